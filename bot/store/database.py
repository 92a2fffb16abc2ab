"""Opening the database: its settings, its migrations, and its transactions."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.errors import SetupError
from bot.store.schema import notes

MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_SECONDS = 5
_READERS = 8

# At DEBUG they log statements with their values, and rows: among them the secrets of running games.
logging.getLogger("aiosqlite").setLevel(logging.INFO)
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)

Transaction = AsyncConnection
"""What is done in one transaction, for those who hand it on to the statements of this package."""


class Database:
    """One SQLite file. Every transaction is whole or not at all, and durable once it ends well."""

    def __init__(self, writer: AsyncEngine, readers: AsyncEngine) -> None:
        # The writer has its own connection, however many read and however slowly.
        self._writer = writer
        self._readers = readers
        # SQLite has one writer. Waiting here is fair and immediate; waiting in SQLite is a sleep of chance length.
        self._writing = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Database"]:
        """The database at `url` (sqlite:///path), brought up to date. Raises SetupError where that cannot be."""
        path = Path(url.removeprefix("sqlite:///"))
        writer, readers = _engine(path, connections=1), _engine(path, connections=_READERS)
        try:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                # Where this fails, aiosqlite would leave a thread behind that outlives the event loop.
                sqlite3.connect(path).close()
                async with writer.begin() as connection:
                    await connection.run_sync(_migrate)
                # Only now: it changes the file, and one that is not ours, or newer, was not to be touched.
                for engine in (writer, readers):
                    event.listen(engine.sync_engine, "connect", _write_ahead)
                await writer.dispose()
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
                raise SetupError("database-unusable", path=str(path), problem=problem.splitlines()[0]) from error
            yield cls(writer, readers)
        finally:
            await readers.dispose()
            # Last, because it moves what was written ahead into the file.
            await writer.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write. It is committed when the block ends, and undone when the block raises."""
        async with self._writing, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent view of the database, which waits for no writer."""
        async with self._readers.connect() as connection:
            yield await connection.execution_options(reading=True)

    async def note(self, key: str) -> str | None:
        """What the program noted about itself under `key`."""
        async with self.reading() as connection:
            value: str | None = await connection.scalar(select(notes.c.value).where(notes.c.key == key))
            return value

    async def set_note(self, key: str, value: str) -> None:
        statement = insert(notes).values(key=key, value=value)
        async with self.writing() as connection:
            await connection.execute(statement.on_conflict_do_update(["key"], set_={"value": value}))


def _engine(path: Path, connections: int) -> AsyncEngine:
    """An engine with at most so many connections. Whoever wants another one waits."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        # No values in errors, which are logged: among them are the secrets of running games.
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=connections,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
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


def _migrate(connection: Connection) -> None:
    """Brings the schema up to date. Raises SetupError, touching nothing, where it is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise SetupError("schema-too-new", revision=present)
    command.upgrade(config, "head")
