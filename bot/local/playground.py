"""`python -m bot sandbox`: this bot on a local Discord, with a page for a browser."""

import asyncio
import json
import logging
import os
import secrets
import sys
import webbrowser
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import discord

from bot import disk
from bot.app import run_until_stopped, serve
from bot.config import DATA, Settings
from bot.errors import NotNow, SetupError
from bot.processes.file_locks import FileLocks
from bot.sentences import say
from bot.store.sqlite import SqliteFile
from localdiscord import LocalDiscord
from localdiscord.page import Page, add_example_servers

DATABASE = DATA / "sandbox.sqlite3"
_AVATAR = DATA / "emoji" / "die_5.png"


@dataclass(frozen=True, slots=True)
class Doorway:
    """The port and key of the page, kept beside the database so that open tabs reconnect."""

    port: int
    key: str

    @classmethod
    def last(cls, path: Path) -> "Doorway":
        """The port and the key of the last time; by default any free port and a new key."""
        try:
            stored = json.loads(path.read_text(encoding="utf-8"))
            return cls(int(stored["port"]), str(stored["key"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls(0, secrets.token_urlsafe(24))

    def keep(self, path: Path) -> None:
        """Stores the port and the key for this user only: the key lets its holder play as any person."""
        with disk.draft(path) as draft:
            draft.write_text(json.dumps(asdict(self)), encoding="utf-8")
            disk.put(draft, path)


def play(
    *,
    port: int | None = None,
    fresh: bool = False,
    anyway: bool = False,
    database: Path = DATABASE,
    browser: bool = True,
) -> int:
    """Serves the page until Ctrl-C. Returns the exit status; raises SetupError.

    Without a `port`, uses the last one or any free one. `fresh` deletes old games, `anyway` takes a database that lacks
    its log, `browser` opens the page.
    """
    discord.utils.setup_logging(level=logging.WARNING)
    try:
        if fresh:
            with FileLocks(database).alone():
                for suffix in ("", "-wal", "-shm"):
                    database.with_name(database.name + suffix).unlink(missing_ok=True)
        if anyway:
            with FileLocks(database).alone():
                SqliteFile(database).accept_incomplete()
        with FileLocks(database).serving(None):
            run_until_stopped(_serve(port, database, browser))
    except NotNow:
        raise NotNow("playground-twice", path=str(database)) from None
    print(say("playground-ends"))
    return 0


async def _serve(port: int | None, database: Path, browser: bool) -> None:
    kept = database.with_name(f"{database.name}-page.json")
    last = Doorway.last(kept)
    # Other local programs can reach this port, so the token must be hard to guess.
    token = f"local.{secrets.token_urlsafe(24)}"
    local = LocalDiscord(last.port if port is None else port, token=token, bot_name="Farkle")
    page = Page(local, bot_avatar=_AVATAR.read_bytes(), key=last.key)
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(local)
        except (OSError, OverflowError) as error:
            if port is not None:
                problem = os.strerror(getattr(error, "errno", 0) or 0)
                raise SetupError("port-unusable", port=str(port), problem=problem) from None
            local.port = 0
            await stack.enter_async_context(local)
        Doorway(local.port, last.key).keep(kept)
        add_example_servers(local)
        settings = Settings(
            discord_token=local.token,
            database_url=f"sqlite:///{database}",
            discord_api_url=local.api_url,
            discord_gateway_url=local.gateway_url,
        )
        waiting = asyncio.create_task(_print_addresses(local, page, browser))
        try:
            await serve(settings)
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)


async def _print_addresses(local: LocalDiscord, page: Page, browser: bool) -> None:
    await local.bot_ready()
    print(say("playground-ready", url=page.url), flush=True)
    if browser and _has_desktop():
        await asyncio.to_thread(webbrowser.open, page.url)


def _has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
