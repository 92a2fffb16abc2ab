"""Worker processes, because Python computes in one thread at a time, and presses must not wait.

A worker ends with the bot's process, even if that is killed.
"""

import asyncio
import atexit
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar, TypeVarTuple

from bot.worker_process import receive, send

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")
_Work = tuple[int, Callable[..., object], tuple[object, ...]]
"""Work that waits: the number of earlier closings, a function, and its arguments."""

# Presses come first.
_NICENESS = 10
# One answers players while another computes for long.
_SHARED = min(3, max(2, os.cpu_count() or 1))
_SHARED_SECONDS = 120
MOST_BYTES = 768 << 20
"""The memory that a worker may take; tables take about half of it."""
# With glibc, memory of pictures and tables goes back to the system at once.
_GIVE_BACK = dict.fromkeys(("MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"), str(256 << 10))
_IDLE_SECONDS = 60
_PATIENCE_SECONDS = 1


class WorkerLostError(Exception):
    """A worker died or ran too long."""


def _leave_ctrl_c_to_bot() -> None:
    """Blocks Ctrl-C in a thread, for the processes that it starts, so that only the bot gets it. Windows lacks it."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Workers:
    """Worker processes, which start when they are needed, and end when they are not, because each takes tens of
    megabytes.
    """

    def __init__(
        self,
        most: int,
        seconds: float,
        most_bytes: int | None = None,
        *,
        niceness: int = _NICENESS,
        idle_seconds: float = _IDLE_SECONDS,
    ) -> None:
        """Workers in at most `most` processes, with `seconds` for each piece of work. Work that needs more than
        `most_bytes` raises MemoryError or its process dies. A process without work ends after `idle_seconds`.
        """
        self._seconds = seconds
        self._idle_seconds = idle_seconds
        self._most_bytes = most_bytes
        self._niceness = niceness
        # One thread per process waits for its answers, independent of event loops.
        self._threads = ThreadPoolExecutor(most, "worker", _leave_ctrl_c_to_bot)
        self._waiting: list[tuple[bool, int, Future[Any], _Work]] = []
        self._numbers = count()
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._lock = threading.Condition()
        self._closings = 0

    async def run(
        self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments, is_last: bool = False
    ) -> _Value:
        """Runs a module-level function with pickled arguments. If the caller is cancelled, a running function finishes.
        If it `is_last`, it starts only if nothing else waits.

        Raises what the function raises, and WorkerLostError if the worker dies twice, times out or is closed.
        """
        done = Future[_Value]()
        with self._lock:
            heappush(self._waiting, (is_last, next(self._numbers), done, (self._closings, function, arguments)))
        self._threads.submit(self._do_next)
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Ends all processes; callers that wait get WorkerLostError. Later work starts new ones."""
        with self._lock:
            self._closings += 1
            idle, self._idle = self._idle, []
            for worker in self._busy:
                worker.kill()
        for worker in idle:
            worker.end()

    def _do_next(self) -> None:
        """Does the most urgent work that waits, in a thread."""
        with self._lock:
            _, _, done, work = heappop(self._waiting)
        if not done.set_running_or_notify_cancel():
            return
        try:
            value = self._do(*work)
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(value)

    def _do(self, closings: int, function: Callable[..., object], arguments: tuple[object, ...]) -> object:
        """The result of a function in a worker, called in a thread. Tries a second worker if the first dies, perhaps
        long ago.
        """
        request = pickle.dumps((function, arguments))
        for is_last in (False, True):
            worker = self._begin(closings, function)
            is_fit = False
            try:
                succeeded, value = worker.do(request, self._seconds)
                is_fit = True
            except (OSError, EOFError) as error:
                if is_last or isinstance(error, TimeoutError):
                    raise WorkerLostError(function.__qualname__) from error
                continue
            finally:
                self._end(worker, closings, is_fit)
            if succeeded:
                return value
            raised, message = value
            raised.add_note(f"In a worker:\n{message}")
            raise raised
        raise AssertionError("the last one returns or raises")

    def _begin(self, closings: int, function: Callable[..., object]) -> "_Worker":
        with self._lock:
            # Another process takes nearly as long to start, and much memory.
            self._lock.wait_for(lambda: self._idle or not self._busy, _PATIENCE_SECONDS)
            if self._closings != closings:
                raise WorkerLostError(function.__qualname__)
            worker = self._idle.pop() if self._idle else _Worker(self._niceness, self._most_bytes)
            self._busy.add(worker)
        return worker

    def _end(self, worker: "_Worker", closings: int, is_fit: bool) -> None:
        with self._lock:
            self._busy.discard(worker)
            self._lock.notify()
            stays = is_fit and self._closings == closings
            if stays:
                self._idle.append(worker)
                worker.wait(self._idle_seconds, self._retire)
        if not stays:
            worker.end()

    def _retire(self, worker: "_Worker") -> None:
        """Ends a worker that has had no work for long, in a thread."""
        with self._lock:
            if worker not in self._idle:
                return
            self._idle.remove(worker)
        worker.end()


class _Worker:
    def __init__(self, niceness: int, most_bytes: int | None) -> None:
        # Not by multiprocessing, whose processes load the main module, and which starts another process beside them.
        program = (
            f"import sys; sys.path[:] = {sys.path}; from bot.worker_process import work; work({niceness}, {most_bytes})"
        )
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=pipe, stdout=pipe, env=os.environ | _GIVE_BACK
        )
        self._waiting: threading.Timer | None = None

    def wait(self, seconds: float, retire: "Callable[[_Worker], None]") -> None:
        """Lets a worker wait for its next work, until it is retired after these seconds."""
        self._waiting = _later(seconds, retire, self)

    def do(self, request: bytes, seconds: float) -> tuple[bool, Any]:
        """Whether a function succeeded, and its result or error. Raises OSError or EOFError if the worker dies, or
        TimeoutError.
        """
        if self._waiting is not None:
            self._waiting.cancel()
        # A suspended worker may stop in the middle of a request or an answer.
        began, late = time.monotonic(), _later(seconds, self.kill)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            send(self._process.stdin, request)
            answer = receive(self._process.stdout)
        except (OSError, EOFError) as error:
            if time.monotonic() - began < seconds:
                raise
            raise TimeoutError from error
        finally:
            late.cancel()
        done: tuple[bool, Any] = pickle.loads(answer)
        return done

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self.kill()
        # Unsent work is lost.
        with suppress(OSError):
            self._process.communicate()


def _later(seconds: float, function: Callable[[*_Arguments], None], *arguments: *_Arguments) -> threading.Timer:
    timer = threading.Timer(seconds, function, arguments)
    # It must not delay the bot's exit.
    timer.daemon = True
    timer.start()
    return timer


shared = Workers(_SHARED, _SHARED_SECONDS, MOST_BYTES)
atexit.register(shared.close)
