"""A turn as arrays: the first axis is holds or throws, the last is cards side by side."""

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from bot.games.dice import FACES, Dice
from bot.games.yahtzee import DICE

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

HOLDS: tuple[Dice, ...] = tuple(
    held for number in range(DICE + 1) for held in combinations_with_replacement(FACES, number)
)
"""Ascending, the fewest dice first. The last 252 are whole throws."""
NUMBER = {held: number for number, held in enumerate(HOLDS)}
FIRST = NUMBER[(1,) * DICE]
THROWS = HOLDS[FIRST:]
_OF_SIZE = [slice(NUMBER[(1,) * number], NUMBER[(6,) * number] + 1) for number in range(DICE + 1)]
_ADDED = np.array([[NUMBER[tuple(sorted((*held, face)))] for face in FACES] for held in HOLDS[:FIRST]])
_LESS = [
    np.array([[NUMBER[held[:place] + held[place + 1 :]] for place in range(size)] for held in HOLDS[_OF_SIZE[size]]])
    for size in range(1, DICE + 1)
]


def thrown(worth: Floats) -> Floats:
    """The worth of each hold before the other dice are thrown. `worth`: of each whole throw."""
    found = np.empty((len(HOLDS), *worth.shape[1:]))
    found[FIRST:] = worth
    for size in range(DICE - 1, -1, -1):
        added = _ADDED[_OF_SIZE[size]]
        total = found[added[:, 0]]
        for face in range(1, len(FACES)):
            total += found[added[:, face]]
        found[_OF_SIZE[size]] = total / len(FACES)
    return found


def best_held(worth: Floats) -> Floats:
    """The worth of each throw's best hold; overwrites `worth`. Three axes: as in `Scoring.best`."""
    for size, less in enumerate(_LESS, start=1):
        here = worth[_OF_SIZE[size]]
        for place in range(size):
            of_less = worth[less[:, place]]
            if worth.ndim == 2:
                np.maximum(here, of_less, out=here)
            else:
                np.copyto(here, of_less, where=of_less[:, :1] > here[:, :1])
    return worth[FIRST:]
