"""Leaderboards and seasons of servers."""

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Refused
from bot.features.seasons import store as seasons
from bot.model.records import LeaderboardPage, LeaderboardQuery, Season
from bot.model.tally import RATING
from bot.records.counter import GameCounter
from bot.store import leaderboards
from bot.store.counting import count_all
from bot.store.database import Database
from bot.store.guilds import ensure_guild
from bot.store.units import Transaction
from bot.text import is_plain, key_of, legible, skeleton, tidy

LONGEST_NAME = 40
_LONGEST_ID = 9
_MOST_OFFERED = 25


class Leaderboards:
    def __init__(self, database: Database, counter: GameCounter, clock: Callable[[], float]) -> None:
        self._database = database
        self._counter = counter
        self._clock = clock

    async def page(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """Pages count from 1. Raises Refused (`no-such-season`)."""
        return await self._counter.read(_page, query, number, viewer_id, int(self._clock()))

    async def drop_past_periods(self) -> None:
        """In small units, so that others can write."""
        more = True
        while more:
            more = await self._database.write(leaderboards.drop_past_periods, now=int(self._clock()))


class Seasons:
    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def offered(self, guild_id: int, typed: str) -> tuple[Season, ...]:
        key = key_of(legible(typed))
        return await self._database.read(seasons.offered, guild_id=guild_id, typed=key, most=_MOST_OFFERED)

    async def find(self, guild_id: int, text: str) -> Season | None:
        """By id or name."""
        return await self._database.read(_find, guild_id, text)

    async def start(self, guild_id: int, name: str, order: str = RATING.name) -> Season:
        """Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = tidy(name)
        if not name or not is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=int(self._clock()))
        return await self._database.write(_start, season)

    async def running(self, guild_id: int) -> Season:
        """Raises Refused (`no-season-runs`)."""
        season = await self._database.read(seasons.running, guild_id=guild_id)
        if season is None:
            raise Refused("no-season-runs")
        return season

    async def end(self, guild_id: int, season_id: int | None = None) -> Season:
        """Raises Refused (`no-season-runs`) if `season_id` isn't running."""
        return await self._database.write(_end, guild_id, season_id, int(self._clock()))


def _page(transaction: Transaction, query: LeaderboardQuery, number: int, viewer_id: int, now: int) -> LeaderboardPage:
    if query.season_id is not None and seasons.one(transaction, query.guild_id, query.season_id) is None:
        raise Refused("no-such-season")
    return leaderboards.page(transaction, query, number, viewer_id, now)


def _find(transaction: Transaction, guild_id: int, text: str) -> Season | None:
    is_id = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID
    by_id = seasons.one(transaction, guild_id, int(text)) if is_id else None
    return by_id or seasons.named(transaction, guild_id, key_of(legible(text)))


def _start(transaction: Transaction, season: Season) -> Season:
    ensure_guild(transaction, season.guild_id)
    if running := seasons.running(transaction, season.guild_id):
        raise Refused("season-runs", name=running.name)
    for name in seasons.names(transaction, season.guild_id):
        if skeleton(name) == skeleton(season.name):
            raise Refused("season-name-taken", name=name)
    return replace(season, id=seasons.start(transaction, season, key_of(season.name)))


def _end(transaction: Transaction, guild_id: int, season_id: int | None, now: int) -> Season:
    running = seasons.running(transaction, guild_id)
    if running is None or season_id not in (None, running.id):
        raise Refused("no-season-runs")
    count_all(transaction, now)
    leaders = {
        kind: leaderboards.leaders(transaction, query, now)
        for kind, query in LeaderboardQuery.of_season(running).items()
    }
    ended = replace(running, ended_at=now, winners={kind: ids for kind, ids in leaders.items() if ids})
    seasons.end(transaction, ended)
    return ended
