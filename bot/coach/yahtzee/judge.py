"""Values cards by solved columns: points, and the chance to win (`docs/yahtzee.md` says how)."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from bot.coach.yahtzee.boxes import Taken, Value, boxes_as_arrays
from bot.coach.yahtzee.cards import Cards, UpperParts
from bot.coach.yahtzee.hands import Floats, Whole
from bot.coach.yahtzee.solved import Factored, Solved
from bot.games.yahtzee import UPPER, Box, RuleSet

_SPARE_WORTH = {
    Box.ONES: -1,
    Box.TWOS: -1,
    Box.THREES: -1,
    Box.FOURS: 1,
    Box.FIVES: 2,
    Box.SIXES: 3,
    Box.THREE_OF_A_KIND: 3,
    Box.FOUR_OF_A_KIND: 6,
    Box.FULL_HOUSE: 1,
    Box.HIGH_STRAIGHT: 4,
    Box.YAHTZEE: 8,
    Box.CHANCE: 4,
}
"""An open box is worth this much more if other columns can take what doesn't fit it. Found by trial."""
RollsLeft = Whole | int
"""The rolls that a turn has left: one number, or many."""
_HALF = 8
"""The spare turns that are worth half of it."""
_LEAST = 1e-9
"""Avoids division by 0."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Normally distributed points."""

    mean: Floats
    variance: Floats

    def __add__(self, other: "Spread") -> "Spread":
        return Spread(self.mean + other.mean, self.variance + other.variance)

    def beats(self, other: "Spread") -> Floats:
        """The chance to have more than `other`; a tie is half."""
        apart = (self.mean - other.mean) / np.sqrt(self.variance + other.variance + _LEAST)
        # The error function, to 0.00015, but much faster.
        return 1 / (1 + np.exp(-np.clip(apart * (1.5976 + 0.07056 * apart * apart), -700, 700)))

    def greater(self, other: "Spread") -> "Spread":
        """Approximates the greater of both."""
        wide = np.sqrt(self.variance + other.variance + _LEAST)
        mine = self.beats(other)
        both = wide * np.exp(-(((self.mean - other.mean) / wide) ** 2) / 2) / np.sqrt(2 * np.pi)
        mean = self.mean * mine + other.mean * (1 - mine) + both
        square = (self.mean**2 + self.variance) * mine + (other.mean**2 + other.variance) * (1 - mine)
        square += (self.mean + other.mean) * both
        return Spread(mean, np.maximum(0, square - mean * mean))


def certain(points: Floats) -> Spread:
    return Spread(points, np.zeros_like(points))


_STEADIER = 0.83
"""The share of the deviation without saved throws that is left with them: 63.8 of 76.9 points in Maxi Yatzy."""


