"""LocalDiscord: the server, and how tests set it up, disturb it and look at what happened."""

from __future__ import annotations

import asyncio
import base64
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Self

from aiohttp import web

from .gateway import Gateway
from .model.channels import GUILD_INSTALL, USER_INSTALL, Channel
from .model.guilds import Guild
from .model.world import World
from .people.person import Person
from .rest.application import ApplicationRoutes
from .rest.channels import OLD_SECONDS, ChannelRoutes
from .rest.gate import API, Gate, Rate, no_route
from .rest.interactions import InteractionRoutes
from .rest.limits import MAX_REQUEST, image_type
from .rest.request import Hook, Request


class LocalDiscord:
    """A Discord on 127.0.0.1, which runs for as long as the `async with` block."""

    def __init__(
        self,
        port: int = 0,
        shards: int = 1,
        *,
        token: str = "",
        any_token: bool = False,
        privileged_intents: bool = False,
        answer_within: float = 3.0,
        message_rate: Rate = (5, 5.0),
        webhook_rate: Rate = (5, 2.0),
        old_edit_rate: Rate = (3, 20.0),
        user_installs: bool = True,
        bot_name: str = "Bot",
    ) -> None:
        """Set up a server; it starts in the `async with` block. Port 0 means any free port.

        `answer_within` is how many seconds a bot has to answer an interaction. A rate is a number of requests and in
        how many seconds: for a channel's message routes, for an interaction's webhook, and for edits of messages in a
        channel that are older than an hour. Discord documents no rates: bots obey the headers.
        `user_installs` is whether users can install the bot for themselves, which is a setting of an application, and
        so is whether the bot may have `privileged_intents`. With `any_token`, a bot may come with any token.
        """
        install_kinds = (GUILD_INSTALL, USER_INSTALL) if user_installs else (GUILD_INSTALL,)
        self.world = World(bot_name, answer_within, install_kinds)
        identity = base64.urlsafe_b64encode(str(self.world.application_id).encode()).decode().rstrip("=")
        self.token = token or f"{identity}.local.discord"
        needed = None if any_token else self.token
        self.gateway = Gateway(self.world, needed, shards, privileged_intents=privileged_intents)
        self.gate = Gate(needed, message_rate, webhook_rate)
        self.old_edit_rate = old_edit_rate
        self.port = port
        self.extensions: list[Callable[[web.Application], None]] = []
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        try:
            # A bot that answers hundreds at once would wait a second for each connection that is refused.
            await web.TCPSite(self._runner, "127.0.0.1", self.port, backlog=1024).start()
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
        assert self._runner is not None, "__aenter__ was called"
        await self._runner.cleanup()

    def application(self) -> web.Application:
        """The web application: REST, the gateway, the CDN, and what `extensions` add."""
        application = web.Application(client_max_size=MAX_REQUEST + (1 << 20))
        application.add_routes(
            [
                *InteractionRoutes(self.world).routes(self.gate),
                *ChannelRoutes(self.world, self.old_edit_rate).routes(self.gate),
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
        """A file of the CDN. Clients choose the extension of an emoji's address."""
        path = request.match_info["path"]
        data = self.world.files.get(path, self.world.files.get(path.rpartition(".")[0]))
        if data is None:
            raise web.HTTPNotFound
        # What people and bots upload must not run as a page of this origin.
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=data, content_type=image_type(data) or "application/octet-stream", headers=headers)

    @property
    def api_url(self) -> str:
        """The base address of REST, for discord.http.Route.BASE."""
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway, for DiscordWebSocket.DEFAULT_GATEWAY."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def cdn_url(self) -> str:
        """The base address of images and files, for discord.Asset.BASE."""
        return f"http://127.0.0.1:{self.port}/cdn"

    def add_guild(self, name: str, *, owner: Person | None = None, bot: bool = True) -> Guild:
        """Make a guild. It gets an owner of its own unless one is given, and the bot is in it unless told otherwise."""
        guild = Guild(self.world, name, owner or self.add_user(f"owner of {name}"))
        if bot:
            guild.invite_bot()
        return guild

    def add_user(self, name: str, *, display_name: str = "", locale: str = "en-US") -> Person:
        """Make a user, who is not in any guild yet."""
        return Person(self.world, self.world.new_id("user"), name, display_name or name, locale=locale)

    def add_group(self, name: str, *people: Person) -> Channel:
        """Make a group chat of these people, which belongs to the first of them."""
        return self.world.add_group(name, people)

    def expire_tokens(self) -> None:
        """Let the tokens of all interactions so far run out, as after 15 minutes."""
        for interaction in self.world.interactions.values():
            interaction.created -= self.world.token_lifetime + 1

    def age_messages(self) -> None:
        """Let an hour pass for the messages so far."""
        for channel in self.world.channels.values():
            for message in channel.history.values():
                message.created -= OLD_SECONDS + 1

    async def bot_ready(self, timeout: float = 60.0) -> None:  # noqa: ASYNC109 - tests read better with it
        """Wait until the bot is connected with all its shards: until READY was sent to each."""
        async with asyncio.timeout(timeout):
            await self.gateway.connected.wait()

    async def until(self, condition: Callable[[], object], timeout: float = 60.0) -> None:  # noqa: ASYNC109 - as above
        """Wait until a condition is true: for what comes after an outcome, such as a follow-up or a gateway event."""
        async with asyncio.timeout(timeout):
            while not condition():  # noqa: ASYNC110 - a condition can be about anything, so there is no event to wait for
                await asyncio.sleep(0.002)

    @property
    def requests(self) -> deque[Request]:
        """The last 5,000 REST requests, oldest first."""
        return self.gate.log

    def inject(self, hook: Hook | None) -> None:
        """Call this hook before every REST request; `inject(None)` removes it.

        If the hook returns a Response, that is the answer. If it returns None, the request is handled as usual. If it
        returns AnswerLost, the request takes effect, but its answer is lost. A hook may be a coroutine, which may
        take any time or never end, and may raise ConnectionResetError to cut the connection.
        """
        self.gate.hook = hook
