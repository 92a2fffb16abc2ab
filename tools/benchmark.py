"""What a press costs beside the least that it could cost: ``python -m tools.benchmark [--games N] [--seconds N]``.

Measured are presses of people who play, on servers whose turns call the next player and on servers whose turns do not,
and presses that mark a die, after which nothing is stored. Each is made with one press in flight, for the time that an
answer takes, and in many games at once, each pressed as soon as it is answered, for presses a second. The bot's CPU is
that of its own process: what the kernel counted for it, divided by the presses.

Beside the bot stands a baseline: discord.py with nothing behind it, which answers each press by editing the message to
one with as many components and as much text as a board. It needs no rules, no texts and no database. The bot brings
each press but marking to the disk (synchronous=FULL) before it answers.

Both bots, started as an operator starts one, run in processes of their own, each connected to a local Discord of its
own, and are measured in turns, so that a busy machine is as busy for one as for the other. Both local Discords and
their people are this process. What it computes is printed, too: where it is the slower one, the bot could do more than
is measured. It reads CPU times from /proc, as Linux has it.

With ``--database-url``, another bot stands beside them that keeps its games there, such as in PostgreSQL.
"""

import argparse
import asyncio
import gc
import os
import statistics
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import discord
from discord import app_commands
from discord.ui import ActionRow, Button, Container, LayoutView, Separator, TextDisplay

from bot.config import load_settings
from bot.discord_py import point_at
from bot.local.players import next_press
from localdiscord import Channel, Event, Guild, LocalDiscord, Message, Person
from localdiscord.model.components import walk
from localdiscord.model.payloads import message_payload

_PATIENCE_SECONDS = 20
_NO_LIMIT = (1_000_000, 1.0)
_ROUNDS = 5
_DONE = ("update", "deferred_update", "message")
"""How a press is answered that does something."""
_TICKS = os.sysconf("SC_CLK_TCK")