class Judge:
    """Values cards by a solved column. If that is of other rules, only boxes that both have count."""

    def __init__(self, rules: RuleSet, solved: Solved) -> None:
        self.boxes, self.solved = boxes_as_arrays(rules), solved
        known = boxes_as_arrays(solved.rules)
        self._parts, self._most_extras, self._most_saved = known.upper_parts, known.most_extras, known.most_saved
        lower, known_lower = (each.names[len(UPPER) :] for each in (self.boxes, known))
        sets = np.arange(1 << len(lower))
        # A box that the card has not counts as filled.
        bits = (sets >> lower.index(box) & 1 if box in lower else 1 + 0 * sets for box in known_lower)
        self._low = sum((bit << box for box, bit in enumerate(bits)), 0 * sets)
        """The set of lower boxes in the solved column, by that on the card."""
        self._spare_worth = np.array([_SPARE_WORTH.get(box, 0) for box in self.boxes.names])
        self.is_exact = rules.columns == 1 and not isinstance(solved.mean, Factored)
        self.saves = rules.saved_rolls and known.most_saved > 0
        # The solved deviations do not know of saved rolls, and these make the upper bonus nearly certain.
        self._deviation_of_empty = (
            _STEADIER * solved.deviation[0, 0, len(self._parts.filled) - 1] if self.saves else 0.0
        )

    def to_come(self, cards: Cards) -> Spread:
        """The points still to come on each card."""
        share, spare = self._share(cards), self._spare(cards)
        columns = (
            self._column(column, share, *each, None if column else cards.saved)
            for column, each in enumerate(zip(cards.extras, cards.filled, cards.upper, spare, strict=True))
        )
        return sum(columns, certain(np.zeros(1)))

    def points(self, cards: Cards, rolls_left: RollsLeft = 0) -> Value:
        """Values boxes by the points of the turn and those to come. `rolls_left`: those that the turn does not use; if
        they are an array of two axes, values have its first one between kinds and cards.
        """
        outcome = self._outcome(cards, rolls_left)
        return lambda taken: outcome(taken).mean

    def win(self, cards: Cards, total: Floats, rival: Spread, rolls_left: RollsLeft = 0) -> Value:
        """Values boxes by the chance to win. `total`: what the cards have; `rival`: the best final total of the others;
        `rolls_left`: as for `points`.
        """
        outcome = self._outcome(cards, rolls_left)
        return lambda taken: (outcome(taken) + certain(total)).beats(rival)

    def best_boxes(self, cards: Cards, rolls: int, value: Callable[[RollsLeft], Value]) -> list[Floats]:
        """The values of throws in their best box, by throw and card, with 0, 1, … `rolls` - 1 rolls left. `value`: how
        boxes are valued, by the rolls left.
        """
        if not self.saves:
            return [self.boxes.best(cards, value(0))] * rolls
        best = self.boxes.offers(cards, value(np.arange(rolls)[:, np.newaxis])).best(self.boxes.hands)
        return [best[:, left] for left in range(rolls)]

    def _outcome(self, cards: Cards, rolls_left: RollsLeft) -> Callable[[Taken], Spread]:
        """A function that says what a box taken brings, now and later."""
        spare, share, share_with_one_more = self._spare(cards), self._share(cards), self._share(cards, 1)
        # Each other column has a turn less to spare.
        less = np.maximum(0, spare - 1)

        def outcome(taken: Taken) -> Spread:
            column, points, upper, extras = taken.column, taken.points, taken.upper, taken.extras
            if np.ndim(rolls_left) == 2:
                points, upper, extras = points[:, np.newaxis], upper[:, np.newaxis], extras[:, np.newaxis]
            after = (extras > 0) * share_with_one_more if taken.box == self.boxes.unlocking else share
            filled = cards.filled[column] | 1 << taken.box
            own = self._column(column, after, extras, filled, upper, spare[column], rolls_left)
            others = (
                self._column(other, after, cards.extras[other], cards.filled[other], cards.upper[other], less[other])
                for other in range(len(cards.filled))
                if other != column
            )
            return sum(others, Spread(points + own.mean, own.variance))

        return outcome

    def _share(self, cards: Cards, more: int = 0) -> Floats:
        """The share of columns whose yahtzee box holds points, of each card, with `more` of them; 0 if one can't."""
        has_yahtzee = cards.extras > 0
        can_have = np.where(cards.filled >> self.boxes.unlocking & 1, has_yahtzee, 1).prod(axis=0)
        share: Floats = can_have * (has_yahtzee.sum(axis=0) + more) / len(has_yahtzee)
        return share

    def _spare(self, cards: Cards) -> Whole:
        """The turns beyond the open boxes of each column."""
        is_open = len(self.boxes.names) - np.bitwise_count(cards.filled).astype(np.int64)
        spare: Whole = is_open.sum(axis=0) - is_open
        return spare

    def _column(
        self,
        column: int,
        share: Floats,
        extras: Whole,
        filled: Whole,
        upper: Whole,
        spare: Whole,
        saved: RollsLeft | None = None,
    ) -> Spread:
        """The points still to come in a column. `share`: of its bonuses for extra yahtzees that count. `spare`: as
        `_spare` finds them. `saved`: rolls, which are counted in one column.
        """
        parts, solved = self._parts, self.solved
        # The solved column may have fewer extras, and an upper bonus that needs more or fewer points.
        extras = np.minimum(extras, self._most_extras)
        upper = upper * parts.needed // max(1, self.boxes.upper_parts.needed)
        where = self._low[filled >> len(UPPER)], parts.number[filled & UpperParts.all, upper]
        state: RollsLeft = 0
        if self.saves and saved is not None:
            state = (1 + np.minimum(saved, self._most_saved)) * (1 + self._most_extras)
        mean = solved.mean[state, *where]
        if self._most_extras:
            mean = mean + share * (solved.mean[state + extras, *where] - mean)
        if spare.any():
            is_open = ~filled[..., np.newaxis] >> np.arange(len(self.boxes.names)) & 1
            mean = mean + spare / (spare + _HALF) * (is_open @ self._spare_worth)
        factor, deviation = self.boxes.rules.factor(column + 1), solved.deviation[(share == 1) * extras, *where]
        if self.saves:
            deviation = self._deviation_of_empty * np.sqrt(1 - np.bitwise_count(filled) / len(self.boxes.names))
        return Spread(factor * mean, (factor * deviation) ** 2)
