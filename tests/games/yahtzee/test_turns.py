"""A turn of Yahtzee and its refusals: throws, held dice, and the box to fill."""

import pytest

from bot.games.yahtzee import BOXES, Box, chance, choices, holds, scores
from tests.support.yahtzee import after, begin, refusal, totals, turn

THROWN = "1 roll 6 6 2 3 6"


def test_a_turn_is_up_to_three_throws_and_a_box() -> None:
    game = after(begin(), THROWN, "1 hold 6 6 6", "1 roll 1 6", "1 hold 6 6 6 6", "1 roll 6", "1 score yahtzee 1 = 50")
    assert totals(game) == (50, 0)
    assert (game.current, game.round) == (2, 1)
    assert game.turn.dice == ()


def test_dice_that_are_held_lie_where_they_lay() -> None:
    game = after(begin(), THROWN, "1 hold 6 6 6", "1 roll 1 4")
    assert game.turn.dice == (6, 6, 1, 4, 6)


def test_which_dice_stayed_is_known_until_others_do() -> None:
    game = after(begin(), THROWN)
    assert game.turn.stayed == ()
    game = after(game, "1 hold 3 6 6", "1 roll 1 4")
    assert game.turn.stayed == (0, 1, 3)
    assert after(game, "1 hold", "1 roll 1 2 3 4 5").turn.stayed == ()


def test_a_turn_may_end_after_any_throw() -> None:
    assert totals(after(begin(), THROWN, "1 score sixes 1 = 18")) == (18, 0)
    assert totals(after(begin(), THROWN, "1 hold 6", "1 roll 1 1 1 1", "1 score ones 1 = 4")) == (4, 0)


def test_any_column_is_open_at_any_time_and_multiplies() -> None:
    game = after(begin(1, "triple-yahtzee"), THROWN, "1 score sixes 3 = 54", THROWN, "1 score sixes 1 = 18")
    game = after(game, THROWN, "1 score chance 2 = 46")
    assert totals(game) == (118,)


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], "1 hold 6", "throw-first"),
        ([], "1 score chance 1", "throw-first"),
        ([], "1 roll 1 2 3 4", "wrong-number-of-dice"),
        ([], "1 roll 1 2 3 4 7", "no-such-face"),
        ([], "2 roll 1 2 3 4 5", "other-seats-turn"),
        ([], "3 roll 1 2 3 4 5", "no-such-seat"),
        ([], "1 back", "not-aside"),
        ([THROWN], "1 roll 1 2 3 4 5", "hold-first"),
        ([THROWN], "1 hold 6 6 6 6", "not-lying"),
        ([THROWN], "1 hold 1", "not-lying"),
        ([THROWN], "1 hold 6 6 2 3 6", "hold-all"),
        ([THROWN], "1 score chance 2", "no-such-column"),
        ([THROWN], "1 score chance 0", "no-such-column"),
        ([THROWN], "2 score chance 1", "other-seats-turn"),
        ([THROWN, "1 hold 6 6"], "1 hold 6", "held-already"),
        ([THROWN, "1 hold 6 6"], "1 score chance 1", "throw-first"),
        ([THROWN, "1 hold 6 6"], "1 roll 1 2", "wrong-number-of-dice"),
        ([THROWN, "1 hold", "1 roll 1 1 1 1 2", "1 hold", "1 roll 1 1 1 1 3"], "1 hold 1", "no-throws-left"),
        ([THROWN, "1 hold", "1 roll 1 1 1 1 2", "1 hold", "1 roll 1 1 1 1 3"], "1 roll 1 1 1 1 1", "no-throws-left"),
        ([*turn(1, "chance"), *turn(2, "chance"), THROWN], "1 score chance 1", "box-taken"),
        (["1 leave"], "2 roll 1 2 3 4 5", "game-over"),
    ],
)
def test_what_is_refused(lines: list[str], line: str, code: str) -> None:
    assert refusal(after(begin(), *lines), line).code == code


def test_what_may_be_held_is_every_part_of_the_dice_but_all() -> None:
    game = after(begin(), "1 roll 1 1 2 2 2")
    assert holds(game) == (
        (), (1,), (2,), (1, 1), (1, 2), (2, 2), (1, 1, 2), (1, 2, 2), (2, 2, 2), (1, 1, 2, 2), (1, 2, 2, 2),
    )  # fmt: skip
    assert chance(game) == ()
    assert len(choices(game)) == 11 + 13


def test_after_the_last_throw_only_a_box_may_be_taken() -> None:
    game = after(begin(), THROWN, "1 hold", "1 roll 1 1 1 1 2", "1 hold 1 1", "1 roll 1 1 3")
    assert holds(game) == ()
    assert len(choices(game)) == 13


def test_boxes_are_listed_by_what_they_are_worth_now() -> None:
    game = after(begin(1, "triple-yahtzee"), "1 roll 5 5 5 2 2")
    assert [(worth.box, worth.column, worth.points) for worth in scores(game)[:3]] == [
        (Box.FULL_HOUSE, 3, 75),
        (Box.THREE_OF_A_KIND, 3, 57),
        (Box.CHANCE, 3, 57),
    ]
    assert len(scores(game)) == 3 * len(BOXES)


def test_what_may_fall_follows_from_what_is_held() -> None:
    assert len(chance(begin())) == 252
    game = after(begin(), THROWN, "1 hold 6 6 6")
    assert (len(chance(game)), sum(orders for _, orders in chance(game))) == (21, 36)
