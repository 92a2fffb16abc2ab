"""For end-to-end tests: the real bot on a local Discord, in this process or in one of its own."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import discord

from bot.client import FarkleBot
from bot.config import Settings
from bot.discord_py import point_at
from bot.discord_time import DiscordTime
from bot.games.dice import Dice, Roller, Seed
from bot.model.servers import Boards
from bot.play.sessions import draw_secret
from bot.store.database import Database
from bot.store.schema import guilds
from bot.store.units import Transaction, upsert
from bot.testing.table import PATIENCE_SECONDS as PATIENCE_SECONDS
from bot.testing.table import Table, at_once
from bot.testing.table import seeded as seeded
from bot.ui.game_addresses import ROUTE, Address, read
from localdiscord import LocalDiscord
from localdiscord.discord_py import pointed_at
from tests.support.answered import Answered
from tests.support.databases import migrate, url_of
from tests.support.idle_time import idle_time
from tests.support.installed import Installation
from tests.support.loop_guard import guarded_loop


def scripted(*throws: str) -> Roller:
    """Dice from a script: one string of digits for each throw. More throws than that fail the test."""
    waiting = list(throws)

    def roll(_seed: Seed, _throw: int, number: int) -> Dice:
        dice = tuple(map(int, waiting.pop(0)))
        assert len(dice) == number, f"{number} dice are thrown, but the script says {dice}"
        return dice

    return roll


_installations: list[Installation] = []
"""The state that this process's first bot put on its Discord, if nothing was refused to it."""


class PassingTime(DiscordTime):
    """The time of day, which tests may put forward. On any machine, nothing that people do is late."""

    answer_seconds = math.inf

    def __init__(self, system: Callable[[], float] = time.time) -> None:
        super().__init__(system)
        self.ahead = 0.0

    def __call__(self) -> float:
        return super().__call__() + self.ahead


class GivenTime(DiscordTime):
    """The time that `given` says, whatever Discord states."""

    def __init__(self, given: Callable[[], float]) -> None:
        super().__init__(given, given)

    def hear(self, date: str | None, asked: float) -> None:
        """Nothing."""

    def is_late(self, interaction_id: int) -> bool:  # noqa: ARG002 - nothing is late
        return False


class SetTime(GivenTime):
    """The time that a test says."""

    def __init__(self, now: float) -> None:
        self.now = now
        super().__init__(lambda: self.now)


class Tavern(Table):
    """The bot sits there, too, if it runs in this process."""

    def __init__(self, local: LocalDiscord, people: int) -> None:
        super().__init__(local, people)
        self.running: FarkleBot | None = None
        self.roll: Roller = seeded(1)
        """The dice of the bot. Tests may replace them at any time."""

        self.is_first_start = False
        self.clock = PassingTime()
        self.answered = Answered()

    @property
    def bot(self) -> FarkleBot:
        """While it runs in this process."""
        assert self.running is not None
        return self.running

    async def hear(self, interaction: discord.Interaction) -> None:
        """An interaction reached a bot in this process."""
        self.answered.reached.add(interaction.id)

    def settings(self, database: Path) -> Settings:
        return Settings(
            discord_token=self.local.token,
            database_url=url_of(database),
            discord_api_url=self.local.api_url,
            discord_gateway_url=self.local.gateway_url,
        )


@asynccontextmanager
async def local_tavern(people: int = 3, *, is_first_start: bool = False, shards: int = 1) -> AsyncIterator[Tavern]:
    """A local Discord without a bot; discord.py talks to the real one again afterwards.

    Unless `is_first_start`, the application may have run there before.
    """
    ours, level = logging.getLogger("bot"), logging.getLogger("bot").level
    ours.setLevel(logging.INFO)
    async with LocalDiscord(answer_within=PATIENCE_SECONDS, shards=shards) as local:
        # Bots that are killed and started again and again need not wait for their logins to last for the day.
        local.gateway.identifies_left = 1_000_000
        if _installations and not is_first_start:
            _installations[0].put_on(local)
        tavern = Tavern(local, people)
        tavern.is_first_start = is_first_start
        ours.addHandler(tavern.answered)
        try:
            with pointed_at(local):
                yield tavern
        finally:
            ours.removeHandler(tavern.answered)
            ours.setLevel(level)


