"""Facts and moves of every game, as hypothesis draws them: any that can be written, whether or not they can happen."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bot.games import farkle, yahtzee
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import MOST_NUMBER

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
        _of_seats(farkle.Bank, farkle.Follow, Leave, TimeOut, ComeBack),
    ),
    "yahtzee": st.one_of(
        st.builds(Roll, _SEATS, _DICE),
        st.builds(yahtzee.Hold, _SEATS, _HELD),
        st.builds(yahtzee.Score, _SEATS, *_PLACE),
        _of_seats(Leave, TimeOut, ComeBack),
    ),
}
