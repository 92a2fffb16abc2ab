"""Facts that every game has: what happened. A game is what its facts add up to, so each carries all its amounts."""

from dataclasses import dataclass

from bot.games.dice import Dice


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice were thrown. They stand in the order in which they fell."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Left:
    """The seat left. It keeps its total, is passed over from now on, and cannot win."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of the turn ran out. What the rules then do for the seat follows."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A seat that was put aside takes part again."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutAside:
    """The time ran out in too many turns in a row: the seat is passed over until it comes back. It keeps its total."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over, and these seats won it."""

    seats: tuple[int, ...]
