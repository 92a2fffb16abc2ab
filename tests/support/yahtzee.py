"""Short ways to say what happens in a game of Yahtzee, beside those for games of any kind."""

from bot import rulesets
from bot.games.yahtzee import Game, RuleSet, boxes_of, new_game

BOXES = boxes_of(RuleSet())
"""Of the common card."""


def shipped(name: str) -> RuleSet:
    rules = rulesets.shipped()[name].rules
    assert isinstance(rules, RuleSet)
    return rules


def begin(seats: int = 2, name: str = "yahtzee") -> Game:
    return new_game(shipped(name), seats)


def turn(seat: int, box: str, column: int = 1, dice: str = "1 2 2 4 6") -> list[str]:
    """A turn of one throw."""
    return [f"{seat} roll {dice}", f"{seat} score {box} {column}"]
