import asyncio
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field

from localdiscord import Message
from localdiscord.model.components import walk
from localdiscord.model.payloads import message_payload
from tools.benchmark.world import Game, Process, Table, percentile, silence, world

_ROUNDS = 5


class Marking(Game):
    """A game whose player keeps marking dice."""

    async def begin(self) -> None:
        await super().begin()
        while not self._dice(await self.board()):
            await super().press_on()

    async def press_on(self) -> float:
        board = await self.board()
        return await self.press(board, self.on_turn(board), custom_id=self._dice(board)[0])

    def _dice(self, board: Message) -> list[str]:
        """A die that can be marked has a number as its label, and perhaps a tick."""
        buttons = [each for each in board.buttons if not each.disabled]
        return [each.custom_id or "" for each in buttons if each.label.removeprefix("✓").strip().isdigit()]


class BaselineBoard(Table):
    async def begin(self) -> None:
        await super().begin()
        await self.people[0].slash(self.channel, "board")

    async def press_on(self) -> float:
        return await self.press(await self.board(), self.people[0], "Press")


@dataclass
class Load:
    """A kind of press, and its measurements."""

    name: str
    bot: Process
    tables: Sequence[Table]
    alone: list[float] = field(default_factory=list)
    crowded: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    local_cpu: float = 0.0
    turns: int = 0
    components: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)

    async def measure(self, seconds: float) -> None:
        """`seconds` with one press in flight, and as long with one per game."""
        self.alone += await _press_for(seconds, self.tables[:1])
        began, local_cpu, cpu = time.perf_counter(), time.process_time(), self.bot.cpu
        turns = sum(table.turns for table in self.tables)
        self.crowded += await _press_for(seconds, self.tables)
        self.turns += sum(table.turns for table in self.tables) - turns
        self.cpu += self.bot.cpu - cpu
        self.local_cpu += time.process_time() - local_cpu
        self.seconds += time.perf_counter() - began
        for table in self.tables:
            parts = list(walk(message_payload(await table.board())["components"]))
            self.components.append(len(parts))
            self.characters.append(sum(len(part.get("content") or part.get("label") or "") for part in parts))


async def _press_for(seconds: float, tables: Sequence[Table]) -> list[float]:
    """Presses at all tables at once. Returns the time of each answer."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def press(table: Table) -> None:
        while time.perf_counter() < end:
            times.append(await table.press_on())

    await asyncio.gather(*map(press, tables))
    return times


async def press(games: int = 50, seconds: float = 10.0, database_url: str = "") -> None:
    """What a press costs, compared with the least that it could.

    Measures presses in games that mention the next player, in games that don't, and presses that mark a die, which
    store nothing: first one in flight, for the time of an answer, then many games at once, for presses a second. CPU is
    the bot's process's own, divided by presses, and by turns: a press that ends a turn also makes the next first roll,
    unless the server turned that off, as in "no first rolls".

    The baseline is plain discord.py: it edits the message to one as large as a board, without rules, texts or database.
    The bot brings each press but marking to the disk (synchronous=FULL) before it answers.

    Each bot has a local Discord of its own, and they take turns, so that a busy machine slows both. The local Discords
    and their people are this process, whose CPU is printed too: if it is the slower one, the bot could do more.

    With --database-url, an empty database, another bot keeps its games there.
    """
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(world())
        baseline = await stack.enter_async_context(world("tools.benchmark.baseline"))
        silent, rolling = bot.local.add_guild("Silent"), bot.local.add_guild("Rolling")
        await silence(bot.local, silent)
        await silence(bot.local, rolling, first_roll=False)
        loads = [
            Load("baseline", baseline.bot, [BaselineBoard(baseline.local, baseline.guild, n) for n in range(games)]),
            Load("playing, no calls", bot.bot, [Game(bot.local, silent, n) for n in range(games)]),
            Load("playing, calls", bot.bot, [Game(bot.local, bot.guild, n) for n in range(games)]),
            Load("no first rolls", bot.bot, [Game(bot.local, rolling, n) for n in range(games)]),
            Load("marking a die", bot.bot, [Marking(bot.local, silent, n) for n in range(games)]),
        ]
        if database_url:
            other = await stack.enter_async_context(world(DATABASE_URL=database_url))
            loads.append(Load("calls, elsewhere", other.bot, [Game(other.local, other.guild, n) for n in range(games)]))
        for load in loads:
            for table in load.tables:
                await table.begin()
            await _press_for(seconds / _ROUNDS, load.tables)
        for _ in range(_ROUNDS):
            for load in loads:
                with _nothing_collected():
                    await load.measure(seconds / _ROUNDS)
    _show(loads, games)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Collects this process's garbage first, because the bot would seem to take that time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _show(loads: Sequence[Load], games: int) -> None:
    """Prints each figure with its ratio to the baseline's."""
    print(f"{'':26}" + "".join(f"{load.name:>22}" for load in loads))

    def row(name: str, figure: Callable[[Load], float], unit: str = "") -> None:
        first = figure(loads[0])
        cells = [f"{figure(load):,.2f} {unit}".strip() + f" {figure(load) / first:6.2f}" for load in loads]
        print(f"{name:26}" + "".join(f"{cell:>22}" for cell in cells))

    print("One press in flight")
    row("  median", lambda load: percentile(load.alone, 50), "ms")
    row("  p99", lambda load: percentile(load.alone, 99), "ms")
    print(f"{games} games at once, a press in flight in each")
    row("  presses a second", lambda load: len(load.crowded) / load.seconds)
    row("  median", lambda load: percentile(load.crowded, 50), "ms")
    row("  p99", lambda load: percentile(load.crowded, 99), "ms")
    row("  CPU of the bot, a press", lambda load: load.cpu / len(load.crowded) * 1000, "ms")
    row("  CPU of Discord, a press", lambda load: load.local_cpu / len(load.crowded) * 1000, "ms")
    turns = [f"{load.name} {load.cpu / load.turns * 1000:.2f} ms" for load in loads if load.turns]
    print("  CPU of the bot, a turn: " + ", ".join(turns))
    print("Boards")
    row("  components", lambda load: statistics.fmean(load.components))
    row("  characters", lambda load: statistics.fmean(load.characters))
    presses = ", ".join(f"{len(load.alone):,} + {len(load.crowded):,}" for load in loads)
    print(f"{presses} presses; {os.cpu_count()} cores")
