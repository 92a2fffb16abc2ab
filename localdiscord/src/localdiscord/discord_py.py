"""Connects bots that are written with discord.py: points the library at a local Discord, and runs a client."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

import yarl

with warnings.catch_warnings():
    # On Python 3.12 discord.py imports audioop, which warns that Python 3.13 removes it.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord
    from discord.gateway import DiscordWebSocket

from .server import LocalDiscord

_READY_SECONDS = 60
Bot = TypeVar("Bot", bound=discord.Client)


def point_at(local: LocalDiscord) -> None:
    """Let every discord.py client of this process talk to a local Discord from now on."""
    discord.http.Route.BASE = local.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
    discord.Asset.BASE = local.cdn_url


@contextmanager
def pointed_at(local: LocalDiscord) -> Iterator[None]:
    """Let every discord.py client of this process talk to a local Discord until the block ends."""
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_at(local)
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@asynccontextmanager
async def running(local: LocalDiscord, bot: Bot) -> AsyncIterator[Bot]:
    """Run a bot until the block ends, which begins when the bot is connected.

    discord.py must be pointed at the local Discord. Raises what stops the bot from starting, and TimeoutError if it
    is not ready after a minute.
    """
    async with bot:
        task = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(local.bot_ready(_READY_SECONDS))
        try:
            await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            await ready
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(task, ready, return_exceptions=True)
    task.result()
