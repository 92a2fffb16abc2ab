"""Asks Discord whether the people on a server's leaderboards are still its members; the next view leaves out others."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial

import discord
from cachetools import LRUCache
from discord import InteractionType

from bot.discord_limits import Refusals, for_server
from bot.discord_py import UNDELIVERED
from bot.jobs import Tasks
from bot.model.place import is_server
from bot.store import members
from bot.store.database import Database
from bot.store.units import DatabaseFailedError
from bot.ui.answers import Interaction

log = logging.getLogger(__name__)

# Discord's codes: unknown member, unknown user.
_UNKNOWN = (10007, 10013)
_ASKING_SECONDS = 5.0
_MOST_PAGES_AT_ONCE = 3
"""How many pages ask about their people at once; others ask when they are looked at again."""
_REMEMBERED = 10_000


class Members:
    """Asks who is still a member. Without the members intent, Discord answers about one member at a time (GET
    /guilds/…/members/…). `clock` gives seconds since 1970.
    """

    def __init__(
        self, client: discord.Client, database: Database, tasks: Tasks, refusals: Refusals, clock: Callable[[], float]
    ) -> None:
        self._client = client
        self._database = database
        self._tasks = tasks
        self._refusals = refusals
        self._clock = clock
        self._pages = 0
        # Servers and people who pressed something there.
        self._there: LRUCache[tuple[int, int], bool] = LRUCache(_REMEMBERED)

    def pressed(self, interaction: Interaction, guild_id: int) -> None:
        """Brings a person who presses something on a server back to its leaderboards, a moment later. A key for an
        offer is no press.
        """
        there, is_offer = (guild_id, interaction.user.id), interaction.type is InteractionType.autocomplete
        if is_server(guild_id) and there not in self._there and not is_offer:
            self._there[there] = True
            self._tasks.begin(self._bring_back(*there))

    def asking(self, guild_id: int, user_ids: Sequence[int]) -> Callable[[], Coroutine[object, object, None]]:
        """What a page does once it has shown these people: Discord is asked about each at most once a day."""
        return partial(self._ask_about, guild_id, user_ids)

    async def _ask_about(self, guild_id: int, user_ids: Sequence[int]) -> None:
        guild = self._client.get_guild(guild_id)
        if guild is None or self._pages >= _MOST_PAGES_AT_ONCE or not self._refusals.may_ask(guild_id):
            return
        for_server.set(guild_id)
        self._pages += 1
        try:
            asked = await self._database.write(members.to_ask_about, guild_id, user_ids, int(self._clock()))
            if left := [user_id for user_id in asked if await _has_left(guild, user_id)]:
                for user_id in left:
                    self._there.pop((guild_id, user_id), None)
                await self._database.write(members.leave_out, guild_id, left)
        finally:
            self._pages -= 1

    async def _bring_back(self, guild_id: int, user_id: int) -> None:
        try:
            if await self._database.read(members.has_left, guild_id, user_id):
                await self._database.write(members.bring_back, guild_id, user_id)
        except DatabaseFailedError:
            # The next press tries again.
            self._there.pop((guild_id, user_id), None)


async def _has_left(guild: discord.Guild, user_id: int) -> bool:
    """Whether a person has left a server; False if it is not known."""
    try:
        async with asyncio.timeout(_ASKING_SECONDS):
            await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in _UNKNOWN
    except UNDELIVERED as error:
        log.info("could not ask about a member: %r", error)
    return False
