"""How fast questions about records are answered: ``python -m tools.benchmark records``."""

import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Any

from sqlalchemy import text

from bot.games.engine import AnyEngine
from bot.games.measures import How
from bot.games.registry import ENGINES
from bot.model.calendar import Calendar
from bot.model.records import (
    FIRST_FAMILY,
    ORDERS,
    PAGE,
    LeaderboardQuery,
    Period,
    engines_with,
    family_of_all,
    measures_of,
)
from bot.records.records import Records
from bot.rulesets import families_of, shipped
from bot.store.database import Database
from bot.store.units import Transaction

Question = Callable[[], Awaitable[object]]
"""A function that asks something else each time."""

_NOW = 1_795_262_400
"""Saturday, 21 November 2026, 12:00 UTC."""
_DAY = 24 * 3600
_FIRST_GUILD = 10**17
_GUILDS = 10_000
_FAMILIES = tuple(shipped())
_AMOUNTS = {
    **{"games": "count(*)", "wins": "sum(won)", "points": "sum(points)", "best_game": "max(points)"},
    **{"since": "min(ended_at)", "last": "max(ended_at)", "mu": "25.0 + random() % 1000 / 100.0", "sigma": "2.0"},
    **{name: f"coalesce(sum({name}), 0)" for name in ("decisions", "lost", "luck")},
    "reviewed": "count(decisions)",
}
"""Sums of results, and ratings, in SQL. Other amounts are random."""


