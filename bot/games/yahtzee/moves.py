"""Moves: what players, dice and the clock do. A move carries no amounts that follow from the rules.

`bot.games.yahtzee.facts` are what comes of them.
"""

from dataclasses import dataclass

from bot.games.dice import Dice
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.yahtzee.scoring import Box


@dataclass(frozen=True, slots=True)
class Hold:
    """Let these dice, in any order, lie while the others are thrown again. They may be none."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Score:
    """Take a box for the dice, and end the turn."""

    seat: int
    box: Box
    column: int


Move = Roll | Hold | Score | Leave | TimeOut | ComeBack
