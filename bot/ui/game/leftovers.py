"""Deletes messages that show no game any more. They are stored, so the clock can finish this after a restart."""

import asyncio
import logging

import discord

from bot.discord_py import UNDELIVERED, error_of
from bot.model.games import DueLeftover, Leftover, Status, StoredGame
from bot.play.sessions import Sessions
from bot.store import leftovers
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.game.showing import moved_down
from bot.ui.messages import Messages, OutOfReachError

log = logging.getLogger(__name__)

_DELETING_SECONDS = 5.0
_RETRY_SECONDS = 60


async def delete_after_press(context: Context, stored: StoredGame, leftover: Leftover) -> None:
    """Uses the press's token if possible."""
    sessions = context.services.sessions
    if await _deleted_by_token(context.interaction, leftover):
        sessions.forget_leftover(leftover.message_id, stored.id)
    else:
        due = DueLeftover(leftover, stored.guild_id, stored.title, stored.status)
        await delete_message(context.services.messages, context.display, sessions, due)


async def delete_message(messages: Messages, display: Display, sessions: Sessions, due: DueLeftover) -> None:
    """Deletes or folds a message without its press. Temporary failures are retried."""
    leftover = due.leftover
    if sessions.was_cleared(leftover.message_id):
        # A simultaneous press may have stored it again.
        sessions.forget_leftover(leftover.message_id)
        return
    where = (due.guild_id, leftover.channel_id, leftover.message_id)
    try:
        async with asyncio.timeout(_DELETING_SECONDS):
            try:
                await messages.delete(*where)
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                if not _is_final(error):
                    raise
                # A closed lobby is one line already.
                if due.status is not Status.CLOSED:
                    await messages.edit(*where, view=moved_down(due.title, display))
    except OutOfReachError:
        # The next press on it has it deleted.
        sessions.forget_leftover(leftover.message_id, is_cleared=False)
        return
    except UNDELIVERED as error:
        log.info("could not delete message %s: %r", leftover.message_id, error)
        if not (isinstance(error, discord.HTTPException) and _is_final(error)):
            await put_off(sessions, leftover.message_id, _RETRY_SECONDS)
            return
    sessions.forget_leftover(leftover.message_id)


async def _deleted_by_token(interaction: Interaction, leftover: Leftover) -> bool:
    """False for another message, or if Discord refuses."""
    pressed = interaction.message
    if pressed is None or pressed.id != leftover.message_id or not interaction.response.is_done():
        return False
    deleting = interaction.followup.delete_message(leftover.message_id)
    return await error_of(deleting, f"delete message {leftover.message_id} by the token") is None


async def put_off(sessions: Sessions, message_id: int, seconds: int) -> None:
    """Deletes the message later."""
    await sessions.database.write(leftovers.put_off, message_id=message_id, due_at=sessions.now() + seconds)


def _is_final(error: discord.HTTPException) -> bool:
    return 400 <= error.status < 500 and error.status != 429
