"""Answers with text files that only one person sees."""

import io
from collections.abc import AsyncIterator
from pathlib import PurePath

import discord

from bot.ui.context import Interaction, in_patience

# So large a file may be in Discord.
_MOST_BYTES = 10 * 1024 * 1024


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
