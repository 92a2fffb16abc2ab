"""The solver against an independent brute force: tiny rule sets with every option."""

from functools import cache
from typing import Any

import pytest

from bot.coach.advice import advise
from bot.coach.solver import Solved, solve
from bot.games.farkle import Game, Phase, RuleSet, change
from tests.support.brute_force import BruteForce

TINY: dict[str, Any] = {
    "dice": 5,
    "start": "seat_order",
    "singles": {1: 50},
    "triples": {1: 150, 2: 100},
    "target": 150,
}

MIXES: dict[str, dict[str, Any]] = {
    "plain": {},
    "ends at once": {"final_round": "none"},
    "hot dice must be thrown": {"final_round": "none", "hot_dice": "must"},
    "shared": {"tie": "shared"},
    "play-off": {"tie": "play_off"},
    "rest of the round": {"final_round": "complete_round", "target_reach": "exceed", "hot_dice": "must"},
    "rest of the round, play-off": {"final_round": "complete_round", "tie": "play_off", "keep": "all"},
    "one more round": {"final_round": "one_more_round", "target": 100},
    "one more round, shared": {"final_round": "one_more_round", "tie": "shared", "opening": 100, "target": 100},
    "exact": {"target_reach": "exact", "tie": "shared"},
    "exact, one more round": {"target_reach": "exact", "final_round": "one_more_round", "hot_dice": "must"},
    "exact, all kept": {"target_reach": "exact", "keep": "all", "target": 250, "extend_triples": True},
    "all kept until open": {"keep": "all_until_open", "opening": 100},
    "minimum": {"minimum_bank": 100, "last_die_throws": 3},
    "wins at once": {"instant_win": 3, "extend_triples": True},
    "penalty": {"final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": 0}},
    "penalty, below nothing": {"penalty": {"farkles": 1, "points": 50, "floor": -50}, "opening": 100, "target": 100},
    "penalty, exact": {
        "target_reach": "exact", "final_round": "one_more_round", "tie": "shared",
        "penalty": {"farkles": 2, "points": 50, "floor": -50},
    },
    "penalty, one more round": {
        "final_round": "one_more_round", "target": 100, "penalty": {"farkles": 2, "points": 50, "floor": 0},
    },
    "penalty, play-off": {"tie": "play_off", "target": 100, "penalty": {"farkles": 2, "points": 50, "floor": -50}},
}  # fmt: skip

MOST = 500
"""Hardly one turn in ten million of these rule sets comes to so many points."""


@cache
def solved_both_ways(name: str) -> tuple[Solved, BruteForce]:
    rules = change(RuleSet(), TINY | MIXES[name])
    brute = BruteForce(rules, MOST)
    brute.solve()
    return solve(rules), brute


def by_table(solved: Solved, game: Game) -> float:
    """The table's answer for the standing in which a game's turn begins."""
    here = solved.levels
    mine, theirs = game.seat(game.current), game.seat(3 - game.current)
    side = 0 if here.sides == 1 or game.starter == game.current else 1
    streaks = (mine.streak, theirs.streak) if here.loss else (0, 0)
    places = (here.level(seat.total, opened=seat.has_opened) for seat in (mine, theirs))
    return float(solved.wins[(side, *streaks, *places)])


@pytest.mark.parametrize("name", MIXES)
def test_every_standing_of_every_mix_is_the_same(name: str) -> None:
    solved, brute = solved_both_ways(name)
    assert solved.bound <= 1e-6
    for key, game in brute.games.items():
        if game.final is None:
            assert by_table(solved, game) == pytest.approx(brute.values[key], abs=1e-6), key


@pytest.mark.parametrize("name", MIXES)
def test_the_value_of_a_standing_is_that_of_throwing_on(name: str) -> None:
    """Advice at the beginning of a turn, in the middle of a game and in its last turns."""
    solved, brute = solved_both_ways(name)
    for key, game in list(brute.games.items())[:: max(1, len(brute.games) // 40)]:
        # The brute force banks no more than MOST in a turn: it does not know how long leads are made up for.
        if game.phase is not Phase.THROW or abs(game.seats[0].total - game.seats[1].total) > MOST // 2:
            continue
        (only,) = advise(game, solved)
        assert only.win == pytest.approx(brute.values[key], abs=1e-5), key
