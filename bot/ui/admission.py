"""What the bot takes on: each interaction once, and only so many of one person at once.

So nobody waits behind a long queue of somebody else's presses.
"""

import asyncio
from collections import Counter, deque
from contextlib import suppress

import discord

from bot.ui.answers import UNDELIVERED, in_time, privately
from bot.ui.context import Context, Interaction

MOST_AT_ONCE = 3
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
    """What is acted on or waits for its turn, counted by person."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()

    def admits(self, user_id: int) -> bool:
        """Counts the task that asks as this person's until it ends; False, uncounted, for one too many."""
        if self._count[user_id] >= MOST_AT_ONCE:
            return False
        task = asyncio.current_task()
        assert task is not None
        self._count[user_id] += 1
        task.add_done_callback(lambda _task: self._end(user_id))
        return True

    def _end(self, user_id: int) -> None:
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
