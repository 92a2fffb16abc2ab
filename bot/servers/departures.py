"""Servers that removed the bot. Their data is deleted after a grace time, in case they invite the bot again."""

import time
from collections.abc import Callable, Iterable

from bot.store import departures
from bot.store.database import Database

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
        async with self._database.writing() as transaction:
            await departures.note_left(transaction, guild_id, int(self._clock()))

    async def note_joined(self, guild_id: int) -> None:
        """Notes that the bot is on a server, for the first time or again."""
        async with self._database.writing() as transaction:
            await departures.note_joined(transaction, guild_id)

    async def note_present(self, guild_ids: Iterable[int]) -> None:
        """Notes that the bot is on these servers and on no others, for changes while it was not connected."""
        async with self._database.writing() as transaction:
            await departures.note_present(transaction, guild_ids, int(self._clock()))

    async def forget_departed(self) -> int:
        """Deletes the data of servers that the bot left longer ago than the grace time. Returns how many there were."""
        forgotten = 0
        while True:
            # Each server is looked up in the transaction that deletes it: it may have invited the bot again meanwhile.
            async with self._database.writing() as transaction:
                left_before = int(self._clock()) - self._grace_days * _DAY_SECONDS
                due = await departures.left_before(transaction, left_before)
                if due is None:
                    return forgotten
                await departures.forget(transaction, due)
            forgotten += 1
