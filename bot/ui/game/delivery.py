"""Sends to Discord what is shown. An edit of the pressed message is the answer. A post is none if the bot may write:
Discord would show the pressed message above it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import discord

from bot.discord_py import UNDELIVERED, error_of
from bot.model.games import Status, StoredGame
from bot.model.place import has_rights
from bot.model.servers import Board
from bot.ui.components import Screen, text_display
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.game.plan import moved_down
from bot.ui.messages import Messages, OutOfReachError, pings
from bot.ui.page import Figure

log = logging.getLogger(__name__)

_PATIENCE_SECONDS = 1.0
# Discord's wait in a busy channel.
_POSTING_SECONDS = 5.0


class Posted(NamedTuple):
    """A posted message. `below` is the pressed message if this one is an answer to it, which Discord shows above it."""

    id: int
    below: int | None = None


class ThreadGoneError(Exception):
    """The game's thread takes no messages."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Sends to Discord what is shown: as the answer to `context`'s interaction if that works, else by `messages`."""

    messages: Messages
    display: Display
    context: Context | None = None

    def here(self, stored: StoredGame, board: Board) -> Context | None:
        """The context, if its interaction was made where the board is."""
        return (
            self.context if self.context and self.context.interaction.channel_id == stored.channel_of(board) else None
        )

    def display_of(self, stored: StoredGame, board: Board) -> Display:
        """How a board looks: in the language of the person who presses here, else in the viewer's."""
        return replace(self.display, viewer=board.viewer) if self.here(stored, board) else self.display.on(board)

    def keep_token(self, stored: StoredGame, message_id: int, interaction: Interaction) -> None:
        """Keeps the token for a message if the bot has no rights here, but not one whose answers are private."""
        is_private = self.context is not None and self.context.answers_are_private
        if not has_rights(stored.guild_id) and not is_private:
            self.messages.keep_token(message_id, interaction.followup)

    async def edit(self, stored: StoredGame, board: Board, screen: Screen) -> int | None:
        """Edits the board's message, as the answer if it was pressed. Returns its id, or None if that failed."""
        here = self.here(stored, board)
        pressed = here.interaction.message if here and here.game_id == stored.id else None
        if here and pressed and not pressed.flags.ephemeral:
            if not here.answers.is_due:
                self.keep_token(stored, pressed.id, here.interaction)
            elif not board.may_be_in(pressed.id):
                # An older message with buttons.
                await here.answers.edit(moved_down(stored.title, self.display))
            elif await here.answers.edit(self._dated(stored, screen)):
                self.keep_token(stored, pressed.id, here.interaction)
                return pressed.id
            else:
                # The bot's permissions still work after a late answer.
                board = replace(board, message_id=pressed.id)
        return board.message_id if await self.edit_message(stored, board, screen) is None else None

    async def edit_message(self, stored: StoredGame, board: Board, screen: Screen) -> Exception | None:
        """Edits the board's message, not as the answer to a press, and returns the error, if any."""
        if board.message_id is None:
            return OutOfReachError()
        dated = self._dated(stored, screen, board.message_id)
        editing = self.messages.edit(stored.guild_id, stored.channel_of(board), board.message_id, view=dated)
        # Others wait for the lock; a later press can redraw.
        return await error_of(editing, f"edit the board of game {stored.id}", _PATIENCE_SECONDS)

    async def edit_again(self, stored: StoredGame, board: Board, screen: Screen) -> bool:
        """Edits the board's message after the answer, by either way, and returns whether one worked."""
        shown = await self.edit_after_answer(stored, board, screen, seconds=_PATIENCE_SECONDS)
        return shown or await self.edit_message(stored, board, screen) is None

    async def edit_after_answer(
        self,
        stored: StoredGame,
        board: Board,
        screen: Screen,
        picture: Figure | None = None,
        seconds: float = _POSTING_SECONDS,
    ) -> bool:
        """Edits the board's message after the answer, by the press's token if it was pressed: then the bot's limits
        don't count. Returns whether it worked.
        """
        here, message_id = self.here(stored, board), board.message_id
        if message_id is None:
            return False
        files, view = [] if picture is None else [picture.file()], self._dated(stored, screen, message_id)
        editing: Awaitable[object]
        if here and here.interaction.message and here.interaction.message.id == message_id:
            # Also without the permission to attach files.
            editing = here.interaction.followup.edit_message(message_id, view=view, attachments=files)
        else:
            channel_id = stored.channel_of(board)
            editing = self.messages.edit(stored.guild_id, channel_id, message_id, view=view, attachments=files)
        return await error_of(editing, f"edit what game {stored.id} shows", seconds) is None

    async def post(self, stored: StoredGame, board: Board, screen: Screen, called: Sequence[int] = ()) -> Posted | None:
        """Posts a message that pings `called`. Returns None if that failed. Raises ThreadGoneError."""
        here = self.here(stored, board)
        if here is not None and not _had_better_not_answer(here, stored, board):
            posted = await self._answer(here, stored, screen, called)
            if posted is not None:
                return posted
            # An answer is tried once.
            here = None
        try:
            # If the answer is late, missing or misleading.
            posted = Posted(await self._send(stored, board, screen, called))
        except UNDELIVERED as error:
            log.info("could not post the board of game %s: %r", stored.id, error)
            is_barred = isinstance(error, discord.NotFound | discord.Forbidden)
        else:
            if here is not None:
                await here.answers.acknowledge()
            return posted
        if here is not None and not here.answers_are_private:
            posted = await self._answer(here, stored, screen, called)
            if posted is not None:
                return posted
        if is_barred and stored.channel_of(board) != board.channel_id:
            raise ThreadGoneError
        return None

    async def fold_if_above(self, stored: StoredGame, board: Board, posted: Posted) -> bool:
        """Turns the board's old message into a line if Discord shows it above the new one, and returns whether it
        did.
        """
        if posted.below is None or posted.below != board.message_id or posted.below == board.lobby_message_id:
            return False
        return await self.edit_after_answer(stored, board, moved_down(stored.title, self.display))

    async def _answer(self, here: Context, stored: StoredGame, screen: Screen, called: Sequence[int]) -> Posted | None:
        """Posts a message as the answer to a press; None if Discord refuses the answer."""
        dated, pressed = self._dated(stored, screen), here.interaction.message
        try:
            message_id = await here.answers.show(view=dated, private=False, allowed_mentions=pings(called))
        except UNDELIVERED:
            return None
        self.keep_token(stored, message_id, here.interaction)
        return Posted(message_id, pressed.id if pressed else None)

    async def _send(self, stored: StoredGame, board: Board, screen: Screen, called: Sequence[int]) -> int:
        """Sends a message, and returns its id."""
        dated = self._dated(stored, screen, board.message_id)
        async with asyncio.timeout(_POSTING_SECONDS):
            where = (stored.guild_id, stored.channel_of(board), board.message_id)
            return await self.messages.send(*where, called, view=dated)

    def _dated(self, stored: StoredGame, screen: Screen, message_id: int | None = None) -> Screen:
        """A screen as it is sent. Without rights, a board says how long it is kept up to date: by the message's token,
        or a new one.
        """
        is_board = stored.status is Status.LOBBY or stored.is_running
        if has_rights(stored.guild_id) or not is_board or not screen.has_buttons:
            return screen
        return screen.with_below(
            text_display(self.display.say("kept-until", until=str(self.messages.until(message_id))))
        )


def _had_better_not_answer(context: Context, stored: StoredGame, board: Board) -> bool:
    """Whether a plain post is better than an answer. Above an answer, Discord shows the pressed message: a line, or
    "Original message was deleted". So a plain post looks better if allowed. Uses up an allowance then, if any is left.
    Only the presser sees a private message.
    """
    if context.answers_are_private:
        return True
    pressed = context.interaction.message
    if pressed is None:
        return False
    if pressed.id not in (board.message_id, board.lobby_message_id) and not pressed.flags.ephemeral:
        return False
    is_allowed = context.may_write and context.services.allowance.take(stored.channel_of(board))
    return is_allowed or (pressed.flags.ephemeral and (context.may_write or not has_rights(stored.guild_id)))
