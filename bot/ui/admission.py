"""What the bot takes on: each interaction once, only so many of one person at once, and few offers at once.

So nobody waits behind a long queue of somebody else's presses, or behind people who type.
"""

import asyncio
from collections import Counter, deque
from contextlib import suppress

import discord

from bot.ui.answers import UNDELIVERED, in_time, privately
from bot.ui.context import Context, Interaction

MOST_AT_ONCE = 3
MOST_OFFERS = 5
"""So many offers are worked on at once, whoever types: each key asks for one, and nobody misses a list or two."""
_HEARD_AT_MOST = 1000


class SeenInteractions:
    """The interactions of late, so that one which Discord sends twice is acted on once."""

    def __init__(self) -> None:
        self._ids: deque[int] = deque(maxlen=_HEARD_AT_MOST)

    def is_new(self, interaction: Interaction) -> bool:
        """Is it heard for the first time?"""
        is_new = interaction.id not in self._ids
        self._ids.append(interaction.id)
        return is_new


class InFlight:
    """What is acted on or waits for its turn, counted by person, and offers by themselves."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()
        self._offers = 0

    def admits(self, interaction: Interaction) -> bool:
        """Counts the task that asks as this person's until it ends; False, uncounted, for one too many."""
        user_id, is_offer = interaction.user.id, interaction.type is discord.InteractionType.autocomplete
        if self._count[user_id] >= MOST_AT_ONCE or (is_offer and self._offers >= MOST_OFFERS):
            return False
        task = asyncio.current_task()
        assert task is not None
        self._count[user_id] += 1
        self._offers += is_offer
        task.add_done_callback(lambda _task: self._end(user_id, is_offer))
        return True

    def _end(self, user_id: int, is_offer: bool) -> None:
        self._offers -= is_offer
        self._count[user_id] -= 1
        if not self._count[user_id]:
            del self._count[user_id]


async def say_busy(context: Context) -> None:
    """Answers what is one too many, without waiting for anything."""
    interaction = context.interaction
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNDELIVERED):
            async with in_time():
                await interaction.response.autocomplete([])
    else:
        await privately(interaction, context.display.say("busy"))
