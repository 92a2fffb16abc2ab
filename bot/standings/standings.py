import time
from collections.abc import Callable
from functools import partial

from bot.model.standings import Difference
from bot.standings.cards import Cards
from bot.standings.counter import Counter
from bot.standings.history import History
from bot.standings.leaderboards import Leaderboards, Seasons
from bot.standings.privacy import PersonalData
from bot.store import rebuild
from bot.store.database import Database


class Standings:
    """Services by kind, such as `standings.cards.of(user_id)`. `clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.counter = Counter(database, clock)
        self.cards = Cards(self.counter)
        self.leaderboards = Leaderboards(database, self.counter, clock)
        self.history = History(database, self.counter)
        self.seasons = Seasons(database, clock)
        self.privacy = PersonalData(database, self.counter, clock)
        self._database = database
        self._clock = clock

    async def rebuild(self) -> list[Difference]:
        """Returns what was different."""
        await self.privacy.finish_deletions()
        return await self._database.write(partial(rebuild.rebuild, now=int(self._clock())))
