"""Rule sets of Yahtzee: every fault is found and reported, and the shipped ones match their texts."""

import json

import pytest

from bot import rulesets
from bot.errors import RuleSetError
from bot.games import farkle
from bot.games.yahtzee import Box, RuleSet, UpperBonus, boxes_of, change
from bot.sentences import fault_line
from tests.support.yahtzee import shipped

WRONG: dict[str, list[object]] = {
    "columns": [0, 7, "3", True, None],
    "three_of_a_kind": [0, "total", -1],
    "four_of_a_kind": [1.5],
    "full_house": [0, "25", 1_000_001],
    "yahtzee": [-50],
    "one_pair": [0, "pair"],
    "dice": [4, "6"],
    "saved_rolls": [1],
    "five_of_a_kind": [0],
    # These take six dice.
    "three_pairs": ["matching", 20],
    "full_straight": [21],
    "villa": ["sum"],
    "tower": ["sum"],
    "rolls": [0, 11, "3"],
    "chance": [20, True],
    "generala": [0],
    "double_generala": [100],  # There is no generala.
    "four_as_two_pairs": ["yes"],
    "five_as_full_house": [25],
    "one_after_six": [6],
    "first_roll": [5, {"full-house": 0}, {"sixes": 5}, {"poker": 45}, {"yatzy": 60}],
    "first_roll_wins": ["yes"],
    "ties": [1, "dice", ["yahtzee", "none"], ["yatzy"]],
    "upper_bonus": [35, {}, {"at": 63}, {"at": 0, "points": 35}, {"at": 106, "points": 35}, {"at": 63, "points": 0}],
    "yahtzee_bonus": [-1, None, "none", {"points": 100}, {"points": 0, "most": 3}, {"points": 100, "most": 0}],
    "column_factors": ["yes", 2, None],
    "order": ["free", True, None],
    "joker": ["yes", 1, None],
    "bonus_needs_points": ["yes", 1, None],
}


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, wrong in WRONG.items() for value in wrong])
def test_a_wrong_value_is_named_with_what_is_allowed(option: str, value: object) -> None:
    with pytest.raises(RuleSetError) as caught:
        change(RuleSet(), {option: value})
    assert {fault.option for fault in caught.value.faults} == {option}
    for locale in ("en", "de"):
        assert all(fault_line(fault, locale) for fault in caught.value.faults)


def test_all_faults_are_found_at_once() -> None:
    text = "game: yahtzee\ncolumns: 9\ncolums: 2\njoker: maybe\nupper_bonus: {at: 63, points: 0, x: 1}\n"
    with pytest.raises(RuleSetError) as caught:
        rulesets.parse(text)
    assert [(fault.line, fault.option) for fault in caught.value.faults] == [
        (2, "columns"), (3, "colums"), (4, "joker"), (5, "upper_bonus"), (5, "upper_bonus"),
    ]  # fmt: skip


def test_none_is_no_bonus_or_no_box() -> None:
    assert change(RuleSet(), {"upper_bonus": "none"}).upper_bonus is None
    assert "chance" in boxes_of(RuleSet())
    assert "full-house" not in boxes_of(change(RuleSet(), {"full_house": "none"}))


def test_boxes_are_named_as_in_files_or_as_in_games() -> None:
    rules = change(RuleSet(), {"first_roll": {"full_house": 35, "high-straight": 45}, "ties": "yahtzee, full_house"})
    assert rules.first_roll == {Box.FULL_HOUSE: 35, Box.HIGH_STRAIGHT: 45}
    assert rules.ties == change(RuleSet(), {"ties": ["yahtzee", "full-house"]}).ties
    none = change(rules, {"first_roll": "none", "ties": "none"})
    assert (none.first_roll, none.ties) == ({}, ())


def test_without_its_box_a_yahtzee_has_no_bonus_and_is_no_joker() -> None:
    with pytest.raises(RuleSetError) as caught:
        change(RuleSet(), {"yahtzee": "none"})
    assert [fault.option for fault in caught.value.faults] == ["yahtzee_bonus", "joker"]
    assert change(RuleSet(), {"yahtzee": "none", "yahtzee_bonus": 0, "joker": "none"}).yahtzee is None


def test_the_defaults_are_yahtzee_and_triple_yahtzee_has_three_columns() -> None:
    assert shipped("yahtzee") == RuleSet(columns=1, upper_bonus=UpperBonus(at=63, points=35), yahtzee_bonus=100)
    triple = {"columns": 3, "joker": "filled", "bonus_needs_points": True}
    assert shipped("triple-yahtzee") == change(RuleSet(), triple)


@pytest.mark.parametrize(("old", "joker"), [(True, "filled"), (False, "none")])
@pytest.mark.parametrize("name", ["yahtzee", "triple-yahtzee"])
def test_a_joker_of_true_or_false_keeps_the_rules_of_its_time(name: str, old: bool, joker: str) -> None:
    """Once, that was all there was, and the bonus always needed points."""
    as_it_was = change(shipped(name), {"joker": joker, "bonus_needs_points": True})
    assert change(shipped(name), {"joker": old}) == as_it_was
    stored = as_it_was.model_dump(mode="json", exclude={"bonus_needs_points"}) | {"joker": old}
    assert RuleSet.model_validate_json(json.dumps(stored)) == as_it_was
    assert rulesets.parse(f"title: Old\nbase: {name}\njoker: {str(old).lower()}\n").rules == as_it_was


def test_a_rule_set_is_based_on_another() -> None:
    mine = rulesets.parse("title: Mine\nbase: triple-yahtzee\nyahtzee_bonus: 50\n")
    assert (mine.base, mine.rules) == ("triple-yahtzee", change(shipped("triple-yahtzee"), {"yahtzee_bonus": 50}))
    assert rulesets.parse(rulesets.write_all(mine), name="again").rules == mine.rules


def test_the_rule_sets_of_one_game_are_not_those_of_another() -> None:
    assert not {"yahtzee", "triple-yahtzee"} & rulesets.shipped_of(farkle.ENGINE).keys()
    assert rulesets.shipped_rules_of(farkle.ENGINE)("yahtzee") is None
