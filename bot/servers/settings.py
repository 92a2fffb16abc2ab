"""What every guild set for itself, at hand without waiting: each press asks for the language of its guild."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.model.servers import GuildSettings
from bot.store import guilds
from bot.store.database import Database

TURN_SECONDS = (60, 120, 300, 600, 1800, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600)
MOST_IN_CHANNEL = (1, 2, 3, 5, 10, 20)
MOST_PER_PERSON = (1, 2, 3, 5, 10)
MOST_CHANNELS = 25


class AllGuildSettings:
    """The settings of all guilds, remembered where they differ from those of a guild that set nothing.

    What is remembered stays true, because nobody else changes it: a guild belongs to exactly one shard, and so to one
    process.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._remembered: dict[int, GuildSettings] = {}

    async def load(self) -> None:
        """Reads all settings: at the start, and after guilds were deleted from what is stored."""
        # Writing keeps changes out meanwhile: one of them would be forgotten again.
        async with self._database.writing() as connection:
            self._remembered = await guilds.all_settings(connection)

    def of(self, guild_id: int | None) -> GuildSettings:
        """The settings of a guild; outside of guilds, and where nothing was set, as they come."""
        return self._remembered.get(guild_id or 0, GuildSettings())

    async def change(self, guild_id: int, **changes: Any) -> None:
        """Changes some settings, by their names. Whether a value makes sense is for the caller to know."""
        async with self._database.writing() as connection:
            await guilds.ensure_guild(connection, guild_id, int(self._clock()))
            settings = replace(await guilds.settings_of(connection, guild_id), **changes)
            await guilds.set_settings(connection, guild_id, settings)
        self._remembered[guild_id] = settings
