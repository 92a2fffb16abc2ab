"""What a feature or the core keeps about people: the columns that name them, and what a person's own file has of it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Column, Select, Text, cast, false, or_, select, tuple_

from bot.hooks import features
from bot.model.games import Status
from bot.store.schema import (
    acts,
    awards,
    copies,
    declines,
    facts,
    games,
    leaderboards,
    lifetime_stats,
    members,
    people,
    personal_blocks,
    results,
    reviews,
    seats,
    shares,
)
from bot.store.units import Transaction

_AT_ONCE = 200

Rows = list[dict[str, object]]
Key = tuple[object, ...]


class Personal(NamedTuple):
    """A column with the ids of people. With a `key`, a person's former number replaces their id, by that key a few rows
    at a time. Without one, their rows are deleted: `are_many` a few at a time, else all with the last ones.
    """

    column: "Column[int]"
    key: "Column[int] | None" = None
    are_many: bool = False


class Subject(NamedTuple):
    """A part of what is stored of a person. `keys` order the slices; `shown` converts a row for export."""

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


_COLUMNS_OF_CORE = (
    # Seats come first, because they say who plays.
    Personal(seats.c.user_id, seats.c.game_id),
    *(Personal(column, games.c.id) for column in (games.c.host_id, games.c.opened_by, games.c.stopped_by)),
    *(Personal(column, acts.c.id) for column in (acts.c.user_id, acts.c.person_id)),
    Personal(results.c.user_id, results.c.game_id),
    Personal(copies.c.user_id, are_many=True),
    *(Personal(table.c.user_id) for table in (awards, people, personal_blocks, declines, members)),
)


def lobbies_left(transaction: Transaction, user_id: int) -> list[int]:
    mentioned = cast(games.c.left_lobby, Text).contains(str(user_id))
    # A challenge that was closed a moment ago names a person, too.
    open_ = games.c.status.in_([Status.LOBBY, Status.CLOSED])
    listed = select(games.c.id, games.c.left_lobby).where(games.c.alarm_at > 0, open_)
    return [row.id for row in transaction.execute(listed.where(mentioned)) if user_id in row.left_lobby]


def columns_of_people() -> Iterator[Personal]:
    """The columns with ids of people, of the core and then of features. Some other tables of the core have parts of
    their own.
    """
    yield from _COLUMNS_OF_CORE
    for feature in features():
        yield from feature.personal()


def _games(column: "Column[Any]") -> Subject:
    return Subject(select(games.c.id.label("game_id")), column, (games.c.id,))


def _sums_of_seat(row: dict[str, Any]) -> dict[str, Any]:
    sums = row.pop("sums")[row["seat"] - 1]
    return row | dict(zip(("decisions", "lost", "luck"), sums, strict=True))


_seated = select(
    *(seats.c.game_id, seats.c.number.label("seat"), seats.c.join_digest),
    *(games.c.guild_id, games.c.channel_id),
    *(seats.c.left, games.c.status, games.c.title, games.c.opened_at),
).join(games, games.c.id == seats.c.game_id)
_lines_of = select(facts.c.game_id, facts.c.seq, facts.c.line, facts.c.at).join(
    seats, seats.c.game_id == facts.c.game_id
)
# A line begins with the number of its seat.
_own = facts.c.line.startswith(cast(seats.c.number, Text).concat(" "))

_looked_back = select(
    *(seats.c.game_id, seats.c.number.label("seat"), reviews.c.at, reviews.c.exact, reviews.c.sums),
).join(reviews, reviews.c.game_id == seats.c.game_id)

_listed = select(leaderboards.c.guild_id, leaderboards.c.period, leaderboards.c.family, lifetime_stats).join(
    leaderboards
)

_shared = select(shares).join(seats, seats.c.game_id == shares.c.game_id)

_OF_CORE = {
    "seats": Subject(_seated, seats.c.user_id, (seats.c.game_id,)),
    "shared_results": Subject(_shared, seats.c.user_id, (shares.c.game_id, shares.c.channel_id)),
    "hosted_games": _games(games.c.host_id),
    "opened_games": _games(games.c.opened_by),
    "stopped_games": _games(games.c.stopped_by),
    "acts_in_games_of_others": Subject(
        select(*acts.c["guild_id", "game_id", "what", "reason", "at"]), acts.c.user_id, (acts.c.id,)
    ),
    "acts_of_helpers_to_you": Subject(
        select(*acts.c["guild_id", "game_id", "what", "reason", "at"]), acts.c.person_id, (acts.c.id,)
    ),
    "challenges": Subject(select(copies), copies.c.user_id, (copies.c.game_id,)),
    "blocked_people": Subject(
        select(*personal_blocks.c["digest", "blocked_id", "at"]),
        personal_blocks.c.user_id,
        (personal_blocks.c.digest,),
    ),
    "declined_challenges": Subject(select(*declines.c["digest", "at"]), declines.c.user_id, (declines.c.digest,)),
    "servers_asked_about": Subject(
        select(*members.c["guild_id", "asked_at", "left"]), members.c.user_id, (members.c.guild_id,)
    ),
    "results": Subject(select(results), results.c.user_id, (results.c.finish_number,)),
    "reviews": Subject(_looked_back, seats.c.user_id, (seats.c.game_id,), _sums_of_seat),
    "leaderboards": Subject(
        _listed, lifetime_stats.c.user_id, (lifetime_stats.c.leaderboard_id, lifetime_stats.c.measure)
    ),
    "achievements": Subject(select(awards), awards.c.user_id, (awards.c.achievement,)),
}


def subjects() -> Mapping[str, Subject]:
    """All that is stored of a person, by name, in the order of the export: after `lobbies_left`, the core's, then
    features'.
    """
    withheld = [condition for feature in features() for condition in feature.withholds(facts.c.game_id)]
    moves = _lines_of.where(_own, ~or_(false(), *withheld))
    return {
        **_OF_CORE,
        "moves": Subject(moves, seats.c.user_id, (seats.c.game_id, facts.c.seq)),
        **{name: subject for feature in features() for name, subject in feature.exported().items()},
    }


def read_some(
    transaction: Transaction, user_id: int, subject: str, after: Key | None = None
) -> tuple[Rows, Key | None]:
    """Some rows of a subject, and `after` for the next call; None at the end."""
    if subject == "lobbies_left":
        return [{"game_id": game_id} for game_id in lobbies_left(transaction, user_id)], None
    return subjects()[subject].read(transaction, user_id, after)
