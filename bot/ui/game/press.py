"""One press of a button or select of a game."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play.change import Change
from bot.play.sessions import Session
from bot.ui.context import Context
from bot.ui.game.address import Address
from bot.ui.game.marks import drawing_of

_NUMBER = re.compile(r"[0-9]{1,7}")


@dataclass(frozen=True, slots=True)
class Press:
    """A press, its address, and the game on which it was made, which stays locked until the press is answered."""

    context: Context
    session: Session
    address: Address

    @property
    def user_id(self) -> int:
        return self.context.user_id

    @property
    def stored(self) -> StoredGame:
        return self.session.stored

    @property
    def marked(self) -> int | None:
        """The marks that were drawn last on the game's board, if that was lately."""
        return self.context.services.drawn.last(drawing_of(self.stored))

    def chosen(self) -> int:
        """The number that was chosen in a select. Raises Refused for a press that carries none."""
        values = self.context.values
        if not values or not _NUMBER.fullmatch(values[0]):
            raise Refused("unknown-button")
        return int(values[0])


Decide = Callable[[Press], Change]
"""Decides what a press changes. Raises Refused, IllegalMove or RuleSetError."""
Action = Callable[[Press], Awaitable[None]]
"""Acts on a press and answers it. Raises what a Decide raises."""
