"""What the bot accepts: each interaction once, and only a few of the same person at a time.

So nobody has to wait behind a long queue of somebody else's presses.
"""

import asyncio
from collections import Counter, deque
from contextlib import suppress

import discord

from bot.ui.answers import UNDELIVERED, in_time, privately
from bot.ui.context import Context, Interaction

MOST_AT_ONCE = 3
_REMEMBERED = 1000


class SeenInteractions:
    """Recent interactions. If Discord sends one of them twice, the bot acts on it once."""

    def __init__(self) -> None:
        self._ids: deque[int] = deque(maxlen=_REMEMBERED)

    def is_new(self, interaction: Interaction) -> bool:
        """Is this the first time that it arrives?"""
        is_new = interaction.id not in self._ids
        self._ids.append(interaction.id)
        return is_new


class InFlight:
    """How many interactions of each person are being handled."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()

    def admits(self, user_id: int) -> bool:
        """Counts the current task for this person until it ends. False if it is one too many."""
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
    """Tells somebody that they have to wait for their earlier presses. Waits for nothing itself."""
    interaction = context.interaction
    if interaction.type is discord.InteractionType.autocomplete:
        with suppress(*UNDELIVERED):
            async with in_time():
                await interaction.response.autocomplete([])
    else:
        await privately(interaction, context.display.say("busy"))
