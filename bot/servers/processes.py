"""This process's part of the servers, and changes that all processes must see."""

import asyncio

from bot.config import Shards
from bot.play.sessions import Sessions
from bot.servers.settings import SettingsByServer
from bot.store import processes
from bot.store.database import Database
from bot.store.processes import Remembered
from bot.store.storage import Guard


class Served:
    """The servers of some `shards`, while the `guard` holds their locks. None: all."""

    def __init__(self, shards: Shards | None = None, guard: "Guard | None" = None) -> None:
        self.shards = shards
        self.guard = guard

    @property
    def is_held(self) -> bool:
        return self.guard is None or self.guard.holds()

    def has(self, guild_id: int) -> bool:
        return self.is_held and (self.shards is None or self.shards.serve(guild_id))

    @property
    def fraction(self) -> float:
        """This process's part of a limit that all processes have together."""
        return len(self.shards.ids) / self.shards.count if self.shards else 1.0


class Changes:
    """`of_blocks` is set when they must be read again."""

    def __init__(self, database: Database, sessions: Sessions, settings: SettingsByServer) -> None:
        self.of_blocks = asyncio.Event()
        self._database = database
        self._sessions = sessions
        self._settings = settings
        self._known: dict[str, str] = {}

    async def news(self) -> set[Remembered]:
        """What to read again, also by own changes."""
        before, self._known = self._known, await self._database.read(processes.changes)
        return {Remembered(kind) for kind, number in self._known.items() if before.get(kind) != number}

    async def follow(self) -> None:
        try:
            news = await self.news()
            if news & {Remembered.PEOPLE, Remembered.SERVERS}:
                # Games in memory still name them.
                self._sessions.read_anew()
            if Remembered.SERVERS in news:
                await self._settings.load()
            if Remembered.BLOCKS in news:
                self.of_blocks.set()
        except Exception:
            # All of it is news again.
            self._known = {}
            raise
