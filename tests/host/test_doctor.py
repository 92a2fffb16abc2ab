"""The doctor's findings about a sound installation, and about more than ten broken ones."""

import asyncio
import logging
import os
import signal
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.coach.advisers import ADVISERS
from bot.games.farkle import NAME
from bot.host import build, doctor
from bot.host.doctor import Mark, examine
from bot.plugins import FAILED
from bot.processes import server_locks
from bot.processes.file_locks import FileLocks
from bot.processes.shards import Shards
from bot.sentences import say
from bot.store.database import note_backup
from bot.store.sqlite import SqliteFile
from bot.store.storage import storage_at
from bot.store.units import Transaction
from localdiscord import reply
from localdiscord.model.channels import GUILD_INSTALL, USER_INSTALL
from localdiscord.model.payloads import application_payload
from tests.support.command_line import CommandLine
from tests.support.command_line import command_line as command_line
from tests.support.databases import change, opened, rows, url_of
from tests.support.postgresql import keeper
from tests.support.sentences import is_sentence
from tests.support.stored_games import quick_win, store
from tests.support.tavern import PassingTime, Tavern, local_tavern


@dataclass
class Installation:
    """A folder with settings and a database, and a Discord."""

    tavern: Tavern
    database: Path
    monkeypatch: pytest.MonkeyPatch
    clock: PassingTime = field(default_factory=PassingTime)
    free_bytes: int = 10**10

    def set(self, **settings: str) -> None:
        for name, value in settings.items():
            self.monkeypatch.setenv(name, value)

    def execute(self, statement: str) -> None:
        with closing(sqlite3.connect(self.database, isolation_level=None)) as connection:
            connection.execute(statement)

    async def examine(self) -> dict[Mark, list[str]]:
        """The doctor's lines, by level."""
        said = await examine(self.clock, lambda _folder: self.free_bytes)
        return {mark: [each.text for each in said if each.mark is mark] for mark in Mark}


