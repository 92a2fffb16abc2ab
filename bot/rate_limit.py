"""Discord's global rate limit: it has to end even if the request that ran into it was cancelled."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp


def watch(lift: Callable[[], None]) -> aiohttp.TraceConfig:
    """Calls `lift` whenever the limit is over.

    When a request runs into the limit, discord.py makes all requests wait until that request lets them go on. If it has
    been cancelled in the meantime, they wait for ever, and this bot cancels what takes longer than people wait.
    """

    async def note(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = ended.response.headers
        if ended.response.status == 429 and "X-RateLimit-Global" in headers:
            asyncio.get_running_loop().call_later(float(headers.get("Retry-After", 1)), lift)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(note)
    return trace
