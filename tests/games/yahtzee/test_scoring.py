"""The worth of a throw: all 252 throws in every box, with and without a joker, against an independent brute force."""

from collections.abc import Mapping
from itertools import combinations_with_replacement, product

import pytest

from bot import rulesets
from bot.games.options import change
from bot.games.yahtzee import UPPER, Box, Card, Column, RuleSet, boxes_of, filled, most_in, points_in, worths
from tests.games.yahtzee import referee as referee
from tests.support.yahtzee import BOXES

THROWS = tuple(combinations_with_replacement(range(1, 7), 5))
YAHTZEES = tuple((face,) * 5 for face in range(1, 7))
SHIPPED = rulesets.shipped()
OF_SIX_DICE = {"three_pairs", "full_straight", "villa", "tower"}
WITH_POINTS = {box.option for box in Box if box not in UPPER} - {"chance"}
MATCHING = [name for name in WITH_POINTS if "matching" in str(RuleSet.model_fields[name].annotation)]
NO_OPTIONS: dict[str, object] = {}
LOOSE: dict[str, object] = dict.fromkeys(("four_as_two_pairs", "five_as_full_house", "one_after_six"), True)
RULES = [
    change(RuleSet(), {"dice": dice} | dict.fromkeys(names - (OF_SIX_DICE if dice == 5 else set()), worth) | loose)
    for names, worth in ((WITH_POINTS, "sum"), (WITH_POINTS, 77), ({*MATCHING}, "matching"))
    for dice in (5, 6)
    for loose in (NO_OPTIONS, LOOSE)
]
"""Every box holds the sum of all dice, points, or the dice that match; some take equal faces, and 1 after 6."""


def rules_of(name: str) -> RuleSet:
    rules = SHIPPED[name].rules
    assert isinstance(rules, RuleSet)
    return rules


def card_of(held: Mapping[tuple[int, str], int], columns: int, boxes: tuple[Box, ...] = BOXES) -> Card:
    """A card with these points in these boxes, multiplied already."""
    every = range(1, columns + 1)
    return tuple(Column(column, {box: held.get((column, box)) for box in boxes}) for column in every)


def differences(rules: RuleSet, held: Mapping[tuple[int, str], int], dice: tuple[int, ...]) -> list[object]:
    """The places on the card that the brute force scores differently for these dice."""
    found = {
        (worth.column, str(worth.box)): (worth.points, worth.bonus)
        for worth in worths(rules, card_of(held, rules.columns, boxes_of(rules)), dice)
    }
    expected = referee.worth(held, rules, dice)
    return [(dice, held, place) for place in found.keys() | expected if found.get(place) != expected.get(place)]


@pytest.mark.parametrize("joker", [False, True])
def test_every_throw_in_every_box(joker: bool) -> None:
    for rules in RULES:
        throws = combinations_with_replacement(range(1, 7), rules.dice)
        for dice, box in product(throws, boxes_of(rules)):
            # A joker is a yahtzee; other dice are never asked about as one.
            is_joker = joker and len(set(dice)) == 1
            assert points_in(rules, box, dice, is_joker=is_joker) == referee.plain(rules, box, dice, joker=is_joker)


@pytest.mark.parametrize("name", ["yahtzee", "triple-yahtzee"])
def test_every_throw_on_cards_with_open_empty_and_full_yahtzee_boxes(name: str) -> None:
    rules = rules_of(name)
    every = range(1, rules.columns + 1)
    for points in (None, 0, 50):
        held = {} if points is None else {(column, "yahtzee"): points * column for column in every}
        for upper in ({}, {(column, str(box)): 5 * column for column in every for box in UPPER}):
            assert [each for dice in THROWS for each in differences(rules, held | upper, dice)] == []


JOKERS = [*product(RuleSet.values_of("joker"), (False, True))]


@pytest.mark.parametrize(("joker", "needs_points"), JOKERS)
@pytest.mark.parametrize("columns", [1, 3])
def test_every_yahtzee_in_every_state_of_the_boxes_that_make_it_a_joker(
    columns: int, joker: str, needs_points: bool
) -> None:
    """Each yahtzee box is open, empty or full, each box of the face open or not, and all lower boxes open or filled."""
    rules = change(RuleSet(), {"columns": columns, "joker": joker, "bonus_needs_points": needs_points})
    for dice in YAHTZEES:
        face = BOXES[dice[0] - 1]
        for points, is_filled in product(
            product((None, 0, 50), repeat=columns), product((False, True), repeat=columns)
        ):
            held = {(column, "yahtzee"): each * column for column, each in enumerate(points, 1) if each is not None}
            held |= {(column, str(face)): 0 for column, each in enumerate(is_filled, 1) if each}
            assert differences(rules, held, dice) == []
            lower = {(1, str(box)): 0 for box in BOXES if box not in UPPER and box is not Box.YAHTZEE}
            assert differences(rules, held | lower, dice) == []


@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_upper_bonus_comes_with_as_much_as_the_column_asks_for(column: int) -> None:
    rules = rules_of("triple-yahtzee")
    for less in (0, 1):
        held = {(column, str(box)): 3 * face * column for box, face in UPPER.items() if face < 6}
        held[column, "ones"] -= less
        card = card_of(held, 3)
        found = worths(rules, card, (6, 6, 6, 1, 2))
        (worth,) = [each for each in found if (each.column, each.box) == (column, "sixes")]
        after = filled(rules, card, worth)[column - 1]
        assert after.upper == 63 * column - less
        assert after.upper_bonus == (0 if less else 35 * column)
        assert after.total == after.upper + after.upper_bonus


def test_the_bonus_for_a_further_yahtzee_does_not_count_towards_the_upper_bonus() -> None:
    rules = RuleSet()
    card = card_of({(1, "yahtzee"): 50, (1, "ones"): 3}, 1)
    (worth,) = [each for each in worths(rules, card, (6,) * 5) if each.box is Box.SIXES]
    (column,) = filled(rules, card, worth)
    assert (worth.points, column.holds(Box.SIXES), column.yahtzee_bonus) == (130, 30, 100)
    assert (column.upper, column.upper_bonus, column.total) == (33, 0, 183)


def test_the_most_that_a_box_may_hold() -> None:
    most = [most_in(RuleSet(), box) for box in BOXES]
    assert most == [5, 10, 15, 20, 25, 30, 30, 30, 25, 30, 40, 50, 30]
