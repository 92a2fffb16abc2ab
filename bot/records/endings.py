"""The endings of games that wait for their review, or for what counting changed."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from bot.coach.reviewed import Sums
from bot.errors import Refused, UnreadableGame
from bot.model.games import StoredGame
from bot.model.records import Counted
from bot.records.counter import GameCounter
from bot.records.records import FinishedGame, History
from bot.records.reviews import Reviews
from bot.store import endings, history
from bot.store.database import Database

REVIEW_SECONDS = 3.0
"""How long the ending of a game waits for its review: ratings and review then take one edit."""
_SHOWN_WITHIN_SECONDS = 24 * 60 * 60
_MOST_AT_ONCE = 4


class CountedEnding(NamedTuple):
    """What an ending changed in records, and the sums of its review; None if they are unknown, or not there yet."""

    counted: Counted | None
    sums: Sums | None


class Endings:
    def __init__(
        self, database: Database, counter: GameCounter, history: History, reviews: Reviews, clock: Callable[[], float]
    ) -> None:
        self._database = database
        self._counter = counter
        self._history = history
        self._reviews = reviews
        self._clock = clock
        self._reading = asyncio.Semaphore(_MOST_AT_ONCE)

    async def of(self, game_id: int, review_seconds: float) -> CountedEnding:
        """The ending of a game, for whose review it waits up to `review_seconds`."""
        await self._counter.catch_up()
        counted, sums = await asyncio.gather(
            self._database.read(endings.find, game_id=game_id),
            self._reviews.sums_soon(game_id, review_seconds),
        )
        return CountedEnding(counted, sums)

    async def earlier(self, stored: StoredGame) -> Mapping[int, int]:
        """How many games the person finished alone before a solo game, by points."""
        return await self._database.read(history.earlier_solo, stored=stored)

    @asynccontextmanager
    async def finished(self, game_id: int, guild_id: int) -> AsyncIterator[FinishedGame | None]:
        """A finished game; None if it is unreadable. A long game takes megabytes, so few are read at a time."""
        async with self._reading:
            finished = None
            with suppress(Refused, UnreadableGame):
                finished = await self._history.finished_game(game_id, guild_id, viewer=None)
            yield finished

    async def record_shown(self, game_id: int, *, with_review: bool) -> None:
        await self._database.write(endings.record_shown, game_id=game_id, with_review=with_review)

    async def incomplete(self) -> list[tuple[int, int]]:
        """The ids and servers of games of the last day whose endings an earlier process did not complete."""
        since = int(self._clock()) - _SHOWN_WITHIN_SECONDS
        return await self._database.write(endings.incomplete, since=since)
