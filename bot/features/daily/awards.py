"""Achievements of the daily dice. They follow from attempts, so a rebuild finds the same."""

from collections.abc import Collection, Iterable
from functools import cache

from sqlalchemy import ColumnElement, Integer, Row, Select, func, select

from bot.features.daily.rules import ENGINE
from bot.features.daily.tables import attempts, days
from bot.model.achievements import Achievement, read
from bot.store.schema import awards, games
from bot.store.units import Transaction, insert_unless_there

_added = insert_unless_there(awards)
# After an outage, attempts may end in another order than their days.
_add = _added.on_conflict_do_update(
    index_elements=list(awards.primary_key.columns),
    set_={name: _added.excluded[name] for name in ("game_id", "earned_at")},
    where=_added.excluded.game_id < awards.c.game_id,
)
_OF_ATTEMPT = ("days", "days_of_month", "streak")
"""What a person's attempts add up to when one ends."""
_OF_DAY = ("others", "percent_behind")
"""How an attempt compares, once the day is over."""
_ITS = (attempts.c.game_id, attempts.c.user_id, attempts.c.day)


@cache
def achievements() -> dict[str, Achievement]:
    """The achievements of the daily dice. Raises ValueError for a faulty file."""
    found = read(__package__, ENGINE)
    for name, each in found.items():
        if not any({*each.own} <= {*known} for known in (_OF_ATTEMPT, _OF_DAY)):
            raise ValueError(f"not known at the same time, for {name}: {', '.join(each.own)}")
    return found


def record_ends(transaction: Transaction, game_ids: Collection[int]) -> None:
    """Adds what people achieved with attempts whose points are stored."""
    first = func.min(attempts.c.day).label("day")
    ended = select(attempts.c.user_id, first).where(attempts.c.game_id.in_(game_ids)).group_by(attempts.c.user_id)
    since = {row.user_id: row.day for row in transaction.execute(ended)}
    found = transaction.execute(_of_people(attempts.c.user_id.in_(since)))
    _award(transaction, [row for row in found if row.day >= since[row.user_id]], _OF_ATTEMPT)


def record_days(transaction: Transaction, published: Collection[str]) -> None:
    _award(transaction, transaction.execute(_of_days(attempts.c.day.in_(published))), _OF_DAY)


def compute(transaction: Transaction) -> None:
    _award(transaction, transaction.execute(_of_people()), _OF_ATTEMPT)
    _award(transaction, transaction.execute(_of_days()), _OF_DAY)


def _of_people(*which: ColumnElement[bool]) -> Select[object]:
    mine, month = attempts.c.user_id, func.substr(attempts.c.day, 1, 7)
    numbers = (
        func.row_number().over(partition_by=mine, order_by=attempts.c.day).label("days"),
        func.row_number().over(partition_by=(mine, month), order_by=attempts.c.day).label("days_of_month"),
    )
    at = func.coalesce(games.c.ended_at, games.c.opened_at).label("ended_at")
    found = select(*_ITS, at, attempts.c.streak, *numbers).join(games, games.c.id == attempts.c.game_id)
    return found.where(attempts.c.points.is_not(None), *which).order_by(attempts.c.day)


def _of_days(*which: ColumnElement[bool]) -> Select[object]:
    others = func.count().over(partition_by=attempts.c.day) - 1
    worse = func.rank().over(partition_by=attempts.c.day, order_by=attempts.c.points) - 1
    numbers = (others.label("others"), (100 * worse // func.nullif(others, 0, type_=Integer)).label("percent_behind"))
    found = select(*_ITS, days.c.published_at.label("ended_at"), *numbers).join(days, days.c.day == attempts.c.day)
    over = (attempts.c.points.is_not(None), days.c.published_at.is_not(None))
    return found.where(*over, *which).order_by(attempts.c.day)


def _award(transaction: Transaction, rows: Iterable[Row[object]], known: Collection[str]) -> None:
    """`rows` in the order of days; `known`: which numbers they have."""
    possible = [(name, each) for name, each in achievements().items() if {*each.own} <= {*known}]
    earned = dict[tuple[int, str], dict[str, object]]()
    for row in rows:
        numbers = {name: getattr(row, name) or 0 for name in known}
        for name, achievement in possible:
            # Former players have negative ids.
            if row.user_id > 0 and achievement.is_earned_by(numbers):
                award = {"user_id": row.user_id, "achievement": name, "game_id": row.game_id}
                earned.setdefault((row.user_id, name), {**award, "earned_at": row.ended_at})
    if earned:
        # In one order, or two units may wait for each other.
        transaction.execute(_add, [earned[key] for key in sorted(earned)])
