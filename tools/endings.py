"""Times how games end: ``python -m tools.endings [--games N] [--seconds N]``.

Starts the bot as its operator starts it (``python -m bot run``), in a process of its own. Short games are played again
and again, first one at a time and then ten. Prints how long it took from the press that won until the ending was shown,
and until the same message was edited because the game was counted.
"""

import argparse
import asyncio
import time
from dataclasses import dataclass, field

from bot.local.players import is_over
from localdiscord import Event, Guild, LocalDiscord, Person
from tools.benchmark import Bot, Game, percentile

_PATIENCE_SECONDS = 60


@dataclass
class Times:
    """The seconds from each winning press until its ending was shown, and until that was edited."""

    shown: list[float] = field(default_factory=list)
    counted: list[float] = field(default_factory=list)


class Games(Game):
    """One game after the other, each with other people: nobody may open many lobbies within a few minutes."""

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        super().__init__(local, guild, number)
        self._local, self._guild = local, guild

    async def begin(self) -> None:
        self.people = [self._newcomer() for _ in self.people]
        await super().begin()

    def _newcomer(self) -> Person:
        person = self._local.add_user("newcomer")
        self._guild.add_member(person)
        return person


class ShortGames(Games):
    """Games that are won with the first bank."""

    target = 50

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        super().__init__(local, guild, number)
        self._edited = asyncio.Event()
        local.world.listeners.append(self._hear_edit)

    def _hear_edit(self, event: Event) -> None:
        if (
            event.channel is self.channel
            and event.kind == "message_update"
            and event.message
            and is_over(event.message)
        ):
            self._edits += 1
            if self._edits > 1:
                self._edited.set()

    async def play(self, times: Times) -> None:
        """One game, from its lobby to its counted ending."""
        self._edits = 0
        self._edited.clear()
        await self.begin()
        began = 0.0
        while not is_over(self.channel.messages()[-1]):
            began = time.perf_counter()
            await self.press_on()
        times.shown.append(time.perf_counter() - began)
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await self._edited.wait()
        times.counted.append(time.perf_counter() - began)


async def measure(games: int, seconds: float) -> Times:
    """Plays so many games at once, for so long."""
    times = Times()
    async with Bot.running("bot", "run") as bot:
        guild = bot.local.add_guild("The Tavern")
        tables = [ShortGames(bot.local, guild, number) for number in range(games)]
        # The first ending also starts the process that computes.
        await tables[0].play(Times())
        end = time.perf_counter() + seconds

        async def play_on(table: ShortGames) -> None:
            while time.perf_counter() < end:
                await table.play(times)

        await asyncio.gather(*map(play_on, tables))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.endings", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10, help="played at once (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="for which they are played (default: %(default)s)")
    options = parser.parse_args()
    for games in (1, options.games):
        times = asyncio.run(measure(games, options.seconds))
        print(f"{games} at once, {len(times.shown)} endings", end="")
        for name, taken in (("shown", times.shown), ("edited, once counted", times.counted)):
            figures = (percentile(taken, 50), percentile(taken, 99), max(taken) * 1000)
            print(
                f"; {name} after p50 {figures[0]:.0f} ms, p99 {figures[1]:.0f} ms, at most {figures[2]:.0f} ms", end=""
            )
        print()


if __name__ == "__main__":
    main()
