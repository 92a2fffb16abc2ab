"""Midnight of the daily dice while many play: ``python -m tools.midnight [--attempts N]``.

Makes a database in which by default 20,000 attempts of yesterday go on, each after five turns, and ends that day.
Meanwhile people press, twenty times a second, on attempts of the new day. Printed is how long it takes until the secret
can be told, how long presses took before and meanwhile, and for how long at most nothing else ran on the event loop.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import Game, RuleSet, Then, choices
from bot.local.migrated import migrate, url_of
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice, Perfect, choose
from bot.play.sessions import Sessions
from bot.store import daily
from bot.store.database import Database
from tools.benchmark import percentile

_DAY = 24 * 3600
_GUILD = 5
_TURNS = 5
_PRESSES_A_SECOND = 20
_BEFORE_SECONDS = 5.0


async def play(dice: DailyDice, sessions: Sessions, user_id: int, turns: int) -> int:
    """Somebody begins an attempt, plays so many turns of it and throws once more. Returns its id."""
    game_id = await dice.begin(user_id, user_id, _GUILD)
    while True:
        async with sessions.lock(game_id) as session:
            game = session.game
            assert isinstance(game, Game)
            offered = choices(game)
            choice = next((each for each in offered if each.then is Then.BANK), offered[0])
            change = choose(session.stored, user_id, session.stored.revision, choice, roller=session.roller)
            await session.commit(change)
            if game.round > turns:
                return game_id


async def make(path: Path, attempts: int) -> None:
    """Somebody plays, yesterday, and all others as they do."""
    await migrate(path)

    def clock() -> float:
        return time.time() - _DAY

    async with Database.open(url_of(path)) as database:
        sessions = Sessions(database, clock=clock)
        dice = DailyDice(database, sessions, clock, draw_secret, _nobody_knows)
        game_id = await play(dice, sessions, 1, _TURNS)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        run = connection.execute
        run("PRAGMA synchronous = OFF")
        run("BEGIN")
        run("CREATE TEMP TABLE more AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " SELECT i FROM n", (attempts - 1,))  # fmt: skip
        changed = {
            "games": {"id": "id + i", "host_id": "host_id + i", "opened_by": "opened_by + i"},
            "seats": {"game_id": "game_id + i", "user_id": "user_id + i", "join_digest": "printf('%064x', i)"},
            "facts": {"game_id": "game_id + i"},
            "farkle_streaks": {"game_id": "game_id + i"},
            "attempts": {"game_id": "game_id + i", "user_id": "user_id + i"},
            "daily_ranks": {"user_id": "user_id + i"},
        }
        for table, others in changed.items():
            # But for what is computed.
            names = [name for _, name, *_ in run(f"PRAGMA table_info({table})")]
            values = ", ".join(others.get(name, f'"{name}"') for name in names)
            listed = ", ".join(f'"{name}"' for name in names)
            its = "user_id = 1" if table == "daily_ranks" else f"{next(iter(others))} = {game_id}"
            run(f"INSERT INTO {table} ({listed}) SELECT {values} FROM {table} JOIN more WHERE {its}")
        run("UPDATE daily_counts SET people = ?", (attempts,))
        run("COMMIT")


class Presses:
    """People who press on attempts of today, one after the other."""

    def __init__(self, dice: DailyDice, sessions: Sessions) -> None:
        self.times: list[float] = []
        self._dice = dice
        self._sessions = sessions
        self._user_ids = count(1 << 60)
        self._going_on = set[asyncio.Task[None]]()

    async def go_on(self) -> None:
        """Each begins an attempt, and throws: that press is timed."""
        while True:
            task = asyncio.create_task(self._press(next(self._user_ids)))
            self._going_on.add(task)
            task.add_done_callback(self._going_on.discard)
            await asyncio.sleep(1 / _PRESSES_A_SECOND)

    async def end(self) -> None:
        """Waits for the last ones."""
        await asyncio.gather(*self._going_on)

    async def _press(self, user_id: int) -> None:
        began = time.perf_counter()
        await play(self._dice, self._sessions, user_id, 0)
        # An attempt begins with one unit, and a throw is another.
        self.times.append((time.perf_counter() - began) / 2)


async def _lag(lags: list[float]) -> None:
    """Notes how much later than it should a timer wakes."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        lags.append(time.perf_counter() - began - 0.001)


async def measure(attempts: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "farkle.sqlite3"
        await make(path, attempts)
        async with Database.open(url_of(path)) as database:
            sessions = Sessions(database, clock=time.time)
            dice = DailyDice(database, sessions, time.time, draw_secret, _nobody_knows)
            presses, lags = Presses(dice, sessions), list[float]()
            background = [asyncio.create_task(presses.go_on()), asyncio.create_task(_lag(lags))]
            await asyncio.sleep(_BEFORE_SECONDS)
            _print("before", presses, lags)
            began = time.perf_counter()
            while not await database.read(partial(daily.is_settled, today=dice.today)):
                await dice.turn_over()
            print(f"{attempts} attempts ended, and the secret told, in {time.perf_counter() - began:.1f} s")
            _print("meanwhile", presses, lags)
            for task in background:
                task.cancel()
            await presses.end()


def _print(when: str, presses: Presses, lags: list[float]) -> None:
    times = presses.times
    print(
        f"{when}: {len(times)} presses, median {percentile(times, 50):.1f} ms, p99 {percentile(times, 99):.1f} ms;"
        f" loop late by {percentile(lags, 99):.1f} ms at p99, {max(lags) * 1000:.1f} ms at most"
    )
    times.clear()
    lags.clear()


async def _nobody_knows(_rules: RuleSet, _seed: Seed) -> Perfect:
    raise CoachUnavailable


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.midnight", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--attempts", type=int, default=20_000, help="that go on (default: %(default)s)")
    asyncio.run(measure(parser.parse_args(arguments).attempts))


if __name__ == "__main__":
    main()