@pytest.fixture
async def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Installation]:
    monkeypatch.chdir(tmp_path)
    for name in ("SHARDS", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    async with opened(tmp_path / "farkle.sqlite3") as database:
        await store(database, quick_win(2, 50), (1, 2))
    (tmp_path / "farkle.sqlite3").chmod(0o600)
    async with local_tavern(people=0) as tavern:
        tavern.local.gateway.identifies_left = 1000
        assert tavern.guild.bot_member is not None
        tavern.guild.bot_member.roles[0].permissions = 1 << 10 | 1 << 11 | 1 << 35 | 1 << 38
        made = Installation(tavern, tmp_path / "farkle.sqlite3", monkeypatch)
        made.set(
            DISCORD_TOKEN=tavern.local.token,
            DATABASE_URL="sqlite:///farkle.sqlite3",
            DISCORD_API_URL=tavern.local.api_url,
            DISCORD_GATEWAY_URL=tavern.local.gateway_url,
        )
        yield made


async def test_of_a_sound_installation_nothing_is_wrong(installation: Installation) -> None:
    before = installation.database.read_bytes()
    said = await installation.examine()
    assert said[Mark.WRONG] == []
    unsaved, invite, install, *pages = said[Mark.NOTE]
    assert unsaved == say("doctor-no-backup")
    application = installation.tavern.local.world.application_id
    address = f"https://discord.com/oauth2/authorize?client_id={application}&scope="
    needed = f"bot+applications.commands&permissions={1 << 10 | 1 << 11 | 1 << 35 | 1 << 38}&integration_type=0"
    assert invite == say("doctor-invite", url=f"{address}{needed}")
    assert install == say("doctor-install", url=f"{address}applications.commands&integration_type=1")
    assert pages == [say("doctor-no-page", page="privacy"), say("doctor-no-page", page="terms")]
    for key in ("versions", "disk", "database", "records", "logins", "permissions"):
        assert any(is_sentence(line, f"doctor-{key}") for line in said[Mark.FINE]), key
    assert installation.database.read_bytes() == before
    assert not installation.tavern.local.gateway.sessions


Harm = Callable[[Installation], Any]


def application(**changed: object) -> Harm:
    def change(installation: Installation) -> None:
        record = application_payload(installation.tavern.local.world) | changed
        installation.tavern.local.inject(
            lambda each: reply(record) if each.path.endswith("/applications/@me") else None
        )

    return change


def made_backup(days_ago: int) -> Harm:
    def note(installation: Installation) -> None:
        note_backup(SqliteFile(installation.database), int(installation.clock()) - days_ago * 86_400)

    return note


async def test_what_the_application_names_is_said(installation: Installation) -> None:
    url = "https://example.org/privacy"
    application(privacy_policy_url=url)(installation)
    said = await installation.examine()
    assert say("doctor-page", page="privacy", url=url) in said[Mark.FINE]
    assert say("doctor-no-page", page="terms") in said[Mark.NOTE]
    assert say("doctor-no-page", page="privacy") not in said[Mark.NOTE]


@pytest.mark.parametrize("days", [0, 1, 7])
async def test_the_age_of_the_last_backup_is_said(installation: Installation, days: int) -> None:
    made_backup(days)(installation)
    assert say("doctor-backup", days=days) in (await installation.examine())[Mark.FINE]


async def test_people_need_not_be_able_to_install_it_nor_rules_to_be_solved(
    installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    installation.tavern.local.world.install_kinds = (GUILD_INSTALL,)
    monkeypatch.setitem(ADVISERS, NAME, replace(ADVISERS[NAME], can_solve=False))
    said = await installation.examine()
    assert said[Mark.WRONG] == []
    assert said[Mark.NOTE][0] == say("doctor-no-solver")
    assert said[Mark.NOTE][-1] == say("doctor-no-user-install")


@pytest.mark.parametrize(("number", "said"), [(74, []), (75, [say("doctor-verification", count=75)])])
async def test_verification_is_due_soon(installation: Installation, number: int, said: list[str]) -> None:
    local = installation.tavern.local
    for _ in range(number - len(local.world.guilds)):
        local.add_guild("Another").everyone.permissions = 8
    assert [each for each in (await installation.examine())[Mark.NOTE] if "100" in each] == said


async def test_the_folder_for_temporary_files_may_be_small(
    installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")  # what is put there fails
    said = await installation.examine()
    assert said[Mark.WRONG] == []
    assert not list(installation.database.parent.glob(".doctor-*"))


async def test_a_running_bot_is_no_fault_and_says_what_it_runs(
    installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(installation.database) as database:
        await database.write(build.record_version)
    with FileLocks(installation.database).serving(None):
        said = await installation.examine()
        monkeypatch.setattr(doctor, "version", lambda: "1.2.3 (89abcdef)")  # the files were updated
        later = await installation.examine()
    assert said[Mark.WRONG] == later[Mark.WRONG] == []
    assert any(is_sentence(line, "doctor-bot-runs") for line in said[Mark.FINE])
    assert say("doctor-runs", version=build.version()) in said[Mark.FINE]
    assert later[Mark.NOTE][0] == say("doctor-runs-other", version=build.version(), here="1.2.3 (89abcdef)")


def lacks_permissions(installation: Installation) -> None:
    guild = installation.tavern.guild
    assert guild.bot_member is not None
    guild.bot_member.roles[0].permissions = guild.everyone.permissions = 1 << 10


def settings_file(content: str, mode: int = 0o600) -> Harm:
    def write(installation: Installation) -> None:
        installation.database.with_name(".env").write_text(content)
        installation.database.with_name(".env").chmod(mode)

    return write


def spoiled_page(installation: Installation) -> None:
    content = bytearray(installation.database.read_bytes())
    content[8192:12288] = os.urandom(4096)
    installation.database.write_bytes(content)


def spoiled_fact(installation: Installation) -> None:
    installation.execute("UPDATE facts SET line = 'nonsense' WHERE seq = 2")
    # A game that cannot be read counts nowhere.
    for table in ("results", "lifetime_stats", "leaderboards", "awards"):
        installation.execute(f"DELETE FROM {table}")


def refused_token(installation: Installation) -> None:
    installation.set(DISCORD_TOKEN="wrong.token")


def skewed_clock(installation: Installation) -> None:
    installation.clock.ahead = -90


def full_disk(installation: Installation) -> None:
    installation.free_bytes = 5 * 2**20


def readable_by_others(installation: Installation) -> None:
    installation.database.chmod(0o644)


def changed_records(installation: Installation) -> None:
    installation.execute("UPDATE results SET points = 7 WHERE seat = 1")


BROKEN: dict[str, tuple[Harm, list[tuple[str, dict[str, object]]]]] = {
    "a plug-in": (
        # It is loaded at the start of the process.
        lambda it: it.monkeypatch.setitem(FAILED, "farkle_bot.engines: pig", "No module named 'pig'"),
        [("doctor-plug-in", {"name": "farkle_bot.engines: pig", "problem": "No module named 'pig'"})],
    ),
    "no token": (lambda it: it.monkeypatch.delenv("DISCORD_TOKEN"), [("no-token", {})]),
    "a refused token": (refused_token, [("bad-token", {})]),
    "wrong settings": (
        lambda it: it.set(DATABASE_URL="postgres://x", SHARDS="none"),
        [("bad-settings", {})],
    ),
    "no Discord": (
        lambda it: it.set(DISCORD_API_URL="http://127.0.0.1:9/api/v10"),
        [("no-connection", {"url": "http://127.0.0.1:9/api/v10"})],
    ),
    "a code grant": (application(bot_require_code_grant=True), [("doctor-code-grant", {})]),
    "only for its owner": (application(bot_public=False), [("doctor-not-public", {})]),
    "presses that go elsewhere": (
        application(interactions_endpoint_url="https://example.org/presses"),
        [("doctor-endpoint", {"url": "https://example.org/presses"})],
    ),
    "activities": (
        lambda it: it.tavern.local.world.commands[None].update({1: {"id": "1", "type": 4, "name": "launch"}}),
        [("doctor-activities", {})],
    ),
    "only for people": (
        lambda it: setattr(it.tavern.local.world, "install_kinds", (USER_INSTALL,)),
        [("doctor-no-guild-install", {})],
    ),
    "few logins": (
        lambda it: setattr(it.tavern.local.gateway, "identifies_left", 12),
        [("doctor-few-logins", {"left": 12, "total": 1000})],
    ),
    "no permissions": (
        lacks_permissions,
        [("doctor-lacks", {"permissions": "Create Public Threads, Send Messages, Send Messages in Threads"})],
    ),
    "a skewed clock": (skewed_clock, [("doctor-clock", {"fast": "no"})]),
    "a full disk": (full_disk, [("doctor-disk-full", {"free": 5})]),
    "a database that others may read": (readable_by_others, [("doctor-readable-by-others", {})]),
    "settings that others may read": (
        settings_file("# Nothing yet.\n", 0o640),
        [("doctor-settings-readable-by-others", {})],
    ),
    "misspelt settings": (
        settings_file("REVEIWS=0\nMETRICSPORT=9464\nexport reviews=1\nCOLOUR=red\n"),
        [
            ("doctor-unknown-setting", {"name": "REVEIWS", "similar": "REVIEWS"}),
            ("doctor-unknown-setting", {"name": "METRICSPORT", "similar": "METRICS_PORT"}),
            ("doctor-unknown-setting", {"name": "COLOUR", "similar": "none"}),
        ],
    ),
    "settings that cannot be read": (
        settings_file("DATABASE_URL: sqlite:///farkle.sqlite3\n"),
        [("wrong-line-of-settings", {"line": "1", "path": ".env"})],
    ),
    "a newer schema": (
        lambda it: it.execute("UPDATE alembic_version SET version_num = '9999'"),
        [("schema-too-new", {"revision": "9999"})],
    ),
    "a schema of before": (
        lambda it: it.execute("UPDATE alembic_version SET version_num = '0040'"),
        [("schema-too-old", {"revision": "0040"})],
    ),
    "a spoiled page": (spoiled_page, [("damaged-database", {})]),
    "no database": (
        lambda it: it.database.write_text("milk, eggs " * 1000),
        [("damaged-database", {"problem": "file is not a database"})],
    ),
    "backups that have stopped": (made_backup(8), [("doctor-old-backup", {"days": 8})]),
    "a spoiled fact": (spoiled_fact, [("doctor-unreadable", {"games": "1", "count": 1})]),
    "changed records": (changed_records, [("doctor-records-differ", {"count": 1})]),
}


@pytest.mark.parametrize("broken", BROKEN)
async def test_a_broken_installation(installation: Installation, broken: str) -> None:
    harm, said = BROKEN[broken]
    harm(installation)
    wrong = (await installation.examine())[Mark.WRONG]
    assert len(wrong) == len(said), wrong
    for line, (key, values) in zip(wrong, said, strict=True):
        assert is_sentence(line, key, **values)


@pytest.mark.parametrize(
    ("kind", "mark", "said"), [(2, Mark.FINE, "doctor-commands"), (1, Mark.NOTE, "doctor-no-menu")]
)
async def test_whether_discord_offers_the_challenge_in_the_menu_of_a_person(
    installation: Installation, kind: int, mark: Mark, said: str
) -> None:
    installation.tavern.local.world.commands[None] = {1: {"id": "1", "type": kind, "name": "Challenge"}}
    assert any(is_sentence(line, said) for line in (await installation.examine())[mark])


async def test_everything_that_is_wrong_is_said_at_once(installation: Installation) -> None:
    for harm in (refused_token, skewed_clock, readable_by_others, changed_records):
        harm(installation)
    assert len((await installation.examine())[Mark.WRONG]) == 4


async def test_nothing_is_copied_to_a_disk_that_is_too_small(
    installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "snapshot", None)  # no copy is made
    full_disk(installation)
    said = await installation.examine()
    assert len(said[Mark.WRONG]) == 1
    assert is_sentence(said[Mark.NOTE][0], "doctor-no-room-for-copy", free=5, folder=str(installation.database.parent))


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
async def test_a_server_is_named_and_its_database_copied_only_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # to see that nothing stays there
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    async with opened(tmp_path / "farkle.sqlite3") as database:
        await store(database, quick_win(2, 50), (1, 2))
    monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "farkle.sqlite3"))

    async def findings(free: int) -> dict[Mark, list[str]]:
        said = await examine(free_bytes=lambda _folder: free)
        name = storage_at(url_of(tmp_path / "farkle.sqlite3")).name
        wrong = [say("doctor-server-forgets", path=name), say("no-token")]
        assert [each.text for each in said if each.mark is Mark.WRONG] == wrong, "servers of tests forget"
        assert any(is_sentence(each.text, "doctor-server-tears") for each in said)
        assert os.listdir(tmp_path) == []
        return {mark: [each.text for each in said if each.mark is mark] for mark in Mark}

    def known(said: dict[Mark, list[str]]) -> list[bool]:
        keys = ("doctor-server", "doctor-records")
        return [any(is_sentence(line, key) for line in said[Mark.FINE]) for key in keys]

    assert known(await findings(10**10)) == [True, True]
    small = await findings(2**20)
    assert known(small) == [True, False]
    _, recorded = small[Mark.NOTE]
    assert is_sentence(recorded, "doctor-no-room-for-copy", free=1, folder=str(tmp_path))


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
@pytest.mark.parametrize(("revision", "key"), [("9999", "schema-too-new"), ("0040", "schema-too-old")])
async def test_another_versions_schema_on_a_server_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, revision: str, key: str
) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(tmp_path / "farkle.sqlite3") as database:
        before = await rows(database, "SELECT version_num FROM alembic_version")
        await change(database, f"UPDATE alembic_version SET version_num = '{revision}'")
        monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "farkle.sqlite3"))
        said = await examine()
        await change(database, f"UPDATE alembic_version SET version_num = '{before[0]['version_num']}'")
    assert any(is_sentence(each.text, key, revision=revision) for each in said if each.mark is Mark.WRONG)


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
async def test_a_server_that_goes_away_meanwhile_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = keeper().server

    def go_away(transaction: Transaction) -> str:
        server.stop(signal.SIGQUIT)
        return str(transaction.scalar(text("SELECT 'still there'")))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(doctor, "version_of_server", go_away)  # between two questions
    async with opened(tmp_path / "farkle.sqlite3"):
        monkeypatch.setenv("DATABASE_URL", url_of(tmp_path / "farkle.sqlite3"))
        said = await examine()
        await asyncio.to_thread(server.start)
    assert any(is_sentence(each.text, "database-away") for each in said if each.mark is Mark.WRONG)


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)


