"""Whether a board moves down and calls its player. Pure: who is there, and where boards are, come in as values."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from bot.model.games import StoredGame
from bot.model.people import Pings
from bot.model.place import has_rights
from bot.model.servers import Board, Boards

THERE_SECONDS = 60
"""How long after a press in the game a person needs no call."""
# The reminder of a longer turn would come too late for a player who leaves within that minute.
_LONGEST_TURN = 600


@dataclass(frozen=True, slots=True)
class Calling:
    """`boards` is the server's setting, `pings` what people chose beside it. `there`: people who pressed something in
    the game within `THERE_SECONDS`, where their board is; `near`: the boards near the bottom of their channels.
    """

    boards: Boards = Boards.AS_NEEDED
    pings: Mapping[int, Pings] = field(default_factory=dict)
    there: Collection[int] = ()
    near: Collection[Board] = ()

    def moves(self, stored: StoredGame, board: Board, *, reminds: bool = False) -> bool:
        """Whether a new board comes when the turn passes, or if it `reminds` the player of their turn. Not for a person
        alone, for one who is away, or on the own board of a person who waits.
        """
        if not _may_move(stored, board):
            return False
        if self.boards in (Boards.ONE, Boards.FOLD) or self._pings(stored, board, reminds):
            return True
        return self.boards is Boards.AS_NEEDED and board not in self.near

    def folds(self, stored: StoredGame, board: Board) -> bool:
        """Whether old boards become a line instead of being deleted. Without rights, boards are answers to presses on
        old ones, which must stay then.
        """
        return _may_move(stored, board) and (self.boards is Boards.FOLD or not has_rights(stored.guild_id))

    def called(self, stored: StoredGame, board: Board, *, reminds: bool = False) -> tuple[int, ...]:
        """The player in turn if a new board pings them, else none."""
        calls = _may_move(stored, board) and self._pings(stored, board, reminds)
        return (stored.current_player,) if calls else ()

    def lost(self, stored: StoredGame, board: Board) -> tuple[int, ...]:
        """The player to ping on a board that is posted because the one that should have stayed is gone."""
        is_needed = self.boards is Boards.AS_NEEDED and _may_move(stored, board) and stored.opponent is None
        return self.willing([stored.current_player]) if is_needed else ()

    def willing(self, people: Iterable[int]) -> tuple[int, ...]:
        """The people who want pings at all."""
        return tuple(person for person in people if self._chosen(person) is not Pings.NEVER)

    def _pings(self, stored: StoredGame, board: Board, reminds: bool) -> bool:
        if stored.opponent is not None:
            return False
        is_there = stored.current_player in self.there
        match self._chosen(stored.current_player):
            case Pings.ALWAYS:
                return True
            case Pings.ABSENT:
                return not is_there
            case Pings.NEVER:
                return False
        if self.boards is Boards.AS_NEEDED:
            return stored.deadline.seconds > _LONGEST_TURN or not is_there or board not in self.near
        return reminds or self.boards is not Boards.IN_PLACE

    def _chosen(self, person: int) -> Pings:
        return self.pings.get(person, Pings.SERVER)


def _may_move(stored: StoredGame, board: Board) -> bool:
    return not stored.is_alone and stored.deadline.held_until is None and stored.is_turn_of(board.viewer)
