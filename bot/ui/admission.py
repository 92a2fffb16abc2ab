"""What the bot accepts: each interaction once, only a few of the same person at a time, and only a few offers.

So nobody has to wait behind a long queue of somebody else's presses, or behind people who are typing.
"""

import asyncio
from collections import Counter
from contextlib import suppress

import discord
from cachetools import FIFOCache

from bot import PRODUCT, measures
from bot.ui.answers import UNDELIVERED, in_time, privately
from bot.ui.context import Context, Interaction

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


async def turn_away(context: Context, why: str) -> None:
    """Tells somebody, with the sentence `why`, that nothing is done for them. Offers are simply empty."""
    interaction = context.interaction
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNDELIVERED):
            async with in_time():
                await interaction.response.autocomplete([])
    else:
        measures.handled(context.kind, "turned_away")
        await privately(interaction, context.display.say(why))
