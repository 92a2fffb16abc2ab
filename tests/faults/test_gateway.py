"""The line over which presses come is cut or dead, and presses come twice, late, in another order, or never."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.support.faults.house import Fault, House, check_log, ensure_guild, opened
from tests.support.faults.presses import PRESSES, throw
from tests.support.steps import die

_SETTLED_SECONDS = 0.3


def at_once(trouble: Callable[[House], Awaitable[None]]) -> Fault:
    """Something happens to the line, and people press at once."""

    @asynccontextmanager
    async def during(house: House) -> AsyncIterator[None]:
        await trouble(house)
        yield
        await connected(house)

    return Fault(during, counts=None, spares_others=False)


async def connected(house: House) -> None:
    """The bot is back, and has heard what was kept for it."""
    await house.local.bot_ready()
    await asyncio.sleep(_SETTLED_SECONDS)


async def fall_silent(house: House) -> None:
    """The line stays open, but nothing is heard on it; the bot notices that sooner than in life."""
    in_life, house.bot._connection.heartbeat_timeout = house.bot._connection.heartbeat_timeout, 1.0
    await house.local.ask_reconnect()
    await connected(house)
    house.bot._connection.heartbeat_timeout = in_life
    house.local.silence_gateway()


@asynccontextmanager
async def outage(house: House) -> AsyncIterator[None]:
    """Nobody is heard until all who pressed have read that there is no answer."""
    async with house.local.gateway_outage():
        yield
    await connected(house)


@asynccontextmanager
async def twice(house: House, *, after: float) -> AsyncIterator[None]:
    house.local.duplicate_interactions(1000, after=after)
    yield
    house.local.duplicate_interactions(0)
    await asyncio.sleep(after + _SETTLED_SECONDS)


@asynccontextmanager
async def late(house: House) -> AsyncIterator[None]:
    house.local.delay_interactions(1000, 1.0)
    yield
    house.local.delay_interactions(0, 0)
    await asyncio.sleep(1.0)


# After an outage in which lines are refused, the bot has to identify anew, as after an invalid session.
FAULTS = {
    "dropped": at_once(lambda house: house.local.drop_gateway()),
    "asked to reconnect": at_once(lambda house: house.local.ask_reconnect()),
    "session invalid": at_once(lambda house: house.local.invalidate_session()),
    "session invalid, resumable": at_once(lambda house: house.local.invalidate_session(resumable=True)),
    "silent": at_once(fall_silent),
    "outage": Fault(outage, counts=None, spares_others=False),
    "twice at once": Fault(partial(twice, after=0.0)),
    "twice, later": Fault(partial(twice, after=0.5)),
    "too late": Fault(late, spares_others=False),
}
HEARD = ("open", "throw", "mark a die", "bank", "win", "leave", "rematch")
"""Other presses come over the line as these do."""


@pytest.mark.parametrize("fault", FAULTS)
async def test_presses_are_not_heard_as_they_were_meant(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    async with opened(tmp_path / "farkle.sqlite3") as house:
        await ensure_guild(house, FAULTS[fault], {name: PRESSES[name] for name in HEARD})
    check_log(caplog, "Attempting a reconnect")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_presses_in_another_order(tmp_path: Path, order: tuple[int, int]) -> None:
    """Of two that exclude each other, the one counts that comes first; of two that do not, both."""
    async with opened(tmp_path / "farkle.sqlite3") as house:
        one, two, marks = house.scene("1 player"), house.scene("two people"), house.scene("two dice")
        for scene in (one, two, marks):
            await throw(scene)
            scene.before = scene.ledger.lines()
        house.local.reorder_interactions(*order)
        await asyncio.gather(one.click("Roll 3"), one.click("Bank"))
        assert one.facts() == [["keep", "roll"], ["keep", "bank"]][order[0]]
        house.local.reorder_interactions(*order)
        outcomes = await asyncio.gather(two.click("Bank"), two.click("Leave", two.people[1]))
        assert two.facts() == ["keep", "bank"]
        assert [outcome.ephemeral for outcome in outcomes] == [False, True]
        house.local.reorder_interactions(*order)
        assert marks.board is not None
        host, board = marks.people[0], marks.board
        await asyncio.gather(host.click(board, die(board, 0)), host.click(board, die(board, 1)))
        assert marks.facts() == []
        for scene in (one, two, marks):
            await scene.free(5)
            await scene.go_on()
            await scene.play_to_the_end()
