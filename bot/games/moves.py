"""Moves that every game has: what players, dice and the clock do. A move has no amounts that follow from the rules."""

from dataclasses import dataclass

from bot.games.dice import Dice


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice, which fall in this order."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the game for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeOut:
    """End the turn of a seat whose time is up."""

    seat: int


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take part again after being put aside."""

    seat: int
