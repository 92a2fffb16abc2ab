"""Cards, leaderboards, and all services about records."""

import time
from collections.abc import Callable

from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.hooks import features
from bot.model.games import Viewer
from bot.model.records import (
    FIRST_FAMILY,
    Card,
    Difference,
    HeadToHead,
    LeaderboardPage,
    LeaderboardQuery,
    Skill,
    Span,
    family_of_all,
)
from bot.records.counter import GameCounter
from bot.records.history import History
from bot.records.privacy import PersonalData
from bot.store import history, leaderboards, rebuild
from bot.store.database import Database
from bot.store.storage import Progress, no_progress
from bot.store.units import Transaction

_MOST_OFFERED = 25


class Records:
    """`clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.counter = GameCounter(database, clock)
        self.history = History(database, self.counter)
        self.privacy = PersonalData(database, self.counter, clock)
        self.database = database
        self.clock = clock

    async def card(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Card:
        """`guild_id` None: all their games, without a rating."""
        return await self.counter.read(_card, user_id, guild_id, family)

    async def card_of_what_they_play(self, user_id: int, guild_id: int | None = None) -> Card:
        """That of the first game that they have played."""
        first = await self.card(user_id, guild_id)
        if first.tally.games or first.alone.games:
            return first
        for kind in ENGINES:
            found = await self.card(user_id, guild_id, family_of_all(kind))
            if found.tally.games or found.alone.games:
                return found
        return first

    async def skill(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Skill:
        """Accuracy and luck. `guild_id` None: in all their games."""
        return await self.counter.read(_skill, user_id, guild_id, family)

    async def head_to_head(
        self,
        first: int,
        second: int,
        guild_id: int | None = None,
        family: str = FIRST_FAMILY,
        *,
        viewer: Viewer | None,
    ) -> HeadToHead:
        """Lists games that the viewer may read. `guild_id` None: of all servers. Raises Refused (`same-person`)."""
        if first == second:
            raise Refused("same-person")
        return await self.counter.read(history.head_to_head, first, second, guild_id, family, viewer)

    async def leaderboard(self, query: LeaderboardQuery, number: int, viewer_id: int) -> LeaderboardPage:
        """A page of it; they count from 1."""
        return await self.counter.read(leaderboards.page, query, number, viewer_id, int(self.clock()))

    async def drop_past_periods(self) -> None:
        """In small units, so that others can write."""
        while await self.database.write(leaderboards.drop_past_periods, now=int(self.clock())):
            pass

    async def rebuild(self, progress: Progress = no_progress) -> list[Difference]:
        """Returns what was different."""
        await self.privacy.finish_deletions()
        return await self.database.write(rebuild.rebuild, now=int(self.clock()), progress=progress)


def _card(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> Card:
    return Card(
        user_id,
        guild_id,
        family,
        tally=leaderboards.tally(transaction, user_id, guild_id, family),
        form=history.form(transaction, user_id, guild_id, family),
        awards=history.awards_of(transaction, user_id),
        alone=leaderboards.tally(transaction, user_id, guild_id, family, alone=True),
        notes=tuple(each for feature in features() for each in feature.notes_on_card(transaction, user_id, guild_id)),
    )


def _skill(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> Skill:
    tally = leaderboards.tally(transaction, user_id, guild_id, family)
    return Skill(user_id, tally, history.reviewed(transaction, user_id, guild_id, family))


def span_named(transaction: Transaction, guild_id: int, text: str) -> Span:
    """As an address or a person names it. Raises Refused (`no-such-span`)."""
    for feature in features():
        if found := feature.find_span(transaction, guild_id, text):
            return found
    raise Refused("no-such-span")


def offered_spans(transaction: Transaction, guild_id: int, typed: str) -> list[Span]:
    return [each for feature in features() for each in feature.offer_spans(transaction, guild_id, typed, _MOST_OFFERED)]
