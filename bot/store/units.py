"""Units of work: synchronous functions of a `Transaction`, which run in a thread and change only the database, all or
nothing.

Units that wait together share a commit, because it costs more than most units; each has a savepoint. After a database
error, a unit must raise: PostgreSQL runs no more statements.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, ScalarResult, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

from bot import measures
from bot.errors import first_line

_Value = TypeVar("_Value")
_Given = ParamSpec("_Given")
_Row: TypeAlias = Mapping[str, object]
_Rows: TypeAlias = Sequence[_Row]
_Columns: TypeAlias = tuple[Any, ...]

_MOST_AT_ONCE = 64
READERS = 8

# A key in `Connection.info`.
_TROUBLE = "trouble"
# Other errors may have undone the transaction.
_OF_ONE_STATEMENT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)


class DatabaseFailedError(Exception): ...


class UnknownOutcomeError(DatabaseFailedError):
    """The commit failed. Read again what it concerned."""


class Transaction(Protocol):
    """Like SQLAlchemy's `Connection`. Units read results before they return."""

    @property
    def dialect(self) -> Dialect: ...

    def execute(self, statement: Executable, parameters: _Row | _Rows | None = None, /) -> "CursorResult[*_Columns]":
        """Once per row of parameters."""

    def scalar(self, statement: Executable, parameters: _Row | None = None, /) -> Any: ...

    def scalars(self, statement: Executable, parameters: _Row | None = None, /) -> ScalarResult[Any]: ...

    def exec_driver_sql(self, statement: str, parameters: Any = None, /) -> "CursorResult[*_Columns]": ...


Unit: TypeAlias = Callable[[Transaction], _Value]


