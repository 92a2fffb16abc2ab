"""A line of any game's text: text and parser are inverses, and other text is refused with a sentence."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bot.errors import IllegalMove
from bot.games import farkle, yahtzee
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.games.notation import MOST_NUMBER
from bot.games.registry import ENGINES

_WHOLE = st.integers(0, MOST_NUMBER)
_SEATS = st.integers(1, 8)
_FACES = st.integers(1, 6)
_DICE = st.lists(_FACES, min_size=1, max_size=6).map(tuple)
_HELD = st.lists(_FACES, max_size=4).map(tuple)
_PLACE = (st.sampled_from(yahtzee.Box), st.integers(1, 3))


def _of_seats(*plain: type[Any]) -> SearchStrategy[Any]:
    """Any of these, which say nothing but their seat."""
    return st.one_of([st.builds(each, _SEATS) for each in plain])


FACTS: dict[str, SearchStrategy[Any]] = {
    "farkle": st.one_of(
        st.builds(farkle.RollOffDie, _SEATS, _FACES),
        st.builds(Rolled, _SEATS, _DICE),
        st.builds(farkle.Kept, _SEATS, _DICE, _WHOLE),
        st.builds(farkle.Banked, _SEATS, _WHOLE),
        st.builds(farkle.Penalized, _SEATS, _WHOLE),
        st.builds(Won, st.lists(_SEATS, min_size=1).map(tuple)),
        _of_seats(farkle.Followed, farkle.Farkled, farkle.Overshot, farkle.Missed, farkle.Lapsed),
        _of_seats(Left, TimedOut, CameBack, PutAside),
    ),
    "yahtzee": st.one_of(
        st.builds(Rolled, _SEATS, _DICE),
        st.builds(yahtzee.Held, _SEATS, _HELD),
        st.builds(yahtzee.Scored, _SEATS, *_PLACE, _WHOLE),
        st.builds(Won, st.lists(_SEATS).map(tuple)),
        _of_seats(Left, TimedOut, CameBack, PutAside),
    ),
}
MOVES: dict[str, SearchStrategy[Any]] = {
    "farkle": st.one_of(
        st.builds(farkle.RollOff, _SEATS, _FACES),
        st.builds(Roll, _SEATS, _DICE),
        st.builds(farkle.Keep, _SEATS, _DICE),
        _of_seats(farkle.Bank, farkle.Follow, Leave, TimeOut, ComeBack, SetAside),
    ),
    "yahtzee": st.one_of(
        st.builds(Roll, _SEATS, _DICE),
        st.builds(yahtzee.Hold, _SEATS, _HELD),
        st.builds(yahtzee.Score, _SEATS, *_PLACE),
        _of_seats(Leave, TimeOut, ComeBack, SetAside),
    ),
}


in_every_game = pytest.mark.parametrize("game", FACTS)
VERBS = "start|roll|keep|bank|hold|score|idle|leave|win"


@in_every_game
@given(data=st.data())
def test_each_fact_is_read_as_it_was_written(game: str, data: st.DataObject) -> None:
    engine, fact = ENGINES[game], data.draw(FACTS[game])
    assert engine.notation.read(engine.notation.write(fact)) == fact


@in_every_game
@given(data=st.data())
def test_each_move_is_read_as_it_was_written(game: str, data: st.DataObject) -> None:
    engine, move = ENGINES[game], data.draw(MOVES[game])
    assert engine.notation.read_move(engine.notation.write(move)) == move


@in_every_game
@given(data=st.data())
def test_the_line_of_a_fact_is_that_of_the_move_that_made_it(game: str, data: st.DataObject) -> None:
    """Except that it gives the points."""
    engine, fact = ENGINES[game], data.draw(FACTS[game])
    move = engine.notation.move_of(fact)
    if move is None:
        with pytest.raises(IllegalMove, match="unreadable"):
            engine.notation.read_move(engine.notation.write(fact))
    else:
        assert engine.notation.read_move(engine.notation.write(fact)) == move
        assert engine.notation.write(fact).startswith(engine.notation.write(move))


@in_every_game
@given(data=st.data())
def test_a_line_may_be_spaced_freely(game: str, data: st.DataObject) -> None:
    engine, fact = ENGINES[game], data.draw(FACTS[game])
    assert engine.notation.read("  " + engine.notation.write(fact).replace(" ", " \t ") + " ") == fact


@in_every_game
@given(line=st.text(max_size=40) | st.from_regex(rf"[12] ({VERBS}) [ 0-9a-z=-]{{0,20}}"))
def test_a_line_is_a_fact_or_unreadable(game: str, line: str) -> None:
    engine = ENGINES[game]
    try:
        fact = engine.notation.read(line)
    except IllegalMove as error:
        why = error.code
    else:
        why = ""
        assert engine.notation.read(engine.notation.write(fact)) == fact
    assert why in ("unreadable", "")
