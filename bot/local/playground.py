"""`python -m bot sandbox`: this bot on a local Discord, with a page to play on in a browser."""

import asyncio
import logging
import os
import secrets
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import discord

from bot.app import run_until_stopped, serve
from bot.config import DATA, Settings
from bot.errors import SetupError
from bot.text import say
from localdiscord import LocalDiscord
from localdiscord.page import Page, add_example_servers

DATABASE = DATA / "sandbox.sqlite3"
_AVATAR = DATA / "emoji" / "die_5.png"


def play(*, port: int = 0, fresh: bool = False, database: Path = DATABASE, browser: bool = True) -> int:
    """Serves the page until Ctrl-C. Returns the exit status. Raises SetupError where it cannot begin.

    `fresh` deletes the games of earlier runs, and `browser` opens the page where there is a desktop.
    """
    discord.utils.setup_logging(level=logging.WARNING)
    # On loopback a heartbeat's answer can come before discord.py notes that it was sent: it then warns of a slow line.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    with _alone_on(database):
        if fresh:
            for suffix in ("", "-wal", "-shm"):
                database.with_name(database.name + suffix).unlink(missing_ok=True)
        run_until_stopped(_serve(port, database, browser))
    print(say("playground-ends"))
    return 0


async def _serve(port: int, database: Path, browser: bool) -> None:
    # Other programs on this machine reach this port, too: as with the real thing, the token cannot be guessed.
    local = LocalDiscord(port, token=f"local.{secrets.token_urlsafe(24)}", bot_name="Farkle")
    page = Page(local, bot_avatar=_AVATAR.read_bytes())
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(local)
        except OSError as error:
            raise SetupError("port-unusable", port=str(port), problem=os.strerror(error.errno or 0)) from None
        add_example_servers(local)
        settings = Settings(
            discord_token=local.token,
            database_url=f"sqlite:///{database}",
            discord_api_url=local.api_url,
            discord_gateway_url=local.gateway_url,
        )
        telling = asyncio.create_task(_tell(local, page, browser))
        try:
            await serve(settings)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)


async def _tell(local: LocalDiscord, page: Page, browser: bool) -> None:
    await local.bot_ready()
    print(say("playground-ready", url=page.url), flush=True)
    if browser and _has_desktop():
        await asyncio.to_thread(webbrowser.open, page.url)


def _has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def _alone_on(database: Path) -> Iterator[None]:
    """Keeps a second playground off the same file. Raises SetupError where there is a first one.

    The lock is SQLite's own on a file beside it: it works everywhere, and goes with its process, however that ends.
    """
    lock = database.with_name(f"{database.name}-lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise SetupError("database-unusable", path=str(database), problem=str(error)) from None
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            code = "playground-twice" if error.sqlite_errorcode == sqlite3.SQLITE_BUSY else "database-unusable"
            raise SetupError(code, path=str(database), problem=str(error)) from None
        yield
