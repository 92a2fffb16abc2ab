"""What Farkle's board says; and every lobby, board and ending of random games, with buttons that do what they offer."""

from dataclasses import replace

import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums, Sums
from bot.games.farkle import ENGINE, MOST_SEATS, Game, Phase, new_game
from bot.model.games import Status
from bot.ui.game.ending import LookBack, ending
from bot.ui.games.farkle.board import BoardView
from tests.support.drawn import LOOK, PLAYERS, check_lobbies, check_random_game, check_texts, record_of
from tests.support.hearing import Said, hear, heard
from tests.support.notation import after, begin, farkle, shipped, turn

SHIPPED = list(rulesets.shipped_of(ENGINE))
FIRST, SECOND, THIRD = (LOOK.name(player) for player in PLAYERS[:3])


def said(game: Game, marked: int | None = None) -> Said:
    return hear(lambda look: BoardView.draw(record_of(game.rules, game, len(game.seats)), look, marked))


def final_round(seats: int = 2, **changes: object) -> Game:
    return after(begin(shipped("standard", target=1000, **changes), seats), *turn(1, 1000))


def test_the_last_turn_says_what_is_needed_in_points_that_can_be_scored() -> None:
    game = final_round()
    assert said(game).each("board-final-needs", "player", "needs") == [(SECOND, 1050)]
    game = after(game, "2 roll 1 1 1 5 3 3")
    for marks in (0, 0b1000, 0b111):
        assert said(game, marks).says("board-final-needs", needs=1050)
    enough = said(game, 0b1111)
    assert enough.says("board-final-enough")
    assert not enough.says("board-final-needs")


def test_nothing_is_needed_before_the_last_turn_nor_where_nothing_helps() -> None:
    two_turns = after(final_round(final_round="one_more_round"), *turn(2, 500))
    for game in (two_turns, final_round(target_reach="exact"), begin(shipped("standard"))):
        assert not said(game).says("board-final-needs")


def test_what_was_kept_this_turn_is_told_throw_by_throw() -> None:
    game = after(begin(shipped("standard")), "1 roll 1 4 4 4 2 3")
    assert not said(game).says("board-kept")
    screen = said(after(game, "1 keep 1", "1 roll 4 4 4 2 3", "1 keep 4 4 4", "1 roll 5 2"))
    assert screen.each("throws-then", "before", "last") == [("**1**", "**4 4 4**")]
    assert screen.each("board-kept", "points") == [500]
    assert screen.each("board-marked", "player", "first", "dice", "turn") == [(FIRST, False, "5", 550)]


def test_a_long_turn_says_that_it_leaves_out_what_was_kept_first() -> None:
    game = begin(shipped("standard"))
    for _ in range(14):
        game = after(game, "1 roll 1 1 1 1 1 1", "1 keep 1 1 1 1 1 1")
    (before,) = said(after(game, "1 roll 1 2 3 3 4 4")).each("throws-then", "before")
    assert before.startswith("…, **1 1 1 1 1 1**, ")


def test_the_last_three_turns_are_told_with_their_dice() -> None:
    game = after(begin(shipped("deluxe"), 3), *turn(1, 200), "2 roll 1 2 3 3 4 6", "2 keep 1", "2 roll 2 3 4 6 6")
    screen = said(after(game, "3 idle", farkle(1)))
    lines = [line for line in screen.text.splitlines() if line.startswith("-# <@")]
    assert [line.split()[1] for line in lines] == [SECOND, THIRD, FIRST]
    assert screen.each("log-farkled", "player", "dice", "lost") == [
        (SECOND, "2 3 4 6 6", 100),
        (FIRST, "2 2 3 3 4 6", 0),
    ]
    assert screen.each("log-lapsed", "player", "why") == [(THIRD, "time")]
    banked = said(after(game, "3 idle", farkle(1), *turn(2, 150)))
    assert banked.each("log-banked", "player", "points", "made") == [(SECOND, 150, "1, 5")]


