"""Units of work: functions that read or write the database, each in one trip to a thread, each all or nothing.

A unit is a synchronous function that takes a `Transaction` and returns a value. It runs in a thread of its own, so it
must change nothing but the database: no game, no cache, nothing of the event loop. Whatever it needs is bound to it
beforehand. It may send any statement of SQLAlchemy's; `bot.store.prepared` is for those that have to be fast.

- `Writer.write` runs a unit that may write. Units that wait at the same moment share one commit, because bringing a
  commit to the disk costs more than most units do. Where a unit raises, everything it did is undone, its caller gets
  what it raised, and the others are committed: each has a savepoint of its own, unless it is alone.
- `Readers.read` runs a unit that only reads. It sees one state of the database and never waits for the writer.

The same functions run on every database that SQLAlchemy knows. For that, a unit that catches an error of the database
must raise another one instead of going on: PostgreSQL runs no further statement after an error.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, ScalarResult, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

from bot import measures
from bot.errors import first_line

_Value = TypeVar("_Value")
_Row: TypeAlias = Mapping[str, Any]
_Rows: TypeAlias = Sequence[_Row]
_Columns: TypeAlias = tuple[Any, ...]

_MOST_AT_ONCE = 64
_READERS = 8

# In `Connection.info`, once a statement met trouble that is not its own.
_TROUBLE = "trouble"
# These blame a statement or its values. Any other error of a database may have undone the whole transaction.
_OF_ONE_STATEMENT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class DatabaseFailedError(Exception):
    """The database could not be read or written, whatever was asked of it."""


class UnknownOutcomeError(DatabaseFailedError):
    """Committing failed, so whether a unit was committed is not known. Whatever it was about must be read anew."""


class Transaction(Protocol):
    """What a unit may do: send statements. SQLAlchemy's `Connection` is one.

    Beginning and ending a transaction is not for units. They read their results before they return.
    """

    @property
    def dialect(self) -> Dialect:
        """The SQL that the database speaks."""

    def execute(self, statement: Executable, parameters: _Row | _Rows | None = None, /) -> "CursorResult[*_Columns]":
        """Sends a statement, once or for each row of parameters."""

    def scalar(self, statement: Executable, parameters: _Row | None = None, /) -> Any:
        """The first value that a statement finds; None where it finds nothing."""

    def scalars(self, statement: Executable, parameters: _Row | None = None, /) -> ScalarResult[Any]:
        """The first value of each row."""

    def exec_driver_sql(self, statement: str, parameters: Any = None, /) -> "CursorResult[*_Columns]":
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
    """A unit, the future that wakes its caller once there is an outcome, and what is called once it has run."""

    unit: Unit[Any]
    settled: asyncio.Future[None]
    meanwhile: Callable[[], None] | None
    outcome: _Outcome | None = None


class _Asked(Awaitable[_Value]):
    """A unit that was asked for. Nobody has to wait for it, as somebody would for a coroutine."""

    def __init__(self, settled: Callable[[], Coroutine[Any, Any, _Value]]) -> None:
        self._settled = settled

    def __await__(self) -> Generator[Any, Any, _Value]:
        return self._settled().__await__()


class UnitThread(Protocol):
    """A connection in a thread of its own, in which whole units run. Each kind of database has its own."""

    @property
    def is_in_trouble(self) -> bool:
        """Has it met an error after which nobody knows what state it is in? Not to be asked while a function runs."""

    def run(self, function: Callable[[Connection], _Value]) -> "asyncio.Future[_Value]":
        """Calls a function with SQLAlchemy's connection, in the thread. The future gets what it returns.

        Where the future is cancelled, the function is seen through nevertheless. It must not raise StopIteration.
        """

    async def close(self) -> None:
        """Finishes what it was given, disconnects, and ends the thread."""


class Source(Protocol):
    """Where connections come from (`bot.store.storage`)."""

    async def connect(self, *, reading: bool = False) -> UnitThread:
        """A new one, for units that only read or for units that may write."""


class Writer:
    """Runs units that write, in the order in which they are asked for, in one thread with one connection."""

    def __init__(self, source: Source, most_at_once: int = _MOST_AT_ONCE) -> None:
        """`most_at_once` is how many units share a commit at most, so that nobody waits long for others."""
        self._source = source
        self._most_at_once = most_at_once
        self._waiting: deque[_Waiting] = deque()
        # What the thread has taken of these. The event loop touches it only while there is nothing at work.
        self._batch: list[_Waiting] = []
        self._at_work: asyncio.Future[_Outcome] | None = None
        self._is_closed = False
        self._thread: UnitThread | None = None
        self.is_failing = False
        """Did the last commit fail, so that whatever people do is refused?"""

    def write(self, unit: Unit[_Value], meanwhile: Callable[[], None] | None = None) -> Awaitable[_Value]:
        """Runs a unit and commits it. Awaited, this returns what the unit returns.

        The unit is asked for at once, even where it is awaited later, as in another task. `meanwhile` is called in the
        event loop once the unit has run, while it is brought to the disk, unless the unit raises. Committing it may
        still fail.

        Awaited, it raises what the unit raises, and then the unit has changed nothing. It also raises
        UnknownOutcomeError, and RuntimeError where the writer is closed. Where whoever awaits it is cancelled, a unit
        that still waits is not run. One that has begun is seen through before this ends: then it is committed, or it
        has failed.
        """
        waiting = _Waiting(unit, asyncio.get_running_loop().create_future(), meanwhile)
        if self._is_closed:
            waiting.outcome = _Outcome(error=RuntimeError("the writer is closed"))
            waiting.settled.set_result(None)
        else:
            self._waiting.append(waiting)
            self._begin_work()
        return _Asked(partial(self._settled, waiting, perf_counter()))

    async def _settled(self, waiting: _Waiting, asked: float) -> Any:
        """The value of a unit that was asked for at that time."""
        loop = asyncio.get_running_loop()
        try:
            await waiting.settled
        except asyncio.CancelledError:
            if waiting.outcome is None and not self._take_back(waiting):
                while waiting.outcome is None:
                    # A second cancellation changes nothing: the thread has the unit.
                    waiting.settled = loop.create_future()
                    with suppress(asyncio.CancelledError):
                        await waiting.settled
            raise
        assert waiting.outcome is not None
        measures.committed(perf_counter() - asked)
        return waiting.outcome.unwrap()

    def _take_back(self, waiting: _Waiting) -> bool:
        """Takes a unit back. False if the thread has it already."""
        try:
            self._waiting.remove(waiting)
        except ValueError:
            return False
        return True

    @property
    def waiting(self) -> int:
        """How many units wait that have not begun."""
        return len(self._waiting)

    async def between(self, function: Callable[[Connection], None]) -> None:
        """Calls a function between two transactions, unless nothing has been written yet."""
        if self._thread is not None:
            await self._thread.run(function)

    async def close(self) -> None:
        """Finishes what was asked for, then disconnects. Nothing more can be asked for."""
        self._is_closed = True
        while self._at_work is not None:
            await asyncio.wait([self._at_work])
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.close()

    def _begin_work(self) -> None:
        """Has the thread commit what waits, unless it is at work. What is asked for before it begins shares that."""
        if self._at_work is not None:
            return
        loop = asyncio.get_running_loop()
        if self._thread is None:
            self._wait_for(loop.create_task(self._connect()))
        else:
            self._wait_for(self._thread.run(partial(self._commit, loop)))

    def _wait_for(self, work: "asyncio.Future[_Outcome]") -> None:
        self._at_work = work
        work.add_done_callback(self._end_work)

    async def _connect(self) -> _Outcome:
        try:
            self._thread = await self._source.connect()
        except BaseException as error:
            # Even an interrupted interpreter must wake those who wait.
            self._take()
            return _Outcome(error=error)
        return _Outcome([])

    async def _disconnect(self, thread: UnitThread, error: BaseException) -> _Outcome:
        await thread.close()
        return _Outcome(error=error)

    def _take(self) -> None:
        """Takes what waits as the next batch."""
        # While the thread takes one, the event loop may take it back.
        with suppress(IndexError):
            while len(self._batch) < self._most_at_once:
                self._batch.append(self._waiting.popleft())

    def _commit(self, loop: asyncio.AbstractEventLoop, connection: Connection) -> _Outcome:
        """In the thread: takes what waits and commits it. Gives the outcome of each, or what went wrong for all."""
        self._take()
        try:
            with connection.begin() as transaction:
                outcomes = _run(connection, [each.unit for each in self._batch])
                if len(outcomes) == 1 and outcomes[0].error is not None:
                    transaction.rollback()
                for each, outcome in zip(self._batch, outcomes, strict=True):
                    if each.meanwhile is not None and outcome.error is None:
                        loop.call_soon_threadsafe(each.meanwhile)
        except BaseException as error:
            return _Outcome(error=error)
        return _Outcome(outcomes)

    def _end_work(self, work: "asyncio.Future[_Outcome]") -> None:
        """Wakes those whose units were committed, or could not be, and goes on with what waits."""
        self._at_work = None
        try:
            result = work.result()
        except BaseException as error:
            result = _Outcome(error=error)
        if result.error is not None and self._thread is not None:
            # The next batch connects anew: what state a failed connection is in is not known.
            thread, self._thread = self._thread, None
            self._wait_for(asyncio.get_running_loop().create_task(self._disconnect(thread, result.error)))
            return
        batch, self._batch = self._batch, []
        if batch:
            self.is_failing = result.error is not None
        outcomes = result.value if result.error is None else [_Outcome(error=_unknown(result.error)) for _ in batch]
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.outcome = outcome
            # It is done where the caller was cancelled.
            if not waiting.settled.done():
                waiting.settled.set_result(None)
        if self._waiting:
            self._begin_work()


class Readers:
    """Runs units that read, some at a time, each in a thread with a connection of its own."""

    def __init__(self, source: Source, number: int = _READERS) -> None:
        self._source = source
        self._number = number
        self._free = asyncio.Semaphore(number)
        self._idle: deque[UnitThread] = deque()
        self._is_closed = False

    async def read(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit on one state of the database. Returns what it returns, raises what it raises.

        A connection that has gone since it was used last is replaced, and the unit runs again. Raises
        DatabaseFailedError where the database cannot be read with a new one either, and RuntimeError where the readers
        are closed.
        """
        if self._is_closed:
            raise RuntimeError("the readers are closed")
        async with self._free:
            while True:
                is_used = bool(self._idle)
                thread = self._idle.pop() if is_used else await self._connected()
                try:
                    outcome = await thread.run(partial(_read, unit))
                except asyncio.CancelledError:
                    # It still runs. Others take this thread last, and wait for it then.
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
        """Finishes what was asked for, then disconnects. Nothing more can be asked for."""
        self._is_closed = True
        for _ in range(self._number):
            await self._free.acquire()
        while self._idle:
            await self._idle.pop().close()


