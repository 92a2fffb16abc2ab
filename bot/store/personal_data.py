"""Reads everything about a person, in short slices. No row has a name or a message, but reasons that they gave."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Text, cast, false, or_, select

from bot.hooks import features
from bot.store.deletions import lobbies_left
from bot.store.personal import Key, Rows, Subject
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
    personal_blocks,
    results,
    reviews,
    seats,
    shares,
)
from bot.store.units import Transaction


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
    """Those of the core, then those of features. In this order, after `lobbies_left`, they are exported."""
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
    """Returns rows, and `after` for the next call; None at the end."""
    if subject == "lobbies_left":
        return [{"game_id": game_id} for game_id in lobbies_left(transaction, user_id)], None
    return subjects()[subject].read(transaction, user_id, after)
