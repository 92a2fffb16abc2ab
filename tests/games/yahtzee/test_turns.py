"""A game of Yahtzee: its turns and refusals, the order of turns, winners, players who leave, and the clock."""

import pytest

from bot.games.yahtzee import (
    Box,
    Game,
    RuleSet,
    Worth,
    best_box,
    boxes_of,
    chance,
    change,
    choices,
    holds,
    most_in,
    new_game,
    ranked,
    scores,
)
from tests.support.notation import after, facts, refusal, totals
from tests.support.yahtzee import BOXES, begin, turn

THROWN = "1 roll 6 6 2 3 6"


def test_dice_that_are_held_lie_where_they_lay() -> None:
    game = after(begin(), THROWN, "1 hold 6 6 6", "1 roll 1 4")
    assert game.turn.dice == (6, 6, 1, 4, 6)


def test_which_dice_stayed_is_known_until_others_do() -> None:
    game = after(begin(), THROWN)
    assert game.turn.stayed == ()
    game = after(game, "1 hold 3 6 6", "1 roll 1 4")
    assert game.turn.stayed == (0, 1, 3)
    assert after(game, "1 hold", "1 roll 1 2 3 4 5").turn.stayed == ()


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


@pytest.mark.parametrize(
    ("filled", "dice", "best"),
    [
        ("", "4 4 4 1 2", Box.FOURS),
        ("", "1 2 3 4 5", Box.HIGH_STRAIGHT),
        ("", "5 5 5 1 2", None),
        ("", "1 1 2 3 6", None),
        ("chance", "1 1 2 3 6", None),
        ("all-but-twos", "1 1 2 3 6", Box.TWOS),
        ("all-but-twos", "1 1 3 3 6", None),
    ],
)
def test_the_best_box_is_the_one_that_the_last_dice_fill_best(filled: str, dice: str, best: Box | None) -> None:
    """Two as full as each other, and boxes less than half full, are for the player to choose from."""
    game = begin(1)
    for box in [box for box in BOXES if box != Box.TWOS] if filled else []:
        if filled in (box, "all-but-twos"):
            game = after(game, *turn(1, box))
    roll, again = f"1 roll {dice}", "1 hold"
    found = best_box(after(game, roll, again, roll, again, roll))
    assert (found and found.box) == best


def test_while_rolls_are_left_the_best_box_is_a_full_one_and_columns_compete() -> None:
    triple = begin(1, "triple-yahtzee")
    assert best_box(triple) is None
    assert best_box(after(triple, "1 roll 4 4 4 1 2")) is None
    assert best_box(after(triple, "1 roll 2 2 3 3 3")) == Worth(3, Box.FULL_HOUSE, 75)
    assert best_box(after(triple, *("1 roll 4 4 4 1 2", "1 hold") * 2, "1 roll 4 4 4 1 2")) is None, "in which column?"


def test_what_may_fall_follows_from_what_is_held() -> None:
    assert len(chance(begin())) == 252
    game = after(begin(), THROWN, "1 hold 6 6 6")
    assert (len(chance(game)), sum(orders for _, orders in chance(game))) == (21, 36)


def fill(game: Game, but: int = 0) -> Game:
    """The game with all but the last `but` boxes filled by each player, always with the same throw."""
    places = [(str(box), column) for column in range(1, game.rules.columns + 1) for box in BOXES]
    for box, column in places[: len(places) - but]:
        for _ in game.active:
            game = after(game, *turn(game.current, box, column))
    return game


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("name", "turns"), [("yahtzee", 13), ("triple-yahtzee", 39)])
def test_everybody_has_as_many_turns_as_there_are_boxes(name: str, turns: int, seats: int) -> None:
    game = fill(begin(seats, name))
    assert game.is_over
    assert game.round == turns
    assert game.throw_count == seats * turns


def test_equal_totals_share_the_win() -> None:
    assert fill(begin(3)).winners == (1, 2, 3)


