"""What this process serves."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from bot.config import ranges
from bot.errors import SetupError
from bot.processes.shards import Shards

log = logging.getLogger(__name__)

_STAND_BY_SECONDS = 0.5


class Guard(Protocol):
    """The locks of a process, which end with it. On a server, they may be `lost` for good; then it gets SIGTERM."""

    @property
    def lost(self) -> SetupError | None: ...

    def holds(self) -> bool:
        """False while another process may serve the shards. Asking takes them as soon as they are free."""

    def turn(self, number: int) -> AbstractContextManager[None]:
        """Raises NotNow while another process has this turn."""


class Locks(Protocol):
    """Those of a database. Raise NotNow if another process has them."""

    def serving(self, shards: Shards | None) -> AbstractContextManager[Guard]:
        """Locks all servers, or some shards once they are free.

        Raises NotNow if another bot serves all, or another number of shards, or if `alone` is held.
        """

    def served(self, count: int) -> set[int]:
        """Those of the `count` shards that processes have locked."""

    def alone(self) -> AbstractContextManager[None]:
        """Locks the whole database. Raises NotNow if a bot uses it."""


class Served:
    """The servers of some `shards`, while the `guard` holds their locks. None: all."""

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
        """This process's part of a limit that all processes have together."""
        return len(self.shards.ids) / self.shards.count if self.shards else 1.0

    async def stand_by(self) -> None:
        """Until no other process serves these shards."""
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

    Raises what `Locks.serving` raises, and after the block why its locks were lost.
    """
    with locks.serving(shards) as guard:
        yield Served(shards, guard)
        if guard.lost:
            raise guard.lost
