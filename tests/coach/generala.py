"""The average of best play in Generala, from the sheet alone: it shares nothing with the bot."""

from itertools import combinations, combinations_with_replacement, product

import numpy as np
from numpy.typing import NDArray

FACES = range(1, 7)
THROWS: list[tuple[int, ...]] = [*combinations_with_replacement(FACES, 5)]
HELD: list[tuple[int, ...]] = [held for size in range(6) for held in combinations_with_replacement(FACES, size)]
BOXES = 11
GENERALA, DOUBLE = 9, 10


def score(dice: tuple[int, ...], box: int, *, served: bool) -> int:
    """A double generala that counts. Boxes: six faces, escalera, full, póker, generala, doble."""
    counts = sorted(map(dice.count, FACES))
    if box < 6:
        return (box + 1) * dice.count(box + 1)
    rows = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}, {3, 4, 5, 6, 1})
    found = {6: set(dice) in rows, 7: counts[-2:] == [2, 3], 8: counts[-1] >= 4}.get(box, counts[-1] == 5)
    return found * ({6: 20, 7: 30, 8: 40, GENERALA: 50, DOUBLE: 100}[box] + 5 * (served and box < GENERALA))


def average() -> float:
    """Alone. A served generala ends the game."""
    chance, can_hold = np.zeros((len(HELD), len(THROWS))), np.full((len(THROWS), len(HELD)), -np.inf)
    for row, held in enumerate(HELD):
        for more in product(FACES, repeat=5 - len(held)):
            chance[row, THROWS.index(tuple(sorted(held + more)))] += 6.0 ** -len(more)
    for row, dice in enumerate(THROWS):
        for held in {part for size in range(6) for part in combinations(dice, size)}:
            can_hold[row, HELD.index(held)] = 0
    points = np.array(
        [[[score(dice, box, served=served) for dice in THROWS] for box in range(BOXES)] for served in (False, True)],
        dtype=np.float64,
    )
    five = np.array([len(set(dice)) == 1 for dice in THROWS])
    to_come = np.zeros((2, 1 << BOXES))  # by whether the generala box holds points, and by the filled boxes

    def best(filled: int, has: int, *, served: bool) -> NDArray[np.float64]:
        found = np.full(len(THROWS), -np.inf)
        for box in range(BOXES):
            if not filled >> box & 1:
                now = points[int(served), box] * (has if box == DOUBLE else 1)
                then = to_come[np.where(now > 0, 1, has) if box == GENERALA else has, filled | 1 << box]
                found = np.maximum(found, now + then)
        return found

    for filled in range((1 << BOXES) - 2, -1, -1):
        for has in (0, 1) if filled >> GENERALA & 1 else (0,):
            worth = (can_hold + chance @ best(filled, has, served=False)).max(axis=1)
            held = chance @ worth
            held[-len(THROWS) :] = best(filled, has, served=True)
            first = np.where(five, 0, (can_hold + held).max(axis=1))
            to_come[has, filled] = (chance @ first)[0]
    return float(to_come[0, 0])
