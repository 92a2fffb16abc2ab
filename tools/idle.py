"""Shows what open games and servers cost where nobody plays: ``python -m tools.idle [--games N] [--servers N]``.

Starts the bot as its operator starts it (``python -m bot run``), in a process of its own, with one open game and then
with 10,000 of them, all of which sleep. Prints how long each start takes until Discord can reach the bot, how much the
process has computed by then, and its memory. Then people press a button: as often in the one game as in all the others
together, once in each. The difference in memory afterwards is what the open games take. At last it starts the bot on
2,000 more servers with 20 channels each. Reads CPU times and memory from /proc, as Linux has it.
"""

import argparse
import asyncio
import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bot.local.farkle.hoard import Hoard
from bot.ui.game.address import Address, Verb
from localdiscord import LocalDiscord
from tools.benchmark import process

_TICKS = os.sysconf("SC_CLK_TCK")
_PEOPLE = 4
_CHANNELS = 20
_NO_LIMIT = (1_000_000, 1.0)


@dataclass
class Cost:
    """What a bot took: seconds until it was ready, seconds that it computed, and kB of memory then and at the end."""

    seconds: float
    cpu: float
    at_start: int
    at_end: int


def cpu(process_id: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory(process_id: int) -> int:
    """The memory of a process that is in use, in kB."""
    lines = Path(f"/proc/{process_id}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(games: int, presses: int, servers: int = 0) -> Cost:
    """Starts the bot with so many open games, and presses a button so often, in one after the other.

    It is on so many further servers.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(message_rate=_NO_LIMIT, answer_within=60) as local:
            local.gate.global_rate = _NO_LIMIT
            guild = local.add_guild("The Tavern")
            channel = guild.add_channel("idle")
            for number in range(servers):
                further = local.add_guild(f"Server {number}")
                for name in range(_CHANNELS):
                    further.add_channel(f"channel {name}")
            people = [local.add_user(f"player{number}") for number in range(_PEOPLE)]
            for person in people:
                guild.add_member(person)
            hoard = Hoard(long=1, facts=1, asleep=games)
            database, players = Path(folder) / "farkle.sqlite3", [each.id for each in people]
            await hoard.store(database, guild.id, channel.id, players)
            began = time.perf_counter()
            async with process(local, Path(folder), "bot", "run") as process_id:
                seconds, computed, at_start = time.perf_counter() - began, cpu(process_id), memory(process_id)
                left = iter(range(presses))

                async def press(number: int) -> None:
                    for count in left:
                        # The first stored game has ended.
                        address = Address(2 + count % games, 0, Verb.LEAVE)
                        outcome = await people[number].forge("component", channel, {"custom_id": str(address)})
                        assert "Leave this game" in outcome.text, outcome

                await asyncio.gather(*map(press, range(_PEOPLE)))
                return Cost(seconds, computed, at_start, memory(process_id))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.idle", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="that are open (default: %(default)s)")
    parser.add_argument("--servers", type=int, default=2_000, help="where nothing happens (default: %(default)s)")
    options = parser.parse_args()
    games, servers = options.games, options.servers
    costs = {number: asyncio.run(measure(number, games)) for number in (1, games)}
    for number, cost in costs.items():
        print(f"{number:>7,} open games: ready after {cost.seconds:.2f} s, computed {cost.cpu:.2f} s;", end=" ")
        print(f"{cost.at_start / 1024:.1f} MB at the start, {cost.at_end / 1024:.1f} MB after {games:,} presses")
    each = (costs[games].at_end - costs[1].at_end) / games
    print(f"{each * 1024:.0f} bytes of memory for each open game")
    spread = asyncio.run(measure(1, 1, servers))
    more = (spread.at_end - costs[1].at_end) / servers
    print(f"{spread.at_end / 1024:.1f} MB on {servers:,} more servers: {more:.0f} kB of memory for each")


if __name__ == "__main__":
    main()
