"""What a throw is worth in each box, before it is multiplied by the number of a column."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from functools import cache

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.yahtzee.rules import DICE, RuleSet

_LOW, _HIGH = 4, 5


class Box(StrEnum):
    """The boxes of a column, from top to bottom."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    YAHTZEE = "yahtzee"
    CHANCE = "chance"

    @property
    def row(self) -> int:
        """Its place in a column, from 0."""
        return BOXES.index(self)


BOXES = tuple(Box)
UPPER = dict(zip(BOXES, FACES, strict=False))
"""The boxes that count one face, with that face."""


def is_yahtzee(dice: Dice) -> bool:
    """Do all five dice show the same face?"""
    return len(dice) == DICE and len(set(dice)) == 1


def points_in(rules: RuleSet, box: Box, dice: Dice, *, is_joker: bool = False) -> int:
    """What these dice are worth in a box of the first column. A joker, which is a yahtzee, fills every lower box."""
    if box in UPPER:
        return UPPER[box] * dice.count(UPPER[box])
    if box is Box.CHANCE:
        return sum(dice)
    fills, worth = _FILLS[box], getattr(rules, box.name.lower())
    if not fills(dice) and not is_joker:
        return 0
    return sum(dice) if worth == "sum" else int(worth)


@cache
def most_in(rules: RuleSet, box: Box) -> int:
    """The most that a box of the first column may hold."""
    return max(points_in(rules, box, throw.dice) for throw in throws_of(DICE))


def _alike(number: int) -> Callable[[Dice], bool]:
    return lambda dice: max(Counter(dice).values(), default=0) >= number


def _in_a_row(number: int) -> Callable[[Dice], bool]:
    rows = [set(range(first, first + number)) for first in FACES if first + number - 1 in FACES]
    return lambda dice: any(row <= set(dice) for row in rows)


def _is_full_house(dice: Dice) -> bool:
    return sorted(Counter(dice).values()) == [2, 3]


_FILLS: dict[Box, Callable[[Dice], bool]] = {
    Box.THREE_OF_A_KIND: _alike(3),
    Box.FOUR_OF_A_KIND: _alike(4),
    Box.FULL_HOUSE: _is_full_house,
    Box.LOW_STRAIGHT: _in_a_row(_LOW),
    Box.HIGH_STRAIGHT: _in_a_row(_HIGH),
    Box.YAHTZEE: is_yahtzee,
}
