"""Endings: what there is to tell of a game once it has ended, and which of that its message does not show yet."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from bot.coach.reviewed import Sums
from bot.errors import Refused, UnreadableGame
from bot.model.standings import Counted
from bot.standings.counter import Counter
from bot.standings.history import FinishedGame, History
from bot.standings.reviews import Reviews
from bot.store import endings
from bot.store.database import Database

REVIEW_SECONDS = 3.0
"""So long an ending waits for the review of its game, to be edited once for everything."""
_SHOWN_WITHIN_SECONDS = 24 * 60 * 60
_MOST_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What there is to tell of a game that has ended: what it changed in its players' records, and what its review adds
    up to. None for what is not known, or not yet."""

    counted: Counted | None
    sums: Sums | None


class Endings:
    """Knows what endings are to show, also after a restart."""

    def __init__(
        self, database: Database, counter: Counter, history: History, reviews: Reviews, clock: Callable[[], float]
    ) -> None:
        self._database = database
        self._counter = counter
        self._history = history
        self._reviews = reviews
        self._clock = clock
        self._reading = asyncio.Semaphore(_MOST_AT_ONCE)
        # Whether an ending may wait for a review that was there before.
        self._may_be_reviewed = False

    async def of(self, game_id: int, review_seconds: float) -> Aftermath:
        """What there is to tell of a game, once it is counted. For its review, this waits no longer than that."""
        await self._counter.catch_up()
        counted, sums = await asyncio.gather(
            self._database.read(partial(endings.find, game_id=game_id)),
            self._reviews.sums_soon(game_id, review_seconds),
        )
        return Aftermath(counted, sums)

    @asynccontextmanager
    async def finished(self, game_id: int, guild_id: int) -> AsyncIterator[FinishedGame | None]:
        """A game as a whole, for as long as the block lasts; None if it can no longer be read.

        Only a few are read at a time, because a long game takes megabytes, and many may end at once.
        """
        async with self._reading:
            finished = None
            with suppress(Refused, UnreadableGame):
                finished = await self._history.finished_game(game_id, guild_id)
            yield finished

    async def note_shown(self, game_id: int, *, with_review: bool) -> None:
        """Notes that an ending shows all there is to tell, with the review of its game or without."""
        await self._database.write(partial(endings.note_shown, game_id=game_id, with_review=with_review))
        # The review may have been kept meanwhile.
        self._may_be_reviewed |= not with_review

    async def left(self) -> list[tuple[int, int]]:
        """The games whose endings do not show what counting changed: the id of each, and that of its guild.

        A process before this one stopped between counting and showing. Endings that are older than a day stay as they
        are.
        """
        # It may also have left endings that wait for a review which is there by now.
        self._may_be_reviewed = True
        since = int(self._clock()) - _SHOWN_WITHIN_SECONDS
        return await self._database.write(partial(endings.left, since=since))

    async def reviewed(self) -> list[tuple[int, int]]:
        """Likewise, the games whose endings waited for a review that is there now.

        This may be asked every few seconds: it looks only where something has changed.
        """
        if self._reviews.take_news() or self._may_be_reviewed:
            self._may_be_reviewed = False
            found = await self._database.read(endings.reviewed)
            self._may_be_reviewed |= bool(found)
            return found
        return []
