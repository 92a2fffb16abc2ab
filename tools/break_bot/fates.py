"""Processes of the bot, their supervisors, and what strikes them and the database at random moments."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import NOT_NOW
from localdiscord import Event, Interaction
from localdiscord.model.payloads import interaction_payload
from tests.support.forked import Birth, Loaded
from tests.support.postgresql import keeper
from tests.support.tavern import PATIENCE_SECONDS
from tools.break_bot.bots import ARMED

if TYPE_CHECKING:
    from tools.break_bot.must_hold import Witness
    from tools.break_bot.world import Town

EXPECTED = (0, NOT_NOW, -signal.SIGKILL, -signal.SIGTERM)
"""Something was away, or the process was killed, or stopped before it handled signals."""

_PAUSE_SECONDS = 0.2
_AT_AWAIT = 0.7
_SUSPENDED_SECONDS = 14
"""Longer than a lease."""


class Host:
    """A process and its supervisor, which restarts it until told to stop.

    `ends` counts exit statuses, or minus the signal.
    """

    def __init__(self, forking: Loaded, birth: Birth, log: Path) -> None:
        self.log = log
        self.ends: Counter[int] = Counter()
        self.process_id: int | None = None
        self.after_death: Callable[[], None] = lambda: None
        self._forking = forking
        self._birth: Birth = birth | {"log": str(log)}
        self._is_stopping = False
        self._supervising = asyncio.create_task(self._supervise())

    def send(self, number: signal.Signals) -> None:
        """If there is a process."""
        if self.process_id is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process_id, number)

    def last_traceback(self) -> str:
        """Of its last crash."""
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


class Fate(StrEnum):
    DEATH = "deaths of processes"
    SUSPENSION = "suspensions of processes"
    RESTART = "restarts of the database"


class Fates:
    """Drawn events, each at an interaction or a request."""

    def __init__(self, town: "Town", witness: "Witness", chance: random.Random) -> None:
        self.town = town
        self.local = town.local
        self.witness = witness
        self.chance = chance
        plan = town.plan
        all_of_them = {Fate.DEATH: plan.deaths, Fate.SUSPENSION: plan.suspensions, Fate.RESTART: plan.restarts}
        self.to_come = list(Counter(all_of_them).elements())
        chance.shuffle(self.to_come)
        self.happened = Counter[str]()
        self._each = max(1, plan.interactions // (len(self.to_come) + 1))
        self._tasks: set[asyncio.Task[None]] = set()
        self._draw()
        if town.hosts:
            self.local.world.listeners.append(self._count)
            town.hook = self._look_at
            self.local.inject(town.hook)
        for host in town.hosts:
            host.after_death = lambda: self._begin(Fate.DEATH, self._see_off())

    async def over(self) -> None:
        """Waits until they end and every shard is served."""
        (self.town.folder / ARMED).unlink(missing_ok=True)
        self.local.inject(None)
        await asyncio.gather(*self._tasks)
        if self.town.hosts:
            await self.local.until(self.local.gateway.connected.is_set, PATIENCE_SECONDS)

    def _draw(self) -> None:
        """Draws the number of interactions until the next event, and whether a process's request triggers it."""
        self._left = self.chance.randint(1, 2 * self._each)
        self._at_request = self.chance.random() < 0.7

    def _count(self, event: Event) -> None:
        """An event may be due at this interaction."""
        if event.kind != "interaction" or event.interaction is None:
            return
        if self.witness.shard_of(event.interaction.channel) not in self.town.online():
            # No process gets it: the next one begins a session of its own.
            asyncio.get_running_loop().call_soon(event.interaction.fail)
        if self.town.plan.twins:
            self._tell_another(event.interaction)
        self._left -= 1
        if not self._at_request:
            self._act_if_due()

    def _tell_another(self, interaction: Interaction) -> None:
        """It reaches all processes or only one; the next may reach another first."""
        sessions = self.local.gateway.sessions
        if self.chance.random() < 0.5:
            for session in list(sessions.values())[1:]:
                session.dispatch("INTERACTION_CREATE", interaction_payload(interaction))
        first = self.chance.choice(list(sessions))
        self.local.gateway.sessions = {first: sessions[first], **sessions}

    def _look_at(self, _request: object) -> None:
        """An event may be due at this request, which has just taken effect."""
        if self._at_request:
            self._act_if_due()

    def _act_if_due(self) -> None:
        if not self.to_come or self._left > 0 or (self.town.folder / ARMED).exists():
            return
        fate, host = self.to_come[-1], self.chance.choice(self.town.hosts)
        if fate is Fate.RESTART:
            self._begin(fate, self._restart())
        elif not host.process_id:
            return
        elif fate is Fate.SUSPENSION:
            self._begin(fate, self._suspend(host))
        elif self.chance.random() < _AT_AWAIT:
            (self.town.folder / ARMED).touch()
        else:
            host.send(signal.SIGKILL)
        self.to_come.pop()
        self._draw()

    def _begin(self, fate: Fate, happening: Coroutine[None, None, None]) -> None:
        self.happened[fate] += 1
        task = asyncio.create_task(happening)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _restart(self) -> None:
        """All connections to the database break at once."""
        server = keeper().server
        self.witness.die(range(self.town.plan.shards))
        self.witness.is_blind = True
        await asyncio.to_thread(server.stop, signal.SIGQUIT)
        await asyncio.to_thread(server.start)
        self.witness.is_blind = False

    async def _see_off(self) -> None:
        """Drops interactions that the dead process had, once its connections are closed."""
        await asyncio.sleep(_PAUSE_SECONDS)
        lost = {*range(self.town.plan.shards)} - self.town.online()
        self.witness.die(lost)
        for interaction in self.witness.raised:
            if self.witness.shard_of(interaction.channel) in lost:
                interaction.fail()

    async def _suspend(self, host: Host) -> None:
        """By then others serve its shards; it gets interactions from meanwhile."""
        for number, seconds in ((signal.SIGSTOP, _SUSPENDED_SECONDS), (signal.SIGCONT, 0)):
            self.witness.die(range(self.town.plan.shards))
            host.send(number)
            await asyncio.sleep(seconds)


def memory_mib(process: int | None) -> int:
    """From Linux's /proc; 0 without a process."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0
