"""A PostgreSQL server that goes away for a while, its locks, and errors without values or passwords."""

import asyncio
import logging
import os
import re
import signal
import subprocess
import threading
import time
import traceback
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.app import serve
from bot.errors import NotNow, SetupError
from bot.features.daily.tables import beginnings
from bot.processes import server_locks
from bot.processes.shards import Shards
from bot.records.records import Records
from bot.sentences import explain
from bot.servers.settings import SettingsByServer
from bot.store import postgresql
from bot.store.database import Database, record, recorded
from bot.store.postgresql import PostgresqlServer
from bot.store.storage import bring_up_to_date, durability_of_server, storage_at
from bot.store.units import DatabaseFailedError, Transaction, UnknownOutcomeError, takes_long
from tests.support.databases import opened, rows, url_of
from tests.support.postgresql import keeper, programs
from tests.support.sentences import says
from tests.support.steps import begin, press
from tests.support.stored_games import NOON, quick_win, store
from tests.support.tavern import PATIENCE_SECONDS, local_tavern, playing, scripted

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.postgresql


async def test_a_server_that_is_restarted_costs_a_few_presses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = keeper().server
    async with playing(tmp_path / "farkle.sqlite3", scripted("6", "1", "111234", "111234")) as tavern:
        host = tavern.people[0]
        board = await begin(tavern, rules="exact", target=5000)
        await asyncio.to_thread(server.stop, signal.SIGQUIT)
        try:
            refused = await press(tavern, "Roll")
            assert says(refused, "not-stored")
            assert refused.shown.ephemeral_for
            assert says(await host.slash(tavern.channel, "farkle stats"), "nothing-stored")
        finally:
            await asyncio.to_thread(server.start)
        assert not says(await host.slash(tavern.channel, "farkle stats"), "incident")
        await press(tavern, "Roll", "Bank")
        await tavern.until(lambda: tavern.on_turn(board) is not host)
        assert tavern.faults() == []
    failed = [each for each in caplog.records if each.getMessage().startswith("a press could not be answered: ")]
    assert [(each.exc_info, "\n" in each.getMessage()) for each in failed] == [(None, False)] * 2


async def test_a_unit_may_say_that_it_computes_for_long(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "_HUNG_SECONDS", 0.2)  # a second is long then

    def compute(transaction: Transaction) -> str | None:
        record(transaction, "a", "1")
        threading.Event().wait(1.0)
        return recorded(transaction, "a")

    def compute_for_long(transaction: Transaction) -> str | None:
        takes_long(transaction)
        return compute(transaction)

    assert await database.write(compute_for_long) == "1"
    with pytest.raises(UnknownOutcomeError):
        await database.write(compute)


async def test_what_waits_has_an_unknown_outcome_and_the_next_one_connects_anew(database: Database) -> None:
    server = keeper().server
    await database.write(record, key="a", value="1")
    for _ in range(3):
        await database.read(recorded, key="a")
    await asyncio.to_thread(server.stop)
    for _ in range(2):
        with pytest.raises(UnknownOutcomeError):
            await database.write(record, key="a", value="2")
        with pytest.raises(DatabaseFailedError):
            await database.read(recorded, key="a")
    assert database.is_failing
    await asyncio.to_thread(server.start)
    assert await database.read(recorded, key="a") == "1"
    await database.write(record, key="a", value="3")
    assert not database.is_failing
    assert await database.read(recorded, key="a") == "3"


_HELD = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = %s AND classid <> 1717663340 AND granted = %s"
"""Of other numbers than counts of shards."""


def holder(connection: "psycopg.Connection[Any]", lock: int, *, granted: bool = True, besides: int = 0) -> int:
    """The process of the server that holds a bot's lock, or waits for it, as soon as there is one."""
    while True:
        for (pid,) in connection.execute(_HELD, (lock, granted)).fetchall():
            if pid != besides:
                return int(pid)


