"""The board, scorecards and endings of Yahtzee: buttons, texts, and Discord's limits."""

from dataclasses import replace
from random import Random

import pytest

from bot.errors import IllegalMove
from bot.games import yahtzee
from bot.games.dice import Seed
from bot.games.yahtzee import (
    BOXES,
    DICE,
    MOST_SEATS,
    Box,
    Game,
    RuleSet,
    Take,
    Throw,
    change,
    holds,
    new_game,
    play,
    play_choice,
    read_move,
    scores,
)
from bot.model.games import Status
from bot.text import languages
from bot.ui.display import Display
from bot.ui.game.address import Marked, marked_dice
from bot.ui.game.ending import ending, farewell
from bot.ui.games.yahtzee.board import Board
from bot.ui.games.yahtzee.buttons import ALL, Verb, scorecard
from bot.ui.games.yahtzee.telling import tell
from tests.support.drawn import EMOJI, LOOK, PLAYERS, check, check_texts, menus, record_of
from tests.support.notation import after, totals
from tests.support.random_play import random_steps
from tests.support.tavern import game_address
from tests.support.yahtzee import begin, shipped, turn

NAMES = [LOOK.name(player) for player in PLAYERS]
THROWN = "1 roll 6 6 2 3 6"
OPEN = LOOK.say("yahtzee-open-box")
TRIPLE = "triple-yahtzee"


def said(game: Game, holds: int | None = None, status: Status = Status.PLAYING) -> str:
    return check_texts(Board.draw(record_of(game.rules, game, len(game.seats), status), LOOK, holds))


def buttons(game: Game, holds: int | None = None, status: Status = Status.PLAYING) -> list[str]:
    """The labels of the buttons; those in round brackets cannot be pressed."""
    drawn = check(Board.draw(record_of(game.rules, game, len(game.seats), status), LOOK, holds))
    return [f"({each['label']})" if each["disabled"] else each["label"] for each in drawn]


def boxes(game: Game) -> list[list[str]]:
    """The options of each column's menu."""
    found = menus(Board.draw(record_of(game.rules, game, len(game.seats)), LOOK))
    return [[option["label"] for option in menu["options"]] for menu in found]


def test_before_the_first_throw_all_dice_are_thrown_and_no_box_is_offered() -> None:
    game = begin(2, TRIPLE)
    assert buttons(game) == ["Roll 5 dice", "Cards", "Leave"]
    assert boxes(game) == []
    assert f"{NAMES[0]}, it's your turn: press **Roll**." in said(game)
    assert "turn 1 of 39" in said(game)


def test_after_a_throw_dice_are_held_and_the_others_thrown_or_a_box_is_taken() -> None:
    game = after(begin(), THROWN)
    assert buttons(game) == ["6", "6", "2", "3", "6", "Roll 5 dice", "Hold 6 6 6", "Cards", "Leave"]
    assert "2 rolls left" in said(game)
    assert buttons(game, 0b10001) == ["✓ 6", "6", "2", "3", "✓ 6", "Roll 3 dice", "Hold 6 6 6", "Cards", "Leave"]
    assert "Holding **6 6**. 2 rolls left." in said(game, 0b10001)
    assert "# <:kept_6:" in said(game, 0b10001)
    assert "Roll 1 die" in buttons(game, 0b11110)
    assert len(boxes(game)[0]) == len(BOXES)


def test_the_board_says_how_far_each_bonus_is_for_whoever_is_on_turn() -> None:
    game = begin(1)
    assert "-# Upper bonus: 63 to go\n<@" in said(game)
    game = after(game, *turn(1, "yahtzee", dice="6 6 6 6 6"), *turn(1, "sixes", dice="6 6 6 1 2"))
    assert "-# Upper bonus: 45 to go\n-# Yahtzee bonus: 100 for every extra yahtzee\n" in said(game)
    game = after(begin(2, TRIPLE), *turn(1, "yahtzee", 2, "6 6 6 6 6"), *turn(2, "yahtzee", 1))
    to_go = "column 1: 63 to go · column 2: 126 to go · column 3: 189 to go"
    assert f"-# Upper bonus: {to_go}\n<@" in said(game)
    game = after(game, *turn(1, "sixes", 3), *turn(2, "sixes", 1, "6 6 1 2 3"), *turn(1, "fives", 3))
    game = after(game, *turn(2, "fives", 1), *turn(1, "ones"))
    assert "column 1: out of reach" in said(game), "that is the card of the other seat"
    plain: RuleSet = change(shipped("yahtzee"), {"upper_bonus": None, "yahtzee_bonus": 0})
    assert "bonus" not in (said(new_game(plain, 1)) + scorecard_of(new_game(plain, 1))).lower()


