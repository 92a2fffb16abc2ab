"""Which processes may use a database at the same time."""

import os
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.disk import unwritable
from bot.errors import NotNow, SetupError
from bot.processes import server_locks
from bot.processes.file_locks import FileLocks
from bot.processes.shards import Shards
from bot.sentences import explain
from bot.store.sqlite import SqliteFile
from bot.store.storage import Storage, bring_up_to_date, storage_at
from tests.support.databases import opened, url_of
from tests.support.sentences import says

LOW, HIGH = Shards((0, 1), 4), Shards((2, 3), 4)


@pytest.fixture
def storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Storage:
    monkeypatch.setattr(server_locks, "_WATCH_SECONDS", 0.01)  # it looks every second
    monkeypatch.setattr(server_locks, "_GRACE_SECONDS", 0)  # it gives the last process five seconds
    return storage_at(url_of(tmp_path / "farkle.sqlite3"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "farkle.sqlite3"


@pytest.mark.parametrize(
    ("first", "second"),
    # Shard 0 of 4 and shard 4 of 8 have servers in common, so different counts are always refused.
    [(None, None), (None, LOW), (LOW, None), (LOW, Shards((7,), 8))],
)
def test_two_bots_that_divide_the_servers_differently_are_refused(
    storage: Storage, first: Shards | None, second: Shards | None
) -> None:
    with storage.locks.serving(first), pytest.raises(NotNow, match="bot-twice"), storage.locks.serving(second):
        pytest.fail("both serve")
    with storage.locks.serving(second):
        """The first one has ended."""


def until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.01)


def test_a_bot_waits_for_its_shards_and_keeps_none_of_them_from_others(storage: Storage) -> None:
    with ExitStack() as first:
        serving: Any = first.enter_context(storage.locks.serving(HIGH))
        until(serving.holds)
        with storage.locks.serving(Shards((0, 1, 2), 4)) as spare:
            with storage.locks.serving(LOW) as low:
                until(low.holds)
                assert storage.locks.served(4) == {0, 1, 2, 3}
                first.close()
                assert storage.locks.served(4) == {0, 1}
                assert not spare.holds()
            until(spare.holds)
    assert storage.locks.served(4) == set()


def test_one_process_has_a_turn_at_a_time(storage: Storage) -> None:
    with storage.locks.serving(LOW) as low, storage.locks.serving(HIGH) as high:
        with low.turn(0), high.turn(1), pytest.raises(NotNow), high.turn(0):
            pytest.fail("both have it")
        with high.turn(0):
            """The other's is over."""


def test_whatever_needs_the_database_alone_and_bots_exclude_each_other(storage: Storage) -> None:
    with storage.locks.serving(LOW), pytest.raises(NotNow, match="database-in-use"), storage.locks.alone():
        pytest.fail("beside a bot")
    with storage.locks.alone(), pytest.raises(NotNow, match="database-in-use"), storage.locks.serving(None):
        pytest.fail("beside a restore")
    with storage.locks.alone(), pytest.raises(NotNow, match="database-in-use"), storage.locks.alone():
        pytest.fail("beside another")


@pytest.mark.sqlite
def test_a_link_to_the_file_is_the_same_database(database: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "[farkle]"
    link.symlink_to(database)
    with (
        FileLocks(database).serving(LOW),
        pytest.raises(NotNow, match="bot-twice"),
        FileLocks(link).serving(Shards((7,), 8)),
    ):
        pytest.fail("both serve")


@pytest.mark.sqlite
def test_two_names_of_one_file_are_one_database(database: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    with (
        FileLocks(database).serving(None),
        pytest.raises(NotNow),
        FileLocks(tmp_path / "link" / database.name).serving(None),
    ):
        pytest.fail("both serve")


@pytest.mark.sqlite
def test_other_databases_have_other_locks(database: Path) -> None:
    with ExitStack() as stack:
        for name in ("a", "b"):
            stack.enter_context(FileLocks(database.with_name(name)).serving(None))
            stack.enter_context(FileLocks(database.with_name(f"{name}.sharded")).serving(LOW))


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        pytest.raises(SetupError, match="database-unusable"),
        FileLocks(tmp_path / "file" / "farkle.sqlite3").serving(None),
    ):
        pytest.fail("there is no such folder")


@pytest.mark.sqlite
@pytest.mark.skipif(not hasattr(os, "setresuid") or os.geteuid() != 0, reason="only root may be another user")
@pytest.mark.parametrize("theirs", ["", "/farkle.sqlite3"])
async def test_what_belongs_to_another_user_is_said(theirs: str) -> None:
    with tempfile.TemporaryDirectory() as folder:  # those of pytest are for its user only
        file = Path(folder) / "farkle.sqlite3"
        async with opened(file):
            """It is made."""
        for each in (file.parent, *file.parent.iterdir()):
            os.chown(each, 12345, 12345)
        os.chown(f"{folder}{theirs}", 0, 0)
        file.with_name("farkle.sqlite3-wal").touch()
        file.parent.chmod(0o755)
        os.setresuid(12345, 12345, 0)
        try:
            with pytest.raises(SetupError) as caught, FileLocks(file).alone():
                bring_up_to_date(SqliteFile(file))
            assert [each.fields["path"] for each in unwritable(file)] == [f"{folder}{theirs}", f"{file}-wal"]
        finally:
            os.setresuid(0, 0, 0)
    assert says(explain(caught.value), "unwritable", path=f"{folder}{theirs}", user="12345", owner="root")


@pytest.mark.sqlite
def test_a_lock_that_would_not_hold_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite locks a file that it may only read for reading, even if it is asked to lock it exclusively."""
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everything
    with pytest.raises(SetupError, match="not-permitted"), FileLocks(database).serving(None):
        pytest.fail("served without a lock")


@pytest.mark.sqlite
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away")
def test_locks_that_root_makes_belong_to_the_user_of_the_bot(tmp_path: Path) -> None:
    served = tmp_path / "served"
    served.mkdir()
    os.chown(served, 12345, 12346)
    with FileLocks(served / "farkle.sqlite3").alone():
        """It makes the lock."""
    assert [path.stat().st_uid for path in served.iterdir()] == [12345]


@pytest.mark.sqlite
def test_a_process_waits_until_another_has_written_before_it_turns_the_log_on(storage: Storage, database: Path) -> None:
    other = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE things (thing)")
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.1, other.execute, ["COMMIT"]).start()
    storage.adopt()
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    other.close()
