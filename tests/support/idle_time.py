"""An event loop whose time passes only while it waits, not while it computes.

On a busy machine an answer takes as long as it takes, and a limit on real time would make unrelated tests fail. In such
a loop every limit, of the bot, of discord.py and of the local Discord, means: for that long nothing happened at all,
although nothing was being computed. This time may also pass faster than real time, since nothing can be missed.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.store.sqlite import SqliteThread
from bot.workers import Workers

_A_MOMENT = 0.002
"""A wait that ends with an event counts as at most this many seconds: the event was on its way, on a busy machine."""

_AT_WORK = 0.1
"""Time passes this much slower while a thread or a worker is at work; if it hangs, limits are reached nevertheless."""

_others_at_work = 0

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


@contextmanager
def idle_time(pace: float = 1.0) -> Iterator[None]:
    """Within the block, the running loop has idle time, which passes `pace` times faster than real time.

    Of other processes, only workers count: time passes while others are at work, if this one waits.
    """
    loop: Any = asyncio.get_running_loop()
    if "time" in vars(loop):
        # It is so already.
        yield
        return
    idle = _IdleTime(loop, pace)
    connect, run, work = SqliteThread._connect, SqliteThread.run, Workers.run
    loop.time, loop.run_in_executor = idle.now, idle.run_in_executor
    loop._selector.select = idle.select
    # All of it is done by threads, and the loop does not know it.
    SqliteThread._connect = idle.counting(connect)  # type: ignore[method-assign,assignment]
    SqliteThread.run = idle.counting_future(run)  # type: ignore[method-assign]
    Workers.run = idle.counting(work)  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        SqliteThread._connect, SqliteThread.run, Workers.run = connect, run, work  # type: ignore[method-assign]
        del loop.time, loop.run_in_executor, loop._selector.select


@contextmanager
def waiting_for_others() -> Iterator[None]:
    """Within the block, threads wait for another program, not for the processor: time passes as it does for people."""
    global _others_at_work
    _others_at_work += 1
    try:
        yield
    finally:
        _others_at_work -= 1


class _IdleTime:
    def __init__(self, loop: Any, pace: float) -> None:
        self._select: Callable[[float | None], list[Any]] = loop._selector.select
        self._run_in_executor: Callable[..., asyncio.Future[Any]] = loop.run_in_executor
        self._now: float = loop.time()
        self._pace = pace
        self._at_work = 0

    def now(self) -> float:
        """The loop's time, in seconds."""
        return self._now

    def select(self, timeout: float | None = None) -> list[Any]:
        """Waits as the loop does: until something comes, or for `timeout` of its seconds."""
        pace = 1.0 if _others_at_work else _AT_WORK if self._at_work else self._pace
        longest = None if timeout is None else timeout / pace
        began = time.monotonic()
        events = self._select(longest)
        waited = time.monotonic() - began
        if longest is not None:
            # This process itself may have had to wait for the processor.
            waited = min(waited, longest)
        self._now += min(waited, _A_MOMENT) if events and not _others_at_work else waited * pace
        return events

    def run_in_executor(
        self, executor: Executor | None, function: Callable[..., _Result], *arguments: object
    ) -> asyncio.Future[_Result]:
        """As the loop's own."""
        return self.counting_future(self._run_in_executor)(executor, function, *arguments)

    def counting_future(
        self, run: Callable[_Given, asyncio.Future[_Result]]
    ) -> Callable[_Given, asyncio.Future[_Result]]:
        """A function that has a thread do something."""

        @wraps(run)
        def counted(*given: _Given.args, **named: _Given.kwargs) -> asyncio.Future[_Result]:
            future = run(*given, **named)
            self._begin()
            future.add_done_callback(self._end)
            return future

        return counted

    def counting(self, run: Callable[_Given, Awaitable[_Result]]) -> Callable[_Given, Awaitable[_Result]]:
        """A coroutine function that waits for a thread."""

        @wraps(run)
        async def counted(*given: _Given.args, **named: _Given.kwargs) -> _Result:
            self._begin()
            try:
                return await run(*given, **named)
            finally:
                self._end()

        return counted

    def _begin(self) -> None:
        self._at_work += 1

    def _end(self, _future: object = None) -> None:
        self._at_work -= 1
