"""The figures that are published, or that independent solvers agree on."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bot import rulesets
from bot.coach.farkle.advice import figures
from bot.coach.farkle.most_points import farkle_chances, points_turn
from bot.games import farkle
from bot.games.dice import FACES
from bot.games.farkle import RuleSet, change
from tests.support.oracle import keepable
from tests.support.solved import table_of

SHIPPED = {name: ruleset.rules for name, ruleset in rulesets.shipped_of(farkle.ENGINE).items()}


def test_farkle_chances_with_straight_and_three_pairs() -> None:
    rules = change(RuleSet(), {"straights": {"1-6": 1500}, "three_pairs": 750})
    published = [
        Fraction(2, 3),
        Fraction(4, 9),
        Fraction(5, 18),
        Fraction(17, 108),
        Fraction(25, 324),
        Fraction(5, 216),
    ]
    assert list(farkle_chances(rules).values()) == pytest.approx([float(chance) for chance in published], abs=1e-12)


def test_the_last_die_farkles_once_all_its_tries_missed() -> None:
    assert farkle_chances(SHIPPED["renaissance"])[1] == pytest.approx((2 / 3) ** 3)


@pytest.mark.parametrize(
    ("name", "options", "points"),
    [
        ("deluxe", {}, 517.3264),
        ("deluxe", {"six_as_two_triplets": True}, 517.5315),
        ("facebook", {}, 548.7363),
        ("facebook", {"minimum_bank": 0}, 548.8576),
    ],
)
def test_the_greatest_expected_turn(name: str, options: dict[str, object], points: float) -> None:
    assert points_turn(change(SHIPPED[name], options)).best == pytest.approx(points, abs=5e-5)


@pytest.mark.parametrize("options", [{}, {"hot_dice_bonus": 300}, {"scoreless": 500}], ids=str)
def test_the_greatest_expected_turn_with_more_for_all_dice(options: dict[str, int]) -> None:
    """Against plain loops backwards over the points at risk, which ask the oracle what dice are worth."""
    rules, most = change(RuleSet(), {"dice": 5} | options), 12_000
    rolls = {
        number: [
            (
                ways,
                {
                    number - len(kept) or 5: points
                    for kept, points in sorted(keepable(rules, roll).items(), key=_points)
                },
            )
            for roll, ways in Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=number)).items()
        ]
        for number in range(1, 6)
    }
    values: dict[tuple[int, int], float] = {}
    for held in range(most, -1, -50):
        for number, thrown in rolls.items():
            best = (
                ways
                * max((max(held + won, values.get((left, held + won), 0)) for left, won in keeps.items()), default=0)
                for ways, keeps in thrown
            )
            values[number, held] = sum(best) / 6**number
    assert points_turn(rules).best == pytest.approx(values[5, 0], abs=1e-6)


def _points(keep: tuple[object, int]) -> int:
    return keep[1]


def test_a_turn_that_never_has_to_end_gains_without_end() -> None:
    endless = change(RuleSet(), {"singles": dict.fromkeys(range(1, 7), 50)})
    assert figures(endless, None).turn is None


def test_who_begins_by_the_rules_of_the_published_analysis() -> None:
    """M. Busche, 2016: 53.487 %."""
    found = figures(SHIPPED["facebook"], table_of(SHIPPED["facebook"]))
    assert found.exact
    assert found.first == pytest.approx(0.53487, abs=5e-6)


def test_what_is_not_known_is_not_said() -> None:
    found = figures(SHIPPED["standard"], None)
    assert found.first is None
    assert not found.exact
