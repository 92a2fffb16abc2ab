"""Coming online is calm, however many servers there are and however many games are due."""

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import discord
import pytest

from bot import discord_limits
from bot.client import FarkleBot
from bot.model.servers import TURN_SECONDS
from bot.store.units import Writer
from bot.ui.game.clock import _MOST_A_LOOK
from tests.support.hoard import Hoard
from tests.support.sessions import games_due
from tests.support.tavern import Tavern, local_tavern, running_bot, seeded

SERVERS = 200
SHARDS = 2
MOST_WRITES = 40


async def test_hundreds_of_servers_cost_next_to_no_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Counter[str]()
    write = Writer.write

    async def counted(writer: Writer, unit: Callable[..., object], *given: object, **named: object) -> object:
        written[str(unit)] += 1
        return await write(writer, unit, *given, **named)

    async def without_waiting(_bot: discord.Client, _shard_id: int | None, *, initial: bool = False) -> None:
        """At once."""

    async with local_tavern(shards=SHARDS) as tavern:
        for number in range(SERVERS):
            tavern.local.add_guild(f"server {number}")
        for _first_time_and_again in range(2):
            written.clear()
            monkeypatch.setattr(Writer, "write", counted)  # no one else names units
            monkeypatch.setattr(discord.Client, "before_identify_hook", without_waiting)  # it waits five seconds
            async with running_bot(tavern, path, seeded(1), pace=10) as bot:
                await tavern.until(lambda: len(bot.guilds) > SERVERS)
                await tavern.until(lambda: len(bot.ready_shards) == SHARDS and not bot.in_work)
                # The first run of every job.
                await bot.jobs.play()
            monkeypatch.undo()
            assert sum(written.values()) <= MOST_WRITES, written


async def all_looked_at(tavern: Tavern) -> None:
    await tavern.until(lambda: not tavern.bot.clock._at_work)  # its looks may end before that


@asynccontextmanager
async def with_due_games(
    path: Path, number: int, prepare: Callable[[Tavern, Path], None] = lambda _tavern, _database: None
) -> AsyncIterator[tuple[Tavern, FarkleBot]]:
    """A bot that starts with this many games that are due, after the first run of its jobs; its clock stands still."""
    async with local_tavern(people=4) as tavern:
        players = [person.id for person in tavern.people]
        await Hoard(long=1, facts=1, due=number).store(path, tavern.guild.id, tavern.channel.id, players)
        prepare(tavern, path)
        async with running_bot(tavern, path, seeded(1), pace=10) as bot:
            bot.jobs.stop("clock")
            # A look that has begun is finished.
            await tavern.until(lambda: not bot.in_work)
            await all_looked_at(tavern)
            yield tavern, bot


async def test_many_games_that_are_due_are_looked_at_a_few_at_a_time(path: Path) -> None:
    async with with_due_games(path, 60) as (tavern, bot):
        due = len(await games_due(bot.services.sessions))
        while due:
            await bot.clock.look()
            await all_looked_at(tavern)
            left = len(await games_due(bot.services.sessions))
            assert due - left <= _MOST_A_LOOK
            due = left


async def test_a_server_with_many_games_that_are_due_holds_up_no_other(path: Path) -> None:
    def move_the_last(tavern: Tavern, database: Path) -> None:
        with closing(sqlite3.connect(database)) as file, file:
            # It is due after all others.
            moved = "UPDATE games SET guild_id = ?, alarm_at = alarm_at + 1 WHERE id = (SELECT max(id) FROM games)"
            file.execute(moved, [tavern.local.add_guild("Another tavern").id])

    async with with_due_games(path, 60, move_the_last) as (tavern, bot):
        due = await games_due(bot.services.sessions)
        assert {guild for _, guild in due} == {tavern.guild.id}


async def test_the_clock_waits_while_discord_refuses_much(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("bot.client.Refusals", partial(discord_limits.Refusals, lambda: now[0]))  # its clock is its own
    async with with_due_games(path, 10) as (tavern, bot):
        tavern.clock.ahead += TURN_SECONDS
        due = await games_due(bot.services.sessions)
        for _ in range(discord_limits._MANY):
            bot.refusals.record(403, {})
        await bot.clock.look()
        assert await games_due(bot.services.sessions) == due != []
        now[0] += 600
        await bot.clock.look()
        await all_looked_at(tavern)
        assert await games_due(bot.services.sessions) == []
