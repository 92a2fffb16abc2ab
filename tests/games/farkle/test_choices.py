"""Whole decisions, and the throws that may fall: both are lists of exactly what play accepts."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given

from bot.errors import IllegalMove
from bot.games.dice import FACES, Dice
from bot.games.farkle import (
    Banked,
    Choice,
    Followed,
    Game,
    Kept,
    Phase,
    Rolled,
    Step,
    Then,
    chance,
    choices,
    dice_to_roll,
    keeps,
    new_game,
    play_choice,
    throws_of,
)
from tests.support.notation import after, begin, shipped, turn
from tests.support.random_games import Played
from tests.support.strategies import played_games


def ones(_throw: int, number: int) -> Dice:
    return (1,) * number


def conceivable(game: Game) -> list[Choice]:
    """Every part of the throw, and dice that were not thrown, with every way to continue."""
    thrown = tuple(sorted(game.turn.thrown))
    parts = {part for size in range(len(thrown) + 1) for part in combinations(thrown, size)} | {(), (1,), (2, 2, 2)}
    return [Choice(part, then) for part in sorted(parts) for then in Then]


@given(played_games())
def test_a_choice_is_listed_if_and_only_if_it_can_be_played(played: Played) -> None:
    game = played.game
    for choice in conceivable(game):
        if choice in choices(game):
            assert play_choice(game, choice, ones)
        else:
            with pytest.raises(IllegalMove):
                play_choice(game, choice, ones)


@given(played_games())
def test_every_choice_is_listed_once_and_is_a_conceivable_one(played: Played) -> None:
    found = choices(played.game)
    assert len(set(found)) == len(found)
    assert set(found) <= set(conceivable(played.game))


@given(played_games())
def test_choices_come_in_the_order_of_their_keeps(played: Played) -> None:
    listed = [choice.keep for choice in choices(played.game) if choice.keep]
    assert list(dict.fromkeys(listed)) == [keep.dice for keep in keeps(played.game)]


def kinds(steps: tuple[Step, ...]) -> list[type]:
    return [type(step.fact) for step in steps]


def test_a_choice_ends_with_its_throw_or_its_bank() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    assert kinds(play_choice(game, Choice((1,), Then.ROLL), ones)) == [Kept, Rolled]
    assert kinds(play_choice(game, Choice((1, 5), Then.BANK), ones)) == [Kept, Banked]
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500))
    assert choices(game) == (Choice((), Then.FOLLOW), Choice((), Then.ROLL))
    assert kinds(play_choice(game, Choice((), Then.FOLLOW), ones)) == [Followed, Rolled]


def test_where_dice_lie_on_the_table_the_refusal_names_those_that_may_be_kept() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    for then in Then:
        with pytest.raises(IllegalMove, match=r"keep-first.*\(1, 5\)"):
            play_choice(game, Choice((), then), ones)


def test_the_dice_of_a_choice_are_asked_for_by_the_number_of_their_throw() -> None:
    asked = []

    def dice(throw: int, number: int) -> Dice:
        asked.append((throw, number))
        return (1,) * number

    game = after(begin(shipped("standard")), "1 roll 1 5 2 3 4 4")
    play_choice(game, Choice((1,), Then.ROLL), dice)
    play_choice(game, Choice((1, 5), Then.BANK), dice)
    assert asked == [(2, 5)]


def test_a_roll_off_is_chance_and_no_choice() -> None:
    game = new_game(shipped("standard"), 2)
    assert (game.phase, choices(game)) == (Phase.ROLL_OFF, ())
    assert chance(game) == tuple(((face,), 1) for face in FACES)


@given(played_games())
def test_the_throws_that_may_fall_have_as_many_dice_as_may_be_thrown(played: Played) -> None:
    number = dice_to_roll(played.game)
    assert chance(played.game) == throws_of(number)
    assert all(len(dice) == number for dice, _ in chance(played.game))


@pytest.mark.parametrize("number", range(1, 7))
def test_throws_are_weighted_by_the_orders_in_which_they_fall(number: int) -> None:
    assert Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=number)) == dict(throws_of(number))


def test_no_dice_fall_in_no_way() -> None:
    assert throws_of(0) == ()
