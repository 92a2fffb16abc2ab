"""A database of version 1.0 is brought up to date, and its game is played on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.games import farkle
from bot.model.games import Status
from bot.play.sessions import Sessions
from bot.rulesets import shipped_rules_of
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.store.schema import metadata
from bot.store.units import Transaction
from tests.support.databases import add_a_migration, rows
from tests.support.postgresql import keeper, programs
from tests.support.tables import play_on

WRITTEN = Path(__file__).parent / "version_1_0"
GUILD = 100000000000000001

# It makes its databases by itself.
pytestmark = pytest.mark.sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database as version 1.0 left it."""
    written = "".join((WRITTEN / f"{name}.sql").read_text("utf-8") for name in (request.param, "rows"))
    if request.param == "sqlite":
        with closing(sqlite3.connect(tmp_path / "farkle.sqlite3")) as connection:
            connection.executescript(written)
        yield f"sqlite:///{tmp_path / 'farkle.sqlite3'}"
        return
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    server = keeper().server
    with server.connected() as connection:
        connection.execute("CREATE DATABASE version_1_0 TEMPLATE template0")
    with server.connected("version_1_0") as connection:
        connection.execute(written.encode())
    yield server.url("version_1_0")
    with server.connected() as connection:
        connection.execute("DROP DATABASE version_1_0")


def differences(connection: Transaction) -> list[Any]:
    """The differences between a database and the schema, either way."""
    assert isinstance(connection, Connection)
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


async def test_its_game_is_played_to_the_end_counted_and_checked(url: str) -> None:
    async with Database.open(url) as database:
        assert await database.read(differences) == []
        over = await play_on(Sessions(database), 1, Random(1))
        assert over.status is Status.OVER
        standings = Standings(database)
        text = await standings.history.text_to_check(1, GUILD)
        assert farkle.verify(text, shipped_rules_of(farkle.ENGINE)).faults == ()
        assert (await standings.cards.of(over.players[0])).tally.games == 1
        assert await standings.rebuild() == []


async def test_a_later_version_changes_it(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_a_migration(tmp_path / "migrations", monkeypatch)
    async with Database.open(url) as database:
        assert await rows(database, "SELECT id, colour FROM games") == [{"id": 1, "colour": "red"}]
        assert (await play_on(Sessions(database), 1, Random(1))).status is Status.OVER
