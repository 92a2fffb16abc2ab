"""A local Discord, and the sample bot connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest
import yarl

from bot.sandbox import Channel, Guild, LocalDiscord, Person

from .sample_bot import SampleBot, discord


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
