"""`localdiscord my_bot.py [arguments]`: runs a discord.py bot on a local Discord, with the page."""

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

from .discord_py import point_at
from .page import Page, add_example_servers
from .server import LocalDiscord

_SAMPLE = str(Path(__file__).with_name("sample_bot.py"))


class Background:
    """The local Discord in a thread of its own, because the bot's program runs its own event loop."""

    def __init__(self, port: int, name: str) -> None:
        self.local = LocalDiscord(port, token=f"local.{secrets.token_urlsafe(24)}", bot_name=name)
        self.page = Page(self.local)
        self._failure: OSError | OverflowError | None = None
        self._started = threading.Event()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def start(self) -> None:
        """Start it. OSError or OverflowError if the port cannot be used."""
        self._thread.start()
        self._started.wait()
        if self._failure is not None:
            self._thread.join()
            raise self._failure

    def stop(self) -> None:
        """Stop it, and wait until it has stopped."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            async with self.local:
                add_example_servers(self.local)
                self._started.set()
                await self._stop.wait()
        except (OSError, OverflowError) as failure:
            self._failure = failure
            self._started.set()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a bot. Returns the exit status, which is 2 if it cannot start."""
    description = "Runs a discord.py bot on a local Discord, with a page to use it on."
    parser = argparse.ArgumentParser(prog="localdiscord", description=description)
    parser.add_argument("--port", type=int, default=0, help="the port of the page (default: any free port)")
    parser.add_argument("--name", default="Bot", help="the bot's name (default: %(default)s)")
    parser.add_argument(
        "--token-variable",
        default="DISCORD_TOKEN",
        help="the environment variable with its token (%(default)s)",
    )
    parser.add_argument("script", nargs="?", default=_SAMPLE, help="the bot's program (default: a sample)")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")
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
    point_at(background.local)
    os.environ[token_variable] = background.local.token
    sys.argv = [script, *arguments]
    # As when Python runs a program: it can import what is beside it.
    sys.path.insert(0, str(Path(script).resolve().parent))
    print(f"The page is open: {background.page.url}", flush=True)
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    sys.exit(main())
