"""PostgreSQL: connections and the journal.

As on SQLite, one unit writes at a time, by a lock, so units never need a retry.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property
from typing import Any, Self, TypeVar

import psycopg
from psycopg.adapt import Buffer, Loader
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, func, make_url, select, text
from sqlalchemy.dialects.sqlite.dml import OnConflictClause
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.errors import NotNow, SetupError, first_line
from bot.processes.server_locks import TO_WRITE, Ask, ServerLocks
from bot.store.journal import found_in, keyed_hash
from bot.store.schema import all_tables
from bot.store.units import DatabaseFailedError, Transaction, discard, is_in_trouble, watch_for_trouble

log = logging.getLogger(__name__)

# The form of SQLite lacks only this field of PostgreSQL's, which takes 2 MB and all its drivers' modules to import.
OnConflictClause.constraint_target = None  # type: ignore[attr-defined]  # added here

_Value = TypeVar("_Value")

_BUSY_SECONDS = 5
_CONNECT_SECONDS = 5
_GONE_SECONDS = 10
_HUNG_SECONDS = 3
"""How long a transaction may do nothing: that of a hung process would block writers."""

# Only the message separates permanent errors. A server in another language than English counts as away.
_REFUSED = re.compile(
    r"password authentication failed|no password supplied|does not exist|no pg_hba\.conf entry|permission denied"
    r"|not permitted to log in|does not support SSL|invalid \w+ value"
)

_SETTINGS = f"""
    SET synchronous_commit = on;
    SET lock_timeout = '{_BUSY_SECONDS}s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = '{_GONE_SECONDS}s';
"""


class PostgresqlServer:
    """A database on a server, with the methods of `SqliteFile` (`bot.store.storage.Storage`)."""

    file = None

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql+psycopg")
        # Options may hold a password.
        known = self._url
        self.name = URL.create(
            "postgresql", known.username, None, known.host, known.port, known.database
        ).render_as_string()
        self.locks = ServerLocks(self._asking, self.name)
        self.journal = DeletionJournalOnServer(self)

    @cached_property
    def engine(self) -> Engine:
        engine = create_engine(
            self._url,
            # As for SQLite.
            hide_parameters=True,
            poolclass=NullPool,
            # Saves a query per connection.
            use_native_hstore=False,
            connect_args={
                "connect_timeout": _CONNECT_SECONDS,
                "application_name": "farkle",
                # Notices a server that vanished.
                "keepalives_idle": 5,
                "keepalives_interval": 2,
                "keepalives_count": 3,
                "tcp_user_timeout": _GONE_SECONDS * 1000,
            },
        )
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        event.listen(engine, "handle_error", _hide_values)
        watch_for_trouble(engine)
        return engine

    async def connect(self, *, reading: bool = False) -> "PostgresqlThread":
        return await PostgresqlThread.open(self.engine, reading)

    def exists(self) -> bool:
        return self.revision() is not None

    def revision(self) -> str | None:
        with self._asking() as ask:
            if ask("SELECT to_regclass('alembic_version')") is None:
                return None
            found: str | None = ask("SELECT version_num FROM alembic_version")
            return found

    def prepare(self) -> None:
        with self._asking() as ask:
            encoding = ask("SHOW server_encoding")
        if encoding != "UTF8":
            raise SetupError("database-not-utf8", path=self.name, encoding=encoding)

    def adopt(self) -> None: ...

    def refuse_incomplete(self) -> None: ...

    def used(self) -> AbstractContextManager[None]:
        return nullcontext()

    def accept_incomplete(self) -> None: ...

    def mark(self, transaction: Transaction, is_used: bool) -> None: ...

    def clear_log(self, _connection: Connection) -> None: ...

    def fill(
        self, connection: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]
    ) -> None:
        names = ", ".join(f'"{name}"' for name in columns)
        try:
            with connection.connection.cursor().copy(f'COPY "{table}" ({names}) FROM STDIN') as copy:
                for row in rows:
                    copy.write_row(row)
        except psycopg.Error as error:
            raise SetupError("move-refused", table=table, problem=first_line(error)) from error

    def numbers_given(self, connection: Connection) -> dict[str, int]:
        found = {}
        for table, sequence in _sequences(connection):
            last = connection.exec_driver_sql(f"SELECT last_value FROM {sequence} WHERE is_called").scalar()
            if last is not None:
                found[table.name] = last
        return found

    def go_on_behind(self, connection: Connection, given: Mapping[str, int]) -> None:
        for table, sequence in _sequences(connection):
            highest = connection.scalar(select(func.max(table.autoincrement_column))) or 0
            if last := max(highest, given.get(table.name, 0)):
                connection.execute(select(func.setval(sequence, last)))

    def sizes(self, transaction: Transaction) -> dict[str, int]:
        return {"main": transaction.scalar(text("SELECT pg_database_size(current_database())"))}

    @contextmanager
    def _asking(self) -> Iterator[Ask]:
        """Sends statements outside of transactions.

        Raises NotNow if the server is away, SetupError if it refuses; so does each statement.
        """
        with self._reaching():
            connection = self.engine.raw_connection()
        cursor = connection.cursor()
        try:

            def ask(statement: str, parameters: tuple[int, ...] = ()) -> object:
                with self._reaching():
                    cursor.execute(statement, parameters)
                row = cursor.fetchone()
                return None if row is None else row[0]

            yield ask
        finally:
            try:
                # The server frees a closed connection's locks a moment later.
                cursor.execute("SELECT pg_advisory_unlock_all()")
            except psycopg.Error:
                connection.invalidate()
            connection.close()

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Turns errors of the driver into NotNow if the server is away, and into SetupError if it refuses."""
        try:
            yield
        except psycopg.Error as error:
            problem = first_line(error)
            if isinstance(error, psycopg.OperationalError) and not _REFUSED.search(problem):
                raise NotNow("database-away", path=self.name, problem=problem) from None
            raise SetupError("database-unusable", path=self.name, problem=problem) from None


