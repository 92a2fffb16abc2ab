"""Forgets servers that removed the bot, after a while."""

import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot import counters
from bot.processes.shards import Shards
from bot.store import guilds
from bot.store.database import Database
from bot.store.units import DatabaseFailedError, Transaction

log = logging.getLogger(__name__)

GRACE_DAYS = 30
_DAY_SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Departures:
    database: Database
    clock: Callable[[], float] = time.time
    grace_days: int = GRACE_DAYS

    async def record_present(self, guild_ids: Collection[int], shards: Shards) -> dict[int, int]:
        """Stores which servers have the bot, and returns when those that are back had left, in seconds since 1970."""
        return await self.database.write(guilds.record_present, guild_ids, int(self.clock()), shards)

    async def forget_departed(self) -> int:
        """Deletes the data of servers that the bot left long ago, and returns how many. One that fails doesn't hold up
        others.
        """
        forgotten = 0
        for guild_id in await self.database.read(guilds.departed_before, moment=self._left_before()):
            try:
                while await self.database.write(_forget_some, guild_id, self._left_before()):
                    pass
                forgotten += 1
            except DatabaseFailedError:
                raise
            except Exception:
                counters.log_incident(log, "the data of server %s could not be deleted", guild_id)
        return forgotten

    def _left_before(self) -> int:
        return int(self.clock()) - self.grace_days * _DAY_SECONDS


def _forget_some(transaction: Transaction, guild_id: int, left_before: int) -> bool:
    """Forgets part of a server's data. Returns False if it is no longer due, because the bot was invited again."""
    is_due = guild_id in guilds.departed_before(transaction, left_before, guild_id)
    if is_due:
        guilds.forget_some(transaction, guild_id)
    return is_due
