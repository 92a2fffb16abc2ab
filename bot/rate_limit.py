"""Discord's limits for the whole bot: on requests a second, and on requests that it refuses."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp
from discord.http import HTTPClient, Route

from bot import measures

_REFUSED = (401, 403, 429)
_WINDOW_SECONDS = 600
# A fifth of what Discord tolerates. The rest is for what people do.
_MANY = 2000


class Refusals:
    """The requests that Discord has refused within the last ten minutes, as far as it counts them.

    After 10,000 of them, Discord shuts the bot out. So what nobody waits for should not be asked while there are many.
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

    def note(self, status: int, headers: Mapping[str, str]) -> None:
        """Notes an answer of Discord's."""
        if status in _REFUSED and headers.get("X-RateLimit-Scope") != "shared":
            self._times.append(self._clock())

    @property
    def are_many(self) -> bool:
        many = self._part_of(_MANY)
        return len(self._times) >= many and self._clock() - self._times[-many] < _WINDOW_SECONDS


def watch_answers(http: HTTPClient, refusals: Refusals) -> None:
    """Notes what Discord refuses, and makes sure that requests go on once the global limit is over.

    When a request runs into the limit, discord.py makes all requests wait until that request lets them go on. If it has
    been cancelled in the meantime, they wait for ever, and this bot cancels what takes longer than people wait.
    """
    request = http.request

    async def note(response: aiohttp.ClientResponse) -> None:
        if response.status >= 400:
            measures.refused(response.status, response.headers)
            refusals.note(response.status, response.headers)
        if response.status == 429 and "X-RateLimit-Global" in response.headers:
            seconds = float(response.headers.get("Retry-After", 1))
            asyncio.get_running_loop().call_later(seconds, http._global_over.set)

    # discord.py passes what it does not know on to aiohttp, which calls this with each response. A trace could do the
    # same, but aiohttp would report a dozen events of each request to it.
    async def noted(route: Route, **options: Any) -> Any:  # as in discord.py, the JSON of an answer
        return await request(route, raise_for_status=note, **options)

    http.request = noted  # type: ignore[method-assign]  # a client makes its HTTPClient itself
