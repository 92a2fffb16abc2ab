"""Databases for tests, without running the migrations again: each is a copy of one that this process filled once.

Tests name a database by a path. `kept` says whether it is in that file or on a server; tests may put another keeper
there.
"""

import asyncio
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import pytest
from sqlalchemy import text

from bot.store import storage
from bot.store.database import Database
from bot.store.schema import all_tables
from bot.store.units import Transaction
from tests.support.idle_time import waiting_for_others

Fill: TypeAlias = Callable[[Path], Awaitable[None]]
"""Makes the database that a path names, and fills it."""


Look: TypeAlias = Callable[..., list[Any]]
"""Finds rows by a statement, and by its parameters, which are named as in `:id`."""


class Keeper(Protocol):
    """Keeps the databases that paths name."""

    def looking(self, path: Path) -> AbstractContextManager[Look]:
        """Looks at a database that others use: for the block, at one state of it, and without a trace."""

    def url(self, path: Path) -> str:
        """The address of a database, as the settings have it."""

    async def copy(self, path: Path, name: Hashable, fill: Fill) -> None:
        """Makes a database, if there is none yet. It is filled once, and copied for every path with the same name."""


class InFiles:
    """Each is a file of SQLite's at its path."""

    def __init__(self) -> None:
        self._filled: dict[Hashable, bytes] = {}

    def url(self, path: Path) -> str:
        return f"sqlite:///{path}"

    @contextmanager
    def looking(self, path: Path) -> Iterator[Look]:
        # Read-only, so that what a killed process left behind is tidied up by the next one and not by the test.
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            connection.isolation_level = None
            connection.execute("BEGIN")
            yield lambda statement, **named: connection.execute(statement, named).fetchall()

    async def copy(self, path: Path, name: Hashable, fill: Fill) -> None:
        if name not in self._filled:
            with tempfile.TemporaryDirectory() as folder:
                first = Path(folder) / "first.sqlite3"
                await fill(first)
                self._filled[name] = await asyncio.to_thread(first.read_bytes)
        _write_new(path, self._filled[name])


def _write_new(path: Path, content: bytes) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


class _Kept:
    def __init__(self) -> None:
        self.keeper: Keeper = InFiles()

    @contextmanager
    def by(self, keeper: Keeper) -> Iterator[None]:
        """For the block, another keeper keeps the databases. The one before does so again, with all that it filled."""
        before, self.keeper = self.keeper, keeper
        try:
            yield
        finally:
            self.keeper = before


kept = _Kept()


def url_of(path: Path) -> str:
    """The address of the database that a path names."""
    return kept.keeper.url(path)


def looking(path: Path) -> AbstractContextManager[Look]:
    """Looks at the database that a path names, as its keeper does."""
    return kept.keeper.looking(path)


async def migrate(path: Path) -> None:
    """Makes an empty database of the newest schema, if there is none yet."""
    await kept.keeper.copy(path, "migrated", _open)


async def _open(path: Path) -> None:
    async with Database.open(url_of(path)):
        """Opening it migrates it."""


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    """The database at a path, open until the block ends; an empty one if there is none yet."""
    await migrate(path)
    async with Database.open(url_of(path)) as database:
        yield database


def add_a_migration(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a test, a newer program: with another column and its migration. `folder` must be new."""
    migrations = shutil.copytree(storage.MIGRATIONS, folder)
    (migrations / "versions" / "colour.py").write_text(_ANOTHER.format(before=storage.newest_schema()))
    monkeypatch.setattr(storage, "MIGRATIONS", migrations)  # a newer program has its own
    monkeypatch.setattr(storage, "_revisions", cache(storage._revisions.__wrapped__))  # it remembers the others


_ANOTHER = """
import sqlalchemy as sa
from alembic import op

revision = "coloured"
down_revision = "{before}"


def upgrade():
    op.add_column("games", sa.Column("colour", sa.Text(), server_default="red"))
"""


@asynccontextmanager
async def filled_once(
    path: Path, name: Hashable, fill: Callable[[Database], Awaitable[None]]
) -> AsyncIterator[Database]:
    """The database at a path, open until the block ends: filled, or a copy of one that was filled by the same name."""

    async def fill_it(first: Path) -> None:
        async with opened(first) as database:
            await fill(database)

    await kept.keeper.copy(path, name, fill_it)
    async with opened(path) as database:
        yield database


async def rows(database: Database, sql: str) -> list[dict[str, Any]]:
    """A statement's rows, by the names of the columns."""
    return await database.read(lambda own: [dict(row) for row in own.execute(text(sql)).mappings()])


async def everything(database: Database) -> dict[str, list[Any]]:
    """Every value of every column of every table."""

    def values(transaction: Transaction, name: str) -> list[Any]:
        rows = transaction.execute(text(f'SELECT * FROM "{name}"')).all()
        return [value for row in sorted(rows, key=str) for value in row]

    return await database.read(
        lambda own: {name: values(own, name) for name in [*(table.name for table in all_tables()), "alembic_version"]}
    )


async def where(database: Database, id_: int) -> set[str]:
    """The tables that hold an id, as a number or within a text."""
    return {name for name, values in (await everything(database)).items() for value in values if str(id_) in str(value)}


async def change(database: Database, sql: str) -> None:
    """Changes the database behind the bot's back."""
    await database.write(lambda transaction: transaction.execute(text(sql)))


async def streaks(database: Database, game_id: int) -> list[int]:
    """How many farkles in a row each seat has, as it is stored."""
    stored = text("SELECT streak FROM farkle_streaks WHERE game_id = :id ORDER BY seat")
    return await database.read(lambda transaction: list(transaction.scalars(stored, {"id": game_id})))


@contextmanager
def full_disk() -> Iterator[None]:
    """The system writes no more bytes into files for this process."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def taken(path: Path) -> Iterator[None]:
    """Another process writes all the time to this file. Whoever waits for it waits for real seconds."""
    with closing(sqlite3.connect(path)) as other, waiting_for_others():
        other.execute("BEGIN IMMEDIATE")
        yield


class Interrupted(BaseException):
    """The process stops. Nothing catches that."""


def stop_after(database: Database, units: int, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Lets only `units` units be written. Returns the list of the written ones."""
    write, written = database.write, list[object]()

    async def counted(unit: Callable[..., object], *given: object, **named: object) -> object:
        if len(written) == units:
            raise Interrupted
        written.append(unit)
        return await write(unit, *given, **named)

    monkeypatch.setattr(database, "write", counted)  # a process that is killed could stop anywhere
    return written
