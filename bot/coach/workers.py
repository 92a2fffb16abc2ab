"""Processes for what takes long or is heavy to load. The bot's own process stays light, and its event loop free.

A worker is this module as a program. It reads one piece of work after the other, each a function with its arguments,
pickled, and writes back what the function returned. It ends when the bot's process does.
"""

import asyncio
import logging
import os
import pickle
import struct
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, TypeVar, cast

log = logging.getLogger(__name__)

_LENGTH = struct.Struct("<I")
_NICENESS = 5
_Value = TypeVar("_Value")


class WorkLost(Exception):
    """A piece of work has no result: its process died, or the work itself failed there. The log says which."""


class Workers:
    """A bounded pool of processes. One is started when there is work and none is idle, and stays for the next work.

    One that dies takes nothing with it but the work that it had: the next piece of work starts another.
    """

    def __init__(self, most: int) -> None:
        """`most` is how many processes there are at once. More work than that waits."""
        self._free = asyncio.Semaphore(most)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()

    async def run(self, work: Callable[..., _Value], *given: object) -> _Value:
        """Calls a function of a module, by its name, in another process. Returns what it returns. Raises WorkLost."""
        async with self._free:
            worker = await self._any()
            self._busy.add(worker)
            try:
                done, value = await worker.do(work, given)
            except (OSError, EOFError, asyncio.IncompleteReadError) as error:
                log.warning("the process %s died while it worked on %s", worker.pid, work.__qualname__)
                raise WorkLost(work.__qualname__) from error
            finally:
                self._busy.discard(worker)
                # One that was interrupted or has died can take no other work.
                if worker.is_waiting:
                    self._idle.append(worker)
                else:
                    await worker.end()
        if not done:
            log.error("%s failed in its process:\n%s", work.__qualname__, value)
            raise WorkLost(work.__qualname__)
        return cast(_Value, value)

    async def close(self) -> None:
        """Ends all processes, whatever they are doing. Whoever waits for their work gets WorkLost."""
        for worker in [*self._idle, *self._busy]:
            await worker.end()
        self._idle.clear()

    async def _any(self) -> "_Worker":
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        return await _Worker.start()


class _Worker:
    """One process, and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid
        self.is_waiting = True

    @classmethod
    async def start(cls) -> "_Worker":
        # In a session of its own: Ctrl-C is meant for the bot, which finishes what it does and then ends this.
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def do(self, work: Callable[..., object], given: tuple[object, ...]) -> tuple[bool, object]:
        """Whether the work was done, and its result; where it failed, what happened, as text."""
        to, come_back = self._process.stdin, self._process.stdout
        assert to is not None
        assert come_back is not None
        self.is_waiting = False
        to.write(_packed((work, given)))
        await to.drain()
        (length,) = _LENGTH.unpack(await come_back.readexactly(_LENGTH.size))
        done, value = pickle.loads(await come_back.readexactly(length))
        self.is_waiting = True
        return done, value

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _packed(value: object) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(data)) + data


def _work_on(come: BinaryIO, go: BinaryIO) -> None:
    """Does what is read, until there is nothing more to read because the process at the other end is gone."""
    while head := come.read(_LENGTH.size):
        work, given = pickle.loads(come.read(*_LENGTH.unpack(head)))
        try:
            answer = _packed((True, work(*given)))
        except Exception:
            answer = _packed((False, traceback.format_exc()))
        go.write(answer)
        go.flush()


def main() -> None:
    """Works until the other end of the pipes is closed."""
    come, go = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # What the work prints must not get among the answers.
    os.dup2(2, 1)
    with suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        _work_on(come, go)


if __name__ == "__main__":
    main()
