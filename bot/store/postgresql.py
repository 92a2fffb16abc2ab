"""PostgreSQL: connections, locks and the journal.

As on SQLite, there is one writer among all processes, by an advisory lock: units never need a retry.
"""

import asyncio
import logging
import math
import os
import re
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import cached_property
from typing import Any, Self, TypeVar

import psycopg
from psycopg.adapt import Buffer, Loader
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, func, make_url, select, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.config import Shards
from bot.errors import NotNow, SetupError, first_line
from bot.store.journal import found_in, keyed_hash
from bot.store.schema import all_tables
from bot.store.units import DatabaseFailedError, Transaction, discard, is_in_trouble, watch_for_trouble

log = logging.getLogger(__name__)

_Value = TypeVar("_Value")

_BUSY_SECONDS = 5
_CONNECT_SECONDS = 5
_WATCH_SECONDS = 1
_TRUSTED_SECONDS = 4
"""For how long shards are served after the server has said that they are locked."""
_GRACE_SECONDS = 5
"""More than that, because a process may trust its locks for that time after another has got them."""
_GIVE_UP_SECONDS = 10
"""Then a process without its locks ends, because Discord may send it presses that another one could serve."""
_GONE_SECONDS = 10
_HUNG_SECONDS = 3
"""Ends a hung process's transaction, which blocks writers."""

# Only the message separates permanent errors. A server in another language than English counts as away.
_REFUSED = re.compile(
    r"password authentication failed|no password supplied|does not exist|no pg_hba\.conf entry|permission denied"
    r"|not permitted to log in|does not support SSL|invalid \w+ value"
)

# The first of a lock's two numbers; the second is a shard, how many there are, or a turn.
_GENERAL, _COUNTS, _SHARDS, _TURNS = 0x6661726B, 0x6661726C, 0x6661726D, 0x6661726E
_WRITING, _IN_USE, _SERVING = 1, 2, 3

_SETTINGS = f"""
    SET synchronous_commit = on;
    SET lock_timeout = '{_BUSY_SECONDS}s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = '{_GONE_SECONDS}s';
"""


class PostgresqlServer:
    """A `bot.store.storage.Storage`: see `SqliteFile`."""

    file = None

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql+psycopg")
        # Options may hold a password.
        known = self._url
        self.name = URL.create(
            "postgresql", known.username, None, known.host, known.port, known.database
        ).render_as_string()
        self.journal = JournalOnServer(self)

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

    @contextmanager
    def serving(self, shards: Shards | None) -> Iterator["ServerGuard"]:
        guard = ServerGuard(self, shards)
        try:
            yield guard
        finally:
            guard.end()

    def served(self, count: int) -> set[int]:
        with self._asking() as ask:
            return {shard for shard in ask(_LOCKED, (_SHARDS,)) or () if shard < count}

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self._asking() as ask:
            self._lock(ask, _GENERAL, _IN_USE, exclusive=True, refused="database-in-use")
            yield

    @contextmanager
    def locked(self, shards: Shards | None) -> Iterator["_Ask"]:
        """All but the shards. The locks last as long as the connection."""
        with self._asking() as ask:
            self._lock(ask, _GENERAL, _IN_USE, exclusive=False, refused="database-in-use")
            self._lock(ask, _GENERAL, _SERVING, exclusive=shards is None)
            if shards is not None:
                self._lock(ask, _COUNTS, shards.count, exclusive=False)
                if ask(_LOCKED, (_COUNTS,)) != [shards.count]:
                    raise NotNow("bot-twice", path=self.name)
            yield ask

    def take(self, ask: "_Ask", shards: Shards | None) -> bool:
        """Locks all of them, or none."""
        wanted = shards.ids if shards else ()
        for number, shard in enumerate(wanted):
            if not ask("SELECT pg_try_advisory_lock(%s::int, %s::int)", (_SHARDS, shard)):
                for taken in wanted[:number]:
                    ask("SELECT pg_advisory_unlock(%s::int, %s::int)", (_SHARDS, taken))
                return False
        return True

    @contextmanager
    def turn(self, number: int) -> Iterator[None]:
        with self._asking() as ask:
            self._lock(ask, _TURNS, number, exclusive=True)
            yield

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
    def _asking(self) -> Iterator["_Ask"]:
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
        """Raises NotNow if the server is away, SetupError if it refuses."""
        try:
            yield
        except psycopg.Error as error:
            problem = first_line(error)
            if isinstance(error, psycopg.OperationalError) and not _REFUSED.search(problem):
                raise NotNow("database-away", path=self.name, problem=problem) from None
            raise SetupError("database-unusable", path=self.name, problem=problem) from None

    def _lock(self, ask: "_Ask", first: int, second: int, *, exclusive: bool, refused: str = "bot-twice") -> None:
        """Raises NotNow if another process holds it."""
        how = "pg_try_advisory_lock" if exclusive else "pg_try_advisory_lock_shared"
        if not ask(f"SELECT {how}(%s::int, %s::int)", (first, second)):
            raise NotNow(refused, path=self.name)


