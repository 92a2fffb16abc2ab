"""Every question is answered by index: no statement reads a big table from end to end, none sorts one.

PostgreSQL reads small tables from end to end, so its plans say only whether an index could be used.
"""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.coach.coach import Coach
from bot.features.daily import store as daily_store
from bot.features.daily.model import RankedBy
from bot.features.practice import store as practice
from bot.features.seasons.model import SEASON_ORDERS
from bot.model.games import Viewer
from bot.model.records import ORDERS, LeaderboardQuery, Period, engines_with, family_of_all
from bot.play import lobby, opening
from bot.play.sessions import Sessions
from bot.processes.shards import Shards
from bot.records.endings import Endings
from bot.records.records import Records, span_named
from bot.records.reviews import Reviews
from bot.rulesets import shipped
from bot.servers.departures import Departures
from bot.store import finding, people, reviews
from bot.store.database import Database
from bot.store.endings import reviewed
from bot.store.games import won_game
from bot.store.people import set_hidden
from bot.store.units import Transaction
from tests.support.daily_steps import OVER, Day, Process
from tests.support.seasons import Seasons
from tests.support.sessions import act
from tests.support.stored_games import GUILD, NOON, keep_review, made_up, quick_win, random_yahtzee, store

BIG = (
    "attempts",
    "daily_ranks",
    "leaderboards",
    "lifetime_stats",
    "results",
    "games",
    "seats",
    "facts",
    "awards",
    "people",
    "crowns",
    "guilds",
    "reviews",
    "practice",
)


def _steps(transaction: Transaction, statement: str, parameters: Any) -> list[str]:
    """The steps that the database takes to answer a statement."""
    explain = "EXPLAIN QUERY PLAN" if transaction.dialect.name == "sqlite" else "EXPLAIN"
    rows = transaction.exec_driver_sql(f"{explain} {statement}", parameters)
    return [str(tuple(row)[-1]) for row in rows]


