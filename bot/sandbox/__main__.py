"""`python -m bot.sandbox my_bot.py [arguments]`: runs a discord.py bot of yours on a local Discord, with the page."""

from __future__ import annotations

import argparse
import asyncio
import os
import runpy
import secrets
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from .local import LocalDiscord
from .page import Page, furnish


class Background:
    """The local Discord in a thread of its own, because the bot's program runs a loop of its own."""

    def __init__(self, port: int, name: str) -> None:
        self.local = LocalDiscord(port, token=f"local.{secrets.token_urlsafe(24)}", bot_name=name)
        self.page = Page(self.local)
        self._failure: OSError | OverflowError | None = None
        self._started = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin; what prevents it is raised here."""
        self._thread.start()
        self._started.wait()
        if self._failure is not None:
            self._thread.join()
            raise self._failure

    def stop(self) -> None:
        """End it, and wait until it has."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        try:
            async with self.local:
                furnish(self.local)
                self._started.set()
                await self._stop.wait()
        except (OSError, OverflowError) as failure:
            self._failure = failure
            self._started.set()


def point_discord_py_at(local: LocalDiscord) -> None:
    """Let every discord.py client of this process talk to a local Discord."""
    # Only this command needs discord.py: the local Discord itself speaks plain HTTP.
    import discord
    import yarl
    from discord.gateway import DiscordWebSocket

    discord.http.Route.BASE = local.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
    discord.Asset.BASE = local.cdn_url


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a bot. Returns the exit status: 2 where it cannot begin."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="where to serve the page (default: any free port)")
    parser.add_argument("--name", default="Bot", help="the bot's name (default: %(default)s)")
    parser.add_argument("--token-variable", default="DISCORD_TOKEN", help="where it reads its token (%(default)s)")
    parser.add_argument("script", help="the bot's program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="what it is given")
    options = parser.parse_args(arguments)
    if not Path(options.script).is_file():
        print(f"{options.script}: there is no such file", file=sys.stderr)
        return 2
    background = Background(options.port, options.name)
    try:
        background.start()
    except (OSError, OverflowError) as failure:
        print(f"port {options.port} cannot be used: {failure}", file=sys.stderr)
        return 2
    try:
        _run_bot(background, options.script, options.arguments, options.token_variable)
    except KeyboardInterrupt:
        return 0
    finally:
        background.stop()
    return 0


def _run_bot(background: Background, script: str, arguments: Sequence[str], token_variable: str) -> None:
    point_discord_py_at(background.local)
    os.environ[token_variable] = background.local.token
    sys.argv = [script, *arguments]
    # As Python does it for a program: what lies beside it can be imported.
    sys.path.insert(0, str(Path(script).resolve().parent))
    print(f"The page is open: {background.page.url}", flush=True)
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    sys.exit(main())
