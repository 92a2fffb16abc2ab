"""What open games and servers cost: ``python -m tools.benchmark idle``."""

import asyncio
import tempfile
from pathlib import Path

from bot.ui.game_addresses import Address, Verb
from localdiscord import Person
from tests.support.hoard import Hoard
from tools.benchmark.world import discord, started

_CHANNELS = 20


async def _run(games: int, presses: int, servers: int = 0) -> float:
    """Returns the MB used after presses in each game in turn."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "farkle.sqlite3"
        async with discord() as local:
            guild, people = local.add_guild("The Tavern"), [local.add_user(f"person{number}") for number in range(4)]
            channel = guild.add_channel("channel")
            for person in people:
                guild.add_member(person)
            for number in range(servers):
                further = local.add_guild(f"Server {number}")
                for name in range(_CHANNELS):
                    further.add_channel(f"channel {name}")
            hoard = Hoard(long=1, facts=1, asleep=games)
            await hoard.store(database, guild.id, channel.id, [person.id for person in people])
            async with started(local, DATABASE_URL=f"sqlite:///{database}") as bot:
                await local.bot_ready()
                began = f"the start took {bot.cpu:.2f} s of CPU and {bot.memory:.1f} MB"
                left = iter(range(presses))

                async def press(person: Person) -> None:
                    for count in left:
                        # Game 1 has ended.
                        address = Address(2 + count % games, 0, Verb.LEAVE)
                        outcome = await person.forge("component", channel, {"custom_id": str(address)})
                        assert "Leave this game" in outcome.text, outcome

                await asyncio.gather(*map(press, people))
                memory = bot.memory
    print(f"{games:,} open games, {servers:,} more servers: {began}, {memory:.1f} MB after {presses:,} presses")
    return memory


async def idle(games: int = 10_000, servers: int = 2_000) -> None:
    """What open games and servers cost while no one plays.

    Starts the bot with one sleeping game, with many, and on many servers with 20 channels each. Prints CPU time and
    memory, also after as many presses in one game or in many.
    """
    one, many = await _run(1, games), await _run(games, games)
    print(f"{(many - one) / games * 1024:.1f} kB of memory for each open game")
    spread = await _run(1, games, servers)
    print(f"{(spread - one) / servers * 1024:.1f} kB of memory for each server")
