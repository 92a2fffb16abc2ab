"""What presses cost if processes share the servers: ``python -m tools.benchmark sharing``."""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from tests.support.postgresql import Server
from tools.benchmark.world import PATIENCE_SECONDS, Game, Process, discord, started

_SHARDS = 16
_PROCESSES = (1, 2, 4)


async def sharing(tables: int = 32, rate: float = 40.0, seconds: float = 40.0, postgresql: bool = False) -> None:
    """What presses cost if processes share the servers.

    People play on 16 shards at the same pace, with one, two and four processes. Prints the CPU time of all processes
    per press, that of each process without presses, and that of the database server.
    """
    server, first = Server() if postgresql else None, 0.0
    for processes in _PROCESSES:
        with tempfile.TemporaryDirectory() as folder:
            async with discord(_SHARDS) as local, AsyncExitStack() as stack:
                guilds = [local.add_guild(f"guild {number}") for number in range(_SHARDS)]
                games = [Game(local, guilds[number % _SHARDS], number) for number in range(tables)]
                url = _new_database(server, processes) if server else f"sqlite:///{folder}/farkle.sqlite3"
                bots = []
                for number in range(processes):
                    start, end = (each * _SHARDS // processes for each in (number, number + 1))
                    settings = {"DATABASE_URL": url, "SHARDS": f"{start}-{end - 1}/{_SHARDS}", "REVIEWS": "0"}
                    bots.append(await stack.enter_async_context(started(local, **settings)))
                await local.bot_ready(PATIENCE_SECONDS)
                for game in games:
                    await game.begin()
                await _press(games, rate, seconds / 4)
                computed, of_server = _cpu(bots), _cpu(_of(server))
                presses = await _press(games, rate, seconds)
                each = (_cpu(bots) - computed) / presses * 1000
                of_server = (_cpu(_of(server)) - of_server) / presses * 1000
                memory, computed = sum(bot.memory for bot in bots) / processes, _cpu(bots)
                await asyncio.sleep(seconds / 2)
                idle = (_cpu(bots) - computed) / (seconds / 2) / processes * 1000
        first = first or each
        print(
            f"{processes} processes: {each:.2f} ms of CPU a press ({each / first:.2f}), {presses:,} presses;"
            f" the database's server {of_server:.2f} ms; {idle:.1f} ms a second for each process without presses;"
            f" {memory:.0f} MB each",
            flush=True,
        )


def _new_database(server: Server, number: int) -> str:
    with server.connected() as connection:
        connection.execute(f"CREATE DATABASE of_{number}")
    return server.url(f"of_{number}")


async def _press(games: Sequence[Game], rate: float, seconds: float) -> int:
    """Each person presses at the given pace. Returns the number of presses."""
    pause, end = len(games) / rate, time.perf_counter() + seconds

    async def play(game: Game, begins: float) -> int:
        presses, at = 0, time.perf_counter() + begins
        while at < end:
            await asyncio.sleep(at - time.perf_counter())
            # On a busy machine, the clock may have replaced the board.
            with suppress(AssertionError):
                await game.press_on()
                presses += 1
            at += pause
        return presses

    return sum(await asyncio.gather(*(play(game, pause * n / len(games)) for n, game in enumerate(games))))


def _cpu(processes: Sequence[Process]) -> float:
    return sum(each.cpu for each in processes)


def _of(server: Server | None) -> list[Process]:
    """All processes of a database server."""
    if server is None:
        return []
    main = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [Process(main), *(Process(int(child)) for child in children)]
