"""Units of work: synchronous functions of a `Transaction`, which run in a thread and change only the database, all or
nothing.

Units that wait together share a commit, because it costs more than most units; each has a savepoint. After a database
error, a unit must raise: PostgreSQL runs no more statements. Statements here are those that SQLite and PostgreSQL write
differently.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Executable,
    ScalarResult,
    Table,
    case,
    delete,
    event,
    literal_column,
    select,
    text,
    tuple_,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.sql.dml import Insert

from bot import counters
from bot.errors import first_line
from bot.processes.shards import Shards

_Value = TypeVar("_Value")
_Given = ParamSpec("_Given")
_Row: TypeAlias = Mapping[str, object]
_Rows: TypeAlias = Sequence[_Row]
_Columns: TypeAlias = tuple[Any, ...]

_MOST_AT_ONCE = 64
READERS = 8

insert_unless_there = insert
"""The insertion that may update or skip rows; SQLAlchemy renders it for PostgreSQL too (`bot/store/postgresql.py`)."""
_TIME: Mapping[str, str] = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    # The transaction's own time may be earlier.
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
# A key in `Connection.info`.
_TROUBLE = "trouble"
# Other errors may have undone the transaction.
_OF_ONE_STATEMENT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class DatabaseFailedError(Exception): ...


class UnknownOutcomeError(DatabaseFailedError):
    """It is unknown whether a commit happened: read again what it concerned."""


class Transaction(Protocol):
    """A connection inside a transaction, with methods of SQLAlchemy's `Connection`. Units read results before they
    return.
    """

    @property
    def dialect(self) -> Dialect: ...

    def execute(self, statement: Executable, parameters: _Row | _Rows | None = None, /) -> "CursorResult[*_Columns]":
        """Executes a statement once per row of parameters."""

    def scalar(self, statement: Executable, parameters: _Row | None = None, /) -> Any: ...

    def scalars(self, statement: Executable, parameters: _Row | None = None, /) -> ScalarResult[Any]: ...

    def exec_driver_sql(self, statement: str, parameters: Any = None, /) -> "CursorResult[*_Columns]": ...


Unit: TypeAlias = Callable[[Transaction], _Value]


class _Outcome(NamedTuple):
    value: Any = None
    error: BaseException | None = None

    def unwrap(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.value


@dataclass(slots=True, eq=False)
class _Waiting:
    unit: Unit[object]
    outcome: asyncio.Future[_Outcome]
    since: float


class UnitThread(Protocol):
    """A connection with a thread of its own."""

    @property
    def is_in_trouble(self) -> bool:
        """Whether the connection must be replaced. Ask only while no function runs."""

    def run(self, function: Callable[[Connection], _Value]) -> "asyncio.Future[_Value]":
        """Runs a function in the thread, even if the future is cancelled. The function must not raise StopIteration."""

    async def close(self) -> None:
        """Closes the connection after the queue is done."""


class Source(Protocol):
    async def connect(self, *, reading: bool = False) -> UnitThread: ...


class Writer:
    """Runs units in order on one connection: a task takes those that wait, until none does."""

    def __init__(self, source: Source, most_at_once: int = _MOST_AT_ONCE) -> None:
        self._source = source
        self._most_at_once = most_at_once
        self._waiting: deque[_Waiting] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self._is_closed = False
        self._thread: UnitThread | None = None
        self.is_failing = False
        """Did the last commit fail?"""

    def write(
        self, unit: Callable[Concatenate[Transaction, _Given], _Value], *given: _Given.args, **named: _Given.kwargs
    ) -> Coroutine[Any, Any, _Value]:
        """Queues `unit(transaction, *given, **named)` at once; awaiting returns its value after the commit.
        If cancelled, drops a waiting unit.

        Raises the unit's error, UnknownOutcomeError, or RuntimeError if closed.
        """
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        outcome: asyncio.Future[_Outcome] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(lambda transaction: unit(transaction, *given, **named), outcome, perf_counter())
        self._waiting.append(waiting)
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return self._value(waiting)

    async def _value(self, waiting: _Waiting) -> Any:
        try:
            await asyncio.wait([waiting.outcome])
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                # The thread already has the unit.
                while not waiting.outcome.done():
                    with suppress(asyncio.CancelledError):
                        await asyncio.wait([waiting.outcome])
            raise
        return waiting.outcome.result().unwrap()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def between(self, function: Callable[[Connection], None]) -> None:
        """Calls a function between two transactions, if anything was written."""
        if self._thread is not None:
            await self._thread.run(function)

    async def close(self) -> None:
        """Stops after all units that wait are done, and closes the connection."""
        self._is_closed = True
        if self._at_work is not None:
            await asyncio.wait([self._at_work])
        if self._thread is not None:
            await self._thread.close()

    async def _work(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._most_at_once))]
            outcomes = await self._outcomes([each.unit for each in batch])
            for waiting, outcome in zip(batch, outcomes, strict=True):
                counters.commit_seconds.observe(perf_counter() - waiting.since)
                waiting.outcome.set_result(outcome)
        self._at_work = None

    async def _outcomes(self, units: Sequence[Unit[object]]) -> list[_Outcome]:
        try:
            if self._thread is None:
                self._thread = await self._source.connect()
            outcomes = await self._thread.run(partial(_commit, units))
        except BaseException as error:
            # Callers must wake in any case.
            outcomes = [_Outcome(error=_unknown(error)) for _ in units]
            if self._thread is not None:
                # The connection's state is unknown.
                thread, self._thread = self._thread, None
                with suppress(Exception):
                    await thread.close()
            self.is_failing = True
        else:
            self.is_failing = False
        return outcomes


class Readers:
    def __init__(self, source: Source, number: int = READERS) -> None:
        self._source = source
        self._number = number
        self._free = asyncio.Semaphore(number)
        self._idle: deque[UnitThread] = deque()
        self._is_closed = False

    async def read(
        self, unit: Callable[Concatenate[Transaction, _Given], _Value], *given: _Given.args, **named: _Given.kwargs
    ) -> _Value:
        """The value of `unit(transaction, *given, **named)`.

        Raises the unit's error, DatabaseFailedError, or RuntimeError if closed.
        """

        if self._is_closed:
            raise RuntimeError("the readers are closed")
        async with self._free:
            while True:
                is_used = bool(self._idle)
                thread = self._idle.pop() if is_used else await self._connected()
                try:
                    outcome = await thread.run(partial(_read, lambda transaction: unit(transaction, *given, **named)))
                except asyncio.CancelledError:
                    # It still runs, so use it last.
                    self._idle.appendleft(thread)
                    raise
                if not thread.is_in_trouble:
                    self._idle.append(thread)
                    break
                await thread.close()
                if not is_used:
                    assert outcome.error is not None
                    raise DatabaseFailedError(first_line(outcome.error)) from outcome.error
        value: _Value = outcome.unwrap()
        return value

    async def _connected(self) -> UnitThread:
        try:
            return await self._source.connect(reading=True)
        except DBAPIError as error:
            raise DatabaseFailedError(first_line(error)) from error

    async def close(self) -> None:
        self._is_closed = True
        for _ in range(self._number):
            await self._free.acquire()
        while self._idle:
            await self._idle.pop().close()


def _commit(units: Sequence[Unit[object]], connection: Connection) -> list[_Outcome]:
    """Commits units together, and returns the outcome of each. Raises if all fail."""
    with connection.begin() as transaction:
        if len(units) > 1:
            return [_attempt(connection, unit) for unit in units]
        outcome = _outcome(connection, units[0])
        if outcome.error is not None:
            transaction.rollback()
        return [outcome]


def _read(unit: Unit[object], connection: Connection) -> _Outcome:
    """The outcome of a unit that reads. Errors are part of it instead of raised, because a future can't hold
    StopIteration.
    """
    try:
        with connection.begin():
            return _Outcome(unit(connection))
    except BaseException as error:
        return _Outcome(error=error)


def _attempt(connection: Connection, unit: Unit[object]) -> _Outcome:
    # SQLAlchemy's savepoints are slow.
    cursor = connection.connection.cursor()
    cursor.execute("SAVEPOINT unit")
    outcome = _outcome(connection, unit)
    if outcome.error is not None:
        cursor.execute("ROLLBACK TO SAVEPOINT unit")
    cursor.execute("RELEASE SAVEPOINT unit")
    cursor.close()
    return outcome


def _outcome(connection: Connection, unit: Unit[object]) -> _Outcome:
    try:
        outcome = _Outcome(unit(connection))
    except BaseException as error:
        outcome = _Outcome(error=error)
    if _TROUBLE in connection.info:
        raise connection.info[_TROUBLE]
    return outcome


def takes_long(transaction: Transaction) -> None:
    """Lets a transaction take long, which PostgreSQL would end otherwise."""
    if transaction.dialect.name == "postgresql":
        transaction.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def database_time(transaction: Transaction) -> int:
    """The database's time in milliseconds since 1970, because computers' clocks differ."""
    found: int = transaction.scalar(text(_TIME[transaction.dialect.name]))
    return found


def is_on(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """Whether a server is on these shards, as `Shards.serve` decides."""
    # An untyped literal, because PostgreSQL can't shift by `bigint`.
    shard = guild_id.op(">>")(literal_column("22")) % shards.count
    return case((guild_id > 0, shard), else_=0).in_(shards.ids)


def add_once(transaction: Transaction, table: Table, **values: object) -> bool:
    """Adds a row, and returns whether it did: False if there was one."""
    # Otherwise SQLAlchemy doesn't count inserted rows.
    statement = (
        insert_unless_there(table).values(**values).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    )
    return transaction.execute(statement).rowcount > 0


def upsert(table: Table, *changed: str) -> Insert:
    statement = insert_unless_there(table)
    keys = [column.name for column in table.primary_key.columns]
    return statement.on_conflict_do_update(
        index_elements=keys, set_={name: statement.excluded[name] for name in changed}
    )


def delete_some(transaction: Transaction, table: Table, which: ColumnElement[bool], most: int) -> int:
    """Deletes up to `most` rows that fit, and returns how many."""
    keys = table.primary_key.columns
    some = select(*keys).where(which).limit(most)
    return transaction.execute(delete(table).where(tuple_(*keys).in_(some))).rowcount


def watch_for_trouble(engine: Engine) -> None:
    """Records errors such as a full disk, which concern the whole batch."""
    event.listen(engine, "handle_error", _record_trouble)


def is_in_trouble(connection: Connection) -> bool:
    return connection.invalidated or _TROUBLE in connection.info


def _record_trouble(context: ExceptionContext) -> None:
    error = context.sqlalchemy_exception
    if context.connection is not None and isinstance(error, DatabaseError) and not isinstance(error, _OF_ONE_STATEMENT):
        context.connection.info[_TROUBLE] = error


def _unknown(error: BaseException) -> UnknownOutcomeError:
    # Raising changes an exception, so each caller gets one.
    unknown = UnknownOutcomeError(first_line(error))
    unknown.__cause__ = error
    return unknown


def discard(connection: Connection) -> None:
    """Closes a connection without giving it back, broken ones too."""
    if not connection.invalidated:
        connection.invalidate()
    connection.close()
