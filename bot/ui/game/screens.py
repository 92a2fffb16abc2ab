"""What the screens of a game show that only this game knows: the other half of `bot.games.engine`."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.games.steps import AnyStep
from bot.model.games import StoredGame
from bot.ui.components import ActionRow, Button, Screen
from bot.ui.display import Display
from bot.ui.game import farkle, yahtzee


class Screens(Protocol):
    """What is drawn and told of the games of one kind. The package of its screens has these names.

    `board` is the board of a running game. `marked` are the dice that are marked on it, as a bit mask; with None, it
    marks what is obvious. `above` stands above everything else. `told` are the lines that tell of the turns that have
    just ended, which began at the revision `told_since` or later; without them, the log tells of these as briefly as of
    those before.

    `tell` gives the lines that tell what happened in some steps, and `tell_beginning` says who begins. `log` are the
    last turns in small print, which the game itself remembers.

    `lobby_head` and `lobby_menus` are what is played, and what only this game lets its host choose.

    `how_it_ended` says who won a game that is over. `beside_total` is what is said of a seat beside its total,
    `below_totals` are texts below all of them, which stand in the order of `placed`: the places with their seats.
    `ending_buttons` lead to what else can be looked at then.
    """

    def board(
        self,
        stored: StoredGame,
        display: Display,
        marked: int | None = None,
        above: str | None = None,
        told: Sequence[str] = (),
        told_since: int = 0,
    ) -> Screen: ...
    def tell(self, stored: StoredGame, before: Any, steps: Sequence[AnyStep], display: Display, /) -> list[str]: ...
    def tell_beginning(self, stored: StoredGame, happened: Sequence[Any], display: Display, /) -> str: ...
    def log(self, stored: StoredGame, display: Display, /) -> list[str]: ...
    def lobby_head(self, stored: StoredGame, display: Display, /) -> str: ...
    def lobby_menus(self, stored: StoredGame, display: Display, /) -> list[ActionRow]: ...
    def how_it_ended(self, stored: StoredGame, display: Display, /) -> str: ...
    def beside_total(self, stored: StoredGame, seat: int, display: Display, /) -> list[str]: ...
    def below_totals(self, stored: StoredGame, placed: Sequence[tuple[int, int]], display: Display, /) -> list[str]: ...
    def ending_buttons(self, stored: StoredGame, display: Display, /) -> list[Button]: ...


_SCREENS: Mapping[str, Screens] = {"farkle": farkle, "yahtzee": yahtzee}


def screens_of(stored: StoredGame) -> Screens:
    """The screens of the game that is played."""
    return _SCREENS[stored.engine.name]
