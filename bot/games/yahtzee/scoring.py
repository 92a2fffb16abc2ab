"""What dice are worth in the boxes of a card."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.yahtzee.rules import DICE, RuleSet

_LOW, _HIGH = 4, 5


class Box(StrEnum):
    """From top to bottom."""

    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    YAHTZEE = "yahtzee"
    CHANCE = "chance"

    @property
    def row(self) -> int:
        return _ROWS[self]


BOXES = tuple(Box)
_ROWS = {box: row for row, box in enumerate(BOXES)}
UPPER = dict(zip(BOXES, FACES, strict=False))
"""The boxes that count one face, and the face."""


def is_yahtzee(dice: Dice) -> bool:
    return len(dice) == DICE and len(set(dice)) == 1


def points_in(rules: RuleSet, box: Box, dice: Dice, *, is_joker: bool = False) -> int:
    """Not multiplied. A joker, which is a yahtzee, fills every lower box, and scores nothing in an upper one."""
    if box in UPPER:
        return 0 if is_joker else UPPER[box] * dice.count(UPPER[box])
    if box is Box.CHANCE:
        return sum(dice)
    fills, worth = _FILLS[box], getattr(rules, box.name.lower())
    if not fills(dice) and not is_joker:
        return 0
    if worth == "matching":
        return _ALIKE[box] * sorted(dice)[len(dice) // 2]
    return sum(dice) if worth == "sum" else int(worth)


@cache
def most_in(rules: RuleSet, box: Box) -> int:
    """Not multiplied."""
    return max(points_in(rules, box, throw.dice) for throw in throws_of(DICE))


def _alike(number: int) -> Callable[[Dice], bool]:
    return lambda dice: max(Counter(dice).values(), default=0) >= number


def _in_a_row(number: int) -> Callable[[Dice], bool]:
    rows = [set(range(first, first + number)) for first in FACES if first + number - 1 in FACES]
    return lambda dice: any(row <= set(dice) for row in rows)


def _is_full_house(dice: Dice) -> bool:
    return sorted(Counter(dice).values()) == [2, 3]


_ALIKE = {Box.THREE_OF_A_KIND: 3, Box.FOUR_OF_A_KIND: 4}
_FILLS: dict[Box, Callable[[Dice], bool]] = {
    **{box: _alike(number) for box, number in _ALIKE.items()},
    Box.FULL_HOUSE: _is_full_house,
    Box.LOW_STRAIGHT: _in_a_row(_LOW),
    Box.HIGH_STRAIGHT: _in_a_row(_HIGH),
    Box.YAHTZEE: is_yahtzee,
}


@dataclass(frozen=True, slots=True)
class Column:
    """All points are multiplied already. An open box holds None; `boxes` exclude the bonuses."""

    number: int
    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    yahtzee_bonus: int = 0
    upper_bonus: int = 0

    def holds(self, box: Box) -> int | None:
        return self.boxes[box.row]

    @property
    def open(self) -> tuple[Box, ...]:
        return tuple(box for box, points in zip(BOXES, self.boxes, strict=True) if points is None)

    @property
    def upper(self) -> int:
        """Without the bonus."""
        return sum(self.holds(box) or 0 for box in UPPER)

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.boxes) + self.yahtzee_bonus + self.upper_bonus


Card = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What dice are worth in an open box, multiplied already. `bonus`, for a further yahtzee, is in `points`."""

    column: int
    box: Box
    points: int
    bonus: int = 0


def new_card(rules: RuleSet) -> Card:
    return tuple(Column(number) for number in range(1, rules.columns + 1))


def is_full(card: Card) -> bool:
    return not any(column.open for column in card)


def worths(rules: RuleSet, card: Card, dice: Dice) -> Iterator[Worth]:
    """Each box that the dice may take, column by column. Without dice, all are worth nothing."""
    bonus = _bonus(rules, card, dice)
    for column in card:
        factor = rules.factor(column.number)
        joker = is_joker(rules, card, column, dice)
        for box in _fitting(rules, column, dice):
            points = points_in(rules, box, dice, is_joker=joker)
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
    if rules.joker not in ("forced", "original") or not is_yahtzee(dice) or column.holds(Box.YAHTZEE) is None:
        return column.open
    if rules.joker == "forced" and column.holds(_of_face(dice)) is None:
        return (_of_face(dice),)
    return tuple(box for box in column.open if box not in UPPER) or column.open


def _of_face(yahtzee: Dice) -> Box:
    return BOXES[yahtzee[0] - 1]


def _bonus(rules: RuleSet, card: Card, dice: Dice) -> int:
    has_all = all(column.holds(Box.YAHTZEE) for column in card)
    return rules.bonus_points if has_all and is_yahtzee(dice) and bonuses_left(rules, card) else 0


def bonuses_left(rules: RuleSet, card: Card) -> int:
    """How many yahtzees may still bring a bonus; 1 if nothing limits them."""
    if rules.most_bonuses is None:
        return int(rules.bonus_points > 0)
    brought = (column.yahtzee_bonus // (rules.bonus_points * rules.factor(column.number)) for column in card)
    return rules.most_bonuses - sum(brought)


def filled(rules: RuleSet, card: Card, worth: Worth) -> Card:
    column = card[worth.column - 1]
    boxes = (*column.boxes[: worth.box.row], worth.points - worth.bonus, *column.boxes[worth.box.row + 1 :])
    column = replace(column, boxes=boxes, yahtzee_bonus=column.yahtzee_bonus + worth.bonus)
    bonus, factor = rules.upper_bonus, rules.factor(column.number)
    if bonus and column.upper >= bonus.at * factor:
        column = replace(column, upper_bonus=bonus.points * factor)
    return (*card[: column.number - 1], column, *card[column.number :])
