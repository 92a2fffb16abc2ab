"""Worker processes, because long computations in a thread would slow presses down.

A worker ends with the bot's process, even if that is killed.
"""

import asyncio
import atexit
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from importlib import import_module
from itertools import count
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, TypeVar, TypeVarTuple, cast

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")
_Work = tuple[int, Callable[..., object], tuple[object, ...]]
"""The number of earlier closings, a function, and its arguments."""

# A fork would copy locks that other threads hold.
_PROCESSES = multiprocessing.get_context("spawn")
# Presses come first.
_NICENESS = 10
# Leaves one processor to presses.
_SHARED = min(2, max(1, (os.cpu_count() or 1) - 1))
_SHARED_SECONDS = 120
_IDLE_SECONDS = 60


class WorkerLostError(Exception):
    """A worker died or ran too long."""


def _leave_ctrl_c_to_bot() -> None:
    """In a thread. Its processes inherit this when they start. Windows lacks it."""
    if hasattr(signal, "pthread_sigmask"):
        with suppress(OSError):
            # Otherwise the first process would start it, and that unblocks the signal.
            resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Workers:
    """Its processes start when they are needed, and end when they are not, because each takes tens of megabytes."""

    def __init__(
        self,
        most: int,
        seconds: float,
        most_bytes: int | None = None,
        *,
        niceness: int = _NICENESS,
        idle_seconds: float = _IDLE_SECONDS,
    ) -> None:
        """`most` processes, `seconds` per piece of work. Beyond `most_bytes`, it raises MemoryError or its process
        dies. A process without work ends after `idle_seconds`.
        """
        self._seconds = seconds
        self._idle_seconds = idle_seconds
        self._most_bytes = most_bytes
        self._niceness = niceness
        # One thread per process waits for its answers, independent of event loops.
        self._threads = ThreadPoolExecutor(most, "worker", _leave_ctrl_c_to_bot)
        self._waiting: list[tuple[bool, int, Future[object], _Work]] = []
        self._numbers = count()
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._lock = threading.Lock()
        self._closings = 0

    async def run(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
        """Runs a module-level function with pickled arguments. If the caller is cancelled, a running function finishes.

        Raises what the function raises, and WorkerLostError if the worker dies twice, times out or is closed.
        """
        return cast(_Value, await self._done(function, arguments, is_last=False))

    async def run_last(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
        """As `run`, but starts only if nothing else waits."""
        return cast(_Value, await self._done(function, arguments, is_last=True))

    async def _done(self, function: Callable[..., object], arguments: tuple[object, ...], *, is_last: bool) -> object:
        done = Future[object]()
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
        """In a thread."""
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
        """In a thread. Tries a second worker if the first dies, perhaps long ago."""
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
            raised, told = value
            raised.add_note(f"In a worker:\n{told}")
            raise raised
        raise AssertionError("the last one returns or raises")

    def _begin(self, closings: int, function: Callable[..., object]) -> "_Worker":
        with self._lock:
            if self._closings != closings:
                raise WorkerLostError(function.__qualname__)
            worker = self._idle.pop() if self._idle else _Worker(self._niceness, self._most_bytes)
            self._busy.add(worker)
        return worker

    def _end(self, worker: "_Worker", closings: int, is_fit: bool) -> None:
        with self._lock:
            self._busy.discard(worker)
            stays = is_fit and self._closings == closings
            if stays:
                self._idle.append(worker)
                worker.wait(self._idle_seconds, self._retire)
        if not stays:
            worker.end()

    def _retire(self, worker: "_Worker") -> None:
        """In a thread."""
        with self._lock:
            if worker not in self._idle:
                return
            self._idle.remove(worker)
        worker.end()


class _Worker:
    def __init__(self, niceness: int, most_bytes: int | None) -> None:
        self._connection, theirs = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_work, args=(theirs, niceness, most_bytes), daemon=True)
        self._process.start()
        theirs.close()
        self._waiting: threading.Timer | None = None

    def wait(self, seconds: float, retire: "Callable[[_Worker], None]") -> None:
        """Until the next work, or until it is retired."""
        self._waiting = _later(seconds, retire, self)

    def do(self, request: bytes, seconds: float) -> tuple[bool, Any]:
        """Returns success, and the result or error. Raises OSError or EOFError if the worker dies, or TimeoutError."""
        if self._waiting is not None:
            self._waiting.cancel()
        # A suspended worker may stop in the middle of a request or an answer.
        began, late = time.monotonic(), _later(seconds, self.kill)
        try:
            self._connection.send_bytes(request)
            answer = self._connection.recv_bytes()
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
        self._process.join()
        self._connection.close()


def _later(seconds: float, function: Callable[[*_Arguments], None], *arguments: *_Arguments) -> threading.Timer:
    timer = threading.Timer(seconds, function, arguments)
    # It must not delay the bot's exit.
    timer.daemon = True
    timer.start()
    return timer


shared = Workers(_SHARED, _SHARED_SECONDS)
atexit.register(shared.close)


def _work(requests: "Connection[bytes, bytes]", niceness: int, most_bytes: int | None) -> None:
    """In the worker."""
    threading.Thread(target=_end_with_bot, daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    if most_bytes is not None:
        # Only Unix has such limits.
        with suppress(ImportError, OSError):
            resource = import_module("resource")
            resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
    # Prints may not get among those of the command line.
    os.dup2(2, 1)
    with suppress(EOFError, OSError):
        while True:
            requests.send_bytes(_answer(requests.recv_bytes()))


def _end_with_bot() -> None:
    """During work, too."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


def _answer(request: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(request)
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        told = traceback.format_exc()
        try:
            return pickle.dumps((False, (error, told)))
        except Exception:
            # The error can't be pickled.
            return pickle.dumps((False, (RuntimeError(str(error)), told)))
