"""What no play of several columns exceeds, against small games that are solved exactly."""

import numpy as np
import pytest

from bot.coach.yahtzee.advice import Judge
from bot.coach.yahtzee.process import judge_of
from bot.coach.yahtzee.solver import ALL, THROWS
from bot.games.options import change
from bot.games.yahtzee import UPPER, Box, RuleSet
from tools.yahtzee_bound import bound
from tools.yahtzee_coach import to_come

RULES = change(RuleSet(), {"columns": 2, "joker": "none", "upper_bonus": None, "bonus_needs_points": True})


def all_but(*boxes: Box) -> int:
    return ALL - sum(1 << box.row for box in boxes)


def exactly(rules: RuleSet, masks: list[int]) -> float:
    judge = Judge(rules, judge_of(RuleSet())[0].solved)
    return float(to_come(judge, tuple((mask, 0, 0) for mask in masks), {})[0])


@pytest.mark.parametrize("scale", [0, 5, 20])
def test_no_prices_give_less_than_best_play(scale: float) -> None:
    masks = [all_but(Box.YAHTZEE, Box.CHANCE), all_but(Box.YAHTZEE, Box.FULL_HOUSE)]
    shares = np.random.default_rng(1).normal(0, scale, (2, 4, 3, len(THROWS)))
    assert bound(RULES, shares, masks) > exactly(RULES, masks) + 1


def test_payments_of_a_single_column_cancel() -> None:
    rules, masks = change(RULES, {"columns": 1}), [all_but(Box.YAHTZEE, Box.CHANCE, Box.SIXES)]
    shares = np.random.default_rng(1).normal(0, 20, (1, 3, 2, len(THROWS)))
    assert bound(rules, shares, masks) == pytest.approx(exactly(rules, masks), abs=1e-9)


def test_upper_sums_that_count_as_equal_hardly_raise_the_bound() -> None:
    solved, mask = judge_of(RuleSet())[0].solved, all_but(*UPPER)
    found = bound(RuleSet(), np.zeros((1, len(UPPER), 2, len(THROWS))), [mask])
    assert 0 <= found - solved.mean[0, mask, 0] < 0.3