@dataclass(frozen=True, slots=True)
class _Outcome:
    value: Any = None
    error: BaseException | None = None

    def unwrap(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.value


@dataclass(slots=True, eq=False)
class _Waiting:
    unit: Unit[object]
    settled: asyncio.Future[None]
    outcome: _Outcome | None = None


class _Asked(Awaitable[_Value]):
    """Unlike a coroutine, it need not be awaited."""

    def __init__(self, settled: Callable[[], Coroutine[object, object, _Value]]) -> None:
        self._settled = settled

    def __await__(self) -> Generator[object, object, _Value]:
        return self._settled().__await__()


class UnitThread(Protocol):
    """A connection with a thread of its own."""

    @property
    def is_in_trouble(self) -> bool:
        """Ask only while no function runs."""

    def run(self, function: Callable[[Connection], _Value]) -> "asyncio.Future[_Value]":
        """Even if the future is cancelled. The function must not raise StopIteration."""

    async def close(self) -> None:
        """Finishes the queue first."""


class Source(Protocol):
    async def connect(self, *, reading: bool = False) -> UnitThread: ...


class Writer:
    """Runs units in order on one connection."""

    def __init__(self, source: Source, most_at_once: int = _MOST_AT_ONCE) -> None:
        self._source = source
        self._most_at_once = most_at_once
        self._waiting: deque[_Waiting] = deque()
        # The event loop uses it only between batches.
        self._batch: list[_Waiting] = []
        self._at_work: asyncio.Future[_Outcome] | None = None
        self._is_closed = False
        self._thread: UnitThread | None = None
        self.is_failing = False
        """Did the last commit fail?"""

    def write(
        self, unit: Callable[Concatenate[Transaction, _Given], _Value], *given: _Given.args, **named: _Given.kwargs
    ) -> Awaitable[_Value]:
        """Queues `unit(transaction, *given, **named)` at once; awaiting returns its value after the commit.
        If cancelled, drops a waiting unit.

        Raises the unit's error, UnknownOutcomeError, or RuntimeError if closed.
        """

        def asked(transaction: Transaction) -> _Value:
            return unit(transaction, *given, **named)

        waiting = _Waiting(asked, asyncio.get_running_loop().create_future())
        if self._is_closed:
            waiting.outcome = _Outcome(error=RuntimeError("the writer is closed"))
            waiting.settled.set_result(None)
        else:
            self._waiting.append(waiting)
            self._begin_work()
        return _Asked(partial(self._settled, waiting, perf_counter()))

    async def _settled(self, waiting: _Waiting, asked: float) -> Any:
        loop = asyncio.get_running_loop()
        try:
            await waiting.settled
        except asyncio.CancelledError:
            if waiting.outcome is None and not self._take_back(waiting):
                while waiting.outcome is None:
                    # The thread already has the unit.
                    waiting.settled = loop.create_future()
                    with suppress(asyncio.CancelledError):
                        await waiting.settled
            raise
        assert waiting.outcome is not None
        measures.committed(perf_counter() - asked)
        return waiting.outcome.unwrap()

    def _take_back(self, waiting: _Waiting) -> bool:
        """Returns False if the thread already has it."""
        try:
            self._waiting.remove(waiting)
        except ValueError:
            return False
        return True

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def between(self, function: Callable[[Connection], None]) -> None:
        """Calls a function between two transactions, if anything was written."""
        if self._thread is not None:
            await self._thread.run(function)

    async def close(self) -> None:
        self._is_closed = True
        while self._at_work is not None:
            await asyncio.wait([self._at_work])
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.close()

    def _begin_work(self) -> None:
        if self._at_work is not None:
            return
        if self._thread is None:
            self._wait_for(asyncio.get_running_loop().create_task(self._connect()))
        else:
            self._wait_for(self._thread.run(self._commit))

    def _wait_for(self, work: "asyncio.Future[_Outcome]") -> None:
        self._at_work = work
        work.add_done_callback(self._end_work)

    async def _connect(self) -> _Outcome:
        try:
            self._thread = await self._source.connect()
        except BaseException as error:
            # Callers must wake in any case.
            self._take()
            return _Outcome(error=error)
        return _Outcome([])

    async def _disconnect(self, thread: UnitThread, error: BaseException) -> _Outcome:
        await thread.close()
        return _Outcome(error=error)

    def _take(self) -> None:
        # The event loop may take the last one.
        with suppress(IndexError):
            while len(self._batch) < self._most_at_once:
                self._batch.append(self._waiting.popleft())

    def _commit(self, connection: Connection) -> _Outcome:
        """Returns each outcome, or one error for all."""
        self._take()
        try:
            with connection.begin() as transaction:
                outcomes = _run(connection, [each.unit for each in self._batch])
                if len(outcomes) == 1 and outcomes[0].error is not None:
                    transaction.rollback()
        except BaseException as error:
            return _Outcome(error=error)
        return _Outcome(outcomes)

    def _end_work(self, work: "asyncio.Future[_Outcome]") -> None:
        self._at_work = None
        try:
            result = work.result()
        except BaseException as error:
            result = _Outcome(error=error)
        if result.error is not None and self._thread is not None:
            # The connection's state is unknown.
            thread, self._thread = self._thread, None
            self._wait_for(asyncio.get_running_loop().create_task(self._disconnect(thread, result.error)))
            return
        batch, self._batch = self._batch, []
        if batch:
            self.is_failing = result.error is not None
        outcomes = result.value if result.error is None else [_Outcome(error=_unknown(result.error)) for _ in batch]
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.outcome = outcome
            # A cancelled future is done.
            if not waiting.settled.done():
                waiting.settled.set_result(None)
        if self._waiting:
            self._begin_work()


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
        """Returns `unit(transaction, *given, **named)`.

        Raises the unit's error, DatabaseFailedError, or RuntimeError if closed.
        """

        def asked(transaction: Transaction) -> _Value:
            return unit(transaction, *given, **named)

        if self._is_closed:
            raise RuntimeError("the readers are closed")
        async with self._free:
            while True:
                is_used = bool(self._idle)
                thread = self._idle.pop() if is_used else await self._connected()
                try:
                    outcome = await thread.run(partial(_read, asked))
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


def _run(connection: Connection, units: Sequence[Unit[object]]) -> list[_Outcome]:
    """Raises if the whole batch fails."""
    return [_outcome(connection, units[0])] if len(units) == 1 else [_attempt(connection, unit) for unit in units]


def _read(unit: Unit[object], connection: Connection) -> _Outcome:
    """Returns errors instead of raising them, because a future can't hold StopIteration."""
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
    """Or PostgreSQL would end the transaction."""
    if transaction.dialect.name == "postgresql":
        transaction.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


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
    """Works for broken connections too."""
    if not connection.invalidated:
        connection.invalidate()
    connection.close()
