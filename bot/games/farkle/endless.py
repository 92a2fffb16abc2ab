"""Rules by which a turn cannot be expected to end: nobody farkles, or nobody gets what a bank needs."""

from collections.abc import Iterator

from bot.errors import Fault
from bot.games.chance import throws_of
from bot.games.dice import FACES
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import scoring

MANY_THROWS = 100
"""A turn is not expected to take more."""


def endless_turns(rules: RuleSet) -> Iterator[Fault]:
    """A fault for each pair of options that keeps turns from ending. It may take a tenth of a second.

    A game by such rules can be played, because a turn has at most `MOST_THROWS`.
    """
    option = "opening" if rules.opening > rules.minimum_bank else "minimum_bank"
    if (points := _points_of_a_throw(rules)) * MANY_THROWS < getattr(rules, option):
        yield Fault(
            option,
            "clash-turns-without-end",
            {"option": option, "other": "singles", "points": round(points, 1), "throws": MANY_THROWS},
        )
    if rules.hot_dice == "must" and rules.keep != "any" and rules.singles.keys() >= set(FACES):
        yield Fault("hot_dice", "clash-always-hot", {"option": "hot_dice", "other": "keep"})


def _points_of_a_throw(rules: RuleSet) -> float:
    """What a throw of all dice brings on average."""
    throws = ((scoring(rules).keepable(throw.dice), throw.orders) for throw in throws_of(rules.dice))
    total = sum(keeps[0].points * orders for keeps, orders in throws if keeps)
    return total / float(len(FACES) ** rules.dice)
