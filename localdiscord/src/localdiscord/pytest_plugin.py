"""Fixtures for the tests of a discord.py bot: a local Discord, and the bot connected to it.

pytest finds them by itself where this package is installed. A test asks for `local_discord` and `start_bot`:

    async def test_a_click_counts(local_discord, start_bot):
        guild = local_discord.add_guild("Home")
        channel = guild.add_channel("general")
        mira = local_discord.add_user("mira")
        guild.add_member(mira)
        await start_bot(SampleBot())
        outcome = await mira.slash(channel, "sample board")
        outcome = await mira.click(outcome.shown, label="Pressed 0")
        assert "Count: 1" in outcome.text
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Protocol

import pytest_asyncio

from .discord_py import Bot, pointed_at, running
from .server import LocalDiscord


class BotStarter(Protocol):
    async def __call__(self, bot: Bot) -> Bot:
        """Start a bot, and wait until it is connected and has registered its commands. Returns the bot."""
        ...


@pytest_asyncio.fixture
async def local_discord() -> AsyncIterator[LocalDiscord]:
    """A local Discord of this test's own. Until the test ends, discord.py talks to it."""
    async with LocalDiscord() as local:
        with pointed_at(local):
            yield local


@pytest_asyncio.fixture
async def start_bot(local_discord: LocalDiscord) -> AsyncIterator[BotStarter]:
    """Starts a bot on `local_discord`: `bot = await start_bot(MyBot())`. It is closed when the test ends."""
    async with AsyncExitStack() as stack:

        async def start(bot: Bot) -> Bot:
            return await stack.enter_async_context(running(local_discord, bot))

        yield start
