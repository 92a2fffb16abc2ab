"""Answers that only one person sees: refusals that say what to do instead, errors without internals, and files."""

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import PurePath
from typing import TypeVar

import aiohttp
import discord
from discord import InteractionResponseType

from bot import measures
from bot.errors import FarkleError, UnreadableGame, first_line
from bot.store.units import DatabaseFailedError
from bot.ui.context import Context, Interaction

log = logging.getLogger(__name__)

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised if Discord refuses something, fails, or cannot be reached. (A TimeoutError is an OSError.)"""

_Found = TypeVar("_Found")

_ANSWER_SECONDS = 3.0
# So large a file may be in Discord.
_MOST_BYTES = 10 * 1024 * 1024
# Discord waits three seconds for a first answer.
_PATIENCE_SECONDS = 1.5


def in_time() -> asyncio.Timeout:
    """Gives up when Discord no longer accepts an answer. Without this, discord.py retries for half a minute."""
    return asyncio.timeout(_ANSWER_SECONDS)


async def in_patience(
    interaction: Interaction, work: Awaitable[_Found], *, opens: bool = True, private: bool = True
) -> _Found:
    """What the work results in. If that takes long, Discord is told to wait for the answer.

    The answer is then a new message if the press `opens` one, which nobody else sees if it is `private`. Otherwise it
    replaces the message that was pressed.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait([task], timeout=_PATIENCE_SECONDS)
        if not task.done():
            async with in_time():
                await interaction.response.defer(ephemeral=private, thinking=opens)
        return await task
    except Exception:
        if _is_awaited(interaction) and not private:
            # What answers the error would take its place, and everybody would see it.
            with suppress(*UNDELIVERED):
                await interaction.delete_original_response()
        raise
    finally:
        task.cancel()


def _is_awaited(interaction: Interaction) -> bool:
    """Was Discord told to wait for an answer, so that people see that the bot is thinking until there is one?"""
    return interaction.response.type is InteractionResponseType.deferred_channel_message


async def privately(interaction: Interaction, text: str) -> None:
    """Sends a text that only the user sees. If Discord no longer accepts it, that is only logged."""
    try:
        async with in_time():
            if interaction.response.is_done():
                await interaction.followup.send(text, ephemeral=True)
            else:
                await interaction.response.send_message(text, ephemeral=True)
    except UNDELIVERED as error:
        log.info("could not answer interaction %s: %r", interaction.id, error)


async def send_file(interaction: Interaction, text: str, filename: str, content: str) -> None:
    """Answers with a text file that only the user sees, as `send_files` does."""

    async def whole() -> AsyncIterator[str]:
        yield content

    await send_files(interaction, text, filename, whole())


async def send_files(interaction: Interaction, text: str, filename: str, pieces: AsyncIterator[str]) -> None:
    """Answers with a text file that only the user sees. No more of it is held than Discord takes as one file.

    What is larger comes as several files, which are the whole when they are put one after the other. If the first takes
    long, Discord is told to wait.
    """
    path, parts, number, is_last = PurePath(filename), in_parts(pieces, _MOST_BYTES), 0, False
    while not is_last:
        part, is_last = await (anext(parts) if number else in_patience(interaction, anext(parts)))
        number += 1
        name = filename if is_last and number == 1 else f"{path.stem}-{number}{path.suffix}"
        file = discord.File(io.BytesIO(part), filename=name)
        if interaction.response.is_done():
            await interaction.followup.send(text, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(text, file=file, ephemeral=True)


async def in_parts(pieces: AsyncIterator[str], most: int) -> AsyncIterator[tuple[bytes, bool]]:
    """Text in parts of at most so many bytes, each of which ends with a line as far as that is possible.

    Each comes with whether it is the last.
    """
    part = bytearray()
    async for piece in pieces:
        part += piece.encode()
        while len(part) > most:
            end = part.rfind(b"\n", 0, most) + 1 or most
            yield bytes(part[:end]), False
            del part[:end]
    yield bytes(part), True


@asynccontextmanager
async def answering(context: Context) -> AsyncIterator[None]:
    """Turns any error in the block into one private answer. Only cancellation gets out."""
    interaction, display = context.interaction, context.display
    outcome = "done"
    try:
        yield
    except FarkleError as error:
        outcome = "refused"
        if isinstance(error, UnreadableGame):
            log.warning("game %s cannot be read: %s", error.fields["id"], error.__cause__)
        await privately(interaction, display.explain(error))
    except UNDELIVERED as error:
        outcome = "undelivered"
        # What they did is stored. Only showing it failed, and the next press or `/farkle board` shows it.
        log.warning("could not show what happened in channel %s: %r", interaction.channel_id, error)
        if _is_awaited(interaction):
            await privately(interaction, display.say("not-shown"))
    except DatabaseFailedError as error:
        outcome = "failed"
        # Nothing can be stored about it, either. One line, because everybody who presses meanwhile causes another.
        log.error("the database cannot be read or written: %s", first_line(error))
        await privately(interaction, display.say("not-stored"))
    except Exception:
        outcome = "failed"
        number = measures.log_incident(log, "an interaction could not be answered")
        await privately(interaction, display.say("incident", id=number))
    finally:
        measures.handled(context.kind, outcome)
