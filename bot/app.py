"""One process of the bot from start to stop: database, bot, signals and exit codes."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext, suppress

import aiohttp
import discord

from bot import workers
from bot.client import FarkleBot, read_files
from bot.config import Settings, load_settings
from bot.discord_py import out_of_order, point_at
from bot.discord_time import DiscordTime
from bot.errors import NotNow, SetupError, first_line
from bot.games.dice import Roller, Seed
from bot.host.build import record_version, version
from bot.host.incidents import incidents_kept
from bot.host.logins import wait_for_login
from bot.host.outages import shared as outages
from bot.processes.served import Served, serving
from bot.store.database import Database
from bot.store.storage import bring_up_to_date, is_outdated, newest_schema, storage_at
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.001
# A press leaves no cycles (`Context.__del__`). Measured: 10 collections in 56,000 presses, about 5 ms each.
_MOST_GARBAGE = 20_000

_TOKEN_REFUSED = 4004
"""The gateway's close code for an invalid token."""


def run_bot(*, anyway: bool = False) -> int:
    """Runs the bot until it is stopped, and returns the exit status. `anyway`: also if the database lacks its log.
    Raises SetupError.
    """
    settings = load_settings()
    # Excludes imported objects from garbage collection.
    gc.freeze()
    gc.set_threshold(_MOST_GARBAGE)
    gc.enable()
    # Measured: a press takes 5 ms alone, beside a long computation 94 ms at Python's default of 5 ms and 17 ms at 1 ms.
    sys.setswitchinterval(_SWITCH_SECONDS)
    storage = storage_at(settings.database_url)
    if anyway:
        with storage.locks.alone():
            storage.accept_incomplete()
    revision = storage.revision()
    log.info("farkle-bot %s, database %s, schema %s", version(), storage.name, revision or "new")
    if is_outdated(revision):
        # A process that knows only the older schema must not serve meanwhile.
        with storage.locks.alone():
            bring_up_to_date(storage)
        log.info("brought the schema up to date: %s", newest_schema())
    with serving(storage.locks, settings.shards) as served:
        run_until_stopped(serve(settings, served=served))
    log.info("stopped")
    return 0


def run_until_stopped(serving: Coroutine[None, None, None]) -> None:
    """Runs until a signal or an error ends it, and raises what `serving` raises."""
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


async def serve(
    settings: Settings, roll: Roller = Seed.dice, clock: DiscordTime | None = None, served: Served | None = None
) -> None:
    """Serves until the task is cancelled, once the locks of `served` are held; None if the caller has them.

    Raises SetupError, also if the token is refused later.
    """
    point_at(settings)
    async with Database.open(settings.database_url) as database:
        bot = FarkleBot(
            *(database, roll, clock),
            grace_days=settings.guild_grace_days,
            served=served or Served(settings.shards),
            owner_guild=settings.owner_guild,
            reviewing=settings.reviews,
        )
        watching = asyncio.create_task(outages.watch(database.try_writing))
        try:
            await _serve(bot, settings)
        finally:
            watching.cancel()
            workers.shared.close()


def _monitored(bot: FarkleBot, settings: Settings) -> AbstractAsyncContextManager[None]:
    if settings.metrics_port is None:
        return nullcontext()
    # A server for the web, which most bots do not need.
    from bot.host.metrics import monitored

    return monitored(bot, bot.database, settings.metrics_port, str(settings.metrics_address))


async def _serve(bot: FarkleBot, settings: Settings) -> None:
    try:
        # Also keeps errors that occur while the bot closes.
        async with (
            incidents_kept(bot.database, bot.services.clock),
            bot,
            _monitored(bot, settings),
        ):
            # A spare has to be quick when it takes over.
            read_files()
            await bot.served.stand_by()
            await bot.database.write(record_version)
            await bot.login(settings.discord_token)
            await wait_for_login(bot)
            connecting = asyncio.create_task(bot.connect())
            try:
                # Before Python 3.12, `wait_for` in discord.py can lose a cancellation just after a shard connects.
                await asyncio.wait([connecting])
            finally:
                connecting.cancel()
            await connecting
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
        raise out_of_order(error) from None
