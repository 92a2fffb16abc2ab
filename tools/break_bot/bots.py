"""The bot in a process of its own that dies or is late on demand: `python -m tools.break_bot.bots`.

It dies in the next press, which takes the file `ARMED`: before or after an `await` of that press or of its tasks, first
at those where no process has died.
"""

import asyncio
import json
import mmap
import os
import random
import re
import signal
import struct
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

import bot.app
import bot.client
from bot.processes import sharded_bot
from tests.support.tavern import GivenTime
from tools.break_bot import late
from tools.break_bot.forked import Birth, serve

ARMED, TRIED = "armed", "tried.json"
"""Files beside the database. `TRIED`: by kind of press, its most suspensions and the deaths at them."""

SIDES = ("suspended", "resumed")
"""Suspended: a thread's work has not begun. Resumed: it is done, and nothing after it."""

_doom: ContextVar["Doom | None"] = ContextVar("doom", default=None)


class Doom:
    """The process dies at one side of an interaction's nth suspension."""

    def __init__(self, nth: int, side: str) -> None:
        self.end: tuple[int, str] | None = (nth, side)
        self.count = 0

    def suspend(self) -> int:
        self.count += 1
        self.pass_by(self.count, "suspended")
        return self.count

    def pass_by(self, number: int, side: str) -> None:
        if (number, side) == self.end:
            os.kill(os.getpid(), signal.SIGKILL)


class _Watched:
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
            number = self.doom.suspend()
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


def _doomed(handle: Callable[..., Awaitable[None]], folder: Path, handled: str) -> Callable[..., Awaitable[None]]:
    """Of interactions whose data have the key `handled`."""

    async def handling(client: object, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        if handled not in data or not _take(folder / ARMED):
            await handle(client, interaction)
            return
        tried = json.loads((folder / TRIED).read_bytes())
        most, deaths = tried.get(_kind(data), (0, []))
        ends = [(nth, side) for nth in range(1, most + 2) for side in SIDES]
        nth, side = random.choice([end for end in ends if [*end] not in deaths] or ends)
        doom = Doom(nth, side)
        _write(folder, tried | {_kind(data): (max(most, nth), [*deaths, (nth, side)])})
        asyncio.get_running_loop().set_task_factory(_begin_task)
        _doom.set(doom)
        try:
            await asyncio.create_task(handle(client, interaction))  # type: ignore[arg-type]  # a coroutine, as everywhere
        finally:
            # Its tasks, such as counting a game, may continue: they belong to no interaction now.
            doom.end = None
            _write(folder, tried | {_kind(data): (max(most, doom.count), [*deaths, (nth, side)])})
            (folder / ARMED).touch()

    return handling


def _take(path: Path) -> bool:
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    return True


def _write(folder: Path, tried: dict[str, tuple[int, list[tuple[int, str]]]]) -> None:
    (folder / TRIED).write_text(json.dumps(tried))


def _kind(data: Any) -> str:
    if address := data.get("custom_id"):
        return " ".join(re.findall("[a-z-]+", address)[:3])
    return " ".join((data["name"], *(each["name"] for each in data.get("options", ()) if each["type"] == 1)))


def prepare(birth: Birth) -> None:
    # Any process may identify at once: the local Discord doesn't mind.
    sharded_bot._IDENTIFY_SECONDS = 0.0
    # On a busy machine too, a thread must not begin before the event loop waits for it.
    bot.app._SWITCH_SECONDS = 60.0
    folder = Path(birth["folder"])
    with (folder / "clock").open("rb") as file:
        shown = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    bot.app.serve = partial(bot.app.serve, clock=GivenTime(lambda: struct.unpack("d", shown[:])[0]))
    # People had all the time that passes while a process runs.
    vars(bot.app)["FarkleBot"] = partial(bot.client.FarkleBot, has_missed_time=lambda: False)
    for owner, name, handled in (
        (bot.client.FarkleBot, "on_interaction", "custom_id"),
        (app_commands.CommandTree, "_call", "name"),
    ):
        setattr(owner, name, _doomed(getattr(owner, name), folder, handled))
    if "late" in birth:
        late.begin(birth["late"])


if __name__ == "__main__":
    serve(prepare)
