"""Discord's limit on all requests of a bot together: it ends, whoever was told of it."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp


def watch(lift: Callable[[], None]) -> aiohttp.TraceConfig:
    """Calls `lift` whenever such a limit is over.

    discord.py lets all requests wait, until the one that was told of the limit lets them go on. Where that one was
    given up meanwhile, as this bot gives up what takes longer than people wait, they would wait for ever.
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
