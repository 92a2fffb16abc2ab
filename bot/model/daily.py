"""How attempts with the daily dice compare."""

from dataclasses import dataclass
from enum import StrEnum

GAMES_BEFORE = 10
"""Whoever has had so many rated games before is compared with people of all servers: a new account has had none."""
MOST_RANKS = 10
"""So many people are on a leaderboard of the daily dice."""
MOST_TURNS = 5
"""So many of the best turns of a day are told."""


class RankedBy(StrEnum):
    """What people are ordered by: the points of a day, those of its month, or days in a row."""

    DAY = "day"
    MONTH = "month"
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Rank:
    """Somebody, by their user id, the value by which they are ordered, and their place: equal values share one."""

    user_id: int
    value: int
    place: int


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Those who are ahead, how many people there are, and where whoever asked stands; None for who is not listed."""

    ranks: tuple[Rank, ...]
    people: int
    mine: Rank | None = None


@dataclass(frozen=True, slots=True)
class DayResult:
    """What is posted on a server about a day: in which channel, how many people played, and who was ahead.

    `secret` is that of the day, and `next_commitment` what the dice of the next day are fixed by.
    """

    day: str
    guild_id: int
    channel_id: int
    people: int
    ranks: tuple[Rank, ...]
    secret: str
    next_commitment: str


@dataclass(frozen=True, slots=True)
class BestTurn:
    """An attempt by its id, who played it, and what its best turn banked."""

    game_id: int
    user_id: int
    points: int


@dataclass(frozen=True, slots=True)
class DayInReview:
    """A day that is over: its secret and the commitment that was shown when it began, and what was played on it.

    `best` is the attempt with the most points, None where nobody who is listed has played; `turns` are those that
    banked most, of several that banked the same the earliest one; `mine` is the attempt of whoever asks, None where
    they have none.
    """

    day: str
    secret: str
    commitment: str
    best: int | None
    turns: tuple[BestTurn, ...]
    mine: int | None


@dataclass(frozen=True, slots=True)
class Today:
    """The id of somebody's attempt of today, and whether everybody can look back at the day before."""

    attempt: int | None
    is_before_told: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How an attempt that has ended compares, so far, with the others of its day.

    `lines` are those of its notation. The places count from 1, and are None where it is not compared: on another server
    than the one from which it was begun, or for people who hide or have had too few games. `here` and `everywhere` are
    how many are compared, and `may_be_everywhere` is false for those who have had too few games. `streak` is on how
    many days in a row its player has played; 0 without a throw, which is compared nowhere.
    """

    lines: tuple[str, ...]
    place_here: int | None
    here: int
    place_everywhere: int | None
    everywhere: int
    may_be_everywhere: bool
    streak: int
