"""Opening the database: its settings, its migrations, and its units of work."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.errors import SetupError
from bot.store.schema import notes
from bot.store.units import Readers, Transaction, Unit, Writer

_Value = TypeVar("_Value")

MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_SECONDS = 5

# At DEBUG they log statements with their values, and rows: among them the secrets of running games.
logging.getLogger("aiosqlite").setLevel(logging.INFO)
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


class Database:
    """One SQLite file. Every unit of work is whole or not at all, and durable once it ends well.

    `bot.store.units` says what a unit is.
    """

    def __init__(self, engine: Engine) -> None:
        # The writer has its own connection, however many read and however slowly.
        self._writer = Writer(engine)
        self._readers = Readers(engine)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Database"]:
        """The database at `url` (sqlite:///path), brought up to date. Raises SetupError where that cannot be."""
        path = Path(url.removeprefix("sqlite:///"))
        engine = _engine(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(_migrate, engine)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
            raise SetupError("database-unusable", path=str(path), problem=problem.splitlines()[0]) from error
        # Only now: it changes the file, and one that is not ours, or newer, was not to be touched.
        event.listen(engine, "connect", _write_ahead)
        database = cls(engine)
        try:
            yield database
        finally:
            await database._readers.close()
            # Last, because it moves what was written ahead into the file.
            await database._writer.close()

    async def write(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit that may write, and commits it. Returns and raises what the unit does, which is undone then.

        Also raises UnknownOutcomeError, where the database could not be written.
        """
        return await self._writer.write(unit)

    async def read(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit on one consistent view of the database, which waits for no writer."""
        return await self._readers.read(unit)


def note(transaction: Transaction, key: str) -> str | None:
    """What the program noted about itself under `key`."""
    value: str | None = transaction.scalar(select(notes.c.value).where(notes.c.key == key))
    return value


def set_note(transaction: Transaction, key: str, value: str) -> None:
    statement = insert(notes).values(key=key, value=value)
    transaction.execute(statement.on_conflict_do_update(["key"], set_={"value": value}))


def _engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        # No values in errors, which are logged: among them are the secrets of running games.
        hide_parameters=True,
        # As `bot.store.prepared` needs it.
        paramstyle="named",
        # Whoever opens a connection keeps it.
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    # SQLAlchemy's own recipe: the driver must not begin transactions by itself, `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    # FULL: a committed click survives a power cut, too.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _write_ahead(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.close()


def _begin(connection: Connection) -> None:
    # IMMEDIATE: a transaction that reads and then writes must not find halfway that someone else wrote.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _migrate(engine: Engine) -> None:
    """Brings the schema up to date. Raises SetupError, touching nothing, where it is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None and present not in known:
            raise SetupError("schema-too-new", revision=present)
        command.upgrade(config, "head")
