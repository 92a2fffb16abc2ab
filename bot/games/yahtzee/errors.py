"""What goes wrong in a game of Yahtzee, beside what goes wrong in any game."""

from collections.abc import Mapping
from typing import ClassVar

from bot.games import errors

SENTENCES = {
    "hold-first": "Which dice stay must be said before the others are thrown.",
    "held-already": "Which dice stay has been said: the others must be thrown.",
    "no-throws-left": "All {throws} throws of this turn are made: a box must be taken.",
    "hold-all": "If all dice stay, none is thrown: a box must be taken.",
    "no-such-column": "There is no column {column}: there are {columns}.",
    "box-taken": "{box} in column {column} is taken already.",
}
"""An English sentence for each code that only this game has."""


class IllegalMove(errors.IllegalMove):
    """A move that the rules of Yahtzee do not allow now."""

    sentences: ClassVar[Mapping[str, str]] = {**errors.SENTENCES, **SENTENCES}
