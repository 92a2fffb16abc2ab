"""A player's card: what its boxes hold, what else its columns bring, and what a throw would be worth in it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.games.dice import Dice
from bot.games.yahtzee.rules import RuleSet
from bot.games.yahtzee.scoring import BOXES, UPPER, Box, is_yahtzee, points_in


@dataclass(frozen=True, slots=True)
class Column:
    """One column. All its points are multiplied by its number already.

    `boxes` hold points from top to bottom; None is an open box. `yahtzee_bonus` is what further yahtzees brought beside
    the points of their boxes, and `upper_bonus` what the upper boxes brought by holding enough.
    """

    number: int
    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    yahtzee_bonus: int = 0
    upper_bonus: int = 0

    def holds(self, box: Box) -> int | None:
        """The points of a box; None if it is open."""
        return self.boxes[box.row]

    @property
    def open(self) -> tuple[Box, ...]:
        return tuple(box for box, points in zip(BOXES, self.boxes, strict=True) if points is None)

    @property
    def upper(self) -> int:
        """What the upper boxes hold, without any bonus."""
        return sum(self.holds(box) or 0 for box in UPPER)

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.boxes) + self.yahtzee_bonus + self.upper_bonus


Card = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a throw is worth in an open box: `points` in all, of which `bonus` are for a further yahtzee.

    Both are multiplied by the number of the column already.
    """

    column: int
    box: Box
    points: int
    bonus: int = 0


def new_card(rules: RuleSet) -> Card:
    """A card with every box open."""
    return tuple(Column(number) for number in range(1, rules.columns + 1))


def is_full(card: Card) -> bool:
    return not any(column.open for column in card)


def worths(rules: RuleSet, card: Card, dice: Dice) -> Iterator[Worth]:
    """What the dice are worth in each box that they may take, column by column. Without dice, that is nothing."""
    bonus = _bonus(rules, card, dice)
    for column in card:
        joker = is_joker(rules, card, column, dice)
        for box in _fitting(rules, column, dice):
            points = points_in(rules, box, dice, is_joker=joker)
            extra = bonus if points or not rules.bonus_needs_points else 0
            yield Worth(column.number, box, (points + extra) * column.number, extra * column.number)


def is_joker(rules: RuleSet, card: Card, column: Column, dice: Dice) -> bool:
    """Do the dice fill a full house or a straight of a column, because they are a yahtzee without a box of its own?"""
    if rules.joker == "none" or not is_yahtzee(dice):
        return False
    columns = card if rules.joker == "filled" else (column,)
    return all(each.holds(box) is not None for each in columns for box in (Box.YAHTZEE, _of_face(dice)))


def _fitting(rules: RuleSet, column: Column, dice: Dice) -> tuple[Box, ...]:
    """The open boxes of a column that the dice may take."""
    if rules.joker != "forced" or not is_yahtzee(dice) or column.holds(Box.YAHTZEE) is None:
        return column.open
    if column.holds(_of_face(dice)) is None:
        return (_of_face(dice),)
    return tuple(box for box in column.open if box not in UPPER) or column.open


def _of_face(yahtzee: Dice) -> Box:
    return BOXES[yahtzee[0] - 1]


def _bonus(rules: RuleSet, card: Card, dice: Dice) -> int:
    """What a yahtzee brings beside its box, once every yahtzee box holds one."""
    has_all = all(column.holds(Box.YAHTZEE) for column in card)
    return rules.yahtzee_bonus if has_all and is_yahtzee(dice) else 0


def filled(rules: RuleSet, card: Card, worth: Worth) -> Card:
    """The card once a box is taken."""
    column = card[worth.column - 1]
    boxes = (*column.boxes[: worth.box.row], worth.points - worth.bonus, *column.boxes[worth.box.row + 1 :])
    column = replace(column, boxes=boxes, yahtzee_bonus=column.yahtzee_bonus + worth.bonus)
    bonus = rules.upper_bonus
    if bonus and column.upper >= bonus.at * column.number:
        column = replace(column, upper_bonus=bonus.points * column.number)
    return (*card[: column.number - 1], column, *card[column.number :])
