"""The files and functions of the bot that a press passes, in order: ``python -m tools.press_path``.

Two people play Farkle on a local Discord. Somebody banks, so that the turn passes to the other. That press is traced on
all threads, from its arrival until nothing of it is left to do. With ``--files``, functions are left out.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType

from bot.cli.pipes import run
from bot.games.dice import Dice, Seed
from bot.local.demo import next_press
from bot.ui.presentation import presentations
from localdiscord import Message, Person
from tests.support.steps import begin
from tests.support.tavern import Tavern, playing

_ROOT = f"{Path(__file__).parent.parent}/"
_OF_GAMES = ("bot/games/{}/", "bot/ui/games/{}/", "bot/coach/{}/")


class Tracer:
    """A record of the functions of this repository that are called while it `is_on`, on all threads that begin after
    it.
    """

    def __init__(self) -> None:
        self.passed: dict[tuple[str, str], None] = {}
        self.is_on = False
        threading.setprofile(self._record)
        sys.setprofile(self._record)

    def _record(self, frame: FrameType, event: str, _argument: object) -> None:
        path = frame.f_code.co_filename
        if self.is_on and event == "call" and path.startswith(_ROOT):
            self.passed.setdefault((path.removeprefix(_ROOT), frame.f_code.co_qualname))


def _dice(_seed: Seed | None, throw: int, number: int) -> Dice:
    """Each throw is worth banking, and the first throws for who begins differ."""
    return (1, 1, 1, 2, 3, 4)[:number] if number > 1 else (throw,)


async def _trace(tracer: Tracer) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder) / "farkle.sqlite3", _dice, people=2, first_roll=True) as tavern:
            # What happens only once in a process, such as compiling statements, happens in the first game.
            await begin(tavern)
            await _bank(tavern)
            # Within seconds, Discord takes only a few messages in a channel.
            tavern.channel = tavern.guild.add_channel("more dice")
            await begin(tavern)
            await _bank(tavern, tracer)


async def _bank(tavern: Tavern, tracer: Tracer | None = None) -> None:
    bot = tavern.bot
    player, board, label = await _next(tavern)
    while not label.startswith("Bank"):
        await player.click(board, label=label)
        player, board, label = await _next(tavern)
    await tavern.until(lambda: not bot.in_work)
    if tracer is not None:
        tracer.is_on = True
    await player.click(board, label=label)
    await tavern.until(lambda: not bot.in_work)
    if tracer is not None:
        tracer.is_on = False


async def _next(tavern: Tavern) -> tuple[Person, Message, str]:
    board = await tavern.board()
    return tavern.on_turn(board), board, next_press(board)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.press_path", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--files", action="store_true", help="print only the files")
    options = parser.parse_args()
    tracer = Tracer()
    asyncio.run(_trace(tracer))
    by_file: dict[str, list[str]] = {}
    for path, function in tracer.passed:
        if path.startswith(("bot/", "cogs/")) and not path.startswith(("bot/local/", "bot/testing/")):
            by_file.setdefault(path, []).append(function)
    folders = tuple(folder.format(game) for game in presentations() for folder in _OF_GAMES)
    for title, is_inside in (("outside", False), ("inside", True)):
        paths = [path for path in by_file if path.startswith(folders) is is_inside]
        many = sum(len(by_file[path]) for path in paths)
        print(f"{title} of the game's folders: {len(paths)} files, {many} functions")
        for path in paths:
            print(f"  {path}" + ("" if options.files else ": " + ", ".join(by_file[path])))


if __name__ == "__main__":
    run(main)