@pytest.mark.parametrize(
    ("shards", "lock"), [(None, (server_locks._GENERAL, 3)), (Shards((7,), 8), (server_locks._SHARDS, 7))]
)
def test_a_bot_takes_its_locks_anew_unless_another_one_was_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shards: Shards | None, lock: tuple[int, int]
) -> None:
    monkeypatch.setattr(server_locks, "_WATCH_SECONDS", 0.01)  # it looks every second
    monkeypatch.setattr(server_locks, "_GRACE_SECONDS", 0)  # it gives the last process five seconds
    monkeypatch.setattr(server_locks, "_TRUSTED_SECONDS", PATIENCE_SECONDS)  # a busy machine needs longer
    stopped = threading.Event()
    monkeypatch.setattr(os, "kill", lambda _pid, _signal: stopped.set())  # a bot without locks ends its process
    url = url_of(tmp_path / "farkle.sqlite3")
    storage = storage_at(url)
    with storage.locks.serving(shards) as guard, psycopg.connect(url, autocommit=True) as other:
        first = holder(other, lock[1])
        while not guard.holds():
            time.sleep(0.01)
        other.execute("SELECT pg_terminate_backend(%s)", (first,))
        second = holder(other, lock[1], besides=first)
        with psycopg.connect(url, autocommit=True) as faster:
            taking = threading.Thread(target=faster.execute, args=("SELECT pg_advisory_lock(%s, %s)", lock))
            taking.start()
            holder(other, lock[1], granted=False)
            other.execute("SELECT pg_terminate_backend(%s)", (second,))
            taking.join()
            assert stopped.wait(PATIENCE_SECONDS)
            assert guard.lost is not None
            assert guard.lost.code == "bot-twice"


def test_a_process_serves_only_while_no_other_one_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = 0.0, 0

    def steady() -> float:
        nonlocal asked
        asked += 1
        return now

    def look() -> bool:
        """What the bot thinks after the thread has looked once more."""
        before = asked
        while asked < before + 4:
            time.sleep(0.01)
        return guard.holds()

    monkeypatch.setattr(server_locks, "_WATCH_SECONDS", 0.01)  # it looks every second
    monkeypatch.setattr(server_locks, "_steady", steady)  # time would pass while the server starts
    server, url = keeper().server, url_of(tmp_path / "farkle.sqlite3")
    with storage_at(url).locks.serving(Shards((7,), 8)) as guard, psycopg.connect(url, autocommit=True) as other:
        assert not look()
        now += server_locks._GRACE_SECONDS
        assert look()
        first = holder(other, 7)
        other.execute("SELECT pg_terminate_backend(%s)", (first,))
        holder(other, 7, besides=first)
        assert look(), "nobody else can have begun"
        server.stop()
        now += server_locks._TRUSTED_SECONDS
        assert not look()
        server.start()
        with psycopg.connect(url, autocommit=True) as again:
            holder(again, 7)
        assert not look()
        now += server_locks._GRACE_SECONDS
        assert look()
        # Another process may reach the server.
        server.stop()
        stopped = threading.Event()
        monkeypatch.setattr(os, "kill", lambda _pid, _signal: stopped.set())  # a bot without locks ends its process
        now += server_locks._TRUSTED_SECONDS + server_locks._GIVE_UP_SECONDS + 1
        assert stopped.wait(PATIENCE_SECONDS)
        assert guard.lost is not None
        assert guard.lost.code == "database-away"
        server.start()
    assert server_locks._TRUSTED_SECONDS < server_locks._GRACE_SECONDS


async def test_what_an_error_says_holds_no_values(database: Database) -> None:
    secret = "a secret" * 3

    def spoil(transaction: Transaction) -> None:
        transaction.execute(insert(beginnings).values(day="2027-01-15", digest=secret))

    with pytest.raises(IntegrityError) as caught:
        await database.write(spoil)
    printed = "".join(traceback.format_exception(caught.value))
    assert "violates foreign key" in printed
    assert secret not in printed
    assert "DETAIL" not in printed


async def test_text_that_it_does_not_store_is_no_error(database: Database) -> None:
    await database.write(record, key="a\0\ud800", value="b\0\udfff🎲")
    assert await database.read(recorded, key="a\ud800\0") == "b\ufffd\ufffd🎲"


async def test_who_connects_by_default_to_be_told_early_waits_for_the_disk(tmp_path: Path) -> None:
    early = f"{url_of(tmp_path / 'farkle.sqlite3')}&options=-csynchronous_commit%3Doff"
    async with Database.open(early) as database:
        for run in (database.read, database.write):
            assert (await run(durability_of_server))["synchronous_commit"] == "on"


async def test_all_text_is_compared_by_its_characters_and_all_numbers_have_64_bits(database: Database) -> None:
    own = "table_schema = 'public' AND table_name <> 'alembic_version'"
    other = f"""
        SELECT table_name, column_name FROM information_schema.columns WHERE {own} AND (
            data_type IN ('text', 'character varying') AND collation_name IS DISTINCT FROM 'C'
            OR data_type IN ('integer', 'smallint', 'numeric', 'real', 'jsonb')
        )
    """
    assert await rows(database, other) == []


