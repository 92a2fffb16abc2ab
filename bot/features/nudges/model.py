"""Which direct messages people want, and turns that wait for a nudge: a message that it is your turn."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.zones import UTC, Zone

PRESENT_SECONDS = 120
"""People who are there move before this time. Others get a nudge then."""


class Games(StrEnum):
    """The games for whose turns a person wants nudges."""

    OFF = "off"
    SLOW = "slow"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Wishes:
    """Off by default.

    - `daily`: once a day instead of at once. `evening`: reminds of what waits that day.
    - `quiet_from`, `quiet_hours`: the hour of the day at which quiet hours begin, and how many there are.
    - `zone`: the person's own.
    - `closed`: everything is off because a message could not be delivered. `locale`: when they last chose.
    """

    games: Games = Games.OFF
    daily: bool = False
    evening: bool = False
    quiet_from: int = 0
    quiet_hours: int = 0
    zone: Zone = UTC
    closed: bool = False
    locale: str = ""


class WaitingTurn(NamedTuple):
    """A turn that may need a nudge: when it began, its length, and when its player last moved. `game_id` 0: what a
    feature calls a person to, who got the last message at `moved_at`.
    """

    game_id: int
    since: int
    seconds: int
    moved_at: int


class Due(NamedTuple):
    """`nudged`: turns for a message now. `seen`: turns that need none. `next_at`: when there may be more."""

    nudged: tuple[WaitingTurn, ...] = ()
    seen: tuple[WaitingTurn, ...] = ()
    reminds: bool = False
    next_at: int | None = None
