"""Perfect play alone: what it is worth, and what it scores with given dice."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from bot import rulesets
from bot.coach.farkle import most_points
from bot.coach.farkle.alone import best_choice, expected, free, greatest_possible, total_of_perfect_play
from bot.coach.farkle.most_points import greatest_total, points_turn
from bot.coach.farkle.throws import grid
from bot.features.daily.rules import rules_of_day as rules
from bot.games.dice import FACES, Seed
from bot.games.farkle import (
    Choice,
    Game,
    Keep,
    Keepable,
    Roll,
    RuleSet,
    Then,
    change,
    choices,
    largest,
    new_game,
    play,
    play_choice,
    scoring,
    throws_of,
)

TINY: dict[str, Any] = {"dice": 5, "singles": {1: 50}, "triples": {1: 150, 2: 100}}


@pytest.mark.parametrize(
    "ruled",
    [
        rules(),
        change(RuleSet(), {**TINY, "rounds": 4}),
        change(RuleSet(), {**TINY, "rounds": 5, "minimum_bank": 100}),
        change(RuleSet(), {**TINY, "rounds": 6, "penalty": {"farkles": 2, "points": 200}}),
    ],
    ids=["daily", "plain", "minimum", "penalty"],
)
def test_its_turns_are_worth_what_is_expected_of_them(ruled: RuleSet) -> None:
    assert ruled.rounds is not None
    solved = free(ruled)
    assert expected(solved, ruled.rounds, 0) * grid(solved) == pytest.approx(greatest_total(solved, ruled.rounds))


def thrown(game: Game, *dice: int) -> Game:
    return play(game, Roll(1, dice))[-1].after


def test_it_takes_more_risk_early_in_a_turn() -> None:
    game = thrown(new_game(rules(), 1), 1, 1, 2, 3, 4, 6)
    assert best_choice(game).then is Then.ROLL
    game = thrown(new_game(rules(), 1), 1, 1, 1, 5, 5, 2)
    assert best_choice(game) == Choice((1, 1, 1, 5, 5), Then.BANK)


def test_it_risks_less_where_the_next_farkle_costs_a_penalty() -> None:
    free, careful = new_game(rules(), 1), new_game(rules(), 1)
    for _ in range(2):
        free = play_choice(thrown(free, 1, 1, 2, 3, 4, 6), Choice((1, 1), Then.BANK), no_dice)[-1].after
        careful = thrown(careful, 2, 2, 3, 3, 4, 6)
    chance, found = Random(1), set()
    for _ in range(200):
        dice = tuple(chance.choice(FACES) for _ in range(5))
        kept = [play(thrown(each, 1, 5, 2, 3, 4, 6), Keep(1, (1,)))[-1].after for each in (free, careful)]
        second = [thrown(each, *dice) for each in kept]
        if second[0].round == free.round:
            found.add(tuple(best_choice(each).then for each in second))
    assert (Then.ROLL, Then.BANK) in found
    assert (Then.BANK, Then.ROLL) not in found


def no_dice(_throw: int, _number: int) -> tuple[int, ...]:
    raise AssertionError("nothing is thrown")


@pytest.mark.parametrize("day", range(8))
def test_the_most_that_the_dice_allow_is_what_trying_everything_finds(day: int) -> None:
    ruled, dice = (
        change(RuleSet(), {**TINY, "rounds": 3, "target": None}),
        Seed(f"{day:02x}" * 32, ("2027-01-15",)).dice,
    )

    def most(game: Game) -> int:
        if game.is_over:
            return game.seat(1).total
        return max(most(play_choice(game, choice, dice)[-1].after) for choice in choices(game))

    found = greatest_possible(ruled, dice)
    assert found == most(new_game(ruled, 1))
    assert found >= total_of_perfect_play(ruled, dice)


def test_it_does_not_know_the_dice_beforehand() -> None:
    """Over the dice of many days it scores what it expects, within chance."""
    totals = [total_of_perfect_play(rules(), Seed(f"{day:02x}" * 32, ("2027-01-15",)).dice) for day in range(100)]
    assert abs(sum(totals) / len(totals) - 5147) < 3 * 1500 / 10


MOST = 900
"""At this many points a turn always banks: more is never better here."""


def brute_force(rules: RuleSet, turns: int) -> float:
    """The greatest expected total, by plain recursion."""
    penalty = rules.penalty

    @cache
    def offers(dice: int, forced: bool) -> list[tuple[tuple[Keepable, ...], int]]:
        """What throws offer, and in how many orders they fall."""
        found: Counter[tuple[Keepable, ...]] = Counter()
        for roll, orders in throws_of(dice):
            keeps = scoring(rules).keepable(roll)
            found[largest(keeps) if forced else keeps] += orders
        return list(found.items())

    @cache
    def before(left: int, total: int, opened: bool, streak: int) -> float:
        return thrown(left, total, opened, streak, 0, rules.dice) if left else total

    def farkled(left: int, total: int, opened: bool, streak: int) -> float:
        if penalty is None:
            return before(left - 1, total, opened, 0)
        if streak + 1 < penalty.farkles:
            return before(left - 1, total, opened, streak + 1)
        lower = total - penalty.points
        if penalty.floor is not None:
            lower = max(lower, min(total, penalty.floor))
        return before(left - 1, lower, opened, 0)

    @cache
    def thrown(left: int, total: int, opened: bool, streak: int, points: int, dice: int) -> float:
        forced = rules.keep == "all" or (rules.keep == "all_until_open" and not opened)
        worth = 0.0
        for keeps, orders in offers(dice, forced):
            ends = [held(left, total, opened, streak, points + keep.points, dice - len(keep.dice)) for keep in keeps]
            worth += orders / 6**dice * (max(ends) if ends else farkled(left, total, opened, streak))
        return worth

    @cache
    def held(left: int, total: int, opened: bool, streak: int, points: int, dice: int) -> float:
        may_bank = points >= max(rules.minimum_bank, 0 if opened else rules.opening)
        if rules.hot_dice == "must" and not dice:
            may_bank = False
        bank = before(left - 1, total + points, True, 0)
        if points >= MOST:
            return bank
        on = thrown(left, total, opened, streak, points, dice or rules.dice)
        return max(on, bank) if may_bank else on

    return before(turns, 0, False, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"opening": 100, "keep": "all_until_open"},
        {"minimum_bank": 100, "hot_dice": "must", "keep": "all"},
        {"penalty": {"farkles": 2, "points": 100, "floor": None}, "opening": 100},
        {"penalty": {"farkles": 1, "points": 100, "floor": -150}},
        {"penalty": {"farkles": 2, "points": 50, "floor": 0}},
    ],
    ids=str,
)
def test_the_greatest_expected_total(options: dict[str, Any]) -> None:
    rules = change(RuleSet(), TINY | options)
    for turns in (1, 3):
        assert greatest_total(rules, turns) == pytest.approx(brute_force(rules, turns), abs=1e-6)


def test_turns_that_do_not_affect_each_other_add_up() -> None:
    rules = rulesets.shipped()["standard"].rules
    assert greatest_total(rules) == pytest.approx(10 * points_turn(rules).best)
    assert greatest_total(rulesets.shipped()["exact"].rules) < 10 * points_turn(rulesets.shipped()["exact"].rules).best


def test_turns_without_end_gain_without_end() -> None:
    endless = change(RuleSet(), {"singles": dict.fromkeys(range(1, 7), 50)})
    assert greatest_total(endless) == float("inf")


def test_turns_that_are_remembered_take_little_memory_however_large_rules_make_them() -> None:
    turn = points_turn(rulesets.shipped()["standard"].rules)
    before = dict(most_points._remembered)
    for number in range(20):
        most_points._remembered[number] = replace(turn, thrown=np.empty(10**6))
    assert sum(each.thrown.nbytes for each in most_points._remembered.values()) <= 64 << 20
    most_points._remembered.clear()
    most_points._remembered.update(before)