def card(game: Game, locale: str = "en") -> list[str]:
    """The card on the board, line by line."""
    text = check_texts(Board.draw(record_of(game.rules, game, len(game.seats)), Display(EMOJI, locale)))
    return text.split("```\n")[1].replace(OPEN, "-").splitlines()


def test_the_board_shows_the_card_of_the_player_on_turn_with_what_the_dice_are_worth() -> None:
    game = after(begin(), *turn(1, "sixes", dice="6 6 6 1 2"), *turn(2, "chance"))
    game = after(game, *turn(1, "yahtzee"), *turn(2, "ones"), "1 roll 4 4 3 5 6")
    assert card(game) == [
        "Ones     -  Three of a kind   -",
        "Twos     -  Four of a kind    -",
        "Threes  +3  Full house        -",
        "Fours   +8  Small straight  +30",
        "Fives   +5  Large straight    -",
        "Sixes   18  Yahtzee           0",
        "            Chance          +22",
    ]
    assert f"-# {NAMES[0]}'s card · **+** with these dice\n" in said(game)
    passed = after(game, "1 score low-straight 1")
    assert "Chance           15" in card(passed)[-1], "that is the card of the other seat"
    assert "+" not in "".join(card(passed)), "no dice are on the table"


@pytest.mark.parametrize("locale", sorted(languages()))
@pytest.mark.parametrize("name", ["yahtzee", TRIPLE])
def test_the_card_fits_on_a_phone(name: str, locale: str) -> None:
    """A joker with its bonus makes the longest numbers."""
    game = begin(1, name)
    for number in range(1, game.rules.columns + 1):
        game = after(game, *turn(1, "yahtzee", number, "6 6 6 6 6"), *turn(1, "sixes", number, "6 6 6 6 6"))
    lines = card(after(game, "1 roll 6 6 6 6 6"), locale)
    assert len(lines) == (7 if name == "yahtzee" else 14)
    assert max(map(len, lines)) <= 32


@pytest.mark.parametrize(
    ("dice", "hand"),
    [
        ("1 2 4 6 6", "Hold 6 6"),
        ("2 2 5 5 1", "Hold 5 5"),
        ("5 5 2 2 2", "Hold 2 2 2"),
        ("4 4 4 1 4", "Hold 4 4 4 4"),
        ("3 4 5 5 6", "Hold 3 4 5 6"),
        ("1 2 3 4 5", "Hold 1 2 3 4"),
        ("1 2 3 5 6", None),
        ("6 6 6 6 6", None),
    ],
)
def test_a_button_holds_the_most_of_a_kind_or_four_in_a_row(dice: str, hand: str | None) -> None:
    found = [label for label in buttons(after(begin(), f"1 roll {dice}")) if "Hold" in label]
    assert found == ([hand] if hand else [])


def test_the_button_holds_what_an_open_box_takes() -> None:
    """Of two pairs that whose box is open; a pair if the large straight is filled."""
    assert "Hold 2 2" in buttons(after(begin(1), *turn(1, "fives"), "1 roll 2 2 5 5 1"))
    game = after(begin(1), *turn(1, "high-straight"), "1 roll 3 4 5 5 6")
    assert "Hold 5 5" in buttons(game)
    assert "(Hold 5 5)" in buttons(game, 0b1100), "these are held"


def test_with_all_dice_held_none_can_be_thrown() -> None:
    game = after(begin(), THROWN)
    assert buttons(game, ALL)[5:] == ["(Roll)", "Hold 6 6 6", "Cards", "Leave"]
    assert "All dice are held: release one to roll again, or take a box." in said(game, ALL)


def test_dice_that_were_held_stay_held_until_they_are_released() -> None:
    game = after(begin(), THROWN, "1 hold 3 6 6", "1 roll 5 6")
    assert buttons(game)[:6] == ["✓ 6", "✓ 6", "5", "✓ 3", "6", "Roll 2 dice"]
    assert buttons(game, 0)[:6] == ["6", "6", "5", "3", "6", "Roll 5 dice"]
    assert "1 roll left" in said(game)


