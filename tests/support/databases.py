"""Databases for tests."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.store import versions
from bot.store.database import Database
from tests.support.migrated import kept, migrate, url_of


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    """The database at a path, open until the block ends; an empty one if there is none yet."""
    await migrate(path)
    async with Database.open(url_of(path)) as database:
        yield database


def add_a_migration(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test, a newer program: with another column and its migration. `folder` must be new."""
    migrations = shutil.copytree(versions.MIGRATIONS, folder)
    (migrations / "versions" / "colour.py").write_text(_ANOTHER.format(before=versions.newest_schema()))
    monkeypatch.setattr(versions, "MIGRATIONS", migrations)
    monkeypatch.setattr(versions, "_scripts", cache(versions._scripts.__wrapped__))


_ANOTHER = """
import sqlalchemy as sa
from alembic import op

revision = "coloured"
down_revision = "{before}"


def upgrade():
    op.add_column("games", sa.Column("colour", sa.Text(), server_default="red"))
"""


async def fill_once(path: Path, name: Hashable, fill: Callable[[Path], Awaitable[None]]) -> None:
    """Makes a database at a path. It is filled once in this process, and copied wherever the name is the same."""
    await kept.keeper.copy(path, name, fill)


@asynccontextmanager
async def filled_once(
    path: Path, name: Hashable, fill: Callable[[Database], Awaitable[None]]
) -> AsyncIterator[Database]:
    """The database at a path, open until the block ends: filled, or a copy of one that was filled by the same name."""

    async def fill_it(first: Path) -> None:
        async with opened(first) as database:
            await fill(database)

    await fill_once(path, name, fill_it)
    async with opened(path) as database:
        yield database


async def rows(database: Database, sql: str) -> list[dict[str, Any]]:
    """A statement's rows, by the names of the columns."""
    return await database.read(lambda own: [dict(row) for row in own.execute(text(sql)).mappings()])


async def change(database: Database, sql: str) -> None:
    """Changes the database behind the bot's back."""
    await database.write(lambda transaction: transaction.execute(text(sql)))


async def streaks(database: Database, game_id: int) -> list[int]:
    """How many farkles in a row each seat has, as it is stored."""
    stored = text("SELECT streak FROM farkle_streaks WHERE game_id = :id ORDER BY seat")
    return await database.read(lambda transaction: list(transaction.scalars(stored, {"id": game_id})))


class Interrupted(BaseException):
    """The process stops. Nothing catches that."""


def stop_after(database: Database, units: int, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Lets only `units` units be written. Returns the list of the written ones."""
    write, written = database.write, list[object]()

    async def counted(unit: object) -> object:
        if len(written) == units:
            raise Interrupted
        written.append(unit)
        return await write(unit)  # type: ignore[arg-type]  # it passes any unit on

    monkeypatch.setattr(database, "write", counted)
    return written
