"""Several processes on one database, which share the servers among them."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot import app, shards
from bot.app import serve
from bot.client import FarkleBot
from bot.config import AnyShards, Shards
from bot.model.oversight import Blocked
from bot.servers.processes import Leases, LoginTurns
from bot.store.units import Transaction
from localdiscord import Channel
from tests.support.databases import migrate, rows
from tests.support.idle_time import idle_time
from tests.support.steps import delete, no_answer_awaited
from tests.support.tavern import PATIENCE_SECONDS, Tavern, _installations, local_tavern, seeded

pytestmark = pytest.mark.both

COUNT = 4
THREE = AnyShards(3, COUNT)
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

    async def stop(self) -> None:
        self.running.cancel()
        await asyncio.wait([self.running])


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
        await self.tavern.until(lambda: bool(self.bots[running]))
        return Process(running, self.bots[running])

    def born(self, *given: Any, **named: Any) -> FarkleBot:
        """Notes which process a new bot is of."""
        bot, process = FarkleBot(*given, **named), asyncio.current_task()
        bot._connection.guild_ready_timeout = 0.02  # discord.py would wait two seconds for more guilds
        assert process is not None
        self.bots[process].append(bot)
        return bot

    async def serving(self, process: Process, *shards: int) -> None:
        """Waits until a process serves these shards and no others."""
        await self.tavern.until(lambda: process.served == shards and process.bot.is_serving)


@pytest.fixture
async def town(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Street]:
    """A local Discord with a server on each of four shards, and no process yet. All processes are stopped after it."""
    async with local_tavern(shards=COUNT) as tavern:
        tavern.local.gateway.max_concurrency = COUNT
        if _installations:
            await _installations[0].put_at(path)
        await migrate(path)
        guilds = [tavern.guild, *(tavern.local.add_guild(f"Tavern {number}") for number in range(1, COUNT))]
        guilds.sort(key=lambda guild: (guild.id >> 22) % COUNT)
        for guild in guilds:
            for person in tavern.people:
                guild.add_member(person)
        channels = [tavern.channel if guild is tavern.guild else guild.add_channel("dice") for guild in guilds]
        with idle_time(_PACE):
            time = asyncio.get_running_loop().time

            def database_clock(_transaction: Transaction) -> int:
                return int(time() * 1000)

            town = Street(tavern, channels, path)
            steady = lambda: time() + town.steady_ahead  # noqa: E731
            # `serve` makes all of these, once for each life of a process.
            monkeypatch.setattr(app, "FarkleBot", town.born)  # it tells the test nothing of its bots
            monkeypatch.setattr(app, "Leases", partial(Leases, clock=database_clock, steady=steady))  # time flies here
            monkeypatch.setattr(shards, "LoginTurns", partial(LoginTurns, clock=database_clock))  # and here
            try:
                yield town
            finally:
                for process in town.bots:
                    process.cancel()
                await asyncio.gather(*town.bots, return_exceptions=True)


_HANGING: list[asyncio.Event] = []
"""Kept, because tasks that wait for an unreferenced event would be garbage."""


async def away(*_given: Any, **_named: Any) -> None:
    """The database does not answer."""
    _HANGING.append(asyncio.Event())
    await _HANGING[-1].wait()


async def test_shards_pass_from_process_to_process(town: Street) -> None:
    first = await town.start(THREE)
    await town.serving(first, 0, 1, 2)
    second = await town.start(THREE)
    await town.serving(second, 3)
    spare = await town.start(THREE)
    assert spare.bot.is_standing_by
    await spare.stop()
    host, guest = town.tavern.people[:2]
    lobbies = [(await host.slash(channel, "farkle start")).shown for channel in town.channels]
    for lobby in lobbies:
        assert (await guest.click(lobby, label="Join")).kind == "update"
    await first.stop()
    await town.serving(second, 0, 1, 3)
    # The games continue.
    assert (await host.click(lobbies[0], label="Start")).kind == "update"
    third = await town.start(THREE)
    await town.serving(third, 2)
    assert (await host.click(lobbies[2], label="Start")).kind == "update"
    assert town.tavern.faults() == []


async def test_processes_that_start_together_share_the_servers(town: Street) -> None:
    processes = [await town.start(THREE) for _ in range(3)]
    await town.tavern.until(lambda: sum(len(process.served) for process in processes) == COUNT)
    # A process that is stopped while it connects leaves half a request.
    await town.tavern.until(lambda: all(process.bot.is_serving for process in processes))
    assert sorted(len(process.served) for process in processes) == [1, 1, 2]


async def test_whoever_cannot_renew_its_leases_leaves_and_comes_back(
    town: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await town.start(THREE)
    await town.serving(first, 0, 1, 2)
    spare = await town.start(THREE)
    await town.serving(spare, 3)
    cut_off, gateway = first.bot, town.tavern.local.gateway
    with monkeypatch.context() as patched:
        for name in ("read", "write"):
            patched.setattr(cut_off.database, name, away)  # other processes still reach it
        await town.tavern.until(lambda: not cut_off.shards[0].is_closed())
        await town.tavern.until(lambda: all(shard.is_closed() for shard in cut_off.shards.values()))
        # The bot gave them up before another process took them.
        assert set(spare.served) == {3}
        await town.serving(spare, 0, 1, 3)
    await town.serving(first, 2)
    assert first.bot is not cut_off
    assert len([each for each in gateway.sessions.values() if each.connection]) == COUNT


async def test_a_process_that_was_suspended_does_nothing_for_shards_that_others_serve_now(
    town: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await town.start(THREE)
    await town.serving(first, 0, 1, 2)
    host = town.tavern.people[0]
    lobby = (await host.slash(town.channels[0], "farkle start")).shown
    suspended, may_leave = first.bot, asyncio.Event()
    leave_shards, leases = suspended.leave_shards, suspended.served.leases
    assert leases is not None

    async def leave() -> None:
        await may_leave.wait()
        await leave_shards()

    monkeypatch.setattr(suspended, "leave_shards", leave)  # it takes a moment that no press would hit for sure
    # It slept for a minute, and presses have waited for it.
    town.steady_ahead += 60
    with no_answer_awaited(town.tavern):
        assert (await host.click(lobby, label="Cancel")).kind == "failed"
        await leases.lost()
        assert (await host.click(lobby, label="Cancel")).kind == "failed"
    may_leave.set()
    await town.serving(first, 0, 1, 2)
    assert first.bot is not suspended
    assert (await host.click(lobby, label="Cancel")).kind == "update"


async def test_what_crosses_servers_is_true_in_all_processes(town: Street) -> None:
    # Two ways of dividing servers, which locks keep apart outside of this test.
    here, there = await town.start(AnyShards(2, COUNT)), await town.start(Shards((2, 3), COUNT))
    await town.serving(here, 0, 1)
    await town.serving(there, 2, 3)
    first, second, third = town.tavern.people
    near, far = town.channels[0], town.channels[2]

    # One attempt a day with the daily dice, wherever it is played.
    await asyncio.gather(*(first.slash(channel, "farkle daily") for channel in (near, far, near, far)))
    (attempt,) = await rows(here.bot.database, "SELECT game_id FROM attempts")
    board = (await first.slash(near, "farkle daily")).shown
    await first.slash(far, "farkle daily")
    await first.click(board, label="Roll")
    assert (await first.slash(far, "farkle daily")).text == board.text

    # A person deleted by one process is not remembered by another.
    lobby = (await second.slash(far, "farkle start")).shown
    for person in (first, third):
        await person.click(lobby, label="Join")
    await second.click(lobby, label="Start")
    sessions = there.bot.services.sessions
    await town.tavern.until(lambda: not there.bot.in_work)
    await sessions.unsaved.settle()
    remembered = sessions._cached  # what is shown is read anew
    assert first.id in remembered[attempt["game_id"] + 1].seats.players
    await delete(town.tavern, first, near)
    await town.tavern.until(lambda: not any(first.id in stored.seats.players for stored in remembered.values()))
    newest = [message for message in far.messages(viewer=second) if message.buttons][-1]
    await town.tavern.until(lambda: first.mention not in newest.text)

    # The clock of a game is that of the process that serves its server.
    there.bot.rounds.stop("clock")
    await town.tavern.until(lambda: not there.bot.in_work)
    game = attempt["game_id"] + 1
    town.tavern.clock.ahead += 3600
    facts = f"SELECT count(*) AS number FROM facts WHERE game_id = {game}"
    before = await rows(here.bot.database, facts)
    for _ in range(3):
        await here.bot.rounds.play("clock")
    assert await rows(here.bot.database, facts) == before
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await rows(here.bot.database, facts) == before:
            # If this server is new to the process, its games get more time first.
            town.tavern.clock.ahead += 3600
            await there.bot.rounds.play("clock")

    # A person whom the owner blocks in one process is blocked in all.
    await here.bot.services.oversight.block(Blocked.PERSON, third.id)
    await town.tavern.until(lambda: there.bot.services.oversight.is_blocked(Blocked.PERSON, third.id))