@asynccontextmanager
async def running_bot(
    tavern: Tavern,
    database: Path,
    roll: Roller,
    clock: DiscordTime | None = None,
    draw_secret: Callable[[], str] = draw_secret,
    has_missed_time: Callable[[], bool] = lambda: False,
    pace: float = 5.0,
    owner_guild: int | None = None,
    reviewing: bool = False,
    first_roll: bool = False,
    new_boards: bool = False,
    sleep: Callable[[float], Awaitable[None]] | None = None,
) -> AsyncIterator[FarkleBot]:
    """The bot in this process, connected, until the block ends.

    Its dice are the tavern's, at first those of `roll`, and so is its time unless another clock is given. People had
    all the time that tests put forward, unless `has_missed_time` says otherwise. The bot's start is finished before the
    block begins. Seconds pass only while the loop waits, and then `pace` times faster than real ones. Only if it is
    `reviewing` does the bot review games by itself, which takes a process of its own. Players press Roll in each turn,
    so that a test says when dice fall, unless the `first_roll` falls by itself. With `new_boards`, each turn
    of another player has a new board, whoever is there. Computers' turns follow each other at
    once, unless it can `sleep`.
    """
    settings = tavern.settings(database)
    point_at(settings)
    tavern.roll = roll
    if _installations and not tavern.is_first_start:
        await _installations[0].put_at(database)
    await migrate(database)
    with idle_time(pace):
        async with (
            # The jobs that begin together would connect all eight, which takes a quarter of a start.
            Database.open(settings.database_url, readers=2) as opened,
            FarkleBot(
                opened,
                lambda *throw: tavern.roll(*throw),
                clock or tavern.clock,
                draw_secret,
                has_missed_time=has_missed_time,
                owner_guild=owner_guild,
                reviewing=reviewing,
                sleep=sleep or at_once,
            ) as bot,
        ):
            boards = Boards.ONE if new_boards else Boards.AS_NEEDED
            if new_boards or not first_roll:
                await opened.write(
                    _set_up, guild_ids=tuple(tavern.local.world.guilds), first_roll=first_roll, boards=boards.value
                )
            bot._connection.guild_ready_timeout = (
                0.1  # discord.py waits two seconds for more, but here all come at once
            )
            bot.add_listener(tavern.hear, "on_interaction")
            running = asyncio.create_task(bot.start(settings.discord_token))
            try:
                await tavern.local.bot_ready(PATIENCE_SECONDS)
                await bot.wait_until_ready()
                # By then, all its jobs have begun.
                await bot.jobs.play("clock")
                await tavern.until(lambda: not bot.in_work)
                tavern.running = bot
                if not _installations and not tavern.is_first_start and not tavern.faults():
                    _installations.append(await Installation.of(tavern.local, opened))
                with guarded_loop():
                    yield bot
            finally:
                tavern.running = None
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)


def _set_up(transaction: Transaction, /, guild_ids: Iterable[int], **settings: object) -> None:
    """Sets this on these servers, by one statement: services would read and write all settings of each."""
    transaction.execute(upsert(guilds, *settings), [{"id": guild_id, **settings} for guild_id in guild_ids])


@asynccontextmanager
async def playing(database: Path, roll: Roller, people: int = 3, *, first_roll: bool = False) -> AsyncIterator[Tavern]:
    """A local Discord with the bot on it, in this process."""
    async with local_tavern(people) as tavern, running_bot(tavern, database, roll, first_roll=first_roll):
        yield tavern


def game_address(custom_id: str) -> Address | None:
    """The address of a game's button; None for one of another route, or for none of ours."""
    route, *parts = custom_id.split(":")
    return read(tuple(parts)) if route == ROUTE else None
