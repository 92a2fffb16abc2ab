"""What the bot accepts: each interaction once, if it is allowed, few of the same person at a time, and few offers.

So nobody has to wait behind a long queue of somebody else's presses, or behind people who are typing.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord
from cachetools import FIFOCache
from discord.app_commands import CommandTree

from bot import PRODUCT, measures
from bot.errors import Refused
from bot.model.oversight import Blocked
from bot.rate_limit import for_server
from bot.ui.answers import UNDELIVERED, in_time, privately
from bot.ui.context import Context, Interaction, Route, Services

WITHOUT_A_SERVER = tuple(f"{PRODUCT} {name}" for name in ("daily", "help", "rules", "stats", "privacy"))
"""The commands that also work in direct messages with the bot."""
MOST_AT_ONCE = 3
MOST_OFFERS = 5
"""How many offers are handled at a time, whoever types. Each key asks for one, and nobody misses a list or two."""
MOST_OFFERS_OF_SERVER = 3
_REMEMBERED = 1000


class SeenInteractions:
    """Recent interactions. If Discord sends one of them twice, the bot acts on it once."""

    def __init__(self) -> None:
        self._ids: FIFOCache[int, None] = FIFOCache(_REMEMBERED)

    def is_new(self, interaction: Interaction) -> bool:
        """Is this the first time that it arrives?"""
        if interaction.id in self._ids:
            return False
        self._ids[interaction.id] = None
        return True


class InFlight:
    """How many interactions of each person are being handled, and how many offers of all people."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()
        # The servers of the offers that are being handled; None for direct messages.
        self._offers: list[int | None] = []

    def admits(self, interaction: Interaction) -> bool:
        """Counts the current task for this person until it ends. False if it is one too many."""
        user_id, server_id = interaction.user.id, interaction.guild_id
        is_offer = interaction.type is discord.InteractionType.autocomplete
        are_many = len(self._offers) >= MOST_OFFERS or self._offers.count(server_id) >= MOST_OFFERS_OF_SERVER
        if self._count[user_id] >= MOST_AT_ONCE or (is_offer and are_many):
            return False
        task = asyncio.current_task()
        assert task is not None
        self._count[user_id] += 1
        if is_offer:
            self._offers.append(server_id)
        task.add_done_callback(lambda _task: self._end(user_id, server_id, is_offer=is_offer))
        return True

    def _end(self, user_id: int, server_id: int | None, *, is_offer: bool) -> None:
        if is_offer:
            self._offers.remove(server_id)
        self._count[user_id] -= 1
        if not self._count[user_id]:
            del self._count[user_id]


class Admission:
    """Lets in what is acted on. `routes` and `tree` know which screens and commands are for managers."""

    def __init__(self, services: Services, routes: Mapping[str, Route], tree: CommandTree[Any]) -> None:
        self._services = services
        self._routes = routes
        self._tree = tree
        self._seen = SeenInteractions()
        self._in_flight = InFlight()

    async def admit(self, interaction: Interaction) -> Context | None:
        """The context of an interaction that has arrived in the current task; None if it is not acted on.

        An interaction that Discord sends again is ignored. To all others that are not acted on, the bot answers why
        not. Offers that are not made are an empty list.
        """
        if not self._seen.is_new(interaction):
            return None
        context = Context.create(interaction, self._services, self._routes)
        for_server.set(interaction.guild_id or 0)
        try:
            self._check(context)
        except Refused as refused:
            await _turn_away(context, refused)
            return None
        return context

    def _check(self, context: Context) -> None:
        """Raises Refused for what is not acted on."""
        interaction, oversight = context.interaction, self._services.oversight
        server_id = interaction.guild_id
        if server_id is None and not self._is_anywhere(context):
            raise Refused("only-on-servers")
        if server_id is not None and context.client.get_guild(server_id) is None:
            # Only its commands were installed there, or it was removed and somebody presses what it left behind.
            raise Refused("not-on-this-server")
        if oversight.digests:
            if oversight.is_blocked(Blocked.PERSON, context.user_id):
                raise Refused("blocked-person")
            if server_id is not None and oversight.is_blocked(Blocked.SERVER, server_id):
                raise Refused("blocked-server")
        # Discord says with each interaction what the person may do at that moment. Nothing of it is remembered.
        if self._is_for_managers(context) and not interaction.permissions.manage_guild:
            raise Refused("needs-manage-server")
        if not self._in_flight.admits(interaction):
            raise Refused("busy")

    def _is_anywhere(self, context: Context) -> bool:
        """Is this a command, or on a screen, that needs no server?"""
        if context.custom_id:
            return context.route is not None and context.route.anywhere
        return context.subcommand in WITHOUT_A_SERVER

    def _is_for_managers(self, context: Context) -> bool:
        """Is this a command, or on a screen, that is only for people who manage the server?

        Discord offers them such a command by its `default_permissions`. But a server may offer it to others, a client
        may send what it was not offered, and whoever could open a screen may have lost the permission since.
        """
        if context.custom_id:
            return context.route is not None and context.route.managers_only
        command = self._tree.get_command(context.command_name)
        return command is not None and command.default_permissions is not None


async def _turn_away(context: Context, refused: Refused) -> None:
    """Tells the person why nothing is done for them. Offers are simply empty."""
    interaction = context.interaction
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNDELIVERED):
            async with in_time():
                await interaction.response.autocomplete([])
    else:
        measures.handled(context.kind, "turned_away")
        await privately(interaction, context.display.explain(refused))
