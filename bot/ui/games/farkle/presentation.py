"""The screens of Farkle: the names that `bot.ui.game.screens.Screens` lists."""

from bot.ui.games.farkle.board import Board, board
from bot.ui.games.farkle.ending import below_totals, beside_total, ending_buttons, how_it_ended
from bot.ui.games.farkle.lobby import lobby_head, lobby_menus
from bot.ui.games.farkle.telling import log, tell, tell_beginning

__all__ = [
    "Board",
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
