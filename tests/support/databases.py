"""Databases for tests that are not about migrations."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local.migrated import migrate
from bot.store.database import Database


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    """The database at a path, open until the block ends; an empty one where there is none yet."""
    await migrate(path)
    async with Database.open(f"sqlite:///{path}") as database:
        yield database
