"""`owner`: looking, and blocking, on the command line."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.processes.file_locks import FileLocks
from bot.sentences import say
from bot.store import incidents
from bot.store.incidents import Incident
from bot.store.storage import newest_schema
from tests.support.command_line import CommandLine
from tests.support.databases import add_a_migration, opened
from tests.support.stored_games import GUILD, quick_win, store


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games.sqlite3")

    async def prepare() -> None:
        async with opened(tmp_path / "games.sqlite3") as database:
            await store(database, quick_win(2, 50), (101, 102))
            found = Incident("1a2b3c4d", 1_800_000_000, GUILD, 1, "fk:roll", "As told …\nKeyError: 5\n")
            await database.write(incidents.add, found)

    asyncio.run(prepare())
    return tmp_path / "games.sqlite3"


@pytest.mark.usefixtures("database")
def test_it_lists(command_line: CommandLine) -> None:
    assert command_line.run("owner", "servers").out == f"{GUILD} ?: 0 open, 1 finished\n"
    assert command_line.run("owner", "games").out == f"{say('owner-nothing')}\n"
    assert command_line.run("owner", "people").out == "101: 0 running, 1 finished\n102: 0 running, 1 finished\n"
    assert command_line.run("owner", "people", "102").out == "102: 0 running, 1 finished\n"
    line = f"1a2b3c4d at 2027-01-15 08:00 UTC, server {GUILD}, game 1, fk:roll: KeyError: 5\n"
    assert command_line.run("owner", "incidents").out == line
    assert command_line.run("owner", "incidents", "1A2B3C4D").out == f"{line}\nAs told …\nKeyError: 5\n"
    assert command_line.run("owner", "incidents", "nothing").status == 2


def test_a_block_names_nobody_in_the_database(command_line: CommandLine, database: Path) -> None:
    person = "123456789012345678"
    assert command_line.run("owner", "block", "person", person).status == 0
    with closing(sqlite3.connect(database)) as connection:
        ((digest, kind, _),) = connection.execute("SELECT * FROM blocks")
    assert (len(digest), kind) == (64, "person")
    assert person.encode() not in database.read_bytes()
    assert command_line.run("owner", "unblock", "person", person).status == 0
    assert command_line.run("owner", "unblock", "person", person).status == 1


@pytest.mark.usefixtures("database")
def test_the_server_of_the_owners_commands_is_not_blocked(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OWNER_GUILD", str(GUILD))
    ran = command_line.run("owner", "block", "server", str(GUILD))
    assert (ran.status, ran.out) == (2, "")
    assert "OWNER_GUILD" in ran.err
    assert command_line.run("owner", "block", "server", str(GUILD + 1)).status == 0


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (400, 2, say("discord-refuses", problem="400")),
        (403, 2, say("discord-refuses", problem="403")),
        (404, 2, say("no-such-server")),
        *[(status, 75, "") for status in (429, 500)],
    ],
)
def test_why_a_server_cannot_be_left_decides_the_exit_code(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch, status: int, code: int, said: str
) -> None:
    kinds = {404: discord.NotFound, 403: discord.Forbidden, 500: discord.DiscordServerError}

    async def refuse(_client: object, _guild_id: int) -> None:
        answer: Any = SimpleNamespace(status=status, reason="No")
        raise kinds.get(status, discord.HTTPException)(answer, "no")

    async def login(_client: discord.Client, _token: str) -> None: ...

    monkeypatch.setattr(discord.Client, "login", login)  # Discord is not asked
    monkeypatch.setattr(discord.http.HTTPClient, "leave_guild", refuse)  # the answer is made up
    monkeypatch.setenv("DISCORD_TOKEN", "any.token")
    ran = command_line.run("owner", "leave", "5")
    assert ran.status == code
    assert said in ran.err


def test_without_a_database_there_is_nothing_to_look_at(command_line: CommandLine, database: Path) -> None:
    database.unlink()
    assert command_line.run("owner", "games").status == 2
    assert not database.exists()


@pytest.mark.parametrize("text", ["Mira", "-5", "1.5", "9" * 30])
def test_an_id_is_a_number(command_line: CommandLine, text: str) -> None:
    ran = command_line.run("owner", "block", "person", text)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("given", ["0", "-1", "Mira", "9223372036854775808", "99999999999999999999"])
def test_what_is_no_id_is_refused(command_line: CommandLine, given: str) -> None:
    for words in (("people",), ("block", "person"), ("unblock", "server"), ("leave",)):
        assert command_line.run("owner", *words, given).status == 2


def test_the_schema_of_a_running_older_bot_stays_as_it_is(
    command_line: CommandLine, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = newest_schema()
    add_a_migration(tmp_path / "migrations", monkeypatch)
    with FileLocks(database).serving(None):
        ran = command_line.run("owner", "games")
        assert (ran.status, ran.out) == (75, "")
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (before,)
    assert command_line.run("owner", "games").status == 0


@pytest.mark.usefixtures("database")
def test_a_folder_of_another_user_is_named(command_line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    is_file = Path.is_file

    def refuse(path: Path) -> bool:
        if path.name == "games.sqlite3":
            raise PermissionError(13, "Permission denied", str(path))
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", refuse)  # the operating system refuses root nothing
    ran = command_line.run("owner", "games")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{say('not-permitted', path='games.sqlite3')}\n"


@pytest.mark.usefixtures("database")
def test_discord_that_never_answers_is_said_in_a_line(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_client: discord.Client, _token: str) -> None:
        raise TimeoutError

    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr(discord.Client, "login", never)  # as after a long wait
    ran = command_line.run("owner", "leave", "123456789012345678")
    assert ran.status == 75
    assert "TimeoutError" in ran.err
    assert len(ran.err.splitlines()) == 1
