import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

from bot.local.players import is_over
from localdiscord import ClientRefused
from tools.benchmark.world import Game, silence, world

_REPORTS = 20


class OrdinaryGame(Game):
    """A game to the usual target, and then the next one."""

    target = 10_000

    async def press_of(self, left: Iterator[int]) -> None:
        for _ in left:
            if is_over(await self.board()):
                await self.begin()
            with suppress(AssertionError, ClientRefused):
                # On a busy machine, the clock may have replaced the board.
                await self.press_on()


async def memory(presses: int = 1_000_000, games: int = 50) -> None:
    """Whether the bot's memory grows.

    People play many games at once: thousands begin, end, are counted and reviewed. Prints the bot's memory after each
    twentieth of the presses, and its growth in the second half.
    """
    async with world() as here:
        await silence(here.local, here.guild)
        tables = [OrdinaryGame(here.local, here.guild, number) for number in range(games)]
        for table in tables:
            await table.begin()
        began, used = time.perf_counter(), []
        for report in range(1, _REPORTS + 1):
            left = iter(range(presses // _REPORTS))
            await asyncio.gather(*(table.press_of(left) for table in tables))
            # The local Discord would grow itself.
            here.local.requests.clear()
            used.append(here.bot.memory)
            done = report * presses // _REPORTS
            rate = done / (time.perf_counter() - began)
            print(f"{done:>9,} presses, {rate:>5.0f} a second: {used[-1]:7.1f} MB", flush=True)
    middle = used[_REPORTS // 2 - 1]
    print(f"from the middle to the end: {100 * (used[-1] - middle) / middle:+.1f} % of memory")
