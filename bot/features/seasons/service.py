"""Begins and ends seasons."""

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Refused
from bot.features.seasons import store
from bot.features.seasons.model import LONGEST_NAME, Season
from bot.model.tally import RATING
from bot.store import leaderboards
from bot.store.counting import count_all
from bot.store.database import Database
from bot.store.guilds import ensure_guild
from bot.store.units import Transaction
from bot.text import is_plain, key_of, skeleton, tidy


class Seasons:
    """`clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def start(self, guild_id: int, name: str, order: str = RATING.name) -> Season:
        """Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = tidy(name)
        if not name or not is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=int(self._clock()))
        return await self._database.write(_start, season)

    async def running(self, guild_id: int) -> Season:
        """Raises Refused (`no-season-runs`)."""
        season = await self._database.read(store.running, guild_id=guild_id)
        if season is None:
            raise Refused("no-season-runs")
        return season

    async def end(self, guild_id: int, season_id: int | None = None) -> Season:
        """Raises Refused (`no-season-runs`) if `season_id` isn't running."""
        return await self._database.write(_end, guild_id, season_id, int(self._clock()))


def _start(transaction: Transaction, season: Season) -> Season:
    ensure_guild(transaction, season.guild_id)
    if running := store.running(transaction, season.guild_id):
        raise Refused("season-runs", name=running.name)
    for name in store.names(transaction, season.guild_id):
        if skeleton(name) == skeleton(season.name):
            raise Refused("season-name-taken", name=name)
    return replace(season, id=store.start(transaction, season, key_of(season.name)))


def _end(transaction: Transaction, guild_id: int, season_id: int | None, now: int) -> Season:
    running = store.running(transaction, guild_id)
    if running is None or season_id not in (None, running.id):
        raise Refused("no-season-runs")
    count_all(transaction, now)
    leaders = {kind: leaderboards.leaders(transaction, query, now) for kind, query in running.queries.items()}
    ended = replace(running, ended_at=now, winners={kind: ids for kind, ids in leaders.items() if ids})
    store.end(transaction, ended)
    return ended
