"""The columns that name people, and what is left of their rows once a person is deleted."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Column

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


@dataclass(frozen=True, slots=True)
class Personal:
    """A column with the ids of people. With a `key`, a person's former number replaces their id, by that key a few rows
    at a time. Without one, their rows are deleted: `are_many` a few at a time, else all with the last ones.
    """

    column: "Column[int]"
    key: "Column[int] | None" = None
    are_many: bool = False


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
