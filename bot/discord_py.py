"""What the bot changes in discord.py: which errors it knows, how long it tries, what it hears."""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Mapping
from functools import partial
from time import perf_counter
from typing import Any

import aiohttp
import discord
import yarl
from cachetools import LRUCache
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import counters
from bot.config import Settings
from bot.discord_limits import Refusals
from bot.discord_time import DiscordTime
from bot.errors import NotNow, first_line

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""The errors of Discord when it refused, failed or could not be reached. Errors of the disk are others."""

log = logging.getLogger(__name__)

# The bot uses no voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_OF_SOMEBODY = re.compile(r"(/(?:members|users)/)\d+")
_MESSAGE = 4
_DEFERRED_UPDATE = 6
_UPDATE = 7
# Discord waits three seconds for an answer. discord.py would retry for 30, and people with three unanswered presses
# can't press.
_ANSWER_SECONDS = 3.0
_ANSWER_WITH_FILES_SECONDS = 15.0
_CHANNELS_REMEMBERED = 10_000
# On a phone, short messages leave that much of a board on the screen.
_MOST_BELOW = 3


async def error_of(request: Awaitable[object], what: str, seconds: float | None = None) -> Exception | None:
    """Logs and returns the error if Discord refuses, fails or takes longer than `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await request
    except UNDELIVERED as error:
        log.info("could not %s: %r", what, error)
        return error
    return None


def point_at(settings: Settings) -> None:
    """Points discord.py at the configured Discord, for the whole process."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def out_of_order(error: Exception) -> NotNow:
    """The reason why Discord can't be used now, for one of `UNDELIVERED` or discord.GatewayNotFound."""
    is_answer = isinstance(error, (discord.HTTPException, discord.GatewayNotFound))
    code = "answers-with-an-error" if is_answer else "no-connection"
    return NotNow(code, url=Route.BASE, problem=first_line(error))


class LastMessages:
    """The last messages of channels, as their interactions name them: discord.py drops that for channels that it knows,
    and hears no messages. Kept of each channel are the last different ones.
    """

    def __init__(self) -> None:
        self._ends: LRUCache[int, deque[int]] = LRUCache(_CHANNELS_REMEMBERED)

    def hear(self, interaction: Mapping[str, Any]) -> None:
        """Notes the last message of the interaction's channel. `interaction` is as Discord sends it."""
        channel = interaction.get("channel") or {}
        if last := channel.get("last_message_id"):
            ends = self._ends.setdefault(int(channel["id"]), deque(maxlen=_MOST_BELOW + 1))
            if not ends or int(last) > ends[-1]:
                ends.append(int(last))

    def is_near(self, channel_id: int, message_id: int) -> bool:
        """Whether the channel has had at most three ends below this message; False if it was not heard of since."""
        return any(end <= message_id for end in self._ends.get(channel_id, ()))


def adapt(client: discord.Client, refusals: Refusals, clock: DiscordTime, last_messages: LastMessages) -> None:
    """Adapts discord.py for the current task and its children."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
    _watch_answers(client.http, refusals, clock)
    _hear_interactions(client, last_messages)
    logging.getLogger("discord.app_commands.tree").addFilter(_is_in_time)
    logging.getLogger("discord.http").addFilter(_without_people)


def _is_in_time(record: logging.LogRecord) -> bool:
    """Drops logs of late suggestions, which discord.py calls errors."""
    return not (record.exc_info and isinstance(record.exc_info[1], (*UNDELIVERED, discord.InteractionResponded)))


def _without_people(record: logging.LogRecord) -> bool:
    """Removes people's ids from the addresses in a log record, and returns True, as a filter that passes all."""
    record.msg, record.args = _OF_SOMEBODY.sub(r"\1…", record.getMessage()), ()
    return True


def _hear_interactions(client: discord.Client, last_messages: LastMessages) -> None:
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def heard(interaction: Any) -> None:
        last_messages.hear(interaction)
        parse(interaction)

    parsers["INTERACTION_CREATE"] = heard


def _watch_answers(http: HTTPClient, refusals: Refusals, clock: DiscordTime) -> None:
    """Records refusals, withholds requests, hears the time, and ends the global limit on time. discord.py would wait
    forever if the request that hit the limit were cancelled.
    """
    request = http.request

    async def record(response: aiohttp.ClientResponse, channel: str, asked: float) -> None:
        if response.status < 500:
            # Other answers may be by a proxy, which has a clock of its own.
            clock.hear(response.headers.get("Date"), asked)
        if response.status >= 400:
            counters.refused(response.status, response.headers)
            refusals.record(response.status, response.headers, channel)
        if response.status == 429 and "X-RateLimit-Global" in response.headers:
            seconds = float(response.headers.get("Retry-After", 1))
            asyncio.get_running_loop().call_later(seconds, http._global_over.set)

    # aiohttp calls this for each response. A trace would cost a dozen events per request.
    async def recorded(route: Route, **options: Any) -> Any:  # As in discord.py.
        channel = f"{route.key} {route.major_parameters}"
        refusals.check(channel)
        return await request(route, raise_for_status=partial(record, channel=channel, asked=clock.steady()), **options)

    http.request = recorded  # type: ignore[method-assign]  # a client makes its HTTPClient itself


class _Brief(AsyncWebhookAdapter):
    """Sends answers as discord.py does, but gives up in time, and doesn't fetch and parse the message: only its id is
    used. An edit returns 204; a new message's id is in ``response_message_id``.
    """

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, object] | None = None,
        params: dict[str, object] | None = None,
        **options: Any,
    ) -> object:
        answers = payload["type"] if payload is not None and params is not None and "with_response" in params else None
        is_brief = answers in (_DEFERRED_UPDATE, _UPDATE)
        try:
            async with asyncio.timeout(_ANSWER_WITH_FILES_SECONDS if options.get("files") else _ANSWER_SECONDS):
                answer = await super().request(
                    route, session, payload=payload, params=None if is_brief else params, **options
                )
        except discord.HTTPException as error:
            counters.refused(error.status, error.response.headers)
            raise
        if answers is not None:
            counters.answer_seconds.observe(perf_counter() - counters.arrived_at.get())
        # All that discord.py needs.
        if is_brief:
            return {"interaction": {"id": route.webhook_id}}
        return {"interaction": answer["interaction"]} if answers == _MESSAGE else answer
