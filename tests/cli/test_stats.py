"""Backups, and checks of the records, from the command line."""

import asyncio
import re
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.processes.file_locks import FileLocks
from bot.sentences import say
from bot.store.database import last_backup
from bot.store.sqlite import SqliteFile
from bot.store.storage import bring_up_to_date
from bot.store.units import Transaction
from tests.support.command_line import CommandLine
from tests.support.databases import opened
from tests.support.stored_games import quick_win, store
from tests.support.tavern import PATIENCE_SECONDS

MISSING = say("stats-missing", table="awards", row="1 first-win")


def prepare(path: Path, *statements: str) -> None:
    """Stores a game, then does something to the database."""

    async def run() -> None:
        async with opened(path) as database:
            await store(database, quick_win(2, 50), (1, 2))

            def spoil(transaction: Transaction) -> None:
                for statement in statements:
                    transaction.execute(text(statement))

            await database.write(spoil)

    asyncio.run(run())


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database's path in the settings, which have no token."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'games.sqlite3'}")
    return tmp_path / "games.sqlite3"


def test_without_a_difference_it_says_so_in_one_line(command_line: CommandLine, path: Path) -> None:
    prepare(path)
    ran = command_line.run("stats", "rebuild")
    assert (ran.status, len(ran.out.splitlines()), ran.err) == (0, 1, "")


def test_differences_are_printed_and_mended(command_line: CommandLine, path: Path) -> None:
    prepare(
        path,
        "UPDATE results SET points = 7 WHERE seat = 1",
        "DELETE FROM awards",
        "INSERT INTO awards VALUES (5, 'perfect', 1, 0)",
    )
    ran = command_line.run("stats", "rebuild")
    assert ran.status == 1
    assert ran.out.splitlines() == [
        say("stats-other", table="results", row="1 1", stored='{"points": 7}', computed='{"points": 1000}'),
        MISSING,
        say("stats-spare", table="awards", row="5 perfect"),
        say("stats-differed", count=3),
    ]
    assert command_line.run("stats", "rebuild").status == 0


def test_a_game_that_cannot_be_read_is_left_out(command_line: CommandLine, path: Path) -> None:
    prepare(path)
    prepare(path, "UPDATE facts SET line = 'nonsense' WHERE game_id = 1 AND seq = 1")
    ran = command_line.run("stats", "rebuild")
    assert ran.status == 1
    assert say("stats-spare", table="results", row="1 1") in ran.out
    assert say("stats-spare", table="results", row="2 1") not in ran.out
    assert command_line.run("stats", "rebuild").status == 0


def test_a_path_without_a_database_is_refused_and_none_is_made(command_line: CommandLine, path: Path) -> None:
    ran = command_line.run("stats", "rebuild")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{say('no-database', path=str(path))}\n"
    assert not path.exists()


def test_a_database_in_use_is_refused(command_line: CommandLine, path: Path) -> None:
    prepare(path, "DELETE FROM awards")
    with FileLocks(path).serving(None):
        ran = command_line.run("stats", "rebuild")
    assert (ran.status, ran.out) == (75, "")
    assert ran.err == f"{say('database-in-use', path=str(path))}\n"
    assert MISSING in command_line.run("stats", "rebuild").out


def test_many_differences_are_counted(command_line: CommandLine, path: Path) -> None:
    many = ", ".join(f"({user}, 'perfect', 1, 0)" for user in range(10, 160))
    prepare(path, f"INSERT INTO awards VALUES {many}")
    *shown, more, total = command_line.run("stats", "rebuild").out.splitlines()
    assert (len(shown), more, total) == (100, say("stats-more", count=50), say("stats-differed", count=150))


