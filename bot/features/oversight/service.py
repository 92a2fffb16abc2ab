"""Whom the bot's owner blocks."""

import asyncio
import logging
import time
from collections.abc import Callable

import discord

from bot.errors import Refused
from bot.features.oversight import store as oversight
from bot.features.oversight.model import Blocked
from bot.model.place import is_server
from bot.store.database import Database

log = logging.getLogger(__name__)


class Oversight:
    """Blocks are in memory, because every press asks for them. `is_news`: there may be servers to leave."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.is_news = asyncio.Event()
        self._database = database
        self._clock = clock
        # Of blocked people and servers, usually none.
        self._digests: frozenset[str] = frozenset()
        self._key = ""

    async def follow(self) -> None:
        """Reads the blocks again."""
        await self._load()
        self.is_news.set()

    def is_blocked(self, kind: Blocked, discord_id: int) -> bool:
        return bool(self._digests) and oversight.digest(self._key, kind, discord_id) in self._digests

    def check(self, user_id: int, guild_id: int) -> None:
        """Refuses blocked people, and all people on a blocked server. Raises Refused."""
        if self.is_blocked(Blocked.PERSON, user_id):
            raise Refused("blocked-person")
        if is_server(guild_id) and self.is_blocked(Blocked.SERVER, guild_id):
            raise Refused("blocked-server")

    async def block(self, kind: Blocked, discord_id: int) -> None:
        now = int(self._clock())
        await self._database.write(oversight.block, kind=kind, discord_id=discord_id, now=now)
        await self._load()

    async def unblock(self, kind: Blocked, discord_id: int) -> bool:
        found = await self._database.write(oversight.unblock, kind=kind, discord_id=discord_id)
        await self._load()
        return found

    async def _load(self) -> None:
        self._digests, self._key = await self._database.read(oversight.digests_and_key)

    async def joined(self, _guild: discord.Guild) -> None:
        self.is_news.set()

    async def leave_blocked(self, client: discord.Client) -> None:
        """Leaves blocked servers. Errors of Discord are only logged: the job tries again."""
        for guild in client.guilds:
            if not self.is_blocked(Blocked.SERVER, guild.id):
                continue
            log.info("leaving a server that is blocked", extra={"guild": guild.id})
            try:
                await guild.leave()
            except discord.HTTPException as error:
                log.warning("could not leave a server that is blocked: %r", error, extra={"guild": guild.id})
