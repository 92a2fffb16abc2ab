"""Shows that the bot's memory does not grow: ``python -m tools.endurance [--presses N] [--games N] [--minutes N]``.

Starts the bot as its operator starts it (``python -m bot run``), in a process of its own. People play many games at
once, one after the other, a million presses in all: thousands of games begin, end, are counted and reviewed. Prints the
bot's memory after each twentieth of the presses, and by how much it grew in the second half. It reads the memory from
/proc, as Linux has it.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

from bot.local.players import is_over
from localdiscord import ClientRefused
from tools.benchmark import Bot, silence
from tools.endings import Games
from tools.idle import memory

_REPORTS = 20


class OrdinaryGames(Games):
    """Games to the usual target."""

    target = 10_000


async def endure(presses: int, games: int, minutes: float) -> None:
    """Presses so often, or for so many minutes, and prints how much memory the bot uses."""
    async with Bot.running("bot", "run") as bot:
        guild = bot.local.add_guild("Silent")
        await silence(bot.local, guild)
        tables = [OrdinaryGames(bot.local, guild, number) for number in range(games)]
        for table in tables:
            await table.begin()
        began, measured = time.perf_counter(), list[tuple[int, int]]()
        for report in range(1, _REPORTS + 1):
            goal = presses * report // _REPORTS
            done = measured[-1][0] if measured else 0
            left = iter(range(goal - done))
            pressed = sum(await asyncio.gather(*(_press_on(table, left, began + minutes * 60) for table in tables)))
            # This process remembers every request, and would grow itself.
            bot.local.requests.clear()
            measured.append((done + pressed, memory(bot.process_id)))
            done, used = measured[-1]
            rate = done / (time.perf_counter() - began)
            print(f"{done:>9,} presses, {rate:>5.0f} a second: {used / 1024:7.1f} MB", flush=True)
            if time.perf_counter() > began + minutes * 60:
                break
    done, last = measured[-1]
    middle = next(used for number, used in measured if number >= done / 2)
    print(f"from the middle to the end: {100 * (last - middle) / middle:+.1f} % of memory")


async def _press_on(table: OrdinaryGames, left: Iterator[int], end: float) -> int:
    """Presses at a table as long as presses are left and there is time. Returns how often."""
    pressed = 0
    for _ in left:
        if time.perf_counter() > end:
            break
        if is_over(await table.board()):
            await table.begin()
        with suppress(AssertionError, ClientRefused):
            # On a busy machine, the clock may have called somebody again meanwhile: then the board is old, or gone.
            await table.press_on()
            pressed += 1
    return pressed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.endurance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--presses", type=int, default=1_000_000, help="in all (default: %(default)s)")
    parser.add_argument("--games", type=int, default=50, help="played at once (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=600, help="at most (default: %(default)s)")
    options = parser.parse_args()
    asyncio.run(endure(options.presses, options.games, options.minutes))


if __name__ == "__main__":
    main()
