"""Tiny rule sets with every option that the coach has to know, solved both by the coach and by brute force."""

from functools import cache
from typing import Any

from bot.coach.farkle.advice import advise
from bot.coach.farkle.solver import Solved, solve
from bot.games.farkle import Game, RuleSet, change
from tests.coach.brute_force import BruteForce

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
    "following": {"follow_on": True},
    "following, ends at once": {"follow_on": True, "final_round": "none", "hot_dice": "must"},
    "following, rest of the round": {"follow_on": True, "final_round": "complete_round", "tie": "shared"},
    "following, above the target": {"follow_on": True, "target_reach": "exceed", "target": 100},
    "following, exact": {"follow_on": True, "target_reach": "exact", "tie": "shared"},
    "following, exact, one more round": {
        "follow_on": True, "target_reach": "exact", "final_round": "one_more_round", "target": 200,
    },
    "following, extended": {"follow_on": True, "extend_triples": True, "instant_win": 3, "opening": 100},
    "following, all kept": {"follow_on": True, "keep": "all", "minimum_bank": 100, "last_die_throws": 3},
    "following, all kept until open": {"follow_on": True, "keep": "all_until_open", "opening": 100},
    "following, penalty": {
        "follow_on": True, "final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": 0},
    },
    "following, penalty, rest of the round": {
        "follow_on": True, "final_round": "complete_round", "tie": "shared", "target": 100,
        "penalty": {"farkles": 2, "points": 50, "floor": -50},
    },
}  # fmt: skip

MOST = 500
"""A turn of these rule sets reaches this many points less than once in ten million turns."""

MOST_FOLLOWED = 1000
"""The same if one hand passes from seat to seat."""


@cache
def solved_both_ways(name: str) -> tuple[Solved, BruteForce]:
    rules = change(RuleSet(), TINY | MIXES[name])
    brute = BruteForce(rules, MOST_FOLLOWED if rules.follow_on else MOST)
    brute.solve()
    return solve(rules), brute


def by_table(solved: Solved, game: Game) -> float:
    """The table's value at the start of a game's turn."""
    if game.offer:
        best, *_ = advise(game, solved)
        assert best.win is not None
        return best.win
    here = solved.levels
    mine, theirs = game.seat(game.current), game.seat(3 - game.current)
    side = 0 if here.sides == 1 or game.starter == game.current else 1
    streaks = (mine.streak, theirs.streak) if here.loss else (0, 0)
    places = (here.level(seat.total, opened=seat.has_opened) for seat in (mine, theirs))
    return float(solved.wins[(side, *streaks, *places)])


def differences(name: str) -> list[tuple[object, float]]:
    """Every standing of a mix, and how far the table is off there."""
    solved, brute = solved_both_ways(name)
    return [
        (key, abs(by_table(solved, game) - brute.values[key]))
        for key, game in brute.games.items()
        if game.final is None
    ]
