"""One process from start to stop: settings, database, bot, signals, exit status."""

import asyncio
import gc
import logging
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress

import aiohttp
import discord

from bot.client import FarkleBot, point_at
from bot.config import Settings, load_settings
from bot.errors import SetupError
from bot.play import Roller, throw_dice
from bot.store.database import Database

log = logging.getLogger(__name__)

_SWITCH_SECONDS = 0.001
# Nearly everything that a press makes is freed at once, without the garbage collector. That is only needed for objects
# that refer to each other in a circle. By default it runs after every 700 new objects, which is several times a press.
# These are the thresholds of its three generations, as `gc.set_threshold` takes them.
_COLLECTING = (20_000, 20, 50)


def run_bot() -> int:
    """Runs the bot by the settings of the environment until SIGINT or SIGTERM.

    Returns the exit status. Raises SetupError where it cannot begin.
    """
    settings = load_settings()
    discord.utils.setup_logging()
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Everything that was imported stays, and searching it for garbage would keep everybody waiting.
    gc.freeze()
    gc.set_threshold(*_COLLECTING)
    # A thread that computes gives way this often. A press beside one that checks a long game waits a dozen times: with
    # Python's 5 ms it took 94 ms instead of 5, with 1 ms it took 17.
    sys.setswitchinterval(_SWITCH_SECONDS)
    run_until_stopped(serve(settings))
    log.info("stopped")
    return 0


def run_until_stopped(serving: Coroutine[None, None, None]) -> None:
    """Runs something that goes on for ever until SIGINT or SIGTERM, which cancel it. What it raises is raised here."""
    # Where no signal handler can be set, as on Windows, Ctrl-C raises this.
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


async def serve(settings: Settings, roll: Roller = throw_dice, clock: Callable[[], float] = time.time) -> None:
    """Connects the bot to Discord and lets it serve until the task is cancelled.

    `roll` throws the dice, and `clock` gives the seconds since 1970. Raises SetupError where it cannot begin.
    """
    point_at(settings)
    async with (
        Database.open(settings.database_url) as database,
        FarkleBot(database, roll, clock, grace_days=settings.guild_grace_days) as bot,
    ):
        try:
            await bot.start(settings.discord_token)
        except discord.LoginFailure:
            raise SetupError("bad-token") from None
        except (aiohttp.ClientConnectionError, discord.HTTPException) as error:
            problem = str(error).splitlines()[0]
            raise SetupError("no-connection", url=discord.http.Route.BASE, problem=problem) from None
