"""What the bot's owner sees and blocks."""

import time
from collections.abc import Callable

from bot.model.oversight import Blocked, Figures, Incident, OpenGame
from bot.store import oversight
from bot.store.database import Database

MOST_LISTED = 20


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

    async def servers(self) -> list[Figures]:
        return await self._database.read(oversight.servers, most=MOST_LISTED)

    async def games(self) -> list[OpenGame]:
        return await self._database.read(oversight.open_games, most=MOST_LISTED)

    async def people(self) -> list[Figures]:
        return await self._database.read(oversight.people, most=MOST_LISTED)

    async def person(self, user_id: int) -> Figures:
        return await self._database.read(oversight.person, user_id=user_id)

    async def incidents(self) -> list[Incident]:
        return await self._database.read(oversight.recent_incidents, most=MOST_LISTED)

    async def incident(self, number: str) -> Incident | None:
        return await self._database.read(oversight.incident, number=number.strip().lower())

    async def record(self, incident: Incident) -> None:
        await self._database.write(oversight.add_incident, incident=incident)
