"""Workers: processes that compute for long, so that nobody who plays has to wait.

A thread would not do: Python computes in one thread at a time, so presses would wait for it. There are a few workers,
which start when they are first needed and then stay. What they cannot do at once waits its turn.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TypeVar, TypeVarTuple

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")

# One processor is for those who play.
_PROCESSES = min(2, max(1, (os.cpu_count() or 1) - 1))
# Where processors are scarce, presses come first.
_NICENESS = 10

WorkerLostError = BrokenProcessPool
"""A worker ended while it computed: the operating system may have ended it for want of memory."""


async def run(function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
    """What a function returns for these arguments. It runs in a worker, and what it raises is raised here.

    The function must stand in a module. Its arguments, its result and its errors are pickled. A worker keeps what the
    function remembers, such as an `lru_cache`. If the caller is cancelled, a function that has begun is seen through,
    and nobody gets its result. Raises WorkerLostError if a worker is lost twice in a row.
    """
    try:
        return await _run(function, *arguments)
    except WorkerLostError:
        # Whoever shared the lost worker is not to blame, and a pool that lost one is of no more use.
        return await _run(function, *arguments)


async def _run(function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
    pool = _pool()
    try:
        # In a thread, because this may start a process.
        return await asyncio.wrap_future(await asyncio.to_thread(lambda: pool.submit(function, *arguments)))
    except WorkerLostError:
        if _pool() is pool:
            close()
        raise


def close() -> None:
    """Lets the workers finish what they have begun, and end. What waits is given up; later work starts new ones."""
    if _pool.cache_info().currsize:
        _pool().shutdown(wait=False, cancel_futures=True)
        _pool.cache_clear()


@cache
def _pool() -> ProcessPoolExecutor:
    # A fork of a process with threads may deadlock, and a new process is the same on every system.
    return ProcessPoolExecutor(_PROCESSES, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    """In a worker, before it works."""
    # Ctrl-C in a terminal reaches all processes, but only the bot decides what to do then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when the bot's has ended, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
