"""A turn and a card as arrays, and the card of one column solved: each from those with one more box filled.

The first axis is holds, throws or kinds of throws; the last is cards side by side.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from bot.games.dice import FACES, Dice
from bot.games.yahtzee import DICE, UPPER, Box, Card, Column, RuleSet, bonuses_left, boxes_of, is_yahtzee, points_in

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
    np.array([[NUMBER[held[:index] + held[index + 1 :]] for index in range(size)] for held in HOLDS[_OF_SIZE[size]]])
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
        for index in range(size):
            of_less = worth[less[:, index]]
            if worth.ndim == 2:
                np.maximum(here, of_less, out=here)
            else:
                np.copyto(here, of_less, where=of_less[:, :1] > here[:, :1])
    return worth[FIRST:]


def rolled(best: Floats, rolls: int, first: Floats | None = None, equal: float | None = None) -> list[Floats]:
    """The worth of each hold, by the rolls left, from one on. `best`: of each throw in its best box.

    `first`: likewise, of a turn's first throw, if that is the first of these. `equal`: of one with equal dice, if that
    ends the game.
    """
    found: list[Floats] = []
    for left in range(rolls):
        is_first = first is not None and left == rolls - 1
        worth = lying(found, first if first is not None and is_first else best)
        if is_first and equal is not None:
            worth = np.where(_ARE_EQUAL.reshape(-1, *[1] * (worth.ndim - 1)), equal, worth)
        found.append(thrown(worth))
    return found


def lying(held: Sequence[Floats], at_once: Floats) -> Floats:
    """The worth of each throw, whose dice are taken at once or held. `held`: as `rolled` returns it."""
    if not held:
        return at_once
    worth = held[-1].copy()
    worth[FIRST:] = at_once
    return best_held(worth)


_ARE_EQUAL = np.array([is_yahtzee(dice) for dice in THROWS])
_FACES = np.arange(len(FACES))[:, np.newaxis, np.newaxis]
_YAHTZEES = slice(-len(FACES), None)


@dataclass(frozen=True, slots=True)
class Cards:
    """Arrays of columns by cards.

    `mask` has a bit for each filled box. `upper`: their sum, not multiplied, up to the bonus. `has`: how many more
    yahtzees bring points if the first box for them holds one: see `bonuses_left`, and the double generala.
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
        self.boxes = boxes_of(rules)
        self.all = (1 << len(self.boxes)) - 1
        """The mask of a column without open boxes."""
        self.yahtzee = self.boxes.index(Box.YAHTZEE) if rules.yahtzee else len(self.boxes)
        """The row of the box; below the card if there is none."""
        self.counted = self.boxes.index(Box.GENERALA) if rules.double_generala else self.yahtzee
        """The row of the box that `has` is about."""
        self.most_has = self._left(())
        self._lower = self.all & -(1 << len(UPPER))
        self._kinds = [[self._box(box, is_first) for box in self.boxes] for is_first in (False, True)]

    def _left(self, card: Card) -> int:
        return 1 if self.rules.double_generala else bonuses_left(self.rules, card)

    @property
    def has_first(self) -> bool:
        """Is the first roll of a turn worth something else?"""
        return bool(self.rules.first_roll) or self.rules.first_roll_wins

    def ending(self, worth: float) -> float | None:
        """The worth of a first roll that wins; None if none does."""
        return worth if self.rules.first_roll_wins else None

    def _box(self, box: Box, is_first: bool) -> tuple[Whole, Whole, Whole]:
        """The kinds of throws, their points without a joker, and with one. The last six kinds are the yahtzees."""
        points = [points_in(self.rules, box, dice, is_first=is_first) for dice in THROWS]
        plain = sorted({each for each, dice in zip(points, THROWS, strict=True) if not is_yahtzee(dice)})
        kinds = [
            len(plain) + dice[0] - 1 if is_yahtzee(dice) else plain.index(each)
            for each, dice in zip(points, THROWS, strict=True)
        ]
        of_yahtzees = [points_in(self.rules, box, (face,) * 5, is_first=is_first) for face in FACES]
        joking = [points_in(self.rules, box, (face,) * 5, is_joker=True, is_first=is_first) for face in FACES]
        return np.array(kinds), np.array([*plain, *of_yahtzees]), np.array(joking)

    def cards(self, cards: Sequence[Card]) -> Cards:
        def each(value: Callable[[Column], int]) -> Whole:
            return np.array([[value(column) for column in columns] for columns in zip(*cards, strict=True)])

        left, counted = np.array([self._left(card) for card in cards]), [*self.boxes, Box.YAHTZEE][self.counted]
        return Cards(
            each(lambda column: sum(1 << row for row, box in enumerate(self.boxes) if column.holds(box) is not None)),
            each(lambda column: min(self.at, column.upper // self.rules.factor(column.number))),
            each(lambda column: bool(column.holds(counted))) * left,
        )

    def first(self, cards: Cards, worth: Worth) -> Floats | None:
        """The same of a turn's first throw; None if it is worth as much as any other."""
        return self.best(cards, worth, is_first=True) if self.has_first else None

    def best(self, cards: Cards, worth: Worth, *, is_first: bool = False) -> Floats:
        """The worth of each throw in its best box. Of three axes, the first entry of the middle one decides."""
        best: Floats | None = None
        for column, box in np.ndindex(len(cards.mask), len(self.boxes)):
            is_open = cards.mask[column] >> box & 1 == 0
            if not is_open.any():
                continue
            taken = self.taken(cards, column, box, is_first=is_first)
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

    def taken(self, cards: Cards, column: int, box: int, *, is_first: bool = False) -> Taken:
        """`column` and `box` count from 0. The box is open on each card. `is_first`: by the first roll of a turn."""
        rules, upper, above = self.rules, cards.upper[column], (1 << box) - 1
        kinds, plain, joking = self._kinds[is_first][box]
        points = np.repeat(plain[:, np.newaxis], upper.size, axis=1)
        allowed = np.ones(points.shape, dtype=np.bool_)
        used = cards.mask >> self.yahtzee & 1 == 1
        filled = cards.mask >> _FACES & 1 == 1
        if rules.joker != "none":
            spent = used & (filled | (rules.joker == "original"))
            is_joker = spent.all(axis=1) if rules.joker == "filled" else spent[:, column]
            points[_YAHTZEES] = np.where(is_joker, joking[:, np.newaxis], points[_YAHTZEES])
        if self.boxes[box] is Box.DOUBLE_GENERALA:
            points = points * (cards.has[column] > 0)
        if rules.order == "sections":
            above = (1 << len(UPPER)) - 1 if box >= len(UPPER) else 0
        if rules.order != "any":
            allowed &= (cards.mask[column] & above) == above
        elif rules.joker in ("forced", "original"):
            fits = (box >= len(UPPER)) | ((~cards.mask[column] & self._lower) == 0)
            if rules.joker == "forced":
                fits = np.where(filled[:, column], fits, box == _FACES[:, 0])
            allowed[_YAHTZEES] = fits | ~used[column]
        brings, gains = points, points > 0
        after, has = np.broadcast_to(upper, points.shape), np.broadcast_to(cards.has[column], points.shape)
        if box < len(UPPER):
            after = np.minimum(self.at, upper + points)
            if rules.upper_bonus:
                brings = brings + rules.upper_bonus.points * ((upper < self.at) & (after == self.at))
        if box == self.counted:
            has = gains * self.most_has
        if cards.has.any():
            further = cards.has.all(axis=0) & (gains[_YAHTZEES] | (not rules.bonus_needs_points))
            brings, has = brings.copy(), has.copy()
            brings[_YAHTZEES] += rules.bonus_points * further
            if rules.most_bonuses is not None:
                has[_YAHTZEES] -= further
        return Taken(kinds, brings * rules.factor(column + 1), after, has, allowed)


@dataclass(frozen=True, slots=True)
class Solved:
    """The points still to come, by (`has`, `mask`, `upper`): see `Cards`."""

    mean: Floats
    deviation: Floats


def solve(rules: RuleSet, fewest: int = 0) -> Solved:
    """Only cards with `fewest` boxes filled or more."""
    scoring = Scoring(rules)
    mean, square = to_come = np.zeros((2, 1 + scoring.most_has, scoring.all + 1, scoring.at + 1))

    def step(mask: int) -> None:
        most = min(scoring.at, DICE * sum(face for face in FACES if mask >> face - 1 & 1))
        shape = (1 + scoring.most_has * (mask >> scoring.counted & 1), most + 1)
        has, upper = (each.reshape(1, -1) for each in np.indices(shape))
        cards = Cards(np.full(has.shape, mask), upper, has)

        def worth(taken: Taken, _column: int, box: int) -> Floats:
            after, squares = to_come[:, taken.has, mask | 1 << box, taken.upper]
            return np.stack((taken.points + after, taken.points * (taken.points + 2 * after) + squares), axis=1)

        held = rolled(scoring.best(cards, worth), rules.rolls, scoring.first(cards, worth), scoring.ending(0.0))
        to_come[:, : shape[0], mask, : shape[1]] = held[-1][0].reshape(2, *shape)

    for number in range(len(scoring.boxes) - 1, fewest - 1, -1):
        for mask in range(scoring.all):
            # In the order of the card, there is one card with that many boxes filled.
            if mask.bit_count() == number and (rules.order != "card" or not mask & mask + 1):
                step(mask)
    return Solved(mean, np.sqrt(np.maximum(0, square - mean * mean)))
