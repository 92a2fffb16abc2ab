"""Several processes on one database, which share the servers among them."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.app import serve
from bot.client import FarkleBot
from bot.errors import NotNow
from bot.features.oversight.model import Blocked
from bot.features.oversight.service import Oversight
from bot.local.demo import next_press
from bot.model.people import Pings
from bot.processes import server_locks, sharded_bot
from bot.processes.served import serving
from bot.processes.sharded_bot import LoginTurns
from bot.processes.shards import Shards
from bot.store.storage import storage_at
from localdiscord import Channel
from tests.support.databases import migrate, rows, url_of
from tests.support.idle_time import idle_time
from tests.support.steps import delete, no_answer_awaited
from tests.support.tavern import PATIENCE_SECONDS, Tavern, _installations, local_tavern, seeded

pytestmark = pytest.mark.both

COUNT = 4
LOW, HIGH = Shards((0, 1), COUNT), Shards((2, 3), COUNT)
_PACE = 20.0


@dataclass
class Process:
    """One process, and its bot."""

    running: "asyncio.Task[None]"
    bot: FarkleBot

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
    bots: dict["asyncio.Task[Any]", FarkleBot] = field(default_factory=dict)

    async def start(self, shards: Shards) -> Process:
        """A new process, as soon as it has looked for its shards."""
        running = asyncio.create_task(self._run(shards))
        await self.tavern.until(lambda: running in self.bots)
        return Process(running, self.bots[running])

    async def serving(self, shards: Shards) -> Process:
        """A new process that serves them."""
        process = await self.start(shards)
        await self.tavern.until(process.bot.is_ready)
        return process

    async def _run(self, shards: Shards) -> None:
        settings = self.tavern.settings(self.database).model_copy(update={"shards": shards, "reviews": False})
        with serving(storage_at(settings.database_url).locks, shards) as served:
            await serve(settings, seeded(1), self.tavern.clock, served)

    def born(self, *given: Any, **named: Any) -> FarkleBot:
        """Records which process a new bot is of."""
        # People had all the time that a test puts forward.
        bot, process = FarkleBot(*given, **named | {"has_missed_time": lambda: False}), asyncio.current_task()
        bot._connection.guild_ready_timeout = 0.02  # discord.py would wait two seconds for more guilds
        assert process is not None
        self.bots[process] = bot
        return bot


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
            town = Street(tavern, channels, path)
            monkeypatch.setattr(app, "FarkleBot", town.born)  # `serve` tells the test nothing of its bots
            monkeypatch.setattr(sharded_bot, "_IDENTIFY_SECONDS", 0)  # threads have no idle time
            monkeypatch.setattr(server_locks, "_WATCH_SECONDS", 0.01)  # likewise
            monkeypatch.setattr(server_locks, "_GRACE_SECONDS", 0)  # likewise
            monkeypatch.setattr(server_locks, "_TRUSTED_SECONDS", PATIENCE_SECONDS)  # a busy machine needs longer
            monkeypatch.setattr(server_locks, "_GIVE_UP_SECONDS", PATIENCE_SECONDS)  # or it ends pytest
            try:
                yield town
            finally:
                for process in town.bots:
                    process.cancel()
                await asyncio.gather(*town.bots, return_exceptions=True)


async def test_a_spare_takes_over_when_the_process_with_its_shards_ends(town: Street) -> None:
    first, second = await town.serving(LOW), await town.serving(HIGH)
    spare = await town.start(LOW)
    host, guest = town.tavern.people[:2]
    lobbies = [(await host.slash(channel, "farkle start")).shown for channel in town.channels]
    for lobby in lobbies:
        assert (await guest.click(lobby, label="Join")).kind == "update"
    assert not spare.bot.served.is_held
    await first.stop()
    await town.tavern.until(spare.bot.is_ready)
    # The games continue.
    for lobby in lobbies:
        assert (await host.click(lobby, label="Start")).kind == "update"
    assert second.bot.is_ready()
    assert town.tavern.faults() == []


@pytest.mark.postgresql
async def test_presses_are_ignored_while_shards_are_in_doubt(town: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await town.serving(LOW)
    host = town.tavern.people[0]
    lobby = (await host.slash(town.channels[0], "farkle start")).shown
    looked = threading.Event()

    def cut_off(_guard: object) -> None:
        looked.set()
        raise NotNow("database-away", path="", problem="")

    with monkeypatch.context() as patched:
        patched.setattr(server_locks.ServerGuard, "_look", cut_off)  # only the locks' connection is lost
        await town.tavern.until(looked.is_set)
        steady = server_locks._steady
        patched.setattr(server_locks, "_steady", lambda: steady() + PATIENCE_SECONDS)  # a test does not wait
        with no_answer_awaited(town.tavern):
            assert (await host.click(lobby, label="Leave")).kind == "failed"
        assert lobby.channel.guild is not None
        assert not first.bot.absences.is_here(lobby.channel.guild.id)
    await town.tavern.until(lambda: first.bot.served.is_held)
    assert (await host.click(lobby, label="Leave")).kind == "update"


async def test_processes_take_turns_to_log_in(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[Callable[[], None]] = []

    def timer(_seconds: float, end: Callable[[], None]) -> threading.Thread:
        ends.append(end)
        return threading.Thread()

    monkeypatch.setattr(sharded_bot, "_RETRY_SECONDS", 0.01)  # others are not waited for here
    monkeypatch.setattr(threading, "Timer", timer)  # turns end when the test says so
    storage = storage_at(url_of(path))
    with storage.locks.serving(LOW) as low, storage.locks.serving(HIGH) as high:
        here, there = LoginTurns(low), LoginTurns(high)
        await here.identify(0)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await there.identify(3)
        there.max_concurrency = 2
        await there.identify(3)
        ends[0]()
        await there.identify(2)
        for end in ends[1:]:
            end()


async def test_a_game_is_played_through_the_process_of_another_place(town: Street) -> None:
    """In the language of its own server, which that process does not know."""
    host, guest = town.tavern.people[:2]
    far = town.channels[2]
    assert far.guild is not None
    far.guild.locale = "de"
    here, there = await town.serving(LOW), await town.serving(HIGH)
    lobby = (await host.slash(far, "farkle start")).shown
    joined = next(button.custom_id for button in lobby.buttons if button.label == "Mitspielen")
    await guest.click(lobby, joined or "")
    await host.click(lobby, label="Start")
    await town.tavern.until(lambda: not there.bot.in_work)
    first = next(person for person in (host, guest) if f"➤ {person.mention}" in far.messages()[-1].text)
    other = guest if first is host else host
    private = (await first.slash(first.direct_messages, "farkle games")).shown
    await first.click(private, label="Play")
    while f"➤ {first.mention}" in private.text:
        assert (await first.click(private, label=next_press(private))).kind == "update"
    await town.tavern.until(lambda: not here.bot.in_work)
    board = far.messages()[-1]
    assert f"➤ {other.mention}" in board.text
    assert board.pings == [other], "this process did not see their presses"
    assert "Verlassen" in [button.label for button in board.buttons]
    # The other process has an old state in its memory.
    town.tavern.clock.ahead += 20
    typed = await other.slash(far, "farkle roll")
    assert board.buttons[0].label.isdigit() or other.mention not in board.text, typed
    assert town.tavern.faults() == []


async def test_nudges_come_from_the_process_with_the_direct_messages(town: Street) -> None:
    host, guest = town.tavern.people[:2]
    far = town.channels[2]
    there = await town.serving(HIGH)
    for person in (host, guest):
        page = (await person.slash(far, "farkle privacy")).shown
        await person.click(page, label="Messages to me")
        await person.choose(page, "fs:nudge:games:*", ["always"])
    lobby = (await host.slash(far, "farkle start")).shown
    await guest.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    await town.tavern.until(lambda: not there.bot.in_work)
    town.tavern.clock.ahead += 200
    await there.bot.jobs.play("nudges")
    assert host.direct_messages.messages() == guest.direct_messages.messages() == []
    await town.serving(LOW)
    await town.tavern.until(lambda: bool(host.direct_messages.messages() or guest.direct_messages.messages()))
    (nudge,) = host.direct_messages.messages() or guest.direct_messages.messages()
    player = host if f"➤ {host.mention}" in nudge.text else guest
    assert (await player.click(nudge, label=next_press(nudge))).kind == "update"


async def test_what_crosses_servers_is_true_in_all_processes(town: Street) -> None:
    here, there = await town.serving(LOW), await town.serving(HIGH)
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
    remembered = sessions._cached  # what is shown is read anew
    assert first.id in remembered[attempt["game_id"] + 1].seats.players
    await delete(town.tavern, first, near)
    await town.tavern.until(lambda: not any(first.id in stored.seats.players for stored in remembered.values()))
    newest = [message for message in far.messages(viewer=second) if message.buttons][-1]
    await town.tavern.until(lambda: first.mention not in newest.text)

    # The clock of a game is that of the process that serves its server.
    there.bot.jobs.stop("clock")
    await town.tavern.until(lambda: not there.bot.in_work)
    game = attempt["game_id"] + 1
    town.tavern.clock.ahead += 3600
    facts = f"SELECT count(*) AS number FROM facts WHERE game_id = {game}"
    before = await rows(here.bot.database, facts)
    for _ in range(3):
        await here.bot.jobs.play("clock")
    assert await rows(here.bot.database, facts) == before
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await rows(here.bot.database, facts) == before:
            await there.bot.jobs.play("clock")

    # What a person chooses in one process counts in all.
    await here.bot.services.own_settings.change(third.id, pings=Pings.NEVER)
    await town.tavern.until(lambda: there.bot.services.own_settings.of(third.id).pings is Pings.NEVER)

    # A person whom the owner blocks in one process is blocked in all.
    await here.bot.services.get(Oversight).block(Blocked.PERSON, third.id)
    await town.tavern.until(lambda: there.bot.services.get(Oversight).is_blocked(Blocked.PERSON, third.id))
