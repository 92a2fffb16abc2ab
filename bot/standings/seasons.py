"""Seasons: a server starts one, plays, and crowns whoever leads when it ends."""

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Refused
from bot.model.standings import LeaderboardQuery, Order, Season
from bot.store import leaderboards, seasons
from bot.store.database import Database
from bot.store.guilds import ensure_guild
from bot.titles import is_plain, key_of, tidy

LONGEST_NAME = 40


class Seasons:
    """Starts, ends and lists the seasons of servers."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def of(self, guild_id: int) -> tuple[Season, ...]:
        """A server's seasons, newest first; the one without `ended_at` is running."""
        async with self._database.reading() as transaction:
            return await seasons.of_guild(transaction, guild_id)

    async def start(self, guild_id: int, name: str, order: Order = Order.RATING) -> Season:
        """Starts a season. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = tidy(name)
        if not name or not is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=int(self._clock()))
        async with self._database.writing() as transaction:
            await ensure_guild(transaction, guild_id)
            earlier = await seasons.of_guild(transaction, guild_id)
            if running := next((other for other in earlier if other.ended_at is None), None):
                raise Refused("season-runs", name=running.name)
            if key_of(name) in [key_of(other.name) for other in earlier]:
                raise Refused("season-name-taken", name=name)
            return replace(season, id=await seasons.start(transaction, season, key_of(name)))

    async def end(self, guild_id: int) -> Season:
        """Ends the running season and crowns whoever leads it. Raises Refused (`no-season-runs`)."""
        now = int(self._clock())
        async with self._database.writing() as transaction:
            known = await seasons.of_guild(transaction, guild_id)
            running = next((season for season in known if season.ended_at is None), None)
            if running is None:
                raise Refused("no-season-runs")
            query = LeaderboardQuery(running.order, guild_id, season_id=running.id)
            ended = replace(running, ended_at=now, winners=await leaderboards.leaders(transaction, query, now))
            await seasons.end(transaction, ended)
            return ended
