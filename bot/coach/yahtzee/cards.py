"""The first axis is throws, or kinds of them; the last is cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bot.coach.yahtzee.throws import THROWS, Floats, Whole
from bot.games.dice import FACES
from bot.games.yahtzee import BOXES, UPPER, Box, Card, Column, RuleSet, is_yahtzee, points_in

ALL = (1 << len(BOXES)) - 1
"""The mask of a column without open boxes."""
YAHTZEE = Box.YAHTZEE.row
_LOWER = ALL & -(1 << len(UPPER))
_FACES = np.arange(len(FACES))[:, np.newaxis, np.newaxis]
_YAHTZEES = slice(-len(FACES), None)


@dataclass(frozen=True, slots=True)
class Cards:
    """Arrays of columns by cards.

    `mask` has a bit for each filled box. `upper`: their sum, divided by the column's number, up to the bonus. `has`: 1
    if the yahtzee box holds a yahtzee and further ones bring a bonus.
    """

    mask: Whole
    upper: Whole
    has: Whole


@dataclass(frozen=True, slots=True)
class Taken:
    """A box taken: `points`, with all bonuses, and its column's `upper` and `has` afterwards.

    `kinds` are the kinds of the 252 throws. Points mean nothing unless `allowed`.
    """

    kinds: Whole
    points: Whole
    upper: Whole
    has: Whole
    allowed: NDArray[np.bool_]


Worth = Callable[[Taken, int, int], Floats]
"""Of each kind of throw, from a box taken, its column and its row, both from 0."""


class Scoring:
    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.at = rules.upper_bonus.at if rules.upper_bonus else 0
        self._boxes = [self._box(box) for box in BOXES]

    def _box(self, box: Box) -> tuple[Whole, Whole, Whole]:
        """The kinds of throws, their points without a joker, and with one. The last six kinds are the yahtzees."""
        points = [points_in(self.rules, box, dice) for dice in THROWS]
        plain = sorted({each for each, dice in zip(points, THROWS, strict=True) if not is_yahtzee(dice)})
        kinds = [
            len(plain) + dice[0] - 1 if is_yahtzee(dice) else plain.index(each)
            for each, dice in zip(points, THROWS, strict=True)
        ]
        of_yahtzees = [points_in(self.rules, box, (face,) * 5) for face in FACES]
        joking = [points_in(self.rules, box, (face,) * 5, is_joker=True) for face in FACES]
        return np.array(kinds), np.array([*plain, *of_yahtzees]), np.array(joking)

    def cards(self, cards: Sequence[Card]) -> Cards:
        def each(value: Callable[[Column], int]) -> Whole:
            return np.array([[value(column) for column in columns] for columns in zip(*cards, strict=True)])

        return Cards(
            each(lambda column: sum(1 << box.row for box in BOXES if column.holds(box) is not None)),
            each(lambda column: min(self.at, column.upper // column.number)),
            each(lambda column: int(bool(self.rules.yahtzee_bonus and column.holds(Box.YAHTZEE)))),
        )

    def best(self, cards: Cards, worth: Worth) -> Floats:
        """The worth of each throw in its best box. Of three axes, the first entry of the middle one decides."""
        best: Floats | None = None
        for column, box in np.ndindex(len(cards.mask), len(BOXES)):
            is_open = cards.mask[column] >> box & 1 == 0
            if not is_open.any():
                continue
            taken = self.taken(cards, column, box)
            found = worth(taken, column, box)
            deciding = found if found.ndim == 2 else found[:, 0]
            deciding[~(taken.allowed & is_open)] = -np.inf
            found = found[taken.kinds]
            if best is None:
                best = found
            elif best.ndim == 2:
                np.maximum(best, found, out=best)
            else:
                np.copyto(best, found, where=found[:, :1] > best[:, :1])
        assert best is not None
        return best

    def taken(self, cards: Cards, column: int, box: int) -> Taken:
        """`column` and `box` count from 0. The box is open on each card."""
        rules, upper = self.rules, cards.upper[column]
        kinds, plain, joking = self._boxes[box]
        points = np.repeat(plain[:, np.newaxis], upper.size, axis=1)
        allowed = np.ones(points.shape, dtype=np.bool_)
        used = cards.mask >> YAHTZEE & 1 == 1
        filled = cards.mask >> _FACES & 1 == 1
        if rules.joker != "none":
            spent = used & filled
            is_joker = spent.all(axis=1) if rules.joker == "filled" else spent[:, column]
            points[_YAHTZEES] = np.where(is_joker, joking[:, np.newaxis], points[_YAHTZEES])
        if rules.joker == "forced":
            has_lower = (~cards.mask[column] & _LOWER) != 0
            fits = np.where(filled[:, column], (box >= len(UPPER)) | ~has_lower, box == _FACES[:, 0])
            allowed[_YAHTZEES] = fits | ~used[column]
        brings, gains = points, points > 0
        after, has = np.broadcast_to(upper, points.shape), np.broadcast_to(cards.has[column], points.shape)
        if box < len(UPPER):
            after = np.minimum(self.at, upper + points)
            if rules.upper_bonus:
                brings = brings + rules.upper_bonus.points * ((upper < self.at) & (after == self.at))
        if box == YAHTZEE:
            has = (gains & (rules.yahtzee_bonus > 0)).astype(np.int64)
        if cards.has.any():
            bonus = rules.yahtzee_bonus * cards.has.all(axis=0)
            brings = brings.copy()
            brings[_YAHTZEES] += bonus * (gains[_YAHTZEES] | (not rules.bonus_needs_points))
        return Taken(kinds, brings * (column + 1), after, has, allowed)
