"""Ten people press the same button at the same moment, again and again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.local.ledger import Ledger, deeds, deeds_of, revision_of, totals_on
from bot.local.players import next_press
from bot.local.tavern import Tavern, playing, seeded
from localdiscord import Message, Outcome, Person

CROWD = 10
SEATED = 8


class Crowd:
    """Everybody in the channel, around one of the games there."""

    def __init__(self, tavern: Tavern, ledger: Ledger, players: Sequence[Person]) -> None:
        self.tavern = tavern
        self.ledger = ledger
        self.players = players

    async def begin(self) -> None:
        """A game that nobody wins soon."""
        host, *others = self.players
        lobby = (await host.slash(self.tavern.channel, "farkle start", target=100_000)).shown
        for person in others:
            await person.click(lobby, label="Join")
        await host.click(lobby, label="Start")

    async def board(self) -> Message:
        """The board, once it shows all that is stored."""

        def is_shown() -> bool:
            board = self._board()
            return board is not None and revision_of(board) == len(self.ledger.lines())

        await self.tavern.until(is_shown)
        board = self._board()
        assert board is not None
        return board

    def _board(self) -> Message | None:
        return self.tavern.channel.history.get(self.ledger.shown_in() or 0)

    async def press_at_once(self, times: int) -> None:
        """Everybody presses what the one whose turn it is wants to press, and only that one's press counts, once."""
        board = await self.board()
        before, label, on_turn = len(self.ledger.lines()), next_press(board), self.tavern.on_turn(board)
        crowd = self.tavern.people * times
        outcomes = await asyncio.gather(*(person.click(board, label=label) for person in crowd))
        await self.board()
        assert deeds(self.ledger.lines()[before:]) == deeds_of(label)
        for person, outcome in zip(crowd, outcomes, strict=True):
            self.check_answer(person, outcome)
        # Where the turn passes, the press that counts is answered with a new board.
        assert outcomes[crowd.index(on_turn)].kind in ("update", "deferred_update", "message")

    def check_answer(self, person: Person, outcome: Outcome) -> None:
        """Everybody is answered; who does not play only privately."""
        assert outcome.error is None
        if person in self.players:
            assert outcome.ephemeral or outcome.kind in ("update", "deferred_update", "message")
        else:
            assert outcome.ephemeral
            assert "aren't in this game" in outcome.text or "This board is old" in outcome.text


@pytest.mark.parametrize("times", [1, 2], ids=["once", "twice"])
async def test_one_board(tmp_path: Path, times: int) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing(database, seeded(2), people=CROWD) as tavern:
        crowd = Crowd(tavern, Ledger(database), tavern.people[:SEATED])
        await crowd.begin()
        for _ in range(40 // times):
            await crowd.press_at_once(times)
        assert totals_on(await crowd.board()) == crowd.ledger.totals()
        assert tavern.faults() == []


async def test_two_boards_in_one_channel(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing(database, seeded(3), people=CROWD) as tavern:
        half = CROWD // 2
        crowds = [
            Crowd(tavern, Ledger(database, 1), tavern.people[:half]),
            Crowd(tavern, Ledger(database, 2), tavern.people[half:]),
        ]
        for crowd in crowds:
            await crowd.begin()
        for _ in range(15):
            await asyncio.gather(*(crowd.press_at_once(times=1) for crowd in crowds))
        for crowd in crowds:
            assert totals_on(await crowd.board()) == crowd.ledger.totals()
        assert tavern.faults() == []
