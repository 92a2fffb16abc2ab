"""A game of Yahtzee as text: its lines, what may be left out, and refusals with a sentence."""

import pytest

from bot.errors import NotationError
from bot.games.yahtzee import (
    Transcript,
    read_game,
    write,
)
from bot.sentences import explain, languages
from tests.golden import GAMES
from tests.support.yahtzee import shipped

JOKER = ("rules yahtzee", "players A", "1 roll 6 6 6 6 6", "1 score yahtzee 1", "1 roll 6 6 6 6 6")
ORIGINAL = (JOKER[0], 'set joker "original"', *JOKER[1:])
SECTIONS = ("rules yahtzee", 'set order "sections"', "players A", "1 roll 1 1 2 3 4")
HEAD = ("rules triple-yahtzee", "players A B")


def replay(*lines: str) -> Transcript:
    found = {"yahtzee": shipped("yahtzee"), "triple-yahtzee": shipped("triple-yahtzee")}
    return read_game("\n".join(lines), found.get)


def test_the_lines_of_a_turn() -> None:
    lines = ("1 roll 6 6 2 3 6", "1 hold 6 6 6", "1 roll 1 6", "1 hold", "1 roll 6 6 6 6 6", "1 score yahtzee 3 = 150")
    read_ = replay(*HEAD, *lines)
    assert tuple(map(write, read_.facts)) == lines
    assert read_.game.seat(1).total == 150


def test_points_derived_lines_and_the_order_of_held_dice_may_be_left_out() -> None:
    said = replay(*HEAD, "1 roll 6 6 2 3 6", "1 hold 6 2 6", "1 roll 1 6", "1 score sixes 2", "2 idle", "2 leave")
    whole = [
        "1 roll 6 6 2 3 6", "1 hold 2 6 6", "1 roll 1 6", "1 score sixes 2 = 36",
        "2 idle", "2 score ones 1 = 0", "2 leave", "win 1",
    ]  # fmt: skip
    assert [write(fact) for fact in said.facts] == whole
    assert replay(*HEAD, *whole).steps == said.steps


def test_options_are_set_as_in_farkle() -> None:
    options = ("set columns 2", "set full_house 30", "set upper_bonus null")
    rules = replay("rules yahtzee", *options, "players A").game.rules
    assert (rules.columns, rules.full_house, rules.upper_bonus) == (2, 30, None)


def test_a_game_from_when_the_joker_was_true_replays_as_it_did() -> None:
    text = GAMES["yahtzee-6"]
    as_now = 'set bonus_needs_points true\nset joker "filled"'
    assert as_now in text
    old = replay(text.replace(as_now, "set joker true"))
    assert old.steps == replay(text).steps
    assert [seat.total for seat in old.game.seats] == [320]


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        (["rules yahtzee", "set columns 7"], 2, "rule-set-faults"),
        ([HEAD[0], 'set order "card"', "players A", "1 roll 1 1 2 3 4", "1 score twos 1"], 5, "box-above-first"),
        ([*SECTIONS, "1 score chance 1"], 5, "upper-boxes-first"),
        ([*ORIGINAL, "1 score sixes 1"], 7, "joker-elsewhere"),
        (["rules yahtzee", "set target 500"], 2, "rule-set-faults"),
        (["rules yahtzee", "players A", "1 keep 1"], 3, "unreadable"),
        (["rules yahtzee", "players A", "1 bank"], 3, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance"], 4, "column-missing"),
        ([*JOKER[:3], "1 score yahtzee = 50"], 4, "column-missing"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score nonsense 1"], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance one"], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 1 ="], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 1 = 14"], 4, "wrong-points"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 2 = 15"], 4, "wrong-points"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 4"], 4, "no-such-column"),
        ([*JOKER, "1 score chance 1"], 6, "joker-elsewhere"),
        ([*HEAD, "1 aside"], 3, "not-missing"),
        ([*HEAD, "1 idle", "1 score twos 1 = 0"], 4, "other-seats-turn"),
    ],
)
def test_wrong_texts_are_refused_with_a_sentence(lines: list[str], line: int, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        replay(*lines)
    assert (caught.value.line, caught.value.cause.code) == (line, code)
    for locale in languages():
        assert str(line) in explain(caught.value, locale)
