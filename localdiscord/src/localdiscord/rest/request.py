"""Requests as they come in over HTTP, and answers as they go out."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from ..errors import Fault, Json, wrong_field

Response = web.Response
Uploads = dict[str, tuple[str, bytes]]


@dataclass(slots=True)
class Request:
    """A REST request: an entry of `LocalDiscord.requests`, and what a hook of `LocalDiscord.inject` is called with."""

    method: str
    path: str
    raw: bytes = field(default=b"", repr=False)
    status: int = 0
    answer: bytes = field(default=b"", repr=False)
    uploads: Uploads = field(default_factory=dict, repr=False)
    params: Mapping[str, str] = field(default_factory=dict, repr=False)
    query: Mapping[str, str] = field(default_factory=dict, repr=False)
    deprecated: str = ""
    """What Discord asks bots to do instead, if it still accepts this for older ones."""

    @property
    def body(self) -> Any:
        """The JSON that was sent, parsed anew each time; its payload_json if it was a multipart request."""
        return json.loads(self.raw) if self.raw else None

    @property
    def error(self) -> Any:
        """The JSON of the answer if that is an error, else None."""
        return json.loads(self.answer) if self.status >= 400 and self.answer else None

    def number(self, name: str) -> int:
        """A snowflake in the path. A Fault if it is not a number."""
        text = self.params[name]
        if not text.isdecimal():
            raise wrong_field((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def form(self) -> Json:
        """The JSON object that was sent. A Fault if it is not an object."""
        body = self._parsed(b"{}")
        if not isinstance(body, dict):
            raise wrong_field((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return body

    def forms(self) -> list[Json]:
        """The JSON list that was sent. A Fault if it is not a list."""
        body = self._parsed(b"null")
        if not isinstance(body, list):
            raise wrong_field((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return body

    def _parsed(self, nothing: bytes) -> Any:
        try:
            return json.loads(self.raw or nothing)
        except ValueError:
            raise Fault(400, 50109, "The request body contains invalid JSON.") from None


@dataclass(frozen=True, slots=True)
class AnswerLost:
    """What a hook returns for a request that takes effect although its answer is lost.

    The connection is cut, or the bot gets an error with this status. What Discord refuses has no effect as usual.
    """

    status: int = 0

    def instead(self) -> Response:
        """The answer that replaces the real one. ConnectionResetError if there is none."""
        if self.status == 0:
            raise ConnectionResetError
        return reply({"message": f"{self.status}: Error", "code": 0}, self.status)


Injected = Response | AnswerLost | None
Hook = Callable[[Request], Injected | Awaitable[Injected]]


async def receive(request: web.Request, entry: Request) -> None:
    """Read the body of a request into its entry. A Fault if it is neither JSON nor multipart."""
    if not request.body_exists:
        return
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader), "Discord's clients do not nest multipart bodies"
            data = bytes(await part.read())
            if part.name == "payload_json":
                entry.raw = data
            else:
                entry.uploads[part.name or ""] = (part.filename or "", data)
        return
    entry.raw = await request.read()
    if entry.raw and request.content_type != "application/json":
        message = "Expected \"Content-Type\" header to be one of {'application/json'}."
        raise wrong_field((), "CONTENT_TYPE_INVALID", message)


def reply(data: Any = None, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer with JSON, or an empty 204. discord.py parses JSON only if the content type is exactly this."""
    if data is None:
        return web.Response(status=204, headers=headers)
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def refuse(fault: Fault) -> Response:
    return reply(fault.body, fault.status)


def rate_limited(
    retry_after: float,
    *,
    scope: str = "user",
    headers: dict[str, str] | None = None,
    code: int = 0,
    message: str = "You are being rate limited.",
) -> Response:
    """A 429. Its `Via` header makes discord.py wait and try again. `retry_after` is in seconds."""
    is_global = scope == "global"
    body: Json = {"message": message, "retry_after": retry_after, "global": is_global} | (
        {"code": code} if code else {}
    )
    head = {"Retry-After": str(max(1, round(retry_after))), "Via": "1.1 google", "X-RateLimit-Scope": scope}
    if is_global:
        head["X-RateLimit-Global"] = "true"
    return reply(body, 429, head | (headers or {}))
