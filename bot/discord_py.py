"""How the bot uses discord.py: what it changes of it, and how it keeps to Discord's limits on requests and messages."""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
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

UNDELIVERED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised if Discord refuses something, fails, or cannot be reached. (A TimeoutError is an OSError.)"""

# The bot does not use voice, so a warning about missing voice libraries would only confuse.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_OF_SOMEBODY = re.compile(r"(/(?:members|users)/)\d+")
_MESSAGE = 4
_DEFERRED_UPDATE = 6
_UPDATE = 7
_REFUSED = (401, 403, 429)
_WINDOW_SECONDS = 600
# Half of what Discord tolerates.
_MANY = 5000
_MOST_OF_SERVER = 20
_SERVERS = 1000
# Discord takes five messages in five seconds in a channel, from when the first of them arrives, and fifty requests a
# second altogether. The rest is for what has to be posted.
_CHANNEL_SECONDS = 6
_MOST_IN_CHANNEL = 3
_MOST_A_SECOND = 20
_CHANNELS = 1000

for_server: ContextVar[int] = ContextVar("for_server", default=0)
"""The server that the current task's requests are about, other than answers to interactions; 0 for none."""


def point_at(settings: Settings) -> None:
    """Makes discord.py, in this whole process, talk to the Discord that the settings name."""
    if settings.discord_api_url and settings.discord_gateway_url:
        discord.http.Route.BASE = settings.discord_api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class Refusals:
    """The requests that Discord has refused within the last ten minutes, as far as it counts them.

    After 10,000 of them, Discord shuts the bot out. So what a channel forbids is not asked again, a server that causes
    many of them has to wait, and if there are many altogether, all servers do.

    `clock` gives seconds. `part_of` says how much of something this process may use that all processes share, which
    usually have one address.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, part_of: Callable[[int], int] = lambda most: most
    ) -> None:
        self._clock = clock
        self._part_of = part_of
        # When the last of them were refused: more need not be remembered.
        self._times: deque[float] = deque(maxlen=_MANY)
        # By server: when, and where while that is not to be asked again.
        self._of_servers: LRUCache[int, deque[tuple[float, str]]] = LRUCache(_SERVERS)

    def note(self, status: int, headers: Mapping[str, str], place: str = "") -> None:
        """Notes an answer of Discord's to a request, whose `place` is its method, path and channel."""
        scope, server = headers.get("X-RateLimit-Scope"), for_server.get()
        if status not in _REFUSED or scope == "shared":
            return
        now = self._clock()
        self._times.append(now)
        if server and scope != "global":
            noted = self._of_servers.setdefault(server, deque(maxlen=_MOST_OF_SERVER))
            noted.append((now, place if status == 403 else ""))

    def check(self, place: str) -> None:
        """Raises discord.HTTPException if Discord is not to be asked for this now, as if it had refused."""
        server = for_server.get()
        places = self._places(server)
        if place in places:
            raise discord.Forbidden(_withheld(403), "Discord refused this a short time ago")
        if places and not self.may_ask(server):
            raise discord.HTTPException(_withheld(429), "Discord refused much on this server")

    def may_ask(self, server_id: int) -> bool:
        """May the bot send a server what no press asks for?"""
        many, since = self._part_of(_MANY), self._clock() - _WINDOW_SECONDS
        are_many = len(self._times) >= many and self._times[-many] > since
        return not are_many and len(self._places(server_id)) < _MOST_OF_SERVER

    def forget_places(self, server_id: int) -> None:
        """What the bot may do on a server may have changed: what was refused there may be asked again."""
        if noted := self._of_servers.get(server_id):
            self._of_servers[server_id] = deque(((at, "") for at, _ in noted), _MOST_OF_SERVER)

    def _places(self, server_id: int) -> list[str]:
        """Where Discord refused something on a server lately."""
        since = self._clock() - _WINDOW_SECONDS
        return [place for at, place in self._of_servers.get(server_id, ()) if at > since]


def _withheld(status: int) -> aiohttp.ClientResponse:
    """The answer to a request that was not sent, as far as an error of discord.py's needs it."""
    return cast(aiohttp.ClientResponse, SimpleNamespace(status=status, reason="(not asked)"))