async def test_a_server_that_cannot_be_reached_is_said_in_one_line_without_the_password() -> None:
    password = "hid" + "den"
    with pytest.raises(NotNow) as caught:
        async with Database.open(f"postgresql://farkle:{password}@127.0.0.1:1/farkle?sslpassword={password}"):
            pytest.fail("opened")
    line = explain(caught.value)
    assert "postgresql://farkle@127.0.0.1:1/farkle" in line
    assert "\n" not in line
    assert password not in line + repr(caught.value) + "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("postgresql://farkle@/nosuch?host={folder}", 'database "nosuch" does not exist'),
        ("postgresql://nobody@/postgres?host={folder}", 'role "nobody" does not exist'),
        ("postgresql://farkle@/postgres?host={folder}&sslmode=strict", 'invalid sslmode value: "strict"'),
        ("postgresql://farkle@/postgres?host={folder}&colour=red", 'invalid connection option "colour"'),
    ],
)
def test_a_server_that_refuses_the_address_will_not_take_it_later_either(address: str, problem: str) -> None:
    with pytest.raises(SetupError, match="database-unusable") as caught:
        storage_at(address.format(folder=keeper().server.folder)).exists()
    assert not isinstance(caught.value, NotNow)
    assert problem in explain(caught.value)


async def test_a_server_that_goes_away_while_a_bot_starts_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server, storage = keeper().server, PostgresqlServer(url_of(tmp_path / "farkle.sqlite3"))
    with storage._asking() as ask:  # as a bot does that starts
        server.stop(signal.SIGQUIT)
        with pytest.raises(NotNow, match="database-away"):
            ask("SELECT 1")
    with monkeypatch.context() as patched:
        patched.setattr(PostgresqlServer, "prepare", lambda _: None)  # the server goes away only after it
        with pytest.raises(NotNow, match="database-away"):
            bring_up_to_date(storage)
    # The bot asks it at each start, and records there who has their data deleted.
    for asked in (
        storage.journal.last,
        partial(storage.journal.missed_by, 0, [1]),
        partial(storage.journal.add, 1, 0, 1),
    ):
        with pytest.raises(DatabaseFailedError):
            asked()
    server.start()

    async def fail(_settings: SettingsByServer) -> None:
        raise UnknownOutcomeError("server closed the connection")

    monkeypatch.setattr(SettingsByServer, "load", fail)  # no server goes away at that moment for sure
    async with local_tavern() as tavern:
        with pytest.raises(NotNow, match="database-away"):
            await serve(tavern.settings(tmp_path / "farkle.sqlite3"))
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_a_database_with_another_encoding_is_refused() -> None:
    server = keeper().server
    with server.connected() as connection:
        connection.execute("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1'")
        with pytest.raises(SetupError, match="database-not-utf8"):
            bring_up_to_date(storage_at(server.url("latin")))
        connection.execute("DROP DATABASE latin")


async def test_deletions_outlive_a_restore(tmp_path: Path) -> None:
    """`docs/hosting.md` says how to dump and restore."""
    path = tmp_path / "farkle.sqlite3"
    url = url_of(path)
    dumping, restoring = commands_of_the_guide()
    async with opened(path) as database:
        await store(database, quick_win(2, 50), (101, 102))
        run(dumping, tmp_path, url)
        assert (tmp_path / "farkle.dump").stat().st_mode & 0o077 == 0
        await Records(database, clock=lambda: NOON).privacy.forget(101)
        assert await Records(database).privacy.deleted_since() == {}
    run(restoring, tmp_path, url)
    async with opened(path) as database:
        privacy = Records(database).privacy
        assert await privacy.deleted_since() == {101: NOON}
        await privacy.forget_again({101: NOON})
        assert await rows(database, "SELECT 1 FROM seats WHERE user_id = 101") == []
        await privacy.forget(102)
        assert await privacy.deleted_since() == {}


def commands_of_the_guide() -> tuple[str, str]:
    """How to dump a database, and how to restore it."""
    (block,) = re.findall(r"```sh\n([^`]*pg_dump[^`]*)```", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"))
    dumping, restore, restoring = block.partition("pg_restore")
    return dumping, restore + restoring


def run(commands: str, folder: Path, url: str) -> None:
    """Runs commands of the guide in a folder, in a shell whose new files all users may read."""
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"DATABASE_URL": url, "PATH": path}
    subprocess.run(["sh", "-ec", f"umask 022\n{commands}"], cwd=folder, env=environment, check=True)
