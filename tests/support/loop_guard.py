"""Reports code of the bot that keeps the event loop busy for too long.

It measures how long the loop's thread computes in each callback, not the time that passes, so a busy machine makes no
test fail. It does not count

- the local Discord and the tests themselves, which share the loop with the bot;
- garbage collection: here the heap also holds pytest and the local Discord, and `bot run` freezes its own;
- the time before the bot is connected: it reads its sentences and rule sets then, and people cannot press anything.
"""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

MOST_SECONDS = 0.010
_LENIENCE = 10
"""Ordinary tests report only callbacks that take this many times longer: on a shared machine, caches are cold.

Tests with a lot of data measure ten milliseconds exactly.
"""

_VAGUENESS = 0.1
"""Callbacks over the limit by up to this share of it may go unreported."""

_UNIT = 20_000
_UNIT_SECONDS = 0.0006
"""An idle machine takes this long to add `_UNIT` numbers. A busier or slower one is measured by it."""

_NOT_THE_BOTS = (
    "/tests/",
    "/bot/local/",
    "/localdiscord/",
    "/aiohttp/web_",
    "/_pytest/",
    "/pytest_asyncio/",
)


@contextmanager
def guarded_loop() -> Iterator[None]:
    """The block fails if callbacks took too long."""
    found: list[str] = []
    with timed_callbacks(found, _LENIENCE * MOST_SECONDS):
        yield
    assert found == [], "\n".join(["the event loop was kept busy:", *found])


@contextmanager
def timed_callbacks(found: list[str], most: float = MOST_SECONDS) -> Iterator[None]:
    """Records in `found` what takes longer than `most` seconds on an idle machine."""
    run, collecting, mark = asyncio.Handle._run, _Collecting(), _Mark()

    def timed(handle: Any) -> None:
        callback, collected, began = handle._callback, collecting.seconds, time.perf_counter()
        if began - mark.at > most * _VAGUENESS:
            mark.move()
        run(handle)
        # A callback cannot compute for longer than it lasts, so only a long one is measured.
        if time.perf_counter() - began > most:
            took = mark.computed_since(began) - (collecting.seconds - collected)
            if took > most and took > most * _slowness() and (name := _name(callback)):
                found.append(f"{took * 1000:.1f} ms in {name}")

    gc.callbacks.append(collecting)
    asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]  # nothing else sees each callback
    try:
        yield
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        gc.callbacks.remove(collecting)


class _Mark:
    """A moment at which the computing time of the loop's thread was read.

    Reading it takes longer than many a callback, so it is not read before each of them.
    """

    def __init__(self) -> None:
        self.at = self._computed = 0.0

    def move(self) -> None:
        """Moves it to now."""
        self.at, self._computed = time.perf_counter(), time.thread_time()

    def computed_since(self, began: float) -> float:
        """For how many seconds, at least, the thread has computed since a moment after this one."""
        return time.thread_time() - self._computed - (began - self.at)


def _slowness() -> float:
    """How many times longer than on an idle machine a computation takes right now."""
    began = time.thread_time()
    sum(number for number in range(_UNIT))
    return max(1.0, (time.thread_time() - began) / _UNIT_SECONDS)


class _Collecting:
    """Counts the seconds that the loop's thread collects garbage."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0
        self._thread = threading.get_ident()

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


def _name(callback: Any) -> str:
    """The coroutine that a callback continues; empty if it is not the bot's."""
    owner = getattr(callback, "__self__", None)
    if not isinstance(owner, asyncio.Task):
        return repr(callback)
    step: Any = owner.get_coro()
    # A step of an asynchronous generator does not name its generator, but refers to it.
    for each in (step, *gc.get_referents(step)):
        if code := getattr(each, "cr_code", None) or getattr(each, "ag_code", None):
            file = code.co_filename
            return "" if any(part in file for part in _NOT_THE_BOTS) else f"{each.__qualname__} ({file})"
    return repr(step)
