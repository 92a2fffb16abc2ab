"""Seasons: a server starts one, plays, and crowns whoever leads when it ends."""

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Refused
from bot.model.standings import LeaderboardQuery, Order, Season
from bot.store import leaderboards, seasons
from bot.store.database import Database
from bot.store.guilds import ensure_guild
from bot.text import legible
from bot.titles import is_plain, key_of, tidy

LONGEST_NAME = 40
_LONGEST_ID = 9
_MOST_OFFERED = 25


class Seasons:
    """Starts, ends and lists the seasons of servers."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def offered(self, guild_id: int, typed: str) -> tuple[Season, ...]:
        """The seasons of a server whose names contain what was typed, without their winners.

        Those that begin with it come first, and newer ones first, as many as people can choose from.
        """
        async with self._database.reading() as transaction:
            return await seasons.offered(transaction, guild_id, key_of(legible(typed)), _MOST_OFFERED)

    async def find(self, guild_id: int, text: str) -> Season | None:
        """A server's season by its id, or else by its name; None if there is none."""
        async with self._database.reading() as transaction:
            is_id = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID
            by_id = await seasons.one(transaction, guild_id, int(text)) if is_id else None
            return by_id or await seasons.named(transaction, guild_id, key_of(legible(text)))

    async def start(self, guild_id: int, name: str, order: Order = Order.RATING) -> Season:
        """Starts a season. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = tidy(name)
        if not name or not is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=int(self._clock()))
        async with self._database.writing() as transaction:
            await ensure_guild(transaction, guild_id)
            if running := await seasons.running(transaction, guild_id):
                raise Refused("season-runs", name=running.name)
            if await seasons.named(transaction, guild_id, key_of(name)):
                raise Refused("season-name-taken", name=name)
            return replace(season, id=await seasons.start(transaction, season, key_of(name)))

    async def end(self, guild_id: int) -> Season:
        """Ends the running season and crowns whoever leads it. Raises Refused (`no-season-runs`)."""
        now = int(self._clock())
        async with self._database.writing() as transaction:
            running = await seasons.running(transaction, guild_id)
            if running is None:
                raise Refused("no-season-runs")
            query = LeaderboardQuery(running.order, guild_id, season_id=running.id)
            ended = replace(running, ended_at=now, winners=await leaderboards.leaders(transaction, query, now))
            await seasons.end(transaction, ended)
            return ended
