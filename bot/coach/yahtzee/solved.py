"""Solved columns: what best play brings on any card of one column."""

from dataclasses import dataclass

import numpy as np

from bot.coach.yahtzee.hands import Floats, Whole
from bot.games.yahtzee import RuleSet


@dataclass(frozen=True, slots=True)
class Factored:
    """Values as sums of products, which takes much less memory: `sum(lower[low] * upper[state, part])` is that of a
    column. It is read like an array of these three axes.
    """

    lower: Floats
    upper: Floats

    def __getitem__(self, index: tuple[Whole | int, Whole | int, Whole | int]) -> Floats:
        state, low, part = index
        found: Floats = np.einsum("...r,...r->...", self.lower[low], self.upper[state, part])
        return found


@dataclass(frozen=True, slots=True)
class Solved:
    """What best play still brings on a card of one column: the `mean` of the points to come, and their `deviation`.

    Both are indexed by `[state, low, part]`: `low` is the set of filled lower boxes (the first of them is bit 0), and
    `part` the number of the upper part (`UpperParts`). The state is `Cards.extras`. If rules save rolls, these states
    are of the same rules without; those with n saved rolls follow, by extras again: `(1 + n) * (1 + most_extras) +
    extras`.

    `average`: the mean of an empty card.
    """

    rules: RuleSet
    mean: Floats | Factored
    deviation: Floats | Factored
    average: float
