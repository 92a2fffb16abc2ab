"""The process is killed during an opponent's turn: the turn is due at once after a restart, and happens once."""

import asyncio
from pathlib import Path

from bot.local.ledger import Ledger
from bot.local.players import is_over, next_press
from tests.support.evening import Evening, evening
from tests.support.steps import custom_id


async def opponents_join(hosted: Evening, number: int) -> None:
    for place in range(number):
        lobby = hosted.bottom()
        await hosted.tavern.people[0].choose(lobby, custom_id(lobby, "opponent-who"), [str(place % 4)])


def is_persons_turn(ledger: Ledger) -> bool:
    """Is nobody waited for but a person?"""
    return ledger.status() != "playing" or ledger.players()[ledger.game().current - 1] != 0


async def test_a_game_outlives_deaths_during_the_turns_of_opponents(tmp_path: Path) -> None:
    async with evening(tmp_path / "farkle.sqlite3") as hosted:
        await hosted.open(rules="kingdom-come", target=600)
        await opponents_join(hosted, 3)
        host, deaths = hosted.tavern.people[0], 0
        pressing = asyncio.create_task(host.click(hosted.bottom(), label="Start"))
        while not is_over(hosted.bottom()):
            before = hosted.ledger.lines()
            # As soon as a fact of an opponent is stored, others are still to come: then it dies.
            while not pressing.done() and hosted.ledger.lines() == before:  # noqa: ASYNC110 - in another process
                await asyncio.sleep(0)
            if not is_persons_turn(hosted.ledger) and deaths < 5:
                deaths += 1
                await hosted.restart()
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            assert hosted.ledger.lines()[: len(before)] == before
            await hosted.tavern.until(lambda: is_persons_turn(hosted.ledger))
            if hosted.ledger.status() != "playing":
                break
            await hosted.tavern.until(lambda: f"➤ {host.mention}" in hosted.bottom().text)
            board = hosted.bottom()
            pressing = asyncio.create_task(host.click(board, label=next_press(board)))
            await asyncio.wait([pressing])
        assert hosted.ledger.status() == "over"
        assert deaths
        assert hosted.eyewitness.untrue == []