class Asked:
    """The statements that reach the database while it listens."""

    def __init__(self) -> None:
        self.statements: list[tuple[str, Any]] = []

    def take(self, _connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            self.statements.append((statement, parameters[0] if many else parameters))

    async def plans(self, database: Database) -> list[str]:
        asked, self.statements = self.statements, []
        steps = list[str]()
        for statement, parameters in asked:
            steps += await database.read(_steps, statement, parameters)
        assert steps
        return steps


@pytest.fixture
async def asked(database: Database) -> AsyncIterator[Asked]:
    await store(database, quick_win(3, 50, 100), (1, 2, 3), at=NOON)
    await store(database, random_yahtzee(1, 2), (1, 2), at=NOON)
    listener = Asked()
    event.listen(Engine, "before_cursor_execute", listener.take)
    yield listener
    event.remove(Engine, "before_cursor_execute", listener.take)


def scans(steps: list[str]) -> list[str]:
    """The steps that read a big table, or a whole index of it, from end to end."""
    return [step for step in steps if step.startswith("SCAN") and step.split()[1] in (*BIG, "first", "second")]


@pytest.mark.sqlite
@pytest.mark.parametrize("order", ORDERS)
async def test_leaderboards(database: Database, records: Records, asked: Asked, order: str) -> None:
    engine = engines_with(order)[0]
    for period in Period:
        for family in (family_of_all(engine.name), "yahtzee" if engine.name == "yahtzee" else "standard"):
            page = await records.leaderboard(LeaderboardQuery(order, GUILD, period, family), 1, 1)
            assert page.lines or order not in SEASON_ORDERS or order in ("win_rate", "average")
    steps = await asked.plans(database)
    assert scans(steps) == []
    assert not [step for step in steps if "TEMP B-TREE" in step]
    assert any("ix_lifetime_stats_value" in step for step in steps)


@pytest.mark.postgresql
async def test_leaderboards_compare_values_as_they_are_stored(
    database: Database, records: Records, asked: Asked
) -> None:
    """Only then their index is of use to PostgreSQL."""
    for order in ORDERS:
        family = family_of_all(engines_with(order)[0].name)
        await records.leaderboard(LeaderboardQuery(order, GUILD, Period.ALL, family), 1, 1)
        compared = [step for step in await asked.plans(database) if "value >" in step]
        assert compared, order
        assert [step for step in compared if "(value)::" in step] == []


@pytest.mark.sqlite
async def test_everything_else_that_is_asked(
    database: Database, records: Records, seasons: Seasons, asked: Asked
) -> None:
    viewer = Viewer(1, {7, 8})
    await database.read(finding.of_person, user_id=2, most=15)
    # The games, then who sits in them or is challenged.
    assert len(asked.statements) == 3
    await database.read(people.privacy, user_id=2)
    for guild_id in (GUILD, None):
        for family in ("all-farkle", "standard", "all-yahtzee", "yahtzee"):
            await records.card(1, guild_id, family)
            await records.skill(1, guild_id, family)
        await records.head_to_head(1, 2, guild_id, viewer=viewer)
    for user_id in (None, 1):
        await records.history.page(GUILD, user_id, 1, viewer)
    await records.history.finished_game(1, GUILD, viewer)
    await seasons.start(GUILD, "Cup")
    await seasons.end(GUILD)
    await records.database.read(span_named, GUILD, "cup")
    await records.database.read(practice.of_person, 1)
    await records.privacy.of(1)
    assert [piece async for piece in records.privacy.export(1)]
    assert scans(await asked.plans(database)) == []


@pytest.mark.sqlite
async def test_the_daily_dice(database: Database, asked: Asked) -> None:
    day = Day()
    here = Process(database, day)
    games = {user_id: await here.dice.begin(user_id, 100 + user_id, GUILD) for user_id in (7, 8)}
    for game_id in games.values():
        await here.throw(game_id)
    day.now = OVER
    await here.dice.turn_over()
    for by in RankedBy:
        await here.database.read(daily_store.own_leaderboard, by, GUILD, 7, here.dice.now)
    await here.dice.comparison(games[7], GUILD)
    await here.dice.found(7)
    assert await here.database.read(daily_store.in_review, "2027-01-15", 7)
    assert await here.database.read(daily_store.posts_due, here.dice.now) == {}
    assert await here.database.read(daily_store.edits_due) == []
    await here.database.read(daily_store.month, "2027-01", 7, here.dice.now)
    assert await here.database.read(daily_store.may_be_replayed, games[7], 8)
    await here.dice.tidy()
    await database.read(finding.open_by_state)
    assert scans(await asked.plans(database)) == []


@pytest.mark.sqlite
async def test_opening_and_joining_look_at_no_game_that_has_ended(database: Database, asked: Asked) -> None:
    sessions = Sessions(database, clock=lambda: NOON)
    stored = await opening.open_lobby(sessions, GUILD, 7, 1, shipped()["standard"], join_id=1)
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, 2, 102)
    await sessions.database.read(finding.open_in_channel, 7, 2)
    await database.read(finding.to_leave, guild_id=GUILD, channel_id=7, user_id=2)
    steps = await asked.plans(database)
    assert scans(steps) == []
    narrow = ("PRIMARY KEY", "state=?", "thread_id=?", "rematch_of=?", "opened_by=? AND opened_at>?")
    assert [
        step for step in steps if step.startswith("SEARCH games") and not any(each in step for each in narrow)
    ] == []
    assert [step for step in steps if step.startswith("SEARCH seats") and "game_id=?" not in step] == []


@pytest.mark.sqlite
async def test_what_is_written(database: Database, asked: Asked) -> None:
    records, departures = Records(database, clock=lambda: NOON), Departures(database, clock=lambda: NOON)
    await store(database, quick_win(3, 50, 100), (1, 2, 3), at=NOON)
    await records.database.write(set_hidden, 1, True)
    await records.privacy.forget(2)
    await departures.forget_departed()
    await records.drop_past_periods()
    await database.read(won_game, game_id=1)
    await keep_review(database, 1, made_up(Random(1), 3))
    looking_back = Reviews(database, Coach(), lambda: NOON)
    endings = Endings(database, records.counter, records.history, looking_back, lambda: NOON)
    await endings.record_shown(1, with_review=False)
    assert await database.read(reviewed) == [(1, GUILD)]
    await endings.incomplete()
    await database.read(reviews.next_waiting, leaving_out=(), shards=Shards((0,), 2))
    assert scans(await asked.plans(database)) == []
