"""All throws of some dice, each with its weight."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from bot.games.dice import FACES, Dice

DiceOf: TypeAlias = Callable[[int, int], Dice]
"""Throws dice, from the number of the throw in its game (from 1) and how many dice it has."""


class WeightedThrow(NamedTuple):
    """A throw: its dice in ascending order, and in how many orders they can fall."""

    dice: Dice
    orders: int


@cache
def throws_of(number: int) -> tuple[WeightedThrow, ...]:
    """All throws of `number` dice; their orders add up to `6 ** number`."""
    if number == 0:
        return ()
    return tuple(
        WeightedThrow(dice, factorial(number) // prod(map(factorial, Counter(dice).values())))
        for dice in combinations_with_replacement(FACES, number)
    )