def _run(connection: Connection, units: Sequence[Unit[Any]]) -> list[_Outcome]:
    """In the thread: runs units in one transaction. Raises where the whole batch cannot go on."""
    return [_outcome(connection, units[0])] if len(units) == 1 else [_attempt(connection, unit) for unit in units]


def _read(unit: Unit[Any], connection: Connection) -> _Outcome:
    """In the thread: one unit. It gives an outcome, because a future takes no StopIteration."""
    try:
        with connection.begin():
            return _Outcome(unit(connection))
    except BaseException as error:
        return _Outcome(error=error)


def _attempt(connection: Connection, unit: Unit[Any]) -> _Outcome:
    """Runs one unit of several. Raises where the whole batch cannot go on."""
    # The driver's own cursor: SQLAlchemy's savepoints take longer than a unit.
    cursor = connection.connection.cursor()
    cursor.execute("SAVEPOINT unit")
    outcome = _outcome(connection, unit)
    if outcome.error is not None:
        cursor.execute("ROLLBACK TO SAVEPOINT unit")
    cursor.execute("RELEASE SAVEPOINT unit")
    cursor.close()
    return outcome


def _outcome(connection: Connection, unit: Unit[Any]) -> _Outcome:
    """Runs one unit. Raises where the whole batch cannot go on."""
    try:
        outcome = _Outcome(unit(connection))
    except BaseException as error:
        outcome = _Outcome(error=error)
    if _TROUBLE in connection.info:
        raise connection.info[_TROUBLE]
    return outcome