def test_after_the_last_throw_only_a_box_can_be_taken() -> None:
    game = after(begin(), THROWN, "1 hold 6 6 6", "1 roll 1 6", "1 hold 6 6 6 6", "1 roll 6")
    assert buttons(game) == buttons(game, ALL) == ["Cards", "Leave"]
    assert "Yahtzee — 50" in boxes(game)[0]
    assert f"{NAMES[0]}, no rolls left: **choose a box**." in said(game)
    assert "<:die_6:" in said(game), "no die looks as if it could be held"


def test_a_menu_for_each_column_lists_its_open_boxes_in_the_order_of_the_card() -> None:
    game = after(begin(1, TRIPLE), "1 roll 2 2 3 3 3")
    for menu in menus(Board.draw(record_of(game.rules, game, 1), LOOK)):
        assert [option["value"] for option in menu["options"]] == list(BOXES)
    assert [each[8] for each in boxes(game)] == [
        "Full house · column 1 — 25",
        "Full house · column 2 — 50",
        "Full house · column 3 — 75",
    ]
    game = after(game, "1 score full-house 2 = 50", "1 roll 2 2 3 3 3")
    assert "Full house" not in "".join(boxes(game)[1])


def placeholders(game: Game) -> list[str]:
    return [menu["placeholder"] for menu in menus(Board.draw(record_of(game.rules, game, 1), LOOK))]


def rolled(game: Game, dice: str) -> Game:
    """The dice of the last roll."""
    return after(game, "1 roll 1 2 2 4 6", "1 hold", "1 roll 1 2 2 4 6", "1 hold", f"1 roll {dice}")


def test_a_menu_names_the_box_with_the_most_points_only_if_it_is_surely_right() -> None:
    """Sums such as three of a kind are often the wrong choice, and so is any box while a roll may bring more."""
    assert placeholders(rolled(begin(1), "2 2 3 3 3")) == ["Take a box… most points: Full house 25"]
    assert placeholders(after(begin(1), "1 roll 2 2 3 3 3")) == ["Take a box…"]
    assert placeholders(rolled(begin(1), "5 5 5 1 2")) == ["Take a box…"]
    assert placeholders(rolled(begin(1, TRIPLE), "1 2 3 4 5")) == [
        f"Column {number}… most points: Large straight {40 * number}" for number in (1, 2, 3)
    ]


def test_a_box_that_reaches_the_upper_bonus_says_so_and_no_other_is_named() -> None:
    game = after(begin(1), *turn(1, "sixes", dice="6 6 6 6 6"), *turn(1, "fives", dice="5 5 5 5 5"))
    game = rolled(game, "4 4 3 3 3")
    (menu,) = menus(Board.draw(record_of(game.rules, game, 1), LOOK))
    fours = next(option for option in menu["options"] if option["label"] == "Fours — 8")
    assert fours["description"] == "and 35 for the upper bonus"
    assert placeholders(game) == ["Take a box…"]


def test_the_joker_of_the_rule_text_is_worth_420() -> None:
    game = begin(1, TRIPLE)
    for box in ("sixes", "yahtzee"):
        for column in (1, 2, 3):
            game = after(game, *turn(1, box, column, "6 6 6 6 6"))
    game = after(game, "1 roll 6 6 6 6 6")
    found = menus(Board.draw(record_of(game.rules, game, 1), LOOK))[2]["options"]
    straight = next(option for option in found if option["value"] == "high-straight")
    assert straight["label"] == "Large straight · column 3 — 420"
    assert straight["description"] == "300 of these are for another yahtzee"


def test_a_line_for_each_seat_says_total_place_and_progress() -> None:
    game = after(begin(3), *turn(1, "chance"), *turn(2, "chance", dice="6 6 6 6 6"))
    assert [line for line in said(game).splitlines() if line[0] in "➤◦"] == [
        f"◦ {NAMES[0]} **15** · 2nd · 1/13",
        f"◦ {NAMES[1]} **30** · 1st · 1/13",
        f"➤ {NAMES[2]} **0** · 3rd · 0/13",
    ]
    assert "1st" not in said(begin(3)), "while all are level, a place says nothing"
    game = after(game, "2 leave", "3 idle", *turn(1, "ones"), "3 idle")
    assert f"◦ {NAMES[1]} **30** · left" in said(game)
    assert f"◦ {NAMES[2]} **0** · 2nd · 2/13 💤" in said(game)


