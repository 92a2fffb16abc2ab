"""A local Discord, the bot in a process of its own, and players. CPU times and memory come from Linux's /proc."""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.local.players import next_press
from localdiscord import Channel, Event, Guild, LocalDiscord, Message, Person
from tests.support.hoard import Hoard

PATIENCE_SECONDS = 60
_NO_LIMIT = (1_000_000, 1.0)
_TICKS = os.sysconf("SC_CLK_TCK")
_DONE = ("update", "deferred_update", "message")
"""Answers to a press that does something."""


@dataclass
class Process:
    """`seconds`: until Discord could reach it."""

    id: int
    seconds: float = 0.0

    @property
    def cpu(self) -> float:
        """CPU seconds of all threads so far."""
        fields = Path(f"/proc/{self.id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory(self) -> float:
        """In MB."""
        lines = Path(f"/proc/{self.id}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


@asynccontextmanager
async def discord(shards: int = 1) -> AsyncIterator[LocalDiscord]:
    """Without rate limits, which aren't measured."""
    async with LocalDiscord(shards=shards, message_rate=_NO_LIMIT, answer_within=PATIENCE_SECONDS) as local:
        local.gate.global_rate = _NO_LIMIT
        local.gateway.max_concurrency = shards
        yield local


@asynccontextmanager
async def started(local: LocalDiscord, *command: str, **settings: str) -> AsyncIterator[Process]:
    """Runs ``python -m <command>`` during the block."""
    access = {"TOKEN": local.token, "API_URL": local.api_url, "GATEWAY_URL": local.gateway_url}
    environment = os.environ | {f"DISCORD_{name}": value for name, value in access.items()} | settings
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", *command, env=environment, stderr=quiet)
    try:
        yield Process(process.pid)
    finally:
        process.terminate()
        await process.wait()


@dataclass
class World:
    local: LocalDiscord
    guild: Guild
    channel: Channel
    people: list[Person]
    bot: Process


@asynccontextmanager
async def world(*command: str, hoard: Hoard | None = None, servers: int = 0, **settings: str) -> AsyncIterator[World]:
    """Runs the bot, or ``python -m <command>``. Four people have played the hoard in the channel.

    `servers`: how many others there are, with 20 channels each.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with discord() as local:
            guild = local.add_guild("The Tavern")
            channel, present = guild.add_channel("channel"), [local.add_user(f"person{n}") for n in range(4)]
            for person in present:
                guild.add_member(person)
            for number in range(servers):
                further = local.add_guild(f"Server {number}")
                for name in range(20):
                    further.add_channel(f"channel {name}")
            database = Path(folder) / "farkle.sqlite3"
            if hoard:
                await hoard.store(database, guild.id, channel.id, [person.id for person in present])
            began = time.perf_counter()
            settings = {"DATABASE_URL": f"sqlite:///{database}"} | settings
            async with started(local, *(command or ("bot", "run")), **settings) as bot:
                await local.bot_ready()
                bot.seconds = time.perf_counter() - began
                yield World(local, guild, channel, present, bot)


class Table(ABC):
    """Two people in a channel of their own."""

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        self.local, self.guild = local, guild
        self.channel: Channel = guild.add_channel(f"{type(self).__name__.lower()}-{number}")
        self.people: list[Person] = []
        self.turns = 0
        self._posted = asyncio.Event()
        local.world.listeners.append(self._hear)

    async def begin(self) -> None:
        """Opens a game with new people, because a person may open only a few lobbies within minutes."""
        self.people = [self.local.add_user("newcomer") for _ in "ab"]
        for person in self.people:
            self.guild.add_member(person)

    @abstractmethod
    async def press_on(self) -> float:
        """Returns the seconds until the answer."""

    def _hear(self, event: Event) -> None:
        if event.channel is self.channel and event.kind == "message_create":
            self._posted.set()

    async def board(self) -> Message:
        """Waits for the newest message with buttons."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (board := self.channel.messages()[-1]).buttons:
                self._posted.clear()
                await self._posted.wait()
        return board

    async def press(self, board: Message, person: Person, label: str = "", custom_id: str = "") -> float:
        outcome = await person.click(board, custom_id, label=label)
        assert outcome.kind in _DONE, outcome
        return outcome.elapsed


class Game(Table):
    """An endless game of Farkle."""

    _pressed_last: Person | None = None

    async def begin(self) -> None:
        await super().begin()
        host, other = self.people
        await host.slash(self.channel, "farkle start", target=1_000_000)
        await self.press(await self.board(), other, "Join")
        await self.press(await self.board(), host, "Start")

    def on_turn(self, board: Message) -> Person:
        return next(person for person in self.people if f"➤ {person.mention}" in board.text)

    async def press_on(self) -> float:
        """The player in turn presses what a simulated player would."""
        board = await self.board()
        player, label = self.on_turn(board), next_press(board)
        self.turns += player is not self._pressed_last
        self._pressed_last = player
        outcome = await player.click(board, label=label)
        if outcome.ephemeral and label.startswith("Bank"):
            # The bot asks before a bank that loses.
            label = next(button.label for button in board.buttons if button.label.startswith("Roll"))
            return await self.press(board, player, label)
        assert outcome.kind in _DONE, outcome
        return outcome.elapsed


async def silence(local: LocalDiscord, guild: Guild, *, first_roll: bool = True) -> None:
    """Turns mentions off, and perhaps first rolls, as a server manager does."""
    manager, channel = local.add_user("manager"), guild.add_channel("settings")
    guild.add_member(manager, manage_guild=True)
    screen = (await manager.slash(channel, "farkle-setup settings")).shown
    await manager.choose(screen, "fc:boards", ["in_place"])
    if not first_roll:
        await manager.click(screen, next(each for each in _addresses(screen) if each.startswith("fc:first_roll")))


def _addresses(screen: Message) -> list[str]:
    return [button.custom_id or "" for button in screen.buttons]


def percentile(times: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return statistics.quantiles(times, n=100)[percent - 1] * 1000
