import asyncio
import time
from collections.abc import Sequence

from bot.local.players import is_over
from localdiscord import Event, Guild, LocalDiscord
from tools.benchmark.world import PATIENCE_SECONDS, Game, percentile, world


class ShortGame(Game):
    target = 50

    def __init__(self, local: LocalDiscord, guild: Guild, number: int) -> None:
        super().__init__(local, guild, number)
        self._edits = 0
        self._edited = asyncio.Event()
        local.world.listeners.append(self._hear_edit)

    def _hear_edit(self, event: Event) -> None:
        here = event.channel is self.channel and event.kind == "message_update"
        if here and event.message and is_over(event.message):
            self._edits += 1
            if self._edits > 1:
                self._edited.set()

    async def play(self) -> tuple[float, float]:
        """Returns the seconds from the winning press until the ending is shown, and until it is edited."""
        self._edits = 0
        self._edited.clear()
        await self.begin()
        began = 0.0
        while not is_over(self.channel.messages()[-1]):
            began = time.perf_counter()
            await self.press_on()
        shown = time.perf_counter() - began
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self._edited.wait()
        return shown, time.perf_counter() - began


async def endings(games: int = 10, seconds: float = 20.0) -> None:
    """How long endings take.

    Plays short games, first one at a time, then several at once. Prints the time from the winning press until the
    ending is shown, and until it is edited because the game was counted.
    """
    for at_once in (1, games):
        async with world() as here:
            tables = [ShortGame(here.local, here.guild, number) for number in range(at_once)]
            # Also starts the worker process.
            await tables[0].play()
            end = time.perf_counter() + seconds
            times: list[tuple[float, float]] = []

            async def play_on(table: ShortGame, end: float, times: list[tuple[float, float]]) -> None:
                while time.perf_counter() < end:
                    times.append(await table.play())

            await asyncio.gather(*(play_on(table, end, times) for table in tables))
        shown, edited = zip(*times, strict=True)
        print(f"{at_once} at once, {len(times)} endings; shown {_told(shown)}; edited, once counted, {_told(edited)}")


def _told(times: Sequence[float]) -> str:
    p50, p99 = percentile(times, 50), percentile(times, 99)
    return f"after p50 {p50:.0f} ms, p99 {p99:.0f} ms, at most {max(times) * 1000:.0f} ms"
