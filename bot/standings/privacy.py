"""Privacy: what is kept about a person, hiding it from leaderboards, and deleting it."""

from typing import Any

from bot.model.standings import Privacy
from bot.store import people
from bot.store.database import Database


class PersonalData:
    """What is kept about people, and what they decide about it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        async with self._database.reading() as transaction:
            return await people.privacy(transaction, user_id)

    async def data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON. Times are in seconds since 1970."""
        async with self._database.reading() as transaction:
            return await people.personal_data(transaction, user_id)

    async def set_hidden(self, user_id: int, hidden: bool) -> None:
        """Hides somebody from all leaderboards, or lists them again."""
        async with self._database.writing() as transaction:
            await people.set_hidden(transaction, user_id, hidden)

    async def open_games(self, user_id: int) -> list[int]:
        """The ids of the lobbies and running games in which somebody has a seat, even a seat that they left."""
        async with self._database.reading() as transaction:
            return await people.open_games(transaction, user_id)

    async def forget(self, user_id: int) -> None:
        """Deletes somebody everywhere. Their opponents keep their results, against a former player.

        The person should have left all of `open_games` before.
        """
        async with self._database.writing() as transaction:
            await people.forget(transaction, user_id)
