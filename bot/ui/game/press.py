"""One press of a button of a game, and what all presses need."""

import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, cast

from bot.errors import Refused
from bot.games.dice import Dice
from bot.games.farkle import Game
from bot.model.games import Status, StoredGame
from bot.play import Table
from bot.play.sessions import Sessions
from bot.ui.answers import Interaction
from bot.ui.display import Display
from bot.ui.game import marks
from bot.ui.game.address import Address
from bot.ui.game.showing import call_again, lead_there, not_called_yet, redraw, show
from bot.ui.game.stage import Stage

_NUMBER = re.compile(r"[0-9]{1,7}")


class Press:
    """One press on one locked game."""

    def __init__(
        self,
        sessions: Sessions,
        drawn: marks.Drawn,
        interaction: Interaction,
        table: Table,
        address: Address,
        display: Display,
    ) -> None:
        self.sessions = sessions
        self.drawn = drawn
        self.interaction = interaction
        self.table = table
        self.address = address
        self.display = display
        self.stage = Stage(interaction.client, display, interaction)
        self.user_id = interaction.user.id
        self.before: StoredGame = table.stored

    @property
    def drawing(self) -> marks.Drawing:
        return drawing_of(self.table.stored)

    @property
    def is_elsewhere(self) -> bool:
        """Was a public message pressed that is not where the game is shown now?"""
        pressed = self.interaction.message
        is_private = pressed is not None and pressed.flags.ephemeral
        return not is_private and self.interaction.channel_id != self.before.place

    async def lead_there(self) -> None:
        """Leads from an old message to the game. Raises Refused, with the link."""
        if self.before.seat_of(self.user_id) is None:
            raise Refused("old-board", link=self.before.link)
        await lead_there(self.stage, self.table)

    async def show(self) -> None:
        await show(self.stage, self.table, self.before, self.drawn.last(self.drawing))

    async def game_to_move_in(self) -> Game | None:
        """The running game, where this person may move on this board; None where the board had to be mended instead.

        Raises Refused where they may not move, with a link where the game is shown elsewhere.
        """
        game = self.table.game
        if await self.mended(Status.PLAYING):
            return None
        try:
            self.table.check_turn(self.user_id, self.address.revision)
        except Refused as refused:
            raise Refused("old-board", link=self.before.link) if refused.code == "stale" else refused from None
        return game

    async def do_where(self, drawn: Status, deed: Awaitable[None]) -> None:
        """Does something and shows it; where it is refused because the game is no longer as `drawn`, that is shown."""
        try:
            await deed
        except Refused:
            if not await self.mended(drawn):
                raise
        else:
            await self.show()

    async def mended(self, drawn: Status) -> bool:
        """Shows the game as it stands, where someone who sits in it pressed an older drawing: one of status `drawn`.

        The process stopped between storing a deed and showing it, or two people pressed at the same moment.
        """
        stored, game, pressed = self.before, self.before.game, self.interaction.message
        seat = stored.seat_of(self.user_id)
        is_true = self.address.revision == stored.revision and stored.status is drawn
        is_shown_here = pressed is not None and stored.is_shown_in(pressed.id)
        if is_true or not is_shown_here or not seat:
            return False
        if stored.status is Status.PLAYING and game and game.current != seat and not_called_yet(stored, self.display):
            await call_again(self.stage, self.table)
        else:
            await redraw(self.stage, self.table, self.drawn.last(self.drawing))
        return True

    @asynccontextmanager
    async def marks_kept(self) -> AsyncIterator[None]:
        """A deed during which somebody else may be choosing dice: what they have marked stays marked."""
        marked, turn = self.drawn.last(self.drawing), self.table.game.turn
        yield
        if marked is not None and self.table.game.turn is turn:
            self.drawn.remember(self.drawing, marked)

    def chosen(self) -> int:
        """The number that was chosen in a select. Raises Refused for a press that carries none."""
        values = cast(dict[str, Any], self.interaction.data or {}).get("values")
        if not isinstance(values, list) or not values or not _NUMBER.fullmatch(str(values[0])):
            raise Refused("unknown-button")
        return int(values[0])

    def kept(self, game: Game) -> Dice:
        return marks.marked_dice(game.turn.thrown, self.address.marks)


def drawing_of(stored: StoredGame) -> marks.Drawing:
    """What marks belong to: the game as it stands, on the message that shows it."""
    return stored.id, stored.game.revision if stored.game else 0, stored.message_id or 0
