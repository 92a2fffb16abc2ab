"""What people want to be told in direct messages, and the turns of which they have not been told."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.games import OwnGame

SLOW_SECONDS = 3600
"""A game with turns of this length is slow."""
PRESENT_SECONDS = 120
"""Who is there moves before this time; others are told then."""


class Games(StrEnum):
    """In which games is a person told that it is their turn?"""

    OFF = "off"
    SLOW = "slow"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Wishes:
    """Off by default.

    - `daily`: once a day instead of at once. `evening`: reminds of the daily dice.
    - `quiet_from`, `quiet_hours`: from which hour of the day, and how long, nothing is sent.
    - `zone`: hours ahead of UTC.
    - `closed`: everything is off because a message could not be delivered. `locale`: when they last chose.
    """

    games: Games = Games.OFF
    daily: bool = False
    evening: bool = False
    quiet_from: int = 0
    quiet_hours: int = 0
    zone: int = 0
    closed: bool = False
    locale: str = ""


@dataclass(frozen=True, slots=True)
class Untold:
    """A turn, when it began, its length, and the last move of its player, who may have moved since."""

    game: OwnGame
    since: int
    seconds: int
    moved_at: int


@dataclass(frozen=True, slots=True)
class Due:
    """`told` turns are sent now, `seen` ones never. `next_at`: when there may be more."""

    told: tuple[Untold, ...] = ()
    seen: tuple[Untold, ...] = ()
    reminds: bool = False
    next_at: int | None = None
