"""How attempts with the daily dice compare."""

from dataclasses import dataclass
from enum import StrEnum

GAMES_BEFORE = 10
"""Whoever has had so many rated games before is compared with people of all servers: a new account has had none."""
MOST_RANKS = 10
"""So many people are on a leaderboard of the daily dice."""


class RankedBy(StrEnum):
    """What people are ordered by: the points of a day, those of its month, or days in a row."""

    DAY = "day"
    MONTH = "month"
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Rank:
    """Somebody, by their user id, and the value by which they are ordered."""

    user_id: int
    value: int


@dataclass(frozen=True, slots=True)
class DayResult:
    """What is posted on a server about a day: in which channel, how many people played, and who was ahead."""

    day: str
    guild_id: int
    channel_id: int
    people: int
    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class BestOfDay:
    """The attempt with the most points, the turn that banked most, and the lines of the attempt."""

    game_id: int
    game: Rank
    turn: Rank
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How an attempt that has ended compares, so far, with the others of its day.

    `lines` are those of its notation. The places count from 1, and are None where it is not compared: on another server
    than the one from which it was begun, or for people who hide or have had too few games. `here` and `everywhere` are
    how many are compared. `streak` is on how many days in a row its player has played.
    """

    lines: tuple[str, ...]
    place_here: int | None
    here: int
    place_everywhere: int | None
    everywhere: int
    streak: int
