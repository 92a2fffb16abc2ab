"""The database as the rest of the program sees it: units of work that read or write, and notes by key."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import SetupError, first_line
from bot.store.schema import notes
from bot.store.storage import Storage, bring_up_to_date, storage_at
from bot.store.units import READERS, DatabaseFailedError, Readers, Transaction, Writer, upsert

# DEBUG would log secrets of running games.
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)

PEOPLE = "people"
SERVERS = "servers"
OWN_SETTINGS = "own-settings"
_BLOCK_KEY = "block-key"
_BACKUP = "backup"


class Database:
    """A database that runs units of work: `bot.store.units` explains `read` and `write`."""

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
        """Opens a database for the block, and brings it up to date first. Up to `readers` units read at once. Raises
        SetupError.
        """
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
        """Stores a mark; raises the database's error if nothing can be stored."""
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
        """Moves SQLite's log into its main file, which a reader may delay."""
        await self._writer.between(self._storage.clear_log)

    async def sizes(self) -> dict[str, int]:
        """The sizes of the database's parts in bytes, by the names of `bot.store.storage`."""
        return await self.read(self._storage.sizes)


def recorded(transaction: Transaction, key: str) -> str | None:
    value: str | None = transaction.scalar(select(notes.c.value).where(notes.c.key == key))
    return value


def record(transaction: Transaction, key: str, value: str) -> None:
    transaction.execute(upsert(notes, "value"), {"key": key, "value": value})


def block_key(transaction: Transaction) -> str:
    """The key of all hashes of people that the database keeps: whom people block, who declined, who deleted their data.
    It is drawn at first use.
    """
    key = recorded(transaction, _BLOCK_KEY)
    if key is None:
        key = secrets.token_hex(32)
        record(transaction, _BLOCK_KEY, key)
    return key


def known_key(transaction: Transaction) -> str:
    """The key of the hashes, or an empty text before its first use: for units that only read."""
    return recorded(transaction, _BLOCK_KEY) or ""


def record_change(transaction: Transaction, kind: str) -> None:
    """Says that what bots keep in memory, of this kind, is to be read again. The command line does so, too."""
    record(transaction, _key(kind), str(int(recorded(transaction, _key(kind)) or 0) + 1))


def changes(transaction: Transaction, kinds: Iterable[str]) -> dict[str, str]:
    """The number of changes of each kind."""
    keys = {_key(kind): kind for kind in kinds}
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(keys)))
    return dict.fromkeys(keys.values(), "0") | {keys[row.key]: row.value for row in found}


def _key(kind: str) -> str:
    return f"changed-{kind}"


def note_backup(storage: Storage, now: int) -> None:
    """Notes that a backup was made. `now`: seconds since 1970. The doctor, a metric and an alert notice if backups
    stop. Raises SetupError.
    """
    try:
        with storage.used(), storage.engine.begin() as connection:
            record(connection, _BACKUP, str(now))
    except SQLAlchemyError as error:
        raise SetupError("backup-not-noted", path=storage.name, problem=first_line(error)) from None


def last_backup(transaction: Transaction) -> int:
    """The time of the last backup, in seconds since 1970; 0 if none is known."""
    return int(recorded(transaction, _BACKUP) or 0)
