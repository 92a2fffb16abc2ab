"""Workers: processes that compute for long, so that nobody who plays has to wait.

A thread would not do: Python computes in one thread at a time, so presses would wait for it. A worker is this module
as a program. It reads one piece of work after the other, each a function with its arguments, pickled, and writes back
what the function returned or raised. It ends when the bot's process does, even if that is killed.
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
"""How often the workers had been closed when it came, a function, and its arguments."""

_LENGTH = struct.Struct("<I")
# Where processors are scarce, presses come first.
_NICENESS = 10
# One processor is for those who play.
_SHARED = min(2, max(1, (os.cpu_count() or 1) - 1))
# What anybody waits for is done in a second or two, also on a busy computer.
_SHARED_SECONDS = 120


class WorkerLostError(Exception):
    """A worker ended while it computed, or took so long that it was ended: there is no result."""


class Workers:
    """A few processes, which start when they are first needed and then stay. What they cannot do at once waits.

    One that dies or hangs takes nothing with it but the work that it had, and the next work starts another.
    """

    def __init__(self, most: int, seconds: float, most_bytes: int | None = None, *, niceness: int = _NICENESS) -> None:
        """`most` is how many processes there are at once, and `seconds` how long a piece of work may take.

        Work that takes more than `most_bytes` of memory raises MemoryError, or its process dies. If processors are
        scarce, the work with the least `niceness` comes first.
        """
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._niceness = niceness
        # One for each process, which waits for its answers. Not the event loop, so that any loop may ask.
        self._threads = ThreadPoolExecutor(most, "worker")
        # What waits for a process: the most urgent first, and else in the order in which it came.
        self._waiting: list[tuple[bool, int, Future[object], _Work]] = []
        self._numbers = count()
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._lock = threading.Lock()
        self._closings = 0

    async def run(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
        """What a function returns for these arguments. It runs in a worker, and what it raises is raised here.

        The function must stand in a module. Its arguments, its result and its errors are pickled. A worker keeps what
        the function remembers, such as an `lru_cache`. If the caller is cancelled, a function that has begun is seen
        through, and nobody gets its result. Raises WorkerLostError if the worker dies twice in a row, takes too long,
        or is closed.
        """
        return cast(_Value, await self._done(function, arguments, is_last=False))

    async def run_last(self, function: Callable[[*_Arguments], _Value], *arguments: *_Arguments) -> _Value:
        """Likewise, for what nobody waits for: it begins only when nothing else waits for a process."""
        return cast(_Value, await self._done(function, arguments, is_last=True))

    async def _done(self, function: Callable[..., object], arguments: tuple[object, ...], *, is_last: bool) -> object:
        done = Future[object]()
        with self._lock:
            heappush(self._waiting, (is_last, next(self._numbers), done, (self._closings, function, arguments)))
        # Whichever thread is free next does not do this, but whatever is the most urgent then.
        self._threads.submit(self._do_next)
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Ends all processes, whatever they are doing. Whoever waits for them gets WorkerLostError.

        Later work starts new ones.
        """
        with self._lock:
            self._closings += 1
            idle, self._idle = self._idle, []
            for worker in self._busy:
                worker.kill()
        for worker in idle:
            worker.end()

    def _do_next(self) -> None:
        """In a thread: does what is the most urgent, if anybody still wants it."""
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
        """In a thread: has a worker do it, and another one where the first dies, which may have been long ago."""
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
        """A piece of work is over. A worker that is fit for the next waits for it."""
        with self._lock:
            self._busy.discard(worker)
            stays = is_fit and self._closings == closings
            if stays:
                self._idle.append(worker)
        if not stays:
            worker.end()


class _Worker:
    """One process, and the pipes to it."""

    def __init__(self, niceness: int, most_bytes: int | None) -> None:
        # In a session of its own: Ctrl-C is meant for the bot, which finishes what it does and then ends this.
        self._process = subprocess.Popen(
            (sys.executable, "-m", "bot.workers", str(niceness), *([str(most_bytes)] if most_bytes else [])),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )
        self.was_too_slow = False

    def do(self, request: bytes, seconds: float) -> tuple[bool, Any]:
        """Whether the work was done, and its result or else its error. Raises OSError and EOFError where it dies."""
        to, come_back = self._process.stdin, self._process.stdout
        assert to is not None
        assert come_back is not None
        late = threading.Timer(seconds, self._give_up)
        # Whatever is still computed when the bot ends keeps it from ending no longer.
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
        """To be called once nobody waits for it any more."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                # What it did not read any more cannot be written any more.
                pipe.close()


shared = Workers(_SHARED, _SHARED_SECONDS)
"""For whatever takes no longer than people wait for it."""
atexit.register(shared.close)


def _packed(value: object) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(data)) + data


def _read(stream: IO[bytes]) -> bytes:
    """What was packed. Raises EOFError where the other end is closed."""
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
            # It holds something that cannot be sent.
            return _packed((False, (RuntimeError(str(error)), told)))


def _hear(come: IO[bytes], requests: "queue.SimpleQueue[bytes]") -> None:
    """Takes what comes, also while something is being computed: if that is for a bot that is gone, it ends."""
    try:
        while True:
            requests.put(_read(come))
    finally:
        os._exit(0)


def main() -> None:
    """Works until the other end of the pipes is closed."""
    come, go = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What the work prints must not get among the answers.
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
