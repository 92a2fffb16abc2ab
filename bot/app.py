"""One process from start to stop: settings, locks, database, bot, signals, exit status."""

import asyncio
import gc
import logging
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial

import aiohttp
import discord

from bot import __version__, workers
from bot.client import FarkleBot
from bot.config import AnyShards, Settings, load_settings
from bot.discord_py import point_at
from bot.errors import NotNow, SetupError, first_line
from bot.games.dice import Seed
from bot.host.incidents import incidents_kept
from bot.host.logins import wait_for_login
from bot.host.metrics import monitored
from bot.play import Roller
from bot.servers.leases import Leases
from bot.store.database import Database, bring_up_to_date, is_outdated, newest_schema
from bot.store.storage import storage_at
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.001
# The garbage collector stops everything. Only objects that refer to each other in a circle need it, and a press leaves
# none (`Context.__del__`). By default it runs after 700 new objects, which a few presses at once make. After so many,
# it ran ten times in 56,000 presses, for about 5 ms each time.
_MOST_GARBAGE = 20_000

_RETRY_SECONDS = 5
_TOKEN_REFUSED = 4004
"""How Discord's gateway closes a connection whose token is not, or no longer, valid."""


def run_bot() -> int:
    """Runs the bot by the settings of the environment until SIGINT or SIGTERM.

    Returns the exit status. Raises SetupError where it cannot begin or go on.
    """
    settings = load_settings()
    # Everything that was imported stays, and searching it for garbage would keep everybody waiting.
    gc.freeze()
    gc.set_threshold(_MOST_GARBAGE)
    # A thread that computes gives way this often. A press beside one that checks a long game waits a dozen times: with
    # Python's 5 ms it took 94 ms instead of 5, with 1 ms it took 17.
    sys.setswitchinterval(_SWITCH_SECONDS)
    storage = storage_at(settings.database_url)
    revision = storage.revision()
    log.info("farkle-bot %s, database %s, schema %s", __version__, storage.name, revision or "new")
    if is_outdated(revision):
        # Not while another process serves that knows only the older schema.
        with storage.alone():
            bring_up_to_date(storage)
        log.info("brought the schema up to date: %s", newest_schema())
    with storage.serving(settings.shards):
        run_until_stopped(serve(settings))
    log.info("stopped")
    return 0


def run_until_stopped(serving: Coroutine[None, None, None]) -> None:
    """Runs something that goes on for ever until SIGINT or SIGTERM, which cancel it. What it raises is raised here."""
    # While the program was being loaded, that ended it at once. Where no signal handler can be set, as on Windows,
    # Ctrl-C raises KeyboardInterrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        asyncio.run(_until_stopped(serving))


async def _until_stopped(serving: Coroutine[None, None, None]) -> None:
    task = asyncio.ensure_future(serving)
    for stop in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers on the event loop: there, Ctrl-C raises KeyboardInterrupt.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(stop, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


async def serve(settings: Settings, roll: Roller = Seed.dice, clock: Callable[[], float] = time.time) -> None:
    """Connects the bot to Discord and lets it serve until the task is cancelled.

    `roll` throws the dice, and `clock` gives the seconds since 1970. The caller holds the lock on the database
    (`Storage.serving`). Raises SetupError where the bot cannot begin, and where its token is refused later.
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
        try:
            if not isinstance(shards, AnyShards):
                await _serve_once(new_bot(shards=shards), settings)
                return
            while True:
                leases = Leases(database, shards)
                async with leases.kept():
                    await _serve_once(new_bot(leases=leases), settings, leases)
                # Its leases were lost. It begins anew, because nothing that it remembers may be true any more.
        finally:
            workers.shared.close()


async def _serve_once(bot: FarkleBot, settings: Settings, leases: Leases | None = None) -> None:
    """Lets the bot serve until the task is cancelled, or until its leases are lost."""
    try:
        # What goes wrong while the bot finishes what it does is kept, too.
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
    """Connects to Discord's gateway until the task is cancelled, or until the leases are lost.

    Raises what keeps the bot from staying connected.
    """
    connecting = asyncio.create_task(bot.connect())
    tasks = [connecting]
    if leases:
        tasks += [asyncio.create_task(leases.lost()), asyncio.create_task(_connect_leased(bot, leases))]
    try:
        # Until Python 3.12, discord.py loses a cancellation that comes just when a shard has connected: `wait_for`
        # then returns, and it would stay connected for ever. Here, none is lost, and closing the bot disconnects it.
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    if connecting.done():
        await connecting
    else:
        await bot.leave_shards()


async def _connect_leased(bot: FarkleBot, leases: Leases) -> None:
    """Connects the shards that are leased, one after the other, until the leases are lost."""
    connected = set[int]()
    while new := await leases.beyond(connected):
        try:
            await wait_for_login(bot, shards=1)
            await bot.serve_shard(new[0])
            connected.add(new[0])
        except Exception as error:
            log.warning("shard %s cannot be connected yet: %s", new[0], first_line(error))
            await asyncio.sleep(_RETRY_SECONDS)
