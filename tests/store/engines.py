"""Runs units of work on a file, for as long as a test lasts."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.sqlite import SqliteFile
from bot.store.units import Readers, Transaction, Writer


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


PATIENCE_SECONDS = 120
"""A unit waits for a test this long at most: a test that fails must not leave a thread that never ends."""


@asynccontextmanager
async def busy(
    writer: Writer, work: Callable[[Transaction], object] = lambda _: None
) -> AsyncIterator["asyncio.Task[None]"]:
    """The writer is at work, and done with `work`, until the block ends: what is asked for meanwhile waits."""
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def unit(transaction: Transaction) -> None:
        work(transaction)
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(PATIENCE_SECONDS)

    working = asyncio.ensure_future(writer.write(unit))
    await begun.wait()
    try:
        yield working
    finally:
        go_on.set()
        await asyncio.wait([working])
