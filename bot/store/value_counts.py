from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import accumulate, repeat, takewhile

from sqlalchemy import bindparam, select

from bot.store.schema import EVERYWHERE, leaderboards, lifetime_stats, value_counts
from bot.store.statements import add_up
from bot.store.units import Transaction

_LARGEST = 10**9


def _edges() -> tuple[float, ...]:
    """Each range is about 1% wide.

    A change needs a migration.
    """
    rates = [number / 50 for number in range(1, 50)]
    small = [float(number) for number in range(1, 101)]
    large = takewhile(
        lambda edge: edge < _LARGEST,
        accumulate(repeat(1.01), lambda edge, by: float(round(edge * by + 0.5)), initial=101.0),
    )
    positive = [*rates, *small, *large]
    return (*(-edge for edge in reversed(positive)), 0.0, *positive)


EDGES = _edges()
"""A range includes its lower edge."""

Listed = tuple[int, str, float]
"""Leaderboard, order, value."""

_count = add_up(value_counts, "people")
_counts = (
    select(value_counts.c.range, value_counts.c.people)
    .where(value_counts.c.leaderboard_id == bindparam("leaderboard_id"), value_counts.c.order == bindparam("order"))
    .order_by(value_counts.c.range.desc())
)


def range_of(value: float) -> int:
    return bisect_right(EDGES, value)


def counts(transaction: Transaction, leaderboard_id: int, order: str) -> dict[int, int]:
    """Highest range first."""
    found = transaction.execute(_counts, {"leaderboard_id": leaderboard_id, "order": order})
    return {number: people for number, people in found if people}


def move(transaction: Transaction, before: Iterable[Listed], after: Iterable[Listed]) -> None:
    moved = Counter((leaderboard_id, order, range_of(value)) for leaderboard_id, order, value in after)
    moved.subtract((leaderboard_id, order, range_of(value)) for leaderboard_id, order, value in before)
    rows = [
        {"leaderboard_id": leaderboard_id, "order": order, "range": number, "people": people}
        for (leaderboard_id, order, number), people in moved.items()
        if people
    ]
    if rows:
        transaction.execute(_count, rows)


def listed(
    transaction: Transaction, user_id: int, *, hidden: bool, leaderboard_ids: Collection[int] | None = None
) -> list[Listed]:
    """`leaderboard_ids` None: all of them."""
    its = lifetime_stats.c
    theirs = select(its.leaderboard_id, its.measure, its.value).join(leaderboards)
    found = theirs.where(
        *(leaderboards.c.guild_id == EVERYWHERE, its.user_id == user_id, its.hidden.is_(hidden)),
        its.value.is_not(None),
    )
    if leaderboard_ids is not None:
        found = found.where(its.leaderboard_id.in_(leaderboard_ids))
    return [(row.leaderboard_id, row.measure, row.value) for row in transaction.execute(found)]
