"""Games of Yahtzee side by side: they add up to what the tables say, and their ends follow the rules."""

import numpy as np
import pytest

from bot.coach.yahtzee.judge import Judge
from bot.coach.yahtzee.simulation import BEST, Games, match
from bot.coach.yahtzee.solver import solve
from bot.coach.yahtzee.table import find_table
from bot.games.options import change
from bot.games.yahtzee import RuleSet
from tests.support.yahtzee import shipped


def judge_of(name: str) -> Judge:
    rules = shipped(name)
    solved = find_table(rules)
    assert solved is not None
    return Judge(rules, solved)


@pytest.mark.parametrize("name", ["generala", "forced-yatzy"])
def test_best_play_alone_has_the_mean_and_the_deviation_of_the_table(name: str) -> None:
    judge = judge_of(name)
    found = match(judge, [BEST], 800, seed=1).as_json()
    mean, deviation = judge.solved.average, judge.solved.deviation[0, 0, -1]
    assert found["mean"][0] == pytest.approx(mean, abs=4 * deviation / 800**0.5)
    assert found["deviation"][0] == pytest.approx(deviation, rel=0.1)
    assert [*found] == ["players", "games", "mean", "deviation"]


def test_a_first_roll_of_equal_dice_wins_at_once() -> None:
    games = Games(judge_of("generala"), ["perfect", "timid"], 400, np.random.default_rng(1))
    games.winner[:200] = 1
    games.play()
    assert (games.wins()[:, :200] == [[0], [1]]).all()
    assert games.total[0][:200].max() == 0
    assert games.winner.max() == 1
    # Each of 22 turns wins once in 1296.
    assert (games.winner[200:] >= 0).sum() < 20


def test_equal_totals_are_decided_by_boxes() -> None:
    rules = change(RuleSet(), {"ties": ["chance"]})
    games = Games(Judge(rules, solve(rules, fewest=13)), ["timid", "timid"], 3, np.random.default_rng(1))
    games.in_tie_boxes[0] = [[20, 5, 7], [10, 9, 7]]
    assert games.wins().tolist() == [[1, 0, 0.5], [0, 1, 0.5]]


def test_the_stronger_one_wins_more() -> None:
    found = match(judge_of("yacht"), [BEST, "timid"], 200, seed=1).as_json()
    assert found["wins"][0] > 0.5 + 4 * found["error"]
    assert sum(found["wins"]) == pytest.approx(1)
