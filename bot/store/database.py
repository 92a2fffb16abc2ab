"""Opening the database: its settings, its migrations, and its units of work."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
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

from bot.config import database_path
from bot.errors import SetupError
from bot.store.schema import notes
from bot.store.units import Readers, Transaction, Unit, Writer

log = logging.getLogger(__name__)

_Value = TypeVar("_Value")

MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_SECONDS = 5
_CACHE_KIBIBYTES = 512

# At DEBUG they log statements with their values, and rows: among them the secrets of running games.
logging.getLogger("aiosqlite").setLevel(logging.INFO)
logging.getLogger("sqlalchemy.engine").setLevel(logging.WARNING)


class Database:
    """One SQLite file. Every unit of work is whole or not at all, and durable once it ends well.

    `bot.store.units` says what a unit is.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self.path = path
        # The writer has its own connection, however many read and however slowly.
        self._writer = Writer(engine)
        self._readers = Readers(engine)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Database"]:
        """The database at `url` (sqlite:///path), brought up to date. Raises SetupError where that cannot be."""
        path = database_path(url)
        engine = _engine(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _keep_private(path)
            await asyncio.to_thread(_migrate, engine)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            problem = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
            raise SetupError("database-unusable", path=str(path), problem=problem.splitlines()[0]) from error
        # Only now: it changes the file, and one that is not ours, or newer, was not to be touched.
        event.listen(engine, "connect", _write_ahead)
        database = cls(engine, path)
        try:
            yield database
        finally:
            await database._readers.close()
            # Last, because it moves what was written ahead into the file.
            await database._writer.close()

    @property
    def is_failing(self) -> bool:
        """Could the last unit that writes not be committed, whatever it was?"""
        return self._writer.is_failing

    @property
    def waiting(self) -> int:
        """How many units that write wait for their turn."""
        return self._writer.waiting

    async def write(self, unit: Unit[_Value], patience: float = 0.0) -> _Value:
        """Runs a unit that may write, and commits it. Returns and raises what the unit does, which is undone then.

        `patience` is how many seconds it may wait for another one, to share its commit. Also raises
        UnknownOutcomeError, where the database could not be written.
        """
        return await self._writer.write(unit, patience)

    async def clear_log(self) -> None:
        """Moves what was written ahead into the file, so that the log keeps nothing of what was deleted.

        Where somebody reads at this moment, that happens later: SQLite begins the log anew from time to time.
        """
        await self._writer.clear_log()

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


def _keep_private(path: Path) -> None:
    """Lets only their owner read the files of a database, which hold the secrets of running games.

    SQLite gives the files that it makes beside a database the mode of the database.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for file in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "-journal"))):
        if file.is_file() and file.stat().st_mode & 0o077:
            try:
                file.chmod(0o600)
            except PermissionError:
                log.warning("%s is another user's file, and perhaps not only they can read it", file)


def _prepare(connection: Any, _record: object) -> None:
    # SQLAlchemy's own recipe: the driver must not begin transactions by itself, `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    # FULL: a committed click survives a power cut, too.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten with zeros, whatever the SQLite of this computer does by itself.
    cursor.execute("PRAGMA secure_delete = ON")
    # There are nine connections, and the operating system keeps what they read as well.
    cursor.execute(f"PRAGMA cache_size = -{_CACHE_KIBIBYTES}")
    cursor.close()


def _write_ahead(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.close()


def _begin(connection: Connection) -> None:
    # IMMEDIATE: a transaction that reads and then writes must not find halfway that someone else wrote.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate_file(path: Path) -> None:
    """Brings the schema of a file that nobody else uses up to date. Raises SetupError where that cannot be."""
    engine = _engine(path)
    try:
        _migrate(engine)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise SetupError("database-unusable", path=str(path), problem=str(getattr(error, "orig", error))) from error
    finally:
        engine.dispose()


def is_outdated(revision: str) -> bool:
    """Is this the revision of a schema that this program brings up to date?"""
    return revision in _revisions() and revision != _scripts().get_current_head()


def needs_migration(path: Path) -> bool:
    """Does a file hold an older schema of this program? What cannot be read does not: whoever opens it says why."""
    with suppress(sqlite3.Error, TypeError), closing(sqlite3.connect(path)) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return is_outdated(revision)
    return False


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


def _migrate(engine: Engine) -> None:
    """Brings the schema up to date. Raises SetupError, touching nothing, where it is newer than this program."""
    with engine.begin() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None and present not in _revisions():
            raise SetupError("schema-too-new", revision=present)
        if present != _scripts().get_current_head():
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
