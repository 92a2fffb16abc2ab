"""Answers that only one person sees: what is not allowed and what to do instead, and faults without their insides."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.errors import FarkleError
from bot.text import explain
from bot.ui.look import Look

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses something, fails, or cannot be reached (a TimeoutError is an OSError)."""

_ANSWER_SECONDS = 3.0
_HEARD_AT_MOST = 1000


class Heard:
    """The interactions of late, so that one which Discord sends twice is acted on once."""

    def __init__(self) -> None:
        self._ids: deque[int] = deque(maxlen=_HEARD_AT_MOST)

    def is_new(self, interaction: Interaction) -> bool:
        """Is it heard for the first time?"""
        is_new = interaction.id not in self._ids
        self._ids.append(interaction.id)
        return is_new


def in_time() -> asyncio.Timeout:
    """For as long as Discord takes an answer: without this, discord.py tries again for half a minute."""
    return asyncio.timeout(_ANSWER_SECONDS)


async def privately(interaction: Interaction, text: str) -> None:
    """Tells something to the one who pressed. Where Discord no longer takes it, there is nobody to tell."""
    try:
        async with in_time():
            if interaction.response.is_done():
                await interaction.followup.send(text, ephemeral=True)
            else:
                await interaction.response.send_message(text, ephemeral=True)
    except UNDELIVERED as error:
        log.info("could not answer %s: %s", interaction.user.id, error)


@asynccontextmanager
async def answering(interaction: Interaction, look: Look) -> AsyncIterator[None]:
    """Turns whatever goes wrong in the block into one private answer. Nothing escapes but cancellation."""
    try:
        yield
    except FarkleError as error:
        await privately(interaction, explain(error, look.locale))
    except UNDELIVERED as error:
        # The deed is stored; only showing it failed, and the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %s", interaction.channel_id, error)
    except Exception:
        incident = secrets.token_hex(4)
        log.exception("incident %s", incident)
        await privately(interaction, look.say("incident", id=incident))
