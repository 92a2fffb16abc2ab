"""Properties of every solved game, and of advice that follows it."""

import random
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.coach.farkle.advice import advise, figures
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.solver import solve
from bot.games.dice import Dice
from bot.games.farkle import (
    Choice,
    Game,
    Offer,
    Phase,
    RuleSet,
    Seat,
    Then,
    Turn,
    change,
    choices,
    new_game,
    play_choice,
    throws_of,
)
from tests.coach.matches import perfect, share_of_first

SHORT = {"target": 500}

RULES: dict[str, dict[str, Any]] = {
    "standard": {},
    "adding": {"more_of_a_kind": "adding", "straights": {"1-6": 1500}, "minimum_bank": 300, "final_round": "none"},
    "penalty": {"dice": 5, "penalty": {"farkles": 2, "points": 200, "floor": 0}, "final_round": "complete_round"},
    "exact": {"target_reach": "exact", "tie": "shared", "extend_triples": True, "instant_win": 6, "opening": 300},
    "following": {"dice": 5, "follow_on": True, "opening": 100, "target": 500},
    "following, exact": {
        "dice": 5, "follow_on": True, "target_reach": "exact", "final_round": "one_more_round", "tie": "shared",
        "target": 400, "extend_triples": True,
    },
    "following, penalty": {
        "dice": 5, "follow_on": True, "final_round": "complete_round", "tie": "shared", "target": 300,
        "hot_dice": "must", "penalty": {"farkles": 2, "points": 100, "floor": 0},
    },
}  # fmt: skip


@pytest.fixture(scope="module", params=RULES)
def solved(request: pytest.FixtureRequest) -> Solved:
    return solve(change(RuleSet(), SHORT | RULES[request.param]))


def standings(rules: RuleSet, totals: list[tuple[int, int]]) -> list[Game]:
    game = new_game(rules, 2, roll_off=False)
    return [replace(game, seats=(Seat(mine, mine > 0), Seat(theirs, theirs > 0))) for mine, theirs in totals]


def some_standings(rules: RuleSet) -> list[Game]:
    """One in the middle of a game, and one near its end."""
    return standings(rules, [(rules.target - 200, max(0, rules.target - 350)), (rules.target - 50,) * 2])


def test_both_seats_add_up_to_one_over_the_throws_of_a_turn(solved: Solved) -> None:
    """What the seat on turn has is the average over its throws of the best choice, the other having the rest."""
    for game in some_standings(solved.levels.rules):
        (before,) = advise(game, solved)
        after = average_after(game, Choice((), Then.ROLL), game.rules.dice, solved)
        assert after == pytest.approx(before.win, abs=1e-9)


def win_of_first(game: Game, solved: Solved) -> float:
    if game.phase is Phase.OVER:
        return (1 in game.winners) / len(game.winners)
    win = advise(game, solved)[0].win
    assert win is not None
    return win if game.current == 1 else 1 - win


@settings(max_examples=3)
@given(data=st.data())
def test_no_single_deviation_beats_the_advice(solved: Solved, data: st.DataObject) -> None:
    """Each choice is worth the average of the best answers to what follows it, so that the first is the best."""
    totals = st.integers(0, solved.levels.goal - 1).map(lambda steps: 50 * steps)
    game = standings(solved.levels.rules, [data.draw(st.tuples(totals, totals))])[0]
    thrown = data.draw(st.sampled_from([(1, 1, 5, 2), (1, 5, 5, 5), (2, 2, 2, 5), (1, 3), (5,)]))
    points = 50 * data.draw(st.integers(1, 9))
    game = replace(game, phase=Phase.KEEP, turn=Turn(len(thrown), points, thrown))
    found = advise(game, solved)
    assume(found)
    assert found[0].win == max(advice.win or 0 for advice in found)
    for advice in found:
        dice = len(thrown) - len(advice.choice.keep) or game.rules.dice
        assert advice.win == pytest.approx(average_after(game, advice.choice, dice, solved), abs=1e-7)


def average_after(game: Game, choice: Choice, dice: int, solved: Solved) -> float:
    """How likely the first seat wins after a choice, on average over all throws of `dice` dice."""
    if choice.then is Then.BANK:
        return win_of_first(play_choice(game, choice, partial(_fallen, ()))[-1].after, solved)
    # Throws that leave the same choices to the same seat are worth the same.
    orders, alike = Counter[object](), dict[object, Game]()
    for fallen in throws_of(dice):
        after = play_choice(game, choice, partial(_fallen, fallen.dice))[-1].after
        key = after.current, after.winners, choices(after)
        orders[key] += fallen.orders
        alike[key] = after
    return float(sum(orders[key] * win_of_first(after, solved) for key, after in alike.items()) / 6**dice)


@pytest.mark.parametrize("final", [None, ()], ids=["in the game", "in the last turn"])
def test_an_offer_is_worth_the_throws_that_follow_it(final: tuple[int, ...] | None) -> None:
    rules = change(RuleSet(), SHORT | RULES["following"])
    solved = solve(rules)
    assert solved.bound <= 1e-6
    (game,) = standings(rules, [(rules.target - 100, rules.target + (50 if final is not None else -50))])
    for offer in (Offer(2, 350), Offer(4, 50)):
        offered = replace(game, offer=offer, final=final)
        found = advise(offered, solved)
        assert {advice.choice.then for advice in found} == {Then.ROLL, Then.FOLLOW}
        for advice in found:
            dice = offer.dice if advice.choice.then is Then.FOLLOW else rules.dice
            after = average_after(offered, Choice((), advice.choice.then), dice, solved)
            assert advice.win == pytest.approx(after, abs=1e-7)


def _fallen(dice: Dice, _number: int, _count: int) -> Dice:
    return dice


MONOTONE = st.fixed_dictionaries(
    {
        "dice": st.sampled_from([5, 6]),
        "target": st.integers(4, 10).map(lambda steps: 50 * steps),
        "target_reach": st.sampled_from(["at_least", "exceed"]),
        "final_round": st.sampled_from(["none", "complete_round", "one_turn_each", "one_more_round"]),
        "tie": st.sampled_from(["first", "shared", "play_off"]),
        "hot_dice": st.sampled_from(["may", "must"]),
        "last_die_throws": st.integers(1, 3),
        "minimum_bank": st.sampled_from([0, 100]),
        "singles": st.sampled_from([{1: 100, 5: 50}, {1: 50}]),
        "triples": st.sampled_from([{1: 300, 2: 200}, {}]),
        "instant_win": st.sampled_from([None, 4]),
    }
)
"""Rule sets that never make a higher total worse than a lower one, with any final round and tie."""


@settings(max_examples=8)
@given(options=MONOTONE)
def test_more_points_never_hurt_under_monotone_rules(options: dict[str, Any]) -> None:
    solved = solve(change(RuleSet(), options))
    assert (np.diff(solved.wins, axis=-2) >= -1e-9).all()
    assert (np.diff(solved.wins, axis=-1) <= 1e-9).all()


def test_games_come_out_as_the_table_says(solved: Solved) -> None:
    """A few games, or thousands with hypothesis's long profile: what each choice is worth is shown above."""
    rules, games = solved.levels.rules, 2 * settings().max_examples
    share = share_of_first([perfect(solved)] * 2, rules, games, random.Random(1))
    assert figures(rules, solved).first == pytest.approx(share.wins, abs=3 * share.error)