def test_whoever_plays_alone_has_no_place() -> None:
    game = after(begin(1), *turn(1, "chance"))
    assert f"➤ {NAMES[0]} **15** · 1/13" in said(game)


def test_the_board_says_which_box_is_taken_when_time_is_up() -> None:
    game = begin(2, TRIPLE)
    assert "the bot scores 0 in Ones in column 1." in said(game)
    assert "the bot scores 69 in Three of a kind in column 3." in said(after(game, THROWN))
    game = after(game, "1 idle", *turn(2, "ones"))
    assert "After that, this player is skipped." in said(game)


def test_a_paused_turn_shows_its_dice_and_can_only_be_resumed() -> None:
    game = after(begin(), THROWN)
    assert buttons(game, 0b1, Status.PAUSED) == ["Resume", "Cards", "Leave"]
    text = said(game, None, Status.PAUSED)
    assert "# <:die_6:" in text
    assert "⏸️" in text
    assert "⏳" not in text


def test_a_game_that_sleeps_waits_for_somebody_to_come_back() -> None:
    game = after(begin(), "1 idle", "2 idle", "1 idle", "2 idle")
    assert game.is_asleep
    assert buttons(game) == ["I'm back", "Cards", "Leave"]
    assert "the game is asleep" in said(game)


def test_the_last_turns_are_told_in_small_print() -> None:
    game = after(begin(3, TRIPLE), "1 roll 2 2 3 3 3", "1 score full-house 2", *turn(2, "fives"), "3 idle")
    lines = [line for line in said(game).splitlines() if line.startswith("-# <@") and ": " in line]
    assert lines == [
        f"-# {NAMES[0]}: Full house in column 2, 50 (2 2 3 3 3)",
        f"-# {NAMES[1]}: Fives in column 1, 0 (1 2 2 4 6)",
        f"-# {NAMES[2]}: Ones in column 1, 0 when time was up",
    ]
    assert f"-# {NAMES[0]} left" in said(after(game, "1 leave"))
    assert "column" not in said(after(begin(), *turn(1, "chance"))).splitlines()[-2]


def told(game: Game, line: str) -> list[str]:
    steps = play(game, read_move(line))
    return tell(record_of(game.rules, steps[-1].after, len(game.seats)), game, steps, LOOK)


def test_what_has_just_happened_is_told_once() -> None:
    before = after(begin(), THROWN)
    lines = told(before, "1 score sixes 1")
    assert lines == [f"{NAMES[0]} takes **Sixes** for **18** (6 6 2 3 6): **18** in all."]
    game = after(before, "1 score sixes 1")
    text = check_texts(Board.draw(record_of(game.rules, game, 2), LOOK, told=lines, told_since=0))
    assert text.partition("```")[0].count("Sixes") == 1


def test_what_a_box_brings_is_told() -> None:
    game = after(begin(1, TRIPLE), THROWN)
    nothing = f"{NAMES[0]} scores 0 in **Full house in column 3** (6 6 2 3 6) and stays at **0**."
    assert told(game, "1 score full-house 3") == [nothing]
    game = after(begin(1), *turn(1, "yahtzee", dice="6 6 6 6 6"), "1 roll 6 6 6 6 6")
    first, second, third = told(game, "1 score sixes 1")
    assert first == "🎉 **Yahtzee!**"
    assert "**130**" in second
    assert third == "**100** of these are the bonus for another yahtzee."
    game = after(begin(1, TRIPLE), *turn(1, "sixes", 2, "6 6 6 6 1"), *turn(1, "fives", 2, "5 5 5 5 1"))
    *_, last = told(after(game, "1 roll 4 4 4 4 4"), "1 score fours 2")
    assert last == "The upper boxes of column 2 add up to 128: **70** extra."


