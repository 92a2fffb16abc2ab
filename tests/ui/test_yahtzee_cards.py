"""Scorecards and endings of Yahtzee: every box, how far to each bonus, who won, and Discord's limits."""

from dataclasses import replace

import pytest

from bot.games.yahtzee import BOXES, MOST_SEATS, Game, change
from bot.model.games import Status
from bot.text import languages
from bot.ui.display import Display
from bot.ui.game.ending import ending, farewell
from bot.ui.games.yahtzee.buttons import scorecard
from tests.support.drawn import EMOJI, LOOK, PLAYERS, check, check_texts, menus, record_of
from tests.support.yahtzee import after, begin, shipped, totals, turn

NAMES = [LOOK.name(player) for player in PLAYERS]
OPEN = LOOK.say("yahtzee-open-box")
TRIPLE = "triple-yahtzee"


def card(game: Game, seat: int = 1) -> str:
    return check_texts(scorecard(record_of(game.rules, game, len(game.seats)), seat, LOOK))


def end(game: Game, status: Status = Status.OVER) -> str:
    return check_texts(ending(record_of(game.rules, game, len(game.seats), status), LOOK))


def filled(game: Game, **dice: str) -> Game:
    """The game once every seat has filled its card, box by box, with the same dice: those of `seat1`, `seat2`, …"""
    for box in BOXES:
        for column in range(1, game.rules.columns + 1):
            for seat in game.numbers:
                game = after(game, *turn(seat, box.value, column, dice.get(f"seat{seat}", "1 2 3 4 5")))
    return game


def test_a_card_shows_every_box_of_every_column() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "ones", 2, "1 1 1 2 3"), *turn(1, "yahtzee", 3))
    rows = card(game).partition("```\n")[2].partition("```")[0].splitlines()
    assert rows[0].split() == [LOOK.say("yahtzee-times", column=number) for number in "123"]
    assert rows[1].split() == ["Ones", OPEN, "6", OPEN]
    assert ["Yahtzee", OPEN, OPEN, "0"] in [row.split() for row in rows]
    assert rows[-1].split() == ["Total", "0", "6", "0"]
    assert len(rows) == 1 + len(BOXES) + 3
    assert max(map(len, rows)) < 34, "wider would break on a phone"


def test_what_is_open_is_also_said_in_words() -> None:
    game = begin(1, TRIPLE)
    assert "**Open in column 1:** every box" in card(game)
    for box in BOXES[1:]:
        game = after(game, *turn(1, box.value, 1))
    assert "**Open in column 1:** Ones\n" in card(game)
    game = after(game, *turn(1, "ones"))
    assert "**Open in column 1:** nothing\n" in card(game)
    assert "**Open:** every box" in card(begin())


def test_a_card_says_how_far_each_upper_bonus_is() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "sixes", 2, "6 6 6 1 2"))
    assert "**Upper bonus in column 1:** 0 of 63, 63 more for 35 points" in card(game)
    assert "**Upper bonus in column 2:** 36 of 126, 90 more for 70 points" in card(game)
    assert "**Upper bonus in column 3:** 0 of 189, 189 more for 105 points" in card(game)
    game = after(game, *turn(1, "fives", 2, "5 5 5 5 5"), *turn(1, "fours", 2, "4 4 4 4 4"))
    assert "**Upper bonus in column 2:** 70 points, reached with 126" in card(game)
    game = after(game, *turn(1, "sixes", 1, "1 2 3 4 5"), *turn(1, "fives", 1, "1 2 3 4 6"))
    assert "**Upper bonus in column 1:** out of reach" in card(game)


def test_a_card_says_what_the_yahtzee_bonus_takes() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "yahtzee", 1, "6 6 6 6 6"))
    assert "1 of 3 yahtzee boxes hold a yahtzee; once all do, every further one scores 100 points" in card(game)
    two = after(game, *turn(1, "yahtzee", 2, "6 6 6 6 6"))
    three = after(two, *turn(1, "yahtzee", 3, "6 6 6 6 6"))
    assert "**Yahtzee bonus:** every further yahtzee scores 100 points times its column" in card(three)
    assert "out of reach, because a yahtzee box holds 0" in card(after(two, *turn(1, "yahtzee", 3)))
    single = begin(1)
    assert "once the yahtzee box holds a yahtzee, every further one scores 100 points" in card(single)
    single = after(single, *turn(1, "yahtzee", 1, "6 6 6 6 6"))
    assert "**Yahtzee bonus:** every further yahtzee scores 100 points\n" in card(single)


