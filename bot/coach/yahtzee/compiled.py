"""The walk of a turn, compiled: numba takes a second and 100 MB to load, so it is for cards with many boxes."""

from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from bot.coach.lanes import LANES, compiled, greater, of, plus, put, times
from bot.coach.yahtzee.boxes import Offers
from bot.coach.yahtzee.hands import Floats, Hands

_Numbers = NDArray[np.uint32]


def walk(hands: Hands, offers: Offers, rolls: int) -> Floats:
    """The values that `solver._walk` finds, for a multiple of LANES cards."""
    plain = np.arange(len(hands.throws) - 6)
    throws = np.concatenate([plain, *(throws for throws, _ in offers.better)])
    rows = np.concatenate([np.zeros_like(plain), *(rows for _, rows in offers.better)])
    rows = rows[np.argsort(throws, kind="stable")].astype(np.uint32)
    first_row = _begins(np.bincount(throws, minlength=len(hands.throws)))
    found = np.empty((rolls, offers.values.shape[-1]))
    by_row = offers.values.reshape(len(offers.values), -1)
    _walk(by_row, first_row, rows, *_neighbours(hands), hands.chance, found)
    return found


def _begins(sizes: NDArray[np.int64]) -> _Numbers:
    """The beginning of each of several lists that follow each other, and the end of the last one."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.uint32)


@cache
def _neighbours(hands: Hands) -> tuple[_Numbers, _Numbers, _Numbers]:
    """`Hands.one_more`; the hands with one die less, in a list for each hand; and the beginnings of these lists."""
    less: list[list[int]] = [[] for _ in hands.all]
    for size, each_face in zip(hands.sizes, hands.one_less, strict=True):
        for smaller in each_face:
            for hand, other in enumerate(smaller, size.start):
                less[hand].append(other)
    one_less = np.array([*chain(*less)], np.uint32)
    return hands.one_more.astype(np.uint32), one_less, _begins(np.array([*map(len, less)]))


@compiled
def _walk(offered, first_row, rows, one_more, one_less, first_less, chance, found):  # type: ignore[no-untyped-def]  # compiled
    rolls, cards = found.shape
    first_throw, layers = one_more.shape[0], offered.shape[1] // cards
    values = np.empty((first_less.size - 1, LANES))
    for card in range(0, cards, LANES):
        for left in range(rolls):
            column = min(left, layers - 1) * cards + card
            if left:
                for hand in range(first_throw - 1, -1, -1):
                    total = of(values, one_more[hand, 0], 0)
                    for face in range(1, 6):
                        total = plus(total, of(values, one_more[hand, face], 0))
                    put(values, hand, times(total, 1 / 6))
                for hand in range(first_throw):
                    best = of(values, hand, 0)
                    for place in range(first_less[hand], first_less[hand + 1]):
                        best = greater(best, of(values, one_less[place], 0))
                    put(values, hand, best)
            total = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
            for throw in range(first_row.size - 1):
                best = of(offered, rows[first_row[throw]], column)
                for place in range(first_row[throw] + 1, first_row[throw + 1]):
                    best = greater(best, of(offered, rows[place], column))
                if left:
                    for place in range(first_less[first_throw + throw], first_less[first_throw + throw + 1]):
                        best = greater(best, of(values, one_less[place], 0))
                put(values, first_throw + throw, best)
                total = plus(total, times(best, chance[throw]))
            for lane in range(LANES):
                found[left, card + lane] = total[lane]