def test_leaving_and_absence_are_told() -> None:
    game = after(begin(3), "1 idle", *turn(2, "chance"), *turn(3, "chance"))
    assert told(game, "1 idle") == [
        f"⌛ Time is up for {NAMES[0]}: the bot scores **0** in **Twos**, **0** in all.",
        f"{NAMES[0]} missed 2 turns in a row and is skipped from now on. "
        "They can return with **I'm back** on the board.",
    ]
    assert told(game, "2 leave") == [f"{NAMES[1]} leaves the game with 15 points."]


def check_board(game: Game, marked: int | None, look: Display) -> None:
    """The rules accept every enabled choice and refuse every disabled one, and the board offers each open box."""
    stored = record_of(game.rules, game, len(game.seats))
    view = Board.draw(stored, look, marked)
    places = []
    for drawn in check(view):
        address = game_address(drawn["custom_id"])
        assert address is not None
        assert (address.game, address.revision) == (stored.id, game.revision)
        if address.verb == Verb.DIE:
            assert not drawn["disabled"]
            places.append(Marked.read(address.arguments).die)
        elif address.verb == Verb.ROLL:
            held = marked_dice(game.turn.dice, Marked.read(address.arguments).marks)
            assert is_allowed(game, Throw(held)) != drawn["disabled"]
        elif address.verb == Verb.HOLD:
            assert is_allowed(game, Throw(marked_dice(game.turn.dice, Marked.read(address.arguments).marks)))
    assert places == (list(range(DICE)) if holds(game) else [])
    points = {(each.column, each.box.value): each.points for each in scores(game)}
    offered = []
    for menu in menus(view):
        address = game_address(menu["custom_id"])
        assert address is not None
        assert address.verb == Verb.SCORE
        (column,) = map(int, address.arguments)
        for option in menu["options"]:
            assert is_allowed(game, Take(Box(option["value"]), column))
            offered.append((column, option["value"]))
            assert option["label"].endswith(f" — {look.say('words-points', points=points[offered[-1]])}")
    assert sorted(offered) == sorted(points)


def is_allowed(game: Game, choice: Throw | Take) -> bool:
    try:
        play_choice(game, choice, lambda _throw, number: (1,) * number)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize(("name", "seats"), [("yahtzee", 1), ("yahtzee", MOST_SEATS), (TRIPLE, 2)])
def test_boards_of_random_games(name: str, seats: int) -> None:
    chance = Random(f"{name} {seats}")
    seed, game = Seed(chance.randbytes(32).hex(), ("0" * 64,) * seats), begin(seats, name)
    for _ in range(60):
        before = game
        steps = random_steps(yahtzee.ENGINE, game, seed.dice, chance)
        game = steps[-1].after
        assert len(tell(record_of(game.rules, game, seats), before, steps, LOOK)) < 6
        if game.is_over:
            return
        for marked in (None, chance.randrange(100)):
            check_board(game, marked, LOOK)


@pytest.mark.parametrize("locale", sorted(languages()))
def test_the_fullest_board_fits(locale: str) -> None:
    """Eight seats, all away, every box open, the most points that a rule set can give, and the longest name."""
    rules = change(shipped(TRIPLE), {"yahtzee": 1_000_000, "yahtzee_bonus": 1_000_000})
    game = begin(MOST_SEATS, TRIPLE)
    for seat in range(1, MOST_SEATS + 1):
        game = after(game, f"{seat} idle")
    card = tuple(replace(column, yahtzee_bonus=999_999_999) for column in begin(1, TRIPLE).seat(1).card)
    seats = tuple(replace(seat, card=card, aside=number > 1) for number, seat in enumerate(game.seats, 1))
    game = after(replace(game, rules=rules, seats=seats), "1 roll 6 6 6 6 6")
    look = Display(EMOJI, locale)
    check_board(game, ALL, look)
    lines = ["x" * 400] * 2
    view = Board.draw(record_of(rules, game, MOST_SEATS), look, ALL, above="x" * 300, told=lines, told_since=99)
    check(view)
    assert len(check_texts(view)) < 4000


def scorecard_of(game: Game, seat: int = 1) -> str:
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
    rows = scorecard_of(game).partition("```\n")[2].partition("```")[0].splitlines()
    assert rows[0].split() == [LOOK.say("yahtzee-times", column=number) for number in "123"]
    assert rows[1].split() == ["Ones", OPEN, "6", OPEN]
    assert ["Yahtzee", OPEN, OPEN, "0"] in [row.split() for row in rows]
    assert rows[-1].split() == ["Total", "0", "6", "0"]
    assert len(rows) == 1 + len(BOXES) + 3
    assert max(map(len, rows)) < 34, "wider would break on a phone"


