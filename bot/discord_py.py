"""What the bot changes in discord.py, and how it keeps Discord's limits and goes by Discord's time."""

import asyncio
import logging
import math
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from functools import partial
from time import perf_counter
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import yarl
from cachetools import LRUCache
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot import measures
from bot.config import Settings
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
_REFUSED = (401, 403, 429)
_WINDOW_SECONDS = 600
# Half of Discord's limit.
_MANY = 5000
_MOST_OF_SERVER = 20
_SERVERS = 1000
_MOST_OF_PERSON = 20
_PEOPLE = 1000
# Discord allows five messages in five seconds per channel, and fifty requests a second. The rest is for required posts.
_CHANNEL_SECONDS = 6
# Discord waits three seconds for an answer. discord.py would retry for 30, and people with three unanswered presses
# can't press.
_ANSWER_SECONDS = 3.0
_ANSWER_WITH_FILES_SECONDS = 15.0
_MOST_IN_CHANNEL = 3
_MOST_A_SECOND = 20
_CHANNELS = 1000
_CHANNELS_REMEMBERED = 10_000
# On a phone, short messages leave that much of a board on the screen.
_MOST_BELOW = 3
MOST_SECONDS_OFF = 60

for_server: ContextVar[int] = ContextVar("for_server", default=0)
"""The server of the current task's requests; 0 for none."""
for_person: ContextVar[int] = ContextVar("for_person", default=0)
"""The person who caused the current task's requests; 0 for none."""


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


class Refusals:
    """Refused requests of the last ten minutes. Discord bans the bot after 10,000.

    Forbidden requests are not repeated; servers with many must wait, and so must people who caused many, such as by
    challenges to others who take no direct messages. `clock` gives seconds; `fraction`: how much of the limit may be
    used.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, fraction: float = 1.0) -> None:
        self._most = _MANY * fraction
        self._clock = clock
        self._times: deque[float] = deque(maxlen=_MANY)
        # By server: the time, and the place while it is blocked.
        self._of_servers: LRUCache[int, deque[tuple[float, str]]] = LRUCache(_SERVERS)
        self._of_people: LRUCache[int, deque[float]] = LRUCache(_PEOPLE)

    def record(self, status: int, headers: Mapping[str, str], channel: str = "") -> None:
        """Records an answer. `channel` is the method, path and channel of the request."""
        scope, server = headers.get("X-RateLimit-Scope"), for_server.get()
        if status not in _REFUSED or scope == "shared":
            return
        now = self._clock()
        self._times.append(now)
        if server and scope != "global":
            recorded = self._of_servers.setdefault(server, deque(maxlen=_MOST_OF_SERVER))
            recorded.append((now, channel if status == 403 else ""))
        if status == 403 and (person := for_person.get()):
            self._of_people.setdefault(person, deque(maxlen=_MOST_OF_PERSON)).append(now)

    def check(self, channel: str) -> None:
        """Checks whether a request may be sent; raises discord.HTTPException if Discord would refuse it, or too much
        was.
        """
        server = for_server.get()
        channels = self._channels(server)
        if channel in channels:
            raise discord.Forbidden(_withheld(403), "Discord refused this a short time ago")
        if channels and not self.may_ask(server):
            raise discord.HTTPException(_withheld(429), "Discord refused much on this server")
        if _are_taken(self._of_people.get(for_person.get(), deque()), _MOST_OF_PERSON, self._clock() - _WINDOW_SECONDS):
            raise discord.HTTPException(_withheld(429), "Discord refused much that this person caused")

    def may_ask(self, server_id: int) -> bool:
        """Whether a message may be sent to a server that no press asked for."""
        since = self._clock() - _WINDOW_SECONDS
        return not _are_taken(self._times, self._most, since) and len(self._channels(server_id)) < _MOST_OF_SERVER

    def forget_channels(self, server_id: int) -> None:
        """Allows requests that were refused in a server's channels again, because permissions may have changed."""
        if recorded := self._of_servers.get(server_id):
            self._of_servers[server_id] = deque(((at, "") for at, _ in recorded), _MOST_OF_SERVER)

    def _channels(self, server_id: int) -> list[str]:
        since = self._clock() - _WINDOW_SECONDS
        return [channel for at, channel in self._of_servers.get(server_id, ()) if at > since]


