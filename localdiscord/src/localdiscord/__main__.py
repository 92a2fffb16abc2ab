"""`localdiscord my_bot.py [arguments]`: runs a discord.py bot on a local Discord, with a page to use it on."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import runpy
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

    def __init__(self, port: int, name: str, *, privileged_intents: bool) -> None:
        self.local = LocalDiscord(port, any_token=True, bot_name=name, privileged_intents=privileged_intents)
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
    parser = argparse.ArgumentParser(prog="localdiscord", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="the port of the page (default: any free port)")
    parser.add_argument("--name", default="Bot", help="the bot's name (default: %(default)s)")
    parser.add_argument("--privileged-intents", action="store_true", help="let it read messages, and know all members")
    parser.add_argument("-m", dest="module", action="store_true", help="the program is a module or package")
    parser.add_argument("program", nargs="?", default=_SAMPLE, help="the bot (default: a sample)")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")
    options = parser.parse_args(arguments)
    # As when Python runs a program: it can import what is beside it.
    sys.path.insert(0, os.getcwd() if options.module else str(Path(options.program).resolve().parent))
    is_there = importlib.util.find_spec if options.module else os.path.isfile
    if not is_there(options.program.partition(".")[0] if options.module else options.program):
        print(f"{options.program}: there is no such {'module' if options.module else 'file'}", file=sys.stderr)
        return 2
    background = Background(options.port, options.name, privileged_intents=options.privileged_intents)
    try:
        background.start()
    except (OSError, OverflowError) as failure:
        print(f"port {options.port} cannot be used: {failure}", file=sys.stderr)
        return 2
    point_at(background.local)
    os.environ.setdefault("DISCORD_TOKEN", background.local.token)
    sys.argv = [options.program, *options.arguments]
    try:
        # Ctrl-C may follow at once.
        print(f"The page is open: {background.page.url}", flush=True)
        if options.module:
            runpy.run_module(options.program, run_name="__main__", alter_sys=True)
        else:
            runpy.run_path(options.program, run_name="__main__")
    except KeyboardInterrupt:
        return 0
    finally:
        background.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
