"""A local Discord, and the sample bot connected to it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from localdiscord import Channel, Guild, LocalDiscord, Message, Outcome, Person
from localdiscord.discord_py import pointed_at, running
from localdiscord.sample_bot import SampleBot

Json = dict[str, Any]
_PACE = 4.0
"""How many times faster than real time passes while the loop waits."""
_A_MOMENT = 0.002
"""In seconds: what came was on its way, and took no longer than this, however busy the machine was."""

BUTTON = {"type": 2, "style": 1, "custom_id": "a", "label": "A"}
HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 1, 2, 6, 9, 10, 11


@contextmanager
def idle_time(pace: float = 1.0) -> Iterator[None]:
    """Within the block, the time of the running loop passes only while it waits, `pace` times faster than real time.

    A limit then means that nothing happened for that long, however busy the machine is.
    """
    loop: Any = asyncio.get_running_loop()
    select, now = loop._selector.select, loop.time()

    def idle_select(timeout: float | None = None) -> list[Any]:
        nonlocal now
        longest = None if timeout is None else timeout / pace
        began = time.monotonic()
        events: list[Any] = select(longest)
        waited = time.monotonic() - began
        if longest is not None:
            # This process itself may have had to wait for the processor.
            waited = min(waited, longest)
        now += min(waited, _A_MOMENT) if events else waited * pace
        return events

    # The loop asks these two, and no other way leads between what it waits for and its clock.
    loop.time, loop._selector.select = lambda: now, idle_select
    try:
        yield
    finally:
        del loop.time, loop._selector.select


@dataclass
class Scene:
    """What most tests need: a guild with a channel and two people, and the bot."""

    local: LocalDiscord
    guild: Guild
    channel: Channel
    north: Person
    south: Person
    bot: SampleBot

    def refused(self) -> list[tuple[int, str]]:
        """The requests that were refused."""
        return [(each.status, each.path) for each in self.local.requests if each.status >= 400]


@asynccontextmanager
async def scene_on(local: LocalDiscord, bot: SampleBot | None = None) -> AsyncIterator[Scene]:
    """Set up a scene on a local Discord that is already running."""
    guild = local.add_guild("Home")
    north, south = local.add_user("north", display_name="North"), local.add_user("south", locale="de")
    guild.add_member(north)
    guild.add_member(south)
    with idle_time(_PACE):
        async with running(local, bot or SampleBot()) as connected:
            yield Scene(local, guild, guild.add_channel("dice"), north, south, connected)


async def received(scene: Scene, name: str) -> None:
    """Wait until the bot has received an event, and remove it from the list."""
    # discord.py waits for random times, up to 14 seconds after three failures, before it connects again.
    await scene.local.until(lambda: name in scene.bot.received, timeout=120)
    scene.bot.received.remove(name)


@pytest.fixture
async def scene(local_discord: LocalDiscord) -> AsyncIterator[Scene]:
    """A guild with two people, and the sample bot in it."""
    async with scene_on(local_discord) as ready:
        yield ready


Opener = Callable[..., Awaitable[Scene]]


@pytest.fixture
async def open_scene() -> AsyncIterator[Opener]:
    """Makes a scene on a local Discord with settings of its own."""
    async with AsyncExitStack() as stack:

        async def make(bot: SampleBot | None = None, **settings: object) -> Scene:
            server = await stack.enter_async_context(LocalDiscord(**settings))  # type: ignore[arg-type]
            stack.enter_context(pointed_at(server))
            return await stack.enter_async_context(scene_on(server, bot))

        yield make


@pytest.fixture
async def home(local_discord: LocalDiscord) -> Guild:
    """A guild for a test that needs no bot of discord.py."""
    return local_discord.add_guild("Home")


@pytest.fixture
async def channel(home: Guild) -> Channel:
    """Its channel."""
    return home.add_channel("dice")


@pytest.fixture
async def north(local_discord: LocalDiscord, home: Guild) -> Person:
    """A person in it."""
    person = local_discord.add_user("north")
    home.add_member(person)
    return person


class Api:
    """A client of REST that, unlike discord.py, hides nothing."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.headers: dict[str, str] = {}

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        """Send a request. Returns the status and the JSON of the answer."""
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
        """Send a request that is refused. Returns the status and the error code."""
        status, answer = await self(method, path, body, **more)
        return status, answer["code"]


