"""Several processes on one database, all in this one: what happens between them depends on no real time."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot import app, shards
from bot.app import serve
from bot.client import FarkleBot
from bot.config import AnyShards, Shards
from bot.servers.processes import Leases, LoginTurns
from bot.store.units import Transaction
from localdiscord import Channel
from tests.support.idle_time import idle_time
from tests.support.migrated import migrate
from tests.support.tavern import Tavern, _installations, local_tavern, seeded

COUNT = 4
_PACE = 20.0


@dataclass
class Process:
    """One process: what it runs, and the bot that it runs now."""

    running: "asyncio.Task[None]"
    bots: list[FarkleBot]

    @property
    def bot(self) -> FarkleBot:
        return self.bots[-1]

    @property
    def served(self) -> tuple[int, ...]:
        """The shards that are its own."""
        shards = self.bot.served.shards
        return shards.ids if shards else ()


@dataclass
class Street:
    """A server on each of some shards, and the processes that serve them."""

    tavern: Tavern
    channels: list[Channel]
    """By shard."""
    database: Path
    bots: defaultdict["asyncio.Task[Any]", list[FarkleBot]] = field(default_factory=lambda: defaultdict(list))
    steady_ahead: float = 0.0
    """For how long the processes were suspended."""

    async def start(self, shards: Shards | AnyShards) -> Process:
        """A new process, as soon as it has looked for shards."""
        settings = self.tavern.settings(self.database).model_copy(update={"shards": shards, "reviews": False})
        running = asyncio.create_task(serve(settings, seeded(1), self.tavern.clock))
        await self.until(lambda: bool(self.bots[running]))
        return Process(running, self.bots[running])

    def born(self, *given: Any, **named: Any) -> FarkleBot:
        """Notes which process a new bot is of."""
        bot, process = FarkleBot(*given, **named), asyncio.current_task()
        bot._connection.guild_ready_timeout = 0.02
        assert process is not None
        self.bots[process].append(bot)
        return bot

    async def until(self, condition: Callable[[], bool]) -> None:
        await self.tavern.until(condition)

    async def serving(self, process: Process, *shards: int) -> None:
        """Waits until a process serves these shards and no others."""
        await self.until(lambda: process.served == shards and process.bot.is_serving)

    async def stop(self, process: Process) -> None:
        process.running.cancel()
        await asyncio.wait([process.running])


def _shard(channel: Channel) -> int:
    assert channel.guild is not None
    return (channel.guild.id >> 22) % COUNT


@asynccontextmanager
async def street(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Street]:
    """A local Discord with a server on each of four shards, and no process yet. All processes are stopped after it."""
    await migrate(database)
    async with local_tavern(shards=COUNT) as tavern:
        tavern.local.gateway.max_concurrency = COUNT
        if _installations:
            await _installations[0].put_at(database)
        channels = [tavern.channel]
        for number in range(1, COUNT):
            guild = tavern.local.add_guild(f"Tavern {number}")
            channels.append(guild.add_channel("dice"))
            for person in tavern.people:
                guild.add_member(person)
        channels.sort(key=_shard)
        with idle_time(_PACE):
            time = asyncio.get_running_loop().time

            def database_clock(_transaction: Transaction) -> int:
                return int(time() * 1000)

            town = Street(tavern, channels, database)
            steady = lambda: time() + town.steady_ahead  # noqa: E731
            monkeypatch.setattr(app, "FarkleBot", town.born)
            monkeypatch.setattr(app, "Leases", partial(Leases, clock=database_clock, steady=steady))
            monkeypatch.setattr(shards, "LoginTurns", partial(LoginTurns, clock=database_clock))
            try:
                yield town
            finally:
                for process in town.bots:
                    process.cancel()
                await asyncio.gather(*town.bots, return_exceptions=True)
