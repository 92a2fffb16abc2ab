"""The process is killed while it acts on a press: at each of its requests."""

import asyncio
from pathlib import Path

import pytest

from bot.local.players import is_over, next_press
from localdiscord import Request
from tests.support.evening import Evening, evening


class Doom:
    """A hook that kills the process at its nth request; that request still arrives, or is lost with the process."""

    def __init__(self, hosted: Evening, nth: int, *, arrives: bool) -> None:
        self.hosted = hosted
        self.left = nth
        self.arrives = arrives
        self.fulfilled = asyncio.Event()

    async def __call__(self, _request: Request) -> None:
        self.left -= 1
        if self.left == 0:
            await self.hosted.kill()
            self.fulfilled.set()
            if not self.arrives:
                raise ConnectionResetError


async def press_to_the_end(hosted: Evening) -> None:
    """Somebody presses, and the bot has deleted the board that it left behind."""
    await hosted.press()
    await hosted.tavern.until(lambda: not hosted.ledger.left())


async def press_under(doom: Doom) -> bool:
    """Somebody presses. Returns whether the process died of it."""
    local = doom.hosted.tavern.local
    local.inject(doom)
    pressing, dying = asyncio.create_task(press_to_the_end(doom.hosted)), asyncio.create_task(doom.fulfilled.wait())
    await asyncio.wait([pressing, dying], return_when=asyncio.FIRST_COMPLETED)
    local.inject(None)
    for task in (pressing, dying):
        task.cancel()
    await asyncio.gather(pressing, dying, return_exceptions=True)
    return doom.fulfilled.is_set()


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrives"])
@pytest.mark.parametrize("nth", [1, 2])
async def test_dying_at_a_request(tmp_path: Path, nth: int, arrives: bool) -> None:
    """At the first press of each kind; the next press, or the question for the board, brings back the truth."""
    async with evening(tmp_path / "farkle.sqlite3") as hosted:
        await hosted.open()
        done: set[str] = set()
        while not is_over(hosted.bottom()):
            kind = next_press(hosted.bottom()).split()[0]
            if kind not in done and await press_under(Doom(hosted, nth, arrives=arrives)):
                await hosted.start()
                await hosted.press_on()
            elif kind in done:
                await hosted.press()
            done.add(kind)
            hosted.check()
