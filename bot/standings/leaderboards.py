from collections.abc import Callable
from functools import partial

from bot.errors import Refused
from bot.model.standings import LeaderboardPage, LeaderboardQuery
from bot.standings.counter import Counter
from bot.store import leaderboards, seasons
from bot.store.database import Database
from bot.store.units import Transaction


class Leaderboards:
    def __init__(self, database: Database, counter: Counter, clock: Callable[[], float]) -> None:
        self._database = database
        self._counter = counter
        self._clock = clock

    async def page(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """Pages count from 1. Raises Refused (`no-such-season`)."""
        return await self._counter.read(partial(_page, query, number, viewer_id, int(self._clock())))

    async def drop_past_periods(self) -> None:
        """In small units, so that others can write."""
        more = True
        while more:
            more = await self._database.write(partial(leaderboards.drop_past_periods, now=int(self._clock())))


def _page(query: LeaderboardQuery, number: int, viewer_id: int, now: int, transaction: Transaction) -> LeaderboardPage:
    if query.season_id is not None and seasons.one(transaction, query.guild_id or 0, query.season_id) is None:
        raise Refused("no-such-season")
    return leaderboards.page(transaction, query, number, viewer_id, now)
