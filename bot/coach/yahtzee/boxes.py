"""What throws bring in the boxes of many cards at once.

`Boxes` holds the rules of one column as arrays. Most throws bring equally many points in a box, such as 0 in a large
straight. So each box sorts the throws into kinds, by their points: kind 0 brings fewest, and the last six kinds are
equal dice, one for each face, because the rules of jokers and extra yahtzees are theirs. What a box brings, and what it
is worth, is computed for each kind; `Offers.best` spreads this over the throws.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.coach.yahtzee.cards import Cards, UpperParts
from bot.coach.yahtzee.hands import EQUAL_DICE, Floats, Hands, Whole, hands_of
from bot.games.dice import FACES
from bot.games.yahtzee import UPPER, Box, Card, Column, RuleSet, bonuses_left, boxes_of, is_yahtzee, points_in

_MOST_SAVED = 15
"""The number of saved rolls that count; one turn in a hundred has more, which count as lost."""
_FACES = np.arange(len(FACES))[:, np.newaxis, np.newaxis]


class _Kinds(NamedTuple):
    """The kinds of throws in a box: `of[throw]`, the points of each kind, and those of the last six as jokers."""

    of: Whole
    points: Whole
    as_joker: Whole


@dataclass(frozen=True, slots=True)
class Taken:
    """A box of a column taken by each kind of throws, on each card. Both numbers count from 0.

    Arrays are by kind and card; an axis along which all is the same may have one entry.

    - `kinds[throw]`: the kind of each throw.
    - `points`: what is added to the total, with all bonuses. They mean nothing unless `allowed`.
    - `upper`, `extras`: what they are in the column afterwards, as in `Cards`.
    """

    column: int
    box: int
    kinds: Whole
    points: Whole
    upper: Whole
    extras: Whole
    allowed: NDArray[np.bool_]


Value = Callable[[Taken], Floats]
"""A function that says what a box taken is worth, by kind and card."""


@dataclass(frozen=True, slots=True)
class Offers:
    """What all open boxes are worth to throws.

    `values` has a row for each kind of each box, one box after the other. Before them, row 0 is the best of the boxes'
    first kinds, which all throws but equal dice have at least. `better`: for each box, the throws of its other kinds,
    and their rows.
    """

    values: Floats
    better: list[tuple[Whole, Whole]]

    def best(self, hands: Hands) -> Floats:
        """The value of each throw in its best box."""
        best = np.full((len(hands.throws), *self.values.shape[1:]), -np.inf)
        best[: EQUAL_DICE.start] = self.values[0]
        for throws, rows in self.better:
            best[throws] = np.maximum(best[throws], self.values.take(rows, axis=0, mode="clip"))
        return best


class Boxes:
    """The boxes of a column by some rules.

    - `names`: the boxes from top to bottom. `all`: the set of them, that of a full column.
    - `yahtzee`: the number of the yahtzee box; one that no box has if there is none. `unlocking`: that of the box that
      has to hold points for `Cards.extras`.
    - `most_extras`, `most_saved`: the greatest `Cards.extras`, and the most saved rolls that count.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.hands = hands_of(rules.dice)
        self.names = boxes_of(rules)
        self.all = (1 << len(self.names)) - 1
        self.upper_parts = UpperParts(rules.upper_bonus.at if rules.upper_bonus else 0, rules.dice)
        self.yahtzee = self.names.index(Box.YAHTZEE) if rules.yahtzee else len(self.names)
        self.unlocking = self.names.index(Box.GENERALA) if rules.double_generala else self.yahtzee
        self.most_extras = self._extras_left(())
        self.most_saved = rules.saved_rolls * min(_MOST_SAVED, (rules.rolls - 1) * len(self.names))
        self._kinds = [[self._kinds_in(box, is_first) for box in self.names] for is_first in (False, True)]
        self._better = [[(np.flatnonzero(each.of), each.of[each.of > 0]) for each in some] for some in self._kinds]

    @property
    def has_first_roll(self) -> bool:
        """Whether the first roll of a turn is worth something else than later ones."""
        return bool(self.rules.first_roll) or self.rules.first_roll_wins

    def _extras_left(self, card: Card) -> int:
        return 1 if self.rules.double_generala else bonuses_left(self.rules, card)

    def _kinds_in(self, box: Box, is_first: bool) -> _Kinds:
        throws = self.hands.throws
        points = [points_in(self.rules, box, dice, is_first=is_first) for dice in throws]
        different = sorted({each for each, dice in zip(points, throws, strict=True) if not is_yahtzee(dice)})
        kinds = [
            len(different) + dice[0] - 1 if is_yahtzee(dice) else different.index(each)
            for each, dice in zip(points, throws, strict=True)
        ]
        joking = [points_in(self.rules, box, dice, is_joker=True, is_first=is_first) for dice in throws[EQUAL_DICE]]
        return _Kinds(np.array(kinds), np.array([*different, *points[EQUAL_DICE]]), np.array(joking))

    def cards(self, cards: Sequence[Card], saved: Sequence[int] = (0,)) -> Cards:
        """The cards of games as arrays. `saved`: each card's saved rolls."""

        def of_columns(value: Callable[[Column], int]) -> Whole:
            return np.array([[value(column) for column in columns] for columns in zip(*cards, strict=True)])

        extras = np.array([self._extras_left(card) for card in cards])
        unlocking = [*self.names, Box.YAHTZEE][self.unlocking]
        return Cards(
            of_columns(lambda column: sum(1 << n for n, box in enumerate(self.names) if column.holds(box) is not None)),
            of_columns(lambda column: min(self.upper_parts.needed, column.upper // self.rules.factor(column.number))),
            of_columns(lambda column: bool(column.holds(unlocking))) * extras,
            np.array(saved),
        )

    def best(self, cards: Cards, value: Value, *, is_first: bool = False) -> Floats:
        """The value of each throw in its best box, by throw and card. `is_first`: in the first roll of a turn."""
        offers = self.offers(cards, lambda taken: value(taken)[:, np.newaxis], is_first=is_first)
        return offers.best(self.hands)[:, 0]

    def offers(self, cards: Cards, value: Value, *, is_first: bool = False) -> Offers:
        """What all open boxes are worth. `value` has a third axis between kinds and cards, and so have the offers."""
        parts, better, row = list[Floats](), list[tuple[Whole, Whole]](), 1
        for column, box in np.ndindex(len(cards.filled), len(self.names)):
            is_open = cards.filled[column] >> box & 1 == 0
            if not is_open.any():
                continue
            taken = self.take(cards, column, box, is_first=is_first)
            part = value(taken)
            if not (may_take := taken.allowed & is_open).all():
                np.copyto(part, -np.inf, where=~may_take[:, np.newaxis])
            throws, kinds = self._better[is_first][box]
            parts.append(part)
            better.append((throws, row + kinds))
            row += len(part)
        first_kinds = np.max([part[0] for part in parts], axis=0)
        return Offers(np.concatenate([first_kinds[np.newaxis], *parts]), better)

    def take(self, cards: Cards, column: int, box: int, *, is_first: bool = False) -> Taken:
        """A box taken that is open on each card. `is_first`: by the first roll of a turn."""
        rules, upper, extras = self.rules, cards.upper[np.newaxis, column], cards.extras[np.newaxis, column]
        kinds = self._kinds[is_first][box]
        points, allowed = self._by_jokers(cards, column, box, kinds)
        if self.names[box] is Box.DOUBLE_GENERALA:
            points = points * (extras > 0)
        if rules.order != "any":
            above = (1 << box) - 1 if rules.order == "card" else UpperParts.all if box >= len(UPPER) else 0
            allowed = (cards.filled[np.newaxis, column] & above) == above
        added, gains, upper_after = points, points > 0, upper
        if box < len(UPPER):
            needed = self.upper_parts.needed
            upper_after = np.minimum(needed, upper + points)
            if rules.upper_bonus:
                added = added + rules.upper_bonus.points * ((upper < needed) & (upper_after == needed))
        if box == self.unlocking:
            extras = gains * self.most_extras
        if cards.extras.any():
            # Yahtzees bring a bonus if all columns have one.
            has_bonus = cards.extras.all(axis=0) & (gains[EQUAL_DICE] | (not rules.bonus_needs_points))
            shape = len(kinds.points), upper.size
            added, extras = (each + np.zeros(shape, dtype=np.int64) for each in (added, extras))
            added[EQUAL_DICE] += rules.bonus_points * has_bonus
            if rules.most_bonuses is not None:
                extras[EQUAL_DICE] -= has_bonus
        return Taken(column, box, kinds.of, added * rules.factor(column + 1), upper_after, extras, allowed)

    def _by_jokers(self, cards: Cards, column: int, box: int, kinds: _Kinds) -> tuple[Whole, NDArray[np.bool_]]:
        """The points of each kind in a box, without bonuses, and whether equal dice may take it; by kind and card."""
        rules, filled = self.rules, cards.filled[column]
        points, allowed = kinds.points[:, np.newaxis], np.ones((1, 1), dtype=np.bool_)
        has_used_yahtzee = cards.filled >> self.yahtzee & 1 == 1
        if rules.joker == "none" or not has_used_yahtzee.any():
            return points, allowed
        # By face, column and card.
        has_used_face = cards.filled >> _FACES & 1 == 1
        may_joke = has_used_yahtzee & (has_used_face | (rules.joker == "original"))
        is_joker = may_joke.all(axis=1) if rules.joker == "filled" else may_joke[:, column]
        points = np.repeat(points, filled.size, axis=1)
        points[EQUAL_DICE] = np.where(is_joker, kinds.as_joker[:, np.newaxis], points[EQUAL_DICE])
        if rules.order == "any" and rules.joker in ("forced", "original"):
            # A lower box, or an upper one if no lower one is open; `forced` wants the box of the face before.
            fits = (box >= len(UPPER)) | (~filled & self.all & ~UpperParts.all == 0)
            if rules.joker == "forced":
                fits = np.where(has_used_face[:, column], fits, box == _FACES[:, 0])
            allowed = np.ones(points.shape, dtype=np.bool_)
            allowed[EQUAL_DICE] = fits | ~has_used_yahtzee[column]
        return points, allowed


boxes_as_arrays = lru_cache(maxsize=8)(Boxes)
