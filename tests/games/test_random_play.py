"""What holds in every game: of random play (an independent referee follows Yahtzee), and of options.

RANDOM_GAMES plays as many whole games by each rule set, instead of the beginnings of a few.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot import rulesets
from bot.errors import RuleSetError
from bot.games.engine import AnyEngine
from bot.games.options import Options, change
from bot.games.registry import ENGINES
from bot.sentences import fault_line, languages
from bot.testing.random_play import check_random_game
from tests.games.yahtzee.referee import check_with_referee

SHIPPED = rulesets.shipped()
GAMES = int(os.environ.get("RANDOM_GAMES", "0"))


@contextmanager
def naming(options: object) -> Iterator[None]:
    """If the block fails, it says with which options."""
    try:
        yield
    except BaseException as failure:
        failure.add_note(f"options: {options}")
        raise


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_what_holds_in_every_game(name: str) -> None:
    named = SHIPPED[name]
    for number in range(GAMES):
        check_random_game(named, named.engine.fewest_seats + number % 4, Random(f"{name} {number}"))
    for number, seats in enumerate((named.engine.fewest_seats, 3)):
        check_random_game(named, seats, Random(f"{name} {number}"), most_moves=150)


PENALTY = {"farkles": 1, "points": 100}
OPTIONS: tuple[dict[str, object], ...] = (
    {"rounds": 2},
    {"rounds": 2, "target": None},
    {"target": 500},
    {"three_pairs": 150, "four_and_pair": 250, "six_as_three_pairs": True},
    {"follow_on": "opened"},
    {"follow_on": "anyone", "follow_farkles": True},
    {"penalty": {**PENALTY, "repeats": True}},
    {"penalty": {**PENALTY, "on": "all_dice", "floor": 0}, "reopen": True},
    {"final_round": "one_roll_each"},
    {"final_round": "none"},
    {"instant_win": {"count": 3, "faces": [6, 2]}},
    {"hot_dice_bonus": 300},
    {"scoreless": 500, "scoreless_first": True},
    {"target": 400, "defend": True},
    {"hot_dice": "must"},
    {"opening": 300, "minimum_bank": 100},
    {"last_die_throws": 3},
    {"target_reach": "exact"},
    {"tie": "play_off"},
    {"start": "random", "two_triplets": 2000, "six_as_two_triplets": True, "full_house_bonus": 250},
    {
        **{"start": "seat_order", "singles": {1: 200}, "triples": {3: 350}, "more_of_a_kind": {4: 900}},
        **{"skunk": {"below": 400, "double_at": 100}, "idle": "play_on"},
    },
)


@pytest.mark.parametrize("first", range(len(OPTIONS)))
def test_what_holds_by_every_pair_of_options(first: int) -> None:
    standard = SHIPPED["standard"]
    for second in range(first):
        try:
            rules = change(standard.rules, OPTIONS[first] | OPTIONS[second])
        except RuleSetError:
            continue
        named = replace(standard, rules=rules)
        for number in range(1 + GAMES):
            check_random_game(named, 2 + number % 3, Random(f"{first} {second} {number}"), most_moves=60)


@pytest.mark.parametrize("name", [name for name, each in SHIPPED.items() if each.engine.name == "yahtzee"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_referee_agrees_with_every_line_and_with_the_end(name: str, seats: int) -> None:
    for seed in range(GAMES or 3):
        check_with_referee(SHIPPED[name].rules, seats, Random(f"{name} {seats} {seed}"))


SIX_DICE = {"three_pairs", "full_straight", "villa", "tower"}
VALUES: dict[str, list[object]] = {
    "dice": [6],
    "saved_rolls": [True],
    "columns": [2, 6],
    "column_factors": [False],
    "rolls": [1, 5],
    "order": ["card", "sections"],
    "one_pair": ["matching"],
    "two_pairs": ["matching", 20],
    "three_pairs": ["sum"],
    "three_of_a_kind": ["matching", "none"],
    "four_of_a_kind": ["matching", 30],
    "five_of_a_kind": ["matching"],
    "small_straight": [15],
    "large_straight": ["sum"],
    "full_straight": [21],
    "full_house": ["sum", "matching"],
    "villa": ["sum"],
    "tower": [30],
    "low_straight": ["sum"],
    "high_straight": ["sum"],
    "yahtzee": ["sum"],
    "chance": ["none"],
    "yatzy": [50],
    "generala": [50],
    "double_generala": [100],
    "four_as_two_pairs": [True],
    "five_as_full_house": [True],
    "one_after_six": [True],
    "first_roll": [{"full-house": 35, "high-straight": 45}],
    "first_roll_wins": [True],
    "upper_bonus": ["none", {"at": 20, "points": 50}],
    "yahtzee_bonus": [0, {"points": 70, "most": 1}, {"points": 50, "most": 2}],
    "bonus_needs_points": [True],
    "joker": ["none", "free", "original", "filled"],
    "ties": [["yahtzee", "ones"]],
}


def with_needs(options: dict[str, object]) -> dict[str, object]:
    needs = {"dice": 6} if SIX_DICE & options.keys() else {}
    return needs | ({"generala": 50} if "double_generala" in options else {}) | options


@pytest.mark.parametrize("one", VALUES)
def test_every_pair_of_options_of_yahtzee(one: str) -> None:
    """With each of their values if RANDOM_GAMES is set, otherwise with one of each in turn."""
    named = SHIPPED["yahtzee"]
    for number, other in enumerate([*VALUES][: [*VALUES].index(one)]):
        every = [*product(VALUES[other], VALUES[one])]
        for values in every if GAMES else [every[number % len(every)]]:
            options, random = dict(zip((other, one), values, strict=True)), Random(f"{other} {one} {values}")
            with naming(options):
                rules = change(named.rules, with_needs(options))
                check_with_referee(rules, 1, random)
                check_random_game(replace(named, rules=rules), 2, random, most_moves=10)


PLAYED: dict[str, list[dict[str, object]]] = {
    "farkle": [*OPTIONS],
    "yahtzee": [with_needs({name: value}) for name, values in VALUES.items() for value in values],
}
"""By game, the options that the tests above play beside the shipped rule sets."""


def values_in(options: Options, within: str = "") -> Iterator[tuple[str, str]]:
    """Each option with its value, also those within a table."""
    for name in type(options).model_fields:
        value = getattr(options, name)
        yield within + name, str(value)
        if isinstance(value, Options):
            yield from values_in(value, f"{within}{name}.")


@pytest.mark.parametrize("engine", ENGINES.values(), ids=ENGINES)
def test_each_option_is_played_with_two_values_at_least_and_each_word_that_it_may_be(engine: AnyEngine) -> None:
    played = [named.rules for named in SHIPPED.values() if named.engine is engine]
    played += [change(engine.rules(), options) for options in PLAYED.get(engine.name, ())]
    seen: dict[str, set[str]] = {}
    for name, value in (each for rules in played for each in values_in(rules)):
        seen.setdefault(name, set()).add(value)
    assert {name for name, values in seen.items() if len(values) < 2} == set()
    words = {name: {str(value) for value in engine.rules.values_of(name)} for name in engine.rules.model_fields}
    assert {name: words[name] - seen[name] for name in words if words[name] - seen[name]} == {}


NEVER: list[object] = ["nonsense", 0.5, float("nan"), float("inf"), -(10**30), 10**30, [6], {"x": 1}]


@pytest.mark.parametrize("engine", ENGINES.values(), ids=ENGINES)
def test_nonsense_is_refused_with_what_is_allowed(engine: AnyEngine) -> None:
    for option, value in product(engine.rules.model_fields, NEVER):
        with naming({option: value}):
            with pytest.raises(RuleSetError) as caught:
                change(engine.rules(), {option: value})
            assert {(fault.option, fault.code) for fault in caught.value.faults} == {(option, "fault-bad-value")}
            assert all(fault_line(fault, locale) for fault in caught.value.faults for locale in languages())


@pytest.mark.parametrize("engine", ENGINES.values(), ids=ENGINES)
def test_every_option_is_in_one_menu_that_has_room_for_more_unless_the_bot_sets_it(engine: AnyEngine) -> None:
    offered = [option for menu in engine.rules.menus().values() for option in menu]
    assert sorted(offered) == sorted(name for name, option in engine.rules.declared().items() if option.section)
    assert set(engine.rules.model_fields) - set(offered) <= {"idle"}
    assert all(len(menu) < 25 for menu in engine.rules.menus().values())
