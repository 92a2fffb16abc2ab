"""The walk of a turn, compiled: numba takes a second and 100 MB to load, so it is for cards with many boxes."""

from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from bot.coach.lanes import LANES, compiled, greater, of, plus, put, times
from bot.coach.yahtzee.hands import Floats, Hands
from bot.coach.yahtzee.solver import Offers

_Numbers = NDArray[np.uint32]


def walk(hands: Hands, offers: Offers, levels: int) -> Floats:
    """The values that `solver.walk` finds, for a multiple of LANES cards."""
    plain = np.arange(len(hands.throws) - 6)
    throws = np.concatenate([plain, *(throws for throws, _ in offers.more)])
    rows = np.concatenate([np.zeros_like(plain), *(rows for _, rows in offers.more)])
    rows = rows[np.argsort(throws, kind="stable")].astype(np.uint32)
    first = _first(np.bincount(throws, minlength=len(hands.throws)))
    found = np.empty((levels, offers.worth.shape[-1]))
    _walk(offers.worth.reshape(len(offers.worth), -1), first, rows, *_lists(hands), hands.chance, found)
    return found


def _first(sizes: NDArray[np.int64]) -> _Numbers:
    """The beginning of each of several lists that follow each other, and the end of the last one."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.uint32)


@cache
def _lists(hands: Hands) -> tuple[_Numbers, _Numbers, _Numbers]:
    """`Hands.added`, and `Hands.less` by hand, with where each begins."""
    less: list[list[int]] = [[] for _ in hands.held]
    for size, columns in zip(hands.sizes, hands.less, strict=True):
        for column in columns:
            for index, other in enumerate(column, size.start):
                less[index].append(other)
    all_less = np.array([*chain(*less)], np.uint32)
    return hands.added.astype(np.uint32), all_less, _first(np.array([*map(len, less)]))


@compiled
def _walk(worth, first, rows, added, less, first_less, chance, found):  # type: ignore[no-untyped-def]  # compiled
    levels, cards = found.shape
    missing, offered = added.shape[0], worth.shape[1] // cards
    turn = np.empty((first_less.size - 1, LANES))
    for card in range(0, cards, LANES):
        for level in range(levels):
            taken = min(level, offered - 1) * cards + card
            if level:
                for hand in range(missing - 1, -1, -1):
                    total = of(turn, added[hand, 0], 0)
                    for face in range(1, 6):
                        total = plus(total, of(turn, added[hand, face], 0))
                    put(turn, hand, times(total, 1 / 6))
                for hand in range(missing):
                    best = of(turn, hand, 0)
                    for place in range(first_less[hand], first_less[hand + 1]):
                        best = greater(best, of(turn, less[place], 0))
                    put(turn, hand, best)
            total = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
            for throw in range(first.size - 1):
                best = of(worth, rows[first[throw]], taken)
                for place in range(first[throw] + 1, first[throw + 1]):
                    best = greater(best, of(worth, rows[place], taken))
                if level:
                    for place in range(first_less[missing + throw], first_less[missing + throw + 1]):
                        best = greater(best, of(turn, less[place], 0))
                put(turn, missing + throw, best)
                total = plus(total, times(best, chance[throw]))
            for lane in range(LANES):
                found[level, card + lane] = total[lane]
