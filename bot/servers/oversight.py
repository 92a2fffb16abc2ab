"""What the owner of the bot may do, in Discord and on the command line: look, and block people and servers."""

import time
from collections.abc import Callable
from functools import partial

from bot.model.oversight import Blocked, Incident, OpenGame, PersonFigures, ServerFigures
from bot.store import blocks, oversight
from bot.store.database import Database
from bot.store.units import Transaction

MOST_LISTED = 20
"""How many lines a list has."""


class Oversight:
    """Looks at everything that is stored. Who is blocked is kept in memory, because every interaction asks.

    `clock` gives the seconds since 1970.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._digests: frozenset[str] = frozenset()
        self._key = b""

    async def load(self) -> None:
        """Reads who is blocked: at the start and from time to time, because the command line changes it, too."""
        self._digests, self._key = await self._database.read(blocks.digests_and_key)

    def is_blocked(self, kind: Blocked, discord_id: int) -> bool:
        """Is a person or a server blocked?"""
        return bool(self._digests) and blocks.digest(self._key, kind, discord_id) in self._digests

    async def block(self, kind: Blocked, discord_id: int) -> None:
        """Blocks a person, whose every press is refused from now on, or a server, which the bot leaves."""
        now = int(self._clock())
        await self._database.write(partial(blocks.block, kind=kind, discord_id=discord_id, now=now))
        await self.load()

    async def unblock(self, kind: Blocked, discord_id: int) -> bool:
        """Ends a block. Was there one?"""
        found = await self._database.write(partial(blocks.unblock, kind=kind, discord_id=discord_id))
        await self.load()
        return found

    async def servers(self) -> list[ServerFigures]:
        """The servers on which most is played."""
        return await self._database.read(partial(oversight.servers, most=MOST_LISTED))

    async def games(self) -> list[OpenGame]:
        """The lobbies and running games that were opened last."""
        return await self._database.read(partial(oversight.open_games, most=MOST_LISTED))

    async def people(self) -> list[PersonFigures]:
        """The people who finished most games."""
        return await self._database.read(partial(oversight.people, most=MOST_LISTED))

    async def person(self, user_id: int) -> PersonFigures:
        """How much one person plays."""
        return await self._database.read(partial(oversight.person, user_id=user_id))

    async def incidents(self) -> list[Incident]:
        """What went wrong last."""
        return await self._database.read(partial(oversight.recent_incidents, most=MOST_LISTED))

    async def incident(self, number: str) -> Incident | None:
        """What went wrong under the number that people were told."""
        return await self._database.read(partial(oversight.incident, number=number.strip().lower()))

    async def note(self, incident: Incident) -> None:
        """Stores something that went wrong."""

        def add(transaction: Transaction) -> None:
            oversight.add_incident(transaction, incident)

        await self._database.write(add)
