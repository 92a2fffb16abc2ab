"""Where a game is shown: in which place, and by which message."""

from dataclasses import replace

from bot.model.games import Change, Leftover, StoredGame
from bot.play.guards import game_of


def note_message(
    stored: StoredGame, message_id: int | None, *, due_at: int, called: bool = False, replaces: bool = False
) -> Change | None:
    """The message shows the game now; `called` says whether it called the one whose turn it is.

    If it `replaces` the board that showed the game before, the clock deletes that one at `due_at`, unless it is gone by
    then. None where all is known already.
    """
    called_turn = game_of(stored).turn.since if called else stored.called_turn
    if (message_id, called_turn) == (stored.message_id, stored.called_turn):
        return None
    old, left = stored.message_id, tuple[Leftover, ...]()
    if replaces and not stored.has_ended and old not in (None, message_id, stored.lobby_message_id):
        left = leave(stored, old, due_at=due_at)
    return Change(stored, replace(stored, message_id=message_id, called_turn=called_turn), left=left)


def leave(stored: StoredGame, message_id: int | None, *, due_at: int) -> tuple[Leftover, ...]:
    """A message, in the place where the game is shown, that does not show it any more and is to be deleted."""
    return () if message_id is None else (Leftover(message_id, stored.place, due_at),)


def move_to_thread(stored: StoredGame, thread_id: int) -> Change:
    """The game is shown in this thread from now on. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=thread_id, message_id=None))


def move_home(stored: StoredGame) -> Change:
    """The game is shown again where it was opened. No message shows it there yet."""
    return Change(stored, replace(stored, thread_id=None, message_id=None))