@pytest.mark.parametrize(
    ("ties", "winners"),
    [([], (1, 2)), (["chance"], (2,)), (["threes", "twos", "chance"], (1,)), (["threes"], (1, 2))],
)
def test_boxes_decide_between_equal_totals_in_their_order(ties: list[str], winners: tuple[int, ...]) -> None:
    """Seat 1 has 6 points in twos and 5 in chance, seat 2 has 4 and 7."""
    lower = [name for name in RuleSet.menus()["boxes"] if RuleSet.model_fields[name].default not in (None, False, {})]
    options = dict.fromkeys(lower, "none") | {"chance": "sum", "yahtzee_bonus": 0, "joker": "none", "ties": ties}
    thrown = {"1twos": "2 2 2 3 3", "2twos": "2 2 3 3 3", "1chance": "1 1 1 1 1", "2chance": "1 1 1 2 2"}
    game = new_game(change(RuleSet(), options), 2)
    for box in boxes_of(game.rules):
        nothing = "6 6 5 5 4" if box in BOXES[:3] else "1 1 2 2 3"
        for seat in (1, 2):
            game = after(game, *turn(seat, box, dice=thrown.get(f"{seat}{box}", nothing)))
    assert (totals(game), game.winners) == ((11, 11), winners)


def test_the_first_roll_of_a_turn_may_be_worth_more() -> None:
    generala = begin(1, "generala")
    for box, dice, points, first in (
        ("high-straight", "3 4 5 6 1", 20, 25),
        ("full-house", "2 2 3 3 3", 30, 35),
        ("four-of-a-kind", "2 2 2 2 3", 40, 45),
    ):
        after(generala, f"1 roll {dice}", f"1 score {box} 1 = {first}")
        after(generala, "1 roll 1 1 1 2 2", "1 hold", f"1 roll {dice}", f"1 score {box} 1 = {points}")
        assert most_in(generala.rules, Box(box)) == points


def test_equal_dice_in_the_first_roll_win_at_once_whoever_has_more_points() -> None:
    game = after(begin(2, "generala"), *turn(1, "sixes", dice="6 6 6 6 1"))
    assert facts(game, "2 roll 3 3 3 3 3") == ["win 2"]
    assert totals(after(game, "2 roll 3 3 3 3 3")) == (24, 0)
    later = after(game, "2 roll 3 3 3 3 4", "2 hold 3 3 3 3", "2 roll 3")
    assert not later.is_over
    assert not after(game, "2 idle").is_over


def test_a_double_generala_needs_a_generala_with_points() -> None:
    five = ("1 roll 4 4 4 4 1", "1 hold 4 4 4 4", "1 roll 4")
    game = begin(1, "generala")
    after(game, *five, "1 score double-generala 1 = 0")
    after(game, *five, "1 score generala 1 = 50", *five, "1 score double-generala 1 = 100")
    after(game, "1 roll 1 2 2 3 4", "1 score generala 1 = 0", *five, "1 score double-generala 1 = 0")


def test_upper_boxes_may_come_first() -> None:
    game = after(new_game(change(RuleSet(), {"order": "sections"}), 1), "1 roll 6 6 6 6 6")
    assert [worth.box for worth in scores(game)] == [Box.SIXES, *BOXES[:5]]
    assert refusal(game, "1 score yahtzee 1").code == "upper-boxes-first"


def test_a_turn_may_have_one_roll_or_many() -> None:
    game = after(new_game(change(RuleSet(), {"rolls": 1}), 1), "1 roll 6 6 6 6 6")
    assert holds(game) == ()
    assert refusal(game, "1 hold").code == "no-throws-left"
    again = ["1 roll 1 2 3 4 6", "1 hold"]
    game = after(new_game(change(RuleSet(), {"rolls": 5}), 1), *again * 4, again[0])
    assert game.turn.throws_left == 0


def test_one_person_may_play_alone() -> None:
    assert fill(begin(1)).winners == (1,)
    game = after(begin(1), *turn(1, "chance"), "1 leave")
    assert (game.is_over, game.winners) == (True, ())
    assert totals(game) == (15,)


