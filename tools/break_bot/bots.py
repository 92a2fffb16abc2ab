"""Bots in processes that die or are late on demand: `python -m tools.break_bot.bots`.

The next interaction takes the order in a file. Its suspensions are counted, also those of tasks that it begins, and at
the ordered one the process kills itself.
"""

import asyncio
import gc
import inspect
import itertools
import json
import mmap
import os
import signal
import struct
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import nullcontext
from contextvars import ContextVar
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from discord import app_commands

import bot.app
import bot.client
import bot.games.dice
from bot.servers import logins
from bot.store.postgresql import PostgresqlServer
from bot.store.sqlite import SqliteFile
from tests.support.forked import Birth, serve
from tools.break_bot import late

ORDER, REPORT = "order", "report"
"""Files of a directory."""

REPORT_BYTES = 1 << 12
LIVED, DIED = 1, 2
"""First byte of a report; the place of the suspension follows."""

SIDES = ("suspended", "resumed")
"""Suspended: a thread's work has not begun. Resumed: it is done, and nothing after it."""

_HERE = Path(__file__).parents[2]
_doom: ContextVar["Doom | None"] = ContextVar("doom", default=None)


class Doom:
    """The process dies at an interaction's nth suspension (0: never), on one side of it."""

    def __init__(self, report: mmap.mmap, nth: int, side: str) -> None:
        self.report = report
        self.nth = nth
        self.side = side
        self.count = 0
        self.place = ""

    def suspend(self, coroutine: Coroutine[Any, Any, Any]) -> int:
        """Returns the number of this suspension."""
        self.count += 1
        number = self.count
        if number == self.nth:
            self.place = place(coroutine)
        self.pass_by(number, "suspended")
        return number

    def spare(self) -> None:
        self.nth = 0

    def pass_by(self, number: int, side: str) -> None:
        if (number, side) == (self.nth, self.side):
            self.tell(DIED)
            os.kill(os.getpid(), signal.SIGKILL)

    def tell(self, end: int) -> None:
        """Reports into shared memory, because writing to a file would let other threads run."""
        found = self.place.encode()
        self.report[1 : len(found) + 1] = found
        self.report[0] = end


class _Watched:
    """Awaits a coroutine transparently."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], doom: Doom) -> None:
        self.coroutine = coroutine
        self.doom = doom

    def __await__(self) -> Generator[Any, Any, Any]:
        go_on: Callable[[Any], Any] = self.coroutine.send
        given: Any = None
        while True:
            try:
                waited_for = go_on(given)
            except StopIteration as ended:
                return ended.value
            number = self.doom.suspend(self.coroutine)
            try:
                given, go_on = (yield waited_for), self.coroutine.send
            except BaseException as error:
                given, go_on = error, self.coroutine.throw
            self.doom.pass_by(number, "resumed")


async def _watched(coroutine: Coroutine[Any, Any, Any], doom: Doom) -> Any:
    return await _Watched(coroutine, doom)


def _begin_task(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
    doom = _doom.get()
    return asyncio.Task(_watched(coroutine, doom) if doom else coroutine, loop=loop, **options)


def doomed(handle: Callable[..., Awaitable[None]], orders: Path) -> Callable[..., Awaitable[None]]:
    """Wraps a handler of interactions; each takes the current order."""

    async def handling(*arguments: Any) -> None:
        try:
            order = json.loads((orders / ORDER).read_bytes())
            (orders / ORDER).unlink()
        except FileNotFoundError:
            await handle(*arguments)
            return
        script_dice(order["dice"])
        with (orders / REPORT).open("r+b") as file:
            doom = Doom(mmap.mmap(file.fileno(), REPORT_BYTES), order["nth"], order["side"])
        asyncio.get_running_loop().set_task_factory(_begin_task)
        _doom.set(doom)
        await asyncio.create_task(handle(*arguments))  # type: ignore[arg-type]  # a coroutine, as everywhere
        # Its tasks, such as counting a game, may continue: they belong to no interaction now.
        doom.spare()
        doom.tell(LIVED)

    return handling


def place(coroutine: Coroutine[Any, Any, Any]) -> str:
    """The innermost line of the project, and what it asked of a library."""
    ours, innermost, inner = "", "", coroutine
    while inner is not None:
        frame = getattr(inner, "cr_frame", None) or getattr(inner, "ag_frame", None) or getattr(inner, "gi_frame", None)
        if frame is not None:
            path = Path(frame.f_code.co_filename)
            is_ours = path.is_relative_to(_HERE) and ".venv" not in path.parts
            name = frame.f_code.co_name
            if is_ours:
                ours, innermost = f"{path.relative_to(_HERE)}:{frame.f_lineno} {name}", ""
            elif not name.startswith("_"):
                innermost = f"{path.parts[-2]}/{path.name} {name}"
        inner = _awaited_by(inner)
    return " > ".join(filter(None, (ours, innermost)))


def _awaited_by(waiting: Any) -> Any:
    for name in ("cr_await", "ag_await", "gi_yieldfrom"):
        if hasattr(waiting, name):
            return getattr(waiting, name)
    # An asynchronous generator's awaitable only refers to it.
    inner = (each for each in gc.get_referents(waiting) if inspect.isasyncgen(each) or inspect.iscoroutine(each))
    return next(inner, None)


def script_dice(faces: str) -> None:
    """Dice fall as given, repeatedly."""
    falling = itertools.cycle(map(int, faces))
    bot.games.dice.Seed.dice = lambda _seed, _throw, number: tuple(islice(falling, number))  # type: ignore[method-assign, assignment]


def doom(orders: Path) -> None:
    """Follows orders for interactions from now on."""
    # On a busy machine too, a thread must not begin before the event loop waits for it.
    bot.app._SWITCH_SECONDS = 60.0
    # The default is bound when `serve` is defined, before dice are scripted.
    bot.app.serve.__defaults__ = (lambda seed, *throw: seed.dice(*throw), *(bot.app.serve.__defaults__ or ())[1:])
    for owner, name in ((bot.client.FarkleBot, "on_interaction"), (app_commands.CommandTree, "_call")):
        setattr(owner, name, doomed(getattr(owner, name), orders))


def prepare(birth: Birth) -> None:
    """What a birth adds to the environment: orders, time and lateness.

    Any process may identify at once: the local Discord doesn't mind.
    """
    logins._IDENTIFY_SECONDS = 0.0
    if "orders" in birth:
        doom(Path(birth["orders"]))
    if "clock" in birth:
        with Path(birth["clock"]).open("rb") as file:
            shown = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
        bot.app.serve = partial(bot.app.serve, clock=lambda: struct.unpack("d", shown[:])[0])
    if birth.get("unlocked"):
        # Without locks of the database.
        for kind in (SqliteFile, PostgresqlServer):
            setattr(kind, "serving", lambda *_: nullcontext())  # noqa: B010 - mypy lets no method be replaced
    if "late" in birth:
        late.begin(birth["late"])


if __name__ == "__main__":
    serve(prepare)
