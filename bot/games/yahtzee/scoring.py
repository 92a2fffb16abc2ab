"""What dice are worth in the boxes of a card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.chance import throws_of
from bot.games.dice import Dice
from bot.games.yahtzee.rules import BOXES, UPPER, Box, RuleSet


def is_yahtzee(dice: Dice) -> bool:
    """Whether all dice on the table show the same face."""
    return len(set(dice)) == 1


def points_in(rules: RuleSet, box: Box, dice: Dice, *, is_joker: bool = False, is_first: bool = False) -> int:
    """The points of dice in a box, before the column multiplies them.

    A joker, which is a yahtzee, fills every lower box, and scores nothing in an upper one. `is_first`: in a turn's
    first roll.
    """
    points = _points_if(_worth_of(rules, box), box, dice, _is_loose(rules, box), is_joker)
    return rules.first_roll.get(box, points) if points and is_first else points


def _worth_of(rules: RuleSet, box: Box) -> str | int | None:
    """The option that says what a box is worth; None for the upper boxes, which count the same by all rules."""
    return getattr(rules, box.option, None)


def _is_loose(rules: RuleSet, box: Box) -> bool:
    return box in _LOOSE_BY and getattr(rules, _LOOSE_BY[box])


def _points_if(worth: str | int | None, box: Box, dice: Dice, is_loose: bool, is_joker: bool = False) -> int:
    if box in UPPER:
        return 0 if is_joker else UPPER[box] * dice.count(UPPER[box])
    if box is Box.CHANCE:
        return sum(dice)
    fitting = _fitting_points(box, dice, is_loose, is_joker)
    if not fitting:
        return 0
    if isinstance(worth, int):
        return worth
    return fitting if worth == "matching" else sum(dice)


@cache
def boxes_of(rules: RuleSet) -> tuple[Box, ...]:
    """The boxes of a column, from top to bottom."""
    return tuple(box for box in BOXES if getattr(rules, box.option, "always") is not None)


@lru_cache(maxsize=1024)
def _points_of_boxes(rules: RuleSet, dice: Dice, *, is_joker: bool, is_first: bool) -> Mapping[Box, int]:
    return {box: points_in(rules, box, dice, is_joker=is_joker, is_first=is_first) for box in boxes_of(rules)}


def most_in(rules: RuleSet, box: Box) -> int:
    """The most points that a box can hold, before the column multiplies them, and without rules for the first roll."""
    return _most_if(_worth_of(rules, box), box, rules.dice, _is_loose(rules, box))


@lru_cache(maxsize=1024)
def _most_if(worth: str | int | None, box: Box, dice: int, is_loose: bool) -> int:
    if isinstance(worth, int):
        return worth
    return max(_points_if(worth, box, throw.dice, is_loose) for throw in throws_of(dice))


_ALIKE = {
    Box.ONE_PAIR: (2,),
    Box.TWO_PAIRS: (2, 2),
    Box.THREE_PAIRS: (2, 2, 2),
    Box.THREE_OF_A_KIND: (3,),
    Box.FOUR_OF_A_KIND: (4,),
    Box.FIVE_OF_A_KIND: (5,),
    Box.FULL_HOUSE: (3, 2),
    Box.VILLA: (3, 3),
    Box.TOWER: (4, 2),
}
"""The dice that boxes need: how many of one face, and how many of others. Boxes that are not here need all dice
alike.
"""
_IN_A_ROW = {
    Box.SMALL_STRAIGHT: [{1, 2, 3, 4, 5}],
    Box.LARGE_STRAIGHT: [{2, 3, 4, 5, 6}],
    Box.FULL_STRAIGHT: [{1, 2, 3, 4, 5, 6}],
    Box.LOW_STRAIGHT: [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}],
    Box.HIGH_STRAIGHT: [{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}],
}
_AFTER_SIX = {Box.LOW_STRAIGHT: {4, 5, 6, 1}, Box.HIGH_STRAIGHT: {3, 4, 5, 6, 1}}
_LOOSE_BY = {
    Box.TWO_PAIRS: "four_as_two_pairs",
    Box.THREE_PAIRS: "four_as_two_pairs",
    Box.FULL_HOUSE: "five_as_full_house",
    Box.VILLA: "five_as_full_house",
    Box.TOWER: "five_as_full_house",
    Box.LOW_STRAIGHT: "one_after_six",
    Box.HIGH_STRAIGHT: "one_after_six",
}
"""The option that lets a box take other dice, too: of equal faces, or a row that continues after 6."""


@lru_cache(maxsize=8192)
def _fitting_points(box: Box, dice: Dice, is_loose: bool, is_joker: bool) -> int:
    """The most points of dice that the box asks for, or 0. A joker's faces needn't differ, or be in a row."""
    present = set(dice)
    if box in _IN_A_ROW:
        rows = [*_IN_A_ROW[box], *([_AFTER_SIX[box]] if is_loose else [])]
        return sum(dice) if is_joker or any(row <= present for row in rows) else 0
    numbers = _ALIKE.get(box, (len(dice),))
    enough = [[face for face in present if dice.count(face) >= number] for number in numbers]
    chosen = [faces for faces in product(*enough) if len({*faces}) == len(faces) or is_loose or is_joker]
    return max((_points_of(numbers, faces, dice) for faces in chosen), default=0)


def _points_of(numbers: Sequence[int], faces: Sequence[int], dice: Dice) -> int:
    """The points of the given number of each face; 0 if the dice lack some of them."""
    needed = [face for number, face in zip(numbers, faces, strict=True) for _ in range(number)]
    return sum(needed) if all(needed.count(face) <= dice.count(face) for face in faces) else 0


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a player's card, with all points multiplied already. `boxes`, from top to bottom, exclude the
    bonuses; open ones hold None.
    """

    number: int
    boxes: Mapping[Box, int | None]
    yahtzee_bonus: int = 0
    upper_bonus: int = 0

    def holds(self, box: Box) -> int | None:
        return self.boxes.get(box)

    @property
    def open(self) -> tuple[Box, ...]:
        return tuple(box for box, points in self.boxes.items() if points is None)

    @property
    def upper(self) -> int:
        """The points of the upper boxes without their bonus."""
        return sum(self.holds(box) or 0 for box in UPPER)

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.boxes.values()) + self.yahtzee_bonus + self.upper_bonus


