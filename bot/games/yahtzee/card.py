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
    """What the dice are worth in each open box, column by column. Without dice, that is nothing."""
    joker, bonus = is_joker(rules, card, dice), _bonus(rules, card, dice)
    for column in card:
        for box in column.open:
            points = points_in(rules, box, dice, is_joker=joker)
            extra = bonus if points else 0
            yield Worth(column.number, box, (points + extra) * column.number, extra * column.number)


def is_joker(rules: RuleSet, card: Card, dice: Dice) -> bool:
    """Do the dice fill a full house or a straight, because they are a yahtzee for which no other box is left?"""
    if not rules.joker or not is_yahtzee(dice):
        return False
    filled = (Box.YAHTZEE, BOXES[dice[0] - 1])
    return all(column.holds(box) is not None for column in card for box in filled)


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