def _sequences(connection: Connection) -> Iterator[tuple[Table, str]]:
    for table in all_tables():
        column = table.autoincrement_column
        if column is not None:
            sequence: str = connection.scalars(select(func.pg_get_serial_sequence(table.name, column.name))).one()
            yield table, sequence


class DeletionJournalOnServer:
    """A journal in a schema that dumps and restores omit."""

    def __init__(self, server: PostgresqlServer) -> None:
        self._server = server
        self.name = f"the schema {_JOURNAL} of {server.name}"

    def exists(self) -> bool:
        with self._transaction(reading=True) as connection:
            return self._is_there(connection)

    def add(self, user_id: int, known: int, now: int) -> int:
        with self._transaction(reading=False) as connection:
            if not self._is_there(connection):
                connection.exec_driver_sql(f"CREATE SCHEMA IF NOT EXISTS {_JOURNAL}")
                connection.exec_driver_sql(f"CREATE TABLE {_JOURNAL}.key (value text NOT NULL)")
                connection.execute(text(f"INSERT INTO {_JOURNAL}.key VALUES (:key)"), {"key": secrets.token_hex(32)})
                columns = "number bigint PRIMARY KEY, at bigint NOT NULL, digest text NOT NULL"
                connection.exec_driver_sql(f"CREATE TABLE {_JOURNAL}.deletions ({columns})")
            number: int = max(known, connection.scalar(_LAST)) + 1
            row = {"number": number, "at": now, "digest": keyed_hash(connection.scalar(_KEY), user_id)}
            connection.execute(text(f"INSERT INTO {_JOURNAL}.deletions VALUES (:number, :at, :digest)"), row)
        return number

    def last(self) -> int:
        with self._transaction(reading=True) as connection:
            return int(connection.scalar(_LAST)) if self._is_there(connection) else 0

    def missed_by(self, known: int, user_ids: list[int]) -> dict[int, int]:
        with self._transaction(reading=True) as connection:
            if not self._is_there(connection):
                return {}
            key = connection.scalar(_KEY)
            missed = {(key, row.digest): row.at for row in connection.execute(_MISSED, {"known": known})}
        return found_in(missed, user_ids)

    @contextmanager
    def _transaction(self, *, reading: bool) -> Iterator[Connection]:
        """Opens a connection with a transaction. Raises DatabaseFailedError for errors of the driver."""
        try:
            with self._server.engine.connect().execution_options(reading=reading) as connection, connection.begin():
                yield connection
        except DBAPIError as error:
            raise DatabaseFailedError(first_line(error)) from error

    @staticmethod
    def _is_there(connection: Connection) -> bool:
        return connection.scalar(text(f"SELECT to_regclass('{_JOURNAL}.deletions')")) is not None