def test_what_is_open_is_also_said_in_words() -> None:
    game = begin(1, TRIPLE)
    assert "**Open in column 1:** every box" in scorecard_of(game)
    for box in BOXES[1:]:
        game = after(game, *turn(1, box.value, 1))
    assert "**Open in column 1:** Ones\n" in scorecard_of(game)
    game = after(game, *turn(1, "ones"))
    assert "**Open in column 1:** nothing\n" in scorecard_of(game)
    assert "**Open:** every box" in scorecard_of(begin())


def test_a_card_says_how_far_each_upper_bonus_is() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "sixes", 2, "6 6 6 1 2"))
    assert "**Upper bonus in column 1:** 0 of 63, 63 more for 35 points" in scorecard_of(game)
    assert "**Upper bonus in column 2:** 36 of 126, 90 more for 70 points" in scorecard_of(game)
    assert "**Upper bonus in column 3:** 0 of 189, 189 more for 105 points" in scorecard_of(game)
    game = after(game, *turn(1, "fives", 2, "5 5 5 5 5"), *turn(1, "fours", 2, "4 4 4 4 4"))
    assert "**Upper bonus in column 2:** 70 points, reached with 126" in scorecard_of(game)
    game = after(game, *turn(1, "sixes", 1, "1 2 3 4 5"), *turn(1, "fives", 1, "1 2 3 4 6"))
    assert "**Upper bonus in column 1:** out of reach" in scorecard_of(game)


def test_a_card_says_what_the_yahtzee_bonus_takes() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "yahtzee", 1, "6 6 6 6 6"))
    assert "1 of 3 yahtzee boxes hold a yahtzee; once all do, every extra one scores 100 points" in scorecard_of(game)
    two = after(game, *turn(1, "yahtzee", 2, "6 6 6 6 6"))
    three = after(two, *turn(1, "yahtzee", 3, "6 6 6 6 6"))
    assert "**Yahtzee bonus:** every extra yahtzee scores 100 points times the column number" in scorecard_of(three)
    assert "out of reach, because a yahtzee box holds 0" in scorecard_of(after(two, *turn(1, "yahtzee", 3)))
    single = begin(1)
    assert "once the yahtzee box holds a yahtzee, every extra one scores 100 points" in scorecard_of(single)
    single = after(single, *turn(1, "yahtzee", 1, "6 6 6 6 6"))
    assert "**Yahtzee bonus:** every extra yahtzee scores 100 points\n" in scorecard_of(single)


def test_the_cards_of_others_are_chosen_from_a_menu() -> None:
    game = after(begin(2), *turn(1, "chance"))
    (menu,) = menus(scorecard(record_of(game.rules, game, 2), 2, LOOK))
    assert [option["label"] for option in menu["options"]] == ["Seat 1 · 15 points", "Seat 2 · 0 points"]
    assert f"**1.** {NAMES[0]} **15**\n**2.** {NAMES[1]} **0**" in scorecard_of(game, 2)
    assert f"### 📋 {NAMES[1]} · 0" in scorecard_of(game, 2)
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


def test_an_ending_says_who_won_and_why() -> None:
    text = end(filled(begin(2)))
    assert f"🏆 {NAMES[0]} and {NAMES[1]} share the win with" in text
    assert all(f"**1.** {name}" in text for name in NAMES[:2])
    alone = filled(begin(1))
    assert f"🏁 {NAMES[0]} finishes with {totals(alone)[0]}!" in end(alone)
    assert f"🏆 {NAMES[1]} wins: everyone else has left." in end(after(begin(2), "1 leave"))
    assert "ended early" in end(after(begin(1), "1 leave"))


def test_a_stopped_game_shows_the_cards_that_were_begun() -> None:
    assert "```" not in end(begin(2, TRIPLE), Status.STOPPED)
    text = end(after(begin(2, TRIPLE), *turn(1, "chance")), Status.STOPPED)
    assert text.count(f"{NAMES[0]}\n```") == 1
    assert f"{NAMES[1]}\n```" not in text
