"""The facts of a game: what players and dice do, and what follows from it. One dataclass a fact, with its amounts."""

from dataclasses import dataclass

from bot.engine.scoring import Dice


@dataclass(frozen=True, slots=True)
class Start:
    """A seat's die in the roll-off for who begins."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice were thrown, in the order in which they fell."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Keep:
    """Scoring dice of the last throw were set aside, for `points` (None in a move: whatever they are worth)."""

    seat: int
    dice: Dice
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """The turn points became safe (None in a move: all of them)."""

    seat: int
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Follow:
    """The turn begins on the dice and the points of the seat before."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """The seat keeps its total, is passed over from now on, and cannot win."""

    seat: int


@dataclass(frozen=True, slots=True)
class Farkle:
    """Nothing scored: the turn points are lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points lost for too many farkles in a row."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Overshot:
    """Every keep would carry the total past an exact target: the turn ends with nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Missed:
    """The last die did not score, and there are throws left with it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Win:
    """The game is over."""

    seats: tuple[int, ...]


Move = Start | Roll | Keep | Bank | Follow | Leave
"""What players (and the dice) do. Everything else follows from it."""

Fact = Move | Farkle | Penalty | Overshot | Missed | Win
