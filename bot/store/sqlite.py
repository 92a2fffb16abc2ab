"""SQLite: the file, its settings, and connections that run whole units."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from bot.errors import SetupError, first_line
from bot.processes.file_locks import FileLocks
from bot.store.journal import DeletionJournal
from bot.store.schema import all_tables
from bot.store.units import Transaction, discard, is_in_trouble, watch_for_trouble

log = logging.getLogger(__name__)

_Value = TypeVar("_Value")

_BUSY_SECONDS = 5
_RETRY_SECONDS = 0.01
_CACHE_KIBIBYTES = 512
_FILES = {"main": "", "wal": "-wal"}
# Where the header has them: https://sqlite.org/fileformat2.html#the_database_header.
_WRITES_AHEAD, _USER_VERSION = 18, slice(60, 64)
_HEADER_BYTES = 100

# DEBUG would log secrets of running games.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class SqliteFile:
    """A database in a file, which need not exist yet (`bot.store.storage.Storage`). `name` is for messages: no
    password.
    """

    def __init__(self, path: Path) -> None:
        self.file = path
        self.name = str(path)
        self.locks = FileLocks(path)
        self.journal = DeletionJournal(path)

    @cached_property
    def engine(self) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.file)),
            # Errors are logged, and values may be secrets.
            hide_parameters=True,
            poolclass=NullPool,
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        watch_for_trouble(engine)
        return engine

    async def connect(self, *, reading: bool = False) -> "SqliteThread":
        return await SqliteThread.open(self.engine, reading)

    def exists(self) -> bool:
        """Whether there is a database. Raises NotNow if a server is away."""
        return self.file.is_file()

    def revision(self) -> str | None:
        """The revision of the database's tables; None if it is unreadable. Raises NotNow if a server is away."""
        if not self.exists():
            # Connecting would create it.
            return None
        # A read-only connection doesn't clear the log. Without a log, it would create one.
        only = "mode=ro" if self.log.exists() and self.log.stat().st_size else "immutable=1"
        with suppress(sqlite3.Error, TypeError), closing(self._looking(only)) as connection:
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(revision)
        return None

    @property
    def log(self) -> Path:
        return self.file.with_name(self.file.name + _FILES["wal"])

    def refuse_incomplete(self) -> None:
        """Refuses a file that was copied while a bot used it, and without its log. Raises SetupError."""
        if self._lacks_log():
            at = None
            with suppress(sqlite3.Error), closing(self._looking("immutable=1")) as connection:
                (at,) = connection.execute("SELECT max(at) FROM facts").fetchone()
            newest = "none" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
            raise SetupError("log-missing", path=self.name, log=str(self.log), newest=newest)

    @contextmanager
    def used(self) -> Iterator[None]:
        """A block that opens connections and closes them. Raises SetupError as `refuse_incomplete`."""
        self.refuse_incomplete()
        try:
            yield
        finally:
            # SQLite removes the log once everything is in the file, also if the file still says that it has one.
            with suppress(OSError):
                if self._lacks_log():
                    self.log.touch(mode=0o600)

    def accept_incomplete(self) -> None:
        """Takes a file without its log as complete from now on. The caller holds `locks.alone`."""
        if self._lacks_log():
            with self.engine.begin() as connection:
                self.mark(connection, is_used=False)

    def mark(self, transaction: Transaction, is_used: bool) -> None:
        """Says in the file whether its log belongs to it. `clear_log` puts that into the main file."""
        if transaction.exec_driver_sql("PRAGMA user_version").scalar() != is_used:
            transaction.exec_driver_sql(f"PRAGMA user_version = {int(is_used)}")

    def _lacks_log(self) -> bool:
        """Does the file say that it is in use, and its log is missing? Copies by VACUUM INTO never had one."""
        if self.log.exists() or not self.file.is_file():
            return False
        with self.file.open("rb") as file:
            header = file.read(_HEADER_BYTES)
        return len(header) == _HEADER_BYTES and header[_WRITES_AHEAD] == 2 and any(header[_USER_VERSION])

    def prepare(self) -> None:
        """Makes the folder and the file, for the bot's account alone. Raises SetupError, OSError."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        _keep_private(self.file)

    def _looking(self, how: str) -> sqlite3.Connection:
        return sqlite3.connect(f"{self.file.resolve().as_uri()}?{how}", uri=True)

    def adopt(self) -> None:
        # Last, because it changes the file.
        event.listen(self.engine, "connect", _write_ahead)

    def clear_log(self, connection: Connection) -> None:
        """Moves the log into the database, unless a reader or a failing disk prevents it."""
        # Waiting for readers would block writers.
        cursor = connection.connection.cursor()
        (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        try:
            cursor.execute("PRAGMA busy_timeout = 0")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            log.warning("the log of %s could not be emptied: %s", self.name, error)
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {patience}")
            cursor.close()

    def fill(
        self, connection: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]
    ) -> None:
        """Inserts rows into a table. Raises SetupError if the database refuses them."""
        names, values = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            driver.executemany(f'INSERT INTO "{table}" ({names}) VALUES ({values})', rows)
        except sqlite3.Error as error:
            raise SetupError("move-refused", table=table, problem=first_line(error)) from error

    def numbers_given(self, connection: Connection) -> dict[str, int]:
        """The highest ids ever given, if they are never reused."""
        rows = connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence")
        return {row.name: row.seq for row in rows}

    def go_on_behind(self, connection: Connection, given: Mapping[str, int]) -> None:
        # Other tables reuse the highest number.
        for table in (each for each in all_tables() if each.dialect_options["sqlite"]["autoincrement"]):
            here = self.numbers_given(connection).get(table.name)
            connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
            last = max(here or 0, given.get(table.name, 0))
            connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table.name, last))

    def sizes(self, _transaction: Transaction) -> dict[str, int]:
        """The sizes in bytes: "main", and "wal" if there is a log."""
        files = {name: self.file.with_name(self.file.name + suffix) for name, suffix in _FILES.items()}
        return {name: file.stat().st_size if file.exists() else 0 for name, file in files.items()}


class SqliteThread(aiosqlite.Connection):
    """A connection with a thread of its own. aiosqlite's methods take one trip per statement, but its queue, `_tx`,
    takes any function.
    """

    def __init__(self, engine: Engine, reading: bool) -> None:
        super().__init__(self._open, iter_chunk_size=1)
        self._engine = engine
        self._reading = reading

    @classmethod
    async def open(cls, engine: Engine, reading: bool) -> Self:
        """Connects in a new thread. `_begin` looks up `reading` among the options of the connection."""
        thread = cls(engine, reading)
        await thread
        return thread

    def run(self, function: Callable[[Connection], _Value]) -> "asyncio.Future[_Value]":
        running: asyncio.Future[_Value] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((running, partial(function, self._connection_of_engine)))
        return running

    @property
    def is_in_trouble(self) -> bool:
        return is_in_trouble(self._connection_of_engine)

    async def close(self) -> None:
        await self.run(discard)
        await super().close()

    def _open(self) -> sqlite3.Connection:
        self._connection_of_engine = self._engine.connect().execution_options(reading=self._reading)
        opened: object = self._connection_of_engine.connection.driver_connection
        assert isinstance(opened, sqlite3.Connection)
        return opened


def _keep_private(path: Path) -> None:
    """Lets only the bot's account read the files, which hold secrets. SQLite creates the others with the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for file in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "-journal"))):
        if file.is_file() and file.stat().st_mode & 0o077:
            try:
                file.chmod(0o600)
            except PermissionError:
                log.warning("%s is another user's file, and perhaps not only they can read it", file)


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    # `_begin` begins transactions.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    # EXTRA: commits survive power cuts, also before it writes ahead, and on disks where it can't.
    cursor.execute("PRAGMA synchronous = EXTRA")
    # Only macOS has it; without it, there they would not.
    cursor.execute("PRAGMA fullfsync = ON")
    cursor.execute("PRAGMA foreign_keys = ON")
    # Overwrites deleted data with zeros.
    cursor.execute("PRAGMA secure_delete = ON")
    # There are nine connections, and the system caches too.
    cursor.execute(f"PRAGMA cache_size = -{_CACHE_KIBIBYTES}")
    cursor.close()


def _write_ahead(connection: sqlite3.Connection, _record: object) -> None:
    cursor, deadline = connection.cursor(), time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            # SQLite doesn't wait here for a process that switches at the same time.
            if time.monotonic() > deadline:
                raise
            time.sleep(_RETRY_SECONDS)
        else:
            break
    cursor.close()


def _begin(connection: Connection) -> None:
    # IMMEDIATE: no other writer between reads and writes.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
