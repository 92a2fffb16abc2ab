"""What people practise: the mistakes of their own games."""

import time
from collections.abc import Callable

from cachetools import LRUCache

from bot.model.practice import Practised, Standing
from bot.store import practice
from bot.store.database import Database

_GAMES_REMEMBERED = 5_000


class Practice:
    """`mistakes` are by game: the number of each decision, its seat, and what it cost."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.mistakes: LRUCache[int, tuple[tuple[int, int, float], ...]] = LRUCache(_GAMES_REMEMBERED)
        self._database = database
        self._clock = clock

    def now(self) -> int:
        return int(self._clock())

    async def of(self, user_id: int) -> Practised:
        return await self._database.read(practice.of_person, user_id)

    async def answer(self, user_id: int, game_id: int, number: int, *, is_right: bool) -> Standing:
        """Raises Refused (`no-such-finished-game`)."""
        given = (user_id, game_id, number)
        return await self._database.write(practice.answer, *given, is_right=is_right, now=self.now())
