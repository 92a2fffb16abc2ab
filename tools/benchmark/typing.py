import asyncio
import time
from collections import Counter
from itertools import chain, cycle

from localdiscord import ClientRefused
from tests.support.hoard import Hoard
from tools.benchmark.world import Game, World, percentile, world

_KEY_SECONDS = 0.4
_PRESS_SECONDS = 0.25
_COMMANDS = ("farkle verify", "farkle board", "farkle stop", "farkle pause", "farkle leave")
_TABLES = 6


async def _play(game: Game, end: float) -> list[float]:
    """Plays unhurriedly. Returns the seconds of each press."""
    times = []
    while time.perf_counter() < end:
        times.append(await game.press_on())
        await asyncio.sleep(_PRESS_SECONDS)
    return times


async def _type(here: World, number: int, typists: int, end: float, answers: Counter[str]) -> None:
    """Types the name of a game key by key, without waiting for answers. Typists begin one after the other."""
    keys = set[asyncio.Task[None]]()

    async def key(typed: str) -> None:
        try:
            answer = here.people[number].autocomplete(here.channel, _COMMANDS[number % len(_COMMANDS)], "game", typed)
            answers["offers" if await answer else "an empty list"] += 1
        except ClientRefused:
            answers["nothing"] += 1

    await asyncio.sleep(_KEY_SECONDS * number / typists)
    for typed in cycle(("", "o", "ou", "our")):
        if time.perf_counter() >= end:
            break
        keys.add(asyncio.create_task(key(typed)))
        await asyncio.sleep(_KEY_SECONDS)
    await asyncio.gather(*keys)


async def typing(typists: int = 10, games: int = 25, seconds: float = 20.0) -> None:
    """How long presses take beside people who type.

    They type into an option that offers games, a key every 0.4 seconds, in a channel with long ended games and as many
    sleeping ones. Others on the server play. Prints how long their presses took, first alone and then beside the
    typists.
    """
    async with world(people=max(typists, 4), hoard=Hoard(long=games, asleep=games)) as here:
        tables = [Game(here.local, here.guild, number) for number in range(_TABLES)]
        for table in tables:
            await table.begin()
        answers = Counter[str]()
        for name, many in (("alone", 0), (f"beside {typists} typists", typists)):
            end = time.perf_counter() + seconds
            typing = asyncio.gather(*(_type(here, number, many, end, answers) for number in range(many)))
            times = [*chain(*await asyncio.gather(*(_play(table, end) for table in tables)))]
            await typing
            p50, p99 = (percentile(times, percent) for percent in (50, 99))
            print(f"{name:20}{len(times):>6} presses, p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    print(", ".join(f"{number} keys were answered with {answer}" for answer, number in sorted(answers.items())))
