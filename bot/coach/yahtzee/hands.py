"""A turn as a walk over hands, in numpy, for many cards at once.

A hand is some of the dice, in ascending order: none of them, a few, or all. A hand of all dice is a throw. Five dice
have 462 hands; the last 252 are the throws. A value is what best play still brings, as the caller measures it. Arrays
of values have one row for each hand or throw, and one column for each card (some callers use more axes for cards). The
dice are the same for every card, so each step is taken for all of them together.

A turn is valued from its end:

1. Without rolls left, a throw is worth its best box.
2. A roll: from the largest hands down, a hand that lacks dice becomes the average of the six hands with one die more.
   So 6 6 6 6 becomes the average of 1 6 6 6 6 to 6 6 6 6 6, and the empty hand that of a roll of all dice.
3. A choice: from the smallest hands up, a hand becomes the best of itself and of those with one die less, which are the
   best of theirs by now. So 1 6 6 6 6 becomes its best box or, if that is more, what rolling some dice again brings.
4. Steps 2 and 3 repeat for each further roll.

With two dice and one point for a pair, on one card, two rolls make a pair in 11 of 36 turns:

    >>> hands = hands_of(2)
    >>> hands.all[0], hands.all[1:7], hands.throws[:2], hands.throws[-1]
    ((), ((1,), (2,), (3,), (4,), (5,), (6,)), ((1, 2), (1, 3)), (6, 6))
    >>> pair = np.array([[float(first == second)] for first, second in hands.throws])
    >>> for values in hands.walk([pair, pair]):
    ...     print(hands.chance @ values[hands.first_throw :] * 36)
    [6.]
    [11.]
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

EQUAL_DICE = slice(-len(FACES), None)
"""The throws whose dice are all alike: the last six."""


@dataclass(frozen=True, eq=False)
class Hands:
    """The hands of some dice. In `all`, the smallest come first, and of each size those with the most different faces.

    - `index[hand]`: its place in `all`. `first_throw`: the place of the first throw. `sizes[n]`: the places of all
      hands of n dice.
    - `one_more[hand, face]`: the places of a hand with one die more, for hands that are not throws.
    - `one_less[n][k]`: the places of hands of n dice without a die of their k-th face, for those that have that many
      different faces, which come first.
    - `chance[throw]`: of a roll of all dice.
    """

    dice: int
    all: tuple[Dice, ...]
    index: dict[Dice, int]
    first_throw: int
    sizes: tuple[slice, ...]
    one_more: Whole
    one_less: tuple[tuple[Whole, ...], ...]
    chance: Floats

    @property
    def throws(self) -> tuple[Dice, ...]:
        return self.all[self.first_throw :]

    def throw_of(self, dice: Dice) -> int:
        """The place among the throws of dice in any order."""
        return self.index[tuple(sorted(dice))] - self.first_throw

    def walk(self, best: Iterable[Floats]) -> Iterator[Floats]:
        """The values of hands with 0, 1, … rolls left, in an array that each step overwrites.

        `best`: the values of throws in their best box, with as many rolls left. With none left, only throws have
        values.
        """
        values: Floats | None = None
        for in_box in best:
            if values is None:
                values = np.empty((len(self.all), *in_box.shape[1:]))
                values[self.first_throw :] = in_box
            else:
                self.roll(values)
                values[self.first_throw :] = in_box
                self._choose(values)
            yield values

    def values_held(self, best: Sequence[Floats], of_equal_dice: float | None = None) -> list[Floats]:
        """The values of hands that are held while the other dice are rolled, with 0, 1, … rolls left after that; of
        throws, as they lie.

        `best`: as for `walk`. `of_equal_dice`: the value of equal dice in the first of these rolls, if they end the
        game.
        """
        found = list[Floats]()
        for values in self.walk(best):
            if of_equal_dice is not None and len(found) == len(best) - 1:
                values[EQUAL_DICE] = of_equal_dice
            self.roll(values)
            found.append(values.copy())
        return found

    def values_thrown(self, held: Sequence[Floats], in_box: Floats) -> Floats:
        """The values of throws that are taken, which brings `in_box`, or held. `held`: from `values_held`, one array
        for each roll that is left.
        """
        if not held:
            return in_box
        values = held[-1].copy()
        values[self.first_throw :] = in_box
        self._choose(values)
        return values[self.first_throw :]

    def roll(self, values: Floats) -> None:
        """Makes each hand that lacks dice the average of those with one more."""
        for size in self.sizes[-2::-1]:
            total = values[size]
            if len(total) < _FEW:
                np.add.reduce(values.take(self.one_more[size], axis=0, mode="clip"), axis=1, out=total)
                total /= len(FACES)
                continue
            more = np.empty_like(total)
            values.take(self.one_more[size, 0], axis=0, out=total, mode="clip")
            for face in range(1, len(FACES)):
                total += values.take(self.one_more[size, face], axis=0, out=more, mode="clip")
            total /= len(FACES)

    def _choose(self, values: Floats) -> None:
        """Makes each hand the best of those that are in it."""
        for size, one_less in zip(self.sizes[1:], self.one_less[1:], strict=True):
            buffer = np.empty_like(values[size])
            for less in one_less:
                here, other = values[size][: len(less)], buffer[: len(less)]
                np.maximum(here, values.take(less, axis=0, out=other, mode="clip"), out=here)


_FEW = 30
"""Hands for which one call takes less time than a call for each face."""


@cache
def hands_of(dice: int) -> Hands:
    found = tuple(
        hand
        for size in range(dice + 1)
        for hand in sorted(combinations_with_replacement(FACES, size), key=lambda hand: (-len(set(hand)), hand))
    )
    index = {hand: place for place, hand in enumerate(found)}
    by_size = [[hand for hand in found if len(hand) == size] for size in range(dice + 1)]
    one_less = [
        tuple(
            np.array([index[_without(hand, nth)] for hand in hands if len(set(hand)) > nth])
            for nth in range(max(len(set(hand)) for hand in hands))
        )
        for hands in by_size
    ]
    first_throw = index[by_size[-1][0]]
    one_more = np.array([[index[tuple(sorted((*hand, face)))] for face in FACES] for hand in found[:first_throw]])
    sizes = tuple(slice(index[hands[0]], index[hands[-1]] + 1) for hands in by_size)
    orders = dict(throws_of(dice))
    chance = np.array([orders[hand] / len(FACES) ** dice for hand in found[first_throw:]])
    return Hands(dice, found, index, first_throw, sizes, one_more, tuple(one_less), chance)


def _without(hand: Dice, nth: int) -> Dice:
    """The hand without one die of its n-th face."""
    place = hand.index(sorted(set(hand))[nth])
    return hand[:place] + hand[place + 1 :]
