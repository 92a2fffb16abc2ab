"""What other processes, among them the command line, have changed of what this one remembers."""

from bot.store import changes
from bot.store.changes import Remembered
from bot.store.database import Database


class Changes:
    """Knows what has changed since it was asked last."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, str] = {}

    async def news(self) -> set[Remembered]:
        """What has to be read anew, also because of what this process has changed itself."""
        before, self._known = self._known, await self._database.read(changes.numbers)
        return {Remembered(kind) for kind, number in self._known.items() if before.get(kind) != number}

    def forget(self) -> None:
        """Something could not be read anew: all of it is news when this is asked next."""
        self._known = {}
