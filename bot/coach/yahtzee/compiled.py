"""The walk of a turn, compiled: numba takes a second and 100 MB to load, so it is for cards with many boxes."""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

import numpy as np
from numba import config, njit
from numpy.typing import NDArray

from bot.coach.yahtzee.hands import Floats, Hands
from bot.coach.yahtzee.solver import LANES, Offers

# Eight additions of single numbers become one or two of vectors.
config.SLP_VECTORIZE = 1  # type: ignore[attr-defined]  # numba's options are made as it loads

_Numbers = NDArray[np.uint32]
_compiled: Callable[..., Callable[..., Any]] = njit(cache=True, fastmath={"contract", "nsz"}, error_model="numpy")


def walk(hands: Hands, offers: Offers, levels: int) -> Floats:
    """As `solver.walk`, for a multiple of LANES cards."""
    plain = np.arange(len(hands.throws) - 6)
    throws = np.concatenate([plain, *(throws for throws, _ in offers.more)])
    rows = np.concatenate([np.zeros_like(plain), *(rows for _, rows in offers.more)])
    rows = rows[np.argsort(throws, kind="stable")].astype(np.uint32)
    first = _first(np.bincount(throws, minlength=len(hands.throws)))
    found = np.empty((levels, offers.worth.shape[-1]))
    _walk(offers.worth.reshape(len(offers.worth), -1), first, rows, *_lists(hands), hands.chance, found)
    return found


def _first(sizes: NDArray[np.int64]) -> _Numbers:
    """Where each of several lists begins that follow each other, and where the last one ends."""
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


@_compiled
def _of(a, r, c):  # type: ignore[no-untyped-def]  # compiled
    """Eight numbers of a row."""
    return a[r, c], a[r, c + 1], a[r, c + 2], a[r, c + 3], a[r, c + 4], a[r, c + 5], a[r, c + 6], a[r, c + 7]


@_compiled
def _put(a, r, b):  # type: ignore[no-untyped-def]  # compiled
    a[r, 0], a[r, 1], a[r, 2], a[r, 3], a[r, 4], a[r, 5], a[r, 6], a[r, 7] = b


@_compiled
def _max(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a if a > b else b


@_compiled
def _greater(a, b):  # type: ignore[no-untyped-def]  # compiled
    first = _max(a[0], b[0]), _max(a[1], b[1]), _max(a[2], b[2]), _max(a[3], b[3])
    return *first, _max(a[4], b[4]), _max(a[5], b[5]), _max(a[6], b[6]), _max(a[7], b[7])


@_compiled
def _sum(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6], a[7] + b[7]


@_compiled
def _times(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a[0] * b, a[1] * b, a[2] * b, a[3] * b, a[4] * b, a[5] * b, a[6] * b, a[7] * b


@_compiled
def _walk(worth, first, rows, added, less, first_less, chance, found):  # type: ignore[no-untyped-def]  # compiled
    levels, cards = found.shape
    missing, offered = added.shape[0], worth.shape[1] // cards
    turn = np.empty((first_less.size - 1, LANES))
    for card in range(0, cards, LANES):
        for level in range(levels):
            taken = min(level, offered - 1) * cards + card
            if level:
                for hand in range(missing - 1, -1, -1):
                    total = _of(turn, added[hand, 0], 0)
                    for face in range(1, 6):
                        total = _sum(total, _of(turn, added[hand, face], 0))
                    _put(turn, hand, _times(total, 1 / 6))
                for hand in range(missing):
                    best = _of(turn, hand, 0)
                    for place in range(first_less[hand], first_less[hand + 1]):
                        best = _greater(best, _of(turn, less[place], 0))
                    _put(turn, hand, best)
            total = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
            for throw in range(first.size - 1):
                best = _of(worth, rows[first[throw]], taken)
                for place in range(first[throw] + 1, first[throw + 1]):
                    best = _greater(best, _of(worth, rows[place], taken))
                if level:
                    for place in range(first_less[missing + throw], first_less[missing + throw + 1]):
                        best = _greater(best, _of(turn, less[place], 0))
                _put(turn, missing + throw, best)
                total = _sum(total, _times(best, chance[throw]))
            for lane in range(LANES):
                found[level, card + lane] = total[lane]
