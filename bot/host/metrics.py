"""Serves `/metrics` for Prometheus, `/healthz` and `/readyz`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from bot.client import FarkleBot
from bot.errors import SetupError
from bot.host.build import version
from bot.store import finding, reviews
from bot.store.database import Database, last_backup
from bot.store.units import DatabaseFailedError

_build = Gauge("farkle_build_info", "1; its label says which version runs.", ["version"])
_games = Gauge(
    "farkle_games",
    "Games that are open, by state: lobby, playing, paused, asleep or private (only their player sees them).",
    ["state"],
)
_ready = Gauge("farkle_ready", "1 if people are served: not while it stands by, connects or stops, or cannot store.")
_servers = Gauge("farkle_servers", "Servers that this process serves.")
_unavailable = Gauge("farkle_servers_unavailable", "Servers among them that Discord says are unavailable.")
_held = Gauge("farkle_shards_held", "Shards that this process serves, or is about to.")
_in_all = Gauge("farkle_shards", "Shards that all processes serve together.")
_shard_up = Gauge("farkle_shard_up", "1 if a shard is connected to Discord, else 0.", ["shard"])
_shard_latency = Gauge("farkle_shard_latency_seconds", "From a heartbeat to Discord's answer to it.", ["shard"])
_waiting = Gauge("farkle_write_queue", "Units of work that wait to be stored.")
_unreviewed = Gauge("farkle_unreviewed_games", "Games that were won and wait for a review.")
_failing = Gauge("farkle_storage_failing", "1 if the last commit failed, else 0.")
_in_flight = Gauge("farkle_in_flight", "Interactions and jobs that are being worked on.")
_bytes = Gauge("farkle_database_bytes", "The size of the database, and of the log beside it if there is one.", ["file"])
_backup = Gauge(
    "farkle_last_backup_timestamp_seconds", "When the last backup was made, in seconds since 1970; 0 if none is known."
)

# Less than Prometheus's timeout.
_READ_SECONDS = 5


class Monitor:
    def __init__(self, bot: FarkleBot, database: Database) -> None:
        self._bot = bot
        self._database = database

    def application(self) -> web.Application:
        application = web.Application()
        application.add_routes(
            [
                web.get("/metrics", self._metrics),
                web.get("/healthz", self._health),
                web.get("/readyz", self._readiness),
            ]
        )
        return application

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self._measure()
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _measure(self) -> None:
        bot = self._bot
        _build.labels(version()).set(1)
        # Without the database, these keep their values; other metrics show the failure.
        with suppress(DatabaseFailedError, TimeoutError):
            async with asyncio.timeout(_READ_SECONDS):
                await self._measure_stored()
        _ready.set(self._not_ready() is None)
        _servers.set(len(bot.guilds))
        _unavailable.set(sum(guild.unavailable for guild in bot.guilds))
        _held.set(bot.shards_held)
        _in_all.set(bot.shard_count or 0)
        for shard_id, shard in bot.shards.items():
            _shard_up.labels(str(shard_id)).set(not shard.is_closed())
            _shard_latency.labels(str(shard_id)).set(shard.latency)
        _waiting.set(self._database.waiting)
        _failing.set(self._database.is_failing)
        _in_flight.set(bot.in_work)

    async def _measure_stored(self) -> None:
        for state, number in (await self._database.read(finding.open_by_state)).items():
            _games.labels(state).set(number)
        _unreviewed.set(await self._database.read(reviews.how_many_wait))
        _backup.set(await self._database.read(last_backup))
        for name, size in (await self._database.sizes()).items():
            _bytes.labels(name).set(size)

    async def _health(self, _request: web.Request) -> web.Response:
        """The answer to `/healthz`, which fails if a restart may help."""
        # Every answer shows that the event loop runs.
        return _answer(self._not_storing())

    async def _readiness(self, _request: web.Request) -> web.Response:
        return _answer(self._not_ready())

    def _not_storing(self) -> str | None:
        """The reason why storing does not work; None if it does."""
        return "the database cannot be written" if self._database.is_failing else None

    def _not_ready(self) -> str | None:
        """The reason why players are not served; None if they are."""
        bot = self._bot
        if bot.admission.is_closed:
            return "stopping"
        if not bot.served.is_held:
            return "standing by"
        if not bot.is_ready():
            return "connecting"
        away = [str(shard_id) for shard_id, shard in bot.shards.items() if shard.is_closed()]
        if away:
            return f"shards away from Discord: {', '.join(away)}"
        return self._not_storing()


def _answer(fault: str | None) -> web.Response:
    return web.Response(status=503 if fault else 200, text=f"{fault or 'ok'}\n")


@asynccontextmanager
async def monitored(bot: FarkleBot, database: Database, port: int, address: str = "127.0.0.1") -> AsyncIterator[None]:
    """Serves metrics and health during the block. Raises SetupError."""
    runner = web.AppRunner(Monitor(bot, database).application(), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            raise SetupError(
                "metrics-port-unusable", address=address, port=str(port), problem=error.strerror or ""
            ) from None
        yield
    finally:
        await runner.cleanup()
