"""Databases from before are brought up to date with what they hold."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.store.database import Database
from bot.store.schema import leaderboards, lifetime_stats
from bot.store.units import Transaction
from bot.store.value_counts import range_of
from tests.support.databases import at

pytestmark = pytest.mark.sqlite


async def test_who_left_before_that_was_a_column(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    at(path, "0008")
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO guilds (id, first_seen) VALUES (1, 0)")
        columns = "id, guild_id, channel_id, host_id, status, title, base, rules, opened_at"
        old.execute(f"INSERT INTO games ({columns}) VALUES (1, 1, 7, 10, 'playing', '', 'standard', '{{}}', 0)")
        old.executemany("INSERT INTO seats (game_id, number, user_id) VALUES (1, ?, ?)", [(1, 10), (2, 11), (3, 12)])
        old.executemany("INSERT INTO facts VALUES (1, ?, ?, 0)", [(1, "2 leave"), (2, "1 roll 2 2 3 3 4 6")])
    old.close()
    async with Database.open(f"sqlite:///{path}") as database:
        seats = text('SELECT user_id FROM seats WHERE "left"')
        assert await database.read(lambda transaction: transaction.scalars(seats).all()) == [11]


async def test_values_are_counted_on_the_leaderboards_of_all_servers_that_were_there(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    at(path, "0012")
    with sqlite3.connect(path) as old:
        old.executemany("INSERT INTO leaderboards VALUES (?, ?, '', 'all')", [(1, 0), (2, 10**17)])
        names = [row[1] for row in old.execute("PRAGMA table_info(tallies)")]
        people = [(1, 31, 0, 4), (1, 32, 0, 4), (1, 33, 0, 70), (1, 34, 1, 70), (2, 31, 0, 4)]
        for leaderboard_id, user_id, hidden, wins in people:
            row = dict.fromkeys(names, 0) | {"win_rate": None, "average": None, "rating": -20.5}
            row |= {"leaderboard_id": leaderboard_id, "user_id": user_id, "hidden": hidden, "wins": wins}
            old.execute(f"INSERT INTO tallies VALUES ({', '.join('?' * len(names))})", list(row.values()))
    old.close()
    counted = text('SELECT leaderboard_id, range, people FROM value_counts WHERE "order" = :order ORDER BY range')
    async with Database.open(f"sqlite:///{path}") as database:

        def read(transaction: Transaction) -> dict[str, list[tuple[int, ...]]]:
            orders = ("wins", "win_rate", "rating")
            return {order: [tuple(row) for row in transaction.execute(counted, {"order": order})] for order in orders}

        assert await database.read(read) == {
            "wins": [(1, range_of(4), 2), (1, range_of(70), 1)],
            "win_rate": [],
            "rating": [(1, range_of(-10_020.5), 3)],
        }


async def test_whom_a_result_was_achieved_against(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    at(path, "0022")
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO guilds (id) VALUES (0)")
        columns = "id, guild_id, channel_id, host_id, status, title, base, rules, opened_at"
        for game_id in (1, 2):
            old.execute(
                f"INSERT INTO games ({columns}) VALUES (?, 0, 0, 7, 'over', '', 'deluxe', '{{}}', 0)", [game_id]
            )
        names = [row[1] for row in old.execute("PRAGMA table_info(results)")]
        seated = [(1, 0, "perfect"), (1, 31, None), (1, 0, "timid"), (1, 0, "timid"), (2, 31, None), (2, 32, None)]
        for seat, (game_id, user_id, computer) in enumerate(seated, start=1):
            row: dict[str, object] = dict.fromkeys(names, 0)
            row |= {"game_id": game_id, "seat": seat, "user_id": user_id, "computer": computer}
            old.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(names))})", list(row.values()))
    old.close()
    against = text("SELECT against FROM results ORDER BY game_id, seat")
    async with Database.open(f"sqlite:///{path}") as database:
        found = await database.read(lambda transaction: transaction.scalars(against).all())
    assert found == [None, "timid perfect", None, None, None, None]


async def test_days_in_a_row_are_counted_by_throws_and_leaderboards_added_up(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    at(path, "0036")
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO guilds (id) VALUES (0)")
        old.execute("INSERT INTO people VALUES (8, 1)")
        days = ("2027-01-14", "2027-01-15", "2027-01-16")
        old.executemany("INSERT INTO days VALUES (?, '', 1)", [(day,) for day in days])
        # Person 7 played on all days, without a throw on the second; person 8, who hides, on the first two.
        played = [(1, 7, 0, 300), (2, 7, 1, 0), (3, 7, 2, 500), (4, 8, 0, 50), (5, 8, 1, 150)]
        columns = "id, guild_id, channel_id, host_id, status, title, base, rules, opened_at"
        for game_id, user_id, number, points in played:
            old.execute(
                f"INSERT INTO games ({columns}) VALUES (?, 0, 0, 7, 'over', '', 'deluxe', '{{}}', 0)", [game_id]
            )
            old.execute("INSERT INTO seats (game_id, number, user_id) VALUES (?, 1, ?)", [game_id, user_id])
            attempted = [game_id, days[number], points, points]
            names = "game_id, day, guild_id, everywhere, points, best_turn"
            old.execute(f"INSERT INTO attempts ({names}) VALUES (?, ?, 5, 1, ?, ?)", attempted)
            if points:
                old.execute("INSERT INTO facts VALUES (?, 1, '1 roll 1 2 3 4 6 6', 0)", [game_id])
    old.close()
    async with Database.open(f"sqlite:///{path}") as database:

        def read(transaction: Transaction, sql: str) -> list[tuple[object, ...]]:
            return [tuple(row) for row in transaction.execute(text(sql))]

        streaks = "SELECT game_id, user_id, streak, points FROM attempts ORDER BY game_id"
        expected = [(1, 7, 1, 300), (2, 7, 0, None), (3, 7, 1, 500), (4, 8, 1, 50), (5, 8, 2, 150)]
        assert await database.read(lambda own: read(own, streaks)) == expected
        ranks = 'SELECT "by", period, user_id, value, hidden FROM daily_ranks WHERE guild_id = {} ORDER BY 1, 2, 3'
        listed = [
            ("day", "2027-01-14", 7, 300, 0),
            ("day", "2027-01-14", 8, 50, 1),
            ("day", "2027-01-15", 8, 150, 1),
            ("day", "2027-01-16", 7, 500, 0),
            ("month", "2027-01", 7, 800, 0),
            ("month", "2027-01", 8, 200, 1),
            ("streak", "2027-01-15", 8, 2, 1),
            ("streak", "2027-01-16", 7, 1, 0),
        ]
        assert await database.read(lambda own: read(own, ranks.format(0))) == listed
        assert await database.read(lambda own: read(own, ranks.format(5))) == listed
        counted = "SELECT sum(people) FROM daily_counts"
        assert await database.read(lambda own: read(own, counted)) == [(8,)]


async def test_what_games_added_up_to_is_rows_by_measure(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    at(path, "0038")
    with sqlite3.connect(path) as old:
        boards = [(1, 0, "", "all"), (2, 0, "standard", "2026-11"), (3, 0, "all-yahtzee", "all")]
        old.executemany("INSERT INTO leaderboards (id, guild_id, family, period) VALUES (?, ?, ?, ?)", boards)
        names = [row[1] for row in old.execute("PRAGMA table_info(tallies)")]
        played = {"games": 12, "wins": 3, "points": 600, "mu": 26.5, "sigma": 7.5, "rating": 160.0, "farkles": 9}
        played |= {"win_rate": 0.25, "average": 50.0, "best_game": 90, "hot_dice": 4, "turns": 8, "banked": 600}
        reviewed = {"reviewed": 2, "decisions": 40, "lost": 5, "luck": -7}
        former = {"user_id": -5, "hidden": 1, "mu": 26.5, "sigma": 7.5, "rating": 160.0, "best_game": None}
        for row in (
            {"leaderboard_id": 1, "user_id": 7, **played, **reviewed},
            {"leaderboard_id": 1, **former},
            {"leaderboard_id": 2, "user_id": 7, "hidden": 1, **played},
            {"leaderboard_id": 3, "user_id": 7, **played, "farkles": 0, "win_rate": None, "average": None},
        ):
            values = dict.fromkeys(names, 0) | {"accuracy": None, "average_luck": None, "win_rate": None} | row
            old.execute(f"INSERT INTO tallies VALUES ({', '.join('?' * len(names))})", list(values.values()))
        old.execute("INSERT INTO yahtzee_tallies VALUES (3, 7, 0, 6, 0, 1, 240)")
    old.close()

    def read(transaction: Transaction, leaderboard_id: int, user_id: int) -> dict[str, tuple[float | None, ...]]:
        rows = select(lifetime_stats).where(
            lifetime_stats.c.leaderboard_id == leaderboard_id, lifetime_stats.c.user_id == user_id
        )
        return {row.measure: (row.amount, row.other, row.value) for row in transaction.execute(rows)}

    ranked = {
        "rating": (26.5, 7.5, 160.0),
        "wins": (3, None, 3),
        "best_turn": (0, None, 0),
        "best_game": (90, None, 90),
    }
    rates = {"win_rate": (3, 12, 0.25), "average": (600, 12, 50.0), "farkles": (9, None, 9)}
    async with Database.open(f"sqlite:///{path}") as database:
        assert await database.read(partial(read, leaderboard_id=1, user_id=7)) == {
            **ranked,
            **rates,
            "hot_dice": (4, None, None),
            "average_turn": (600, 8, None),
            "accuracy": (5, 40, None),
            "average_luck": (-7, 2, None),
        }
        assert await database.read(partial(read, leaderboard_id=1, user_id=-5)) == {"rating": (26.5, 7.5, 160.0)}
        assert await database.read(partial(read, leaderboard_id=2, user_id=7)) == {**ranked, **rates}
        assert await database.read(partial(read, leaderboard_id=3, user_id=7)) == {
            **ranked,
            **{"win_rate": (3, 12, None), "average": (600, 12, None)},
            **{"yahtzees": (6, None, 6), "yahtzee_bonuses": (0, None, 0), "upper_bonuses": (1, None, 1)},
            "best_column": (240, None, 240),
        }
        hidden = select(lifetime_stats.c.leaderboard_id, lifetime_stats.c.user_id).where(lifetime_stats.c.hidden)
        found = await database.read(lambda transaction: {tuple(row) for row in transaction.execute(hidden)})
        assert found == {(1, -5), (2, 7)}
        families = await database.read(lambda transaction: list(transaction.scalars(select(leaderboards.c.family))))
        assert sorted(families) == ["all-farkle", "all-yahtzee", "standard"]
