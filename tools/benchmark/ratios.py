"""How light the bot is beside another build of it, and beside a bare bot: ``python -m tools.benchmark ratios``."""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median

from localdiscord import LocalDiscord
from tools.benchmark.world import PATIENCE_SECONDS, Game, Process, discord, started

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
    press: float
    """Milliseconds of processor."""
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
        (f"a press at {tables} tables, ms", this.press, other and other.press, bare.press),
        ("a start, s", this.start, other and other.start, bare.start),
        ("memory at idle, MiB", this.idle, other and other.idle, bare.idle),
        (f"memory after {presses:,} presses, MiB", this.later, other and other.later, bare.later),
    ]
    print(f"{'':<40}{'this':>9}{'other':>9}{'bare':>9}{'to other':>9}{'to bare':>9}")
    for name, own, *beside_it in rows:
        shown = [f"{each:9.2f}" if each else f"{'':9}" for each in (own, *beside_it)]
        shown += [f"{own / each:9.2f}" if each else f"{'':9}" for each in beside_it]
        print(f"{name:<40}{''.join(shown)}")
    print(f"presses a second of processor beside the bare bot: {bare.press / this.press:.2f} times")
    print(f"memory after the presses: {this.later / this.idle:.2f} times that at idle")


async def _build(folder: Path, tables: int, presses: int) -> Figures:
    command = (f"{folder}/.venv/bin/python", "-m", "bot", "run")
    with tempfile.TemporaryDirectory() as data:
        settings = {"DATABASE_URL": f"sqlite:///{data}/farkle.sqlite3"}
        async with discord() as local:
            games = [Game(local, local.add_guild(f"guild {number}"), number) for number in range(tables)]
            # Makes the database, and registers the commands.
            async with started(local, command, folder, **settings):
                await local.bot_ready(PATIENCE_SECONDS)
            async with started(local, command, folder, **settings) as bot:
                return await _figures(local, bot, games, presses)


async def _bare(tables: int, presses: int) -> Figures:
    async with discord() as local:
        games = [Game(local, local.add_guild(f"guild {number}"), number) for number in range(tables)]
        async with started(local, (sys.executable, "-m", "tools.benchmark.bare"), _ROOT) as bot:
            return await _figures(local, bot, games, presses, is_bare=True)


async def _figures(
    local: LocalDiscord, bot: Process, games: Sequence[Game], presses: int, *, is_bare: bool = False
) -> Figures:
    await local.bot_ready(PATIENCE_SECONDS)
    start = bot.cpu
    await asyncio.sleep(_QUIET_SECONDS)
    idle = bot.memory_of_all
    if not is_bare:
        for game in games:
            await game.begin()
    await _press(games, presses // 10, is_bare=is_bare)
    computed = bot.cpu
    turns = await _press(games, presses, is_bare=is_bare)
    computed = (bot.cpu - computed) * 1000
    return Figures(start, idle, bot.memory_of_all, computed / presses, computed / turns if turns else 0)


async def _press(games: Sequence[Game], presses: int, *, is_bare: bool) -> int:
    """All tables press as soon as they are answered. Returns how many turns passed."""
    left, turns = iter(range(presses)), 0

    async def play(game: Game) -> None:
        nonlocal turns
        for number in left:
            if is_bare:
                await game.press_anything(number)
            else:
                passed = await game.press_on()
                turns += passed

    await asyncio.gather(*map(play, games))
    return turns
