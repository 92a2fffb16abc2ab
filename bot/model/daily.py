"""How daily attempts compare."""

from dataclasses import dataclass
from enum import StrEnum

GAMES_BEFORE = 10
"""Rated games before a player is compared across servers: keeps new accounts out."""
MOST_RANKS = 10
MOST_TURNS = 5


class RankedBy(StrEnum):
    """The points of a day or its month, or the streak."""

    DAY = "day"
    MONTH = "month"
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Rank:
    """Equal values share a place."""

    user_id: int
    value: int
    place: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """`mine` is the viewer's place, None if not listed."""

    ranks: tuple[Rank, ...]
    people: int
    mine: Rank | None = None


@dataclass(frozen=True, slots=True)
class DayResult:
    """A post. `next_commitment` fixes the next day's dice."""

    day: str
    guild_id: int
    channel_id: int
    people: int
    ranks: tuple[Rank, ...]
    secret: str
    next_commitment: str


@dataclass(frozen=True, slots=True)
class BestTurn:
    game_id: int
    user_id: int
    points: int


@dataclass(frozen=True, slots=True)
class DayInReview:
    """A finished day.

    `best`: the attempt with the most points by a visible player. `turns`: the turns that banked most; the earliest of
    equals. `mine`: the viewer's attempt.
    """

    day: str
    secret: str
    commitment: str
    best: int | None
    turns: tuple[BestTurn, ...]
    mine: int | None


@dataclass(frozen=True, slots=True)
class Today:
    """The viewer's attempt of today, and whether the day before is published."""

    attempt: int | None
    is_before_told: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How an ended attempt compares so far.

    Places are None if not compared: on other servers than its own, for hidden players, or with too few games
    (`may_be_everywhere` is false). `here` and `everywhere`: how many are compared. `streak`: days in a row, 0 without a
    throw.
    """

    lines: tuple[str, ...]
    place_here: int | None
    here: int
    place_everywhere: int | None
    everywhere: int
    may_be_everywhere: bool
    streak: int
