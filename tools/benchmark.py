"""How fast one process of the bot answers clicks: ``python -m tools.benchmark [--games N] [--seconds N]``.

Measured are the time from a click to its answer while nothing else happens, and the clicks a second while many games
are played at once, each as fast as it is answered. Beside the bot stands a baseline: discord.py with nothing behind it,
which answers every button with the same short message. What lies between the two is what Farkle costs: rules, board,
texts, and a transaction in a real SQLite file that is on the disk (synchronous=FULL) before the answer goes out.

The bot, started as its operator starts it (``python -m bot run``), and the baseline each run in a process of their own.
The local Discord and its people are this process, so two cores give each side one. Where this process is the slower
one, the bot could do more than is measured: how busy this process was stands below each rate.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
from discord import app_commands

from bot.client import point_at
from bot.config import load_settings
from bot.local.players import next_press
from localdiscord import Channel, Event, Guild, LocalDiscord, Message, Person

_PATIENCE_SECONDS = 10


class Baseline(discord.AutoShardedClient):
    """A bot with one command, which shows a button, and one answer to every press."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="button", description="Show a button")(self.show_button)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def show_button(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        view.stop()
        await interaction.response.send_message("Not pressed yet.", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content="Pressed.")


class Table:
    """Two people in a channel of their own."""

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        self.channel: Channel = guild.add_channel(f"table-{number}")
        self.people: list[Person] = [local.add_user(f"player{number}{seat}") for seat in "ab"]
        for person in self.people:
            guild.add_member(person)
        self._posted = asyncio.Event()
        local.world.listeners.append(self._hear)

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
        assert outcome.kind == "update", outcome
        return outcome.elapsed


class Game(Table):
    """A game of Farkle that goes on and on."""

    async def begin(self) -> None:
        host, other = self.people
        await host.slash(self.channel, "farkle start", target=1_000_000)
        await self.press(await self.board(), other, "Join")
        await self.press(await self.board(), host, "Start")

    async def play_on(self) -> float:
        """Whose turn it is presses what simulated people press."""
        board = await self.board()
        person = next(person for person in self.people if f"➤ {person.mention}" in board.text)
        return await self.press(board, person, next_press(board))


class ButtonOnly(Table):
    """The baseline's button."""

    async def begin(self) -> None:
        await self.people[0].slash(self.channel, "button")

    async def play_on(self) -> float:
        return await self.press(await self.board(), self.people[0], "Press")


@dataclass
class Figures:
    """What was measured of one bot."""

    alone: Sequence[float]
    crowded: Sequence[float]
    rate: float
    busy: float
    """The share of the time that the local Discord and its people were computing."""


@asynccontextmanager
async def process(local: LocalDiscord, command: Sequence[str], folder: str) -> AsyncIterator[None]:
    """A bot in a process of its own, connected, until the block ends."""
    settings = {
        "DISCORD_TOKEN": local.token,
        "DATABASE_URL": f"sqlite:///{Path(folder) / 'farkle.sqlite3'}",
        "DISCORD_API_URL": local.api_url,
        "DISCORD_GATEWAY_URL": local.gateway_url,
    }
    arguments = (sys.executable, "-m", *command)
    bot = await asyncio.create_subprocess_exec(*arguments, env=os.environ | settings, stderr=asyncio.subprocess.DEVNULL)
    try:
        await local.bot_ready()
        yield
    finally:
        bot.terminate()
        await bot.wait()


async def measure(kind: type[Game | ButtonOnly], command: Sequence[str], games: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as local:
            guild = local.add_guild("The Tavern")
            tables = [kind(local, guild, number) for number in range(games)]
            async with process(local, command, folder):
                for table in tables:
                    await table.begin()
                await play_for(seconds / 5, tables)
                alone = await play_for(seconds, tables[:1])
                began, computed = time.perf_counter(), time.process_time()
                crowded = await play_for(seconds, tables)
                took, computed = time.perf_counter() - began, time.process_time() - computed
    return Figures(alone, crowded, len(crowded) / took, computed / took)


async def play_for(seconds: float, tables: Sequence[Game | ButtonOnly]) -> list[float]:
    """Plays on at all tables at once; the time that each answer took."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Game | ButtonOnly) -> None:
        while time.perf_counter() < end:
            times.append(await table.play_on())

    await asyncio.gather(*map(play, tables))
    return times


def show(bot: Figures, baseline: Figures, games: int) -> None:
    """Prints both bots' figures and their ratios."""

    def row(name: str, unit: str, figure: Callable[[Figures], float]) -> None:
        mine, theirs = figure(bot), figure(baseline)
        print(f"{name:24}{mine:>12,.1f} {unit:3}{theirs:>12,.1f} {unit:3}{mine / theirs:>8.2f}")

    print(f"{'':24}{'bot':>12}    {'baseline':>12}    {'ratio':>7}")
    print("One click in flight")
    row("  median", "ms", lambda each: percentile(each.alone, 50))
    row("  p95", "ms", lambda each: percentile(each.alone, 95))
    row("  p99", "ms", lambda each: percentile(each.alone, 99))
    print(f"{games} games at once, a click in flight in each")
    row("  clicks a second", "", lambda each: each.rate)
    row("  median", "ms", lambda each: percentile(each.crowded, 50))
    row("  p99", "ms", lambda each: percentile(each.crowded, 99))
    row("  local Discord busy", "%", lambda each: each.busy * 100)
    print(f"{len(bot.alone):,} and {len(bot.crowded):,} clicks on the bot; {os.cpu_count()} cores")


def percentile(times: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return statistics.quantiles(times, n=100)[percent - 1] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.benchmark", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=50, help="played at once (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="for each figure (default: %(default)s)")
    parser.add_argument("--baseline", action="store_true", help="only run the baseline bot, against DISCORD_API_URL")
    options = parser.parse_args()
    if options.baseline:
        settings = load_settings()
        point_at(settings)
        Baseline().run(settings.discord_token, log_handler=None)
        return
    bot = asyncio.run(measure(Game, ("bot", "run"), options.games, options.seconds))
    baseline = asyncio.run(measure(ButtonOnly, ("tools.benchmark", "--baseline"), options.games, options.seconds))
    show(bot, baseline, options.games)


if __name__ == "__main__":
    main()
