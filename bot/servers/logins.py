"""Discord limits logins of all processes together."""

import asyncio
import logging
from functools import partial

from bot.store import logins
from bot.store.database import Database
from bot.store.leases import DatabaseClock, database_time

log = logging.getLogger(__name__)

_IDENTIFY_SECONDS = 5.5
"""Discord's 5, and latency."""


class LoginTurns:
    """`clock`: the database's."""

    def __init__(self, database: Database, clock: DatabaseClock = database_time) -> None:
        self._database = database
        self._clock = clock
        self.max_concurrency = 1
        """Shards with the same remainder take turns."""

    async def identify(self, shard_id: int) -> None:
        await self._wait(shard_id % self.max_concurrency, _IDENTIFY_SECONDS)

    async def start(self, seconds: float) -> None:
        await self._wait(logins.START, seconds)

    async def _wait(self, turn: int, seconds: float) -> None:
        take = partial(logins.take_turn, turn=turn, seconds=seconds, clock=self._clock)
        try:
            while (left := await self._database.write(take)) > 0:  # noqa: ASYNC110 - others are in other processes
                await asyncio.sleep(left)
        except Exception as error:
            # discord.py tries again if Discord refuses.
            log.warning("logging in without asking other processes: %s", error)
            await asyncio.sleep(seconds)
