"""The shards and servers that this process serves."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from bot.config import ranges
from bot.processes.file_locks import FileGuard, FileLocks
from bot.processes.server_locks import ServerGuard, ServerLocks
from bot.processes.shards import Shards

log = logging.getLogger(__name__)

_STAND_BY_SECONDS = 0.5

Locks: TypeAlias = FileLocks | ServerLocks
Guard: TypeAlias = FileGuard | ServerGuard


class Served:
    """The servers of some `shards` (None: all), while the `guard` holds their locks."""

    def __init__(self, shards: Shards | None = None, guard: Guard | None = None) -> None:
        self.shards = shards
        self.guard = guard

    @property
    def is_held(self) -> bool:
        return self.guard is None or self.guard.holds()

    def has(self, guild_id: int) -> bool:
        return self.is_held and (self.shards is None or self.shards.serve(guild_id))

    @property
    def fraction(self) -> float:
        """The part of a limit of all processes together that this process has, from 0 to 1."""
        return len(self.shards.ids) / self.shards.count if self.shards else 1.0

    async def stand_by(self) -> None:
        """Waits until no other process serves these shards."""
        if self.shards is None:
            return
        named = ranges(self.shards.ids), self.shards.count
        if not self.is_held:
            log.info("waits until no other process serves shards %s of %s", *named)
        while not self.is_held:  # noqa: ASYNC110 - others are in other processes
            await asyncio.sleep(_STAND_BY_SECONDS)
        log.info("took shards %s of %s", *named)


@contextmanager
def serving(locks: Locks, shards: Shards | None) -> Iterator[Served]:
    """A block that serves all servers, or these shards once they are free.

    Raises NotNow as `FileLocks.serving`, and after the block the reason why its locks were lost.
    """
    with locks.serving(shards) as guard:
        yield Served(shards, guard)
        if guard.lost:
            raise guard.lost
