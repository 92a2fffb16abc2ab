"""Times people's presses beside others who type: ``python -m tools.typists [--typists N] [--games N] [--seconds N]``.

Ten people type into an option that offers games, a key every 0.4 seconds, in a channel in which 25 long games ended and
as many sleep. Elsewhere on the server people play. Printed is how long their presses took, first alone and then beside
the typists. The bot is started as its operator starts it (``python -m bot run``), in a process of its own.
"""

import argparse
import asyncio
import tempfile
import time
from itertools import cycle
from pathlib import Path

from bot.local.farkle.hoard import Hoard
from localdiscord import Channel, ClientRefused, LocalDiscord, Person
from tools.benchmark import Game, percentile, process

_KEY_SECONDS = 0.4
_PRESS_SECONDS = 0.25
_COMMANDS = ("farkle verify", "farkle board", "farkle stop", "farkle pause", "farkle leave")


class Typist:
    """Somebody who types the name of a game, a key at a time."""

    def __init__(self, person: Person, channel: Channel, command: str) -> None:
        self.person = person
        self.channel = channel
        self.command = command
        self.keys = self.empty = self.failed = 0

    async def type(self, end: float, begin_after: float) -> None:
        await asyncio.sleep(begin_after)
        for typed in cycle(("", "o", "ou", "our")):
            if time.perf_counter() >= end:
                return
            running.add(asyncio.create_task(self._key(typed)))
            await asyncio.sleep(_KEY_SECONDS)

    async def _key(self, typed: str) -> None:
        self.keys += 1
        try:
            self.empty += not await self.person.autocomplete(self.channel, self.command, "game", typed)
        except ClientRefused:
            self.failed += 1


running: set[asyncio.Task[None]] = set()


class Presses:
    """What became of the presses of those who play: the seconds that each took, and how many were not answered."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.failed = 0

    async def play(self, game: Game, end: float) -> None:
        while time.perf_counter() < end:
            try:
                self.times.append(await game.press_on())
            except (AssertionError, TimeoutError):
                self.failed += 1
            await asyncio.sleep(_PRESS_SECONDS)

    def show(self, name: str) -> None:
        p50, p99 = (percentile(self.times, each) for each in (50, 99)) if len(self.times) > 1 else (0.0, 0.0)
        print(f"{name:20}{len(self.times) + self.failed:>6} presses{self.failed:>6} failed{p50:>9.1f} ms{p99:>9.1f} ms")


async def measure(typists: int, hoard: Hoard, tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as local:
            guild = local.add_guild("The Tavern")
            channel = guild.add_channel("hoard")
            people = [local.add_user(f"typist{number}") for number in range(max(typists, 4))]
            for person in people:
                guild.add_member(person)
            await hoard.store(
                Path(folder) / "farkle.sqlite3", guild.id, channel.id, [person.id for person in people[:4]]
            )
            typing = [Typist(people[n], channel, _COMMANDS[n % len(_COMMANDS)]) for n in range(typists)]
            games = [Game(local, guild, number) for number in range(tables)]
            async with process(local, Path(folder), "bot", "run"):
                for game in games:
                    await game.begin()
                print(f"{'':46}{'p50':>12}{'p99':>12}")
                for name, who in (("alone", []), (f"beside {typists} typists", typing)):
                    presses, end = Presses(), time.perf_counter() + seconds
                    keys = [each.type(end, _KEY_SECONDS * n / typists) for n, each in enumerate(who)]
                    await asyncio.gather(*(presses.play(game, end) for game in games), *keys)
                    presses.show(name)
                await asyncio.gather(*running)
    keys, empty, failed = (sum(getattr(each, name) for each in typing) for name in ("keys", "empty", "failed"))
    print(f"{keys} keys, {empty} answered with an empty list, {failed} not answered")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.typists", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--typists", type=int, default=10, help="who type at once (default: %(default)s)")
    parser.add_argument("--games", type=int, default=25, help="that ended, and that sleep (default: %(default)s)")
    parser.add_argument("--facts", type=int, default=2000, help="of each ended game (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="at which people play (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="for each figure (default: %(default)s)")
    options = parser.parse_args()
    hoard = Hoard(long=options.games, facts=options.facts, asleep=options.games)
    asyncio.run(measure(options.typists, hoard, options.tables, options.seconds))


if __name__ == "__main__":
    main()
