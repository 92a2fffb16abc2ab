"""Chromium, the page, and the sample bot in this process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import discord
import pytest_asyncio
from playwright.async_api import Browser

from localdiscord import Channel, Guild, LocalDiscord, Person
from localdiscord.browser import Visitor, Windows
from localdiscord.browser import browser as browser
from localdiscord.browser import nothing_crashes as nothing_crashes
from localdiscord.discord_py import pointed_at, running
from localdiscord.page import Page
from localdiscord.sample_bot import SampleBot
from scenes import idle_time


@dataclass
class Place:
    """A guild with three people and the sample bot, and the windows that look at it. North may manage the guild."""

    local: LocalDiscord
    guild: Guild
    channel: Channel
    people: list[Person]
    bot: SampleBot
    windows: Windows

    @property
    def bot_channel(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        found = self.bot.get_channel(self.channel.id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def visit(self, person: Person | None = None, **options: Any) -> Visitor:
        """Open a window for a person, North by default."""
        return await self.windows.visit(person or self.people[0], **options)


Opener = Callable[..., Awaitable[Place]]


@pytest_asyncio.fixture(loop_scope="session")
async def open_place(browser: Browser) -> AsyncIterator[Opener]:
    """Makes a place. Its arguments are those of LocalDiscord."""
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> Place:
            local = LocalDiscord(bot_name="Sample", **settings)
            page = Page(local)
            stack.enter_context(idle_time())
            await stack.enter_async_context(local)
            stack.enter_context(pointed_at(local))
            guild = local.add_guild("Home")
            channel = guild.add_channel("general")
            people = [local.add_user(name.lower(), display_name=name) for name in ("North", "South", "East")]
            for person in people:
                guild.add_member(person, manage_guild=person is people[0])
            local.add_guild("The Harbour", owner=people[2]).add_channel("deck")
            bot = await stack.enter_async_context(running(local, SampleBot()))
            windows = Windows(page, browser)
            stack.push_async_callback(windows.close)
            return Place(local, guild, channel, people, bot, windows)

        yield make


@pytest_asyncio.fixture(loop_scope="session")
async def place(open_place: Opener) -> Place:
    """A place with Discord's own times."""
    return await open_place()
