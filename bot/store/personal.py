"""What a feature or the core keeps about people: the columns that name them, and what a person's own file has of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Column, Select, tuple_

from bot.hooks import features
from bot.store.schema import (
    acts,
    awards,
    copies,
    declines,
    games,
    members,
    people,
    personal_blocks,
    results,
    seats,
)
from bot.store.units import Transaction

_AT_ONCE = 200

Rows = list[dict[str, object]]
Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Personal:
    """A column with the ids of people. With a `key`, a person's former number replaces their id, by that key a few rows
    at a time. Without one, their rows are deleted: `are_many` a few at a time, else all with the last ones.
    """

    column: "Column[int]"
    key: "Column[int] | None" = None
    are_many: bool = False


@dataclass(frozen=True, slots=True)
class Subject:
    """`keys` order the slices; `shown` converts a row for export."""

    rows: Select[object]
    person: "Column[int]"
    keys: "tuple[Column[object], ...]"
    shown: Callable[[dict[str, object]], dict[str, object]] = dict

    def read(self, transaction: Transaction, user_id: int, after: Key | None) -> tuple[Rows, Key | None]:
        numbered = self.rows.add_columns(*(key.label(f"key_{at}") for at, key in enumerate(self.keys)))
        found = numbered.where(self.person == user_id).order_by(*self.keys).limit(_AT_ONCE)
        if after is not None:
            # The first condition lets an index lead.
            found = found.where(self.keys[0] >= after[0], tuple_(*self.keys) > tuple_(*after))
        rows = [dict(row) for row in transaction.execute(found).mappings()]
        keys = [tuple(row.pop(f"key_{at}") for at in range(len(self.keys))) for row in rows]
        return [self.shown(row) for row in rows], keys[-1] if len(rows) == _AT_ONCE else None


_OF_CORE = (
    # Seats come first, because they say who plays.
    Personal(seats.c.user_id, seats.c.game_id),
    *(Personal(column, games.c.id) for column in (games.c.host_id, games.c.opened_by, games.c.stopped_by)),
    Personal(acts.c.user_id, acts.c.id),
    Personal(results.c.user_id, results.c.game_id),
    Personal(copies.c.user_id, are_many=True),
    *(Personal(table.c.user_id) for table in (awards, people, personal_blocks, declines, members)),
)


def columns_of_people() -> Iterator[Personal]:
    """Those of the core, then those of features. Some other tables of the core have parts of their own."""
    yield from _OF_CORE
    for feature in features():
        yield from feature.personal()