async def records(seats: int = 1_000_000, rounds: int = 200, database: str = "") -> None:
    """How fast questions about people's records are answered.

    Fills a database with games on 10,000 servers, unless --database names a file with games, or a URL after `python -m
    bot move`. Asks questions of `bot.records` about random servers, families, periods, pages and people. Prints
    the median, the 99th percentile and the longest of their times. A few servers and people have most of the games.
    Results and ratings are random.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = database or f"{folder}/farkle.sqlite3"
        async with Database.open(path if "://" in path else f"sqlite:///{path}") as opened:
            if not await opened.read(_count, "games"):
                began = time.perf_counter()
                with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                    _make(connection, seats)
                print(f"made in {time.perf_counter() - began:.0f} s")
            for table in ("games", "results", "leaderboards", "lifetime_stats"):
                print(f"{table}: {await opened.read(_count, table):,} rows")
            records = Records(opened, clock=lambda: _NOW)
            await _ask_all(await opened.read(_questions, records), rounds)


def _count(transaction: Transaction, table: str) -> int:
    return int(transaction.scalar(text(f"SELECT count(*) FROM {table}")))


def _make(connection: sqlite3.Connection, seats: int) -> None:
    """Makes the whole database in one transaction."""
    run, chance = connection.execute, random.Random(1)
    for pragma in ("journal_mode = WAL", "synchronous = OFF", "cache_size = -2000000", "temp_store = MEMORY"):
        run(f"PRAGMA {pragma}")
    run("BEGIN")
    ids = ((_FIRST_GUILD + number,) for number in range(_GUILDS))
    connection.executemany("INSERT INTO guilds (id) VALUES (?)", ids)
    run("CREATE TEMP TABLE plan (game_id, guild_id, family, ended_at, seats)")
    connection.executemany("INSERT INTO plan VALUES (?, ?, ?, ?, ?)", _plans(chance, seats))
    _make_games(connection)
    connection.executemany(
        "INSERT INTO results (game_id, seat, user_id, guild_id, family, ended_at, finish_number, place, seats, won,"
        ' "left", points, decisions, lost, luck, counts, weight)'
        f" VALUES ({'?, ' * 15}1, 1)",
        _results(chance, run("SELECT * FROM plan").fetchall()),
    )
    run("INSERT INTO seats (game_id, number, user_id) SELECT game_id, seat, user_id FROM results")
    connection.create_function("value_of", 5, _value_of, deterministic=True)
    for period in Period:
        # A plain number in GROUP BY would mean a column.
        for guild in ("results.guild_id", *["results.seat * 0"] * (period is Period.ALL)):
            for kind in ENGINES.values():
                for family in ("results.family", f"'{family_of_all(kind.name)}'"):
                    _add_up(connection, period, kind, guild, family)
    achieved = "SELECT user_id, ?, min(game_id), min(ended_at) FROM results WHERE won GROUP BY user_id"
    for name in ("first-win", "ten-wins", "comeback", "big-turn"):
        run(f"INSERT INTO awards {achieved}", (name,))
    run("COMMIT")


def _plans(chance: random.Random, seats: int) -> Iterator[tuple[int, int, str, int, int]]:
    """Games of two years, in the order of their ends."""
    games = round(seats / 3.3)
    for number in range(1, games + 1):
        guild = _FIRST_GUILD + int(_GUILDS * chance.random() ** 3)
        ended_at = _NOW - 730 * _DAY + round(730 * _DAY * number / games) - 1
        yield number, guild, chance.choice(_FAMILIES), ended_at, chance.choice((2, 2, 2, 3, 3, 4, 4, 5, 8))


def _make_games(connection: sqlite3.Connection) -> None:
    rules = {name: ruleset.rules.model_dump_json() for name, ruleset in shipped().items()}
    connection.create_function("rules_of", 1, rules.get, deterministic=True)
    connection.create_function("kind_of", 1, lambda name: shipped()[name].engine.name, deterministic=True)
    connection.execute(
        "INSERT INTO games (id, number, guild_id, channel_id, host_id, opened_by, status, title, kind, base, rules,"
        " opened_at, ended_at, finish_number, most_seats, turn_seconds, hints, left_lobby, stop_agreed, secret)"
        " SELECT game_id, game_id, guild_id, 1, 1, 1, 'over', family, kind_of(family), family, rules_of(family),"
        " ended_at, ended_at, game_id, 8, 300, 0, '[]', '[]', hex(zeroblob(32)) FROM plan"
    )


def _results(chance: random.Random, plans: list[Any]) -> Iterator[tuple[int | bool | str | None, ...]]:
    """The rows of results, with realistic numbers."""
    people = dict[int, int]()
    for game_id, guild_id, family, ended_at, seats in plans:
        size = people.setdefault(guild_id, chance.randint(8, 60) if chance.random() < 0.95 else 2000)
        sitting = chance.sample(range(size), seats)
        winner = chance.randrange(len(sitting))
        for seat, number in enumerate(sitting):
            # One in five plays on many servers.
            user_id = 1 + int(20_000 * chance.random() ** 2) if number % 5 == 0 else guild_id % 10**6 * 10_000 + number
            played = (game_id, seat + 1, user_id, guild_id, family, ended_at, game_id)
            won = seat == winner
            decisions = chance.randrange(5, 60) if seats == 2 else None
            lost = decisions and decisions * chance.randrange(1_000, 15_000)
            luck = decisions and round(chance.gauss(0, 300_000))
            points = chance.randrange(40, 220) * 50
            yield (*played, 1 if won else 2, seats, won, False, points, decisions, lost, luck)


def _add_up(connection: sqlite3.Connection, period: Period, kind: AnyEngine, guild: str, family: str) -> None:
    """Adds up the results of a period into leaderboards."""
    since = {Period.ALL: _NOW, Period.MONTH: 20.5 * _DAY, Period.WEEK: 5.5 * _DAY, Period.DAY: _DAY / 2}[period]
    key, families = Calendar().key(period, _NOW), ", ".join(f"'{each}'" for each in families_of(kind))
    chosen = f"FROM results WHERE ended_at >= {_NOW - int(since)} AND family IN ({families})"
    connection.execute(
        f"INSERT INTO leaderboards (guild_id, family, period) SELECT DISTINCT {guild}, {family}, ? {chosen}", (key,)
    )
    alike = f"period = '{key}' AND guild_id = {guild} AND family = {family}"
    for measure in measures_of(kind).values():
        if measure.how is How.EACH or not (measure.is_ranked or period is Period.ALL):
            continue
        amounts = [_AMOUNTS.get(name, "count(*) * (abs(random()) % 50)") for name in measure.amounts]
        amount, other = (*amounts, "NULL")[:2]
        added = (
            f"SELECT user_id, (SELECT id FROM leaderboards WHERE {alike}) AS leaderboard_id, {amount} AS amount,"
            f" {other} AS other, count(*) AS games, sum(decisions) AS decisions {chosen}"
            f" GROUP BY {guild}, {family}, user_id"
        )
        connection.execute(
            "INSERT INTO lifetime_stats SELECT user_id, leaderboard_id, :name, user_id % 50 = 0, amount, other,"
            f" value_of(:name, amount, other, games, decisions) FROM ({added})",
            {"name": measure.name},
        )


def _value_of(name: str, amount: float, other: float | None, games: int, decisions: int | None) -> float | None:
    """The value of a row on a leaderboard; None if it isn't ranked, or there are too few games."""
    kept = zip(ORDERS[name].amounts, (amount, other), strict=False) if name in ORDERS else ()
    amounts = {each: number or 0 for each, number in kept}
    return ORDERS[name].value({"games": games, "decisions": decisions or 0, **amounts}) if amounts else None


