"""Forgets servers that removed the bot, after a while."""

import logging
import time
from collections.abc import Callable, Collection
from functools import partial

from bot import measures
from bot.config import Shards
from bot.store import guilds
from bot.store.database import Database
from bot.store.units import DatabaseFailedError, Transaction

log = logging.getLogger(__name__)

GRACE_DAYS = 30
_DAY_SECONDS = 24 * 60 * 60


class Departures:
    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = time.time,
        grace_days: int = GRACE_DAYS,
    ) -> None:
        self._database = database
        self._clock = clock
        self._grace_days = grace_days

    async def record_present(self, guild_ids: Collection[int], shards: Shards) -> None:
        present = partial(guilds.record_present, guild_ids=guild_ids, now=int(self._clock()), shards=shards)
        await self._database.write(present)

    async def forget_departed(self) -> int:
        """Returns how many. One that fails doesn't hold up others."""
        forgotten = 0
        for guild_id in await self._database.read(guilds.left_before, moment=self._left_before()):
            try:
                while await self._database.write(_forget_some, guild_id, self._left_before()):
                    pass
                forgotten += 1
            except DatabaseFailedError:
                raise
            except Exception:
                measures.log_incident(log, "the data of server %s could not be deleted", guild_id)
        return forgotten

    def _left_before(self) -> int:
        return int(self._clock()) - self._grace_days * _DAY_SECONDS


def _forget_some(transaction: Transaction, guild_id: int, left_before: int) -> bool:
    """False if it is no longer due: it may invite the bot again."""
    is_due = guild_id in guilds.left_before(transaction, left_before, guild_id)
    if is_due:
        guilds.forget_some(transaction, guild_id)
    return is_due