class Baseline(discord.AutoShardedClient):
    """A bot with one command, which shows a board, and one answer to every press: the next board."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="Show a board")(self.show_board)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def show_board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=_likeness(0))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component and interaction.data is not None:
            number = int(str(interaction.data.get("custom_id", "0")).partition(":")[0])
            await interaction.response.edit_message(view=_likeness(number + 1))


def _likeness(number: int) -> LayoutView:
    """A message like a board: in turns before a throw, and after one with a button for each die."""
    style = discord.ButtonStyle
    log = [
        "-# <@847249408016777217> banked 1,050 (1 1 1 5)",
        "-# <@847249408012582913> banked 700 (1 6 6 6)",
        "-# <@847249408016777217> banked 400 (1 5, 5, 2 2 2)",
    ]
    items: list[discord.ui.Item[LayoutView]] = [
        TextDisplay(f"**Standard** · first to 1,000,000 · round {number}"),
        TextDisplay("➤ <@847249408012582913> **13,100** ▰▰▱▱▱▱▱▱▱▱\n◦ <@847249408016777217> **14,750** ▰▰▱▱▱▱▱▱▱▱"),
        TextDisplay("\n".join(log)),
        Separator(),
    ]
    if number % 2:
        thrown = " ".join(f"<:die_{face}:855638016004194305>" for face in (4, 5, 4, 4, 1, 1))
        kept = "Keeping **1 1 4 4 4 5** for 650: **650** points this turn."
        items.append(TextDisplay(f"# {thrown}\n{kept}\n-# ⏳ <t:1795297856:R> the bot banks 650."))
        dice: list[Button[LayoutView]] = [
            Button(label=f"✓ {die}", emoji="🎲", style=style.success, custom_id=f"{number}:die:{die}")
            for die in range(1, 7)
        ]
        items += [ActionRow(*dice[:3]), ActionRow(*dice[3:])]
        labels = ["Press", "Bank 650", "Most points · 650", "Leave"]
    else:
        items.append(TextDisplay("<@847249408012582913>, it's your turn.\n-# ⏳ <t:1795297856:R> the turn passes on."))
        labels = ["Press", "Leave"]
    buttons: list[Button[LayoutView]] = [Button(label=label, custom_id=f"{number}:{label}") for label in labels]
    view = LayoutView(timeout=None)
    view.add_item(Container(*items, ActionRow(*buttons), accent_colour=0x2A9D8F))
    # A finished view is sent like any other, and discord.py keeps no listener for it.
    view.stop()
    return view


class Table(ABC):
    """Two people in a channel of their own."""

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        name = f"{type(self).__name__.lower()}-{number}"
        self.channel: Channel = guild.add_channel(name)
        self.people: list[Person] = [local.add_user(f"{name}-{seat}") for seat in "ab"]
        for person in self.people:
            guild.add_member(person)
        self._posted = asyncio.Event()
        local.world.listeners.append(self._hear)

    @abstractmethod
    async def begin(self) -> None:
        """Shows something to press."""

    @abstractmethod
    async def press_on(self) -> float:
        """Presses something. Returns the seconds until the answer."""

    def _hear(self, event: Event) -> None:
        if event.channel is self.channel and event.kind == "message_create":
            self._posted.set()

    async def board(self) -> Message:
        """The newest message, once it has buttons."""
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while not (board := self.channel.messages()[-1]).buttons:
                self._posted.clear()
                await self._posted.wait()
        return board

    async def press(self, board: Message, person: Person, label: str) -> float:
        outcome = await person.click(board, label=label)
        assert outcome.kind in _DONE, outcome
        return outcome.elapsed


class Game(Table):
    """A game of Farkle that goes on and on."""

    target = 1_000_000

    async def begin(self) -> None:
        host, other = self.people
        await host.slash(self.channel, "farkle start", target=self.target)
        await self.press(await self.board(), other, "Join")
        await self.press(await self.board(), host, "Start")

    def on_turn(self, board: Message) -> Person:
        return next(person for person in self.people if f"➤ {person.mention}" in board.text)

    async def press_on(self) -> float:
        """Whose turn it is presses what simulated people press."""
        board = await self.board()
        player, label = self.on_turn(board), next_press(board)
        outcome = await player.click(board, label=label)
        if outcome.ephemeral and label.startswith("Bank"):
            # To bank now would lose, which the bot asks about first.
            label = next(button.label for button in board.buttons if button.label.startswith("Roll"))
            return await self.press(board, player, label)
        assert outcome.kind in _DONE, outcome
        return outcome.elapsed


class Marking(Game):
    """A game in which somebody cannot decide which die to keep."""

    async def begin(self) -> None:
        await super().begin()
        while not self._dice(await self.board()):
            await super().press_on()

    async def press_on(self) -> float:
        board = await self.board()
        outcome = await self.on_turn(board).click(board, self._dice(board)[0])
        assert outcome.kind in _DONE, outcome
        return outcome.elapsed

    def _dice(self, board: Message) -> list[str]:
        """The addresses of the dice that can be marked: they have nothing but a number, and perhaps a tick."""
        return [
            button.custom_id
            for button in board.buttons
            if button.custom_id and button.label.removeprefix("✓").strip().isdigit() and not button.disabled
        ]


class BaselineBoard(Table):
    """The baseline's message."""

    async def begin(self) -> None:
        await self.people[0].slash(self.channel, "board")

    async def press_on(self) -> float:
        return await self.press(await self.board(), self.people[0], "Press")


@asynccontextmanager
async def spawned(local: LocalDiscord, folder: Path, *command: str, **more: str) -> AsyncIterator[int]:
    """Runs ``python -m <command>``, with its database in `folder`, until the block ends. Gives its process id.

    `more` are further variables of its environment.
    """
    settings = {
        "DISCORD_TOKEN": local.token,
        "DATABASE_URL": f"sqlite:///{folder / 'farkle.sqlite3'}",
        "DISCORD_API_URL": local.api_url,
        "DISCORD_GATEWAY_URL": local.gateway_url,
    }
    arguments, quiet = (sys.executable, "-m", *command), asyncio.subprocess.DEVNULL
    started = await asyncio.create_subprocess_exec(*arguments, env=os.environ | settings | more, stderr=quiet)
    try:
        yield started.pid
    finally:
        started.terminate()
        await started.wait()


@asynccontextmanager
async def process(local: LocalDiscord, folder: Path, *command: str, **more: str) -> AsyncIterator[int]:
    """As `spawned`, and connected."""
    async with spawned(local, folder, *command, **more) as process_id:
        await local.bot_ready()
        yield process_id


