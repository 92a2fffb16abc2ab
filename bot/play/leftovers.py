"""What happens to a message that no longer shows its game. Pure: what becomes a line does so in
`bot.ui.game.plan`, and `bot.ui.game.leftovers` deletes the rest.

- A new board replaces it, or someone presses it though a new one is there: it is deleted after the press, or by the
  clock `REPLACED_SECONDS` later.
- The new board is an answer, above which Discord shows it: it becomes a line, and is deleted once the new one is
  replaced.
- The server keeps boards (`Boards.FOLD`), or the bot has no rights: it becomes a line.
- It is the message of a lobby that begins: it becomes the line of the game.
- It is the message of a lobby that closes: it becomes a line, and is deleted `CLOSED_SECONDS` later.
- It is the message of a challenge that is closed: it stays a line, because both may look days later.
"""

from dataclasses import replace

from bot.model.games import Change, StoredGame
from bot.model.leftovers import Leftover
from bot.model.servers import Board
from bot.play.guards import game_of

REPLACED_SECONDS = 10
CLOSED_SECONDS = 60


def of_closed(stored: StoredGame, now: int) -> tuple[Leftover, ...]:
    """The messages of a lobby that closes at `now`, in seconds since 1970."""
    due_at = now + CLOSED_SECONDS
    return tuple(Leftover(each.message_id, each.channel_id, due_at) for each in stored.boards if each.message_id)


def with_new_message(
    stored: StoredGame, board: Board, message_id: int, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """A new message shows the board; `called` says whether it pinged the current player.

    If it `replaces` a message, the clock deletes the old one at `due_at`. None if nothing changed.
    """
    called_turn, old = game_of(stored).turn.since if called else stored.deadline.called_turn, board.message_id
    if (message_id, called_turn) == (old, stored.deadline.called_turn):
        return None
    after = stored.with_board(replace(board, message_id=message_id))
    if called_turn != stored.deadline.called_turn:
        after = replace(after, deadline=replace(stored.deadline, called_turn=called_turn))
    if replaces and not stored.has_ended and old is not None and old not in (message_id, board.lobby_message_id):
        return Change(stored, after, leftovers=(Leftover(old, stored.channel_of(board), due_at),))
    return Change(stored, after)