def test_who_leaves_keeps_the_total_and_cannot_win() -> None:
    game = after(begin(3), "1 roll 6 6 6 6 6", "1 score yahtzee 1", "1 leave")
    assert (game.current, game.is_over) == (2, False)
    game = after(game, *turn(2, "chance"))
    assert game.current == 3
    game = after(game, "2 leave")
    assert game.winners == (3,)
    assert totals(game) == (50, 15, 0)


def test_a_game_ends_where_the_only_ones_with_open_boxes_leave() -> None:
    game = after(fill(begin(3), but=1), *turn(1, "chance"), *turn(2, "chance"))
    assert after(game, "3 leave").winners == (1, 2)


def test_where_nothing_is_worth_anything_the_box_that_can_hold_least_is_taken() -> None:
    assert facts(begin(2, "triple-yahtzee"), "1 idle") == ["1 score ones 1 = 0"]
    game = after(begin(1, "triple-yahtzee"), *turn(1, "ones", 1))
    assert [(each.box, each.column) for each in ranked(game)[:6]] == [
        (Box.TWOS, 1), (Box.ONES, 2), (Box.THREES, 1), (Box.ONES, 3), (Box.FOURS, 1), (Box.TWOS, 2),
    ]  # fmt: skip
    assert ranked(game)[-1] == Worth(3, Box.YAHTZEE, 0)


def test_two_such_turns_in_a_row_put_a_seat_aside_until_it_comes_back() -> None:
    game = after(begin(), "1 idle", *turn(2, "chance"))
    assert facts(game, "1 idle") == ["1 score twos 1 = 0", "1 aside"]
    game = after(game, "1 idle", *turn(2, "ones"))
    assert (game.current, game.seat(1).aside) == (2, True)
    game = after(game, "1 back", *turn(2, "twos"))
    assert (game.current, game.seat(1).aside, game.is_asleep) == (1, False, False)


def test_a_turn_of_their_own_breaks_the_row() -> None:
    game = after(begin(1), "1 idle", *turn(1, "chance"), "1 idle")
    assert (game.seat(1).idle_turns, game.seat(1).aside) == (1, False)


def test_where_nobody_is_there_the_game_sleeps() -> None:
    game = after(begin(), *["1 idle", "2 idle"] * 2)
    assert game.is_asleep
    assert refusal(game, "1 roll 1 2 3 4 5").code == refusal(game, "1 idle").code == "game-asleep"
    woken = after(game, "2 back")
    assert (woken.current, woken.is_asleep, woken.round) == (2, False, 3)
    assert after(game, "1 back").round == 3
    alone = after(begin(1), "1 idle", "1 idle")
    assert alone.is_asleep
    assert not after(alone, "1 back").is_asleep


def test_those_who_are_there_do_not_wait_for_those_who_are_away() -> None:
    game = after(begin(), "1 idle", *turn(2, "ones"), "1 idle", *turn(2, "twos"))
    for box in BOXES[2:]:
        assert not game.is_over
        game = after(game, *turn(2, str(box)))
    assert game.winners == (2,)
    assert not game.seat(1).is_done


def test_who_comes_back_with_a_full_card_ends_a_game_that_slept() -> None:
    game = after(begin(), *turn(1, "ones"), "2 idle", *turn(1, "twos"), "2 idle")
    for box in BOXES[2:-2]:
        game = after(game, *turn(1, str(box)))
    game = after(game, "1 idle", "1 idle")
    assert (game.is_asleep, game.current, game.seat(1).is_done) == (True, 2, True)
    assert after(game, "2 back").current == 2
    assert after(game, "1 back").winners == (1,)


def test_who_comes_back_has_the_turns_that_they_missed() -> None:
    game = after(begin(), "1 idle", *turn(2, "ones"), "1 idle", *turn(2, "twos"))
    for box in BOXES[2:-1]:
        game = after(game, *turn(2, str(box)))
    game = after(game, "1 back", *turn(2, "chance"))
    assert (game.current, game.is_over) == (1, False)
    for box in BOXES[2:]:
        game = after(game, *turn(1, str(box)))
    assert game.is_over
