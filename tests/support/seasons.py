"""Seasons without Discord, at noon."""

from bot.features.seasons import store
from bot.features.seasons.model import Season
from bot.store.database import Database
from tests.support.stored_games import NOON


class Seasons:
    def __init__(self, database: Database, now: int = NOON) -> None:
        self._database = database
        self._now = now

    async def start(self, guild_id: int, name: str, order: str = "rating") -> Season:
        return await self._database.write(store.start, guild_id, name, order, self._now)

    async def end(self, guild_id: int) -> Season:
        """The one that runs."""
        running = await self._database.read(store.running, guild_id)
        return await self._database.write(store.end, guild_id, running.id, self._now)
