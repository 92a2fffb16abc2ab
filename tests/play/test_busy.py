"""A person presses as fast as a machine: presses over the limit are refused at once, and the others play on."""

import asyncio
from pathlib import Path

from bot.ui.context import MOST_AT_ONCE
from localdiscord import Outcome
from tests.support.ledger import Ledger
from tests.support.sentences import says
from tests.support.steps import begin, open_lobby
from tests.support.tavern import Tavern

PRESSES = 200
BUSY = "still working on your last presses"


def is_busy(outcome: Outcome) -> bool:
    return outcome.ephemeral and BUSY in outcome.text


async def test_one_hammers_and_the_other_is_answered(path: Path, tavern: Tavern) -> None:
    board = await begin(tavern, target=1_000_000)
    hammerer = tavern.on_turn(board)
    other = next(person for person in tavern.people[:2] if person is not hammerer)
    ledger = Ledger(path)
    before = len(ledger.lines())
    hammering = [asyncio.create_task(hammerer.click(board, label="Roll")) for _ in range(PRESSES)]
    await asyncio.sleep(0)
    asked = await other.click(board, label="Leave")
    outcomes = await asyncio.gather(*hammering)
    acted = [outcome for outcome in outcomes if not is_busy(outcome)]
    # The first press counts, once; the admitted ones after it find it done.
    assert [outcome.kind for outcome in acted].count("update") >= 1
    assert len([line for line in ledger.lines()[before:] if " roll " in line]) == 1
    assert all(outcome.error is None for outcome in outcomes)
    assert all(outcome.ephemeral or outcome.kind == "update" for outcome in outcomes)
    assert says(asked, "leave-sure")


async def test_no_more_than_three_wait_for_a_table(tavern: Tavern) -> None:
    """The game is locked: three presses of one person wait meanwhile, and all others are refused."""
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern)
    async with tavern.bot.services.sessions.lock(1):
        waiting = [asyncio.create_task(second.click(lobby, label="Join")) for _ in range(8)]
        await tavern.until(lambda: sum(task.done() for task in waiting) == 8 - MOST_AT_ONCE)
        assert all(is_busy(task.result()) for task in waiting if task.done())
        # Commands count with the presses, and autocompletion offers nothing.
        assert is_busy(await second.slash(tavern.channel, "farkle help"))
        assert await second.autocomplete(tavern.channel, "farkle start", "rules", "") == []
        # Each other person has three of their own.
        assert not is_busy(await host.slash(tavern.channel, "farkle help"))
    outcomes = await asyncio.gather(*waiting)
    assert sum(not is_busy(outcome) for outcome in outcomes) == MOST_AT_ONCE
    assert lobby.text.count(second.mention) == 1
    assert not is_busy(await second.slash(tavern.channel, "farkle help"))
    assert await second.autocomplete(tavern.channel, "farkle start", "rules", "") != []