def test_rules_without_bonuses_say_nothing_of_them() -> None:
    game = begin(1)
    game = replace(game, rules=change(game.rules, {"upper_bonus": None, "yahtzee_bonus": 0}))
    assert "bonus" not in card(game).lower()


def test_the_cards_of_others_are_chosen_from_a_menu() -> None:
    game = after(begin(2), *turn(1, "chance"))
    (menu,) = menus(scorecard(record_of(game.rules, game, 2), 2, LOOK))
    assert [option["label"] for option in menu["options"]] == ["Seat 1 · 15 points", "Seat 2 · 0 points"]
    assert f"**1.** {NAMES[0]} **15**\n**2.** {NAMES[1]} **0**" in card(game, 2)
    assert f"### 📋 {NAMES[1]} · 0" in card(game, 2)
    assert menus(scorecard(record_of(game.rules, begin(1), 1), 1, LOOK)) == []


@pytest.mark.parametrize("locale", sorted(languages()))
def test_the_fullest_cards_and_endings_fit(locale: str) -> None:
    game = begin(MOST_SEATS, TRIPLE)
    rules = change(shipped(TRIPLE), dict.fromkeys(("yahtzee", "high_straight", "yahtzee_bonus"), 1_000_000))
    cards = tuple(
        replace(column, boxes=(None, *(3_000_000,) * 12), yahtzee_bonus=99_999_999, upper_bonus=3_000_000)
        for column in game.seat(1).card
    )
    game = replace(game, rules=rules, seats=tuple(replace(seat, card=cards) for seat in game.seats))
    look = Display(EMOJI, locale)
    check(scorecard(record_of(rules, game, MOST_SEATS), MOST_SEATS, look))
    check(scorecard(record_of(rules, begin(MOST_SEATS, TRIPLE), MOST_SEATS), 1, look))
    over = filled(begin(MOST_SEATS))
    for each in (over, replace(over, rules=rules, seats=game.seats)):
        stored = record_of(rules, each, MOST_SEATS, Status.OVER)
        assert check(ending(stored, look, ["x" * 500]))
        assert check(farewell(stored, look, ["x" * 500]))


def test_the_ending_tells_the_winner_the_bonuses_and_the_cards() -> None:
    game = filled(begin(2, TRIPLE), seat1="6 6 6 6 6")
    text = end(game)
    assert f"🏆 {NAMES[0]} wins with 1,620!" in text
    assert f"**1.** {NAMES[0]} **1,620** · yahtzee bonus 600" in text
    assert f"**2.** {NAMES[1]} **600**" in text
    assert text.index(f"{NAMES[0]}\n```") < text.index(f"{NAMES[1]}\n```")
    assert "Total           270 540 810" in text
    buttons = check(ending(record_of(game.rules, game, 2, Status.OVER), LOOK))
    assert [each["label"] for each in buttons] == ["Rematch", "Check the dice", "Cards", "Review"]


def test_cards_of_one_column_stand_side_by_side() -> None:
    text = end(filled(begin(3), seat2="6 6 6 6 6"))
    assert text.count("```") == 2
    assert "                 1.  2.  2.\n" in text, "level totals share a place"
    assert "Yahtzee          50   0   0" in text


def test_equal_totals_share_the_win() -> None:
    text = end(filled(begin(2)))
    assert f"🏆 {NAMES[0]} and {NAMES[1]} share the win with" in text
    assert "they share the win" in text
    assert f"**1.** {NAMES[0]}" in text
    assert f"**1.** {NAMES[1]}" in text


def test_an_ending_alone_tells_the_result() -> None:
    game = filled(begin(1))
    assert f"🏁 {NAMES[0]} finishes with {totals(game)[0]}!" in end(game)


def test_an_ending_because_others_left() -> None:
    assert f"🏆 {NAMES[1]} wins: everyone else has left." in end(after(begin(2), "1 leave"))
    assert "ended without a winner" in end(after(begin(1), "1 leave"))


def test_a_stopped_game_shows_the_cards_that_were_begun() -> None:
    assert "```" not in end(begin(2, TRIPLE), Status.STOPPED)
    text = end(after(begin(2, TRIPLE), *turn(1, "chance")), Status.STOPPED)
    assert text.count(f"{NAMES[0]}\n```") == 1
    assert f"{NAMES[1]}\n```" not in text
