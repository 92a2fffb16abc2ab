"""The gate: what happens to every request before and after its route handles it."""

from __future__ import annotations

import asyncio
import inspect
import math
import time
import zlib
from collections import deque
from collections.abc import Callable

from aiohttp import web

from ..errors import Fault, not_there
from .request import AnswerLost, Hook, Request, Response, rate_limited, receive, refuse

API = "/api/v10"
Handler = Callable[[Request], Response]
_TOKENLESS = ("/interactions/", "/webhooks/", "/gateway")
_BUCKETS = ("/channels/{channel_id}/messages", "/channels/{channel_id}/threads", "/webhooks/")
Rate = tuple[int, float]
"""A number of requests, and in how many seconds."""


class RateLimit:
    """A limit of `limit` requests in `seconds`, counted from the first of them."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self.ends = 0.0
        self.used = 0

    def take(self, now: float, number: int = 1) -> bool:
        """Count a request. Returns whether it is within the limit."""
        if now >= self.ends:
            self.ends, self.used = now + self.seconds, 0
        self.used += number
        return self.used <= self.limit

    def headers(self, bucket: str, now: float) -> dict[str, str]:
        """The headers that Discord sends with every answer of a bucket."""
        # Whoever waits for that long must not be early.
        left = math.ceil(max(self.ends - now, 0.0) * 1000) / 1000
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(self.limit - self.used, 0)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }


class Gate:
    """Logs requests, calls the hook, checks the token and the rate limits, and turns a Fault into an answer."""

    def __init__(self, token: str | None, message_rate: Rate, webhook_rate: Rate) -> None:
        self.token = token
        self.log: deque[Request] = deque(maxlen=5000)
        self.hook: Hook | None = None
        self.message_rate = message_rate
        self.webhook_rate = webhook_rate
        self.global_rate: Rate = (50, 1.0)
        self._limits: dict[tuple[str, str], RateLimit] = {}

    def route(self, method: str, path: str, handler: Handler) -> web.RouteDef:
        needs_token = not path.startswith(_TOKENLESS) or path == "/gateway/bot"
        bucket = f"{method} {path}" if path.startswith(_BUCKETS) else ""

        async def endpoint(request: web.Request) -> web.StreamResponse:
            # Plain copies: the log must not keep whole aiohttp requests alive.
            params, query = dict(request.match_info), dict(request.query) if request.query_string else {}
            entry = Request(request.method, request.path, params=params, query=query)
            self.log.append(entry)
            try:
                await receive(request, entry)
                injected = await self._injected(entry)
                if isinstance(injected, Response):
                    response = injected
                else:
                    if needs_token and self.token and request.headers.get("Authorization") != f"Bot {self.token}":
                        raise Fault(401, 0, "401: Unauthorized")
                    response = self._limited(entry, bucket, handler)
                if isinstance(injected, AnswerLost):
                    response = injected.instead()
            except Fault as fault:
                response = refuse(fault)
            except ConnectionResetError:
                # Raised by a hook that cuts the connection.
                if request.transport is not None:
                    request.transport.abort()
                response = web.Response(status=500)
            except Exception:
                # A body that nothing here expects. aiohttp answers 500, and the log must show that.
                entry.status = 500
                raise
            entry.status = response.status
            if response.status >= 400 and isinstance(response.body, bytes):
                entry.answer = response.body
            return response

        return web.route(method, API + path, endpoint)

    async def _injected(self, entry: Request) -> Response | AnswerLost | None:
        if self.hook is None:
            return None
        answer = self.hook(entry)
        return await answer if inspect.isawaitable(answer) else answer

    def _limited(self, entry: Request, bucket: str, handler: Handler) -> Response:
        now, is_webhook = asyncio.get_running_loop().time(), "token" in entry.params
        total = self._limit("", "", self.global_rate)
        if not is_webhook and not total.take(now):
            return rate_limited(total.ends - now, scope="global")
        if not bucket:
            return handler(entry)
        whose, rate = ("token", self.webhook_rate) if is_webhook else ("channel_id", self.message_rate)
        limit = self._limit(bucket, entry.params[whose], rate)
        within = limit.take(now)
        headers = limit.headers(f"{zlib.crc32(bucket.encode()):08x}", now)
        if not within:
            return rate_limited(limit.ends - now, headers=headers)
        try:
            response = handler(entry)
        except Fault as fault:
            response = refuse(fault)
        response.headers.update(headers)
        return response

    def _limit(self, bucket: str, whose: str, rate: Rate) -> RateLimit:
        limit = self._limits.get((bucket, whose))
        if limit is None or (limit.limit, limit.seconds) != rate:
            limit = self._limits[bucket, whose] = RateLimit(*rate)
        return limit


def no_route(request: Request) -> Response:
    """Answers for every path that does not exist, or is not implemented."""
    raise not_there(f"{request.method} {request.path}")
