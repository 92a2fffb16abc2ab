"""What dice are worth in the boxes of a card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from itertools import permutations, product
from typing import NamedTuple

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.yahtzee.rules import RuleSet


class Box(StrEnum):
    """From top to bottom. A card has some of them: see `boxes_of`."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    ONE_PAIR = "one-pair"
    TWO_PAIRS = "two-pairs"
    THREE_PAIRS = "three-pairs"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FIVE_OF_A_KIND = "five-of-a-kind"
    SMALL_STRAIGHT = "small-straight"
    LARGE_STRAIGHT = "large-straight"
    FULL_STRAIGHT = "full-straight"
    FULL_HOUSE = "full-house"
    VILLA = "villa"
    TOWER = "tower"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    YAHTZEE = "yahtzee"
    CHANCE = "chance"
    YATZY = "yatzy"


BOXES = tuple(Box)
UPPER = dict(zip(BOXES, FACES, strict=False))
"""The boxes that count one face, and the face."""


def is_yahtzee(dice: Dice) -> bool:
    """Of all dice on the table."""
    return len(set(dice)) == 1


def points_in(rules: RuleSet, box: Box, dice: Dice, *, is_joker: bool = False) -> int:
    """Not multiplied. A joker, which is a yahtzee, fills every lower box, and scores nothing in an upper one."""
    return _points_if(_option_of(rules, box), box, dice, is_joker=is_joker)


def _option_of(rules: RuleSet, box: Box) -> str | int | None:
    """The value of the option on which a box depends; None if the box counts the same by all rules."""
    return None if box in UPPER or box is Box.CHANCE else getattr(rules, box.name.lower())


def _points_if(worth: str | int | None, box: Box, dice: Dice, *, is_joker: bool = False) -> int:
    if box in UPPER:
        return 0 if is_joker else UPPER[box] * dice.count(UPPER[box])
    if box is Box.CHANCE:
        return sum(dice)
    fitting = _fitting_points(box, dice, is_joker=is_joker)
    if not fitting:
        return 0
    if isinstance(worth, int):
        return worth
    return fitting if worth == "matching" else sum(dice)


@cache
def boxes_of(rules: RuleSet) -> tuple[Box, ...]:
    """The boxes of a column, from top to bottom."""
    return tuple(box for box in BOXES if getattr(rules, box.name.lower(), "always") is not None)


@lru_cache(maxsize=1024)
def _points_of_boxes(rules: RuleSet, dice: Dice, *, is_joker: bool) -> Mapping[Box, int]:
    return {box: points_in(rules, box, dice, is_joker=is_joker) for box in boxes_of(rules)}


def most_in(rules: RuleSet, box: Box) -> int:
    """Not multiplied."""
    return _most_if(_option_of(rules, box), box, rules.dice)


@lru_cache(maxsize=1024)
def _most_if(worth: str | int | None, box: Box, dice: int) -> int:
    return max(_points_if(worth, box, throw.dice) for throw in throws_of(dice))


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
"""How many dice of one face, and how many of others. Other boxes need all dice alike."""
_IN_A_ROW = {
    Box.SMALL_STRAIGHT: [{1, 2, 3, 4, 5}],
    Box.LARGE_STRAIGHT: [{2, 3, 4, 5, 6}],
    Box.FULL_STRAIGHT: [{1, 2, 3, 4, 5, 6}],
    Box.LOW_STRAIGHT: [{1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}],
    Box.HIGH_STRAIGHT: [{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}],
}


@lru_cache(maxsize=8192)
def _fitting_points(box: Box, dice: Dice, *, is_joker: bool) -> int:
    """The most points of dice that the box asks for, or 0. A joker's faces needn't differ, or be in a row."""
    if box in _IN_A_ROW:
        return sum(dice) if is_joker or any(row <= set(dice) for row in _IN_A_ROW[box]) else 0
    numbers, present = _ALIKE.get(box, (len(dice),)), set(dice)
    chosen = product(present, repeat=len(numbers)) if is_joker else permutations(present, len(numbers))
    return max((_points_of(numbers, faces, dice) for faces in chosen), default=0)


def _points_of(numbers: Sequence[int], faces: Sequence[int], dice: Dice) -> int:
    """0 if some are missing."""
    found = [number * face for number, face in zip(numbers, faces, strict=True) if dice.count(face) >= number]
    return sum(found) if len(found) == len(numbers) else 0


@dataclass(frozen=True, slots=True)
class Column:
    """All points are multiplied already. `boxes`, from top to bottom, exclude the bonuses; open ones hold None."""

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
        """Without the bonus."""
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


def worths(rules: RuleSet, card: Card, dice: Dice) -> Iterator[Worth]:
    """Each box that the dice may take, column by column. Without dice, all are worth nothing."""
    has_all = all(column.holds(Box.YAHTZEE) for column in card)
    bonus = rules.bonus_points if has_all and is_yahtzee(dice) and bonuses_left(rules, card) else 0
    for column in card:
        factor = rules.factor(column.number)
        points = _points_of_boxes(rules, dice, is_joker=is_joker(rules, card, column, dice))
        for box in _fitting(rules, column, dice):
            extra = bonus if points[box] or not rules.bonus_needs_points else 0
            yield Worth(column.number, box, (points[box] + extra) * factor, extra * factor)


def is_joker(rules: RuleSet, card: Card, column: Column, dice: Dice) -> bool:
    if rules.joker == "none" or not is_yahtzee(dice):
        return False
    columns = card if rules.joker == "filled" else (column,)
    spent = (Box.YAHTZEE,) if rules.joker == "original" else (Box.YAHTZEE, _of_face(dice))
    return all(each.holds(box) is not None for each in columns for box in spent)


def _fitting(rules: RuleSet, column: Column, dice: Dice) -> tuple[Box, ...]:
    if rules.order == "card":
        return column.open[:1]
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
