"""Servers that removed the bot. Their data is deleted after a grace time, in case they invite the bot again."""

import time
from collections.abc import Callable, Iterable
from functools import partial

from bot.store import departures
from bot.store.database import Database
from bot.store.units import Transaction

GRACE_DAYS = 30
_DAY_SECONDS = 24 * 60 * 60


class Departures:
    """Notes which servers the bot is on, and deletes the data of those that it left long ago."""

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.time, grace_days: int = GRACE_DAYS
    ) -> None:
        self._database = database
        self._clock = clock
        self._grace_days = grace_days

    async def note_left(self, guild_id: int) -> None:
        """Notes that the bot is no longer on a server."""
        await self._database.write(partial(departures.note_left, guild_id=guild_id, now=int(self._clock())))

    async def note_joined(self, guild_id: int) -> None:
        """Notes that the bot is on a server, for the first time or again."""
        await self._database.write(partial(departures.note_joined, guild_id=guild_id))

    async def note_present(self, guild_ids: Iterable[int]) -> None:
        """Notes that the bot is on these servers and on no others, for changes while it was not connected."""
        now = int(self._clock())
        await self._database.write(partial(departures.note_present, guild_ids=tuple(guild_ids), now=now))

    async def forget_departed(self) -> int:
        """Deletes the data of servers that the bot left longer ago than the grace time. Returns how many there were."""
        forgotten = 0
        while await self._database.write(partial(_forget_one, int(self._clock()) - self._grace_days * _DAY_SECONDS)):
            forgotten += 1
        return forgotten


def _forget_one(left_before: int, transaction: Transaction) -> bool:
    """Forgets a server, if one is due. It is looked up here, because it may invite the bot again at any time."""
    due = departures.left_before(transaction, left_before)
    if due is not None:
        departures.forget(transaction, due)
    return due is not None
