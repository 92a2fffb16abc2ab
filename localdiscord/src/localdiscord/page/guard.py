"""Lets only the page itself, opened at the printed address, use the local Discord from a browser."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from aiohttp import web

_NAMES = ("127.0.0.1", "localhost")
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
HEADERS = {
    "Content-Security-Policy": "; ".join(_POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Guard:
    """The key, and the checks that every request must pass."""

    def __init__(self, port: Callable[[], int], key: str = "") -> None:
        self.token = key or secrets.token_urlsafe(24)
        self._port = port

    def check_origin(self, request: web.Request) -> None:
        """Refuse a request with another Host, as after DNS rebinding, or from another site's page."""
        hosts = [f"{name}:{self._port()}" for name in _NAMES]
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This is only served on 127.0.0.1.")
        origin = request.headers.get("Origin")
        if origin is not None and origin not in [f"http://{host}" for host in hosts]:
            raise web.HTTPForbidden(text="Pages of other sites may not use this.")

    def admit(self, request: web.Request, response: web.StreamResponse) -> None:
        """Check the key in a request's address, and set a cookie, so that later requests need not carry it."""
        if self._matches(request.query.get("token")):
            response.set_cookie(self._cookie, self.token, httponly=True, samesite="Strict", path="/")
        else:
            self.check_cookie(request)

    def check_cookie(self, request: web.Request) -> None:
        if not self._matches(request.cookies.get(self._cookie)):
            raise web.HTTPForbidden(text="Open the address that was printed at the start. It contains the key.")

    @property
    def _cookie(self) -> str:
        # Cookies are shared by all ports of a host, and several local Discords may run at once.
        return f"localdiscord-{self._port()}"

    def _matches(self, given: str | None) -> bool:
        return given is not None and hmac.compare_digest(given.encode(), self.token.encode())
