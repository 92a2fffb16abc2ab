"""What presses cost where processes share the servers: ``python -m tools.sharing [--processes N …] [--postgresql]``.

People play on 16 shards, at the same pace each time, first with one process for all of them, then with two and with
four that share them, each started as an operator starts it (``python -m bot run``). Printed is the CPU time that the
kernel counted for all processes together by press, for each of them beside no presses, and what the database's own
server took. It reads CPU times from /proc, as Linux has it.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.local.postgresql import Server
from bot.local.tavern import PATIENCE_SECONDS
from localdiscord import LocalDiscord
from tools.benchmark import Game
from tools.idle import cpu, memory

_SHARDS = 16
_NO_LIMIT = (1_000_000, 1.0)


@dataclass
class Cost:
    """What so many processes took: CPU seconds and presses while people played, and CPU seconds in a second without."""

    processes: int
    presses: int
    cpu: float
    server_cpu: float
    idle: float
    kilobytes: int


async def measure(processes: int, tables: int, rate: float, seconds: float, server: Server | None) -> Cost:
    """Starts so many processes, and lets people press so often a second, at all tables together."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(shards=_SHARDS, message_rate=_NO_LIMIT, answer_within=PATIENCE_SECONDS) as local:
            local.gate.global_rate = _NO_LIMIT
            local.gateway.max_concurrency = _SHARDS
            guilds = [local.add_guild(f"guild {number}") for number in range(_SHARDS)]
            games = [Game(local, guilds[number % _SHARDS], number) for number in range(tables)]
            url = _new_database(server, processes) if server else f"sqlite:///{folder}/farkle.sqlite3"
            async with AsyncExitStack() as stack:
                bots = [
                    await stack.enter_async_context(_running(local, url, number, processes))
                    for number in range(processes)
                ]
                await local.bot_ready(PATIENCE_SECONDS)
                for game in games:
                    await game.begin()
                await _press(games, rate, seconds / 4)
                began, computed, of_server = time.perf_counter(), _sum(bots), _of(server)
                presses = await _press(games, rate, seconds)
                spent, of_server = _sum(bots) - computed, _of(server) - of_server
                print(f"{presses / (time.perf_counter() - began):.0f} presses a second", flush=True)
                kilobytes = sum(map(memory, bots))
                computed = _sum(bots)
                await asyncio.sleep(seconds / 2)
                idle = (_sum(bots) - computed) / (seconds / 2) / processes
    return Cost(processes, presses, spent, of_server, idle, kilobytes)


@asynccontextmanager
async def _running(local: LocalDiscord, url: str, number: int, processes: int) -> AsyncIterator[int]:
    first, end = (each * _SHARDS // processes for each in (number, number + 1))
    settings = {
        "DISCORD_TOKEN": local.token,
        "DATABASE_URL": url,
        "DISCORD_API_URL": local.api_url,
        "DISCORD_GATEWAY_URL": local.gateway_url,
        "SHARDS": f"{first}-{end - 1}/{_SHARDS}",
        "REVIEWS": "0",
    }
    command, quiet = (sys.executable, "-m", "bot", "run"), asyncio.subprocess.DEVNULL
    started = await asyncio.create_subprocess_exec(*command, env=os.environ | settings, stderr=quiet)
    try:
        yield started.pid
    finally:
        started.terminate()
        await started.wait()


def _new_database(server: Server, number: int) -> str:
    with server.connected() as connection:
        connection.execute(f"CREATE DATABASE of_{number}")
    return server.url(f"of_{number}")


async def _press(games: Sequence[Game], rate: float, seconds: float) -> int:
    """Everybody presses at their own pace. Returns how often."""
    pause, end = len(games) / rate, time.perf_counter() + seconds

    async def play(game: Game, begins: float) -> int:
        presses, at = 0, time.perf_counter() + begins
        while at < end:
            await asyncio.sleep(at - time.perf_counter())
            # On a busy machine, the clock may have called somebody again in the meantime: then the board is old.
            with suppress(AssertionError):
                await game.press_on()
                presses += 1
            at += pause
        return presses

    return sum(await asyncio.gather(*(play(game, pause * n / len(games)) for n, game in enumerate(games))))


def _sum(process_ids: Sequence[int]) -> float:
    return sum(map(cpu, process_ids))


def _of(server: Server | None) -> float:
    """The CPU seconds of all processes of a database's server."""
    if server is None:
        return 0.0
    main = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return _sum([main, *map(int, children)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sharing", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="(default: 1 2 4)")
    parser.add_argument("--tables", type=int, default=32, help="at which people play (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=40, help="presses a second, in all (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=40, help="for each figure (default: %(default)s)")
    parser.add_argument("--postgresql", action="store_true", help="with a server of its own, instead of SQLite")
    options = parser.parse_args()
    server = Server() if options.postgresql else None
    first = 0.0
    for processes in options.processes:
        cost = asyncio.run(measure(processes, options.tables, options.rate, options.seconds, server))
        each = cost.cpu / cost.presses * 1000
        first = first or each
        print(
            f"{processes} processes: {each:.2f} ms of CPU a press ({each / first:.2f}), {cost.presses:,} presses;"
            f" the database's server {cost.server_cpu / cost.presses * 1000:.2f} ms;"
            f" {cost.idle * 1000:.1f} ms a second for each process without presses;"
            f" {cost.kilobytes / 1024 / processes:.0f} MB each",
            flush=True,
        )


if __name__ == "__main__":
    main()
