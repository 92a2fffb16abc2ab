"""Sends, edits and deletes the messages of games: with the bot's rights or, if it has none, interaction tokens.

A token works for 15 minutes, and only for the message that its interaction sent or came from.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import discord
from cachetools import LRUCache

from bot.discord_limits import for_server
from bot.discord_py import UNDELIVERED
from bot.model.place import has_rights

log = logging.getLogger(__name__)

# Discord's codes: unknown user, invalid recipient; cannot send messages to this user, no server in common.
GONE = (10013, 50033)
_CLOSED = (50007, 50278)
TOKEN_SECONDS = 14 * 60
"""How long tokens are used, a minute less than Discord's: answers may take a moment."""
_REMEMBERED = 10_000


def is_closed(error: Exception) -> bool:
    """Whether the person takes no direct messages from the bot, or the account is gone."""
    return getattr(error, "code", 0) in (*GONE, *_CLOSED) or isinstance(error, discord.Forbidden)


def pings(people: Iterable[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[*map(discord.Object, people)])


class OutOfReachError(ConnectionError):
    """No token is left for this message, until the next press on it."""


class _Token(NamedTuple):
    webhook: discord.Webhook
    until: float


class Messages:
    """Sends messages, and keeps the newest token of each, only in memory: after a restart, the next press brings
    another. `clock` gives seconds since 1970.
    """

    def __init__(self, client: discord.Client, clock: Callable[[], float] = time.time) -> None:
        self.client = client
        self._clock = clock
        self._tokens: LRUCache[int, _Token] = LRUCache(_REMEMBERED)

    def keep_token(self, message_id: int, webhook: discord.Webhook) -> None:
        """Keeps the token of an answered interaction that may change the message."""
        self._tokens[message_id] = _Token(webhook, self._clock() + TOKEN_SECONDS)

    def until(self, message_id: int | None) -> int:
        """The time when the message's token expires, or a new one would."""
        token = self._tokens.get(message_id or 0)
        return int(token.until if token else self._clock() + TOKEN_SECONDS)

    async def send(
        self, guild_id: int, channel_id: int, message_id: int | None = None, called: Iterable[int] = (), **what: Any
    ) -> int:
        """Sends a message that pings `called`, and returns its id. If the bot has no rights, the token of the board's
        present message does it.
        """
        what["allowed_mentions"] = pings(called)
        if has_rights(guild_id):
            return (await self._channel(guild_id, channel_id).send(**what)).id
        token = self._token(message_id)
        sent = await token.webhook.send(wait=True, **what)
        self._tokens[sent.id] = token
        return sent.id

    async def try_to_send(
        self, guild_id: int, channel_id: int, purpose: str, seconds: float | None = None, **what: Any
    ) -> int | Exception:
        """The id of a new message as of `send`, or why there is none, which is logged."""
        try:
            async with asyncio.timeout(seconds):
                return await self.send(guild_id, channel_id, **what)
        except UNDELIVERED as error:
            log.info("could not %s: %r", purpose, error)
            return error

    async def edit(self, guild_id: int, channel_id: int, message_id: int, **what: Any) -> None:
        # discord.py would otherwise allow pings here, despite the client's default.
        what["allowed_mentions"] = discord.AllowedMentions.none()
        if has_rights(guild_id):
            await self._channel(guild_id, channel_id).get_partial_message(message_id).edit(**what)
        else:
            await self._token(message_id).webhook.edit_message(message_id, **what)

    async def delete(self, guild_id: int, channel_id: int, message_id: int) -> None:
        if has_rights(guild_id):
            await self._channel(guild_id, channel_id).get_partial_message(message_id).delete()
        else:
            await self._token(message_id).webhook.delete_message(message_id)

    def _token(self, message_id: int | None) -> _Token:
        """The token for a message. Raises OutOfReachError if there is none."""
        token = self._tokens.get(message_id or 0)
        if token is None or token.until <= self._clock():
            raise OutOfReachError(message_id)
        return token

    def _channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        # People who close their direct messages count for themselves.
        for_server.set(guild_id or channel_id)
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id or None)
