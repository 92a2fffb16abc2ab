"""One process of the bot from start to stop: database, bot, signals and exit codes."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial

import aiohttp
import discord

from bot import __version__, workers
from bot.client import FarkleBot
from bot.config import AnyShards, Settings, load_settings
from bot.discord_py import point_at
from bot.discord_time import DiscordTime
from bot.errors import NotNow, SetupError, first_line
from bot.games.dice import Seed
from bot.host.incidents import incidents_kept
from bot.host.logins import wait_for_login
from bot.host.metrics import monitored
from bot.host.outages import shared as outages
from bot.play.chance import Roller
from bot.servers.processes import Leases
from bot.store.database import Database
from bot.store.storage import storage_at
from bot.store.units import DatabaseFailedError
from bot.store.versions import bring_up_to_date, is_outdated, newest_schema

log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.001
# A press leaves no cycles (`Context.__del__`). Measured: 10 collections in 56,000 presses, about 5 ms each.
_MOST_GARBAGE = 20_000

_RETRY_SECONDS = 5
_TOKEN_REFUSED = 4004
"""The gateway's close code for an invalid token."""


def run_bot() -> int:
    """Returns the exit status. Raises SetupError."""
    settings = load_settings()
    # Excludes imported objects from garbage collection.
    gc.freeze()
    gc.set_threshold(_MOST_GARBAGE)
    # Measured: a press takes 5 ms alone, beside a long computation 94 ms at Python's default of 5 ms and 17 ms at 1 ms.
    sys.setswitchinterval(_SWITCH_SECONDS)
    storage = storage_at(settings.database_url)
    revision = storage.revision()
    log.info("farkle-bot %s, database %s, schema %s", __version__, storage.name, revision or "new")
    if is_outdated(revision):
        # A process that knows only the older schema must not serve meanwhile.
        with storage.alone():
            bring_up_to_date(storage)
        log.info("brought the schema up to date: %s", newest_schema())
    with storage.serving(settings.shards):
        run_until_stopped(serve(settings))
    log.info("stopped")
    return 0


def run_until_stopped(serving: Coroutine[None, None, None]) -> None:
    """Raises what `serving` raises."""
    # Until here the signal ended the program at once. On Windows, Ctrl-C raises KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        asyncio.run(_until_stopped(serving))


async def _until_stopped(serving: Coroutine[None, None, None]) -> None:
    task = asyncio.ensure_future(serving)

    def end() -> None:
        # Once: a second Ctrl-C would cancel the stop itself.
        if not task.cancelling():
            task.cancel()

    for stop in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers on the event loop.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(stop, end)
    with suppress(asyncio.CancelledError):
        await task


async def serve(settings: Settings, roll: Roller = Seed.dice, clock: DiscordTime | None = None) -> None:
    """Serves until the task is cancelled. The caller holds the database lock (`Storage.serving`).

    Raises SetupError, also if the token is refused later.
    """
    point_at(settings)
    shards = settings.shards
    async with Database.open(settings.database_url) as database:
        new_bot = partial(
            FarkleBot,
            *(database, roll, clock),
            grace_days=settings.guild_grace_days,
            owner_guild=settings.owner_guild,
            reviewing=settings.reviews,
        )
        watching = asyncio.create_task(outages.watch(database.try_writing))
        try:
            if not isinstance(shards, AnyShards):
                await _serve_once(new_bot(shards=shards), settings)
                return
            while True:
                leases = Leases(database, shards)
                async with leases.kept():
                    await _serve_once(new_bot(leases=leases), settings, leases)
                # If leases were lost, a new bot starts with fresh memory.
        finally:
            watching.cancel()
            workers.shared.close()


async def _serve_once(bot: FarkleBot, settings: Settings, leases: Leases | None = None) -> None:
    try:
        # Also keeps errors that occur while the bot closes.
        async with (
            incidents_kept(bot.services.oversight, bot.services.clock),
            bot,
            monitored(bot, bot.database, settings.metrics_port, str(settings.metrics_address)),
        ):
            if leases:
                await leases.beyond(())
            await bot.login(settings.discord_token)
            if leases is None:
                await wait_for_login(bot)
            await _connected(bot, leases)
    except discord.LoginFailure:
        raise SetupError("bad-token") from None
    except discord.ConnectionClosed as error:
        if error.code == _TOKEN_REFUSED:
            raise SetupError("token-reset") from None
        raise NotNow("connection-closed", number=str(error.code)) from None
    except DatabaseFailedError as error:
        name = storage_at(settings.database_url).name
        raise NotNow("database-away", path=name, problem=first_line(error)) from None
    except (aiohttp.ClientConnectionError, TimeoutError, discord.HTTPException, discord.GatewayNotFound) as error:
        raise NotNow("no-connection", url=discord.http.Route.BASE, problem=first_line(error)) from None


async def _connected(bot: FarkleBot, leases: Leases | None) -> None:
    """Raises errors of the connection."""
    connecting = asyncio.create_task(bot.connect())
    tasks = [connecting]
    if leases:
        tasks += [asyncio.create_task(leases.lost()), asyncio.create_task(_connect_leased(bot, leases))]
    try:
        # Before Python 3.12, `wait_for` in discord.py can lose a cancellation just after a shard connects.
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    if connecting.done():
        await connecting
    else:
        await bot.leave_shards()


async def _connect_leased(bot: FarkleBot, leases: Leases) -> None:
    connected = set[int]()
    while new := await leases.beyond(connected):
        try:
            await wait_for_login(bot, shards=1)
            await bot.serve_shard(new[0])
            connected.add(new[0])
        except Exception as error:
            log.warning("shard %s cannot be connected yet: %s", new[0], first_line(error))
            await asyncio.sleep(_RETRY_SECONDS)
