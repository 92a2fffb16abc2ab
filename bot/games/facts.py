"""Facts of every game. A game is the sum of its facts, so each has all its amounts."""

from dataclasses import dataclass

from bot.games.dice import Dice


@dataclass(frozen=True, slots=True)
class Rolled:
    """In the order the dice fell."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Left:
    """The seat keeps its total, and cannot win."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The rules then act for the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    seat: int


@dataclass(frozen=True, slots=True)
class PutAside:
    """The seat is skipped until it comes back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    seats: tuple[int, ...]
