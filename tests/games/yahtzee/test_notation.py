"""A game of Yahtzee as text: text and parser are inverses, and bad lines are refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import NotationError
from bot.games.errors import IllegalMove
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import MOST_NUMBER
from bot.games.yahtzee import (
    Box,
    Fact,
    Held,
    Hold,
    Move,
    Score,
    Scored,
    Transcript,
    move_of,
    read,
    read_game,
    read_move,
    write,
)
from bot.text import explain, languages
from tests.support.yahtzee import shipped

WHOLE = st.integers(0, MOST_NUMBER)
SEATS = st.integers(1, 8)
BOXES = st.sampled_from(Box)
COLUMNS = st.integers(1, 3)
THROWN = st.lists(st.integers(1, 6), min_size=1, max_size=5).map(tuple)
HELD = st.lists(st.integers(1, 6), max_size=4).map(tuple)
FACTS: st.SearchStrategy[Fact] = st.one_of(
    st.builds(Rolled, SEATS, THROWN),
    st.builds(Held, SEATS, HELD),
    st.builds(Scored, SEATS, BOXES, COLUMNS, WHOLE),
    st.builds(Won, st.lists(SEATS).map(tuple)),
    *(st.builds(plain, SEATS) for plain in (Left, TimedOut, CameBack, PutAside)),
)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Roll, SEATS, THROWN),
    st.builds(Hold, SEATS, HELD),
    st.builds(Score, SEATS, BOXES, COLUMNS),
    *(st.builds(plain, SEATS) for plain in (Leave, TimeOut, ComeBack)),
)
HEAD = ("rules triple-yahtzee", "players A B")


def replay(*lines: str) -> Transcript:
    found = {"yahtzee": shipped("yahtzee"), "triple-yahtzee": shipped("triple-yahtzee")}
    return read_game("\n".join(lines), found.get)


@given(FACTS)
def test_each_fact_is_read_as_it_was_written(fact: Fact) -> None:
    assert read(write(fact)) == fact


@given(MOVES)
def test_each_move_is_read_as_it_was_written(move: Move) -> None:
    assert read_move(write(move)) == move


@given(FACTS)
def test_the_line_of_a_fact_is_that_of_the_move_that_made_it_and_its_points(fact: Fact) -> None:
    move = move_of(fact)
    if move is None:
        with pytest.raises(IllegalMove, match="cannot be read"):
            read_move(write(fact))
    else:
        assert read_move(write(fact)) == move
        assert write(fact).startswith(write(move))


@given(st.text(max_size=40) | st.from_regex(r"[12] (roll|hold|score|win) [ 0-9a-z=-]{0,20}"))
def test_a_line_is_a_fact_or_unreadable(line: str) -> None:
    try:
        fact = read(line)
    except IllegalMove as error:
        why = str(error)
    else:
        why = ""
        assert read(write(fact)) == fact
    assert why.startswith("This line cannot be read: ") or not why


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


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        (["rules nonsense"], 1, "no-such-rules"),
        (["rules yahtzee", "players"], 2, "wrong-number-of-players"),
        (["rules yahtzee", "players A B C D E F G H I"], 2, "wrong-number-of-players"),
        (["rules yahtzee", "set columns 4"], 2, "rule-set-faults"),
        (["rules yahtzee", "set target 500"], 2, "rule-set-faults"),
        (["rules yahtzee", "players A", "1 roll"], 3, "unreadable"),
        (["rules yahtzee", "players A", "1 roll 1 2 3 4"], 3, "wrong-number-of-dice"),
        (["rules yahtzee", "players A", "1 keep 1"], 3, "unreadable"),
        (["rules yahtzee", "players A", "1 bank"], 3, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance"], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score nonsense 1"], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance one"], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 1 ="], 4, "unreadable"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 1 = 14"], 4, "wrong-points"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 2 = 15"], 4, "wrong-points"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 score chance 4"], 4, "no-such-column"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 roll 1 2 3 4 5"], 4, "hold-first"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 hold 6"], 4, "not-lying"),
        ([*HEAD, "1 roll 1 2 3 4 5", "1 hold 1 2 3 4 5"], 4, "hold-all"),
        ([*HEAD, "1 aside"], 3, "did-not-happen"),
        ([*HEAD, "win"], 3, "did-not-happen"),
        ([*HEAD, "1 idle", "1 score twos 1 = 0"], 4, "other-seats-turn"),
    ],
)
def test_wrong_texts_are_refused_with_a_sentence(lines: list[str], line: int, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        replay(*lines)
    assert (caught.value.line, caught.value.cause.code) == (line, code)
    for locale in languages():
        assert str(line) in explain(caught.value, locale)
