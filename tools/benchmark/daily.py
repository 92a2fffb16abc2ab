import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.coach.adviser import Perfect
from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import RuleSet
from bot.model.daily import RankedBy
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.store.daily_ranks import day_before
from bot.store.database import Database
from tools.benchmark.questions import Question, ask_all

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_FIRST_GUILD = 10**17
_GUILDS = 2000
_LARGEST = 20_000
"""Players on the largest server; the others are on any."""


async def daily(people: int = 100_000, days: int = 30, rounds: int = 300) -> None:
    """How fast questions about the daily dice are answered.

    Fills a database with days of attempts by `people`, without games, which leaderboards don't read. Asks for each
    leaderboard of a server and of all, with the viewer's place; for an attempt's place; for today; and for the day
    before. Prints what `records` prints.
    """
    with tempfile.TemporaryDirectory() as folder:
        path, began = Path(folder) / "farkle.sqlite3", time.perf_counter()
        async with Database.open(f"sqlite:///{path}") as database:
            with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                _make(connection, people, days)
                print(f"made in {time.perf_counter() - began:.0f} s")
                asked = "SELECT game_id, user_id, guild_id FROM attempts WHERE day = ? AND game_id % 97 = 0"
                somebody = connection.execute(asked, (_NOW.date().isoformat(),)).fetchall()
            dice = DailyDice(database, Sessions(database), _NOW.timestamp, draw_secret, nobody_knows)
            await ask_all(database, _questions(dice, somebody), rounds)


def _make(connection: sqlite3.Connection, people: int, days: int) -> None:
    """A few percent skip a day or hide; half are compared everywhere."""
    run, today = connection.execute, _NOW.date().isoformat()
    run("PRAGMA synchronous = OFF")
    run("BEGIN")
    run("CREATE TEMP TABLE players AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        " SELECT i AS user_id, CASE WHEN i <= ? THEN ? ELSE ? + abs(random()) % ? END AS guild_id,"
        " i % 2 AS everywhere, i % 50 = 0 AS hidden FROM n",
        (people, _LARGEST, _FIRST_GUILD, _FIRST_GUILD, _GUILDS))  # fmt: skip
    run("INSERT INTO people SELECT user_id, 1 FROM players WHERE hidden")
    day = today
    for number in range(days):
        run("INSERT INTO days VALUES (?, ?, ?)", (day, draw_secret(), None if day == today else 1))
        points = "50 * (40 + abs(random()) % 80 + abs(random()) % 80)"
        run("INSERT INTO attempts (game_id, day, user_id, guild_id, everywhere, running, streak, points, best_turn)"
            f" SELECT user_id + ?, ?, user_id, guild_id, everywhere, 0, 1 + (user_id * 7919) % 300, {points},"
            " 50 * (abs(random()) % 60) FROM players WHERE abs(random()) % 20 > 0",
            ((days - number) * people, day))  # fmt: skip
        day = day_before(day)
    recent = f"FROM attempts WHERE day >= '{day_before(today)}'"
    for there, listed in (("guild_id", "1"), ("0", "everywhere")):
        for rows in (
            f"'day', day, {there}, user_id, points {recent} AND {listed}",
            f"'month', '{today[:7]}', {there}, user_id, sum(points) FROM attempts WHERE {listed} GROUP BY user_id",
            f"'streak', max(day), {there}, user_id, max(streak) {recent} AND {listed} GROUP BY user_id",
        ):
            run('INSERT INTO daily_ranks ("by", period, guild_id, user_id, value, hidden)'
                f" SELECT *, user_id % 50 = 0 FROM (SELECT {rows})")  # fmt: skip
    run("INSERT INTO daily_counts SELECT \"by\", period, guild_id, value, count(*) FROM daily_ranks WHERE NOT hidden"
        " GROUP BY 1, 2, 3, 4")  # fmt: skip
    run("COMMIT")
    for table in ("attempts", "daily_ranks", "daily_counts"):
        print(f"{table}: {run(f'SELECT count(*) FROM {table}').fetchone()[0]:,} rows")


def _questions(dice: DailyDice, somebody: list[tuple[int, int, int]]) -> dict[str, Question]:
    any_of = random.Random(2).choice

    def leaderboard(by: RankedBy, here: bool) -> Awaitable[object]:
        _, user_id, guild_id = any_of(somebody)
        return dice.leaderboard(by, any_of((guild_id, _FIRST_GUILD)) if here else None, user_id)

    def standing() -> Awaitable[object]:
        game_id, _, guild_id = any_of(somebody)
        return dice.standing(game_id, guild_id)

    return {
        **{f"leaderboard by {by}": partial(leaderboard, by, True) for by in RankedBy},
        **{f"leaderboard by {by}, everywhere": partial(leaderboard, by, False) for by in RankedBy},
        "how an attempt compares": standing,
        "what there is today": lambda: dice.found(any_of(somebody)[1]),
        "the day before": lambda: dice.in_review(dice.yesterday, any_of(somebody)[1]),
    }


async def nobody_knows(_rules: RuleSet, _seed: Seed) -> Perfect:
    """Replaces the coach, which isn't measured."""
    raise CoachUnavailable
