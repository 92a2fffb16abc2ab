"""Leaderboards of servers."""

from collections.abc import Callable

from bot.errors import Refused
from bot.hooks import features
from bot.model.records import LeaderboardPage, LeaderboardQuery, Span
from bot.records.counter import GameCounter
from bot.store import leaderboards
from bot.store.database import Database
from bot.store.units import Transaction

_MOST_OFFERED = 25


class Leaderboards:
    def __init__(self, database: Database, counter: GameCounter, clock: Callable[[], float]) -> None:
        self._database = database
        self._counter = counter
        self._clock = clock

    async def page(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """Pages count from 1."""
        return await self._counter.read(leaderboards.page, query, number, viewer_id, int(self._clock()))

    async def drop_past_periods(self) -> None:
        """In small units, so that others can write."""
        more = True
        while more:
            more = await self._database.write(leaderboards.drop_past_periods, now=int(self._clock()))


def span_named(transaction: Transaction, guild_id: int, text: str) -> Span:
    """As an address or a person names it. Raises Refused (`no-such-span`)."""
    for feature in features():
        if found := feature.find_span(transaction, guild_id, text):
            return found
    raise Refused("no-such-span")


def offered_spans(transaction: Transaction, guild_id: int, typed: str) -> list[Span]:
    return [each for feature in features() for each in feature.offer_spans(transaction, guild_id, typed, _MOST_OFFERED)]
