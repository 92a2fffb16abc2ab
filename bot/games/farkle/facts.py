"""Facts: what happened in a game. A game is what its facts add up to, so each fact carries all its amounts."""

from dataclasses import dataclass

from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won


@dataclass(frozen=True, slots=True)
class RollOffDie:
    """A seat threw this die in the roll-off for who begins."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Kept:
    """Scoring dice of the last throw, in ascending order, were set aside for `points`."""

    seat: int
    dice: Dice
    points: int


@dataclass(frozen=True, slots=True)
class Banked:
    """The points of the turn became safe, and the turn ended."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Followed:
    """The turn began with the dice and the points of the seat before."""

    seat: int


@dataclass(frozen=True, slots=True)
class Farkled:
    """Nothing scored: the points of the turn are lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class Penalized:
    """The seat lost points for too many farkles in a row."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Overshot:
    """Every keep would have carried the total past an exact target: the turn ended with nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Missed:
    """The last die did not score, but it may be thrown again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A turn whose time ran out ended without a bank: its points are lost. This is not a farkle."""

    seat: int


Fact = (
    RollOffDie
    | Rolled
    | Kept
    | Banked
    | Followed
    | Left
    | TimedOut
    | CameBack
    | Farkled
    | Penalized
    | Overshot
    | Missed
    | Lapsed
    | PutAside
    | Won
)
