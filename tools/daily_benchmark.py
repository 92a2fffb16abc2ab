"""How fast questions about the daily dice are answered: ``python -m tools.daily_benchmark [--people N] [--days N]``.

Makes a database in which by default 100,000 people have played on each of 30 days, and asks for the leaderboards of the
day, of the month and of days in a row, on servers and on all, each with the place of whoever asks; how an attempt
compares; what there is today; and what there is to see of the day before. It prints what `tools.stats_benchmark`
prints. The games themselves are left out: no leaderboard reads them.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.coach.coach import CoachUnavailable
from bot.games.dice import Seed
from bot.games.farkle import RuleSet
from bot.model.daily import RankedBy
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice, Perfect
from bot.play.sessions import Sessions
from bot.store.daily_ranks import day_before
from bot.store.database import Database
from tools.stats_benchmark import Question, measure, print_plans

_NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
_FIRST_GUILD = 10**17
_GUILDS = 2000
_LARGEST = 20_000
"""So many people play on the largest server, and the others spread over all."""


def make(path: Path, people: int, days: int) -> None:
    """Fills a new database. A few people in a hundred skip a day or hide, and one in two is compared everywhere."""
    connection = sqlite3.connect(path, isolation_level=None)
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
    listed = {
        "day": f"'day', day, {{}}, user_id, points FROM attempts WHERE day >= '{day_before(today)}' AND {{}}",
        "month": f"'month', '{today[:7]}', {{}}, user_id, sum(points) FROM attempts WHERE {{}} GROUP BY user_id",
        "streak": f"'streak', max(day), {{}}, user_id, max(streak) FROM attempts WHERE day >= '{day_before(today)}'"
        " AND {} GROUP BY user_id",
    }
    for where in listed.values():
        for there in (where.format("guild_id", "1"), where.format("0", "everywhere")):
            run('INSERT INTO daily_ranks ("by", period, guild_id, user_id, value, hidden)'
                f" SELECT *, user_id % 50 = 0 FROM (SELECT {there})")  # fmt: skip
    run("INSERT INTO daily_counts SELECT \"by\", period, guild_id, value, count(*) FROM daily_ranks WHERE NOT hidden"
        " GROUP BY 1, 2, 3, 4")  # fmt: skip
    run("COMMIT")
    for table in ("attempts", "daily_ranks", "daily_counts"):
        print(f"{table}: {run(f'SELECT count(*) FROM {table}').fetchone()[0]:,} rows")
    connection.close()


def questions(dice: DailyDice, path: Path) -> dict[str, Question]:
    """What is asked, by name; each is another question each time."""
    chance = random.Random(2)
    with sqlite3.connect(path) as connection:
        asked = "SELECT game_id, user_id, guild_id FROM attempts WHERE day = ? AND game_id % 97 = 0"
        somebody = connection.execute(asked, (_NOW.date().isoformat(),)).fetchall()
    connection.close()

    def leaderboard(by: RankedBy, *, here: bool) -> Question:
        def ask() -> Awaitable[object]:
            _, user_id, guild_id = chance.choice(somebody)
            guild_id = chance.choice((guild_id, _FIRST_GUILD))
            return dice.leaderboard(by, guild_id if here else None, user_id)

        return ask

    def standing() -> Awaitable[object]:
        game_id, _, guild_id = chance.choice(somebody)
        return dice.standing(game_id, guild_id)

    return {
        **{f"leaderboard by {by}": leaderboard(by, here=True) for by in RankedBy},
        **{f"leaderboard by {by}, everywhere": leaderboard(by, here=False) for by in RankedBy},
        "how an attempt compares": standing,
        "what there is today": lambda: dice.found(chance.choice(somebody)[1]),
        "the day before": lambda: dice.in_review(dice.yesterday, chance.choice(somebody)[1]),
    }


async def _nobody_knows(_rules: RuleSet, _seed: Seed) -> Perfect:
    raise CoachUnavailable


async def benchmark(path: Path, people: int, days: int, rounds: int) -> None:
    async with Database.open(f"sqlite:///{path}") as database:
        began = time.perf_counter()
        make(path, people, days)
        print(f"made in {time.perf_counter() - began:.0f} s")
        dice = DailyDice(database, Sessions(database), _NOW.timestamp, draw_secret, _nobody_knows)
        asked = questions(dice, path)
        await measure(asked, rounds)
        await print_plans(database, asked)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.daily_benchmark", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--people", type=int, default=100_000, help="who play each day (default: %(default)s)")
    parser.add_argument("--days", type=int, default=30, help="of one month (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=300, help="of each question (default: %(default)s)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(benchmark(Path(folder) / "farkle.sqlite3", options.people, options.days, options.rounds))


if __name__ == "__main__":
    main()
