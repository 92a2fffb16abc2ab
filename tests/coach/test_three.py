"""Three and more seats: against a brute force, against numbers of the exact solution, and what all chances must be.

These are quick mixes; `python -m tools.coach brute-force` compares all.
"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import rulesets
from bot.coach.farkle.advice import plan
from bot.coach.farkle.many import shares
from bot.coach.farkle.rivals import Contest
from bot.coach.farkle.three import find_three
from bot.coach.farkle.twin import twin
from bot.coach.files import SHIPPED as KEPT
from bot.games import farkle
from bot.games.farkle import Choice, Game, Phase, RuleSet, Seat, Then, Turn, change, new_game
from tests.coach.three_seats import PRECISION, differences
from tests.support.solved import table_of

QUICK = change(RuleSet(), {"target": 2000})


def standing(rules: RuleSet, *totals: int) -> Game:
    """A game with seat 1 about to throw."""
    seats = tuple(Seat(total, True, since=number) for number, total in enumerate(totals))
    return replace(new_game(rules, len(totals), roll_off=False), seats=seats)


def contest(game: Game) -> Contest:
    solved = table_of(game.rules)
    assert solved is not None
    planned = plan(game, solved)
    assert planned is not None
    return planned.contest


SHIPPED = [ruleset.rules for ruleset in rulesets.shipped_of(farkle.ENGINE).values() if ruleset.rules.target]


def test_every_shipped_rule_set_with_a_target_has_a_table_of_three_seats() -> None:
    assert [rules for rules in SHIPPED if find_three(twin(rules), [KEPT]) is None] == []


@pytest.mark.parametrize("name", ["opening", "rest of the round"])
def test_every_standing_is_as_by_brute_force(name: str) -> None:
    off = list(differences(name))
    # Only before the last turns may best answers run in circles.
    assert max(each for game, each in off if game.final is None) < PRECISION
    assert max((each for game, each in off if game.final is not None), default=0.0) < 1e-5


@pytest.mark.parametrize(
    ("totals", "chances"),
    [
        ((0, 0, 0), (0.40260, 0.32561, 0.27179)),
        ((1500, 1000, 500), (0.67966, 0.22151, 0.09884)),
        ((200, 1900, 1750), (0.06711, 0.58677, 0.34612)),
    ],
)
def test_the_chances_of_three_seats(totals: tuple[int, ...], chances: tuple[float, ...]) -> None:
    """By standard rules to 2,000."""
    found = contest(standing(QUICK, *totals)).chances()
    assert list(found.values()) == pytest.approx(chances, abs=2e-4)


def test_a_bank_that_reaches_the_target_wins_if_both_others_fail_to_exceed_it() -> None:
    rules = change(RuleSet(), {"target": 1000})
    game = replace(standing(rules, 950, 850, 550), current=3, phase=Phase.ROLL_OR_BANK, turn=Turn(2, 1150))
    solved = table_of(rules)
    planned = solved and plan(game, solved)
    assert planned
    assert planned.win(game, Choice((), Then.BANK)) == pytest.approx(0.4991, abs=1e-4)


def test_a_higher_target_is_at_its_end_as_a_lower_one() -> None:
    far, near = standing(RuleSet(), 9000, 8500, 9200), standing(QUICK, 1000, 500, 1200)
    assert contest(far).chances() == pytest.approx(contest(near).chances(), abs=1e-6)


def test_in_rounds_two_others_have_the_turns_that_are_left_to_them() -> None:
    rules = rulesets.shipped()["ten-rounds"].rules
    assert isinstance(rules, RuleSet)
    three, two = standing(rules, 500, 400, 300), standing(rules, 500, 400)
    # They have had their turns in this round.
    pair = contest(replace(three, current=3, round=8)).between[0][0]
    assert pair == pytest.approx(contest(replace(two, round=9)).duels[0].before)


@given(totals=st.lists(st.integers(0, 199).map(lambda steps: 50 * steps), min_size=3, max_size=5))
@settings(max_examples=5)
def test_chances_of_all_seats_add_up_and_who_has_more_has_more_of_them(totals: list[int]) -> None:
    found = contest(standing(RuleSet(), *totals)).chances()
    assert sum(found.values()) == pytest.approx(1)
    more = contest(standing(RuleSet(), totals[0] // 2, *totals[1:])).chances()
    assert more[1] <= found[1] + 1e-3


def test_seats_that_are_alike_share_evenly() -> None:
    for seats in range(3, 9):
        assert shares([[0.5] * (seats - 1 - each) for each in range(seats - 1)]) == pytest.approx(1 / seats)
