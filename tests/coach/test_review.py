"""Luck and skill of whole games: what must add up, and what must be nothing."""

import random
from functools import cache
from typing import Any

import pytest

from bot.coach.advice import plan
from bot.coach.review import Review, best_choice, review, win_after_throw
from bot.coach.solver import Solved, solve
from bot.games.dice import Dice
from bot.games.farkle import (
    Fact,
    Game,
    Leave,
    Phase,
    Rolled,
    RuleSet,
    Then,
    TimeOut,
    chance,
    change,
    choices,
    new_game,
    play,
    play_choice,
)

RULES: dict[str, dict[str, Any]] = {
    "last turns": {"dice": 5, "target": 400, "last_die_throws": 2},
    "exact": {
        "target": 400, "target_reach": "exact", "tie": "shared", "instant_win": 5,
        "penalty": {"farkles": 2, "points": 100, "floor": 0},
    },
    "following": {"dice": 5, "follow_on": True, "opening": 100, "target": 400},
}  # fmt: skip


@cache
def solved(name: str) -> Solved:
    return solve(change(RuleSet(), RULES[name]))


def random_game(rules: RuleSet, seed: int, *, absent: float = 0.0) -> tuple[Game, list[Fact], Game]:
    """A game of random choices, some of which are not made in time: its beginning, its facts and its end."""
    dice = random.Random(seed)

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    begin = game = new_game(rules, 2, roll_off=False)
    facts: list[Fact] = []
    while game.phase is not Phase.OVER:
        if not choices(game):
            # The game sleeps, until whoever it waits for leaves.
            steps = play(game, Leave(game.current))
        elif dice.random() < absent:
            steps = play(game, TimeOut(game.current))
        else:
            steps = play_choice(game, dice.choice(choices(game)), throw)
        facts += [step.fact for step in steps]
        game = steps[-1].after
    return begin, facts, game


def check(found: Review, end: Game) -> None:
    result = (1 in end.winners) / len(end.winners)
    assert sum(found.start) == pytest.approx(1)
    spent = [found.loss(seat) + found.absence(seat) for seat in (1, 2)]
    assert result == pytest.approx(found.start[0] + found.luck(1) - found.luck(2) - spent[0] + spent[1], abs=1e-6)
    assert found.moments[-1].win[0] == pytest.approx(result, abs=1e-9)
    assert all(moment.loss >= 0 for moment in found.moments)


@pytest.mark.parametrize("name", RULES)
def test_start_luck_and_losses_add_up_to_the_result(name: str) -> None:
    for seed in range(6):
        begin, facts, end = random_game(solved(name).levels.rules, seed)
        found = review(begin, facts, solved(name))
        check(found, end)
        assert found.exact
        assert [moment.step.fact for moment in found.moments] == facts
        assert found.absence(1) == pytest.approx(0, abs=1e-6)


def test_what_happens_without_a_seat_is_its_absence() -> None:
    lost = 0.0
    for seed in range(6):
        begin, facts, end = random_game(solved("last turns").levels.rules, seed, absent=0.2)
        found = review(begin, facts, solved("last turns"))
        check(found, end)
        lost += found.absence(1) + found.absence(2)
    assert lost > 0.1


@pytest.mark.parametrize("name", RULES)
def test_luck_is_nothing_on_average(name: str) -> None:
    begin, facts, _ = random_game(solved(name).levels.rules, 1)
    found = review(begin, facts, solved(name))
    before = begin
    for moment in found.moments:
        if isinstance(moment.step.fact, Rolled):
            planned = plan(before, solved(name))
            assert planned is not None
            throws = chance(before)
            roll = next(choice for choice in choices(before) if choice.then is Then.ROLL)
            mean = sum(throw.orders * win_after_throw(planned, before, throw.dice) for throw in throws)
            assert mean / sum(throw.orders for throw in throws) == pytest.approx(planned.win(before, roll), abs=1e-9)
        before = moment.step.after


def test_best_moves_cost_nothing() -> None:
    rules, dice = solved("last turns").levels.rules, random.Random(1)
    begin = game = new_game(rules, 2, roll_off=False)
    facts: list[Fact] = []
    while game.phase is not Phase.OVER:
        planned = plan(game, solved("last turns"))
        assert planned is not None
        best, _ = best_choice(planned, game)
        steps = play_choice(game, best, lambda _, count: tuple(dice.randint(1, 6) for _ in range(count)))
        facts += [step.fact for step in steps]
        game = steps[-1].after
    found = review(begin, facts, solved("last turns"))
    assert max(moment.loss for moment in found.moments) == pytest.approx(0, abs=1e-9)
    check(found, game)
