"""Shards that several processes share by leases, and changes that all of them must see."""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial

from bot.config import AnyShards, Shards, ranges
from bot.play.sessions import Sessions
from bot.servers.settings import SettingsByServer
from bot.store import processes
from bot.store.database import Database
from bot.store.processes import LEASE_SECONDS, DatabaseClock, Remembered, database_time

log = logging.getLogger(__name__)

RENEWAL_SECONDS = 3
_GATHERING_SECONDS = 6
_MARGIN_SECONDS = 2
"""Leases end earlier here."""
_IDENTIFY_SECONDS = 5.5
"""Discord's 5, and latency."""


def _steady() -> float:
    """Counts suspended time if the system does."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Leases:
    """All leases are lost at once, if renewed too late or taken over: stop serving then, and begin again in a new
    `kept`.
    """

    def __init__(
        self,
        database: Database,
        shards: AnyShards,
        clock: DatabaseClock = database_time,
        steady: Callable[[], float] = _steady,
    ) -> None:
        self.holder = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        self._database = database
        self._wanted = shards
        self._clock = clock
        self._steady = steady
        self._held: frozenset[int] = frozenset()
        self._until = 0.0
        self._is_failing = False
        # Replaced whenever shards change.
        self._news = asyncio.Event()
        self._is_lost = False

    @property
    def shards(self) -> Shards:
        return Shards(tuple(sorted(self._held)) if self.are_valid else (), self._wanted.count)

    @property
    def are_valid(self) -> bool:
        """True before the first, and False once they are lost."""
        return not self._is_lost and (not self._held or self._steady() < self._until)

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Releases them after the block."""
        self._is_lost = False
        keeping = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.wait([keeping])
            self._held = frozenset()
            try:
                await self._database.write(processes.release, holder=self.holder)
            except Exception as error:
                log.warning("could not release shards; others take them once their leases run out: %s", error)

    async def beyond(self, known: Collection[int]) -> list[int]:
        """Waits for new ones; none if the leases are lost."""
        while not self._is_lost and self._held <= set(known):
            await self._news.wait()
        return sorted(self._held - set(known))

    async def lost(self) -> None:
        while not self._is_lost:
            await self._news.wait()

    async def _keep(self) -> None:
        if not await self._round():
            # Others may be starting.
            await asyncio.sleep(_GATHERING_SECONDS)
            if not await self._round() and not self._is_failing:
                log.info("standing by: all %s shards are served by other processes", self._wanted.count)
        while not self._is_lost:
            left = self._until - self._steady() if self._held else RENEWAL_SECONDS
            await asyncio.sleep(max(0.0, min(RENEWAL_SECONDS, left)))
            await self._round()

    async def _round(self) -> frozenset[int]:
        """Returns the current shards."""
        asked = self._steady()
        if self.are_valid:
            renewing = asyncio.create_task(self._renewed())
            # A hanging database must not outlast the leases.
            await asyncio.wait([renewing], timeout=self._until - asked if self._held else None)
            found = renewing.result() if renewing.done() else None
            if found is not None and found >= self._held:
                self._take(found, asked)
            elif found is not None:
                self._lose("another process has taken some of this process's shards")
        if not self.are_valid:
            self._lose("could not renew the leases of this process's shards in time")
        return self._held

    async def _renewed(self) -> frozenset[int] | None:
        """None if the database failed."""
        try:
            renew = partial(processes.renew, holder=self.holder, shards=self._wanted, clock=self._clock)
            found = await self._database.write(renew)
            self._is_failing = False
        except Exception as error:
            log.warning("the leases of shards could not be renewed: %s", error)
            self._is_failing = True
            return None
        return found

    def _take(self, found: frozenset[int], asked: float) -> None:
        new = found - self._held
        self._held, self._until = found, asked + LEASE_SECONDS - _MARGIN_SECONDS
        if new:
            log.info("took shards %s of %s", ranges(new), self._wanted.count)
            self._tell()

    def _lose(self, why: str) -> None:
        if self._held:
            log.warning("%s: stops serving, and begins anew", why)
            self._held, self._is_lost = frozenset(), True
            self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Served:
    """This process's part: the `fixed` shards, those of the leases, or all."""

    def __init__(self, fixed: Shards | None = None, leases: Leases | None = None) -> None:
        self.leases = leases
        self._fixed = fixed

    @property
    def shards(self) -> Shards | None:
        """None means all."""
        return self.leases.shards if self.leases else self._fixed

    def has(self, guild_id: int) -> bool:
        return self.shards is None or self.shards.serve(guild_id)

    @property
    def share(self) -> float:
        """Of a common limit."""
        return len(self.shards.ids) / self.shards.count if self.shards else 1.0


class LoginTurns:
    """Discord limits the logins of all processes together."""

    def __init__(self, database: Database, clock: DatabaseClock = database_time) -> None:
        self._database = database
        self._clock = clock
        self.max_concurrency = 1
        """Shards with the same remainder take turns."""

    async def identify(self, shard_id: int) -> None:
        await self._wait(shard_id % self.max_concurrency, _IDENTIFY_SECONDS)

    async def start(self, seconds: float) -> None:
        await self._wait(processes.START, seconds)

    async def _wait(self, turn: int, seconds: float) -> None:
        take = partial(processes.take_turn, turn=turn, seconds=seconds, clock=self._clock)
        try:
            while (left := await self._database.write(take)) > 0:  # noqa: ASYNC110 - others are in other processes
                await asyncio.sleep(left)
        except Exception as error:
            # discord.py tries again if Discord refuses.
            log.warning("logging in without asking other processes: %s", error)
            await asyncio.sleep(seconds)


class Changes:
    """`of_blocks` is set when they must be read again."""

    def __init__(self, database: Database, sessions: Sessions, settings: SettingsByServer) -> None:
        self.of_blocks = asyncio.Event()
        self._database = database
        self._sessions = sessions
        self._settings = settings
        self._known: dict[str, str] = {}

    async def news(self) -> set[Remembered]:
        """What to read again, also by own changes."""
        before, self._known = self._known, await self._database.read(processes.changes)
        return {Remembered(kind) for kind, number in self._known.items() if before.get(kind) != number}

    async def follow(self) -> None:
        try:
            news = await self.news()
            if news & {Remembered.PEOPLE, Remembered.SERVERS}:
                # Games in memory still name them.
                self._sessions.read_anew()
            if Remembered.SERVERS in news:
                await self._settings.load()
            if Remembered.BLOCKS in news:
                self.of_blocks.set()
        except Exception:
            # All of it is news again.
            self._known = {}
            raise
