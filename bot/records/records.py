"""People's cards, and all services about records."""

import time
from collections.abc import Callable

from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.hooks import features
from bot.model.games import Viewer
from bot.model.records import FIRST_FAMILY, Card, Difference, HeadToHead, Skill, family_of_all
from bot.records.counter import GameCounter
from bot.records.history import History
from bot.records.leaderboards import Leaderboards
from bot.records.privacy import PersonalData
from bot.store import history, leaderboards, rebuild
from bot.store.database import Database
from bot.store.storage import Progress, no_progress
from bot.store.units import Transaction


class Cards:
    def __init__(self, counter: GameCounter) -> None:
        self._counter = counter

    async def of(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Card:
        """`guild_id` None: all their games, without a rating."""
        return await self._counter.read(_card, user_id, guild_id, family)

    async def of_what_they_play(self, user_id: int, guild_id: int | None = None) -> Card:
        """Of the first game that they have played."""
        first = await self.of(user_id, guild_id)
        if first.tally.games or first.alone.games:
            return first
        for kind in ENGINES:
            found = await self.of(user_id, guild_id, family_of_all(kind))
            if found.tally.games or found.alone.games:
                return found
        return first

    async def skill(self, user_id: int, guild_id: int | None = None, family: str = FIRST_FAMILY) -> Skill:
        """Accuracy and luck. `guild_id` None: in all their games."""
        return await self._counter.read(_skill, user_id, guild_id, family)

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
        return await self._counter.read(history.head_to_head, first, second, guild_id, family, viewer)


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


class Records:
    """`clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.counter = GameCounter(database, clock)
        self.cards = Cards(self.counter)
        self.leaderboards = Leaderboards(database, self.counter, clock)
        self.history = History(database, self.counter)
        self.privacy = PersonalData(database, self.counter, clock)
        self.database = database
        self.clock = clock

    async def rebuild(self, progress: Progress = no_progress) -> list[Difference]:
        """Returns what was different."""
        await self.privacy.finish_deletions()
        return await self.database.write(rebuild.rebuild, now=int(self.clock()), progress=progress)
