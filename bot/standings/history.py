"""History: the finished games of a server, each as numbers, as a story and as text."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from cachetools import LRUCache

from bot import rulesets
from bot.errors import Refused
from bot.games.farkle import Fact, Proof, RuleSet, Verdict, verify, write_game
from bot.model.games import Status, StoredGame
from bot.model.standings import HistoryPage
from bot.standings.counter import Counter
from bot.stats.statistics import SeatStatistics
from bot.stats.summary import Summary, summarize
from bot.stats.turns import TurnTaken, replayed, turns_of
from bot.store import games, history
from bot.store.database import Database
from bot.store.units import Transaction

_REMEMBERED = 20


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game and everything there is to say about it.

    `stored` is what was agreed; its `game` is None. `seats` holds each seat's numbers, seat 1 first.
    """

    stored: StoredGame
    ended_at: int
    seats: tuple[SeatStatistics, ...]
    summary: Summary
    turns: tuple[TurnTaken, ...]


class History:
    """Reads finished games. A game is shown only on the server where it was played.

    Whatever takes long holds `slow`.
    """

    def __init__(self, database: Database, counter: Counter, slow: asyncio.Semaphore) -> None:
        self._database = database
        self._counter = counter
        self._slow = slow
        # Whoever browses through a game asks for it again and again.
        self._remembered: LRUCache[int, FinishedGame] = LRUCache(_REMEMBERED)

    async def page(self, guild_id: int, user_id: int | None, number: int) -> HistoryPage:
        """A page (from 1) of a server's finished games, newest first: those of one person, or of everybody (None)."""
        return await self._counter.read(partial(history.page, guild_id=guild_id, user_id=user_id, number=number))

    async def finished_game(self, game_id: int, guild_id: int) -> FinishedGame:
        """A finished game. Raises Refused (`no-such-finished-game`) and UnreadableGame."""
        async with self._slow:
            known = self._remembered.get(game_id)
            found = await self._database.read(partial(_finished_game, game_id, guild_id, known))
            self._remembered[game_id] = found
            return found

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game as text, with its players called P1, P2, …

        Raises Refused (`no-such-finished-game`) and UnreadableGame.
        """
        async with self._slow:
            return await self._database.read(partial(_export, game_id, guild_id))

    async def text_to_check(self, game_id: int, guild_id: int) -> str:
        """A finished or stopped game as text, with what its dice can be checked by.

        Raises Refused: for a game that has not ended (`secret-yet`) with nothing but its commitment, for one without a
        secret (`no-proof`), and for one that this server does not have (`no-such-finished-game`). Also raises
        UnreadableGame.
        """
        async with self._slow:
            return await self._database.read(partial(_text_to_check, game_id, guild_id))

    async def check(self, game_id: int, guild_id: int) -> tuple[Verdict, str]:
        """Whether the dice of a game are those that follow from its seed, and the text that was checked.

        Raises what `text_to_check` raises, and NothingToCheck.
        """
        text = await self.text_to_check(game_id, guild_id)
        async with self._slow:
            return await asyncio.to_thread(verify, text, rulesets.shipped_rules), text


def _finished_game(game_id: int, guild_id: int, known: FinishedGame | None, transaction: Transaction) -> FinishedGame:
    stored = _finished(transaction, game_id, guild_id)
    if known is not None:
        # Somebody who played may have been deleted since it was remembered.
        return replace(known, stored=stored)
    ended = games.ended_game(transaction, game_id)
    return FinishedGame(stored, ended.ended_at, ended.seats, *_tell(stored.rules, len(stored.players), ended.facts))


def _export(game_id: int, guild_id: int, transaction: Transaction) -> str:
    return _as_text(transaction, _finished(transaction, game_id, guild_id))


def _text_to_check(game_id: int, guild_id: int, transaction: Transaction) -> str:
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.guild_id != guild_id or stored.status is Status.CLOSED:
        raise Refused("no-such-finished-game", number=str(game_id))
    if not stored.has_ended:
        raise Refused("secret-yet", commitment=stored.seed.commitment) if stored.seed else Refused("no-proof")
    return _as_text(transaction, stored)


def _finished(transaction: Transaction, game_id: int, guild_id: int) -> StoredGame:
    stored = games.load_agreed(transaction, game_id)
    if stored is None or stored.guild_id != guild_id or stored.status is not Status.OVER:
        raise Refused("no-such-finished-game", number=str(game_id))
    return stored


def _tell(rules: RuleSet, seats: int, facts: Sequence[Fact]) -> tuple[Summary, tuple[TurnTaken, ...]]:
    return summarize(rules, seats, facts), turns_of(replayed(rules, seats, facts), facts)


def _as_text(transaction: Transaction, stored: StoredGame) -> str:
    """A game that has ended, as text. Its secret is part of the text only because the game has ended."""
    base = rulesets.find_shipped(stored.base) or rulesets.shipped()[rulesets.DEFAULT]
    names = [f"P{number}" for number in range(1, len(stored.players) + 1)]
    seed = stored.seed if stored.has_ended else None
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex()) if seed else Proof()
    return write_game(base.name, base.rules, stored.rules, names, games.facts_of(transaction, stored.id), proof)
