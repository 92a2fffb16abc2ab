"""What the board says where a game comes to its end."""

from bot.games.farkle import Game
from bot.ui.game.board import board
from tests.support.notation import after, begin, shipped, turn
from tests.ui.test_views import LOOK, PLAYERS, check_texts, record_of


def said(game: Game, marked: int | None = None) -> str:
    return check_texts(board(record_of(game.rules, game, len(game.seats)), LOOK, marked))


def final_round(seats: int = 2, **changes: object) -> Game:
    return after(begin(shipped("standard", target=1000, **changes), seats), *turn(1, 1000))


def test_the_last_round_says_what_is_missing_to_lead() -> None:
    game = final_round()
    assert "1,001 more points take the lead." in said(game)
    game = after(game, "2 roll 1 1 1 5 3 3")
    assert "1,001 more points take the lead." in said(game, marked=0)
    assert "951 more points take the lead." in said(game, marked=0b1000)
    assert "1 more point takes the lead." in said(game, marked=0b111)
    assert "the lead." not in said(game, marked=0b1111)


def test_who_leads_misses_nothing() -> None:
    game = after(final_round(final_round="one_more_round"), *turn(2, 500))
    assert game.current == 1
    assert "the lead." not in said(game)


def test_who_left_is_not_in_the_play_off() -> None:
    game = after(final_round(3, tie="play_off"), *turn(2, 1000), *turn(3, 1000))
    names = [LOOK.name(player) for player in PLAYERS[:3]]
    assert f"between {names[0]}, {names[1]} and {names[2]}" in said(game)
    assert f"between {names[0]} and {names[2]}" in said(after(game, "2 leave"))
