"""The screens of Yahtzee. Its public names are those of `bot.ui.game.screens.Screens`."""

from bot.ui.games.yahtzee.board import board
from bot.ui.games.yahtzee.ending import below_totals, beside_total, ending_buttons, how_it_ended
from bot.ui.games.yahtzee.lobby import lobby_head, lobby_menus
from bot.ui.games.yahtzee.telling import log, tell, tell_beginning

__all__ = [
    "below_totals",
    "beside_total",
    "board",
    "ending_buttons",
    "how_it_ended",
    "lobby_head",
    "lobby_menus",
    "log",
    "tell",
    "tell_beginning",
]
