"""On PostgreSQL, a leaderboard compares its values as they are stored: only then its index is of use."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.model.standings import ORDERS, LeaderboardQuery, Period, engines_with, family_of_all
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.store.units import Transaction
from tests.support.stored_games import GUILD, NOON, quick_win, random_yahtzee, store

pytestmark = pytest.mark.postgresql


def _plan(statement: str, parameters: Any, transaction: Transaction) -> list[str]:
    """How PostgreSQL answers a statement."""
    return [row[0] for row in transaction.exec_driver_sql(f"EXPLAIN {statement}", parameters)]


@contextmanager
def _asked() -> Iterator[list[tuple[str, Any]]]:
    """The questions that are asked in the block."""
    asked: list[tuple[str, Any]] = []

    def take(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", take)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", take)


async def test_leaderboards(database: Database, standings: Standings) -> None:
    await store(database, quick_win(3, 50, 100), (1, 2, 3), at=NOON)
    await store(database, random_yahtzee(1, 2), (1, 2), at=NOON)
    for order in ORDERS:
        with _asked() as asked:
            for guild_id in (GUILD, None):
                family = family_of_all(engines_with(order)[0].name)
                await standings.leaderboards.page(LeaderboardQuery(order, guild_id, Period.ALL, family), 1, 1)
        steps = [step for each in asked for step in await database.read(partial(_plan, *each))]
        compared = [step for step in steps if "value >" in step or "value <" in step]
        assert compared, order
        assert [step for step in compared if "(value)::" in step] == []
