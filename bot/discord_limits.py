"""How the bot keeps Discord's limits: what it may still send, and whom it must not ask again."""

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
from cachetools import LRUCache

log = logging.getLogger(__name__)

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
_MOST_IN_CHANNEL = 3
_MOST_A_SECOND = 20
_CHANNELS = 1000

for_server: ContextVar[int] = ContextVar("for_server", default=0)
"""The server of the current task's requests; 0 for none."""
for_person: ContextVar[int] = ContextVar("for_person", default=0)
"""The person who caused the current task's requests; 0 for none."""


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
