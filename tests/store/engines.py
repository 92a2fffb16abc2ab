"""Runs units of work on a file, for as long as a test lasts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.sqlite import SqliteFile
from bot.store.units import Readers, Writer


def storage_on(path: Path) -> SqliteFile:
    """A file as `Database` uses it."""
    storage = SqliteFile(path)
    storage.adopt()
    return storage


@asynccontextmanager
async def writing_to(storage: SqliteFile, most_at_once: int = 64) -> AsyncIterator[Writer]:
    """A writer, closed when the block ends."""
    writer = Writer(storage, most_at_once)
    try:
        yield writer
    finally:
        await writer.close()


@asynccontextmanager
async def reading_from(storage: SqliteFile, number: int = 2) -> AsyncIterator[Readers]:
    """Readers, closed when the block ends."""
    readers = Readers(storage, number)
    try:
        yield readers
    finally:
        await readers.close()
