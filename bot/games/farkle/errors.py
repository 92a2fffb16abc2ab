"""What goes wrong in a game of Farkle, beside what goes wrong in any game."""

from collections.abc import Mapping
from typing import ClassVar

from bot.games import errors

SENTENCES = {
    "no-roll-off": "There is no roll-off in this game, or it is over.",
    "roll-off-first": "Seats {seats} must throw for who begins first.",
    "keep-first": "At least one scoring die must be kept first, such as {best}.",
    "kept-already": "Dice of this throw have been kept already.",
    "not-scoring": "Those dice do not score together; {best} would.",
    "keep-all": "All scoring dice must be kept: {best}.",
    "past-target": "That would carry the total past {target}; keeping {best} would not.",
    "below-opening": "The first bank takes {needs} points in one turn: {missing} more.",
    "below-minimum": "A bank takes {needs} points: {missing} more.",
    "hot-dice-must-throw": "All {dice} dice scored, so they must be thrown again.",
    "nothing-to-follow": "There are no dice to take over.",
    "seats-differ": "The ids do not stand in the order that the secret draws: {right}.",
    "roll-off-missing": "These rules begin with a roll-off, and there is none.",
    "roll-off-order": "Seat {seat} must throw first: a roll-off goes by the seats.",
}
"""An English sentence for each code that only this game has."""


_ALL = {**errors.SENTENCES, **SENTENCES}


class IllegalMove(errors.IllegalMove):
    """A move that the rules of Farkle do not allow now."""

    sentences: ClassVar[Mapping[str, str]] = _ALL


class Discrepancy(errors.Discrepancy):
    """Who began is not who begins by the seed."""

    sentences: ClassVar[Mapping[str, str]] = _ALL
