"""LocalDiscord: the server and the handle by which tests and demos hold it."""

from __future__ import annotations

import asyncio
import base64
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Self

from aiohttp import web

from .delivery import Disturbance
from .gateway import Gateway
from .guild import Guild
from .limits import MAX_REQUEST
from .people import Person
from .posting import Posting
from .rest import API, Gate, no_route
from .rest_application import ApplicationRoutes
from .rest_channels import ChannelRoutes
from .rest_interactions import InteractionRoutes
from .rest_threads import ThreadRoutes
from .wire import Hook, Request
from .world import Event, World

_IMAGES = {b"\x89PNG": "image/png", b"GIF8": "image/gif", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}


def image_type(data: bytes) -> str:
    """The type of a picture by its first bytes; anything else is just bytes."""
    return next((kind for magic, kind in _IMAGES.items() if data.startswith(magic)), "application/octet-stream")


class LocalDiscord:
    """A Discord of one's own on 127.0.0.1, for as long as the `async with` lasts."""

    def __init__(
        self,
        port: int = 0,
        shards: int = 1,
        *,
        token: str = "",
        answer_within: float = 3.0,
        token_lifetime: float = 900.0,
        message_rate: tuple[int, float] = (5, 5.0),
        identify_interval: float = 0.0,
        bot_name: str = "Bot",
    ) -> None:
        """The times and rates are Discord's unless given.

        Only `identify_interval` (5 s between two IDENTIFYs) is off, so that a bot can restart at once in a test.
        """
        self.world = World()
        self.world.answer_within = answer_within
        self.world.token_lifetime = token_lifetime
        self.world.bot.name, self.world.bot.display_name = bot_name.lower(), bot_name
        identity = base64.urlsafe_b64encode(str(self.world.application_id).encode()).decode().rstrip("=")
        self.token = token or f"{identity}.local.discord"
        self.gateway = Gateway(self.world, self.token, shards)
        self.gateway.identify_interval = identify_interval
        self.gate = Gate(self.token)
        self.gate.message_rate = message_rate
        self.port = port
        self.extensions: list[Callable[[web.Application], None]] = []
        self._feeds: set[asyncio.Queue[Event | None]] = set()
        self._runner: web.AppRunner | None = None
        self.world.listeners.append(self._feed)

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        except (OSError, OverflowError):
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self.gateway.url = self.gateway_url
        self.world.cdn_url = self.cdn_url
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close()
        assert self._runner is not None, "entered before it is left"
        await self._runner.cleanup()
        self._feed(None)

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=MAX_REQUEST + (1 << 20))
        posting = Posting(self.world)
        channels = ChannelRoutes(self.world, posting)
        application.add_routes(
            [
                *InteractionRoutes(self.world, posting).routes(self.gate),
                *channels.routes(self.gate),
                *ThreadRoutes(self.world, channels).routes(self.gate),
                *ApplicationRoutes(self.world, self.gateway.bot_payload).routes(self.gate),
                self.gate.route("*", "/{rest:.*}", no_route),
                web.get("/gateway", self.gateway.serve),
                web.get("/gateway/", self.gateway.serve),
                web.get("/cdn/{path:.*}", self._file),
            ]
        )
        for extend in self.extensions:
            extend(application)
        return application

    async def _file(self, request: web.Request) -> web.Response:
        """A file of the CDN; the ending of an emoji's address is the client's choice."""
        path = request.match_info["path"]
        data = self.world.files.get(path) or self.world.files.get(path.rpartition(".")[0])
        if data is None:
            raise web.HTTPNotFound
        # Whatever people and bots upload must not run as a page of this origin.
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=data, content_type=image_type(data), headers=headers)

    @property
    def api_url(self) -> str:
        """The base of REST, for DISCORD_API_URL or discord.http.Route.BASE."""
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def gateway_url(self) -> str:
        """The gateway, for DISCORD_GATEWAY_URL or DiscordWebSocket.DEFAULT_GATEWAY."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def cdn_url(self) -> str:
        """Where images and files lie, for discord.Asset.BASE."""
        return f"http://127.0.0.1:{self.port}/cdn"

    def add_guild(self, name: str, *, owner: Person | None = None, bot: bool = True) -> Guild:
        """Make a guild, with an owner of its own unless one is given, and with the bot unless told otherwise."""
        guild = Guild(self.world, name, owner or self.add_user(f"owner of {name}"))
        if bot:
            guild.invite_bot()
        return guild

    def add_user(self, name: str, *, display_name: str = "", locale: str = "en-US") -> Person:
        """Make a user, who is in no guild yet."""
        return Person(self.world, self.world.new_id("user"), name, display_name or name, locale=locale)

    async def bot_ready(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - part of the agreed surface
        """Wait until the bot is identified on all its shards and has registered commands at least once."""
        async with asyncio.timeout(timeout):
            await self.gateway.connected.wait()
            await self.world.commands_registered.wait()

    async def until(self, condition: Callable[[], object], timeout: float = 5.0) -> None:  # noqa: ASYNC109 - as above
        """Wait until something is so, for what comes after an outcome: a follow-up, a log entry, a gateway event."""
        async with asyncio.timeout(timeout):
            while not condition():  # noqa: ASYNC110 - a condition can be about anything, so nothing signals it
                await asyncio.sleep(0.002)

    async def drop_gateway(self) -> None:
        """Cut the gateway's connections; the bot can resume."""
        await self.gateway.drop()

    async def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        await self.gateway.ask_reconnect()

    async def invalidate_session(self, *, resumable: bool = False) -> None:
        """Say that the bot's sessions are invalid (opcode 9): to identify anew, or to resume them if they still can."""
        await self.gateway.invalidate(resumable=resumable)

    def silence_gateway(self) -> None:
        """Answer nothing more on the gateway's lines, not even heartbeats, though they stay open; new ones work."""
        self.gateway.silence()

    @asynccontextmanager
    async def gateway_outage(self, *, refuse: bool = False) -> AsyncIterator[None]:
        """Cut the gateway's lines, and let new ones wait, or refuse them (503), for as long as this lasts.

        What happens meanwhile is replayed on RESUME. But shards of discord.py that are refused identify anew: then it
        is lost to them, and people read that the application did not respond.
        """
        self.gateway.up.clear()
        self.gateway.refuses = refuse
        await self.gateway.drop()
        try:
            yield
        finally:
            self.gateway.refuses = False
            self.gateway.up.set()

    def events(self) -> AsyncIterator[Event]:
        """Everything that happens from this call on, until the server ends."""
        queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._feeds.add(queue)
        return self._drained(queue)

    async def _drained(self, queue: asyncio.Queue[Event | None]) -> AsyncIterator[Event]:
        try:
            while (event := await queue.get()) is not None:
                yield event
        finally:
            self._feeds.discard(queue)

    def _feed(self, event: Event | None) -> None:
        for queue in self._feeds:
            queue.put_nowait(event)

    @property
    def requests(self) -> deque[Request]:
        """The last 5,000 REST requests, oldest first."""
        return self.gate.log

    def inject(self, hook: Hook | None) -> None:
        """Ask this hook before every REST request: what it returns is the answer. None takes it away.

        A hook may also be a coroutine that takes its time or never ends, raise ConnectionResetError to cut the line,
        or return AnswerLost to have the request carried out although its answer is lost.
        """
        self.gate.hook = hook

    def duplicate_interactions(self, count: int, *, after: float = 0.0) -> None:
        """Send each of the next interactions to the bot twice, the second time so many seconds later."""
        self.gateway.delivery.repeated = Disturbance(count, after)

    def delay_interactions(self, count: int, seconds: float) -> None:
        """Send each of the next interactions to the bot so many seconds late."""
        self.gateway.delivery.delayed = Disturbance(count, seconds)

    def reorder_interactions(self, *order: int) -> None:
        """Hold back as many of the next interactions as are named here, then send them in this order: 2, 1, 0."""
        self.gateway.delivery.reorder(order)
