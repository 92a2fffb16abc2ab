"""Processes that are killed, and their supervisors."""

import asyncio
import os
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path

from bot.errors import NOT_NOW
from tests.support.forked import Birth, Loaded

MODULE = "tools.break_bot.bots"
EXPECTED = (0, NOT_NOW, -signal.SIGKILL, -signal.SIGTERM)
"""Something was away, or the process was killed, or stopped before it handled signals."""

_PAUSE_SECONDS = 0.2


class Host:
    """A process and its supervisor, which restarts it until told to stop.

    `ends` counts exit statuses, or minus the signal.
    """

    def __init__(self, forking: Loaded, birth: Birth, log: Path) -> None:
        self.log = log
        self.ends: Counter[int] = Counter()
        self._forking = forking
        self._birth: Birth = birth | {"log": str(log)}
        self._process_id: int | None = None
        self._is_stopping = False
        self._supervising = asyncio.create_task(self._supervise())

    def kill(self) -> bool:
        """SIGKILL. Returns False if there was no process."""
        return self._send(signal.SIGKILL)

    def suspend(self) -> bool:
        """SIGSTOP. Returns False if there was no process."""
        return self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        self._send(signal.SIGCONT)

    def ports(self) -> set[int]:
        """Local ports of its connections, from Linux's /proc."""
        if self._process_id is None:
            return set()
        sockets = set[str]()
        # The process may be dead, or the file closed.
        with suppress(FileNotFoundError):
            for link in list(Path(f"/proc/{self._process_id}/fd").iterdir()):
                with suppress(FileNotFoundError):
                    sockets.add(os.readlink(link))
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return {int(row[1].partition(":")[2], 16) for row in rows if f"socket:[{row[9]}]" in sockets}

    def last_traceback(self) -> str:
        """Of its last crash."""
        return self.log.read_text().rpartition("\nTraceback")[2].partition("\n{")[0]

    async def stop(self) -> None:
        self._is_stopping = True
        self._send(signal.SIGTERM)
        await self._supervising

    def memory_mib(self) -> int:
        return memory_mib(self._process_id) if self._process_id is not None else 0

    def _send(self, number: signal.Signals) -> bool:
        if self._process_id is None:
            return False
        with suppress(ProcessLookupError):
            os.kill(self._process_id, number)
            return True
        return False

    async def _supervise(self) -> None:
        while not self._is_stopping:
            self._process_id = await self._forking.bear(self._birth)
            if self._is_stopping:
                self._send(signal.SIGTERM)
            status = int(await self._forking.said())
            self._process_id = None
            self.ends[status] += 1
            if status == NOT_NOW:
                await asyncio.sleep(_PAUSE_SECONDS)


def memory_mib(process: int | str = "self") -> int:
    """From Linux's /proc; 0 without a process."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0
