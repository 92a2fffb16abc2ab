"""A local Discord, and the sample bot connected to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
import yarl

from bot.sandbox import Channel, Guild, LocalDiscord, Person

from .sample_bot import SampleBot, discord

HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 1, 2, 6, 9, 10, 11


@dataclass
class Table:
    """What most tests need: a guild with a channel and two people, and the bot."""

    local: LocalDiscord
    guild: Guild
    channel: Channel
    north: Person
    south: Person
    bot: SampleBot

    def refused(self) -> list[tuple[int, str]]:
        """The requests that were not answered well."""
        return [(each.status, each.path) for each in self.local.requests if each.status >= 400]


@asynccontextmanager
async def running(local: LocalDiscord, bot: SampleBot) -> AsyncIterator[SampleBot]:
    """The bot, connected for as long as this lasts."""
    async with bot:
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(local.bot_ready(10))
        await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            task.result()
        await ready
        yield bot
    await task


@asynccontextmanager
async def table_of(local: LocalDiscord, bot: SampleBot | None = None) -> AsyncIterator[Table]:
    """A table at a local Discord that is already running."""
    guild = local.add_guild("Home")
    north, south = local.add_user("north", display_name="North"), local.add_user("south", locale="de")
    guild.add_member(north)
    guild.add_member(south)
    async with running(local, bot or SampleBot()) as connected:
        yield Table(local, guild, guild.add_channel("dice"), north, south, connected)


async def heard(table: Table, name: str) -> None:
    """Wait until the bot has heard of an event, and forget it."""
    await table.local.until(lambda: name in table.bot.heard)
    table.bot.heard.remove(name)


@pytest.fixture
def pointed(monkeypatch: pytest.MonkeyPatch) -> Callable[[LocalDiscord], None]:
    """Points discord.py at a local Discord, until the test ends."""

    def point(local: LocalDiscord) -> None:
        monkeypatch.setattr(discord.http.Route, "BASE", local.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
        monkeypatch.setattr(discord.Asset, "BASE", local.cdn_url)

    return point


@pytest.fixture
async def local(pointed: Callable[[LocalDiscord], None]) -> AsyncIterator[LocalDiscord]:
    """A local Discord that discord.py is pointed at."""
    async with LocalDiscord() as server:
        pointed(server)
        yield server


@pytest.fixture
async def table(local: LocalDiscord) -> AsyncIterator[Table]:
    """A table with the bot at it."""
    async with table_of(local) as ready:
        yield ready


Opener = Callable[..., Awaitable[Table]]


@pytest.fixture
async def open_table(pointed: Callable[[LocalDiscord], None]) -> AsyncIterator[Opener]:
    """Makes a table at a local Discord with settings of its own."""
    async with AsyncExitStack() as stack:

        async def make(bot: SampleBot | None = None, **settings: object) -> Table:
            server = await stack.enter_async_context(LocalDiscord(**settings))  # type: ignore[arg-type]
            pointed(server)
            return await stack.enter_async_context(table_of(server, bot))

        yield make


class Api:
    """A client of REST that hides nothing, as discord.py would."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.headers: dict[str, str] = {}

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        """Send a request; the status and the JSON of the answer."""
        if body is not None:
            more["json"] = body
        headers = {"Authorization": f"Bot {self.local.token}"} | more.pop("headers", {})
        url = path if path.startswith("http") else self.local.api_url + path
        async with self.session.request(method, url, headers=headers, **more) as response:
            self.headers = dict(response.headers)
            raw = await response.read()
            if response.headers.get("Content-Type") == "application/json":
                return response.status, json.loads(raw)
            return response.status, raw or None

    async def code(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, int]:
        """Send a request that is refused; the status and the code of the refusal."""
        status, answer = await self(method, path, body, **more)
        return status, answer["code"]


@pytest.fixture
async def api(local: LocalDiscord) -> AsyncIterator[Api]:
    """A client of the local Discord's REST, with no bot behind it."""
    async with aiohttp.ClientSession() as session:
        yield Api(local, session)


class Wire:
    """A bare client of the gateway."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []

    async def open(self, query: str = "v=10&encoding=json") -> None:
        """Connect anew; the newest connection is the one that is used."""
        self.sockets.append(await self.session.ws_connect(f"{self.local.gateway_url}?{query}"))

    async def send(self, op: int, data: Any = None) -> None:
        """Send a frame."""
        await self.sockets[-1].send_str(json.dumps({"op": op, "d": data}))

    async def receive(self) -> Any:
        """The next frame, or the code with which the connection was closed."""
        frame = await self.sockets[-1].receive(timeout=2)
        if frame.type is aiohttp.WSMsgType.TEXT:
            return json.loads(frame.data)
        return frame.data

    async def identify(self, shard: int = 0, count: int = 1, **more: Any) -> Any:
        """Connect and identify; what comes after HELLO."""
        await self.open()
        assert (await self.receive())["op"] == HELLO
        form = {"token": self.local.token, "intents": 1, "properties": {}, "shard": [shard, count]}
        await self.send(IDENTIFY, form | more)
        return await self.receive()

    async def resume(self, session_id: str, sequence: int) -> Any:
        """Connect and resume; what comes after HELLO."""
        await self.open()
        await self.receive()
        await self.send(RESUME, {"token": self.local.token, "session_id": session_id, "seq": sequence})
        return await self.receive()


@pytest.fixture
async def wire(local: LocalDiscord) -> AsyncIterator[Wire]:
    """A bare client that is not connected yet."""
    async with aiohttp.ClientSession() as session:
        client = Wire(local, session)
        yield client
        for socket in client.sockets:
            await socket.close()
