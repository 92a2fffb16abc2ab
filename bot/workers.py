"""Worker processes, because long computations in a thread would slow presses down.

A worker runs this module, with pickled requests and answers. It ends with the bot's process, even if that is killed.
"""

import asyncio
import atexit
import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from importlib import import_module
from itertools import count
from typing import IO, Any, TypeVar, TypeVarTuple, cast

_Arguments = TypeVarTuple("_Arguments")
_Value = TypeVar("_Value")
_Work = tuple[int, Callable[..., object], tuple[object, ...]]
"""The number of earlier closings, a function, and its arguments."""

_LENGTH = struct.Struct("<I")
# Presses come first.
_NICENESS = 10
# Leaves one processor to presses.
_SHARED = min(2, max(1, (os.cpu_count() or 1) - 1))
_SHARED_SECONDS = 120


class WorkerLostError(Exception):
    """A worker died or ran too long."""


class Workers:
    """Its processes start on first use, and then stay."""

    def __init__(self, most: int, seconds: float, most_bytes: int | None = None, *, niceness: int = _NICENESS) -> None:
        """`most` processes, `seconds` per piece of work. Beyond `most_bytes`, it raises MemoryError or its process
        dies.
        """
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._niceness = niceness
        # One thread per process waits for its answers, independent of event loops.
        self._threads = ThreadPoolExecutor(most, "worker")
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
        request = _packed((function, arguments))
        for is_last in (False, True):
            worker = self._begin(closings, function)
            is_fit = False
            try:
                succeeded, value = worker.do(request, self._seconds)
                is_fit = True
            except (OSError, EOFError) as error:
                if is_last or worker.was_too_slow:
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
        if not stays:
            worker.end()


class _Worker:
    def __init__(self, niceness: int, most_bytes: int | None) -> None:
        # A session of its own, because Ctrl-C is meant for the bot.
        self._process = subprocess.Popen(
            (sys.executable, "-m", "bot.workers", str(niceness), *([str(most_bytes)] if most_bytes else [])),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )
        self.was_too_slow = False

    def do(self, request: bytes, seconds: float) -> tuple[bool, Any]:
        """Returns success, and the result or error. Raises OSError or EOFError if the worker dies."""
        to, come_back = self._process.stdin, self._process.stdout
        assert to is not None
        assert come_back is not None
        late = threading.Timer(seconds, self._give_up)
        # Unfinished work must not delay the bot's exit.
        late.daemon = True
        late.start()
        try:
            to.write(request)
            to.flush()
            answer = _read(come_back)
        finally:
            late.cancel()
        done: tuple[bool, Any] = pickle.loads(answer)
        return done

    def _give_up(self) -> None:
        self.was_too_slow = True
        self.kill()

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                # Unread requests are lost.
                pipe.close()


shared = Workers(_SHARED, _SHARED_SECONDS)
atexit.register(shared.close)


def _packed(value: object) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(data)) + data


def _read(stream: IO[bytes]) -> bytes:
    """Raises EOFError if the other end is closed."""
    head = stream.read(_LENGTH.size)
    if len(head) == _LENGTH.size:
        (length,) = _LENGTH.unpack(head)
        data = stream.read(length)
        if len(data) == length:
            return data
    raise EOFError


def _answer(request: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(request)
        return _packed((True, function(*arguments)))
    except Exception as error:
        told = traceback.format_exc()
        try:
            return _packed((False, (error, told)))
        except Exception:
            # The error can't be pickled.
            return _packed((False, (RuntimeError(str(error)), told)))


def _hear(come: IO[bytes], requests: "queue.SimpleQueue[bytes]") -> None:
    """Reads requests during work too, to notice when the bot is gone."""
    try:
        while True:
            requests.put(_read(come))
    finally:
        os._exit(0)


def main() -> None:
    come, go = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Keeps prints out of the answers.
    os.dup2(2, 1)
    with suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]))
    for most_bytes in sys.argv[2:]:
        # Only Unix has such limits.
        with suppress(ImportError, OSError):
            resource = import_module("resource")
            resource.setrlimit(resource.RLIMIT_DATA, (int(most_bytes), int(most_bytes)))
    requests = queue.SimpleQueue[bytes]()
    threading.Thread(target=_hear, args=(come, requests), daemon=True).start()
    with suppress(KeyboardInterrupt, BrokenPipeError):
        while True:
            go.write(_answer(requests.get()))
            go.flush()


if __name__ == "__main__":
    main()
