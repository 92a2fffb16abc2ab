"""Moves: what players, dice and the clock do. A move carries no amounts that follow from the rules.

`bot.games.farkle.facts` are what comes of them.
"""

from dataclasses import dataclass

from bot.games.dice import Dice
from bot.games.moves import ComeBack, Leave, Roll, TimeOut


@dataclass(frozen=True, slots=True)
class RollOff:
    """Throw one die for who begins."""

    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Set scoring dice of the last throw aside, in any order."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Bank:
    """End the turn and make its points safe."""

    seat: int


@dataclass(frozen=True, slots=True)
class Follow:
    """Begin the turn with the dice and the points of the seat before."""

    seat: int


Move = RollOff | Roll | Keep | Bank | Follow | Leave | TimeOut | ComeBack
