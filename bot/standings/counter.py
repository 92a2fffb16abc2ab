"""The counter: adds games that were won to everyone's record, soon after they ended."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot import workers
from bot.stats.statistics import SeatStatistics
from bot.stats.told import numbers
from bot.store import counting
from bot.store.database import Database
from bot.store.units import Transaction, Unit

log = logging.getLogger(__name__)

_Value = TypeVar("_Value")


class Counter:
    """Counts games that were won, one after the other. Whoever reads records through it finds all of them counted."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._counting = asyncio.Lock()

    async def catch_up(self) -> None:
        """Counts every game that waits. A worker computes each, so that the writer is free in the meantime."""
        async with self._counting:
            while waiting := await self._database.read(counting.next_waiting):
                seats = await _numbers(waiting)
                if seats is None:
                    log.error("game %s cannot be read and counts nowhere", waiting.game_id)
                count = partial(counting.count, waiting=waiting, seats=seats, now=int(self._clock()))
                await self._database.write(count)

    async def read(self, unit: Unit[_Value]) -> _Value:
        """Runs a unit that reads records, once the games that have ended are counted. Returns what it returns."""
        found = await self._database.read(partial(_read_if_complete, unit))
        if found is not None:
            return found[0]
        try:
            await self.catch_up()
        except Exception:
            # Such as a full disk. What was counted before can be read all the same.
            log.exception("could not count the games that ended")
        return await self._database.read(unit)


async def _numbers(waiting: counting.Waiting) -> tuple[SeatStatistics, ...] | None:
    """The numbers of a game's seats; None if it cannot be read."""
    if waiting.won is None:
        return None
    try:
        return await workers.shared.run(numbers, *waiting.won.told)
    except workers.WorkerLostError:
        raise
    except Exception:
        # Lines that this program did not write may raise anything.
        return None


def _read_if_complete(unit: Unit[_Value], transaction: Transaction) -> tuple[_Value] | None:
    """What the unit returns; None if a game waits to be counted."""
    return None if counting.is_any_waiting(transaction) else (unit(transaction),)
