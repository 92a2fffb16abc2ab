"""Rule sets that are too large to solve, and tables in files."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import rulesets
from bot.coach.farkle.advice import PRECISION, advise
from bot.coach.farkle.bounds import is_known
from bot.coach.farkle.levels import MOST_STANDINGS, levels_of
from bot.coach.farkle.solved import Solved, is_exact
from bot.coach.farkle.solver import solve
from bot.coach.farkle.table import (
    MOST_BYTES,
    corner,
    digest,
    find_table,
    keep_table,
    path_of,
    read_table,
    write_table,
)
from bot.coach.farkle.throws import grid
from bot.coach.farkle.twin import move, twin
from bot.coach.files import SHIPPED as KEPT
from bot.coach.files import UnusableTable
from bot.games import farkle
from bot.games.farkle import Choice, Game, Phase, RuleSet, Seat, Then, Turn, change, new_game, scoring
from tests.support.solved import table_of
from tests.support.strategies import solvable_rule_sets

SHIPPED = {
    name: ruleset.rules for name, ruleset in rulesets.shipped_of(farkle.ENGINE).items() if is_known(ruleset.rules)
}
LARGE = SHIPPED["on-the-table"]
FULL = list(SHIPPED.values())
QUICK = {name: change(rules, {"target": farkle.ENGINE.quick_target}) for name, rules in SHIPPED.items() if rules.target}


def standing(rules: RuleSet, *totals: int, final: tuple[int, ...] | None = None) -> Game:
    """A game with seat 1 about to throw."""
    seats = tuple(Seat(total, True, since=number) for number, total in enumerate(totals))
    return replace(new_game(rules, len(totals), roll_off=False), seats=seats, final=final)


def win(game: Game, then: Then = Then.ROLL) -> float:
    """How likely the seat on turn wins by a choice without a keep."""
    solved = table_of(game.rules)
    found = next(advice for advice in advise(game, solved) if advice.choice == Choice((), then))
    assert found.win is not None
    return found.win


def test_what_can_be_solved_is_its_own_twin() -> None:
    game = standing(SHIPPED["deluxe"], 4000, 300)
    assert twin(game.rules) is game.rules
    assert move(game).game is game


@settings(max_examples=25)
@given(rules=solvable_rule_sets(), totals=st.lists(st.integers(0, 10_000), min_size=2, max_size=4))
def test_every_rule_set_has_a_twin_that_can_be_solved(rules: RuleSet, totals: list[int]) -> None:
    small = twin(rules)
    assert is_exact(small)
    assert levels_of(small).goal ** 2 <= MOST_STANDINGS
    # The same dice may be kept.
    for roll in ((1, 1, 1, 5, 6), (1, 2, 3, 4, 5), (2, 2, 3, 3, 3)):
        assert {keep.dice for keep in scoring(small).keepable(roll)} == {
            keep.dice for keep in scoring(rules).keepable(roll)
        }
    moved = move(standing(rules, *(min(total, (rules.target or 10_000) - 1) for total in totals))).game
    if small != rules and small.target:
        assert all(seat.total < small.target and seat.total % grid(small) == 0 for seat in moved.seats)


def test_a_lead_weighs_the_less_the_further_the_target_is() -> None:
    near, far = win(standing(LARGE, 47_000, 46_000)), win(standing(LARGE, 17_000, 16_000))
    assert 0.5 < far < near < 1
    assert win(standing(LARGE, 0, 0)) == pytest.approx(0.5, abs=0.04)


def test_points_of_a_turn_weigh_the_less_the_further_the_target_is() -> None:
    def gained(total: int) -> float:
        held = replace(standing(LARGE, total, total), phase=Phase.ROLL_OR_BANK, turn=Turn(2, 1000))
        less = replace(held, turn=Turn(2, 500))
        return win(held, Then.BANK) - win(less, Then.BANK)

    assert 0 < gained(10_000) < gained(46_000)


def test_the_very_last_turn_of_many_is_that_of_two() -> None:
    """The last player has to exceed the highest total, regardless of the others."""
    rules = SHIPPED["standard"]
    assert win(standing(rules, 9500, 9000, 10_050, final=())) == pytest.approx(
        win(standing(rules, 9500, 10_050, final=()))
    )


def test_in_the_last_turns_of_many_each_of_the_others_may_still_exceed() -> None:
    """The last but one risks a little more, because there is another to beat."""
    rules = SHIPPED["standard"]
    held = replace(
        standing(rules, 9500, 9000, 9000, 10_050, final=(2, 3)), phase=Phase.ROLL_OR_BANK, turn=Turn(2, 1000)
    )
    one = replace(standing(rules, 9500, 9000, final=(2,)), phase=Phase.ROLL_OR_BANK, turn=Turn(2, 1000))
    assert win(held, Then.BANK) == pytest.approx(win(one, Then.BANK) ** 2, abs=1e-4)
    less = replace(held, turn=Turn(2, 500))
    assert win(less, Then.BANK) == 0


def test_at_an_exact_target_only_who_stands_there_counts() -> None:
    rules = SHIPPED["exact"]
    three = standing(rules, 9500, 3000, 10_000, final=(2,))
    two = replace(standing(rules, 9500, 10_000), final=())
    # The other one hardly gets there.
    assert win(three) == pytest.approx(win(two), abs=1e-4)


def test_all_kinds_of_choices_are_answered_in_the_large_game() -> None:
    game = replace(standing(LARGE, 20_000, 17_000), phase=Phase.KEEP, turn=Turn(4, 350, (1, 1, 5, 2)))
    found = advise(game, table_of(LARGE))
    assert len({advice.choice for advice in found}) == 10
    assert all(advice.win is not None and 0 < advice.win < 1 for advice in found)


def test_points_too_fine_for_a_table_become_coarser() -> None:
    rules = change(RuleSet(), {"singles": {1: 101, 5: 53}, "target": 10_007})
    small = twin(rules)
    assert grid(rules) == 1
    assert grid(small) > 10
    assert is_exact(small)


RULES = change(RuleSet(), {"target": 500, "tie": "play_off"})


@pytest.fixture(scope="module")
def solved() -> Solved:
    return solve(RULES)


def test_a_table_is_read_back_as_it_was_written(solved: Solved) -> None:
    again = read_table(write_table(solved), RULES)
    assert np.abs(again.wins - solved.wins).max() <= 2**-25
    assert np.abs(again.ending.reached - solved.ending.reached).max() <= 2**-25
    assert (again.ending.enough == solved.ending.enough).all()
    assert again.bound == solved.bound


def test_damage_is_found_wherever_it_is(solved: Solved) -> None:
    data = write_table(solved)
    for place in (0, 7, 20, 50, 80, len(data) // 2, len(data) - 1):
        damaged = bytearray(data)
        damaged[place] ^= 1
        with pytest.raises(UnusableTable):
            read_table(bytes(damaged), RULES)
    for size in (0, 5, 40, 70, 75, len(data) - 1):
        with pytest.raises(UnusableTable):
            read_table(data[:size], RULES)


def test_a_table_belongs_to_the_options_that_affect_play() -> None:
    assert digest(RULES) == digest(change(RULES, {"start": "seat_order", "skunk": {"below": 100}}))
    assert digest(RULES) != digest(change(RULES, {"target": 550}))


def test_a_damaged_file_is_as_good_as_none(solved: Solved, tmp_path: Path) -> None:
    assert find_table(RULES, [tmp_path]) is None
    assert keep_table(solved, tmp_path)
    assert find_table(RULES, [tmp_path]) is not None
    path_of(RULES, tmp_path).write_bytes(b"FKCOACH")
    assert find_table(RULES, [tmp_path]) is None


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.table")), ids=lambda path: path.stem[:8])
def test_shipped_tables_are_small_and_usable(path: Path) -> None:
    owners = [rules for rules in (*FULL, *QUICK.values()) if path_of(twin(rules), KEPT) == path]
    assert owners
    assert path.stat().st_size <= MOST_BYTES
    for rules in owners:
        assert table_of(rules) is not None


def test_every_shipped_rule_set_is_shipped_solved() -> None:
    assert [rules for rules in FULL if table_of(rules) is None] == []


@pytest.mark.parametrize("rules", QUICK.values(), ids=QUICK)
def test_the_hint_in_a_quick_game_by_shipped_rules_comes_at_once(rules: RuleSet) -> None:
    solved = table_of(rules)
    assert solved is not None
    assert all(advice.win is not None and advice.exact for advice in advise(standing(rules, 600, 850), solved))


@pytest.mark.parametrize(
    "options",
    [{}, {"target_reach": "exact"}, {"penalty": {"farkles": 2, "points": 100, "floor": None}, "final_round": "none"}],
    ids=["usual", "exact", "penalty"],
)
def test_the_table_of_a_higher_target_says_what_a_table_of_its_own_would(options: dict[str, Any]) -> None:
    rules = change(RuleSet(), options | {"target": 400})
    own, found = solve(rules), corner(solve(change(rules, {"target": 700})), rules)
    assert found is not None
    fair = own.levels.total >= 0
    assert np.abs(found.wins - own.wins)[..., fair, :][..., fair].max() <= PRECISION
    assert np.abs(found.ending.met - own.ending.met)[:, fair].max() <= PRECISION
    assert found.ending.enough.shape == own.ending.enough.shape


@pytest.mark.parametrize(
    "options", [{"opening": 300}, {"penalty": {"farkles": 2, "points": 100, "floor": 0}}], ids=["opening", "floor"]
)
def test_it_does_not_serve_if_more_matters_than_how_far_seats_are_from_it(options: dict[str, Any]) -> None:
    rules = change(RuleSet(), options | {"target": 400})
    assert corner(solve(change(rules, {"target": 500})), rules) is None
