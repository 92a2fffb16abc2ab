"""Value counts: how many people a leaderboard of all servers lists in each range of values.

Such a leaderboard lists hundreds of thousands of people, and counting those above somebody would take too long. With
these counts, only the people in one range are counted. Whatever changes a listed value changes the counts in the same
transaction.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import accumulate, repeat, takewhile

from sqlalchemy import bindparam, select

from bot.store.prepared import Prepared, insert_or
from bot.store.schema import EVERYWHERE, leaderboards, lifetime_stats, value_counts
from bot.store.units import Transaction

_LARGEST = 10**9


def _edges() -> tuple[float, ...]:
    """Where ranges end: each is about a hundredth as wide as its values are large.

    What is stored depends on them. A change needs a migration that counts anew.
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
"""A range begins at an edge and ends before the next. The first has no lowest value, and the last no highest."""

Listed = tuple[int, str, float]
"""A leaderboard, an order, and a value by which somebody is listed there."""

_add = insert_or(value_counts)
_count = Prepared(
    _add.on_conflict_do_update(
        index_elements=["leaderboard_id", "order", "range"],
        set_={"people": value_counts.c.people + _add.excluded.people},
    )
)
_counts = Prepared(
    select(value_counts.c.range, value_counts.c.people)
    .where(value_counts.c.leaderboard_id == bindparam("leaderboard_id"), value_counts.c.order == bindparam("order"))
    .order_by(value_counts.c.range.desc())
)


def range_of(value: float) -> int:
    """The number of the range in which a value lies."""
    return bisect_right(EDGES, value)


def counts(transaction: Transaction, leaderboard_id: int, order: str) -> dict[int, int]:
    """How many people a leaderboard of all servers lists, by range, the highest range first."""
    found = _counts.execute(transaction, {"leaderboard_id": leaderboard_id, "order": order})
    return {number: people for number, people in found if people}


def move(transaction: Transaction, before: Iterable[Listed], after: Iterable[Listed]) -> None:
    """Counts what is listed after a change instead of what was listed before it."""
    moved = Counter((leaderboard_id, order, range_of(value)) for leaderboard_id, order, value in after)
    moved.subtract((leaderboard_id, order, range_of(value)) for leaderboard_id, order, value in before)
    rows = [
        {"leaderboard_id": leaderboard_id, "order": order, "range": number, "people": people}
        for (leaderboard_id, order, number), people in moved.items()
        if people
    ]
    if rows:
        _count.execute(transaction, *rows)


def listed(
    transaction: Transaction, user_id: int, *, hidden: bool, leaderboard_ids: Collection[int] | None = None
) -> list[Listed]:
    """What somebody has on the leaderboards of all servers, where they are hidden or are not.

    `leaderboard_ids` are the leaderboards that are meant; None: all of them.
    """
    its = lifetime_stats.c
    theirs = select(its.leaderboard_id, its.measure, its.value).join(leaderboards)
    found = theirs.where(
        *(leaderboards.c.guild_id == EVERYWHERE, its.user_id == user_id, its.hidden.is_(hidden)),
        its.value.is_not(None),
    )
    if leaderboard_ids is not None:
        found = found.where(its.leaderboard_id.in_(leaderboard_ids))
    return [(row.leaderboard_id, row.measure, row.value) for row in transaction.execute(found)]
