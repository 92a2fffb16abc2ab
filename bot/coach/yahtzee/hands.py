"""A turn as arrays: what is held, and what is thrown to it. The same walk for every card.

The first axis is hands, the last is cards side by side.
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


@dataclass(frozen=True, eq=False)
class Hands:
    """`held` has the fewest dice first; of as many, those with most different faces. `first`: the first whole throw.

    `added`: each hand and one die more, by face. `less[n]`: without one die of their n-th face, for the hands of a size
    that have one; these come first. `chance`: of each throw of all dice.
    """

    dice: int
    held: tuple[Dice, ...]
    number: dict[Dice, int]
    first: int
    sizes: tuple[slice, ...]
    added: Whole
    less: tuple[tuple[Whole, ...], ...]
    chance: Floats

    @property
    def throws(self) -> tuple[Dice, ...]:
        """The last six are yahtzees."""
        return self.held[self.first :]

    def walk(self, best: Iterable[Floats]) -> Iterator[Floats]:
        """The worth of the best in each hand, with 0, 1, … rolls left. The array is used again.

        `best`: of whole throws, if a box is taken.
        """
        turn: Floats | None = None
        for taken in best:
            if turn is None:
                turn = np.empty((len(self.held), *taken.shape[1:]))
                turn[self.first :] = taken
            else:
                self.throw(turn)
                turn[self.first :] = taken
                self._hold(turn)
            yield turn

    def rolled(self, best: Sequence[Floats], equal: float | None = None) -> list[Floats]:
        """The worth of each hand before the other dice are rolled, and of whole throws, by the rolls left after that.

        `best`: of each throw in its best box, likewise. `equal`: of equal dice in the first of these rolls, if they end
        the game.
        """
        found = list[Floats]()
        for turn in self.walk(best):
            if equal is not None and len(found) == len(best) - 1:
                turn[-len(FACES) :] = equal
            self.throw(turn)
            found.append(turn.copy())
        return found

    def lying(self, held: Sequence[Floats], at_once: Floats) -> Floats:
        """The worth of each throw, whose dice are taken at once or held. `held`: as `rolled` returns it."""
        if not held:
            return at_once
        turn = held[-1].copy()
        turn[self.first :] = at_once
        self._hold(turn)
        return turn[self.first :]

    def _hold(self, turn: Floats) -> None:
        """Each hand becomes the best that is in it."""
        for size, less in zip(self.sizes[1:], self.less[1:], strict=True):
            more = np.empty_like(turn[size])
            for without in less:
                here, other = turn[size][: len(without)], more[: len(without)]
                np.maximum(here, turn.take(without, axis=0, out=other, mode="clip"), out=here)

    def throw(self, turn: Floats) -> None:
        """Each hand that lacks dice becomes the average of those with one more."""
        for size in self.sizes[-2::-1]:
            total = turn[size]
            if len(total) < _FEW:
                np.add.reduce(turn.take(self.added[size], axis=0, mode="clip"), axis=1, out=total)
                total /= len(FACES)
                continue
            more = np.empty_like(total)
            turn.take(self.added[size, 0], axis=0, out=total, mode="clip")
            for face in range(1, len(FACES)):
                total += turn.take(self.added[size, face], axis=0, out=more, mode="clip")
            total /= len(FACES)


_FEW = 30
"""Hands for which one call takes less than calls for each face."""


@cache
def hands_of(dice: int) -> Hands:
    held = tuple(
        hand
        for size in range(dice + 1)
        for hand in sorted(combinations_with_replacement(FACES, size), key=lambda hand: (-len(set(hand)), hand))
    )
    number = {hand: index for index, hand in enumerate(held)}
    sizes = [[index for index, hand in enumerate(held) if len(hand) == size] for size in range(dice + 1)]
    less = [
        tuple(
            np.array([number[_without(held[index], nth)] for index in size if len(set(held[index])) > nth])
            for nth in range(max(len(set(held[index])) for index in size))
        )
        for size in sizes
    ]
    first = sizes[-1][0]
    added = np.array([[number[tuple(sorted((*hand, face)))] for face in FACES] for hand in held[:first]])
    slices = tuple(slice(size[0], size[-1] + 1) for size in sizes)
    orders = dict(throws_of(dice))
    chance = np.array([orders[hand] / len(FACES) ** dice for hand in held[first:]])
    return Hands(dice, held, number, first, slices, added, tuple(less), chance)


def _without(hand: Dice, nth: int) -> Dice:
    """The hand without one die of its n-th face."""
    at = hand.index(sorted(set(hand))[nth])
    return hand[:at] + hand[at + 1 :]
