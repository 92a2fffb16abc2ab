"""Boxes and cards in words, which several screens need."""

from bot.games.yahtzee import BOXES, Box, Game, RuleSet
from bot.text import say
from bot.ui.games.yahtzee.story import name_of


def in_column(rules: RuleSet, box: Box, column: int, locale: str) -> str:
    """A box within a sentence: `Full house in column 2`. With one column, nobody is told which it is."""
    return say("yahtzee-in-column", locale, box=name_of(box, locale), column=str(column), many=rules.columns)


def box_count(rules: RuleSet) -> int:
    """How many boxes a card has, which is how many turns everybody has."""
    return len(BOXES) * rules.columns


def filled_count(game: Game, seat: int) -> int:
    """How many boxes of a seat are filled."""
    return sum(len(column.boxes) - len(column.open) for column in game.seat(seat).card)


def place_of(game: Game, seat: int) -> int | None:
    """The place of a seat among those that have not left; None where that says nothing, because nobody leads."""
    totals = [game.seat(number).total for number in game.active]
    if len(set(totals)) < 2:
        return None
    return 1 + sum(total > game.seat(seat).total for total in totals)
