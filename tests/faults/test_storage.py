"""The database cannot be written for a while: the disk is full, the file read-only, or another process has it."""

import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import Connection, event

from bot.local.tavern import PATIENCE_SECONDS
from bot.store import sqlite
from tests.support.faults.house import Fault, House, check_log, ensure_guild, opened
from tests.support.faults.presses import PRESSES

pytestmark = pytest.mark.sqlite

_BUSY_SECONDS = 0.25


@asynccontextmanager
async def full(_house: House) -> AsyncIterator[None]:
    """The system writes no more bytes into files for this process."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@asynccontextmanager
async def read_only(house: House) -> AsyncIterator[None]:
    """SQLite refuses each write as it does in a file that is read-only, also to root, whom no file's mode stops."""
    engine = house.bot.database._storage.engine

    def forbid(connection: Connection, only: str = "ON") -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {only}")

    event.listen(engine, "begin", forbid)
    yield
    event.remove(engine, "begin", forbid)
    event.listen(engine, "begin", partial(forbid, only="OFF"))


@asynccontextmanager
async def taken(house: House) -> AsyncIterator[None]:
    """Another process writes until all presses are over."""
    with closing(sqlite3.connect(house.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@asynccontextmanager
async def taken_for_a_moment(house: House) -> AsyncIterator[None]:
    """Another process writes, for less time than the bot waits."""
    other = sqlite3.connect(house.database, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    # Real time, as that for which the bot's own connection waits.
    closing_it = Timer(_BUSY_SECONDS, other.close)
    closing_it.start()
    yield
    closing_it.join()


FAULTS = {
    "full": Fault(full, counts=False, spares_others=False),
    "read-only": Fault(read_only, counts=False, spares_others=False),
    "taken": Fault(taken, counts=False, spares_others=False),
    "taken for a moment": Fault(taken_for_a_moment, spares_others=False),
}
STORED = ("open", "throw", "bank", "win", "leave", "rematch", "board", "safe play")


@pytest.mark.parametrize("fault", FAULTS)
async def test_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    is_waited_for = FAULTS[fault].counts
    monkeypatch.setattr(sqlite, "_BUSY_SECONDS", int(PATIENCE_SECONDS) if is_waited_for else _BUSY_SECONDS)
    async with opened(tmp_path / "farkle.sqlite3") as house:
        await ensure_guild(house, FAULTS[fault], {name: PRESSES[name] for name in STORED})
    if FAULTS[fault].counts:
        check_log(caplog, "nothing")
    else:
        assert "the database cannot be read or written" in caplog.text
        check_log(caplog, "")