def _questions(transaction: Transaction, records: Records) -> dict[str, Question]:
    def read(statement: str) -> list[Any]:
        return [tuple(row) for row in transaction.execute(text(statement))]

    pairs = read("SELECT guild_id, user_id FROM results WHERE game_id % 97 = 0 ORDER BY game_id, seat")
    listed = dict(
        read(
            "SELECT guild_id, count(*) FROM leaderboards JOIN lifetime_stats ON id = leaderboard_id"
            " WHERE period = 'all' AND family = 'all-farkle' AND measure = 'rating' GROUP BY guild_id"
        )
    )
    busiest = [user for (user,) in read("SELECT user_id FROM results GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20")]
    largest = [guild for (guild,) in read("SELECT guild_id FROM games GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20")]
    any_of = (chance := random.Random(2)).choice

    def somebody() -> tuple[int, int]:
        guild_id, user_id = any_of(pairs)
        return guild_id, any_of(busiest) if chance.random() < 0.2 else user_id

    def card() -> Awaitable[object]:
        guild_id, user_id = somebody()
        return records.card(user_id, any_of((guild_id, None)), any_of((FIRST_FAMILY, *_FAMILIES)))

    def head_to_head() -> Awaitable[object]:
        (guild_id, first), (_, second) = somebody(), somebody()
        return records.head_to_head(first, second + (first == second), any_of((guild_id, None)), viewer=None)

    def history() -> Awaitable[object]:
        guild_id, user_id = somebody()
        return records.history.page(
            any_of((guild_id, any_of(largest))), any_of((user_id, None)), chance.randint(1, 60), viewer=None
        )

    def board(order: str) -> Awaitable[object]:
        guild_id, user_id = any_of(pairs)
        guild_id = any_of((guild_id, any_of(largest)))
        pages = listed.get(guild_id, 0) // PAGE
        engine = engines_with(order)[0]
        family = any_of((family_of_all(engine.name), any_of(list(families_of(engine)))))
        query = LeaderboardQuery(order, guild_id, any_of(list(Period)), family)
        return records.leaderboard(query, any_of((1, chance.randint(1, pages + 1))), user_id)

    return {
        **{f"leaderboard by {order}": partial(board, order) for order in ORDERS},
        **{"card": card, "head to head": head_to_head, "history": history},
    }


async def _ask_all(questions: dict[str, Question], rounds: int) -> None:
    """Prints each question's times."""
    print(f"\n{'':<42}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}")
    for name, ask in questions.items():
        taken = list[float]()
        for _ in range(rounds):
            began = time.perf_counter()
            await ask()
            taken.append((time.perf_counter() - began) * 1000)
        taken.sort()
        figures = (taken[rounds // 2], taken[rounds * 99 // 100], taken[-1])
        print(f"{name:<42}" + "".join(f"{figure:>10.1f}" for figure in figures))
