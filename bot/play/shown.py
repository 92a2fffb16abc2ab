"""Which message shows a game."""

from dataclasses import replace

from bot.model.games import Change, Leftover, StoredGame
from bot.model.servers import Board
from bot.play.guards import game_of

CLEARING_SECONDS = 10
"""The clock deletes what a press left behind after this time."""


def shown_in(
    stored: StoredGame, board: Board, message_id: int, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """A new message shows the board; `called` says whether it pinged the current player.

    If it `replaces` a message, the clock deletes the old one at `due_at`. None if nothing changed.
    """
    called_turn, old = game_of(stored).turn.since if called else stored.deadline.called, board.message_id
    if (message_id, called_turn) == (old, stored.deadline.called):
        return None
    after = stored.with_board(replace(board, message_id=message_id))
    if called_turn != stored.deadline.called:
        after = replace(after, deadline=replace(stored.deadline, called=called_turn))
    if replaces and not stored.has_ended and old is not None and old not in (message_id, board.lobby_message_id):
        return Change(stored, after, leftovers=(Leftover(old, stored.channel_of(board), due_at),))
    return Change(stored, after)
