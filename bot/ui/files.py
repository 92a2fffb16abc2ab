"""Text that people get as files."""

import io
from collections.abc import AsyncIterator
from pathlib import PurePath

import discord

from bot.ui.context import Context

# Discord's limit.
_MOST_BYTES = 10 * 1024 * 1024


async def send_file(context: Context, text: str, filename: str, content: str) -> None:
    """Sends one text, in several files if it is large."""

    async def whole() -> AsyncIterator[str]:
        yield content

    await send_files(context, text, filename, whole())


async def send_files(context: Context, text: str, filename: str, pieces: AsyncIterator[str]) -> None:
    """Sends large texts as several files, holding one at a time. Discord is asked to wait if the first is slow."""
    path, number = PurePath(filename), 0
    context.answers.expect()
    async for part, is_last in in_parts(pieces, _MOST_BYTES):
        number += 1
        name = filename if is_last and number == 1 else f"{path.stem}-{number}{path.suffix}"
        file = discord.File(io.BytesIO(part), filename=name)
        await context.answers.show(content=text, file=file)


async def in_parts(pieces: AsyncIterator[str], most: int) -> AsyncIterator[tuple[bytes, bool]]:
    """Parts of at most `most` bytes each, split at lines if possible, with True for the last."""
    part = bytearray()
    async for piece in pieces:
        part += piece.encode()
        while len(part) > most:
            end = part.rfind(b"\n", 0, most) + 1 or most
            yield bytes(part[:end]), False
            del part[:end]
    yield bytes(part), True
