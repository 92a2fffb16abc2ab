"""The board, scorecards and endings of Yahtzee: buttons, sentences, and Discord's limits."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.errors import IllegalMove
from bot.games import yahtzee
from bot.games.dice import Seed
from bot.games.yahtzee import (
    MOST_SEATS,
    UPPER,
    Box,
    Game,
    RuleSet,
    Take,
    Throw,
    boxes_of,
    change,
    holds,
    new_game,
    play_choice,
    scores,
)
from bot.model.games import Status
from bot.sentences import languages
from bot.testing.random_play import random_steps
from bot.ui.display import Display
from bot.ui.game.ending import ending, ending_in_thread
from bot.ui.games.yahtzee.board import BoardView
from bot.ui.games.yahtzee.buttons import ALL, Verb, scorecard
from bot.ui.games.yahtzee.review import in_column, name_of
from bot.ui.games.yahtzee.storytelling import story
from bot.ui.marks import Marked, marked_dice
from tests.support.drawn import EMOJI, LOOK, PLAYERS, check, check_texts, menus, record_of
from tests.support.hearing import Said, hear, heard
from tests.support.notation import after, totals
from tests.support.tavern import game_address
from tests.support.yahtzee import BOXES, begin, shipped, turn

NAMES = [LOOK.name(player) for player in PLAYERS]
FIRST, SECOND, THIRD = NAMES[:3]
THROWN = "1 roll 6 6 2 3 6"
OPEN = LOOK.say("yahtzee-open-box")
TRIPLE = "triple-yahtzee"
TIMES = [LOOK.say("yahtzee-times", multiplied=True, column=number) for number in "123"]
TOTAL = f"**{LOOK.say('yahtzee-total')}**"
FULLEST = change(
    shipped(TRIPLE),
    {"columns": 6, "dice": 6} | dict.fromkeys((box.option for box in Box if box not in UPPER), "sum"),
)
"""All columns and boxes."""
ROLL, CARDS, LEAVE = "roll", "cards", "leave"


def visible_marks(game: Game, holds: int | None = None, status: Status = Status.PLAYING, look: Display = LOOK) -> Any:
    return BoardView.draw(record_of(game.rules, game, len(game.seats), status), look, holds)


def said(game: Game, holds: int | None = None, status: Status = Status.PLAYING) -> Said:
    return hear(lambda look: visible_marks(game, holds, status, look))


def verbs(view: discord.ui.LayoutView) -> list[str]:
    """What the buttons do, but for those of dice; those in round brackets cannot be pressed."""
    found = [(each["custom_id"].split(":")[3], each["disabled"]) for each in check(view)]
    return [f"({verb})" if disabled else verb for verb, disabled in found if verb != Verb.DIE]


def dice_on(game: Game, holds: int | None = None) -> str:
    """The labels of dice; held dice have a star."""
    labels = [each["label"] for each in check(visible_marks(game, holds)) if f":{Verb.DIE}:" in each["custom_id"]]
    return " ".join(f"{label[2:]}*" if label.startswith("✓ ") else label for label in labels)


def offered(game: Game) -> list[dict[str, Any]]:
    """The menus of boxes."""
    return menus(visible_marks(game))


def where(box: Box, column: int = 1, columns: int = 1) -> str:
    return in_column(change(shipped(TRIPLE), {"columns": columns}), box, column, "en")


def test_before_the_first_throw_all_dice_are_thrown_and_no_box_is_offered() -> None:
    game = begin(2, TRIPLE)
    assert verbs(visible_marks(game)) == [ROLL, CARDS, LEAVE]
    assert offered(game) == []
    screen = said(game)
    assert screen.says("board-your-turn", player=FIRST)
    assert screen.says("yahtzee-button-roll", dice=5)
    assert screen.says("yahtzee-head", round=1, rounds=39)


def test_after_a_throw_dice_are_held_and_the_others_thrown_or_a_box_is_taken() -> None:
    game = after(begin(), THROWN)
    assert verbs(visible_marks(game)) == [ROLL, Verb.HOLD, CARDS, LEAVE]
    assert dice_on(game) == "6 6 2 3 6"
    assert said(game).says("yahtzee-hold", left=2)
    assert said(game).says("yahtzee-button-roll", dice=5)
    assert said(game).says("yahtzee-button-hold", dice="6 6 6")
    assert dice_on(game, 0b10001) == "6* 6 2 3 6*"
    assert said(game, 0b10001).says("yahtzee-held", player=FIRST, dice="6 6", left=2)
    assert said(game, 0b10001).says("yahtzee-button-roll", dice=3)
    assert "# <:kept_6:" in said(game, 0b10001).text
    assert said(game, 0b11110).says("yahtzee-button-roll", dice=1)
    assert len(offered(game)[0]["options"]) == len(BOXES)


def to_upper_bonus(game: Game) -> list[tuple[str, int | str]]:
    """The points that each column of the card on the board still needs, or its state."""
    found = said(game).each("yahtzee-to-upper", "column", "state", "missing")
    return [(column, missing if state == "open" else state) for column, state, missing in found]


def test_the_board_says_how_far_each_bonus_is_for_whoever_is_on_turn() -> None:
    game = begin(1)
    assert to_upper_bonus(game) == [("1", 63)]
    assert not said(game).says("yahtzee-bonus-in-short")
    game = after(game, *turn(1, "yahtzee", dice="6 6 6 6 6"), *turn(1, "sixes", dice="6 6 6 1 2"))
    assert to_upper_bonus(game) == [("1", 45)]
    assert said(game).says("yahtzee-bonus-in-short", points=100)
    game = after(begin(2, TRIPLE), *turn(1, "yahtzee", 2, "6 6 6 6 6"), *turn(2, "yahtzee", 1))
    assert to_upper_bonus(game) == [("1", 63), ("2", 126), ("3", 189)]
    assert not said(game).says("yahtzee-bonus-in-short")
    game = after(game, *turn(1, "sixes", 3), *turn(2, "sixes", 1, "6 6 1 2 3"), *turn(1, "fives", 3))
    game = after(game, *turn(2, "fives", 1), *turn(1, "ones"))
    assert to_upper_bonus(game)[0] == ("1", "lost"), "that is the card of the other seat"
    plain: RuleSet = change(shipped("yahtzee"), {"upper_bonus": None, "yahtzee_bonus": 0})
    for screen in (said(new_game(plain, 1)), on_card(new_game(plain, 1))):
        assert [key for key, _, _ in screen.sentences if "upper" in key or "bonus" in key] == []


def lines_of(text: str) -> list[tuple[list[str], str]]:
    """The lines with cells: these, and the name behind them."""
    found = re.findall("^`([^`]*)` ?(.*)$", text, re.MULTILINE)
    assert len({len(cells) for cells, _ in found}) <= 1, "the cells are below each other"
    return [(cells.split(), name) for cells, name in found]


def on_offer(game: Game, look: Display = LOOK) -> list[tuple[list[str], str]]:
    return lines_of(check_texts(visible_marks(game, look=look)))


def test_many_boxes_on_offer_are_one_paragraph() -> None:
    text = check_texts(visible_marks(after(begin(1, "maxi-yatzy"), "1 roll 2 5 5 2 3 5")))
    assert "`+4`\N{NO-BREAK SPACE}**Twos** · `+3`\N{NO-BREAK SPACE}**Threes** · `+15`" in text


def bold(*boxes: Box) -> list[str]:
    return [f"**{name_of(box)}**" for box in boxes]


def test_the_board_shows_what_the_dice_bring_in_each_open_box_and_names_the_others() -> None:
    game = after(begin(), *turn(1, "sixes", dice="6 6 6 1 2"), *turn(2, "chance"))
    assert said(game).each("yahtzee-also-open", "boxes", "also") == [
        (", ".join(name_of(box) for box in BOXES if box != Box.SIXES), False)
    ]
    game = after(game, *turn(1, "yahtzee"), *turn(2, "ones"), "1 roll 4 4 3 5 6")
    named = bold(Box.THREES, Box.FOURS, Box.FIVES, Box.LOW_STRAIGHT, Box.CHANCE)
    assert on_offer(game) == list(zip([["+3"], ["+8"], ["+5"], ["+30"], ["+22"]], named, strict=True))
    rest = (Box.ONES, Box.TWOS, Box.THREE_OF_A_KIND, Box.FOUR_OF_A_KIND, Box.FULL_HOUSE, Box.HIGH_STRAIGHT)
    assert said(game).each("yahtzee-also-open", "boxes", "also") == [(", ".join(map(name_of, rest)), True)]
    assert said(game).says("yahtzee-board-card", player=FIRST, thrown=True)
    text = said(game).text
    assert text.index("# <:die_4:") < text.index("+3` ") < text.index(LOOK.say("yahtzee-hold", player=FIRST, left=2))
    assert on_offer(after(game, "1 score low-straight 1")) == [], "no dice are on the table"


def test_of_several_columns_the_board_says_what_each_brings_and_which_are_open() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "fours", 2), *turn(1, "ones", 3))
    assert on_offer(begin(1, TRIPLE)) == []
    assert said(begin(1, TRIPLE)).says("yahtzee-also-open", boxes="all", also=False)
    lines = on_offer(after(game, "1 roll 4 4 4 2 3"))
    assert lines[0] == (TIMES, "")
    assert (["+12", "·", "+36"], *bold(Box.FOURS)) in lines
    (boxes,) = said(after(game, "1 roll 4 4 4 2 3")).each("yahtzee-also-open", "boxes")
    assert f"{name_of(Box.ONES)} {' '.join(TIMES[:2])}, {name_of(Box.FIVES)}, " in boxes


@pytest.mark.parametrize("locale", sorted(languages()))
@pytest.mark.parametrize(("name", "columns"), [("yahtzee", 1), (TRIPLE, 3), (TRIPLE, 6)])
def test_the_card_fits_on_a_phone(name: str, columns: int, locale: str) -> None:
    """A joker with its bonus makes the longest numbers. More than three columns are below each other."""
    game = new_game(change(shipped(name), {"columns": columns}), 1)
    for number in range(1, game.rules.columns + 1):
        game = after(game, *turn(1, "yahtzee", number, "6 6 6 6 6"), *turn(1, "sixes", number, "6 6 6 6 6"))
    lines = on_offer(after(game, "1 roll 6 6 6 6 6"), Display(EMOJI, locale))
    assert len(lines) == {1: 6, 3: 7, 6: 7 + 7}[columns]
    assert max(len(" ".join([*cells, name.strip("*")])) for cells, name in lines) <= 32


@pytest.mark.parametrize(
    ("dice", "filled", "hand"),
    [
        ("1 2 4 6 6", "", ["6 6"]),
        ("2 2 5 5 1", "", ["5 5"]),
        ("5 5 2 2 2", "", ["2 2 2"]),
        ("4 4 4 1 4", "", ["4 4 4 4"]),
        ("3 4 5 5 6", "", ["3 4 5 6"]),
        ("1 2 3 4 5", "", ["1 2 3 4"]),
        ("1 2 3 5 6", "", []),
        ("6 6 6 6 6", "", []),
        # Of two pairs that whose box is open; a pair if the large straight is filled.
        ("2 2 5 5 1", "fives", ["2 2"]),
        ("3 4 5 5 6", "high-straight", ["5 5"]),
    ],
)
def test_a_button_holds_the_most_of_a_kind_or_four_in_a_row_for_which_a_box_is_open(
    dice: str, filled: str, hand: list[str]
) -> None:
    game = after(begin(1), *(turn(1, filled) if filled else []), f"1 roll {dice}")
    assert said(game).each("yahtzee-button-hold", "dice") == hand


def test_what_is_held_cannot_be_held_again_and_with_all_dice_held_none_can_be_thrown() -> None:
    game = after(begin(), THROWN)
    assert verbs(visible_marks(game, 0b10011)) == [ROLL, f"({Verb.HOLD})", CARDS, LEAVE]
    assert verbs(visible_marks(game, ALL)) == [f"({ROLL})", Verb.HOLD, CARDS, LEAVE]
    assert said(game, ALL).says("yahtzee-held-all", player=FIRST)


def test_dice_that_were_held_stay_held_until_they_are_released() -> None:
    game = after(begin(), THROWN, "1 hold 3 6 6", "1 roll 5 6")
    assert dice_on(game) == "6* 6* 5 3* 6"
    assert said(game).says("yahtzee-button-roll", dice=2)
    assert said(game).says("yahtzee-held", left=1)
    assert dice_on(game, 0) == "6 6 5 3 6"


def test_after_the_last_throw_only_a_box_can_be_taken() -> None:
    game = after(begin(), THROWN, "1 hold 6 6 6", "1 roll 1 6", "1 hold 6 6 6 6", "1 roll 6")
    for marks in (None, ALL):
        assert verbs(visible_marks(game, marks)) == [Verb.TAKE, CARDS, LEAVE]
        assert dice_on(game, marks) == ""
    assert said(game).says("yahtzee-box", box=name_of(Box.YAHTZEE), points=50)
    assert said(game).says("yahtzee-take", player=FIRST)
    assert "<:die_6:" in said(game).text, "no die looks as if it could be held"


def test_a_menu_for_each_column_lists_its_open_boxes_in_the_order_of_the_card_those_without_points_last() -> None:
    game = after(begin(1, TRIPLE), "1 roll 2 2 3 3 3")
    points = [Box.TWOS, Box.THREES, Box.THREE_OF_A_KIND, Box.FULL_HOUSE, Box.CHANCE]
    listed = [*points, *(box for box in BOXES if box not in points)]
    assert [[option["value"] for option in menu["options"]] for menu in offered(game)] == [listed] * 3
    full_house = name_of(Box.FULL_HOUSE)
    worth = said(game).each("yahtzee-box", "box", "column", "points")
    assert [each for each in worth if each[0] == full_house] == [(full_house, str(n), 25 * n) for n in (1, 2, 3)]
    game = after(game, "1 score full-house 2 = 50", "1 roll 2 2 3 3 3")
    assert Box.FULL_HOUSE not in [option["value"] for option in offered(game)[1]["options"]]


def rolled(game: Game, dice: str) -> Game:
    """The same dice three times."""
    return after(game, f"1 roll {dice}", "1 hold", f"1 roll {dice}", "1 hold", f"1 roll {dice}")


def taken_in_one_press(game: Game) -> list[tuple[str, int]]:
    return said(game).each("yahtzee-button-take", "where", "points")


@pytest.mark.parametrize(
    ("name", "lines", "taken"),
    [
        ("yahtzee", "2 2 3 3 3", (where(Box.FULL_HOUSE), 25)),
        ("yahtzee", "1 4 4 4 2", (where(Box.FOURS), 12)),
        ("yatzy", "5 5 6 6 1", (where(Box.TWO_PAIRS), 22)),
        ("maxi-yatzy", "1 2 3 4 5 6", (where(Box.FULL_STRAIGHT), 21)),
        (TRIPLE, "1 2 3 4 5", (where(Box.HIGH_STRAIGHT, 3, 3), 120)),
    ],
)
def test_a_button_takes_the_box_that_the_last_dice_fill_best(name: str, lines: str, taken: tuple[str, int]) -> None:
    game = rolled(begin(1, name), lines)
    assert taken_in_one_press(game) == [taken]
    first, *_ = verbs(visible_marks(game))
    assert first == Verb.TAKE


def test_a_box_that_reaches_the_upper_bonus_says_so() -> None:
    game = after(begin(1), *turn(1, "sixes", dice="6 6 6 6 6"), *turn(1, "fives", dice="5 5 5 5 5"))
    game = rolled(game, "4 4 3 3 3")
    fours = next(option for option in offered(game)[0]["options"] if option["value"] == Box.FOURS)
    assert fours["description"] == LOOK.say("yahtzee-box-upper", points=35)
    assert taken_in_one_press(game) == [(where(Box.THREES), 44)], "9 and the bonus are more than a full house"


def test_the_joker_of_the_rule_text_is_worth_420() -> None:
    game = begin(1, TRIPLE)
    for box in ("sixes", "yahtzee"):
        for column in (1, 2, 3):
            game = after(game, *turn(1, box, column, "6 6 6 6 6"))
    screen = said(after(game, "1 roll 6 6 6 6 6"))
    assert screen.says("yahtzee-box", box=name_of(Box.HIGH_STRAIGHT), column="3", points=420)
    assert screen.says("yahtzee-box-bonus", points=300)


def test_a_line_for_each_seat_says_total_place_and_progress() -> None:
    game = after(begin(3), *turn(1, "chance"), *turn(2, "chance", dice="6 6 6 6 6"))
    screen = said(game)
    assert screen.each("board-seat", "player", "total") == [(FIRST, 15), (SECOND, 30), (THIRD, 0)]
    assert f"➤ {THIRD}" in screen.text
    assert (screen.each("yahtzee-place", "place"), screen.each("yahtzee-progress", "filled")) == ([2, 1, 3], [1, 1, 0])
    assert not said(begin(3)).says("yahtzee-place"), "while all are level, a place says nothing"
    game = after(game, "2 leave", "3 idle", *turn(1, "ones"), "3 idle")
    screen = said(game)
    assert screen.says("board-seat-left", player=SECOND, total=30)
    assert (screen.each("yahtzee-place", "place"), screen.each("yahtzee-progress", "filled")) == ([1, 2], [2, 2])
    assert screen.text.count("💤") == 2, "beside their name, and because the game waits for them"
    assert not said(after(begin(1), *turn(1, "chance"))).says("yahtzee-place"), "nor for a person alone"


def test_the_board_says_which_box_is_taken_when_time_is_up() -> None:
    game = begin(2, TRIPLE)
    assert said(game).says("yahtzee-time", points=0, where=where(Box.ONES, 1, 3), aside=False)
    assert said(after(game, THROWN)).says("yahtzee-time", points=69, where=where(Box.THREE_OF_A_KIND, 3, 3))
    assert said(after(game, "1 idle", *turn(2, "ones"))).says("yahtzee-time", aside=True)


def test_a_paused_turn_shows_its_dice_and_can_only_be_resumed() -> None:
    game = after(begin(), THROWN)
    assert verbs(visible_marks(game, 0b1, Status.PAUSED)) == ["resume", CARDS, LEAVE]
    screen = said(game, None, Status.PAUSED)
    assert "# <:die_6:" in screen.text
    assert screen.says("board-paused")
    assert not screen.says("yahtzee-time")


def test_a_game_that_sleeps_waits_for_somebody_to_come_back() -> None:
    game = after(begin(), "1 idle", "2 idle", "1 idle", "2 idle")
    assert game.is_asleep
    assert verbs(visible_marks(game)) == ["back", CARDS, LEAVE]
    assert said(game).says("board-asleep")


def test_the_last_turns_are_told_in_small_print() -> None:
    game = after(begin(3, TRIPLE), "1 roll 2 2 3 3 3", "1 score full-house 2", *turn(2, "fives"), "3 idle")
    assert said(game).each("yahtzee-log", "player", "where", "points", "dice", "idle") == [
        (FIRST, where(Box.FULL_HOUSE, 2, 3), 50, "2 2 3 3 3", False),
        (SECOND, where(Box.FIVES, 1, 3), 0, "1 2 2 4 6", False),
        (THIRD, where(Box.ONES, 1, 3), 0, "none", True),
    ]
    assert said(after(game, "1 leave")).says("log-left", player=FIRST)


def test_what_has_just_happened_is_told_once() -> None:
    before = after(begin(), THROWN)
    lines = heard(before, "1 score sixes 1")
    assert lines.each("yahtzee-turn", "player", "where", "points", "dice", "total") == [
        (FIRST, where(Box.SIXES), 18, "6 6 2 3 6", 18)
    ]
    game = after(before, "1 score sixes 1")
    board = hear(
        lambda look: BoardView.draw(record_of(game.rules, game, 2), look, story=lines.text.splitlines(), log_until=0)
    )
    assert lines.text in board.text
    assert not board.says("yahtzee-log")


def test_what_a_box_brings_is_told() -> None:
    game = after(begin(1, TRIPLE), THROWN)
    nothing = heard(game, "1 score full-house 3")
    assert nothing.says("yahtzee-turn-nothing", where=where(Box.FULL_HOUSE, 3, 3), dice="6 6 2 3 6", total=0)
    game = after(begin(1), *turn(1, "yahtzee", dice="6 6 6 6 6"), "1 roll 6 6 6 6 6")
    again = heard(game, "1 score sixes 1")
    assert again.says("yahtzee-turn-yahtzee")
    assert again.says("yahtzee-turn", points=130)
    assert again.says("yahtzee-turn-bonus", points=100)
    game = after(begin(1, TRIPLE), *turn(1, "sixes", 2, "6 6 6 6 1"), *turn(1, "fives", 2, "5 5 5 5 1"))
    upper = heard(after(game, "1 roll 4 4 4 4 4"), "1 score fours 2")
    assert upper.says("yahtzee-turn-upper", column="2", upper=128, points=70)


def test_leaving_and_absence_are_told() -> None:
    game = after(begin(3), "1 idle", *turn(2, "chance"), *turn(3, "chance"))
    absent = heard(game, "1 idle")
    assert absent.says("yahtzee-turn-idle", player=FIRST, where=where(Box.TWOS), points=0, total=0)
    assert absent.says("turn-aside", player=FIRST)
    assert heard(game, "2 leave").each("turn-left", "player", "total") == [(SECOND, 15)]


def check_board(game: Game, marked: int | None, look: Display) -> None:
    """The rules accept every enabled choice and refuse every disabled one, and the board offers each open box."""
    stored = record_of(game.rules, game, len(game.seats))
    view = BoardView.draw(stored, look, marked)
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
        elif address.verb == Verb.TAKE:
            column, row = map(int, address.arguments)
            assert is_allowed(game, Take(boxes_of(game.rules)[row], column))
        elif address.verb == Verb.HOLD:
            assert is_allowed(game, Throw(marked_dice(game.turn.dice, Marked.read(address.arguments).marks)))
    assert places == (list(range(game.rules.dice)) if holds(game) else [])
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
        assert len(story(record_of(game.rules, game, seats), before, steps, LOOK)) < 6
        if game.is_over:
            return
        for marked in (None, chance.randrange(100)):
            check_board(game, marked, LOOK)


@pytest.mark.parametrize("locale", sorted(languages()))
def test_the_fullest_board_fits(locale: str) -> None:
    """Eight seats, six of them away, every box open, the most points that a rule set can give, and the longest name."""
    rules = change(FULLEST, {"yahtzee": 1_000_000, "yahtzee_bonus": 1_000_000})
    game = new_game(rules, MOST_SEATS)
    for seat in range(1, MOST_SEATS + 1):
        game = after(game, f"{seat} idle")
    card = tuple(replace(column, yahtzee_bonus=999_999_999) for column in game.seat(1).card)
    seats = tuple(replace(seat, card=card, aside=number > 2) for number, seat in enumerate(game.seats, 1))
    game = after(replace(game, seats=seats), "1 roll 6 6 6 6 6 6")
    look = Display(EMOJI, locale)
    check_board(game, ALL, look)
    lines = ["x" * 400] * 2
    view = BoardView.draw(record_of(rules, game, MOST_SEATS), look, ALL, above="x" * 300, story=lines, log_until=99)
    check(view)
    assert len(check_texts(view)) < 4000


def on_card(game: Game, seat: int = 1) -> Said:
    return hear(lambda look: scorecard(record_of(game.rules, game, len(game.seats)), seat, look))


def end(game: Game, status: Status = Status.OVER) -> Said:
    return hear(lambda look: ending(record_of(game.rules, game, len(game.seats), status), look))


def filled(game: Game, **dice: str) -> Game:
    """The game once every seat has filled its card, box by box, with the same dice: those of `seat1`, `seat2`, …"""
    for box in BOXES:
        for column in range(1, game.rules.columns + 1):
            for seat in game.numbers:
                game = after(game, *turn(seat, box.value, column, dice.get(f"seat{seat}", "1 2 3 4 5")))
    return game


def test_a_card_shows_every_box_of_every_column() -> None:
    game = after(begin(1, TRIPLE), *turn(1, "ones", 2, "1 1 1 2 3"), *turn(1, "yahtzee", 3))
    rows = lines_of(on_card(game).text)
    assert rows[0] == (TIMES, "")
    assert rows[1] == ([OPEN, "6", OPEN], name_of(Box.ONES))
    assert ([OPEN, OPEN, "0"], name_of(Box.YAHTZEE)) in rows
    assert rows[-1] == (["0", "6", "0"], TOTAL)
    assert len(rows) == 1 + len(BOXES) + 3


def test_what_is_open_is_also_said_in_words() -> None:
    game = begin(1, TRIPLE)
    assert on_card(game).each("yahtzee-open", "boxes") == ["all"] * 3
    for box in BOXES[1:]:
        game = after(game, *turn(1, box.value, 1))
    assert on_card(game).says("yahtzee-open", column="1", boxes=name_of(Box.ONES))
    assert on_card(after(game, *turn(1, "ones"))).says("yahtzee-open", column="1", boxes="none")


def test_a_card_says_how_far_each_upper_bonus_is() -> None:
    def bonuses(game: Game) -> list[tuple[str, int, int, int]]:
        return on_card(game).each("yahtzee-card-upper", "state", "upper", "missing", "points")

    game = after(begin(1, TRIPLE), *turn(1, "sixes", 2, "6 6 6 1 2"))
    assert bonuses(game) == [("open", 0, 63, 35), ("open", 36, 90, 70), ("open", 0, 189, 105)]
    game = after(game, *turn(1, "fives", 2, "5 5 5 5 5"), *turn(1, "fours", 2, "4 4 4 4 4"))
    game = after(game, *turn(1, "sixes", 1, "1 2 3 4 5"), *turn(1, "fives", 1, "1 2 3 4 6"))
    assert [state for state, *_ in bonuses(game)] == ["lost", "has", "open"]


def test_a_card_says_what_the_yahtzee_bonus_takes() -> None:
    def bonus(game: Game) -> tuple[str, int, int]:
        (found,) = on_card(game).each("yahtzee-card-yahtzee", "state", "filled", "points")
        assert isinstance(found, tuple)
        return found

    game = after(begin(1, TRIPLE), *turn(1, "yahtzee", 1, "6 6 6 6 6"))
    assert bonus(game) == ("open", 1, 100)
    two = after(game, *turn(1, "yahtzee", 2, "6 6 6 6 6"))
    assert bonus(after(two, *turn(1, "yahtzee", 3, "6 6 6 6 6"))) == ("has", 3, 100)
    assert bonus(after(two, *turn(1, "yahtzee", 3))) == ("lost", 2, 100)
    assert bonus(begin(1)) == ("open", 0, 100)
    assert bonus(after(begin(1), *turn(1, "yahtzee", 1, "6 6 6 6 6"))) == ("has", 1, 100)


def test_the_cards_of_others_are_chosen_from_a_menu() -> None:
    game = after(begin(2), *turn(1, "chance"))
    screen = on_card(game, 2)
    assert screen.each("yahtzee-card-option", "seat", "total") == [("1", 15), ("2", 0)]
    assert screen.each("over-seat", "place", "player", "total") == [(1, FIRST, 15), (2, SECOND, 0)]
    assert screen.each("yahtzee-card-head", "player", "total") == [(SECOND, 0)]
    assert menus(scorecard(record_of(game.rules, begin(1), 1), 1, LOOK)) == []


@pytest.mark.parametrize("locale", sorted(languages()))
def test_the_fullest_cards_and_endings_fit(locale: str) -> None:
    rules = change(FULLEST, dict.fromkeys(("yahtzee", "high_straight", "yahtzee_bonus"), 1_000_000))
    game = new_game(rules, MOST_SEATS)
    cards = tuple(
        replace(
            column,
            boxes=dict.fromkeys(column.boxes, 3_000_000) | {Box.ONES: None},
            yahtzee_bonus=99_999_999,
            upper_bonus=3_000_000,
        )
        for column in game.seat(1).card
    )
    game = replace(game, seats=tuple(replace(seat, card=cards) for seat in game.seats))
    look = Display(EMOJI, locale)
    check(scorecard(record_of(rules, game, MOST_SEATS), MOST_SEATS, look))
    check(scorecard(record_of(rules, new_game(rules, MOST_SEATS), MOST_SEATS), 1, look))
    over = filled(begin(MOST_SEATS))
    for each in (over, replace(over, rules=rules, seats=game.seats)):
        stored = record_of(rules, each, MOST_SEATS, Status.OVER)
        assert check(ending(stored, look, ["x" * 500]))
        assert check(ending_in_thread(stored, look, ["x" * 500]))


def test_the_ending_tells_the_winner_the_bonuses_and_the_cards() -> None:
    game = filled(begin(2, TRIPLE), seat1="6 6 6 6 6")
    screen = end(game)
    assert screen.each("over-head", "players", "total") == [(FIRST, 1620)]
    assert screen.each("over-seat", "place", "player", "total") == [(1, FIRST, 1620), (2, SECOND, 600)]
    assert screen.each("yahtzee-over-yahtzee", "points") == [600]
    text = screen.text
    assert text.index(f"{FIRST}\n`") < text.index(f"{SECOND}\n`")
    assert f"`270 540 810` {TOTAL}" in text
    buttons = check(ending(record_of(game.rules, game, 2, Status.OVER), LOOK))
    verbs = [each["custom_id"].split(":") for each in buttons]
    assert [each[3] for each in verbs[:3]] + verbs[3][:2] == ["rematch", "check", "cards", "fs", "review"]


def test_cards_of_one_column_stand_side_by_side() -> None:
    text = end(filled(begin(3), seat2="6 6 6 6 6")).text
    rows = lines_of(text)
    assert rows[0] == (["1.", "2.", "2."], ""), "level totals share a place"
    assert (["50", "0", "0"], name_of(Box.YAHTZEE)) in rows


def test_an_ending_says_who_won_and_why() -> None:
    shared = end(filled(begin(2)))
    assert shared.each("over-head", "players", "many") == [(LOOK.listed([FIRST, SECOND]), 2)]
    assert shared.each("over-seat", "place", "player") == [(1, FIRST), (1, SECOND)]
    alone = filled(begin(1))
    assert end(alone).each("over-alone", "player", "total") == [(FIRST, totals(alone)[0])]
    assert end(after(begin(2), "1 leave")).says("over-head-left", players=SECOND)
    assert end(after(begin(1), "1 leave")).says("over-alone-left", seats=1)


def test_a_stopped_game_shows_the_cards_that_were_begun() -> None:
    assert lines_of(end(begin(2, TRIPLE), Status.STOPPED).text) == []
    text = end(after(begin(2, TRIPLE), *turn(1, "chance")), Status.STOPPED).text
    assert text.count(f"{FIRST}\n`") == 1
    assert f"{SECOND}\n`" not in text
