"""Decisions of characters, and each character is stronger than the one before."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from bot import rulesets
from bot.coach.adviser import BY_STRENGTH, Character
from bot.coach.farkle.advice import gain
from bot.coach.farkle.bounds import is_known
from bot.coach.farkle.policies import decide, ranked
from bot.coach.farkle.solver import solve
from bot.games import farkle
from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, Phase, RuleSet, Then, change, choices, new_game, play_choice
from tests.coach.matches import by_character, share_against
from tests.support.solved import table_of


def shipped(name: str) -> RuleSet:
    rules: RuleSet = rulesets.shipped()[name].rules
    return rules


def game_of_two(name: str, number: int, seats: int = 2) -> list[Game]:
    """The moments of a quick game between different characters when a player has a choice."""
    rules, dice = shipped(name), random.Random(number)
    if rules.target:
        rules = change(rules, {"target": farkle.ENGINE.quick_target})
    solved, found = table_of(rules), list[Game]()

    def throw(_number: int, count: int) -> Dice:
        return tuple(dice.randint(1, 6) for _ in range(count))

    game = new_game(rules, seats, roll_off=False)
    while game.phase is not Phase.OVER:
        if len(choices(game)) > 1:
            found.append(game)
        choice = decide(game, BY_STRENGTH[game.current % len(BY_STRENGTH)], solved, dice.random())
        game = play_choice(game, choice, throw)[-1].after
    return found


@pytest.mark.parametrize(
    "name", [name for name, ruleset in rulesets.shipped_of(farkle.ENGINE).items() if is_known(ruleset.rules)]
)
def test_each_character_plays_each_rule_set_to_its_end(name: str) -> None:
    assert game_of_two(name, 1, seats=4)


def test_who_errs_takes_the_second_best_choice() -> None:
    game = game_of_two("pocket", 2)[0]
    solved = table_of(game.rules)
    best, second, *_ = ranked(game, Character.KEEN, solved)
    assert decide(game, Character.KEEN, solved, Character.KEEN.errs) == best
    assert decide(game, Character.KEEN, solved, Character.KEEN.errs - 0.001) == second
    assert decide(game, Character.PERFECT, solved, 0.0) == ranked(game, Character.PERFECT, solved)[0] == best


def test_the_timid_one_banks_three_hundred() -> None:
    for game in game_of_two("standard", 3):
        choice = decide(game, Character.TIMID, None, 0.0)
        if choice.then is Then.ROLL and game.final is None:
            assert all(
                each.then is not Then.BANK
                or game.turn.points + sum({1: 100, 5: 50}.get(die, 0) for die in each.keep) < 300
                or len(each.keep) >= 3
                for each in choices(game)
            )


def below_the_target(missing: int, thrown: Dice) -> Game:
    """The seat on turn is `missing` points below an exact target, and has thrown these dice."""
    game = new_game(shipped("exact"), 2, roll_off=False)
    me = replace(game.seats[0], total=game.rules.target - missing, has_opened=True)
    return replace(
        game, seats=(me, game.seats[1]), phase=Phase.KEEP, turn=replace(game.turn, dice=len(thrown), thrown=thrown)
    )


def test_who_plays_for_points_does_not_overshoot_an_exact_target() -> None:
    met = below_the_target(50, (2, 2, 3, 4, 5, 6))
    assert decide(met, Character.STEADY, None, 1.0) == Choice((5,), Then.BANK)
    assert max(gain(met, choice) for choice in choices(met)) == 50


def test_who_plays_for_points_throws_on_where_there_is_room_for_more() -> None:
    game = below_the_target(5000, (2, 2, 3, 4, 5, 6))
    assert decide(game, Character.STEADY, None, 1.0) == Choice((5,), Then.ROLL)


def test_stronger_characters_win_more() -> None:
    rules, chance = RuleSet(target=800, last_die_throws=3, final_round="none"), random.Random(1)
    solved = solve(rules)
    for weaker, stronger in pairwise(by_character(each, solved, chance) for each in BY_STRENGTH):
        assert share_against(stronger, weaker, rules, 600, chance).wins > 0.5


def test_choices_are_only_legal_ones() -> None:
    for game in game_of_two("on-the-table", 5):
        for character in BY_STRENGTH:
            assert isinstance(decide(game, character, None, 0.0), Choice)
            assert set(ranked(game, character, None)) == set(choices(game))