_JOURNAL = "deletion_journal"
_LAST = text(f"SELECT coalesce(max(number), 0) FROM {_JOURNAL}.deletions")
_KEY = text(f"SELECT value FROM {_JOURNAL}.key")
_MISSED = text(f"SELECT digest, at FROM {_JOURNAL}.deletions WHERE number > :known")


class PostgresqlThread:
    """A connection with a thread of its own: the `bot.store.units.UnitThread` of PostgreSQL."""

    def __init__(self, executor: ThreadPoolExecutor, connection: Connection) -> None:
        self._executor = executor
        self._connection = connection

    @classmethod
    async def open(cls, engine: Engine, reading: bool) -> Self:
        """Connects in a new thread; `_begin` reads whether it is for `reading`."""
        executor = ThreadPoolExecutor(1, thread_name_prefix="postgresql")
        connecting = asyncio.get_running_loop().run_in_executor(executor, _connect, engine, reading)
        try:
            return cls(executor, await asyncio.shield(connecting))
        except asyncio.CancelledError:
            connecting.add_done_callback(_discard_unused)
            raise
        finally:
            if not connecting.done() or connecting.exception() is not None:
                executor.shutdown(wait=False)

    def run(self, function: Callable[[Connection], _Value]) -> "asyncio.Future[_Value]":
        running = asyncio.get_running_loop().run_in_executor(self._executor, function, self._connection)
        # A cancelled caller doesn't stop the thread.
        return asyncio.shield(running)

    @property
    def is_in_trouble(self) -> bool:
        return is_in_trouble(self._connection)

    async def close(self) -> None:
        await self.run(discard)
        self._executor.shutdown(wait=False)


def _connect(engine: Engine, reading: bool) -> Connection:
    connection = engine.connect().execution_options(reading=reading)
    if not reading:
        connection.connection.cursor().execute(f"SET idle_in_transaction_session_timeout = '{_HUNG_SECONDS}s'")
    return connection


def _discard_unused(connecting: "asyncio.Future[Connection]") -> None:
    if connecting.exception() is None:
        discard(connecting.result())


class _WholeNumber(Loader):
    """Reads the sums of integers, which PostgreSQL returns as `numeric`, as integers."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data))


class _Text(StrDumperUnknown):
    """Replaces characters that PostgreSQL can't store."""

    def dump(self, obj: str) -> Buffer | None:
        try:
            return super().dump(obj)
        except (psycopg.DataError, UnicodeEncodeError):
            return super().dump(
                obj.replace("\0", "\N{REPLACEMENT CHARACTER}")
                .encode("utf-16", "surrogatepass")
                .decode("utf-16", "replace")
            )


def _prepare(connection: Any, _record: object) -> None:
    # `_begin` begins transactions.
    connection.autocommit = True
    connection.adapters.register_loader("numeric", _WholeNumber)
    connection.adapters.register_dumper(str, _Text)
    connection.execute(_SETTINGS)


def _hide_values(context: ExceptionContext) -> None:
    """Shortens an error to its first line, because others quote rows and so secrets."""
    for error in (context.sqlalchemy_exception, context.original_exception):
        if error is not None:
            error.args = (first_line(error),)


def _begin(connection: Connection) -> None:
    if connection.get_execution_options().get("reading", False):
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    else:
        begin = f"BEGIN; {TO_WRITE}"
    connection.exec_driver_sql(begin)
