"""What other processes changed, such as the command line."""

from bot.store import changes
from bot.store.changes import Remembered
from bot.store.database import Database


class Changes:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, str] = {}

    async def news(self) -> set[Remembered]:
        """What to read again, also by own changes."""
        before, self._known = self._known, await self._database.read(changes.numbers)
        return {Remembered(kind) for kind, number in self._known.items() if before.get(kind) != number}

    def forget(self) -> None:
        """Reading failed, so all of it is news again."""
        self._known = {}
