"""A local Discord, bots in processes of their own, and games. CPU times and memory come from Linux's /proc."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.local.demo import next_press
from localdiscord import Event, Guild, LocalDiscord, Message, Person
from tools.benchmark.lean import LeanDiscord

PATIENCE_SECONDS = 60
_NO_LIMIT = (1_000_000, 1.0)
_TICKS = os.sysconf("SC_CLK_TCK")
_DONE = ("update", "deferred_update", "message")
"""Answers to a press that does something."""


@dataclass
class Process:
    id: int

    @property
    def cpu(self) -> float:
        """CPU seconds of all threads so far."""
        fields = Path(f"/proc/{self.id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def memory(self) -> float:
        """The memory of the process, in MB."""
        lines = Path(f"/proc/{self.id}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    @property
    def memory_of_all(self) -> float:
        """In MiB, with that of its workers; of what processes share, each has a part (PSS)."""
        return sum(each._part for each in self._all())

    @property
    def _part(self) -> float:
        lines = Path(f"/proc/{self.id}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    def _all(self) -> "Iterator[Process]":
        yield self
        for child in Path(f"/proc/{self.id}/task/{self.id}/children").read_text().split():
            yield from Process(int(child))._all()


@asynccontextmanager
async def discord(shards: int = 1) -> AsyncIterator[LocalDiscord]:
    """Runs a local Discord without rate limits, which aren't measured."""
    async with LocalDiscord(shards=shards, message_rate=_NO_LIMIT, answer_within=PATIENCE_SECONDS) as local:
        local.gate.global_rate = _NO_LIMIT
        local.gateway.max_concurrency = shards
        yield local


_BOT = (sys.executable, "-m", "bot", "run")


@asynccontextmanager
async def started(
    local: LocalDiscord | LeanDiscord, command: Sequence[str] = _BOT, folder: Path | None = None, /, **settings: str
) -> AsyncIterator[Process]:
    """Runs a bot in a folder during the block."""
    access = {"TOKEN": local.token, "API_URL": local.api_url, "GATEWAY_URL": local.gateway_url}
    environment = os.environ | {f"DISCORD_{name}": value for name, value in access.items()} | settings
    # Only a host's first start compiles the modules.
    environment["PYTHONDONTWRITEBYTECODE"] = ""
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, env=environment, cwd=folder, stderr=quiet)
    try:
        yield Process(process.pid)
    finally:
        process.terminate()
        await process.wait()


class Game:
    """An endless game of Farkle in a channel of its own, by two new people: a person may open only a few lobbies."""

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        self.channel = guild.add_channel(f"game-{number}")
        self.people = [local.add_user("newcomer") for _ in "ab"]
        for person in self.people:
            guild.add_member(person)
        self._in_turn = self.people[0]
        self._posted = asyncio.Event()
        local.world.listeners.append(self._hear)

    async def begin(self) -> None:
        host, other = self.people
        await host.slash(self.channel, "farkle start", target=1_000_000)
        await self._press(await self._board(), other, "Join")
        await self._press(await self._board(), host, "Start")

    async def press_on(self) -> bool:
        """The player in turn presses what a simulated player would. Returns whether a turn has passed before that."""
        board, before = await self._board(), self._in_turn
        self._in_turn = next(person for person in self.people if f"➤ {person.mention}" in board.text)
        await self._press(board, self._in_turn, next_press(board))
        return self._in_turn is not before

    def _hear(self, event: Event) -> None:
        if event.channel is self.channel and event.kind == "message_create":
            self._posted.set()

    async def _board(self) -> Message:
        """Waits for the newest message with buttons."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (messages := self.channel.messages()) or not messages[-1].buttons:
                self._posted.clear()
                await self._posted.wait()
        return messages[-1]

    async def _press(self, board: Message, person: Person, label: str) -> None:
        outcome = await person.click(board, label=label)
        assert outcome.kind in _DONE, outcome
