"""Marks on dice, over throws of all shipped rule sets and over random ones of random rule sets."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import rulesets
from bot.games import farkle
from bot.games.dice import FACES, Dice
from bot.games.farkle import Keepable, RuleSet, largest, scoring
from bot.ui.games.farkle import buttons as marks
from bot.ui.marks import marked_dice
from tests.support.strategies import rule_sets

SHIPPED = [ruleset.rules for ruleset in rulesets.shipped_of(farkle.ENGINE).values()]


def keeps_of(rules: RuleSet, thrown: Dice) -> tuple[Keepable, ...]:
    found = scoring(rules).keepable(tuple(sorted(thrown)))
    return largest(found) if rules.keep == "all" else found


def check(rules: RuleSet, thrown: Dice) -> None:
    keeps = keeps_of(rules, thrown)
    seen = reachable(thrown, keeps)
    kept = {marked_dice(thrown, each) for each in seen if each}
    assert kept == {keep.dice for keep in keeps}, "every legal keep, and nothing else, is reached by presses"
    first = marks.only_sensible(thrown, keeps, rules.dice)
    assert first == 0 or marks.chosen(thrown, keeps, first)
    if keeps:
        assert marks.chosen(thrown, keeps, marks.best(thrown, keeps)) == keeps[0]


def reachable(thrown: Dice, keeps: Sequence[Keepable]) -> set[int]:
    """All marks that presses lead to, each of them checked."""
    useful = marks.useful(thrown, keeps)
    seen, waiting = {0}, [0]
    while waiting:
        now = waiting.pop()
        for index in range(len(thrown)):
            after = marks.press(thrown, keeps, now, index)
            if useful[index]:
                assert bool(after >> index & 1) != bool(now >> index & 1), "a press turns its die over"
            else:
                assert after == now, "a die that cannot be kept changes nothing"
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return seen


@pytest.mark.parametrize("rules", SHIPPED, ids=list(rulesets.shipped_of(farkle.ENGINE)))
def test_throws_of_the_shipped_rule_sets(rules: RuleSet) -> None:
    """Every throw of few dice, and every fifth of many, others for each rule set."""
    chance, first = random.Random(1), SHIPPED.index(rules) % 5
    for count in range(1, rules.dice + 1):
        throws = list(combinations_with_replacement(FACES, count))
        for roll in throws if count < 4 else throws[first::5]:
            # In any order: marks belong to places, keeps to faces.
            check(rules, tuple(chance.sample(roll, count)))


@given(rule_sets(), st.lists(st.sampled_from(FACES), min_size=1, max_size=6))
def test_throws_of_random_rule_sets(rules: RuleSet, thrown: list[int]) -> None:
    check(rules, tuple(thrown[: rules.dice]))


@given(st.lists(st.sampled_from(FACES), min_size=1, max_size=6), st.integers(0, 127), st.integers(0, 5))
def test_marks_made_by_hand_do_no_harm(thrown: list[int], made: int, die: int) -> None:
    rules, dice = SHIPPED[0], tuple(thrown)
    after = marks.press(dice, keeps_of(rules, dice), made, die)
    kept = marked_dice(dice, after)
    assert after == made or after == 0 or marks.chosen(dice, keeps_of(rules, dice), after)
    assert not Counter(kept) - Counter(dice)


def test_presses_lead_from_a_straight_of_two_to_three_of_a_kind() -> None:
    check(RuleSet(straights={"3-4": 50}), (3, 3, 3, 4))


def test_marks_to_begin_with() -> None:
    standard, exact = SHIPPED[0], rulesets.shipped()["five-dice"].rules

    def begin(rules: RuleSet, *thrown: int) -> Dice:
        return marked_dice(thrown, marks.only_sensible(thrown, keeps_of(rules, thrown), rules.dice))

    assert begin(standard, 2, 3, 4, 6, 6, 5) == (5,), "the only die that scores"
    assert begin(standard, 2, 3, 4, 6, 1, 5) == (), "one more point or one more die: a choice"
    assert begin(standard, 1, 1, 1, 5, 5, 5) == (1, 1, 1, 5, 5, 5), "all six fly again"
    assert begin(standard, 1, 5) == (1, 5)
    assert begin(standard, 2, 2, 2, 3, 4, 6) == (2, 2, 2)
    assert begin(exact, 1, 5, 2, 3, 3) == (1, 5), "kept by force"
    assert begin(standard, 2, 3, 4, 6, 6, 3) == ()
