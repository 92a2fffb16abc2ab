"""Deletes messages that show no game any more. They are stored, so the clock finishes this after a restart."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

import discord

from bot import counters
from bot.discord_limits import for_server
from bot.discord_py import UNDELIVERED, error_of
from bot.model.games import Status, StoredGame
from bot.model.leftovers import Leftover
from bot.play.sessions import Sessions
from bot.store import leftovers
from bot.store.leftovers import DueLeftover
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.plan import moved_down
from bot.ui.messages import Messages, OutOfReachError
from bot.ui.services import Services

log = logging.getLogger(__name__)

_LOOK_SECONDS = 2.0
# Per SQL statement.
_MOST_GUILDS = 100
# Discord lets few messages of a channel be deleted at once, and the boards of quick games need the same requests.
_MOST_OF_CHANNEL = 2
_DELETING_SECONDS = 5.0
_RETRY_SECONDS = 60
_LONGEST_RETRY_SECONDS = 3600


class Clearing:
    """Deletes messages for the clock, on servers where it `may_act_on` something."""

    def __init__(self, services: Services, may_act_on: Callable[[int], bool]) -> None:
        self._services = services
        self._sessions = services.sessions
        self._may_act_on = may_act_on
        self._deleting: dict[int, asyncio.Task[None]] = {}

    async def look(self) -> None:
        """Deletes old messages, without waiting for slow deletions. The rest of a channel's stay due."""
        counted = Counter[int]()
        for due in await self._due():
            message_id, channel_id = due.leftover.message_id, due.leftover.channel_id
            counted[channel_id] += 1
            if message_id not in self._deleting and counted[channel_id] <= _MOST_OF_CHANNEL:
                task = self._deleting[message_id] = asyncio.create_task(self._delete(due))
                self._services.tasks.keep(task)
        if self._deleting:
            await asyncio.wait(self._deleting.values(), timeout=_LOOK_SECONDS)

    async def _due(self) -> list[DueLeftover]:
        """Some of the due messages, on guilds that are here."""
        database, now = self._sessions.database, self._sessions.now()
        here = [guild for guild in await database.read(leftovers.guilds_due, now=now) if self._may_act_on(guild)]
        if not here:
            return []
        return await database.read(leftovers.due, now=now, guild_ids=here[:_MOST_GUILDS])

    async def _delete(self, due: DueLeftover) -> None:
        for_server.set(due.guild_id)
        try:
            display = self._services.displays.at(due.guild_id, due.leftover.channel_id)
            await _delete(self._services.messages, display, self._sessions, due)
        except Exception:
            counters.log_incident(log, "could not clear away message %s", due.leftover.message_id)
            # Others come first.
            await _put_off(self._sessions, due.leftover.message_id, _LONGEST_RETRY_SECONDS)
        finally:
            del self._deleting[due.leftover.message_id]


async def delete_after_press(context: Context, stored: StoredGame, leftover: Leftover) -> None:
    """Deletes the message before a board, by the press's token if possible."""
    sessions = context.services.sessions
    if await _deleted_by_token(context, leftover):
        await sessions.forget_leftover(leftover.message_id)
    else:
        due = DueLeftover(leftover, stored.guild_id, stored.title, stored.status)
        await _delete(context.services.messages, context.display, sessions, due)


async def _delete(messages: Messages, display: Display, sessions: Sessions, due: DueLeftover) -> None:
    """Deletes or folds a message without its press. Temporary failures are retried."""
    leftover = due.leftover
    if sessions.was_cleared(leftover.message_id):
        # A simultaneous press may have stored it again.
        await sessions.forget_leftover(leftover.message_id)
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
        await sessions.forget_leftover(leftover.message_id, is_cleared=False)
        return
    except UNDELIVERED as error:
        log.info("could not delete message %s: %r", leftover.message_id, error)
        if not (isinstance(error, discord.HTTPException) and _is_final(error)):
            await _put_off(sessions, leftover.message_id, _RETRY_SECONDS)
            return
    await sessions.forget_leftover(leftover.message_id)


async def _deleted_by_token(context: Context, leftover: Leftover) -> bool:
    """Deletes the pressed message by the press's token, and returns whether it did: not another message, nor if Discord
    refuses.
    """
    pressed = context.interaction.message
    if pressed is None or pressed.id != leftover.message_id or not context.answers.is_begun:
        return False
    deleting = context.interaction.followup.delete_message(leftover.message_id)
    return await error_of(deleting, f"delete message {leftover.message_id} by the token") is None


async def _put_off(sessions: Sessions, message_id: int, seconds: int) -> None:
    """Deletes the message later."""
    await sessions.database.write(leftovers.put_off, message_id=message_id, due_at=sessions.now() + seconds)


def _is_final(error: discord.HTTPException) -> bool:
    return 400 <= error.status < 500 and error.status != 429
