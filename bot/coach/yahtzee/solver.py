"""Solves a card of one column: each from those with one more box filled."""

from dataclasses import dataclass

import numpy as np

from bot.coach.yahtzee.cards import ALL, YAHTZEE, Cards, Scoring, Taken
from bot.coach.yahtzee.throws import Floats, best_held, thrown
from bot.games.dice import FACES
from bot.games.yahtzee import BOXES, DICE, RuleSet
from bot.games.yahtzee import THROWS as MOST_THROWS


@dataclass(frozen=True, slots=True)
class Solved:
    """The points still to come, by (`has`, `mask`, `upper`): see `Cards`."""

    mean: Floats
    deviation: Floats


def solve(rules: RuleSet, fewest: int = 0) -> Solved:
    """Only cards with `fewest` boxes filled or more."""
    scoring = Scoring(rules)
    mean, square = to_come = np.zeros((2, 2, ALL + 1, scoring.at + 1))

    def step(mask: int) -> None:
        most = min(scoring.at, DICE * sum(face for face in FACES if mask >> face - 1 & 1))
        shape = (1 + (rules.yahtzee_bonus > 0) * (mask >> YAHTZEE & 1), most + 1)
        has, upper = (each.reshape(1, -1) for each in np.indices(shape))
        cards = Cards(np.full(has.shape, mask), upper, has)

        def worth(taken: Taken, _column: int, box: int) -> Floats:
            after, squares = to_come[:, taken.has, mask | 1 << box, taken.upper]
            return np.stack((taken.points + after, taken.points * (taken.points + 2 * after) + squares), axis=1)

        best = scoring.best(cards, worth)
        for _ in range(MOST_THROWS - 1):
            best = best_held(thrown(best))
        to_come[:, : shape[0], mask, : shape[1]] = thrown(best)[0].reshape(2, *shape)

    for number in range(len(BOXES) - 1, fewest - 1, -1):
        for mask in range(ALL):
            if mask.bit_count() == number:
                step(mask)
    return Solved(mean, np.sqrt(np.maximum(0, square - mean * mean)))
