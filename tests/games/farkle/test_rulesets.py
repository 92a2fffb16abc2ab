"""Rule sets: every fault is found and reported, contradictions name both options, files are read back as written."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import rulesets
from bot.errors import Fault, RuleSetError
from bot.games import farkle
from bot.games.farkle import RuleSet, change, scoring
from bot.rulesets import NamedRules
from bot.sentences import fault_line
from bot.typed import Typed
from tests.support.strategies import OPTIONS, rule_sets

WRONG: dict[str, list[object]] = {
    "dice": [4, 7, True, None],
    "start": ["", 1, None],
    "opening": [-1, 1_000_001, 100.0, "100", True, None],
    "minimum_bank": [-350],
    "keep": [False],
    "last_die_throws": [0, 4, "3"],
    "follow_on": ["yes", 1, None],
    "follow_farkles": [1],
    "reopen": [0],
    "target": [-1, 1_000_001],
    "final_round": [None],
    "singles": [{0: 100}, {7: 100}, {1: 0}, {1: -50}, {"one": 100}, [100], {1: "100"}, 5],
    "triples": [{1: 1.5}, {1: True}, {"": 1}],
    "more_of_a_kind": ["tripling", {3: 300}, {7: 1}, {4: {9: 1}}, {4: {1: 0}}, {4: "x"}, 4, None],
    "extend_triples": [0],
    "straights": [{"1-7": 1}, {"2-2": 1}, {"5-1": 1}, {"1-2-a-3": 1}, {"1 3 5": 1}, {"1-6": 0}, ["1-6"], {16: 1}],
    "three_pairs": [-1, "none"],
    "four_and_pair": ["no", -1, 0],
    "six_as_three_pairs": [1],
    "six_as_two_triplets": [2],
    "full_house_bonus": [-250],
    "scoreless": [-1, "500"],
    "scoreless_first": [500],
    "defend": ["yes"],
    "instant_win": [2, 7, True, {"faces": [6]}, {"count": 6, "faces": []}, {"count": 6, "faces": [7]}],
    "penalty": [
        1000,
        {},
        {"farkles": 3},
        {"farkles": 0, "points": 1},
        {"farkles": 3, "points": 5, "floor": 100},
        {"farkles": 1, "points": 5, "on": "some"},
        {"x": 1},
    ],
    "skunk": [5000, {"below": 0}, {"below": 5000, "double_at": "nothing"}],
    "rounds": [0, 101, True],
}
CONTRADICTIONS: list[tuple[dict[str, object], str, str]] = [
    ({"target_reach": "exact", "target": 500, "opening": 1000}, "opening", "target"),
    ({"target_reach": "exact", "target": 300, "minimum_bank": 350}, "minimum_bank", "target"),
    ({"target_reach": "exact", "tie": "play_off"}, "tie", "target_reach"),
    ({"target_reach": "exact", "target": 10_025}, "target", "singles"),
    ({"target_reach": "exact", "target": 100, "singles": {1: 300, 5: 200}, "triples": {}}, "target", "singles"),
    ({"follow_farkles": True}, "follow_farkles", "follow_on"),
    ({"reopen": True}, "reopen", "penalty"),
    ({"scoreless_first": True}, "scoreless_first", "scoreless"),
    ({"defend": True, "final_round": "none"}, "defend", "final_round"),
    ({"defend": True, "target": None, "rounds": 5}, "defend", "target"),
    ({"target": "none"}, "target", "rounds"),
    ({"dice": 5, "instant_win": 6}, "instant_win", "dice"),
    ({"dice": 5, "straights": {"1-6": 1500}}, "straights", "dice"),
    ({"dice": 5, "more_of_a_kind": {6: 3000}}, "more_of_a_kind", "dice"),
    ({"dice": 5, "three_pairs": 500}, "three_pairs", "dice"),
    ({"dice": 5, "two_triplets": 2500}, "two_triplets", "dice"),
    ({"four_and_pair": True}, "four_and_pair", "three_pairs"),
    ({"six_as_three_pairs": True}, "six_as_three_pairs", "three_pairs"),
    ({"dice": 5, "four_and_pair": 250}, "four_and_pair", "dice"),
    ({"six_as_two_triplets": True}, "six_as_two_triplets", "two_triplets"),
    ({"extend_triples": True, "triples": {}}, "extend_triples", "triples"),
    ({"full_house_bonus": 250, "triples": {}}, "full_house_bonus", "triples"),
    ({"more_of_a_kind": "adding", "triples": {}}, "more_of_a_kind", "triples"),
    ({"more_of_a_kind": "doubling", "triples": {}}, "more_of_a_kind", "triples"),
    ({"singles": {}, "triples": {}}, "singles", "triples"),
]


def faults_of(options: dict[str, object]) -> list[Fault]:
    with pytest.raises(RuleSetError) as caught:
        change(RuleSet(), options)
    assert all(fault_line(fault) for fault in caught.value.faults)
    return caught.value.faults


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, values in WRONG.items() for value in values])
def test_a_wrong_value_names_its_option_and_what_is_allowed(option: str, value: object) -> None:
    faults = faults_of({option: value})
    assert {fault.option for fault in faults} == {option}
    assert all(fault.code == "fault-bad-value" for fault in faults)
    assert all("; allowed: " in fault_line(fault) for fault in faults)


def test_all_faults_are_found_at_once() -> None:
    faults = faults_of(dict.fromkeys(OPTIONS, "nonsense") | {"stright": {}})
    assert {fault.option for fault in faults} == {*OPTIONS, "stright"}


@pytest.mark.parametrize(("options", "option", "other"), CONTRADICTIONS)
def test_a_contradiction_names_both_options(options: dict[str, object], option: str, other: str) -> None:
    (fault,) = faults_of(options)
    sentence = fault_line(fault)
    assert fault.option == option
    assert option in sentence
    assert other in sentence


ONE_EACH = dict.fromkeys(range(1, 7), 1)
ENDLESS: list[tuple[dict[str, object], str, str]] = [
    ({"singles": ONE_EACH, "triples": {}, "keep": "all", "minimum_bank": 1_000_000}, "minimum_bank", "singles"),
    ({"singles": ONE_EACH, "triples": {}, "opening": 601}, "opening", "singles"),
    ({"minimum_bank": 1_000_000}, "minimum_bank", "singles"),
    ({"singles": ONE_EACH, "keep": "all", "hot_dice": "must"}, "hot_dice", "keep"),
    ({"singles": ONE_EACH, "keep": "all_until_open", "hot_dice": "must"}, "hot_dice", "keep"),
]


@pytest.mark.parametrize(("options", "option", "other"), ENDLESS)
def test_turns_without_end_name_their_options(options: dict[str, object], option: str, other: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rulesets.parse(json.dumps(options))
    (fault,) = caught.value.faults
    for locale in ("en", "de"):
        sentence = fault_line(fault, locale)
        assert option in sentence
        assert other in sentence
        assert len(sentence) < 200
    # Stored games can still be read.
    assert change(RuleSet(), options)


@pytest.mark.parametrize(
    "options",
    [
        {"singles": ONE_EACH, "triples": {}, "keep": "all", "minimum_bank": 600},
        {"opening": 10_000},
        {"singles": ONE_EACH, "keep": "any", "hot_dice": "must"},
        {"singles": ONE_EACH, "keep": "all", "opening": 10_000},
    ],
)
def test_turns_that_end_are_fine(options: dict[str, object]) -> None:
    assert rulesets.parse(json.dumps(options)).rules == change(RuleSet(), options)


def test_all_contradictions_are_found_at_once() -> None:
    faults = faults_of(
        {"dice": 5, "three_pairs": 500, "two_triplets": 2500, "instant_win": 6, "target_reach": "exact", "target": 75}
    )
    assert [fault.option for fault in faults] == ["target", "instant_win", "three_pairs", "two_triplets"]


def test_values_that_only_look_contradictory_are_fine() -> None:
    change(RuleSet(), {"target_reach": "exact", "target": 500, "singles": {1: 300, 5: 200}, "triples": {}})
    change(RuleSet(), {"target_reach": "exact", "target": 1_000_000})
    change(RuleSet(), {"singles": {}, "triples": {}, "three_pairs": 500})
    penalty = {"farkles": 3, "points": 250, "floor": None}
    change(RuleSet(), {"target_reach": "exact", "target": 350, "singles": {1: 100}, "triples": {}, "penalty": penalty})


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"straights": {"1 2 3 4 5": 500, "2-3-4-5-6": 750}}, {"straights": {"1-5": 500, "2-6": 750}}),
        ({"singles": {"1": 100, "5": 50}}, {"singles": {1: 100, 5: 50}}),
        ({"follow_on": True}, {"follow_on": "opened"}),
        ({"instant_win": {"count": 6}}, {"instant_win": 6}),
        ({"turns": 10, "target": 4000}, {"rounds": 10, "target": "none"}),
        ({"turns": None, "target": 4000}, {"target": 4000}),
        ({"singles": "none", "straights": None}, {"singles": {}, "straights": {}}),
        ({"more_of_a_kind": {"4": {"1": 2000}}}, {"more_of_a_kind": {4: {1: 2000}}}),
        ({"instant_win": "none", "penalty": "none", "skunk": "none"}, {}),
        ({"penalty": {"farkles": 3, "points": 500, "floor": "none"}}, {"penalty": {"farkles": 3, "points": 500}}),
    ],
)
def test_other_spellings(given: dict[str, object], meant: dict[str, object]) -> None:
    assert change(RuleSet(), given) == change(RuleSet(), meant)


@given(rule_sets(), st.sampled_from(sorted(rulesets.shipped_of(farkle.ENGINE))))
def test_differences_lead_back_to_the_rule_set(rules: RuleSet, name: str) -> None:
    base = rulesets.shipped()[name].rules
    assert change(base, rules.differences(base)) == rules


@given(rule_sets(), st.sampled_from(sorted(rulesets.shipped_of(farkle.ENGINE))))
def test_a_file_reads_back_as_it_was_written(rules: RuleSet, name: str) -> None:
    ruleset = NamedRules("Ours", Typed("Ours"), Typed("How we play: 1s, 5s & more."), name, rules)
    assert rulesets.parse(rulesets.write(ruleset)) == ruleset
    assert rulesets.parse(rulesets.write_all(ruleset)).rules == rules


def test_the_shipped_defaults_are_standard() -> None:
    assert rulesets.shipped()["standard"].rules == RuleSet()


def test_a_rule_set_goes_back_to_a_shipped_one() -> None:
    assert next(iter(rulesets.shipped_of(farkle.ENGINE))) == "standard"
    assert all(ruleset.base == ruleset.name == name for name, ruleset in rulesets.shipped_of(farkle.ENGINE).items())
    assert rulesets.parse("base: deluxe\ntarget: 500", name="mine").base == "deluxe"
    assert rulesets.parse("target: 500", name="mine").base == "standard"


def test_a_copy_with_another_option_is_another_rule_set() -> None:
    """Values computed from the first rule set, such as its key, do not apply to the copy."""
    exact = rulesets.shipped()["exact"].rules
    assert exact.step == 50
    assert scoring(exact).wins((4,) * 6)
    copy = exact.model_copy(update={"instant_win": None, "singles": {1: 100}})
    assert copy != exact
    assert copy.step == 100
    assert not scoring(copy).wins((4,) * 6)
    assert exact.model_copy() == exact
