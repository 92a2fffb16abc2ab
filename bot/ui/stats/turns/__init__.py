"""The turns of a finished game in words, which each game has of its own."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from bot.games.engine import Engine
from bot.model.games import StoredGame
from bot.model.standings import Card
from bot.standings.history import FinishedGame
from bot.ui.display import Display
from bot.ui.stats.turns import farkle, yahtzee


class Turns(Protocol):
    """The words of one game. A module of each game has them.

    `goal` are the points to play to, if there are such, and `about_rounds` says what the picture of the rounds shows.
    `turning_points` are the turns and throws that are worth telling, a line for each, and `turn` tells of one turn.
    `on_card` are the lines of somebody's card about their turns.
    """

    def goal(self, stored: StoredGame, /) -> int | None: ...
    def about_rounds(self, stored: StoredGame, display: Display, /) -> str: ...
    def turning_points(self, found: FinishedGame, display: Display, /) -> Iterator[str]: ...
    def on_card(self, card: Card, display: Display, /) -> Iterator[str]: ...
    def turn(self, found: FinishedGame, taken: Any, display: Display, /) -> Iterator[str]: ...


_TURNS: Mapping[str, Turns] = {"farkle": farkle, "yahtzee": yahtzee}


def turns_of(engine: Engine) -> Turns:
    """The words for the turns of a game."""
    return _TURNS[engine.name]
