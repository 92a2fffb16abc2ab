"""A game's memory of its turns: the keeps of each throw, the ends of the last turns, and the round."""

from bot.games.farkle import LOGGED_KEEPS, Banked, Farkled, Game, Keepable, Lapsed, Left, LoggedTurn
from tests.support.notation import after, begin, farkle, shipped, turn


def last(game: Game) -> LoggedTurn:
    return game.log[-1]


def test_a_turn_remembers_what_was_kept_of_each_throw() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 4 4 4 2 3", "1 keep 1", "1 roll 4 4 4 2 3", "1 keep 4 4 4")
    assert game.turn.kept == (Keepable((1,), 100), Keepable((4, 4, 4), 400))
    game = after(game, "1 bank")
    assert last(game).turn.kept == (Keepable((1,), 100), Keepable((4, 4, 4), 400))
    assert last(game).ended_by == Banked(1, 500)
    assert game.turn.kept == ()


def test_a_farkle_is_remembered_with_its_dice() -> None:
    game = after(begin(shipped("standard")), farkle(1))
    assert last(game).turn.thrown == (2, 2, 3, 3, 4, 6)
    assert last(game).ended_by == Farkled(1)


def test_so_is_a_penalty() -> None:
    game = begin(shipped("deluxe"))
    for _ in range(2):
        game = after(game, farkle(1), farkle(2))
    assert last(after(game, farkle(1))).penalty == 1000


def test_points_that_were_taken_over_are_not_at_risk() -> None:
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500), "1 follow", "1 roll 1")
    assert (game.turn.taken_over, game.turn.at_risk) == (500, 0)
    game = after(game, "1 keep 1")
    assert (game.turn.points, game.turn.at_risk) == (600, 100)


def test_turns_that_were_not_banked_are_remembered_too() -> None:
    game = after(begin(shipped("standard"), 3), "1 idle", "2 leave")
    assert [turn.ended_by for turn in game.log] == [Lapsed(1), Left(2)]
    assert last(after(game, "1 leave")).ended_by == Left(2), "it was not the turn of seat 1"


def test_only_the_last_turns_and_keeps_are_remembered() -> None:
    game = after(begin(shipped("standard")), *turn(1, 2000), farkle(2), farkle(1), farkle(2))
    assert [turn.ended_by for turn in game.log] == [Farkled(2), Farkled(1), Farkled(2)]
    assert len(last(after(game, *turn(1, 2000))).turn.kept) == LOGGED_KEEPS


def test_rounds_are_counted_in_the_order_of_play() -> None:
    game = after(begin(shipped("standard"), 3), farkle(1), farkle(2))
    assert game.round == 1
    game = after(game, farkle(3))
    assert (game.round, game.current) == (2, 1)
    game = after(game, "2 leave", farkle(1))
    assert (game.round, game.current) == (2, 3)
    assert after(game, "1 leave").current == 3


def test_a_round_does_not_pass_while_the_game_sleeps() -> None:
    game = after(begin(shipped("standard")), "1 idle", "2 idle", "1 idle", "2 idle")
    assert game.is_asleep
    asleep_in = game.round
    assert after(game, f"{game.current} back").round == asleep_in
