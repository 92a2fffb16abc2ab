"""The process dies after each turn of an opponent: the next turn is due at once after a restart, and happens once."""

import asyncio
from pathlib import Path

from bot.local.ledger import Ledger, revision_of
from bot.local.players import next_press
from localdiscord import Outcome
from tests.support.evening import Evening, evening
from tests.support.steps import custom_id


async def opponents_join(hosted: Evening, number: int) -> None:
    for place in range(number):
        lobby = hosted.bottom()
        await hosted.tavern.people[0].choose(lobby, custom_id(lobby, "opponent-who"), [str(place % 4)])


def is_persons_turn(ledger: Ledger) -> bool:
    """Is nobody waited for but a person?"""
    return ledger.players()[ledger.game().current - 1] != 0


async def press_on(hosted: Evening) -> Outcome:
    """The only person presses on what they see. Where nobody lived to show what is stored, that shows it."""
    board, host = hosted.bottom(), hosted.tavern.people[0]
    if not board.buttons:
        return await host.slash(hosted.tavern.channel, "farkle board")
    return await host.click(board, label=next_press(board))


async def lives_on(hosted: Evening, pressing: asyncio.Task[Outcome]) -> bool:
    """Waits until the bot has died, or else until what was pressed is done and it is the person's turn again."""
    await hosted.tavern.until(lambda: hosted.is_dead or (pressing.done() and is_persons_turn(hosted.ledger)))
    return not hosted.is_dead


async def test_a_game_outlives_deaths_after_the_turns_of_opponents(tmp_path: Path) -> None:
    async with evening(tmp_path / "farkle.sqlite3", "tests.support.short_lived") as hosted:
        await hosted.open(target=10_000)
        await opponents_join(hosted, 2)
        ledger, revisions = hosted.ledger, [0]
        # Both have a turn, and then the person again.
        while len(revisions) <= 2 or revision_of(hosted.bottom()) != ledger.revision():
            before = ledger.lines()
            pressing = asyncio.create_task(press_on(hosted))
            while not await lives_on(hosted, pressing):
                pressing.cancel()
                revisions.append(len(ledger.lines()))
                await hosted.restart()
            await asyncio.gather(pressing, return_exceptions=True)
            assert ledger.lines()[: len(before)] == before
        # Each life added one turn to those before.
        assert revisions == sorted(set(revisions))
        assert hosted.eyewitness.untrue == []
