"""What must hold of every solved game, and of advice that follows it."""

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from bot.coach.advice import advise
from bot.coach.solver import Solved, solve
from bot.games.dice import Dice
from bot.games.farkle import (
    Bank,
    Choice,
    Game,
    Phase,
    Roll,
    RuleSet,
    Seat,
    Then,
    Turn,
    change,
    choices,
    new_game,
    play,
    play_choice,
    throws_of,
)
from bot.local.solved_games import play_games

SHORT = {"target": 1000}

RULES: dict[str, dict[str, Any]] = {
    "standard": {},
    "adding": {"more_of_a_kind": "adding", "straights": {"1-6": 1500}, "minimum_bank": 300, "final_round": "none"},
    "penalty": {"penalty": {"farkles": 2, "points": 300, "floor": 0}, "final_round": "complete_round"},
    "exact": {"target_reach": "exact", "tie": "shared", "extend_triples": True, "instant_win": 6, "opening": 300},
}


@pytest.fixture(scope="module", params=RULES)
def solved(request: pytest.FixtureRequest) -> Solved:
    return solve(change(RuleSet(), SHORT | RULES[request.param]))


def standings(rules: RuleSet, totals: list[tuple[int, int]]) -> list[Game]:
    game = new_game(rules, 2, roll_off=False)
    return [replace(game, seats=(Seat(mine, mine > 0), Seat(theirs, theirs > 0))) for mine, theirs in totals]


TOTALS = [(0, 0), (500, 300), (300, 850), (900, 900)]


def test_probabilities_are_probabilities(solved: Solved) -> None:
    assert solved.wins.min() >= 0
    assert solved.wins.max() <= 1


def test_both_seats_add_up_to_one_over_the_throws_of_a_turn(solved: Solved) -> None:
    """What the seat on turn has is the average over its throws of the best choice, the other having the rest."""
    for game in standings(solved.levels.rules, TOTALS):
        (before,) = advise(game, solved)
        after = 0.0
        throws = throws_of(solved.levels.rules.dice)
        for thrown in throws:
            then = play(game, Roll(1, thrown.dice))[-1].after
            after += thrown.orders * win_of_first(then, solved)
        assert after / 6**solved.levels.rules.dice == pytest.approx(before.win, abs=1e-9)


def win_of_first(game: Game, solved: Solved) -> float:
    if game.phase is Phase.OVER:
        return (1 in game.winners) / len(game.winners)
    win = advise(game, solved)[0].win
    assert win is not None
    return win if game.current == 1 else 1 - win


def test_banking_hands_the_rest_to_the_other_seat(solved: Solved) -> None:
    for game in standings(solved.levels.rules, TOTALS):
        held = replace(game, phase=Phase.ROLL_OR_BANK, turn=Turn(3, 300))
        if any(choice.then is Then.BANK for choice in choices(held)):
            banked = next(advice for advice in advise(held, solved) if advice.then is Then.BANK)
            after = play(held, Bank(1))[-1].after
            assert banked.win == pytest.approx(win_of_first(after, solved), abs=1e-7)


def test_no_single_deviation_beats_the_advice(solved: Solved) -> None:
    """Each choice is worth the average of the best answers to what follows it, so that the first is the best."""
    game = standings(solved.levels.rules, [(500, 300)])[0]
    game = replace(game, phase=Phase.KEEP, turn=Turn(4, 350, (1, 1, 5, 2)))
    found = advise(game, solved)
    assert found[0].win == max(advice.win or 0 for advice in found)
    for advice in found:
        if advice.then is not Then.ROLL:
            continue
        choice, dice = Choice(advice.keep, advice.then), 4 - len(advice.keep) or 6
        total = 0.0
        for thrown in throws_of(dice):
            after = play_choice(game, choice, partial(_fallen, thrown.dice))[-1].after
            total += thrown.orders * win_of_first(after, solved)
        assert advice.win == pytest.approx(total / 6**dice, abs=1e-7)


def _fallen(dice: Dice, _number: int, _count: int) -> Dice:
    return dice


def test_more_points_never_hurt_where_the_first_to_arrive_wins() -> None:
    solved = solve(change(RuleSet(), SHORT | {"final_round": "none"}))
    wins = solved.wins[0, 0, 0]
    assert (np.diff(wins, axis=0) >= -1e-9).all()
    assert (np.diff(wins, axis=1) <= 1e-9).all()


def test_games_of_the_engine_come_out_as_the_table_says(solved: Solved) -> None:
    assert play_games(solved, 120, seed=1).agrees
