"""Value counts: how many people a leaderboard of all servers lists in each range of values.

Such a leaderboard lists hundreds of thousands of people, and counting those above somebody would take too long. With
these counts, only the people in one range are counted. Whatever changes a listed value changes the counts in the same
transaction.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import accumulate, repeat, takewhile
from typing import Any

from sqlalchemy import select

from bot.model.standings import Order, engine_of_family, orders_of
from bot.store.prepared import Prepared, insert_or
from bot.store.schema import EVERYWHERE, leaderboards, own_tallies, tallies, value_counts
from bot.store.units import Transaction

_LARGEST = 10**9


def _edges() -> tuple[float, ...]:
    """Where ranges end: each is about a hundredth as wide as its values are large.

    What is stored depends on them. A change needs a migration that counts anew, as 0013 does.
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

Values = Mapping[str, float | None]
"""What somebody has on a leaderboard, by each of its orders; None: they are not listed by that."""
_Move = tuple[int, str, int]
"""A leaderboard, an order and a range."""

_add = insert_or(value_counts)
_count = Prepared(
    _add.on_conflict_do_update(
        index_elements=["leaderboard_id", "order", "range"],
        set_={"people": value_counts.c.people + _add.excluded.people},
    )
)


def range_of(value: float) -> int:
    """The number of the range in which a value lies."""
    return bisect_right(EDGES, value)


def counts(transaction: Transaction, leaderboard_id: int, order: Order) -> dict[int, int]:
    """How many people a leaderboard of all servers lists, by range, the highest range first."""
    columns = (value_counts.c.range, value_counts.c.people)
    found = select(*columns).where(value_counts.c.leaderboard_id == leaderboard_id, value_counts.c.order == order.value)
    rows = transaction.execute(found.order_by(value_counts.c.range.desc()))
    return {number: people for number, people in rows if people}


def move(
    transaction: Transaction,
    before: Iterable[tuple[int, Values]],
    after: Iterable[tuple[int, Values]],
) -> None:
    """Counts what is listed after a change instead of what was listed before it.

    Both are what people have on leaderboards, each with the id of the leaderboard, which must be one of all servers.
    """
    moved = Counter(_places(after))
    moved.subtract(_places(before))
    rows = [
        {"leaderboard_id": leaderboard_id, "order": order, "range": number, "people": people}
        for (leaderboard_id, order, number), people in moved.items()
        if people
    ]
    if rows:
        _count.execute(transaction, *rows)


def listed(
    transaction: Transaction, user_id: int, *, hidden: bool, leaderboard_ids: Collection[int] | None = None
) -> list[tuple[int, Values]]:
    """What somebody has on the leaderboards of all servers, as `move` takes it: where they are hidden or are not.

    `leaderboard_ids` are the leaderboards that are meant; None: all of them.
    """
    theirs = select(leaderboards.c.family, tallies).join(leaderboards, leaderboards.c.id == tallies.c.leaderboard_id)
    found = theirs.where(
        leaderboards.c.guild_id == EVERYWHERE, tallies.c.user_id == user_id, tallies.c.hidden.is_(hidden)
    )
    if leaderboard_ids is not None:
        found = found.where(tallies.c.leaderboard_id.in_(leaderboard_ids))
    rows: dict[int, dict[str, Any]] = {
        row["leaderboard_id"]: dict(row) for row in transaction.execute(found).mappings()
    }
    for table in own_tallies.values():
        own = select(table).where(table.c.user_id == user_id, table.c.leaderboard_id.in_(rows))
        for row in transaction.execute(own).mappings():
            rows[row["leaderboard_id"]] |= row
    return [(leaderboard_id, values_of(row["family"], row)) for leaderboard_id, row in rows.items()]


def values_of(family: str, row: Mapping[str, Any]) -> Values:
    """What a row says by each order of a leaderboard of this family."""
    return {order.value: row.get(order.value) for order in orders_of(engine_of_family(family))}


def _places(listed: Iterable[tuple[int, Values]]) -> Iterator[_Move]:
    """The ranges in which people are listed, by each order."""
    for leaderboard_id, values in listed:
        for order, value in values.items():
            if value is not None:
                yield leaderboard_id, order, range_of(value)
