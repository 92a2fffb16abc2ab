"""Logging in to Discord beside other processes: it limits how often all of them together may do that."""

import asyncio
import logging
from functools import partial

from bot.store import logins
from bot.store.database import Database
from bot.store.leases import DatabaseClock, database_time

log = logging.getLogger(__name__)

_IDENTIFY_SECONDS = 5.5
"""Discord takes one IDENTIFY in five seconds. The rest is for what is on its way."""


class LoginTurns:
    """Takes turns with other processes. `clock` is that of the database."""

    def __init__(self, database: Database, clock: DatabaseClock = database_time) -> None:
        self._database = database
        self._clock = clock
        self.max_concurrency = 1
        """How many shards may identify at the same time, as Discord says. Those with the same remainder take turns."""

    async def identify(self, shard_id: int) -> None:
        """Waits until a shard may identify."""
        await self._wait(shard_id % self.max_concurrency, _IDENTIFY_SECONDS)

    async def start(self, seconds: float) -> None:
        """Waits until no process has started so many seconds ago."""
        await self._wait(logins.START, seconds)

    async def _wait(self, turn: int, seconds: float) -> None:
        take = partial(logins.take_turn, turn=turn, seconds=seconds, clock=self._clock)
        try:
            while (left := await self._database.write(take)) > 0:  # noqa: ASYNC110 - others are in other processes
                await asyncio.sleep(left)
        except Exception as error:
            # If it is too soon for Discord, discord.py tries again.
            log.warning("logging in without asking other processes: %s", error)
            await asyncio.sleep(seconds)
