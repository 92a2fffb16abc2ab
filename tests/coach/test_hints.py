"""Hints: the three best choices, and the plain reason for the best."""

import sys
from dataclasses import replace
from itertools import product

import pytest

from bot import rulesets
from bot.coach.advisers import ADVISERS
from bot.coach.coach import Coach
from bot.coach.farkle import process
from bot.coach.farkle.advice import PRECISION, advise
from bot.coach.farkle.answers import Hint, Reason
from bot.games import farkle
from bot.games.farkle import Game, Phase, RuleSet, Seat, Then, Turn, change, choices, keep_to_bank, keeps, new_game
from bot.ui.games.farkle.review import hint_lines
from tests.support.drawn import LOOK, record_of
from tests.support.hearing import Said, hear
from tests.support.solved import table_of


def standing(rules: str | RuleSet, totals: tuple[int, ...], **turn: object) -> Game:
    """A game with seat 1 on turn."""
    found = rulesets.shipped()[rules].rules if isinstance(rules, str) else rules
    seats = tuple(Seat(total, has_opened=total > 0) for total in totals)
    thrown = turn.get("thrown")
    phase = Phase.KEEP if thrown else Phase.ROLL_OR_BANK if turn else Phase.THROW
    now = replace(Turn(found.dice), **({"dice": len(thrown)} if isinstance(thrown, tuple) else {}), **turn)  # type: ignore[arg-type]
    return replace(new_game(found, len(totals), roll_off=False), seats=seats, phase=phase, turn=now)


def said(game: Game, hint: Hint) -> Said:
    stored = record_of(game.rules, game, len(game.seats))
    return hear(lambda look: [*hint_lines(stored, hint, look, is_improving=False)])


def test_the_three_best_choices_come_best_first_with_their_chance_to_win() -> None:
    game = standing("standard", (3200, 4100), thrown=(1, 1, 5, 2, 3, 3))
    hint, lacks_table = process.hint(game)
    assert not lacks_table
    assert hint.is_exact
    assert len(hint.best) == 3
    chances = [ranked.win for ranked in hint.best]
    assert chances == sorted(chances, key=lambda win: -(win or 0))
    assert all(ranked.choice in choices(game) for ranked in hint.best)


async def test_where_numba_is_not_installed_all_but_new_tables_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)  # from here on its import fails
    monkeypatch.delitem(sys.modules, "bot.coach.farkle.compiled", raising=False)
    monkeypatch.delattr("bot.coach.farkle.compiled", raising=False)
    monkeypatch.setitem(ADVISERS, farkle.NAME, replace(process.ADVISER, can_solve=False))
    for name in ("kingdom-come", "exact"):
        hint, _ = process.hint(standing(name, (3200, 1100), thrown=(1, 1, 5, 2, 3)))
        assert hint.is_exact
    unsolved = change(RuleSet(), {"target": 4_150, "opening": 300})
    with pytest.raises(ImportError):
        process.solve_table(unsolved)
    assert not Coach().solve_soon(unsolved, 1)


def test_a_hint_says_the_choice_its_worth_the_risk_and_what_is_missing() -> None:
    game = standing("standard", (3200, 3800), thrown=(1, 1, 2, 3, 3, 4), points=0)
    hint, _ = process.hint(game)
    words = said(game, hint)
    assert words.each("hint-head", "thrown") == ["1 1 2 3 3 4"]
    assert words.each("hint-choice", "choice")[0] == LOOK.say("hint-roll", keep="1", dice=5)
    assert words.each("hint-worth-win", "percent")[0] == round(100 * (hint.best[0].win or 0), 1)
    assert words.says("hint-risk", dice=5, times=1, throws=13)
    assert words.says("hint-behind", missing=550)


def test_four_dice_farkle_one_time_in_six() -> None:
    game = standing("standard", (3200, 3800), dice=4, points=300)
    hint, _ = process.hint(game)
    assert hint.best[0].choice.then is Then.ROLL
    assert hint.reasons[0] == Reason("hint-risk", {"dice": 4, "times": 1, "throws": 6})


def test_one_die_farkles_two_times_in_three() -> None:
    game = standing("standard", (3200, 3000), dice=1, points=1500)
    hint, _ = process.hint(game)
    assert hint.best[0].choice.then is Then.BANK
    assert hint.reasons[0] == Reason("hint-risk-to-bank", {"dice": 1, "times": 2, "throws": 3})


def test_in_the_final_round_it_says_what_banking_less_means() -> None:
    game = replace(standing("standard", (3200, 10_100), dice=3, points=1500), final=())
    hint, _ = process.hint(game)
    assert hint.best[0].choice.then is Then.ROLL
    assert Reason("hint-final-behind", {"missing": 5450}) in hint.reasons


def test_until_a_table_is_solved_it_tells_points() -> None:
    game = standing(RuleSet(target=1250, opening=150, tie="shared"), (0, 0), thrown=(1, 1, 5, 2, 3, 3))
    hint, lacks_table = process.hint(game)
    assert lacks_table
    assert hint.best[0].win is None
    assert said(game, hint).says("hint-worth-points")
    assert said(game, hint).says("hint-points-only")


def test_a_choice_without_an_alternative_is_called_so() -> None:
    game = standing("standard", (0, 0))
    hint, _ = process.hint(game)
    assert [ranked.choice.then for ranked in hint.best] == [Then.ROLL]
    assert said(game, hint).says("hint-only-choice")


@pytest.mark.parametrize("name", ["standard", "renaissance", "facebook", "five-dice"])
def test_the_buttons_can_do_what_is_advised_and_that_leaves_out_nothing_better(name: str) -> None:
    target, solved = rulesets.shipped()[name].rules.target, table_of(rulesets.shipped()[name].rules)
    for mine, theirs in product(range(target - 700, target, 50), range(target - 200, target, 100)):
        game = standing(name, (mine, theirs), thrown=(1, 2, 6, 6, 6))
        hint, _ = process.hint(game)
        pressed = {kept.dice for keep in keeps(game) if (kept := keep_to_bank(game, keep))}
        assert {each.choice.keep for each in hint.best if each.choice.then is Then.BANK} <= pressed
        assert hint.best[0].win == pytest.approx(advise(game, solved)[0].win, abs=PRECISION)