def test_what_has_just_been_told_is_not_told_again_in_the_log() -> None:
    game = after(begin(shipped("standard")), farkle(1), farkle(2))
    stored, since = record_of(game.rules, game, 2), game.log[-1].turn.since
    screen = hear(lambda look: BoardView.draw(stored, look, story=["just told"], log_until=since))
    assert screen.each("log-farkled", "player") == [FIRST]
    assert screen.text.index(FIRST) < screen.text.index("just told")


def test_a_farkle_on_points_that_were_taken_over_costs_only_ones_own() -> None:
    game = after(begin(shipped("on-the-table")), *turn(1, 500), *turn(2, 500))
    assert said(game).each("board-take-over", "fresh", "points", "giver") == [(6, 500, SECOND)]
    game = after(game, "1 follow", "1 roll 1", "1 keep 1", "1 roll 2 2 3 3 4 6")
    assert said(game).says("log-farkled", dice="2 2 3 3 4 6", lost=100)


def test_behind_the_points_stands_how_many_are_missing() -> None:
    board = said(after(begin(shipped("standard", target=1000)), *turn(1, 450)))
    assert board.each("board-to-go", "points") == [550, 1000]
    assert not said(begin(shipped("ten-rounds"))).says("board-to-go"), "without a target, nothing is"


def test_marks_say_who_has_not_opened_and_who_is_near_a_penalty() -> None:
    assert "to go 🔒 ⚠️ 1/3" in said(after(begin(shipped("deluxe", opening=500)), farkle(1))).text
    assert "⚠️" not in said(after(begin(shipped("standard")), farkle(1))).text, "no rule counts them"


def test_who_left_is_not_in_the_play_off() -> None:
    game = after(final_round(3, tie="play_off"), *turn(2, 1000), *turn(3, 1000))
    assert said(game).each("board-play-off", "players") == [LOOK.listed([FIRST, SECOND, THIRD])]
    assert said(after(game, "2 leave")).each("board-play-off", "players") == [LOOK.listed([FIRST, THIRD])]


def test_what_was_taken_over_is_not_called_hot_dice() -> None:
    game = after(begin(shipped("on-the-table")), "1 roll 1 2 3 4 5 6", "1 keep 1 2 3 4 5 6", "1 bank", *turn(2, 500))
    game = after(game, "1 roll 1 1 2 3 4 6", "1 keep 1 1", "1 roll 1 1 1 5", "1 keep 1 1 1 5", "1 bank")
    screen = said(after(game, "2 follow", "2 roll 1 2 3 4 4 6"))
    assert not screen.says("board-hot-dice")
    assert screen.says("board-taken-over")


def test_what_is_needed_to_bank_is_said_once() -> None:
    game = begin(shipped("renaissance"))
    assert said(game).each("below-opening", "needs", "missing") == [(1000, 1000)]
    game = after(game, "1 roll 1 2 2 3 4 6")
    assert said(game).each("below-opening", "needs", "missing") == [(1000, 900)]


def test_whoever_needs_more_than_that_to_win_is_told_only_what_it_takes_to_win() -> None:
    game = begin(shipped("renaissance", target=1000))
    screen = said(after(game, "1 roll 1 1 1 5 2 3", "1 keep 1 1 1 5", "1 bank"))
    assert screen.says("board-final-needs", needs=1100)
    assert not screen.says("below-opening")


def test_hot_dice_are_told() -> None:
    screen = said(after(begin(shipped("standard")), "1 roll 1 1 1 5 5 5", "1 keep 1 1 1 5 5 5", "1 roll 1 2 2 3 4 6"))
    assert screen.says("board-hot-dice", dice=6)
    assert screen.each("board-kept", "dice", "points") == [("**1 1 1 5 5 5**", 1500)]


