"""How light the bot is beside another build of it, and beside a bare bot: ``python -m tools.benchmark ratios``."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median

from tools.benchmark.lean import LeanDiscord, Table
from tools.benchmark.world import PATIENCE_SECONDS, Process, started

_ROOT = Path(__file__).parent.parent.parent
_QUIET_SECONDS = 8
"""After a start, until memory is measured."""


@dataclass
class Figures:
    start: float
    """Seconds of processor until the bot is ready."""
    idle: float
    later: float
    """Memory in MiB after the presses."""
    pace: float
    """Presses a second."""
    press: float
    """Milliseconds of processor."""
    own: float
    """What this Discord takes for a press."""
    turn: float


async def ratios(beside: str = "", runs: int = 3, tables: int = 50, presses: int = 10_000) -> None:
    """How light the bot is beside another build of it, and beside a bare bot.

    Starts this build, the build in the folder --beside (by its own .venv) and tools/benchmark/bare.py in turn, and lets
    two people at each of --tables press as soon as they are answered. Prints processor time and memory (PSS) of all
    processes of a bot: medians of --runs.
    """
    builds = {"this": _ROOT} | ({"other": _ROOT / beside} if beside else {})
    found: dict[str, list[Figures]] = {name: [] for name in (*builds, "bare")}
    for _ in range(runs):
        for name, folder in builds.items():
            found[name].append(await _build(folder, tables, presses))
        found["bare"].append(await _bare(tables, presses))
        print({name: figures[-1] for name, figures in found.items()}, file=sys.stderr, flush=True)
    this, bare, *others = (
        Figures(*map(median, zip(*map(astuple, found[name]), strict=True))) for name in ("this", "bare", *found)
    )
    other = others[1] if beside else None
    rows = [
        ("a turn, ms", this.turn, other and other.turn, None),
        (f"presses a second at {tables} tables", this.pace, other and other.pace, bare.pace),
        ("a press there, ms", this.press, other and other.press, bare.press),
        ("what Discord takes for it, ms", this.own, other and other.own, bare.own),
        ("a start, s", this.start, other and other.start, bare.start),
        ("memory at idle, MiB", this.idle, other and other.idle, bare.idle),
        (f"memory after {presses:,} presses, MiB", this.later, other and other.later, bare.later),
    ]
    print(f"{'':<40}{'this':>9}{'other':>9}{'bare':>9}{'to other':>9}{'to bare':>9}")
    for name, own, *beside_it in rows:
        shown = [f"{each:9.2f}" if each else f"{'':9}" for each in (own, *beside_it)]
        shown += [f"{own / each:9.2f}" if each else f"{'':9}" for each in beside_it]
        print(f"{name:<40}{''.join(shown)}")
    print(f"memory after the presses: {this.later / this.idle:.2f} times that at idle")


async def _build(folder: Path, tables: int, presses: int) -> Figures:
    command = (f"{folder}/.venv/bin/python", "-m", "bot", "run")
    with tempfile.TemporaryDirectory() as data:
        settings = {"DATABASE_URL": f"sqlite:///{data}/farkle.sqlite3"}
        discord = LeanDiscord(tables)
        async with discord.served():
            # Makes the database, and registers the commands.
            async with started(discord, command, folder, **settings):
                await _connected(discord)
            discord.connected.clear()
            async with started(discord, command, folder, **settings) as bot:
                return await _figures(discord, bot, presses)


async def _bare(tables: int, presses: int) -> Figures:
    discord = LeanDiscord(tables)
    async with discord.served(), started(discord, (sys.executable, "-m", "tools.benchmark.bare"), _ROOT) as bot:
        return await _figures(discord, bot, presses, is_bare=True)


async def _connected(discord: LeanDiscord) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        await discord.connected.wait()


async def _figures(discord: LeanDiscord, bot: Process, presses: int, *, is_bare: bool = False) -> Figures:
    await _connected(discord)
    start = bot.cpu
    await asyncio.sleep(_QUIET_SECONDS)
    idle = bot.memory_of_all
    if not is_bare:
        for table in discord.tables:
            await table.begin()
    await _press(discord.tables, presses // 10, is_bare=is_bare)
    computed, own, since = bot.cpu, time.process_time(), time.perf_counter()
    turns = await _press(discord.tables, presses, is_bare=is_bare)
    computed, own, seconds = bot.cpu - computed, time.process_time() - own, time.perf_counter() - since
    turn = computed * 1000 / turns if turns else 0
    press, own = (each * 1000 / presses for each in (computed, own))
    return Figures(start, idle, bot.memory_of_all, presses / seconds, press, own, turn)


async def _press(tables: Sequence[Table], presses: int, *, is_bare: bool) -> int:
    """All tables press as soon as they are answered. Returns how many turns passed."""
    left, turns = iter(range(presses)), 0

    async def play(table: Table) -> None:
        nonlocal turns
        for number in left:
            if is_bare:
                await table.press_anything(number)
            else:
                passed = await table.press_on()
                turns += passed

    await asyncio.gather(*map(play, tables))
    return turns
