"""Discord's limits for the whole bot: on requests that it refuses, and on messages."""

import time
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
from cachetools import LRUCache

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
