"""The facts of a game: what players and dice do, and what follows from it. One dataclass a fact, with its amounts."""

from dataclasses import dataclass

from bot.games.farkle.scoring import Dice


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
class Idle:
    """The time of the seat's turn was over. What is safe for it follows: a keep and a bank, or else a lapse."""

    seat: int


@dataclass(frozen=True, slots=True)
class Back:
    """A seat that was put aside takes part again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lapse:
    """An idle turn in which nothing could be banked ended: the turn points are lost. It is no farkle."""

    seat: int


@dataclass(frozen=True, slots=True)
class Aside:
    """The seat was idle in too many turns in a row: it is passed over until it is back, and keeps its total."""

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


Move = Start | Roll | Keep | Bank | Follow | Leave | Idle | Back
"""What players, the dice and the clock do. Everything else follows from it."""

Fact = Move | Farkle | Penalty | Overshot | Missed | Lapse | Aside | Win
