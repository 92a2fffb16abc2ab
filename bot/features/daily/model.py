"""What the daily dice show: today's attempt, results, a month and leaderboards."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.games.engine import Risk
from bot.model.games import SharedDice, StoredGame
from bot.zones import Zone

NAME = "daily"
MOST_RANKS = 10
MOST_TURNS = 5
MOST_DARES = 3
"""How many people a player asks to beat an attempt, and how often a person is asked in a day."""


@dataclass(frozen=True, slots=True)
class Day(SharedDice):
    """A day: its `label` is a date, such as `2026-11-22`. `number`: from 1. It is public once it is over everywhere.
    `ends_at`: when this attempt does; None once it has ended.
    """

    number: int = 0
    ends_at: int | None = None


def day_of(attempt: StoredGame) -> Day:
    """The day that an attempt belongs to."""
    assert isinstance(attempt.shared, Day)
    return attempt.shared


class RankedBy(StrEnum):
    DAY = "day"
    MONTH = "month"
    STREAK = "streak"


class Rank(NamedTuple):
    """Equal values share a place."""

    user_id: int
    value: int
    place: int


class Leaderboard(NamedTuple):
    """`mine`: the viewer's."""

    ranks: tuple[Rank, ...]
    people: int
    mine: Rank | None = None


class Attempted(NamedTuple):
    """What an attempt came to. `risk`: the most that one throw put at risk and did not lose; of equals, with the fewest
    dice.
    """

    points: int
    best_turn: int
    risk: Risk | None = None


class Daring(NamedTuple):
    user_id: int
    risk: Risk


class DayResult(NamedTuple):
    """`is_over`: the day is over everywhere. `later`: a day that has begun nowhere, and the commitment that fixes
    its dice; None if they are not drawn. `daring`: whose throw put most at risk.
    """

    day: str
    number: int
    guild_id: int
    channel_id: int
    people: int
    ranks: tuple[Rank, ...]
    daring: Daring | None
    is_over: bool
    later: tuple[str, str] | None


class DareSide(NamedTuple):
    """One of two people and what they have played. `lines`: of their attempt."""

    user_id: int
    points: int
    lines: tuple[str, ...]


class Dare(NamedTuple):
    """What is posted once both have played the dice of a day. `attempt`: the host's, which says by what rules."""

    guild_id: int
    channel_id: int
    number: int
    attempt: StoredGame
    host: DareSide
    guest: DareSide


class BestTurn(NamedTuple):
    game_id: int
    points: int


class DayInReview(NamedTuple):
    """`best`, `mine`: ids of attempts. `turns`: the earliest of equals. `people`: how many, by points.
    `awards`: what the viewer earned on this day.
    """

    day: str
    number: int
    best: int | None
    turns: tuple[BestTurn, ...]
    mine: int | None
    people: Mapping[int, int]
    my_points: int | None
    awards: tuple[str, ...]


class Month(NamedTuple):
    """`points`: by day, None for an attempt that runs or never rolled. `first`: the first day with dice. `today`: the
    person's.
    """

    month: str
    points: Mapping[str, int | None]
    first: str
    today: str


class Today(NamedTuple):
    """A person's day, which ends at `ends_at` in their zone. `attempt`: an earlier one that runs, or this day's.
    `until`: when what they can play ends; None if they have played. `before`: the newest earlier day that is public.
    """

    day: str
    zone: Zone
    ends_at: int
    attempt: int | None
    until: int | None
    before: str | None


class Ended(NamedTuple):
    """A row of days before this one's, which ended: their last day, how many, and how many were missed after it."""

    day: str
    days: int
    missed: int


class Comparison(NamedTuple):
    """`place_here`: None elsewhere and for hidden people. `others`: all who have finished, `worse` with fewer points.
    `streak`: 0 without a throw. `longest`: the most days in a row; `ended`: None if they continue. `today`: theirs.
    """

    today: Today
    lines: tuple[str, ...]
    place_here: int | None
    here: int
    others: int
    worse: int
    streak: int
    longest: int
    ended: Ended | None
    awards: tuple[str, ...]