def _withheld(status: int) -> aiohttp.ClientResponse:
    return cast(aiohttp.ClientResponse, SimpleNamespace(status=status, reason="(not asked)"))


class Allowance:
    """Limits messages, or edits, so that Discord delays none. `clock` gives seconds; `fraction`: how much of the limit
    may be used.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        most_in_channel: int = _MOST_IN_CHANNEL,
        fraction: float = 1.0,
    ) -> None:
        self._most = _MOST_A_SECOND * fraction
        self._most_in_channel = most_in_channel
        self._clock = clock
        self._times: deque[float] = deque(maxlen=_MOST_A_SECOND)
        self._times_in: LRUCache[int, deque[float]] = LRUCache(_CHANNELS)

    def take(self, channel_id: int) -> bool:
        """Takes one of the requests that a channel and the bot may send now. Returns False if none is left."""
        now, times = self._clock(), self._times_in.get(channel_id, deque(maxlen=self._most_in_channel))
        is_full = _are_taken(times, self._most_in_channel, now - _CHANNEL_SECONDS)
        if is_full or _are_taken(self._times, self._most, now - 1):
            return False
        times.append(now)
        self._times.append(now)
        self._times_in[channel_id] = times
        return True


def _are_taken(times: deque[float], most: float, since: float) -> bool:
    number = max(1, int(most))
    return len(times) >= number and times[-number] > since


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


class DiscordTime:
    """Call it for seconds since 1970: the time that Discord stated last, and what has passed since.

    Until Discord states any, `system` counts. `steady` is a clock in seconds that cannot be set. If it stands still
    while the computer sleeps, this time is late until Discord states the next, which ends nothing too early.
    """

    answer_seconds = 5.0
    """How many seconds an interaction may be old: Discord waits three for an answer. Two more, because this time is not
    exact.
    """

    def __init__(self, system: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.is_doubtful = asyncio.Event()
        """Set it to have Discord asked."""
        self._system = system
        self._ahead = system() - steady()
        self._is_system_off = False
        self._heard = -math.inf

    def __call__(self) -> float:
        return self._now()

    def _now(self) -> float:
        return self.steady() + self._ahead

    def hear(self, date: str | None, asked: float) -> None:
        """Reads the `Date` header of an answer. `asked` is when the request began, by `steady`."""
        try:
            second = parsedate_to_datetime(date or "").timestamp()
        except (ValueError, OverflowError):
            # A proxy may omit or change it.
            return
        self._heard = self.steady()
        self._set_between(second, second + 1 + self._heard - asked)

    def is_late(self, interaction_id: int) -> bool:
        """Whether it is too late for a first answer. Such interactions wait for a process that was suspended."""
        sent = discord.utils.snowflake_time(interaction_id).timestamp()
        self._set_between(sent, math.inf)
        is_late = self._now() - sent > self.answer_seconds
        if is_late and self.steady() - self._heard > self.answer_seconds:
            # Otherwise a time that is too late would be so until the next request.
            self.is_doubtful.set()
        return is_late

    def _set_between(self, earliest: float, latest: float) -> None:
        self._ahead = min(max(self._now(), earliest), latest) - self.steady()
        off = self._system() - self._now()
        if (abs(off) > MOST_SECONDS_OFF) is not self._is_system_off:
            self._is_system_off = not self._is_system_off
            if self._is_system_off:
                log.warning("this computer's clock is %+d seconds off; the bot goes by Discord's time", round(off))
            else:
                log.warning("this computer's clock is right again")


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
            measures.refused(response.status, response.headers)
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
            measures.refused(error.status, error.response.headers)
            raise
        if answers is not None:
            measures.answer_seconds.observe(perf_counter() - measures.arrived_at.get())
        # All that discord.py needs.
        if is_brief:
            return {"interaction": {"id": route.webhook_id}}
        return {"interaction": answer["interaction"]} if answers == _MESSAGE else answer
