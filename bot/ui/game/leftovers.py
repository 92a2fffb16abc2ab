"""Deletes the messages that games leave behind: after the answer, when the game is no longer locked.

What is still to be deleted is stored, so the clock finishes what a press could not, in the next process if need be.
"""

import asyncio
import logging

import discord

from bot.model.games import DueLeftover, Leftover, Status, StoredGame
from bot.play.sessions import Sessions
from bot.ui.answers import UNDELIVERED, in_time
from bot.ui.components import Screen
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.game.stage import moved_down

log = logging.getLogger(__name__)

_DELETING_SECONDS = 5.0
_RETRY_SECONDS = 60


async def clear_away(context: Context, stored: StoredGame, leftover: Leftover) -> None:
    """Deletes what a game left behind, by the token of the press if that was pressed."""
    sessions = context.services.sessions
    if await _deleted_by_token(context.interaction, leftover):
        sessions.forget_leftover(leftover.message_id)
    else:
        due = DueLeftover(leftover, stored.guild_id, stored.title, stored.status)
        await delete_by_rights(context.client, sessions, due, context.display)


async def delete_by_rights(client: discord.Client, sessions: Sessions, due: DueLeftover, display: Display) -> None:
    """Deletes a message with the bot's own rights, or folds it. What fails for the time being is tried again later."""
    leftover = due.leftover
    if sessions.was_cleared(leftover.message_id):
        # Somebody pressed it just before, and so it was noted again.
        sessions.forget_leftover(leftover.message_id)
        return
    channel = client.get_partial_messageable(leftover.channel_id, guild_id=due.guild_id)
    message = channel.get_partial_message(leftover.message_id)
    try:
        async with asyncio.timeout(_DELETING_SECONDS):
            try:
                await message.delete()
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                if not _is_final(error):
                    raise
                # A lobby that closed is a line already.
                if due.status is not Status.CLOSED:
                    await _fold(message, moved_down(due.title, display))
    except UNDELIVERED as error:
        log.info("could not delete message %s: %r", leftover.message_id, error)
        if not (isinstance(error, discord.HTTPException) and _is_final(error)):
            await sessions.put_off(leftover.message_id, _RETRY_SECONDS)
            return
    sessions.forget_leftover(leftover.message_id)


async def _fold(message: discord.PartialMessage, view: Screen) -> None:
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())


async def _deleted_by_token(interaction: Interaction, leftover: Leftover) -> bool:
    """Deletes the message that was pressed. False if it is another one, or if Discord refuses."""
    pressed = interaction.message
    if pressed is None or pressed.id != leftover.message_id or not interaction.response.is_done():
        return False
    try:
        async with in_time():
            await interaction.followup.delete_message(leftover.message_id)
    except UNDELIVERED as error:
        log.info("could not delete message %s by the token: %r", leftover.message_id, error)
        return False
    return True


def _is_final(error: discord.HTTPException) -> bool:
    """Will Discord refuse this again and again?"""
    return 400 <= error.status < 500 and error.status != 429
