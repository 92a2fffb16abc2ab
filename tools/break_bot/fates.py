"""Strikes processes and the database at random moments."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum

from localdiscord import Event, Interaction
from localdiscord.gateway.session import Session
from localdiscord.model.payloads import interaction_payload
from tests.support.postgresql import keeper
from tests.support.tavern import PATIENCE_SECONDS
from tools.break_bot.must_hold import Witness
from tools.break_bot.world import Town

_SUSPENDED_SECONDS = 14
"""Longer than a lease."""


class Fate(StrEnum):
    DEATH = "deaths of processes"
    SUSPENSION = "suspensions of processes"
    RESTART = "restarts of the database"


class Fates:
    """Drawn events, each at an interaction or a request."""

    def __init__(self, town: Town, witness: Witness, chance: random.Random) -> None:
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

    @contextmanager
    def happening(self) -> Iterator[None]:
        if self.town.hosts:
            self.local.world.listeners.append(self._count)
            self.town.hook = self._look_at
            self.local.inject(self.town.hook)
        yield

    async def over(self) -> None:
        """Waits until they end and every shard is served."""
        self.local.inject(None)
        await asyncio.gather(*self._tasks)
        if self.town.hosts:
            await self.local.until(lambda: len(self._online()) == self.town.plan.shards, PATIENCE_SECONDS)

    def _draw(self) -> None:
        """Draws the number of interactions until the next event, and whether a process's request triggers it."""
        self._left = self.chance.randint(1, 2 * self._each)
        self._at_request = self.chance.random() < 0.7

    def _count(self, event: Event) -> None:
        """An event may be due at this interaction."""
        if event.kind != "interaction" or event.interaction is None:
            return
        if self.witness.shard_of(event.interaction.channel) not in self._online():
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
        if not self.to_come or self._left > 0:
            return
        host = self.chance.choice(self.town.hosts)
        ports = host.ports()
        sessions = [
            each for each in self.local.gateway.sessions.values() if each.connection and _port_of(each) in ports
        ]
        shards = {each.shard for each in sessions}
        fate = self.to_come[-1]
        if fate is Fate.RESTART:
            happening = self._restart()
        elif shards and fate is Fate.DEATH and host.kill():
            happening = self._see_off(sessions)
        elif shards and fate is Fate.SUSPENSION and host.suspend():
            happening = self._let_go_on(host.go_on, shards)
        else:
            return
        self.happened[self.to_come.pop()] += 1
        self._draw()
        task = asyncio.create_task(happening)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _online(self) -> set[int]:
        """Connected shards."""
        return {each.shard for each in self.local.gateway.sessions.values() if each.connection is not None}

    async def _restart(self) -> None:
        """All connections to the database break at once."""
        server = keeper().server
        self.witness.die(range(self.town.plan.shards))
        await asyncio.to_thread(server.stop, signal.SIGQUIT)
        await asyncio.to_thread(server.start)

    async def _see_off(self, lost: Sequence[Session]) -> None:
        """Drops interactions that the dead process had."""
        await self.local.until(lambda: not any(each.connection for each in lost), PATIENCE_SECONDS)
        self._give_up({each.shard for each in lost})

    async def _let_go_on(self, go_on: Callable[[], None], lost: set[int]) -> None:
        """By then others serve its shards; it gets interactions from meanwhile."""
        self._give_up(lost)
        await asyncio.sleep(_SUSPENDED_SECONDS)
        go_on()

    def _give_up(self, lost: set[int]) -> None:
        self.witness.die(lost)
        for interaction in self.witness.raised:
            if self.witness.shard_of(interaction.channel) in lost:
                interaction.fail()


def _port_of(session: Session) -> int:
    """The port of the process that connected a shard."""
    assert session.connection is not None
    assert session.connection.transport is not None
    port: int = session.connection.transport.get_extra_info("peername")[1]
    return port
