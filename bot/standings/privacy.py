"""Privacy: what is kept about a person, hiding it from leaderboards, and deleting it."""

from asyncio import Semaphore
from functools import partial
from typing import Any

from bot.model.standings import Privacy
from bot.standings.counter import Counter
from bot.store import people
from bot.store.database import Database


class PersonalData:
    """What is kept about people, and what they decide about it. Whatever takes long holds `slow`."""

    def __init__(self, database: Database, counter: Counter, slow: Semaphore) -> None:
        self._database = database
        self._counter = counter
        self._slow = slow

    async def of(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        return await self._counter.read(partial(people.privacy, user_id=user_id))

    async def data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON. Times are in seconds since 1970."""
        async with self._slow:
            return await self._counter.read(partial(people.personal_data, user_id=user_id))

    async def set_hidden(self, user_id: int, hidden: bool) -> None:
        """Hides somebody from all leaderboards, or lists them again."""
        await self._database.write(partial(people.set_hidden, user_id=user_id, hidden=hidden))

    async def open_games(self, user_id: int) -> list[int]:
        """The ids of the lobbies and running games in which somebody has a seat, even a seat that they left."""
        return await self._database.read(partial(people.open_games, user_id=user_id))

    async def forget(self, user_id: int) -> None:
        """Deletes somebody everywhere. Their opponents keep their results, against a former player.

        The person should have left all of `open_games` before.
        """
        await self._database.write(partial(people.forget, user_id=user_id))
