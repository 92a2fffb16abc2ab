"""Answers that only one person sees: what is not allowed and what to do instead, and faults without their insides."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import discord

from bot.errors import FarkleError, Refused, UnreadableGame
from bot.text import explain
from bot.ui.display import Display, plain

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord refuses something, fails, or cannot be reached (a TimeoutError is an OSError)."""

_Found = TypeVar("_Found")

_ANSWER_SECONDS = 3.0
# Discord waits three seconds for a first answer.
_PATIENCE_SECONDS = 1.5
# The fields of sentences that hold what somebody typed, here or when they named something.
_TYPED = ("name", "title")


def in_time() -> asyncio.Timeout:
    """For as long as Discord takes an answer: without this, discord.py tries again for half a minute."""
    return asyncio.timeout(_ANSWER_SECONDS)


async def in_patience(
    interaction: Interaction, work: Awaitable[_Found], *, opens: bool = True, private: bool = True
) -> _Found:
    """What the work comes to. Where that takes long, Discord is told to wait.

    What is answered then will be a new message if it `opens` one, which nobody else sees if it is `private`; else it
    takes the place of what was pressed.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait([task], timeout=_PATIENCE_SECONDS)
        if not task.done():
            async with in_time():
                await interaction.response.defer(ephemeral=private, thinking=opens)
        return await task
    finally:
        task.cancel()


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


async def tell_with_file(interaction: Interaction, text: str, file: discord.File) -> None:
    """Tells something, with a file, to the one who asked."""
    if interaction.response.is_done():
        await interaction.followup.send(text, file=file, ephemeral=True)
    else:
        await interaction.response.send_message(text, file=file, ephemeral=True)


@asynccontextmanager
async def answering(interaction: Interaction, display: Display) -> AsyncIterator[None]:
    """Turns whatever goes wrong in the block into one private answer. Nothing escapes but cancellation."""
    try:
        yield
    except FarkleError as error:
        if isinstance(error, UnreadableGame):
            log.warning("game %s cannot be read: %s", error.fields["id"], error.__cause__)
        await privately(interaction, explain(_escaped(error), display.locale))
    except UNDELIVERED as error:
        # The deed is stored; only showing it failed, and the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %s", interaction.channel_id, error)
    except Exception:
        incident = secrets.token_hex(4)
        log.exception("incident %s", incident)
        await privately(interaction, display.say("incident", id=incident))


def _escaped(error: FarkleError) -> FarkleError:
    if not isinstance(error, Refused):
        return error
    fields = {name: plain(str(value)) if name in _TYPED else value for name, value in error.fields.items()}
    return Refused(error.code, **fields)