class Allowance:
    """Lets so many messages through that Discord makes none of them wait.

    `clock` gives seconds. `part_of` says how much of something this process may use that all processes share: Discord
    counts what they request together.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, part_of: Callable[[int], int] = lambda most: most
    ) -> None:
        self._part_of = part_of
        self._clock = clock
        # When the last messages were posted: more need not be remembered.
        self._times: deque[float] = deque(maxlen=_MOST_A_SECOND)
        self._times_in: LRUCache[int, deque[float]] = LRUCache(_CHANNELS)

    def take(self, channel_id: int) -> bool:
        """Takes one message in a channel. False if there is none to be had now."""
        now, times = self._clock(), self._times_in.get(channel_id, deque(maxlen=_MOST_IN_CHANNEL))
        most = self._part_of(_MOST_A_SECOND)
        if _are_taken(times, _MOST_IN_CHANNEL, now - _CHANNEL_SECONDS) or _are_taken(self._times, most, now - 1):
            return False
        times.append(now)
        self._times.append(now)
        self._times_in[channel_id] = times
        return True


def _are_taken(times: deque[float], most: int, since: float) -> bool:
    """Were as many as there may be taken since then?"""
    return len(times) >= most and times[-most] > since


def adapt(http: HTTPClient, refusals: Refusals) -> None:
    """Makes discord.py, for the current task and those that it starts, do what this module is about."""
    async_context.set(_Brief())  # type: ignore[no-untyped-call]  # its __init__ has no annotations
    _watch_answers(http, refusals)
    logging.getLogger("discord.app_commands.tree").addFilter(_is_in_time)
    logging.getLogger("discord.http").addFilter(_without_people)


def _is_in_time(record: logging.LogRecord) -> bool:
    """False for a suggestion that comes too late because the person typed on. discord.py calls that an error."""
    return not (record.exc_info and isinstance(record.exc_info[1], UNDELIVERED))


def _without_people(record: logging.LogRecord) -> bool:
    """Takes the ids of people out of the addresses of requests."""
    record.msg, record.args = _OF_SOMEBODY.sub(r"\1…", record.getMessage()), ()
    return True


def _watch_answers(http: HTTPClient, refusals: Refusals) -> None:
    """Notes what Discord refuses, withholds what `refusals` says, and ends the global limit in time.

    When a request runs into the limit, discord.py makes all requests wait until that request lets them go on. If it has
    been cancelled in the meantime, they wait for ever, and this bot cancels what takes longer than people wait.
    """
    request = http.request

    async def note(response: aiohttp.ClientResponse, place: str) -> None:
        if response.status >= 400:
            measures.refused(response.status, response.headers)
            refusals.note(response.status, response.headers, place)
        if response.status == 429 and "X-RateLimit-Global" in response.headers:
            seconds = float(response.headers.get("Retry-After", 1))
            asyncio.get_running_loop().call_later(seconds, http._global_over.set)

    # discord.py passes what it does not know on to aiohttp, which calls this with each response. A trace could do the
    # same, but aiohttp would report a dozen events of each request to it.
    async def noted(route: Route, **options: Any) -> Any:  # as in discord.py, the JSON of an answer
        place = f"{route.key} {route.major_parameters}"
        refusals.check(place)
        return await request(route, raise_for_status=partial(note, place=place), **options)

    http.request = noted  # type: ignore[method-assign]  # a client makes its HTTPClient itself


class _Brief(AsyncWebhookAdapter):
    """Sends the requests of interactions and their webhooks, as discord.py does.

    After each answer, discord.py asks for the whole message and parses it. Nobody reads more of that than its id. Where
    an answer changes the message that was pressed, the id is known: Discord then sends an empty answer (204). Where it
    makes a new message, Discord tells the id beside the message (``response_message_id``), which is not parsed.
    """

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        params: dict[str, Any] | None = None,
        **options: Any,
    ) -> Any:
        answers = payload["type"] if payload is not None and params is not None and "with_response" in params else None
        is_brief = answers in (_DEFERRED_UPDATE, _UPDATE)
        try:
            told = await super().request(
                route, session, payload=payload, params=None if is_brief else params, **options
            )
        except discord.HTTPException as error:
            measures.refused(error.status, error.response.headers)
            raise
        if answers is not None:
            measures.answer_seconds.observe(perf_counter() - measures.arrived_at.get())
        # All that discord.py needs of an answer. Here, it calls the interaction a webhook.
        if is_brief:
            return {"interaction": {"id": route.webhook_id}}
        return {"interaction": told["interaction"]} if answers == _MESSAGE else told
