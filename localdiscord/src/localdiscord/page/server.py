"""Serves the page, its files and a websocket for each window, to the page alone, opened at the printed address."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from ..people.person import Person
from ..server import LocalDiscord
from .window import Window

_STATIC = Path(__file__).parent / "static"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_LARGEST_FRAME = 24 * 1024 * 1024
_HOSTS = ("127.0.0.1", "localhost")
_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
)
_HEADERS = {
    "Content-Security-Policy": "; ".join(_POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Page:
    """The page of a local Discord. Make it before that starts; `url` is known afterwards.

    Its address contains a new key unless one is given. On the same port and with the same key, open tabs reconnect.
    """

    def __init__(self, local: LocalDiscord, *, bot_avatar: bytes = b"", key: str = "") -> None:
        self.local = local
        self._key = key or secrets.token_urlsafe(24)
        self._sockets: set[web.WebSocketResponse] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        if bot_avatar:
            local.world.files[f"avatars/{local.world.bot.id}"] = bot_avatar
        local.extensions.append(self._extend)

    @property
    def url(self) -> str:
        """The address to open. It contains the key."""
        return f"http://127.0.0.1:{self.local.port}/?token={self._key}"

    @property
    def people(self) -> list[Person]:
        """The people whom a visitor can be: all members of guilds, oldest first."""
        guilds = self.local.world.guilds.values()
        members = {user_id for guild in guilds for user_id in guild.members}
        users = self.local.world.users.values()
        return [each for each in users if isinstance(each, Person) and each.id in members]

    async def drop_windows(self) -> None:
        """Close the connections to all windows. They reconnect by themselves."""
        await asyncio.gather(*(socket.close(code=1001) for socket in list(self._sockets)))

    def _extend(self, application: web.Application) -> None:
        application.middlewares.append(self._check_origin)
        application.on_shutdown.append(self._close)
        application.add_routes(
            [
                web.get("/", self._index),
                web.get("/page/socket", self._socket),
                web.get("/page/{name}", self._asset),
            ]
        )

    @web.middleware
    async def _check_origin(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request with another Host, as after DNS rebinding, or from another site's page."""
        hosts = [f"{name}:{self.local.port}" for name in _HOSTS]
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This is only served on 127.0.0.1.")
        origin = request.headers.get("Origin")
        if origin is not None and origin not in [f"http://{host}" for host in hosts]:
            raise web.HTTPForbidden(text="Pages of other sites may not use this.")
        return await handler(request)

    def _check_cookie(self, request: web.Request) -> None:
        if not self._is_key(request.cookies.get(self._cookie)):
            raise web.HTTPForbidden(text="Open the address that was printed at the start. It contains the key.")

    @property
    def _cookie(self) -> str:
        # Cookies are shared by all ports of a host, and several local Discords may run at once.
        return f"localdiscord-{self.local.port}"

    def _is_key(self, given: str | None) -> bool:
        return given is not None and hmac.compare_digest(given.encode(), self._key.encode())

    async def _index(self, request: web.Request) -> web.StreamResponse:
        """The page itself. The key in its address becomes a cookie, so that later requests need not carry it."""
        response = _file("index.html")
        if self._is_key(request.query.get("token")):
            response.set_cookie(self._cookie, self._key, httponly=True, samesite="Strict", path="/")
        else:
            self._check_cookie(request)
        return response

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        self._check_cookie(request)
        return _file(request.match_info["name"])

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._check_cookie(request)
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="Only the page itself may open this.")
        people = self.people
        person = next((each for each in people if each.name == request.query.get("as")), people[0])
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=_LARGEST_FRAME)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await Window(self.local.world, person, people, socket, self._tasks).serve()
        finally:
            self._sockets.discard(socket)
        return socket

    async def _close(self, _: web.Application) -> None:
        await self.drop_windows()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _file(name: str) -> web.Response:
    """A file of the page. Only files that are listed are opened, so that no path leads out of the folder."""
    path = next((each for each in _STATIC.iterdir() if each.name == name), None)
    if path is None:
        raise web.HTTPNotFound
    text = path.read_text(encoding="utf-8")
    return web.Response(text=text, content_type=_TYPES[path.suffix], headers=_HEADERS)
