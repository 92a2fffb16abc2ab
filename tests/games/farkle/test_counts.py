"""Known counts: how many of all throws farkle, hold a pattern or score what.

The shares of throws that farkle are those that published analyses of the game give: 2/3, 4/9, 5/18, 17/108 and 25/324
with one to five dice, and with six 5/162, or 5/216 where three pairs score.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from bot import rulesets
from bot.games.dice import FACES
from bot.games.farkle import scoring

FARKLES = [Fraction(2, 3), Fraction(4, 9), Fraction(5, 18), Fraction(17, 108), Fraction(25, 324)]
WITHOUT_PAIRS, WITH_PAIRS = Fraction(5, 162), Fraction(5, 216)


def throws(count: int) -> Counter[tuple[int, ...]]:
    """All throws of `count` dice as sorted faces, with the number of orders for each."""
    return Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=count))


@pytest.mark.parametrize(("name", "with_six"), [("standard", WITHOUT_PAIRS), ("deluxe", WITH_PAIRS)])
def test_the_share_of_throws_that_farkle(name: str, with_six: Fraction) -> None:
    worth = scoring(rulesets.shipped()[name].rules)
    for count, share in enumerate([*FARKLES, with_six], start=1):
        farkles = sum(ways for roll, ways in throws(count).items() if not worth.keepable(roll))
        assert Fraction(farkles, 6**count) == share


@pytest.mark.parametrize(
    ("name", "keeps", "points"),
    [
        ("standard", 2749, 14_411_250),
        ("pocket", 2749, 12_376_350),
        ("deluxe", 2770, 16_913_250),
        ("renaissance", 2986, 17_361_000),
        ("on-the-table", 3006, 18_127_500),
        ("american", 3006, 18_127_500),
        ("zilch", 2992, 19_701_000),
        ("zehntausend", 2750, 15_743_250),
        ("exact", 2966, 16_269_000),
        ("five-dice", 1043, 2_085_900),
        ("facebook", 2986, 17_709_000),
        ("ten-rounds", 2986, 17_709_000),
        ("five-rounds", 2986, 17_709_000),
        ("kingdom-come", 2983, 18_621_000),
    ],
)
def test_keeps_of_all_throws_and_best_points_of_all_first_throws(name: str, keeps: int, points: int) -> None:
    """Any change of what scores changes these sums; `cli/test_rules.py` checks each keep."""
    rules = rulesets.shipped()[name].rules
    worth = scoring(rules)
    rolls = [roll for count in range(1, rules.dice + 1) for roll in combinations_with_replacement(FACES, count)]
    best = {roll: choices[0].points for roll in throws(rules.dice) if (choices := worth.keepable(roll))}
    assert sum(len(worth.keepable(roll)) for roll in rolls) == keeps
    assert sum(ways * best.get(roll, 0) for roll, ways in throws(rules.dice).items()) == points
