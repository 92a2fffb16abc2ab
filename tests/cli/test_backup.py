"""`backup` and `restore`."""

import asyncio
from pathlib import Path

import pytest

from bot.store.locks import serving
from tests.support.command_line import CommandLine
from tests.support.databases import opened
from tests.support.stored_games import quick_win, store


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games.sqlite3")

    async def prepare() -> None:
        async with opened(tmp_path / "games.sqlite3") as database:
            await store(database, quick_win(2, 50), (1, 2))

    asyncio.run(prepare())
    return tmp_path / "games.sqlite3"


def test_there_and_back(command_line: CommandLine, database: Path) -> None:
    with serving(database, None):
        ran = command_line.run("backup", "copy.sqlite3")
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith("copy.sqlite3 is complete and checked (games: 1, ")
        refused = command_line.run("restore", "copy.sqlite3")
        assert (refused.status, refused.out) == (75, "")
        assert "is in use. Stop the bot first" in refused.err
    ran = command_line.run("restore", "copy.sqlite3")
    assert (ran.status, ran.err) == (0, "")
    assert "games.sqlite3.replaced-20" in ran.out
    assert len(list(database.parent.glob("games.sqlite3.replaced-*"))) == 1


def test_without_a_database_there_is_nothing_to_back_up(command_line: CommandLine, database: Path) -> None:
    database.unlink()
    ran = command_line.run("backup", "copy.sqlite3")
    assert (ran.status, ran.out) == (2, "")
    assert not Path("copy.sqlite3").exists()
