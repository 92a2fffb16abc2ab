"""What a host decides about players who are away."""

from dataclasses import replace

from bot.model.games import Change, StoredGame
from bot.play.guards import Needs, only


@only(Needs.LOBBY | Needs.HOST)
def set_plays_on(stored: StoredGame, _user_id: int, *, plays_on: bool) -> Change:
    """Whether the others may play on without a player whose turn is held."""
    return Change(stored, replace(stored, plays_on=plays_on))
