"""The engine's scores of dice, against an independent slow implementation."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.dice import FACES
from bot.games.farkle import RuleSet, change, largest, scoring
from bot.games.farkle.scoring import extended_faces, without
from tests.support import oracle
from tests.support.strategies import rule_sets

FEW_FACES = st.sets(st.integers(1, 6), min_size=1, max_size=3).map(sorted).map(st.sampled_from)
DICE = (st.just(st.integers(1, 6)) | FEW_FACES).flatmap(
    lambda faces: st.lists(faces, min_size=1, max_size=6).map(lambda dice: tuple(sorted(dice)))
)


@given(rule_sets(), st.lists(DICE, min_size=1, max_size=20), st.frozensets(st.integers(1, 6)))
def test_worth_is_the_best_split(rules: RuleSet, rolls: list[oracle.Dice], faces: frozenset[int]) -> None:
    extended = faces.intersection(rules.triples)
    for roll in rolls:
        dice = roll[: rules.dice]
        assert scoring(rules).worth(dice, extended) == oracle.worth(rules, dice, extended)


@given(rule_sets(), st.lists(DICE, min_size=1, max_size=5), st.frozensets(st.integers(1, 6)))
def test_choices_are_every_keepable_part_and_nothing_else(
    rules: RuleSet, rolls: list[oracle.Dice], faces: frozenset[int]
) -> None:
    extended = faces.intersection(rules.triples)
    for roll in rolls:
        dice = roll[: rules.dice]
        choices = scoring(rules).keepable(dice, extended)
        assert {keep.dice: keep.points for keep in choices} == oracle.keepable(rules, dice, extended)
        assert len({keep.dice for keep in choices}) == len(choices)
        assert [keep.points for keep in choices] == sorted((c.points for c in choices), reverse=True)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"singles": {}, "straights": {"1-4": 300, "2-5": 300, "3-6": 400}},
    ],
    ids=["the most are all that score", "one of three straights"],
)
def test_largest_has_the_most_dice_then_the_most_points(options: dict[str, object]) -> None:
    """Of every throw with five dice."""
    rules = change(RuleSet(), {"dice": 5, "two_triplets": 0, "three_pairs": 0, "straights": {}} | options)
    for roll in combinations_with_replacement(FACES, 5):
        keepable = oracle.keepable(rules, roll)
        top = max(((len(dice), points) for dice, points in keepable.items()), default=None)
        expected = {dice for dice, points in keepable.items() if (len(dice), points) == top}
        assert {keep.dice for keep in largest(scoring(rules).keepable(roll))} == expected


@pytest.mark.parametrize("needed", [None, 3, 4, 5, 6])
def test_a_throw_wins_by_so_many_of_a_kind(needed: int | None) -> None:
    rules = change(RuleSet(), {"instant_win": needed})
    for roll in combinations_with_replacement(FACES, 6):
        alike = max(roll.count(face) for face in roll)
        assert scoring(rules).wins(roll) == (needed is not None and alike >= needed)


@given(DICE, DICE)
def test_without_takes_each_die_once(dice: oracle.Dice, taken: oracle.Dice) -> None:
    left = Counter(dice)
    for die in taken:
        left[die] = max(0, left[die] - 1)
    assert without(dice, taken) == tuple(sorted(left.elements()))


@given(rule_sets(extend_triples=True, triples={2: 200, 3: 300}), DICE)
def test_three_of_a_face_with_a_triple_can_be_extended(rules: RuleSet, kept: oracle.Dice) -> None:
    assert extended_faces(rules, kept) == {face for face in (2, 3) if kept.count(face) >= 3}


@given(rule_sets())
def test_equal_rule_sets_hash_alike_whatever_the_order_of_faces(rules: RuleSet) -> None:
    turned = rules.model_copy(update={"singles": dict(reversed(rules.singles.items()))})
    turned = RuleSet.model_validate(turned.model_dump())
    assert turned == rules
    assert hash(turned) == hash(rules)
