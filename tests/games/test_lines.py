"""A line of any game's text: text and parser are inverses, and other text is refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import IllegalMove
from bot.games.registry import ENGINES
from tests.support.lines import FACTS, MOVES

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
