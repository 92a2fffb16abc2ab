"""A line of any game's text: text and parser are inverses, and what is no line is refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import IllegalMove
from bot.games.kinds import KINDS
from tests.support.lines import FACTS, MOVES

in_every_game = pytest.mark.parametrize("game", KINDS)
VERBS = "start|roll|keep|bank|hold|score|idle|leave|win"


@in_every_game
@given(data=st.data())
def test_each_fact_is_read_as_it_was_written(game: str, data: st.DataObject) -> None:
    kind, fact = KINDS[game], data.draw(FACTS[game])
    assert kind.read(kind.write(fact)) == fact


@in_every_game
@given(data=st.data())
def test_each_move_is_read_as_it_was_written(game: str, data: st.DataObject) -> None:
    kind, move = KINDS[game], data.draw(MOVES[game])
    assert kind.read_move(kind.write(move)) == move


@in_every_game
@given(data=st.data())
def test_the_line_of_a_fact_is_that_of_the_move_that_made_it(game: str, data: st.DataObject) -> None:
    """Except that it gives the points."""
    kind, fact = KINDS[game], data.draw(FACTS[game])
    move = kind.move_of(fact)
    if move is None:
        with pytest.raises(IllegalMove, match="cannot be read"):
            kind.read_move(kind.write(fact))
    else:
        assert kind.read_move(kind.write(fact)) == move
        assert kind.write(fact).startswith(kind.write(move))


@in_every_game
@given(data=st.data())
def test_a_line_may_be_spaced_freely(game: str, data: st.DataObject) -> None:
    kind, fact = KINDS[game], data.draw(FACTS[game])
    assert kind.read("  " + kind.write(fact).replace(" ", " \t ") + " ") == fact


@in_every_game
@given(line=st.text(max_size=40) | st.from_regex(rf"[12] ({VERBS}) [ 0-9a-z=-]{{0,20}}"))
def test_a_line_is_a_fact_or_unreadable(game: str, line: str) -> None:
    kind = KINDS[game]
    try:
        fact = kind.read(line)
    except IllegalMove as error:
        why = str(error)
    else:
        why = ""
        assert kind.read(kind.write(fact)) == fact
    assert why.startswith("This line cannot be read: ") or not why
