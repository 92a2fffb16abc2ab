"""A disk fails at one of its calls, and works again: all that was reported as done is there.

`break_bot/disk.py` tries each call.
"""

import asyncio
from pathlib import Path

import pytest

from tests.break_bot.disk import Prepared, attempt, prepare

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
