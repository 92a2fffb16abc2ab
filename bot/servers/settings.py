"""The settings of servers, in memory, because each answer depends on the language."""

from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.model.servers import GuildSettings
from bot.store import guilds
from bot.store.database import Database
from bot.store.units import Transaction

TURN_SECONDS_CHOICES = (60, 120, 300, 600, 1800, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 2 * 24 * 3600, 3 * 24 * 3600)
IN_CHANNEL_CHOICES = (1, 2, 3, 5, 10, 20)
PER_PERSON_CHOICES = (1, 2, 3, 5, 10)
MOST_CHANNELS = 25
MOST_HELPERS = 5
_DEFAULT = GuildSettings()


class SettingsByServer:
    """The settings of servers, kept in memory; those that another process serves are changed there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._remembered: dict[int, GuildSettings] = {}
        self._offered = set[tuple[int, str]]()

    async def load(self) -> None:
        """Reads the settings of all servers, also after some were deleted."""
        # By the writer, or a change meanwhile would be lost.
        self._remembered = await self._database.write(guilds.all_settings)

    def of(self, guild_id: int | None) -> GuildSettings:
        """The settings of a server; the usual ones without a server."""
        return self._remembered.get(guild_id or 0, _DEFAULT)

    async def read(self, guild_id: int) -> None:
        """Reads the settings of a server that another process serves. Raises Refused if the bot has left it."""
        settings = await self._database.read(guilds.settings_if_there, guild_id)
        if settings is None:
            raise Refused("not-on-that-server")
        self._remembered[guild_id] = settings

    async def change(self, guild_id: int, **changes: object) -> None:
        """Changes a server's settings to values that the caller has checked. `posts` and `powers`: only those that
        change; a channel of 0 ends posts.
        """
        self._remembered[guild_id] = await self._database.write(_change, guild_id, changes)

    async def may_offer_posts(self, guild_id: int, feature: str) -> bool:
        """Returns True once for each server and feature, unless its managers chose a channel before."""
        if (guild_id, feature) in self._offered:
            return False
        self._offered.add((guild_id, feature))
        return await self._database.write(guilds.offer_posts, guild_id=guild_id, feature=feature)


def _change(transaction: Transaction, guild_id: int, changes: dict[str, Any]) -> GuildSettings:
    guilds.ensure_guild(transaction, guild_id)
    before = guilds.settings_of(transaction, guild_id)
    posts = {**before.posts, **changes.get("posts", {})}
    chosen = {feature: channel_id for feature, channel_id in posts.items() if channel_id}
    powers = {**before.powers, **changes.get("powers", {})}
    settings = _agreed(replace(before, **changes | {"posts": chosen, "powers": powers}), changes)
    guilds.set_settings(transaction, guild_id, settings)
    return settings


def _agreed(settings: GuildSettings, changes: dict[str, Any]) -> GuildSettings:
    """The settings after a change, with a usual time for a turn that hosts may choose: the other setting follows the
    changed one.
    """
    if settings.turn_seconds <= settings.longest_turn:
        return settings
    if "longest_turn" in changes:
        return replace(settings, turn_seconds=settings.longest_turn)
    return replace(settings, longest_turn=settings.turn_seconds)
