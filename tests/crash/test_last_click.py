"""The process is killed while it acts on the press that wins: the game and everyone's record end together, or not."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.local.players import is_over, next_press
from tests.support.evening import Evening, evening

RECORDS = ("results", "leaderboards", "tallies", "awards")


def recorded(database: Path) -> dict[str, int]:
    """How many rows the record has, by table."""
    with closing(sqlite3.connect(database)) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in RECORDS}


async def to_the_last_click(hosted: Evening) -> None:
    """Until whose turn it is can bank enough to win."""
    await hosted.open(rules="kingdom-come", target=200)
    while not next_press(hosted.bottom()).startswith("Bank"):
        await hosted.press()


@pytest.mark.parametrize("milliseconds", [2, 4, 7, 12])
async def test_all_of_the_record_or_none(tmp_path: Path, milliseconds: int) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with evening(database) as hosted:
        await to_the_last_click(hosted)
        assert not any(recorded(database).values())
        pressing = asyncio.create_task(hosted.press())
        await asyncio.sleep(milliseconds / 1000)
        await hosted.kill()
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        is_won = any(line.startswith("win") for line in hosted.ledger.lines())
        assert hosted.ledger.status() == ("over" if is_won else "playing")
        # It is counted, or it waits for that: never both, and never by halves.
        assert hosted.ledger.results() == 2 * is_won
        assert len({rows > 0 for rows in recorded(database).values()}) == 1
        await hosted.start()
        while not is_over(hosted.bottom()):
            await hosted.press()
        host = hosted.tavern.people[0]
        assert "**1** game" in (await host.slash(hosted.tavern.channel, "farkle stats")).text
        assert recorded(database)["results"] == 2
