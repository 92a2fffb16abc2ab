"""Discord's global rate limit: it has to end even if the request that ran into it was cancelled."""

import asyncio
from typing import Any

import aiohttp
from discord.http import HTTPClient, Route


def end_global_limits(http: HTTPClient) -> None:
    """Makes sure that requests go on once the global limit is over.

    When a request runs into the limit, discord.py makes all requests wait until that request lets them go on. If it has
    been cancelled in the meantime, they wait for ever, and this bot cancels what takes longer than people wait.
    """
    request = http.request

    async def note(response: aiohttp.ClientResponse) -> None:
        if response.status == 429 and "X-RateLimit-Global" in response.headers:
            seconds = float(response.headers.get("Retry-After", 1))
            asyncio.get_running_loop().call_later(seconds, http._global_over.set)

    # discord.py passes what it does not know on to aiohttp, which calls this with each response. A trace could do the
    # same, but aiohttp would report a dozen events of each request to it.
    async def noted(route: Route, **options: Any) -> Any:  # as in discord.py, the JSON of an answer
        return await request(route, raise_for_status=note, **options)

    http.request = noted  # type: ignore[method-assign]  # a client makes its HTTPClient itself
