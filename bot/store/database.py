"""The database as the rest of the program sees it: units of work that read or write."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.store.notes import record
from bot.store.storage import Storage, storage_at
from bot.store.units import READERS, DatabaseFailedError, Readers, Writer
from bot.store.versions import bring_up_to_date

# DEBUG would log secrets of running games.
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


class Database:
    """`bot.store.units` explains `read` and `write`."""

    def __init__(self, storage: Storage, readers: int) -> None:
        self._storage = storage
        self.journal = storage.journal
        self._writer = Writer(storage)
        self._readers = Readers(storage, readers)
        self.write = self._writer.write
        self.read = self._readers.read

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, readers: int = READERS) -> AsyncIterator["Database"]:
        """Brings the database up to date first. Up to `readers` units read at once. Raises SetupError."""
        storage = storage_at(url)
        await asyncio.to_thread(bring_up_to_date, storage)
        storage.adopt()
        database = cls(storage, readers)
        with storage.used():
            try:
                await database.mark()
                yield database
            finally:
                await database._readers.close()
                await database.mark(is_used=False)
                # Last, because SQLite then removes its log.
                await database._writer.close()

    @property
    def is_failing(self) -> bool:
        """Did the last commit fail?"""
        return self._writer.is_failing

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def try_writing(self) -> None:
        """Raises the database's error if nothing can be stored."""
        await self.write(record, "storage", "tried")

    async def mark(self, *, is_used: bool = True) -> None:
        """Has the main file of SQLite say that its log belongs to it, or that it is complete without one.

        Of several processes, the first that stops says that it is complete, until another one says again that it isn't.
        """
        if self._storage.file is not None:
            # A full disk must not keep the bot from starting.
            with suppress(DatabaseFailedError):
                await self.write(self._storage.mark, is_used)
                await self.clear_log()

    async def clear_log(self) -> None:
        """In SQLite, a reader may delay it."""
        await self._writer.between(self._storage.clear_log)

    async def sizes(self) -> dict[str, int]:
        """Bytes by the names of `bot.store.storage`."""
        return await self.read(self._storage.sizes)
