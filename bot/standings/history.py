"""History: the finished games of a server, each as numbers, as a story and as text."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

from bot import rulesets
from bot.errors import Refused
from bot.games.farkle import Fact, Proof, read, write_game
from bot.model.games import EndedGame, Status, StoredGame
from bot.model.standings import HistoryPage
from bot.stats.statistics import SeatStatistics, seat_statistics
from bot.stats.summary import Summary, summarize
from bot.store import games, history
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game and everything there is to say about it. `seats` holds each seat's numbers, seat 1 first."""

    stored: StoredGame
    ended_at: int
    facts: tuple[Fact, ...]
    seats: tuple[SeatStatistics, ...]
    summary: Summary


class History:
    """Reads finished games. A game is shown only on the server where it was played."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild_id: int, user_id: int | None, number: int) -> HistoryPage:
        """A page (from 1) of a server's finished games, newest first: those of one person, or of everybody (None)."""
        async with self._database.reading() as transaction:
            return await history.page(transaction, guild_id, user_id, number)

    async def finished_game(self, game_id: int, guild_id: int) -> FinishedGame:
        """A finished game. Raises Refused (`no-such-finished-game`)."""
        stored, ended = await self._finished(game_id, guild_id)
        rules, seats = ended.rules, len(ended.players)
        # The first time for a rule set, it takes a moment to work out how likely each throw is.
        summary = await asyncio.to_thread(summarize, rules, seats, ended.facts)
        return FinishedGame(stored, ended.ended_at, ended.facts, seat_statistics(rules, seats, ended.facts), summary)

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game as text, with its players called P1, P2, … Raises Refused (`no-such-finished-game`)."""
        stored, ended = await self._finished(game_id, guild_id)
        return _as_text(stored, ended.facts)

    async def text_to_check(self, game_id: int, guild_id: int) -> str:
        """A finished or stopped game as text, with what its dice can be checked by.

        Raises Refused: for a game that has not ended (`secret-yet`) with nothing but its commitment, for one without a
        secret (`no-proof`), and for one that this server does not have (`no-such-finished-game`).
        """
        async with self._database.reading() as transaction:
            stored = await games.load(transaction, game_id)
            if stored is None or stored.guild_id != guild_id or stored.status is Status.CLOSED:
                raise Refused("no-such-finished-game", number=str(game_id))
            if not stored.has_ended:
                raise Refused("secret-yet", commitment=stored.seed.commitment) if stored.seed else Refused("no-proof")
            return _as_text(stored, tuple(map(read, await games.lines(transaction, game_id))))

    async def _finished(self, game_id: int, guild_id: int) -> tuple[StoredGame, EndedGame]:
        async with self._database.reading() as transaction:
            stored = await games.load(transaction, game_id)
            if stored is None or stored.guild_id != guild_id or stored.status is not Status.OVER:
                raise Refused("no-such-finished-game", number=str(game_id))
            return stored, await games.ended_game(transaction, game_id)


def _as_text(stored: StoredGame, facts: Iterable[Fact]) -> str:
    """A game that has ended, as text. Its secret is part of the text only because the game has ended."""
    base = rulesets.find_shipped(stored.base) or rulesets.shipped()[rulesets.DEFAULT]
    names = [f"P{number}" for number in range(1, len(stored.players) + 1)]
    seed = stored.seed if stored.has_ended else None
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex()) if seed else Proof()
    return write_game(base.name, base.rules, stored.rules, names, facts, proof)
