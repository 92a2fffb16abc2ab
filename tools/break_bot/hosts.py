"""Processes of the bot, their supervisors, and their deaths at random moments."""

import asyncio
import os
import random
import signal
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import NOT_NOW
from localdiscord import Event
from tests.support.tavern import PATIENCE_SECONDS
from tools.break_bot.bots import ARMED
from tools.break_bot.forked import Birth, Loaded

if TYPE_CHECKING:
    from tools.break_bot.must_hold import Witness
    from tools.break_bot.world import Town

EXPECTED = (0, NOT_NOW, -signal.SIGKILL, -signal.SIGTERM)
"""Something was away, or the process was killed, or stopped before it handled signals."""

_PAUSE_SECONDS = 0.2
_AT_AWAIT = 0.7


class Host:
    """A process that is restarted until `stop`. `ends` counts exit statuses, or minus the signal."""

    def __init__(self, forking: Loaded, birth: Birth, log: Path) -> None:
        self.log = log
        self.ends: Counter[int] = Counter()
        self.process_id: int | None = None
        self.after_death: Callable[[], None] = lambda: None
        self.after_failed_start: Callable[[], None] = lambda: None
        self._forking = forking
        self._birth: Birth = birth | {"log": str(log)}
        self._is_stopping = False
        self._supervising = asyncio.create_task(self._supervise())

    def send(self, number: signal.Signals) -> None:
        if self.process_id is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process_id, number)

    def last_traceback(self) -> str:
        return self.log.read_text().rpartition("\nTraceback")[2].partition("\n{")[0]

    async def stop(self) -> None:
        self._is_stopping = True
        self.send(signal.SIGTERM)
        await self._supervising

    async def _supervise(self) -> None:
        while not self._is_stopping:
            self.process_id = await self._forking.bear(self._birth)
            if self._is_stopping:
                self.send(signal.SIGTERM)
            status = int(await self._forking.said())
            self.process_id = None
            self.ends[status] += 1
            if status == -signal.SIGKILL:
                self.after_death()
            elif status == NOT_NOW:
                await asyncio.sleep(_PAUSE_SECONDS)
                self.after_failed_start()


class Deaths:
    """Deaths of processes, each at a drawn interaction or request."""

    def __init__(self, town: "Town", witness: "Witness", chance: random.Random) -> None:
        self.town = town
        self.local = town.local
        self.witness = witness
        self.chance = chance
        self.to_come = town.plan.deaths
        self.happened = 0
        self._each = max(1, town.plan.interactions // (town.plan.deaths + 1))
        self._tasks: set[asyncio.Task[None]] = set()
        # For each death to come, the sessions before it, oldest first.
        self._before: deque[dict[int, str]] = deque()
        self._draw()
        if town.hosts:
            self.local.world.listeners.append(self._count)
            town.hook = self._look_at
            self.local.inject(town.hook)
        for host in town.hosts:
            host.after_death = self._bury
            host.after_failed_start = self._drop_unserved

    async def over(self) -> None:
        (self.town.folder / ARMED).unlink(missing_ok=True)
        self.local.inject(None)
        await asyncio.gather(*self._tasks)
        if self.town.hosts:
            await self.local.until(self.local.gateway.connected.is_set, PATIENCE_SECONDS)

    def _draw(self) -> None:
        self._left = self.chance.randint(1, 2 * self._each)
        self._at_request = self.chance.random() < 0.7

    def _count(self, event: Event) -> None:
        if event.kind != "interaction" or event.interaction is None:
            return
        if self.witness.shard_of(event.interaction.channel) not in self.town.sessions():
            # No process gets it: the next one begins a session of its own.
            self.witness.unheard.add(event.interaction.id)
            asyncio.get_running_loop().call_soon(event.interaction.fail)
        self._left -= 1
        if not self._at_request:
            self._kill_if_due()

    def _look_at(self, _request: object) -> None:
        if self._at_request:
            self._kill_if_due()

    def _kill_if_due(self) -> None:
        if not self.to_come or self._left > 0 or (self.town.folder / ARMED).exists():
            return
        host = self.chance.choice(self.town.hosts)
        if not host.process_id:
            return
        if self.chance.random() < _AT_AWAIT:
            (self.town.folder / ARMED).touch()
        else:
            host.send(signal.SIGKILL)
        self._before.append(self.town.sessions())
        self.to_come -= 1
        self._draw()

    def _bury(self) -> None:
        self.happened += 1
        task = asyncio.create_task(self._see_off())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _drop_unserved(self) -> None:
        """Drops interactions that reached a process which had a session already, but failed to start."""
        self.witness.lose({shard for shard in range(self.town.plan.shards) if shard not in self.town.sessions()})

    async def _see_off(self) -> None:
        """Drops interactions that the dead process had, once its connections are closed."""
        await asyncio.sleep(_PAUSE_SECONDS)
        # A spare process may have taken over already, in a session of its own.
        before, now = self._before.popleft(), self.town.sessions()
        lost = {shard for shard in range(self.town.plan.shards) if shard not in now or now[shard] != before.get(shard)}
        self.witness.die(lost)
        self.witness.lose(lost)


def memory_mib(process: int | None) -> int:
    """From Linux's /proc; 0 without a process."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0
