"""Opening the database: its settings, its migrations, and its units of work."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
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
from bot.store.prepared import insert_or
from bot.store.schema import notes
from bot.store.storage import Storage, storage_at
from bot.store.units import Readers, Transaction, Unit, Writer

_Value = TypeVar("_Value")

MIGRATIONS = Path(__file__).parent / "migrations"

_FIRST = "1.0"
"""The first revision. Later ones are called after the version that brings them; before, they were 0001 to 0040."""

# At DEBUG it logs statements with their values, and rows: among them the secrets of running games.
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


class Database:
    """One database. Every unit of work is whole or not at all, and durable once it ends well.

    `bot.store.units` says what a unit is.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        # The writer has its own connection, however many read and however slowly.
        self._writer = Writer(storage)
        self._readers = Readers(storage)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Database"]:
        """The database at `url`, brought up to date. Raises SetupError where that cannot be."""
        storage = storage_at(url)
        await asyncio.to_thread(bring_up_to_date, storage)
        storage.adopt()
        database = cls(storage)
        try:
            yield database
        finally:
            await database._readers.close()
            # Last, because SQLite moves what was written ahead into the file then.
            await database._writer.close()

    @property
    def journal(self) -> Journal:
        """What was deleted, kept where no backup of the database holds it."""
        return self._storage.journal

    @property
    def is_failing(self) -> bool:
        """Could the last unit that writes not be committed, whatever it was?"""
        return self._writer.is_failing

    @property
    def waiting(self) -> int:
        """How many units that write wait for their turn."""
        return self._writer.waiting

    def write(self, unit: Unit[_Value], meanwhile: Callable[[], None] | None = None) -> Awaitable[_Value]:
        """Runs a unit that may write, and commits it. Awaited, returns and raises what the unit does.

        What a unit that raises has done is undone. It is asked for at once, so that what is asked for later comes
        later. `meanwhile` is called once the unit has run, while it is brought to the disk. Also raises
        UnknownOutcomeError, where the database could not be written.
        """
        return self._writer.write(unit, meanwhile)

    async def clear_log(self) -> None:
        """Sees to it that no log keeps anything of what was deleted.

        In SQLite, what was written ahead is moved into the file. Where somebody reads at this moment, that happens
        later: it begins the log anew from time to time.
        """
        await self._writer.between(self._storage.clear_log)

    async def sizes(self) -> dict[str, int]:
        """How many bytes the database takes, by what they are (`bot.store.storage`)."""
        return await self.read(self._storage.sizes)

    async def read(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit on one state of the database, which waits for no writer. Returns and raises what the unit does.

        Also raises DatabaseFailedError, where the database could not be read.
        """
        return await self._readers.read(unit)


def note(transaction: Transaction, key: str) -> str | None:
    """What the program noted about itself under `key`."""
    value: str | None = transaction.scalar(select(notes.c.value).where(notes.c.key == key))
    return value


def set_note(transaction: Transaction, key: str, value: str) -> None:
    """Notes something about the program under `key`, in place of what was noted there before."""
    statement = insert_or(notes).values(key=key, value=value)
    transaction.execute(statement.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def bring_up_to_date(storage: Storage) -> None:
    """Makes the newest schema in a database that nobody else uses.

    Raises SetupError where that cannot be, and NotNow where its server is away.
    """
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
    """The revision of the schema that this program makes."""
    return str(_scripts().get_current_head())


def is_outdated(revision: str | None) -> bool:
    """Is this the revision of a schema that this program brings up to date?"""
    return revision in _revisions() and revision != newest_schema()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    """The migrations, read once in the life of a process."""
    return ScriptDirectory.from_config(_config())


def _revisions() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def refuse_foreign(storage: Storage) -> None:
    """Raises SetupError, touching nothing, if this program cannot bring the schema up to date.

    Also raises NotNow if its server is away.
    """
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
            # It makes everything as it is now, which leaves nothing to do for the others.
            command.upgrade(config, _FIRST)
            command.stamp(config, "head")
        elif present != newest_schema():
            command.upgrade(config, "head")
