"""Units of work: functions that read or write the database, each in one trip to a thread, each all or nothing.

A unit is a synchronous function that takes a `Transaction` and returns a value. It runs in a thread of the database, so
it must change nothing but the database: no game, no cache, nothing of the event loop. Whatever it needs is bound to it
beforehand. It may send any statement of SQLAlchemy's; `bot.store.prepared` is for those that have to be fast.

- `Writer.write` runs a unit that may write. Units that wait at the same moment share one commit, because bringing a
  commit to the disk costs more than most units do. Each has a savepoint of its own: where a unit raises, everything it
  did is undone, its caller gets what it raised, and the others are committed.
- `Readers.read` runs a unit that only reads. It sees one state of the database and never waits for the writer.

The same functions run on every database that SQLAlchemy knows. For that, a unit that catches an error of the database
must raise another one instead of going on: PostgreSQL runs no further statement after an error.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, ScalarResult, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, NotSupportedError, ProgrammingError

_Value = TypeVar("_Value")
_Row: TypeAlias = Mapping[str, Any]
_Rows: TypeAlias = Sequence[_Row]

_MOST_AT_ONCE = 64
_READERS = 4

# In `Connection.info`, once a statement met trouble that is not its own.
_TROUBLE = "trouble"
# These blame a statement or its values. Any other error of a database may have undone the whole transaction.
_OF_ONE_STATEMENT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class UnknownOutcomeError(Exception):
    """Committing failed, so whether a unit was committed is not known. Whatever it was about must be read anew."""


class Transaction(Protocol):
    """What a unit may do: send statements. SQLAlchemy's `Connection` is one.

    Beginning and ending a transaction is not for units. They read their results before they return.
    """

    @property
    def dialect(self) -> Dialect:
        """The SQL that the database speaks."""

    def execute(self, statement: Executable, parameters: _Row | _Rows | None = None, /) -> CursorResult[Any]:
        """Sends a statement, once or for each row of parameters."""

    def scalar(self, statement: Executable, parameters: _Row | None = None, /) -> Any:
        """The first value that a statement finds; None where it finds nothing."""

    def scalars(self, statement: Executable, parameters: _Row | None = None, /) -> ScalarResult[Any]:
        """The first value of each row."""

    def exec_driver_sql(self, statement: str, parameters: Any = None, /) -> CursorResult[Any]:
        """Sends SQL as it is, for `bot.store.prepared`."""


Unit: TypeAlias = Callable[[Transaction], _Value]


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of a unit."""

    value: Any = None
    error: BaseException | None = None

    def unwrap(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.value


@dataclass(slots=True, eq=False)
class _Waiting:
    """A unit, and the future that wakes its caller once there is an outcome."""

    unit: Unit[Any]
    settled: asyncio.Future[None]
    outcome: _Outcome | None = None


class Writer:
    """Runs units that write, in the order in which they are asked for, in one thread with one connection."""

    def __init__(self, engine: Engine, most_at_once: int = _MOST_AT_ONCE) -> None:
        """`most_at_once` is how many units share a commit at most, so that nobody waits long for others."""
        _watch(engine)
        self._engine = engine
        self._most_at_once = most_at_once
        self._waiting: deque[_Waiting] = deque()
        self._at_work: asyncio.Future[list[_Outcome]] | None = None
        self._is_closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        # Of the thread alone.
        self._connection: Connection | None = None

    async def write(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit and commits it. Returns what it returns.

        Raises what the unit raises, which then has changed nothing, and UnknownOutcomeError. Where the caller is
        cancelled, a unit that still waits is not run. One that has begun is seen through before this ends: then it is
        committed, or it has failed.
        """
        if self._is_closed:
            raise RuntimeError("the writer is closed")
        loop = asyncio.get_running_loop()
        waiting = _Waiting(unit, loop.create_future())
        self._waiting.append(waiting)
        if len(self._waiting) == 1:
            # Not at once: what else happens at this moment shares the commit.
            loop.call_soon(self._begin)
        try:
            await waiting.settled
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                await self._see_through(waiting)
            raise
        assert waiting.outcome is not None
        value: _Value = waiting.outcome.unwrap()
        return value

    async def close(self) -> None:
        """Finishes what was asked for, then disconnects. Nothing more can be asked for."""
        self._is_closed = True
        self._begin()
        while self._at_work is not None:
            await asyncio.wait([self._at_work])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _begin(self) -> None:
        """Hands what waits to the thread, unless it is at work."""
        if self._at_work is not None or not self._waiting:
            return
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._most_at_once))]
        units = [waiting.unit for waiting in batch]
        self._at_work = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, units)
        self._at_work.add_done_callback(partial(self._settle, batch))

    def _settle(self, batch: Sequence[_Waiting], done: asyncio.Future[list[_Outcome]]) -> None:
        self._at_work = None
        self._begin()
        for waiting, outcome in zip(batch, done.result(), strict=True):
            waiting.outcome = outcome
            # It is done where the caller was cancelled.
            if not waiting.settled.done():
                waiting.settled.set_result(None)

    async def _see_through(self, waiting: _Waiting) -> None:
        while waiting.outcome is None:
            assert self._at_work is not None
            # A second cancellation changes nothing: the thread has the unit.
            with suppress(asyncio.CancelledError):
                await asyncio.wait([self._at_work])

    def _commit(self, units: Sequence[Unit[Any]]) -> list[_Outcome]:
        """In the thread: all units in one transaction."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                return [_attempt(self._connection, unit) for unit in units]
        except BaseException as error:
            # Even an interrupted interpreter must wake those who wait.
            self._disconnect()
            return [_Outcome(error=_unknown(error)) for _ in units]

    def _disconnect(self) -> None:
        """In the thread. The next batch connects anew: what state a failed connection is in is not known."""
        if self._connection is not None:
            _discard(self._connection)
            self._connection = None


class Readers:
    """Runs units that read, some at a time, each in a thread with a connection of its own.

    The connections have the execution option `reading`, by which an engine can tell how to begin a transaction.
    """

    def __init__(self, engine: Engine, number: int = _READERS) -> None:
        _watch(engine)
        self._engine = engine
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="reader")
        self._own = threading.local()
        self._connections: set[Connection] = set()

    async def read(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit on one state of the database. Returns what it returns, raises what it raises."""
        outcome = await asyncio.get_running_loop().run_in_executor(self._threads, self._run, unit)
        value: _Value = outcome.unwrap()
        return value

    async def close(self) -> None:
        """Finishes what was asked for, then disconnects. Nothing more can be asked for."""
        await asyncio.to_thread(self._threads.shutdown)
        while self._connections:
            _discard(self._connections.pop())

    def _run(self, unit: Unit[Any]) -> _Outcome:
        """In one of the threads."""
        connection: Connection | None = getattr(self._own, "connection", None)
        try:
            if connection is None:
                connection = self._own.connection = self._engine.connect().execution_options(reading=True)
                self._connections.add(connection)
            with connection.begin():
                return _Outcome(unit(connection))
        except BaseException as error:
            # An outcome and not raised: a future takes no StopIteration.
            if connection is not None and (connection.invalidated or _TROUBLE in connection.info):
                self._connections.discard(connection)
                self._own.connection = None
                _discard(connection)
            return _Outcome(error=error)


def _attempt(connection: Connection, unit: Unit[Any]) -> _Outcome:
    """Runs one unit of a batch. Raises where the whole batch cannot go on."""
    # The driver's own cursor: SQLAlchemy's savepoints take longer than a unit.
    cursor = connection.connection.cursor()
    cursor.execute("SAVEPOINT unit")
    try:
        outcome = _Outcome(unit(connection))
    except BaseException as error:
        if _TROUBLE in connection.info:
            raise
        outcome = _Outcome(error=error)
        cursor.execute("ROLLBACK TO SAVEPOINT unit")
    if _TROUBLE in connection.info:
        raise connection.info[_TROUBLE]
    cursor.execute("RELEASE SAVEPOINT unit")
    cursor.close()
    return outcome


def _watch(engine: Engine) -> None:
    if not event.contains(engine, "handle_error", _note_trouble):
        event.listen(engine, "handle_error", _note_trouble)


def _note_trouble(context: ExceptionContext) -> None:
    """Notes errors such as a full disk, which concern all units, whatever the unit that meets them makes of them."""
    error = context.sqlalchemy_exception
    if context.connection is not None and isinstance(error, DatabaseError) and not isinstance(error, _OF_ONE_STATEMENT):
        context.connection.info[_TROUBLE] = error


def _unknown(error: BaseException) -> UnknownOutcomeError:
    # One for each caller, because raising an exception changes it.
    unknown = UnknownOutcomeError(str(error))
    unknown.__cause__ = error
    return unknown


def _discard(connection: Connection) -> None:
    if not connection.invalidated:
        connection.invalidate()
    connection.close()
