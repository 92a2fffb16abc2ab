"""A process killed at any moment: every unit that it named as stored is stored, and no unit by halves."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.schema import notes
from tests.store.committer import HALVES
from tests.store.engines import storage_on

pytestmark = pytest.mark.sqlite

_LIVES = 3


async def _one_life(path: Path, chance: Random) -> set[str]:
    """Lets a process store some units and kills it at a random moment. Returns the units that it named as stored."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.committer", str(path)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = [await process.stdout.readline() for _ in range(chance.randint(1, 60))]
    await asyncio.sleep(chance.random() * 0.005)
    process.send_signal(signal.SIGKILL)
    said += (await process.stdout.read()).splitlines(keepends=True)
    assert await process.wait() == -signal.SIGKILL
    return {line.decode().rstrip("\n") for line in said if line.endswith(b"\n")}


async def test_what_was_said_to_be_stored_outlives_the_process(tmp_path: Path) -> None:
    path, said, chance = tmp_path / "units.sqlite3", set[str](), Random(13)
    notes.create(storage_on(path).engine)
    for _ in range(_LIVES):
        said |= await _one_life(path, chance)
    with closing(sqlite3.connect(path)) as other:
        stored = {key for (key,) in other.execute("SELECT key FROM notes")}
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    names = {key.rpartition(" ")[0] for key in stored}
    assert stored == {f"{name} {half}" for name in names for half in HALVES}
    assert said <= names
    assert len(said) > _LIVES
