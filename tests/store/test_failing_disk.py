"""A disk fails at one of its calls, and works again: all that was reported as done is there.

`break_bot/disk.py` tries each call.
"""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.coach.files import keep
from bot.store.database import Database, record
from localdiscord import Request
from tests.support.databases import full_disk, looking
from tests.support.failing_disk import Disk
from tests.support.steps import begin, press
from tests.support.tavern import playing, scripted
from tools.break_bot.disk import Prepared, attempt, prepare

pytestmark = pytest.mark.sqlite


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return asyncio.run(prepare(tmp_path_factory.mktemp("prepared")))


@pytest.mark.parametrize(
    ("scene", "call", "then"),
    [
        # The log of the old database goes into it.
        ("restore", "write farkle.sqlite3", "contents"),
        ("restore", "sync farkle.sqlite3", "contents"),
        ("restore", "replace .farkle.sqlite3.*.draft", "nothing"),
        ("restore", "unlink .farkle.sqlite3.*.draft", "nothing"),
        ("backup", "replace .backup.sqlite3.*.draft", "everything"),
        ("run", "sync farkle.sqlite3-wal", "nothing"),
        ("delete", "write farkle.sqlite3-deletions", "contents"),
        ("delete", "truncate farkle.sqlite3-wal", "nothing"),
    ],
)
async def test_all_that_was_reported_as_done_is_there(prepared: Prepared, scene: str, call: str, then: str) -> None:
    _, calls = await attempt(scene, prepared, 0, "nothing")
    number = next(number for number, each in enumerate(calls, start=1) if Path(each).match(call))
    await attempt(scene, prepared, number, then)


async def test_no_press_is_answered_before_it_is_synced(tmp_path: Path) -> None:
    path, disk, durable = tmp_path / "farkle.sqlite3", Disk(), list[int]()
    (after := tmp_path / "after").mkdir()

    def cut(request: Request) -> None:
        if request.path.endswith("/callback"):
            with closing(sqlite3.connect(disk.cut(path, after))) as left:
                durable.extend(left.execute("SELECT count(*) FROM facts").fetchone())

    with disk.watched(tmp_path):
        async with playing(path, scripted("6", "1", "111234", "5")) as tavern:
            await begin(tavern, target=5000)
            tavern.local.inject(cut)
            for label in ("Roll", "Most points", "Bank"):
                await press(tavern, label)
                with looking(path) as look:
                    assert durable[-1:] == [count for (count,) in look("SELECT count(*) FROM facts")], label
    assert durable == [3, 3, 5], "each press has one answer"


async def test_after_a_log_that_could_not_be_emptied_units_wait_for_others_as_before(tmp_path: Path) -> None:
    disk = Disk()
    with disk.watched(tmp_path):
        async with Database.open(f"sqlite:///{tmp_path / 'farkle.sqlite3'}") as database:
            await database.write(record, "key", "value")
            disk.failing = len(disk.calls) + 1
            await database.clear_log()
            patience = await database.write(lambda transaction: transaction.scalar(text("PRAGMA busy_timeout")))
            assert (disk.failing <= len(disk.calls), patience) == (True, 5000)


def test_a_table_of_the_coach_that_does_not_fit_leaves_nothing(tmp_path: Path) -> None:
    with full_disk():
        assert not keep(tmp_path / "rules.table", bytes(1000))
    assert os.listdir(tmp_path) == []
