"""How fast questions about people's play are answered, with a million seats of finished games on 10,000 servers.

    python -m tools.stats_benchmark [--seats 1000000] [--guilds 10000] [--rounds 200] [--database FILE-OR-URL]

Makes a database (or uses the one at FILE if it exists, or at the URL, to which `python -m bot move` brought it) and
asks every question of `bot.standings` about random servers, families, periods, pages and people. For each it prints the
median and the 99th percentile of the time that it took, and of the time for which this process computed, which hardly
depends on what else the machine does. Then it prints the query plans of the statements. As in real life, a few servers
and people have most of the games. The results, the ratings and what games add up to beside results are random.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Engine as Connections

from bot.games.engine import Engine
from bot.games.farkle import write
from bot.games.measures import How
from bot.games.registry import ENGINES
from bot.local.farkle.random_games import finished_game
from bot.model.standings import (
    FIRST_FAMILY,
    ORDERS,
    PAGE,
    LeaderboardQuery,
    Period,
    engines_with,
    family_of_all,
    measures_of,
)
from bot.rulesets import families_of, shipped
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.store.leaderboards import period_key
from bot.store.units import Transaction
from bot.store.value_counts import range_of

NOW = 1_795_262_400
"""Saturday, 21 November 2026, 12:00 UTC."""
DAY = 24 * 3600
FIRST_GUILD = 10**17
FAMILIES = tuple(shipped())
OF_YAHTZEE = tuple(families_of(ENGINES["yahtzee"]))
AMOUNTS = {
    **{"games": "count(*)", "wins": "sum(won)", "points": "sum(points)", "best_game": "max(points)"},
    **{"since": "min(ended_at)", "last": "max(ended_at)", "mu": "25.0 + random() % 1000 / 100.0", "sigma": "2.0"},
    **{name: f"coalesce(sum({name}), 0)" for name in ("decisions", "lost", "luck")},
    "reviewed": "count(decisions)",
}
"""What results add up to, and ratings, in SQL. All other amounts are random."""

Question = Callable[[], Awaitable[object]]


class Maker:
    """Fills a database."""

    def __init__(self, connection: sqlite3.Connection, seats: int, guilds: int) -> None:
        self.connection = connection
        self.seats = seats
        self.guilds = guilds
        self.chance = random.Random(1)

    def make(self) -> None:
        """All tables, in one transaction."""
        run = self.connection.execute
        for pragma in ("journal_mode = WAL", "synchronous = OFF", "cache_size = -2000000", "temp_store = MEMORY"):
            run(f"PRAGMA {pragma}")
        run("BEGIN")
        ids = ((FIRST_GUILD + number,) for number in range(self.guilds))
        self.connection.executemany("INSERT INTO guilds (id) VALUES (?)", ids)
        run("CREATE TEMP TABLE plan (game_id, guild_id, family, ended_at, seats)")
        self.connection.executemany("INSERT INTO plan VALUES (?, ?, ?, ?, ?)", self._plans())
        self._make_games()
        columns = (
            *("game_id", "seat", "user_id", "guild_id", "family", "ended_at", "finish_number", "place", "seats", "won"),
            *("left", "points", "decisions", "lost", "luck"),
        )
        names = ", ".join(f'"{column}"' for column in columns)
        self.connection.executemany(
            f"INSERT INTO results ({names}, counts_here, counts_everywhere, weight)"
            f" VALUES ({'?, ' * len(columns)}1, 1, 1)",
            self._results(),
        )
        run("INSERT INTO seats (game_id, number, user_id) SELECT game_id, seat, user_id FROM results")
        self.connection.create_function("value_of", 5, value_of, deterministic=True)
        self._make_leaderboards()
        self._count_values()
        achieved = "SELECT user_id, ?, min(game_id), min(ended_at) FROM results WHERE won GROUP BY user_id"
        for name in ("first-win", "ten-wins", "comeback", "big-turn"):
            run(f"INSERT INTO awards {achieved}", (name,))
        run("COMMIT")

    def _plans(self) -> Iterator[tuple[int, int, str, int, int]]:
        """The games, in the order in which they ended, over two years."""
        games = round(self.seats / 3.3)
        for number in range(1, games + 1):
            guild = FIRST_GUILD + int(self.guilds * self.chance.random() ** 3)
            ended_at = NOW - 730 * DAY + round(730 * DAY * number / games) - 1
            seats = self.chance.choice((2, 2, 2, 3, 3, 4, 4, 5, 8))
            yield number, guild, self.chance.choice(FAMILIES), ended_at, seats

    def _make_games(self) -> None:
        """The games; every thousandth with facts, so that it can be told."""
        rules = {name: house.rules.model_dump_json() for name, house in shipped().items()}
        self.connection.create_function("rules_of", 1, rules.get, deterministic=True)
        self.connection.execute(
            "INSERT INTO games (id, guild_id, channel_id, host_id, opened_by, status, title, kind, base, rules,"
            " opened_at, ended_at, finish_number, most_seats, turn_seconds, hints, left_lobby, stop_agreed, secret)"
            " SELECT game_id, guild_id, 1, 1, 1, 'over', family, 'farkle', family, rules_of(family), ended_at,"
            " ended_at, game_id, 8, 300, 0, '[]', '[]', hex(zeroblob(32)) FROM plan"
        )
        told = self.connection.execute("SELECT game_id, family, seats FROM plan WHERE game_id % 1000 = 0").fetchall()
        for game_id, family, seats in told:
            if family in OF_YAHTZEE:
                continue
            facts = finished_game(shipped()[family].rules, seats, game_id, most_moves=20_000).facts
            lines = ((game_id, seq, write(fact), NOW) for seq, fact in enumerate(facts, start=1))
            self.connection.executemany("INSERT INTO facts VALUES (?, ?, ?, ?)", lines)

    def _results(self) -> Iterator[tuple[int | bool | str | None, ...]]:
        """Seats with numbers of about the size that games have."""
        chance, people = self.chance, dict[int, int]()
        for game_id, guild_id, family, ended_at, seats in self.connection.execute("SELECT * FROM plan").fetchall():
            size = people.setdefault(guild_id, chance.randint(8, 60) if chance.random() < 0.95 else 2000)
            sitting = chance.sample(range(size), seats)
            winner = chance.randrange(len(sitting))
            for seat, number in enumerate(sitting):
                # One in five plays on many servers.
                user_id = (
                    1 + int(20_000 * chance.random() ** 2) if number % 5 == 0 else guild_id % 10**6 * 10_000 + number
                )
                played = (game_id, seat + 1, user_id, guild_id, family, ended_at, game_id)
                won = seat == winner
                decisions = chance.randrange(5, 60) if seats == 2 else None
                lost = decisions and decisions * chance.randrange(1_000, 15_000)
                luck = decisions and round(chance.gauss(0, 300_000))
                points = chance.randrange(40, 220) * 50
                yield (*played, 1 if won else 2, seats, won, False, points, decisions, lost, luck)

    def _make_leaderboards(self) -> None:
        """All current leaderboards, added up from the results."""
        for period in Period:
            since = {Period.ALL: 0, Period.MONTH: 20.5 * DAY, Period.WEEK: 5.5 * DAY, Period.DAY: DAY / 2}[period]
            began = 0 if period is Period.ALL else NOW - int(since)
            # A number after GROUP BY would be that of a column.
            for guild in ("results.guild_id", "results.seat * 0"):
                for kind in ENGINES.values():
                    for family in ("results.family", f"'{family_of_all(kind.name)}'"):
                        self._add_up(period, began, kind, guild, family)

    def _add_up(self, period: Period, began: int, kind: Engine, guild: str, family: str) -> None:
        key, families = period_key(period, NOW), ", ".join(f"'{each}'" for each in families_of(kind))
        chosen = f"FROM results WHERE ended_at >= {began} AND family IN ({families})"
        self.connection.execute(
            f"INSERT INTO leaderboards (guild_id, family, period) SELECT DISTINCT {guild}, {family}, ? {chosen}", (key,)
        )
        alike = f"period = '{key}' AND guild_id = {guild} AND family = {family}"
        for measure in measures_of(kind).values():
            if measure.how is How.EACH or not (measure.is_ranked or period is Period.ALL):
                continue
            amounts = [AMOUNTS.get(name, "count(*) * (abs(random()) % 50)") for name in measure.amounts]
            amount, other = (*amounts, "NULL")[:2]
            added = (
                f"SELECT user_id, (SELECT id FROM leaderboards WHERE {alike}) AS leaderboard_id, {amount} AS amount,"
                f" {other} AS other, count(*) AS games, sum(decisions) AS decisions {chosen}"
                f" GROUP BY {guild}, {family}, user_id"
            )
            self.connection.execute(
                "INSERT INTO lifetime_stats SELECT user_id, leaderboard_id, :name, user_id % 50 = 0, amount, other,"
                f" value_of(:name, amount, other, games, decisions) FROM ({added})",
                {"name": measure.name},
            )

    def _count_values(self) -> None:
        self.connection.create_function("range_of", 1, range_of, deterministic=True)
        self.connection.execute(
            "INSERT INTO value_counts SELECT leaderboard_id, measure, range_of(value), count(*) FROM lifetime_stats"
            " JOIN leaderboards ON id = leaderboard_id WHERE guild_id = 0 AND NOT hidden AND value IS NOT NULL"
            " GROUP BY 1, 2, 3"
        )


def value_of(name: str, amount: float, other: float | None, games: int, decisions: int | None) -> float | None:
    """What leaderboards are ordered by; None where they are not, or list nobody with so little."""
    kept = zip(ORDERS[name].amounts, (amount, other), strict=False) if name in ORDERS else ()
    amounts = {each: number or 0 for each, number in kept}
    return ORDERS[name].value({"games": games, "decisions": decisions or 0, **amounts}) if amounts else None


class Asker:
    """Asks random questions about a database."""

    def __init__(self, standings: Standings, transaction: Transaction) -> None:
        self.standings = standings
        self.chance = random.Random(2)

        def read(statement: str) -> list[Any]:
            return [tuple(row) for row in transaction.execute(text(statement))]

        self.pairs = read("SELECT guild_id, user_id FROM results WHERE game_id % 97 = 0 ORDER BY game_id, seat")
        self.told = read("SELECT id, guild_id FROM games WHERE id IN (SELECT game_id FROM facts) ORDER BY id")
        listed = "SELECT guild_id, count(*) FROM leaderboards JOIN lifetime_stats ON id = leaderboard_id"
        of_all = "period = 'all' AND family = 'all-farkle' AND measure = 'rating'"
        self.listed = dict(read(f"{listed} WHERE {of_all} GROUP BY guild_id"))
        most = "GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20"
        self.busiest = [user_id for (user_id,) in read(f"SELECT user_id FROM results {most}")]
        self.largest = [guild_id for (guild_id,) in read(f"SELECT guild_id FROM games {most}")]

    def questions(self) -> dict[str, Question]:
        """What is asked, by name; each is another question each time."""
        boards = {f"leaderboard by {order}": self._board(order, here=True) for order in ORDERS}
        everywhere = {f"leaderboard by {order}, everywhere": self._board(order, here=False) for order in ORDERS}
        return {**boards, **everywhere, **self._other_questions()}

    def _other_questions(self) -> dict[str, Question]:
        def somebody() -> tuple[int, int]:
            guild_id, user_id = self.chance.choice(self.pairs)
            busy = self.chance.random() < 0.2
            return (guild_id, self.chance.choice(self.busiest)) if busy else (guild_id, user_id)

        def card() -> Awaitable[object]:
            guild_id, user_id = somebody()
            family = self.chance.choice((FIRST_FAMILY, *FAMILIES))
            return self.standings.cards.of(user_id, self.chance.choice((guild_id, None)), family)

        def head_to_head() -> Awaitable[object]:
            (guild_id, first), (_, second) = somebody(), somebody()
            return self.standings.cards.head_to_head(
                first, second + (first == second), self.chance.choice((guild_id, None))
            )

        def history() -> Awaitable[object]:
            guild_id, user_id = somebody()
            guild_id = self.chance.choice((guild_id, self.chance.choice(self.largest)))
            return self.standings.history.page(
                guild_id, self.chance.choice((user_id, None)), self.chance.randint(1, 60)
            )

        def skill() -> Awaitable[object]:
            guild_id, user_id = somebody()
            family = self.chance.choice((FIRST_FAMILY, *FAMILIES))
            return self.standings.cards.skill(user_id, self.chance.choice((guild_id, None)), family)

        return {
            "card": card,
            "luck and skill": skill,
            "head to head": head_to_head,
            "history": history,
            "finished game": lambda: self.standings.history.finished_game(*self.chance.choice(self.told)),
        }

    def _board(self, order: str, *, here: bool) -> Question:
        def ask() -> Awaitable[object]:
            guild_id, user_id = self.chance.choice(self.pairs)
            guild_id = self.chance.choice((guild_id, self.chance.choice(self.largest)))
            pages = self.listed[guild_id if here else 0] // PAGE
            engine = engines_with(order)[0]
            family = self.chance.choice((family_of_all(engine.name), self.chance.choice(list(families_of(engine)))))
            period = self.chance.choice(list(Period))
            query = LeaderboardQuery(order, guild_id if here else None, period, family)
            return self.standings.leaderboards.page(
                query, self.chance.choice((1, self.chance.randint(1, pages + 1))), user_id
            )

        return ask


async def measure(questions: dict[str, Question], rounds: int) -> None:
    """Prints how long each question took, and how long it computed, in milliseconds."""
    print(f"\n{'':<42}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}{'CPU p50':>10}{'CPU p99':>10}")
    for name, ask in questions.items():
        taken, computed = list[float](), list[float]()
        for _ in range(rounds):
            began, cpu = time.perf_counter(), time.process_time()
            await ask()
            taken.append((time.perf_counter() - began) * 1000)
            computed.append((time.process_time() - cpu) * 1000)
        taken.sort()
        computed.sort()
        middle, late = rounds // 2, rounds * 99 // 100
        figures = (taken[middle], taken[late], taken[-1], computed[middle], computed[late])
        print(f"{name:<42}" + "".join(f"{figure:>10.1f}" for figure in figures))


async def print_plans(database: Database, questions: dict[str, Question]) -> None:
    """Prints how the database answers each question."""
    asked: dict[str, Any] = {}

    def take(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.setdefault(statement, parameters)

    event.listen(Connections, "before_cursor_execute", take)
    plans: dict[str, list[str]] = {}
    for name, ask in questions.items():
        for _ in range(20):
            await ask()
        statements, asked = asked, {}
        for statement, parameters in statements.items():
            plans.setdefault(name, []).extend(await database.read(partial(_plan, statement, parameters)))
    event.remove(Connections, "before_cursor_execute", take)
    for name, steps in plans.items():
        print(f"\n{name}")
        print("\n".join(f"    {step}" for step in dict.fromkeys(steps)))


def _count(table: str, transaction: Transaction) -> int:
    return int(transaction.scalar(text(f"SELECT count(*) FROM {table}")))


def _plan(statement: str, parameters: Any, transaction: Transaction) -> list[str]:
    explain = "EXPLAIN QUERY PLAN" if transaction.dialect.name == "sqlite" else "EXPLAIN"
    rows = transaction.exec_driver_sql(f"{explain} {statement}", parameters)
    return [str(tuple(row)[-1]) for row in rows]


async def make(path: Path, seats: int, guilds: int) -> None:
    """Makes the database at `path`, and says how long it took."""
    began = time.perf_counter()
    async with Database.open(f"sqlite:///{path}"):
        connection = sqlite3.connect(path, isolation_level=None)
        Maker(connection, seats, guilds).make()
        connection.close()
    print(f"made in {time.perf_counter() - began:.0f} s")


async def ask(url: str, rounds: int) -> None:
    """Asks everything, and prints how long it took and how it was answered."""
    async with Database.open(url) as database:
        for table in ("games", "results", "leaderboards", "lifetime_stats"):
            print(f"{table}: {await database.read(partial(_count, table)):,} rows")
        standings = Standings(database, clock=lambda: NOW)
        questions = (await database.read(partial(Asker, standings))).questions()
        await measure(questions, rounds)
        await print_plans(database, questions)


def main() -> None:
    parser = argparse.ArgumentParser(description="Times every question about people's records.")
    parser.add_argument("--seats", type=int, default=1_000_000, help="of finished games (default: %(default)s)")
    parser.add_argument("--guilds", type=int, default=10_000, help="servers (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=200, help="times that each is asked (default: %(default)s)")
    parser.add_argument("--database", help="the file to keep the database in, or the file or the URL where it is")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"{folder}/benchmark.sqlite3"
        if "://" in database:
            url = database
        else:
            url, path = f"sqlite:///{database}", Path(database)
            if not path.exists():
                asyncio.run(make(path, options.seats, options.guilds))
        asyncio.run(ask(url, options.rounds))


if __name__ == "__main__":
    main()
