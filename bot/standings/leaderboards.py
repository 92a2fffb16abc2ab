"""Leaderboards: who leads, page by page."""

from collections.abc import Callable

from bot.errors import Refused
from bot.model.standings import LeaderboardPage, LeaderboardQuery
from bot.store import leaderboards, seasons
from bot.store.database import Database


class Leaderboards:
    """Reads leaderboards, and clears away those of the past."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def page(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """A page (from 1) of a leaderboard, with the viewer's own line. Raises Refused (`no-such-season`)."""
        async with self._database.reading() as transaction:
            if query.season_id is not None:
                known = await seasons.of_guild(transaction, query.guild_id or 0)
                if query.season_id not in [season.id for season in known]:
                    raise Refused("no-such-season")
            return await leaderboards.page(transaction, query, number, viewer_id, int(self._clock()))

    async def drop_past_periods(self) -> None:
        """Deletes the leaderboards of past months, weeks and days, a few rows at a time so that nobody has to wait."""
        more = True
        while more:
            async with self._database.writing() as transaction:
                more = await leaderboards.drop_past_periods(transaction, int(self._clock()))
