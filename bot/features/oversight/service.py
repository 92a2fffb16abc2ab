"""Whom the bot's owner blocks."""

import time
from collections.abc import Callable

from bot.features.oversight import store as oversight
from bot.features.oversight.model import Blocked
from bot.store.database import Database


class Oversight:
    """Every interaction checks blocks, so they are cached."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self.digests: frozenset[str] = frozenset()
        """Digests of blocked people and servers, usually none."""
        self._key = ""

    async def load(self) -> None:
        self.digests, self._key = await self._database.read(oversight.digests_and_key)

    def is_blocked(self, kind: Blocked, discord_id: int) -> bool:
        return oversight.digest(self._key, kind, discord_id) in self.digests

    async def block(self, kind: Blocked, discord_id: int) -> None:
        now = int(self._clock())
        await self._database.write(oversight.block, kind=kind, discord_id=discord_id, now=now)
        await self.load()

    async def unblock(self, kind: Blocked, discord_id: int) -> bool:
        found = await self._database.write(oversight.unblock, kind=kind, discord_id=discord_id)
        await self.load()
        return found
