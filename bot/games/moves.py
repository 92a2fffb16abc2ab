"""Moves of every game: what players, dice and the clock do. They have no amounts that follow from the rules."""

from dataclasses import dataclass

from bot.games.dice import Dice


@dataclass(frozen=True, slots=True)
class Roll:
    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Leave:
    seat: int


@dataclass(frozen=True, slots=True)
class TimeOut:
    seat: int


@dataclass(frozen=True, slots=True)
class ComeBack:
    seat: int


@dataclass(frozen=True, slots=True)
class SetAside:
    """The others play on without the seat."""

    seat: int
