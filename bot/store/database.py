import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.errors import NotNow, SetupError, first_line
from bot.store.journal import Journal
from bot.store.schema import notes
from bot.store.storage import Storage, storage_at
from bot.store.units import Readers, Transaction, Writer, upsert

_Value = TypeVar("_Value")

MIGRATIONS = Path(__file__).parent / "migrations"

_FIRST = "1.0"
"""Later revisions are named after versions; before, they were 0001 to 0040."""

# DEBUG would log secrets of running games.
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


class Database:
    """`bot.store.units` explains `read` and `write`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        # Readers never delay it.
        self._writer = Writer(storage)
        self._readers = Readers(storage)
        self.write = self._writer.write
        """Runs a unit that may write, and commits it. Awaited, returns and raises what the unit does."""
        self.read = self._readers.read
        """Runs a unit on one state of the database. It waits for no writer. Returns and raises what the unit does."""

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Database"]:
        """Migrates it first. Raises SetupError."""
        storage = storage_at(url)
        await asyncio.to_thread(bring_up_to_date, storage)
        storage.adopt()
        database = cls(storage)
        try:
            yield database
        finally:
            await database._readers.close()
            # Last, because SQLite then empties its log.
            await database._writer.close()

    @property
    def journal(self) -> Journal:
        return self._storage.journal

    @property
    def is_failing(self) -> bool:
        """Did the last commit fail?"""
        return self._writer.is_failing

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def clear_log(self) -> None:
        """In SQLite, a reader may delay it."""
        await self._writer.between(self._storage.clear_log)

    async def sizes(self) -> dict[str, int]:
        """Bytes by the names of `bot.store.storage`."""
        return await self.read(self._storage.sizes)


def note(transaction: Transaction, key: str) -> str | None:
    value: str | None = transaction.scalar(select(notes.c.value).where(notes.c.key == key))
    return value


def set_note(transaction: Transaction, key: str, value: str) -> None:
    transaction.execute(upsert(notes, "value"), {"key": key, "value": value})


def bring_up_to_date(storage: Storage) -> None:
    """Requires exclusive access. Raises SetupError, or NotNow if the server is away."""
    try:
        refuse_foreign(storage)
        storage.prepare()
        _migrate(storage.engine)
    except OperationalError as error:
        if storage.file is None:
            raise NotNow("database-away", path=storage.name, problem=first_line(error)) from None
        raise _unusable(storage, error) from error
    except (SQLAlchemyError, OSError) as error:
        raise _unusable(storage, error) from error


def _unusable(storage: Storage, error: Exception) -> SetupError:
    problem = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    return SetupError("database-unusable", path=storage.name, problem=str(problem).splitlines()[0])


def newest_schema() -> str:
    return str(_scripts().get_current_head())


def is_outdated(revision: str | None) -> bool:
    return revision in _revisions() and revision != newest_schema()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _revisions() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def refuse_foreign(storage: Storage) -> None:
    """Raises SetupError if it can't be migrated, NotNow if the server is away."""
    revision = storage.revision()
    if revision is not None and revision not in _revisions():
        code = "schema-too-old" if revision < _FIRST else "schema-too-new"
        raise SetupError(code, path=storage.name, revision=revision)


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        config = _config()
        config.attributes["connection"] = connection
        if present is None:
            # `_FIRST` creates the current schema.
            command.upgrade(config, _FIRST)
            command.stamp(config, "head")
        elif present != newest_schema():
            command.upgrade(config, "head")
