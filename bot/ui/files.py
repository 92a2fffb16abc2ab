"""Sends texts as files, in parts that Discord accepts."""

import io
from collections.abc import AsyncIterator
from pathlib import PurePath

import discord

from bot.ui.context import Interaction, in_patience

# Discord's limit.
_MOST_BYTES = 10 * 1024 * 1024


async def send_file(interaction: Interaction, text: str, filename: str, content: str) -> None:
    """Sends one text, in several files if it is large."""

    async def whole() -> AsyncIterator[str]:
        yield content

    await send_files(interaction, text, filename, whole())


async def send_files(interaction: Interaction, text: str, filename: str, pieces: AsyncIterator[str]) -> None:
    """Sends large texts as several files, holding one at a time. Discord is asked to wait if the first is slow."""
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
    """At most `most` bytes each, split at lines if possible, with True for the last."""
    part = bytearray()
    async for piece in pieces:
        part += piece.encode()
        while len(part) > most:
            end = part.rfind(b"\n", 0, most) + 1 or most
            yield bytes(part[:end]), False
            del part[:end]
    yield bytes(part), True