def test_a_penalty_is_told_and_may_leave_less_than_nothing() -> None:
    game = after(begin(shipped("deluxe")), *[farkle(1), farkle(2)] * 2)
    assert "⚠️ 2/3" in said(game).text
    assert heard(game, farkle(1)).each("turn-penalty", "points", "total") == [(1000, -1000)]
    assert "**-1,000** · 11,000 to go\n" in said(after(game, farkle(1))).text


def test_a_last_die_that_may_be_thrown_again_is_told() -> None:
    game = after(begin(shipped("renaissance")), "1 roll 1 1 1 5 5 6", "1 keep 1 1 1 5 5", "1 roll 2")
    assert said(game).each("board-missed", "player", "tries") == [(FIRST, 2)]
    game = after(game, "1 roll 3")
    assert said(game).each("board-missed", "tries") == [1]
    assert heard(game, "1 roll 4").each("turn-farkle", "lost") == [1100]


def test_it_is_told_that_every_scoring_die_has_to_be_kept() -> None:
    assert said(after(begin(shipped("five-dice")), "1 roll 1 1 5 2 3")).says("words-keep-all")


def test_points_that_the_clock_may_not_bank_are_told_as_lost() -> None:
    game = after(begin(shipped("on-the-table")), "1 roll 1 1 5 2 3 4", "1 keep 1 1 5", "1 roll 5 2 3")
    assert heard(game, "1 idle").each("turn-lapse", "player", "lost") == [(FIRST, 250)]
    assert said(after(game, "1 idle")).says("board-seat", player=FIRST, total=0)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", SHIPPED)
def test_boards_of_random_games(name: str, seed: int) -> None:
    check_random_game(name, seed)


@pytest.mark.parametrize("seats", [2, MOST_SEATS])
@pytest.mark.parametrize("name", SHIPPED)
def test_lobbies(name: str, seats: int) -> None:
    check_lobbies(name, seats)


def test_players_who_left_a_won_game_are_last_in_its_ending_as_in_the_records() -> None:
    begun = begin(shipped("standard", target=1000, final_round="none"), 3)
    game = after(begun, *turn(1, 500), "1 leave", *turn(2, 50), *turn(3, 1000))
    won = hear(lambda look: ending(record_of(game.rules, game, 3, Status.OVER), look))
    assert won.each("over-seat", "place", "player", "total") == [(1, THIRD, 1000), (2, SECOND, 50), (3, FIRST, 500)]


@pytest.mark.parametrize(
    ("sums", "exact", "sentence"),
    [
        ([(0, 123_400), (0, -70_000)], True, "🔍 <@1> had the better dice."),
        ([(50_000, 123_400), (0, -70_000)], True, "🔍 <@1> had the better dice, but <@2> played better."),
        ([(0, 123_400), (50_000, -70_000)], True, "🔍 <@1> had the better dice and played better, too."),
        ([(0, 20_000), (50_000, 0)], True, "🔍 The dice were fair to everyone, and <@1> played better."),
        ([(0, 20_000), (0, 0)], True, "🔍 The dice were fair to everyone."),
        ([(0, 0), (50_000, 90_000), (90_000, 0)], True, "🔍 <@2> had the best dice, but <@1> played best."),
        ([(0, 0), (50_000, 90_000), (90_000, 0)], False, "🔍 Probably: <@2> had the best dice."),
    ],
)
def test_an_ending_tells_in_one_sentence_who_had_the_dice_and_who_played_better(
    sums: list[tuple[int, int]], exact: bool, sentence: str
) -> None:
    game = replace(new_game(rulesets.shipped()["standard"].rules, len(sums)), phase=Phase.OVER, winners=(1,))
    stored = record_of(game.rules, game, len(sums), Status.OVER)
    told = LookBack(sums=Sums(exact, tuple(SeatSums(10, lost, luck) for lost, luck in sums)))
    text = check_texts(ending(stored, LOOK, reviewed=told))
    for number, player in enumerate(stored.seats.players, start=1):
        text = text.replace(f"<@{player}>", f"<@{number}>")
    assert f"-# {sentence}" in text.splitlines()