@dataclass
class Bot:
    """A bot in a process of its own, and its local Discord."""

    local: LocalDiscord
    process_id: int

    @property
    def cpu(self) -> float:
        """The seconds that the kernel counted for it up to now, of all its threads."""
        fields = Path(f"/proc/{self.process_id}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @classmethod
    @asynccontextmanager
    async def running(cls, *command: str, **more: str) -> AsyncIterator[Self]:
        """Starts ``python -m <command>``, connected, until the block ends. `more` are as in `spawned`."""
        with tempfile.TemporaryDirectory() as folder:
            # How fast Discord would let the bot be is not what is measured here.
            async with LocalDiscord(message_rate=_NO_LIMIT, answer_within=_PATIENCE_SECONDS) as local:
                local.gate.global_rate = _NO_LIMIT
                async with process(local, Path(folder), *command, **more) as process_id:
                    yield cls(local, process_id)


@dataclass
class Load:
    """One kind of presses, and what was measured of them."""

    name: str
    bot: Bot
    tables: Sequence[Table]
    alone: list[float] = field(default_factory=list)
    crowded: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    local_cpu: float = 0.0
    components: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)

    async def begin(self) -> None:
        for table in self.tables:
            await table.begin()

    async def measure(self, seconds: float) -> None:
        """One round: one press in flight for so long, and then one in each game for as long."""
        self.alone += await _press_for(seconds, self.tables[:1])
        began, local_cpu, cpu = time.perf_counter(), time.process_time(), self.bot.cpu
        self.crowded += await _press_for(seconds, self.tables)
        self.cpu += self.bot.cpu - cpu
        self.local_cpu += time.process_time() - local_cpu
        self.seconds += time.perf_counter() - began
        for table in self.tables:
            parts = list(walk(message_payload(await table.board())["components"]))
            self.components.append(len(parts))
            self.characters.append(sum(len(part.get("content") or part.get("label") or "") for part in parts))


async def _press_for(seconds: float, tables: Sequence[Table]) -> list[float]:
    """Presses at all tables at once; the time that each answer took."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def press(table: Table) -> None:
        while time.perf_counter() < end:
            times.append(await table.press_on())

    await asyncio.gather(*map(press, tables))
    return times


async def measure(games: int, seconds: float, database_url: str | None) -> list[Load]:
    """All loads, the baseline's first."""
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(Bot.running("bot", "run"))
        baseline = await stack.enter_async_context(Bot.running("tools.benchmark", "--baseline"))
        calling, silent = bot.local.add_guild("Calling"), bot.local.add_guild("Silent")
        await silence(bot.local, silent)
        plain = baseline.local.add_guild("Plain")
        loads = [
            Load("baseline", baseline, [BaselineBoard(baseline.local, plain, n) for n in range(games)]),
            Load("playing, no calls", bot, [Game(bot.local, silent, n) for n in range(games)]),
            Load("playing, calls", bot, [Game(bot.local, calling, n) for n in range(games)]),
            Load("marking a die", bot, [Marking(bot.local, silent, n) for n in range(games)]),
        ]
        if database_url is not None:
            other = await stack.enter_async_context(Bot.running("bot", "run", DATABASE_URL=database_url))
            there = other.local.add_guild("Elsewhere")
            loads.append(Load("calls, elsewhere", other, [Game(other.local, there, n) for n in range(games)]))
        for load in loads:
            await load.begin()
            await _press_for(seconds / _ROUNDS, load.tables)
        for _ in range(_ROUNDS):
            for load in loads:
                with _nothing_collected():
                    await load.measure(seconds / _ROUNDS)
    return loads


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Garbage of this process is collected before the block, not in it: a bot would seem to take that time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def silence(local: LocalDiscord, guild: Guild) -> None:
    """Turns the calls of a server off, as whoever manages it does."""
    manager, channel = local.add_user("manager"), guild.add_channel("settings")
    guild.add_member(manager, manage_guild=True)
    screen = (await manager.slash(channel, "farkle-setup settings")).shown
    await manager.choose(screen, "fc:boards", ["in_place"])


def show(loads: Sequence[Load], games: int) -> None:
    """Prints what was measured, and after each figure its ratio to the baseline's."""
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
    print("Boards")
    row("  components", lambda load: statistics.fmean(load.components))
    row("  characters", lambda load: statistics.fmean(load.characters))
    presses = ", ".join(f"{len(load.alone):,} + {len(load.crowded):,}" for load in loads)
    print(f"{presses} presses; {os.cpu_count()} cores")


def percentile(times: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return statistics.quantiles(times, n=100)[percent - 1] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.benchmark", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=50, help="played at once (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="for each figure (default: %(default)s)")
    parser.add_argument("--database-url", help="an empty database, for another bot that is measured beside this one")
    parser.add_argument("--baseline", action="store_true", help="only run the baseline bot, against DISCORD_API_URL")
    options = parser.parse_args()
    if options.baseline:
        settings = load_settings()
        point_at(settings)
        Baseline().run(settings.discord_token, log_handler=None)
        return
    show(asyncio.run(measure(options.games, options.seconds, options.database_url)), options.games)


if __name__ == "__main__":
    main()