def takes_long(transaction: Transaction) -> None:
    """Says of a unit that it computes for long between its statements, during which nobody else can write.

    PostgreSQL would take it for one of a process that hangs, and end its transaction.
    """
    if transaction.dialect.name == "postgresql":
        transaction.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def watch_for_trouble(engine: Engine) -> None:
    """Lets the connections of an engine know of errors such as a full disk.

    They concern all units of a batch, whatever the unit that meets them makes of them.
    """
    event.listen(engine, "handle_error", _note_trouble)


def is_in_trouble(connection: Connection) -> bool:
    """Has a connection met an error after which nobody knows what state it is in?"""
    return connection.invalidated or _TROUBLE in connection.info


def _note_trouble(context: ExceptionContext) -> None:
    error = context.sqlalchemy_exception
    if context.connection is not None and isinstance(error, DatabaseError) and not isinstance(error, _OF_ONE_STATEMENT):
        context.connection.info[_TROUBLE] = error


def _unknown(error: BaseException) -> UnknownOutcomeError:
    # One for each caller, because raising an exception changes it.
    unknown = UnknownOutcomeError(str(error))
    unknown.__cause__ = error
    return unknown


def discard(connection: Connection) -> None:
    """Disconnects, whatever state the connection is in."""
    if not connection.invalidated:
        connection.invalidate()
    connection.close()