Card = tuple[Column, ...]


class Worth(NamedTuple):
    """What dice are worth in an open box, multiplied already. `bonus`, for a further yahtzee, is in `points`."""

    column: int
    box: Box
    points: int
    bonus: int = 0


def new_card(rules: RuleSet) -> Card:
    boxes = dict.fromkeys(boxes_of(rules))
    return tuple(Column(number, boxes) for number in range(1, rules.columns + 1))


def is_full(card: Card) -> bool:
    return not any(column.open for column in card)


def worths(rules: RuleSet, card: Card, dice: Dice, *, is_first: bool = False) -> Iterator[Worth]:
    """Each box that the dice may take, column by column. Without dice, all are worth nothing.

    `is_first`: the dice are the first roll of a turn.
    """
    has_all = all(column.holds(Box.YAHTZEE) for column in card)
    bonus = rules.bonus_points if has_all and is_yahtzee(dice) and bonuses_left(rules, card) else 0
    for column in card:
        factor = rules.factor(column.number)
        found = _points_of_boxes(rules, dice, is_joker=is_joker(rules, card, column, dice), is_first=is_first)
        for box in _fitting(rules, column, dice):
            points = found[box] if box is not Box.DOUBLE_GENERALA or column.holds(Box.GENERALA) else 0
            extra = bonus if points or not rules.bonus_needs_points else 0
            yield Worth(column.number, box, (points + extra) * factor, extra * factor)


def is_joker(rules: RuleSet, card: Card, column: Column, dice: Dice) -> bool:
    if rules.joker == "none" or not is_yahtzee(dice):
        return False
    columns = card if rules.joker == "filled" else (column,)
    spent = (Box.YAHTZEE,) if rules.joker == "original" else (Box.YAHTZEE, _of_face(dice))
    return all(each.holds(box) is not None for each in columns for box in spent)


def _fitting(rules: RuleSet, column: Column, dice: Dice) -> tuple[Box, ...]:
    if rules.order == "card":
        return column.open[:1]
    if rules.order == "sections" and (upper := tuple(box for box in column.open if box in UPPER)):
        return upper
    if rules.joker not in ("forced", "original") or not is_yahtzee(dice) or column.holds(Box.YAHTZEE) is None:
        return column.open
    if rules.joker == "forced" and column.holds(_of_face(dice)) is None:
        return (_of_face(dice),)
    return tuple(box for box in column.open if box not in UPPER) or column.open


def _of_face(yahtzee: Dice) -> Box:
    return BOXES[yahtzee[0] - 1]


def bonuses_left(rules: RuleSet, card: Card) -> int:
    """How many yahtzees may still bring a bonus; 1 if nothing limits them."""
    if rules.most_bonuses is None:
        return int(rules.bonus_points > 0)
    brought = (column.yahtzee_bonus // (rules.bonus_points * rules.factor(column.number)) for column in card)
    return rules.most_bonuses - sum(brought)


def filled(rules: RuleSet, card: Card, worth: Worth) -> Card:
    column = card[worth.column - 1]
    boxes = {**column.boxes, worth.box: worth.points - worth.bonus}
    column = replace(column, boxes=boxes, yahtzee_bonus=column.yahtzee_bonus + worth.bonus)
    bonus, factor = rules.upper_bonus, rules.factor(column.number)
    if bonus and column.upper >= bonus.at * factor:
        column = replace(column, upper_bonus=bonus.points * factor)
    return (*card[: column.number - 1], column, *card[column.number :])
