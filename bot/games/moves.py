"""Moves of every game: what players, dice and the clock do. They have no amounts that follow from the rules."""

from dataclasses import dataclass

from bot.games.dice import Dice
from bot.games.facts import OfSeat


@dataclass(frozen=True, slots=True)
class Roll:
    seat: int
    dice: Dice


class Leave(OfSeat): ...


class TimeOut(OfSeat): ...


class ComeBack(OfSeat): ...


class SetAside(OfSeat):
    """A request of the others to play on without the seat."""
