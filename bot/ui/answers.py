"""Answers that only one person sees: what is not allowed and what to do instead, and faults without their insides."""

import asyncio
import io
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.errors import FarkleError
from bot.ui.context import Context, Interaction

log = logging.getLogger(__name__)

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses something, fails, or cannot be reached (a TimeoutError is an OSError)."""

_ANSWER_SECONDS = 3.0


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


async def send_file(interaction: Interaction, text: str, filename: str, content: str) -> None:
    """Answers privately with a text file."""
    file = discord.File(io.BytesIO(content.encode()), filename=filename)
    await interaction.response.send_message(text, file=file, ephemeral=True)


@asynccontextmanager
async def answering(context: Context) -> AsyncIterator[None]:
    """Turns whatever goes wrong in the block into one private answer. Nothing escapes but cancellation."""
    interaction, display = context.interaction, context.display
    try:
        yield
    except FarkleError as error:
        await privately(interaction, display.explain(error))
    except UNDELIVERED as error:
        # What they did is stored. Only showing it failed, and the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %s", interaction.channel_id, error)
    except Exception:
        incident = secrets.token_hex(4)
        log.exception("incident %s", incident)
        await privately(interaction, display.say("incident", id=incident))