def _sequences(connection: Connection) -> Iterator[tuple[Table, str]]:
    for table in all_tables():
        column = table.autoincrement_column
        if column is not None:
            sequence: str = connection.scalars(select(func.pg_get_serial_sequence(table.name, column.name))).one()
            yield table, sequence


_Ask = Callable[..., Any]
"""Sends a statement and returns its first value."""

_LOCKED = """
    SELECT array_agg(DISTINCT objid::bigint) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND classid::bigint = %s
"""


def _steady() -> float:
    """Counts suspended time if the system does."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class ServerGuard:
    """As `FileGuard`. After a restart of the server it takes the locks again, unless another bot has."""

    def __init__(self, server: PostgresqlServer, shards: Shards | None) -> None:
        """Raises NotNow if another bot excludes this one."""
        self.lost: SetupError | None = None
        self.turn = server.turn
        self._server = server
        self._shards = shards
        # The connection's locks, and a way to ask on it.
        self._held = ExitStack()
        self._ask: _Ask | None = None
        self._has_shards = False
        # When this process may serve its shards, by `_steady`.
        self._since = math.inf
        self._until = 0.0
        self._look()
        self._is_ending = threading.Event()
        self._watching = threading.Thread(target=self._watch, name="locks", daemon=True)
        self._watching.start()

    def holds(self) -> bool:
        return self._shards is None or _steady() < self._until

    def end(self) -> None:
        self._is_ending.set()
        self._watching.join()

    def _watch(self) -> None:
        while not self._is_ending.wait(_WATCH_SECONDS):
            try:
                self._look()
            except SetupError as error:
                self._held.close()
                self._ask = None
                if not self._until:
                    # The process that served goes first.
                    self._is_ending.wait(_GRACE_SECONDS)
                gives_up = self._shards and self._until and _steady() > self._until + _GIVE_UP_SECONDS
                if gives_up or error.code in ("bot-twice", "database-in-use"):
                    log.error("the connection to %s was lost, and with it the locks of this process", self._server.name)
                    self.lost = error
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
        self._held.close()

    def _look(self) -> None:
        """Raises SetupError, such as NotNow if the connection is lost."""
        asked = _steady()
        if self._ask is None:
            self._ask = self._held.enter_context(self._server.locked(self._shards))
            self._has_shards = False
        if self._has_shards:
            self._ask("SELECT 1")
        elif self._server.take(self._ask, self._shards):
            self._has_shards = True
            if self._until:
                log.info("the connection to %s was lost, and is there again", self._server.name)
            if _steady() >= self._until:
                self._since = _steady() + _GRACE_SECONDS
        elif self._until:
            raise NotNow("bot-twice", path=self._server.name)
        if self._has_shards and asked >= self._since:
            self._until = asked + _TRUSTED_SECONDS


class JournalOnServer:
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
        """Raises DatabaseFailedError."""
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
    """A `bot.store.units.UnitThread`."""

    def __init__(self, executor: ThreadPoolExecutor, connection: Connection) -> None:
        self._executor = executor
        self._connection = connection

    @classmethod
    async def open(cls, engine: Engine, reading: bool) -> Self:
        """`_begin` reads the option."""
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
    """Sums of integers are `numeric`."""

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
    """Keeps the first line, because others quote rows and so secrets."""
    for error in (context.sqlalchemy_exception, context.original_exception):
        if error is not None:
            error.args = (first_line(error),)


def _begin(connection: Connection) -> None:
    if connection.get_execution_options().get("reading", False):
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    else:
        begin = f"BEGIN; SELECT pg_advisory_xact_lock({_GENERAL}, {_WRITING})"
    connection.exec_driver_sql(begin)
