"""An engine for units of work on a file, and what runs them, for as long as a test lasts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, event

from bot.store import database
from bot.store.units import Readers, Writer


def engine_on(path: Path) -> Engine:
    """An engine with the settings of `Database`."""
    engine = create_engine(URL.create("sqlite", database=str(path)), paramstyle="named", hide_parameters=True)
    event.listen(engine, "connect", database._prepare)
    event.listen(engine, "connect", database._write_ahead)
    event.listen(engine, "begin", database._begin)
    return engine


@asynccontextmanager
async def writing_to(engine: Engine, most_at_once: int = 64) -> AsyncIterator[Writer]:
    """A writer, closed when the block ends."""
    writer = Writer(engine, most_at_once)
    try:
        yield writer
    finally:
        await writer.close()
        engine.dispose()


@asynccontextmanager
async def reading_from(engine: Engine, number: int = 2) -> AsyncIterator[Readers]:
    """Readers, closed when the block ends."""
    readers = Readers(engine, number)
    try:
        yield readers
    finally:
        await readers.close()
        engine.dispose()
