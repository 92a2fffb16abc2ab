"""The text of Farkle's board."""

from bot.games.farkle import Game, play, read_move
from bot.ui.games.farkle.board import Board
from bot.ui.games.farkle.telling import tell
from tests.support.drawn import LOOK, PLAYERS, check_texts, record_of
from tests.support.notation import after, begin, farkle, shipped, turn


def said(game: Game, marked: int | None = None) -> str:
    return check_texts(Board.draw(record_of(game.rules, game, len(game.seats)), LOOK, marked))


def final_round(seats: int = 2, **changes: object) -> Game:
    return after(begin(shipped("standard", target=1000, **changes), seats), *turn(1, 1000))


def told(game: Game, line: str) -> str:
    """What is told of a move."""
    steps = play(game, read_move(line))
    return "\n".join(tell(record_of(game.rules, steps[-1].after, len(game.seats)), game, steps, LOOK))


def test_the_last_turn_says_what_is_needed_in_points_that_can_be_scored() -> None:
    game = final_round()
    needs = f"{LOOK.name(PLAYERS[1])} needs **1,050 or more** in this turn: banking less loses."
    assert needs in said(game)
    game = after(game, "2 roll 1 1 1 5 3 3")
    for marks in (0, 0b1000, 0b111):
        assert needs in said(game, marks)
    assert "That's enough" in said(game, 0b1111)
    assert needs not in said(game, 0b1111)


def test_nothing_is_needed_before_the_last_turn_nor_where_nothing_helps() -> None:
    assert "or more" not in said(after(final_round(final_round="one_more_round"), *turn(2, 500)))
    assert "or more" not in said(final_round(target_reach="exact"))
    assert "or more" not in said(begin(shipped("standard")))


def test_what_was_kept_this_turn_is_told_throw_by_throw() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 4 4 4 2 3")
    assert "Kept" not in said(game)
    game = after(game, "1 keep 1", "1 roll 4 4 4 2 3", "1 keep 4 4 4", "1 roll 5 2")
    assert "Kept **1**, then **4 4 4**: **500** at risk" in said(game)
    assert "Keeping **5** as well: **550** this turn." in said(game)


def test_a_long_turn_says_that_it_leaves_out_what_was_kept_first() -> None:
    game = begin(shipped("standard"))
    for _ in range(14):
        game = after(game, "1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1")
    assert "Kept …, **1 1 1 1 1 1**, " in said(after(game, "1 roll 1 2 3 3 4 4"))


def test_the_last_three_turns_are_told_with_their_dice() -> None:
    game = after(begin(shipped("deluxe"), 3), *turn(1, 200), "2 roll 1 2 3 3 4 6", "2 keep 1", "2 roll 2 3 4 6 6")
    game = after(game, "3 idle", farkle(1))
    names = [LOOK.name(player) for player in PLAYERS[:3]]
    assert [line for line in said(game).splitlines() if line.startswith("-# ") and "⏳" not in line] == [
        f"-# {names[1]} farkled on 2 3 4 6 6 · 100 gone",
        f"-# {names[2]} ran out of time",
        f"-# {names[0]} farkled on 2 2 3 3 4 6",
    ]
    assert f"-# {names[1]} banked 150 (1, 5)" in said(after(game, *turn(2, 150)))


def test_what_has_just_been_told_is_not_told_again_in_the_log() -> None:
    game = after(begin(shipped("standard")), farkle(1), farkle(2))
    view = Board.draw(record_of(game.rules, game, 2), LOOK, told=["**Farkle!**"], told_since=game.log[-1].turn.since)
    text = check_texts(view)
    assert text.count("farkled on") == 1
    assert text.index("farkled on") < text.index("**Farkle!**")


def test_a_farkle_on_points_that_were_taken_over_costs_only_ones_own() -> None:
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500))
    assert "roll **6 fresh dice**, or **take over** 500 points" in said(game)
    game = after(game, "1 follow", "1 roll 1", "1 keep 1", "1 roll 2 2 3 3 4 6")
    assert "farkled on 2 2 3 3 4 6 · 100 gone" in said(game)


