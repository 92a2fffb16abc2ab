"""What players share of their results: each once in a channel."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.store import shares
from bot.store.database import Database


class Shares:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def has(self, game_id: int, channel_id: int) -> bool:
        return await self._database.read(shares.is_shared, game_id=game_id, channel_id=channel_id)

    @asynccontextmanager
    async def sharing(self, game_id: int, channel_id: int) -> AsyncIterator[bool]:
        """Counts a result as shared, unless the block raises. False if it was shared before."""
        claim = partial(shares.claim, game_id=game_id, channel_id=channel_id)
        is_first = await self._database.write(claim)
        try:
            yield is_first
        except BaseException:
            if is_first:
                await self._database.write(shares.give_back, game_id=game_id, channel_id=channel_id)
            raise
