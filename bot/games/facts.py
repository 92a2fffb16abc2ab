"""Facts of every game. A game is the sum of its facts, so each has all its amounts."""

from dataclasses import dataclass

from bot.games.dice import Dice


@dataclass(frozen=True, slots=True)
class OfSeat:
    """A fact or a move that only says whose it is."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A throw; its dice are in the order they fell."""

    seat: int
    dice: Dice


class Left(OfSeat):
    """The player has left; the seat keeps its total, and cannot win."""


class TimedOut(OfSeat):
    """The time of the turn has run out; the rules now act for the seat."""


class CameBack(OfSeat): ...


class PutAside(OfSeat):
    """The seat has been put aside, and is skipped until it comes back."""


@dataclass(frozen=True, slots=True)
class Won:
    seats: tuple[int, ...]
