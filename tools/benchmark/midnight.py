import asyncio
import tempfile
import time
from functools import partial
from itertools import count

from bot.games.farkle import Game, Then, choices
from bot.play.chance import draw_secret
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.play.turns import choose
from bot.store import daily
from bot.store.database import Database
from tools.benchmark.daily import nobody_knows
from tools.benchmark.world import percentile

_DAY = 24 * 3600
_PRESSES_A_SECOND = 20
_BEFORE_SECONDS = 5.0
_AT_ONCE = 1000
_FIRST_PERSON = 1 << 60


class Day:
    def __init__(self, database: Database, ago: int = 0) -> None:
        self.sessions = Sessions(database, clock=lambda: time.time() - ago)
        self.dice = DailyDice(database, self.sessions, lambda: time.time() - ago, draw_secret, nobody_knows)

    async def play(self, user_id: int, turns: int) -> float:
        """Begins an attempt and plays its first turns. Returns the average seconds of a unit."""
        began = time.perf_counter()
        game_id = await self.dice.begin(user_id, user_id, 5)
        units, is_going_on = 1, True
        while is_going_on:
            units += 1
            async with self.sessions.lock(game_id) as session:
                game = session.game
                assert isinstance(game, Game)
                offered = choices(game)
                choice = next((each for each in offered if each.then is Then.BANK), offered[0])
                given = (session.stored, user_id, session.stored.revision, choice)
                change = choose(*given, now=session.now(), roller=session.roller)
                await session.commit(change)
                is_going_on = game.round <= turns
        return (time.perf_counter() - began) / units


async def midnight(attempts: int = 20_000) -> None:
    """How midnight goes while many play the daily dice.

    Yesterday's attempts are open after a turn each, and the day ends, while people press twenty times a second on new
    ones. Prints the time until the secret can be published, how long presses took before and meanwhile, and the longest
    block of the event loop.
    """
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/farkle.sqlite3"
        async with Database.open(url) as database:
            yesterday = Day(database, ago=_DAY)
            for done in range(0, attempts, _AT_ONCE):
                people = range(_FIRST_PERSON + done, _FIRST_PERSON + min(done + _AT_ONCE, attempts))
                await asyncio.gather(*(yesterday.play(user_id, 1) for user_id in people))
        async with Database.open(url) as database:
            today, times, lags = Day(database), list[float](), list[float]()
            around = [asyncio.create_task(each) for each in (_press_on(today, times), _lag(lags))]
            await asyncio.sleep(_BEFORE_SECONDS)
            _show("before", times, lags)
            began = time.perf_counter()
            while not await database.read(partial(daily.is_settled, today=today.dice.today)):
                await today.dice.turn_over()
            print(f"{attempts} attempts ended, and the secret told, in {time.perf_counter() - began:.1f} s")
            _show("meanwhile", times, lags)
            for task in around:
                task.cancel()
            await asyncio.wait(around)


async def _press_on(day: Day, times: list[float]) -> None:
    """Each press begins an attempt, and throws."""

    async def press(user_id: int) -> None:
        times.append(await day.play(user_id, 0))

    async with asyncio.TaskGroup() as presses:
        for user_id in count(2 * _FIRST_PERSON):
            presses.create_task(press(user_id))
            await asyncio.sleep(1 / _PRESSES_A_SECOND)


async def _lag(lags: list[float]) -> None:
    """Notes how late a timer wakes."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        lags.append(time.perf_counter() - began - 0.001)


def _show(when: str, times: list[float], lags: list[float]) -> None:
    print(
        f"{when}: {len(times)} presses, median {percentile(times, 50):.1f} ms, p99 {percentile(times, 99):.1f} ms;"
        f" loop late by {percentile(lags, 99):.1f} ms at p99, {max(lags) * 1000:.1f} ms at most"
    )
    times.clear()
    lags.clear()