@pytest.fixture
async def api(local_discord: LocalDiscord) -> AsyncIterator[Api]:
    """A client of REST without a bot."""
    async with aiohttp.ClientSession() as session:
        yield Api(local_discord, session)


class Wire:
    """A bare client of the gateway."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []

    async def open(self, query: str = "v=10&encoding=json") -> None:
        """Open another connection, which is used from now on."""
        self.sockets.append(await self.session.ws_connect(f"{self.local.gateway_url}?{query}"))

    async def send(self, op: int, data: Any = None) -> None:
        await self.sockets[-1].send_str(json.dumps({"op": op, "d": data}))

    async def receive(self) -> Any:
        """The next frame, or the close code of the connection."""
        frame = await self.sockets[-1].receive(timeout=60)
        if frame.type is aiohttp.WSMsgType.TEXT:
            return json.loads(frame.data)
        return frame.data

    async def identify(self, shard: int = 0, count: int = 1, **more: Any) -> Any:
        """Connect and identify. Returns what comes after HELLO."""
        await self.open()
        assert (await self.receive())["op"] == HELLO
        form = {"token": self.local.token, "intents": 1, "properties": {}, "shard": [shard, count]}
        await self.send(IDENTIFY, form | more)
        return await self.receive()

    async def resume(self, session_id: str, sequence: int) -> Any:
        """Connect and resume. Returns what comes after HELLO."""
        await self.open()
        await self.receive()
        await self.send(RESUME, {"token": self.local.token, "session_id": session_id, "seq": sequence})
        return await self.receive()


@pytest.fixture
async def wire(local_discord: LocalDiscord) -> AsyncIterator[Wire]:
    """A bare client that is not connected yet."""
    async with aiohttp.ClientSession() as session:
        client = Wire(local_discord, session)
        yield client
        for socket in client.sockets:
            await socket.close()


class Raised:
    """An interaction that a test answers by hand."""

    def __init__(self, api: Api, payload: Json, doing: asyncio.Task[Outcome]) -> None:
        self.api = api
        self.payload = payload
        self.doing = doing
        self.webhook = f"/webhooks/{payload['application_id']}/{payload['token']}"

    async def answer(self, kind: int, data: Json | None = None, *, query: str = "") -> tuple[int, Any]:
        """Send a first response."""
        path = f"/interactions/{self.payload['id']}/{self.payload['token']}/callback{query}"
        body: Json = {"type": kind}
        return await self.api("POST", path, body if data is None else body | {"data": data})


class ByHand:
    """A person, and a test that takes the place of the bot."""

    def __init__(self, api: Api, wire: Wire, home: Guild, channel: Channel, north: Person) -> None:
        self.api = api
        self.wire = wire
        self.guild = home
        self.channel = channel
        self.north = north
        api.local.world.commands[None][1] = {"id": "1", "type": 1, "name": "roll", "integration_types": [0, 1]}

    async def raised(self, doing: Any) -> Raised:
        """Start a person's action, and return what the gateway sends for it."""
        task = asyncio.create_task(doing)
        while (event := await self.wire.receive())["t"] != "INTERACTION_CREATE":
            pass
        return Raised(self.api, event["d"], task)

    async def command(self, place: Channel | None = None) -> Raised:
        """The person uses /roll, in the guild's channel unless told otherwise."""
        return await self.raised(self.north.slash(place or self.channel, "roll"))

    async def board(self, place: Channel | None = None) -> Message:
        """A message with a button, which answers /roll."""
        command = await self.command(place)
        await command.answer(4, {"components": [{"type": 1, "components": [BUTTON]}], "content": "board"})
        return (await command.doing).shown

    async def press(self) -> Raised:
        """The person clicks a button of a message that is made for it."""
        return await self.raised(self.north.click(await self.board(), "a"))


@pytest.fixture
async def by_hand(api: Api, wire: Wire, home: Guild, channel: Channel, north: Person) -> ByHand:
    """A person, and a test that takes the place of the bot."""
    hand = ByHand(api, wire, home, channel, north)
    await wire.identify()
    return hand
