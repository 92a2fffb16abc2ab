"""Units of work: functions that read or write the database, each in one trip to a thread, each all or nothing.

A unit is a synchronous function that takes a `Transaction` and returns a value. It runs in a thread of its own, so it
must change nothing but the database: no game, no cache, nothing of the event loop. Whatever it needs is bound to it
beforehand. It may send any statement of SQLAlchemy's; `bot.store.prepared` is for those that have to be fast.

- `Writer.write` runs a unit that may write. Units that wait at the same moment share one commit, because bringing a
  commit to the disk costs more than most units do. A unit that nobody waits for has patience: it waits a moment for
  another one whose commit it can share. Where a unit raises, everything it did is undone, its caller gets what it
  raised, and the others are committed: each has a savepoint of its own, unless it is alone.
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
    """A unit, the future that wakes its caller once there is an outcome, and until when it has patience (loop time)."""

    unit: Unit[Any]
    settled: asyncio.Future[None]
    until: float
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

    async def run(self, function: Callable[[Connection], _Value]) -> _Value:
        """Calls a function with SQLAlchemy's connection, in the thread. Returns what it returns.

        Where the caller is cancelled, the function is seen through nevertheless. It must not raise StopIteration.
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
        self._at_work: asyncio.Task[None] | None = None
        # When units that have patience are run at the latest.
        self._at_latest: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._thread: UnitThread | None = None
        self.is_failing = False
        """Did the last commit fail, so that whatever people do is refused?"""

    def write(self, unit: Unit[_Value], patience: float = 0.0) -> Awaitable[_Value]:
        """Runs a unit and commits it. Awaited, this returns what the unit returns.

        The unit is asked for at once, even where it is awaited later, as in another task. `patience` is how many
        seconds the unit may wait for another one, to share its commit. Units are run in the order in which they were
        asked for all the same.

        Awaited, it raises what the unit raises, and then the unit has changed nothing. It also raises
        UnknownOutcomeError, and RuntimeError where the writer is closed. Where whoever awaits it is cancelled, a unit
        that still waits is not run. One that has begun is seen through before this ends: then it is committed, or it
        has failed.
        """
        loop, asked = asyncio.get_running_loop(), perf_counter()
        waiting = _Waiting(unit, loop.create_future(), loop.time() + patience)
        if self._is_closed:
            waiting.outcome = _Outcome(error=RuntimeError("the writer is closed"))
            waiting.settled.set_result(None)
            return _Asked(partial(self._settled, waiting, None))
        self._waiting.append(waiting)
        if patience:
            self._begin_work_at(waiting.until)
        else:
            self._begin_work()
        return _Asked(partial(self._settled, waiting, None if patience else asked))

    async def _settled(self, waiting: _Waiting, asked: float | None) -> Any:
        """The value of a unit. `asked` is when somebody began to wait for it, if anybody does."""
        loop = asyncio.get_running_loop()
        try:
            await waiting.settled
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                raise
            while waiting.outcome is None:
                # A second cancellation changes nothing: the thread has the unit.
                waiting.settled = loop.create_future()
                with suppress(asyncio.CancelledError):
                    await waiting.settled
            raise
        assert waiting.outcome is not None
        if asked is not None:
            measures.committed(perf_counter() - asked)
        return waiting.outcome.unwrap()

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
        self._begin_work()
        while self._at_work is not None:
            await asyncio.wait([self._at_work])
        await self._disconnect()

    def _begin_work(self) -> None:
        if self._at_latest is not None:
            self._at_latest.cancel()
            self._at_latest = None
        if self._at_work is None:
            # A task begins a moment later: what else is asked for at this moment shares the commit.
            self._at_work = asyncio.get_running_loop().create_task(self._work())

    def _begin_work_at(self, until: float) -> None:
        """Has the work begin at this time of the loop. If it has begun, it looks at its end who still waits."""
        if self._at_work is not None or (self._at_latest is not None and self._at_latest.when() <= until):
            return
        if self._at_latest is not None:
            self._at_latest.cancel()
        self._at_latest = asyncio.get_running_loop().call_at(until, self._begin_work)

    async def _work(self) -> None:
        """Commits what waits, until nothing waits but units that still have patience."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting and (self._is_closed or self._patience_ends <= loop.time()):
                batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._most_at_once))]
                for waiting, outcome in zip(batch, await self._commit([each.unit for each in batch]), strict=True):
                    waiting.outcome = outcome
                    # It is done where the caller was cancelled.
                    if not waiting.settled.done():
                        waiting.settled.set_result(None)
        finally:
            self._at_work = None
        if self._waiting:
            self._begin_work_at(self._patience_ends)

    @property
    def _patience_ends(self) -> float:
        """When the first of the units that wait has to be run."""
        return min(each.until for each in self._waiting)

    async def _commit(self, units: Sequence[Unit[Any]]) -> list[_Outcome]:
        try:
            if self._thread is None:
                self._thread = await self._source.connect()
            outcomes: list[_Outcome] = (await self._thread.run(partial(_commit, units))).unwrap()
            self.is_failing = False
            return outcomes
        except BaseException as error:
            self.is_failing = True
            # Even an interrupted interpreter must wake those who wait.
            await self._disconnect()
            return [_Outcome(error=_unknown(error)) for _ in units]

    async def _disconnect(self) -> None:
        """The next batch connects anew: what state a failed connection is in is not known."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.close()


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


def _commit(units: Sequence[Unit[Any]], connection: Connection) -> _Outcome:
    """In the thread: all units in one transaction. Gives the outcomes of each, or what went wrong for all of them."""
    try:
        with connection.begin() as transaction:
            if len(units) > 1:
                return _Outcome([_attempt(connection, unit) for unit in units])
            alone = _outcome(connection, units[0])
            if alone.error is not None:
                transaction.rollback()
            return _Outcome([alone])
    except BaseException as error:
        return _Outcome(error=error)


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
