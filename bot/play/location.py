"""Where a game is shown: in which place, and by which message."""

from dataclasses import replace

from bot.model.games import StoredGame
from bot.play.change import Change
from bot.play.guards import game_of


def note_message(stored: StoredGame, message_id: int | None, *, called: bool = False) -> Change | None:
    """The message shows the game now; `called` says whether it called the one whose turn it is.

    None where that is known already.
    """
    called_turn = game_of(stored).turn.since if called else stored.called_turn
    if (message_id, called_turn) == (stored.message_id, stored.called_turn):
        return None
    return Change(stored, replace(stored, message_id=message_id, called_turn=called_turn))


def move_to_thread(stored: StoredGame, thread_id: int) -> Change:
    """The game is shown in this thread from now on. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=thread_id, message_id=None))


def move_home(stored: StoredGame) -> Change:
    """The game is shown again where it was opened. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=None, message_id=None))
