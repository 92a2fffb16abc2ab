import asyncio

from bot.ui.address import Address, Verb
from localdiscord import Person
from tests.support.hoard import Hoard
from tools.benchmark.world import world


async def _run(games: int, presses: int, servers: int = 0) -> float:
    """Returns the MB used after presses in each game in turn."""
    async with world(hoard=Hoard(long=1, facts=1, asleep=games), servers=servers) as here:
        bot = here.bot
        started = f"ready after {bot.seconds:.2f} s, computed {bot.cpu:.2f} s; {bot.memory:.1f} MB at the start"
        left = iter(range(presses))

        async def press(person: Person) -> None:
            for count in left:
                # Game 1 has ended.
                address = Address(2 + count % games, 0, Verb.LEAVE)
                outcome = await person.forge("component", here.channel, {"custom_id": str(address)})
                assert "Leave this game" in outcome.text, outcome

        await asyncio.gather(*map(press, here.people))
        memory = bot.memory
    print(f"{games:,} open games, {servers:,} more servers: {started}, {memory:.1f} MB after {presses:,} presses")
    return memory


async def idle(games: int = 10_000, servers: int = 2_000) -> None:
    """What open games and servers cost while no one plays.

    Starts the bot with one sleeping game, with many, and on many servers with 20 channels each; prints the time until
    Discord can reach it, CPU time and memory, also after as many presses in one game or in many.
    """
    one, many = await _run(1, games), await _run(games, games)
    print(f"{(many - one) / games * 1024:.1f} kB of memory for each open game")
    spread = await _run(1, games, servers)
    print(f"{(spread - one) / servers * 1024:.1f} kB of memory for each server")
