"""Fixtures for the tests of a discord.py bot. pytest finds them by itself where this package is installed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Protocol

import pytest_asyncio

from .discord_py import Bot, pointed_at, running
from .server import LocalDiscord


class BotStarter(Protocol):
    async def __call__(self, bot: Bot) -> Bot:
        """Start a bot, and wait until it is connected. Returns the bot."""
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