@pytest.mark.parametrize("kept_in", ["sqlite", "postgresql"], indirect=True)
async def test_shards_that_nobody_serves_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def said() -> list[str]:
        return [each.text for each in await examine() if is_sentence(each.text, "doctor-unserved")]

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url := url_of(tmp_path / "farkle.sqlite3"))
    monkeypatch.setenv("SHARDS", "0-2/8")
    monkeypatch.setattr(server_locks, "_WATCH_SECONDS", 0.01)  # it looks every second
    async with opened(tmp_path / "farkle.sqlite3"):
        assert await said() == [], "the bot is stopped"
        with (
            storage_at(url).locks.serving(Shards((0, 1, 2), 8)) as first,
            storage_at(url).locks.serving(Shards((4, 5), 8)) as second,
        ):
            while storage_at(url).locks.served(8) != {0, 1, 2, 4, 5}:
                first.holds(), second.holds()
                await asyncio.sleep(0.01)
            assert await said() == [say("doctor-unserved", shards="3, 6-7", count=8)]


def test_on_the_command_line_each_finding_is_a_line_and_the_exit_code_says_whether_anything_is_wrong(
    command_line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///farkle.sqlite3")
    ran = command_line.run("doctor")
    assert (ran.status, ran.err) == (1, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("✓ farkle-bot ")
    assert f"· {say('doctor-no-database', path='farkle.sqlite3')}" in lines
    assert len([line for line in lines if line.startswith("✗ ")]) == 1
    assert lines[-1] == say("doctor-wrong", count=1)
    assert not (tmp_path / "farkle.sqlite3").exists()