def test_bars_stand_behind_the_digits() -> None:
    text = said(after(begin(shipped("standard", target=1000)), *turn(1, 450)))
    assert "**450** ▰▰▰▰▱▱▱▱▱▱" in text
    assert "%" not in text


def test_marks_say_who_has_not_opened_and_who_is_near_a_penalty() -> None:
    game = after(begin(shipped("deluxe", opening=500)), farkle(1))
    assert "▱ 🔒 ⚠️ 1/3" in said(game)
    assert "⚠️" not in said(after(begin(shipped("standard")), farkle(1))), "no rule counts them"


def test_who_left_is_not_in_the_play_off() -> None:
    game = after(final_round(3, tie="play_off"), *turn(2, 1000), *turn(3, 1000))
    names = [LOOK.name(player) for player in PLAYERS[:3]]
    assert f"between {names[0]}, {names[1]} and {names[2]}" in said(game)
    assert f"between {names[0]} and {names[2]}" in said(after(game, "2 leave"))


def test_what_was_taken_over_is_not_called_hot_dice() -> None:
    game = after(begin(shipped("on-the-table")), "1 roll 1 2 3 4 5 6", "1 keep 1 2 3 4 5 6", "1 bank", *turn(2, 500))
    game = after(game, "1 roll 1 1 2 3 4 6", "1 keep 1 1", "1 roll 1 1 1 5", "1 keep 1 1 1 5", "1 bank")
    game = after(game, "2 follow", "2 roll 1 2 3 4 4 6")
    assert "Hot dice" not in said(game)
    assert "They're yours once you bank" in said(game)


def test_what_is_needed_to_bank_is_said_once() -> None:
    game = begin(shipped("renaissance"))
    assert "To get on the board, you need 1,000 points in a turn." in said(game)
    game = after(game, "1 roll 1 2 2 3 4 6")
    assert "you need 1,000 points in a turn: 900 more" in said(game)


def test_whoever_needs_more_than_that_to_win_is_told_only_what_it_takes_to_win() -> None:
    game = begin(shipped("renaissance", target=1000))
    game = after(game, "1 roll 1 1 1 5 2 3", "1 keep 1 1 1 5", "1 bank")
    assert "needs **1,100 or more**" in said(game)
    assert "To get on the board" not in said(game)


def test_hot_dice_are_told() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 1 1 5 5 5", "1 keep 1 1 1 5 5 5", "1 roll 1 2 2 3 4 6")
    assert "**Hot dice!**" in said(game)
    assert "Kept **1 1 1 5 5 5**: **1,500** at risk" in said(game)


def test_a_penalty_is_told_and_may_leave_less_than_nothing() -> None:
    game = after(begin(shipped("deluxe")), *[farkle(1), farkle(2)] * 2)
    assert "⚠️ 2/3" in said(game)
    assert "loses **1,000**" in told(game, farkle(1))
    assert "**-1,000** ▱▱▱▱▱▱▱▱▱▱\n" in said(after(game, farkle(1)))


def test_a_last_die_that_may_be_thrown_again_is_told() -> None:
    game = after(begin(shipped("renaissance")), "1 roll 1 1 1 5 5 6", "1 keep 1 1 1 5 5", "1 roll 2")
    assert "didn't score. You have 2 more rolls" in said(game)
    assert "You have 1 more roll" in said(after(game, "1 roll 3"))
    assert "**1,100** points gone" in told(after(game, "1 roll 3"), "1 roll 4")


def test_it_is_told_that_every_scoring_die_has_to_be_kept() -> None:
    game = after(begin(shipped("five-dice")), "1 roll 1 1 5 2 3")
    assert "You have to keep every die that scores" in said(game)


def test_points_that_the_clock_may_not_bank_are_told_as_lost() -> None:
    game = after(begin(shipped("on-the-table")), "1 roll 1 1 5 2 3 4", "1 keep 1 1 5", "1 roll 5 2 3")
    assert "the turn is lost, and **250** points with it." in told(game, "1 idle")
    assert f"{LOOK.name(PLAYERS[0])} **0**" in said(after(game, "1 idle"))