def test_there_and_back(command_line: CommandLine, path: Path) -> None:
    prepare(path, "INSERT INTO notes VALUES ('deletions', '1')")
    with FileLocks(path).serving(None):
        ran = command_line.run("backup", "copy.sqlite3")
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith("copy.sqlite3 ")
        assert time.time() - noted_backup(path) < PATIENCE_SECONDS
        refused = command_line.run("restore", "copy.sqlite3")
        assert (refused.status, refused.out, refused.err) == (75, "", f"{say('database-in-use', path=str(path))}\n")
    ran = command_line.run("restore", "copy.sqlite3")
    assert (ran.status, ran.database) == (0, str(path))
    assert "games.sqlite3.replaced-20" in ran.out
    (kept,) = path.parent.glob("games.sqlite3.replaced-*")
    deletions = path.with_name("games.sqlite3-deletions")
    assert ran.err == f"{say('no-deletions', path=str(deletions))}\n"
    kept.unlink()
    deletions.touch()
    Path("copy.sqlite3.sha256").unlink()
    warned = command_line.run("restore", "copy.sqlite3").err
    assert warned == f"{say('backup-without-digest', path='copy.sqlite3', digest='copy.sqlite3.sha256')}\n"


def test_where_nobody_deleted_anything_a_restore_does_not_warn_of_it(command_line: CommandLine, path: Path) -> None:
    prepare(path)
    command_line.run("backup", "copy.sqlite3")
    ran = command_line.run("restore", "copy.sqlite3")
    assert (ran.status, ran.err, len(ran.out.splitlines())) == (0, "", 2)


def noted_backup(path: Path) -> int:
    with SqliteFile(path).engine.connect() as connection:
        return last_backup(connection)


def test_a_backup_that_another_program_made_is_noted(command_line: CommandLine, path: Path) -> None:
    prepare(path)
    assert noted_backup(path) == 0
    ran = command_line.run("backup", "--made-elsewhere")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert time.time() - noted_backup(path) < PATIENCE_SECONDS
    assert command_line.run("backup").status == command_line.run("backup", "x", "--made-elsewhere").status == 2


@pytest.mark.usefixtures("path")
def test_without_a_database_there_is_nothing_to_back_up(command_line: CommandLine) -> None:
    ran = command_line.run("backup", "copy.sqlite3")
    assert (ran.status, ran.out) == (2, "")
    assert not Path("copy.sqlite3").exists()
    assert command_line.run("backup", "--made-elsewhere").status == 2


def test_without_a_terminal_a_line_now_and_then_says_how_far_a_long_command_is(
    command_line: CommandLine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(path)
    monkeypatch.setattr("bot.store.moving._AT_ONCE", 10)  # there are few rows
    assert command_line.run("backup", "a").err == "", "it takes less than a minute"
    monkeypatch.setattr("bot.cli.database._LINE_SECONDS", 0)  # as if it took long
    for words in ("backup a", "stats rebuild", f"move sqlite:///{path} sqlite:///b"):
        lines = command_line.run(*words.split()).err.splitlines()
        assert lines
        assert all(re.fullmatch(r"… \d+ %", line) for line in lines)


@pytest.mark.parametrize("is_empty", [True, False])
def test_a_terminal_sees_how_far_a_long_command_is(
    command_line: CommandLine, path: Path, monkeypatch: pytest.MonkeyPatch, is_empty: bool
) -> None:
    if is_empty:
        bring_up_to_date(SqliteFile(path))
    else:
        prepare(path)
    monkeypatch.setattr("bot.store.moving._AT_ONCE", 10)  # there are few rows
    monkeypatch.setattr("bot.cli.database._PAUSE_SECONDS", 0)  # and they take no time
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)  # pytest has no terminal
    for words in ("backup a", "restore a", "stats rebuild", f"move sqlite:///{path} sqlite:///b"):
        ran = command_line.run(*words.split())
        assert ran.status == 0
        *shown, end = ran.err.split("\r")[1:]
        assert end.startswith("\033[K")
        numbers = [int(re.fullmatch(r"… (\d+) %", each)[1]) for each in shown]  # type: ignore[index]  # they have one
        assert numbers == sorted(numbers)
        assert all(0 <= number <= 100 for number in numbers)
        assert is_empty or numbers
