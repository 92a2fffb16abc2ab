"""Counts finished games into the records, before people read them.

The unit that ends a game queues it. One unit adds its numbers and takes it out of the queue, so each counts once.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from bot import counters, workers
from bot.errors import UnreadableGame
from bot.games.measures import SeatStatistics
from bot.model.written import numbers
from bot.store import counting
from bot.store.database import Database
from bot.store.units import DatabaseFailedError, Transaction, Unit

log = logging.getLogger(__name__)

_Value = TypeVar("_Value")
_Given = ParamSpec("_Given")


_TRIES = 2
PATIENCE_SECONDS = 10.0


class GameCounter:
    """Counts ended games; readers wait `patience` seconds for that."""

    def __init__(self, database: Database, clock: Callable[[], float], patience: float = PATIENCE_SECONDS) -> None:
        self._database = database
        self._clock = clock
        self._patience = patience
        self.counted = asyncio.Event()
        self._counting = asyncio.Lock()
        self._at_work: set[asyncio.Task[None]] = set()

    async def catch_up(self) -> None:
        """Counts all games that have ended; a worker computes. A game that fails repeatedly waits for a rebuild."""
        async with self._counting:
            tries = 0
            while waiting := await self._database.read(counting.next_waiting):
                try:
                    seats = await _numbers(waiting)
                    await self._database.write(counting.count, waiting=waiting, seats=seats, now=int(self._clock()))
                    self.counted.set()
                    tries = 0
                except DatabaseFailedError:
                    # Not this game's fault.
                    raise
                except Exception:
                    tries += 1
                    if tries < _TRIES:
                        continue
                    game_id, tries = waiting.game_id, 0
                    counters.log_incident(log, "game %s cannot be counted and is set aside", game_id, game_id=game_id)
                    await self._database.write(counting.set_aside, game_id=game_id)

    async def read(
        self, unit: Callable[Concatenate[Transaction, _Given], _Value], *given: _Given.args, **named: _Given.kwargs
    ) -> _Value:
        """The value of `unit(transaction, *given, **named)`, once the games that have ended are counted. Raises the
        unit's error and DatabaseFailedError.
        """

        def asked(transaction: Transaction) -> _Value:
            return unit(transaction, *given, **named)

        found = await self._database.read(_read_if_complete, asked)
        if found is not None:
            return found[0]
        counting_now = asyncio.create_task(self._try_to_catch_up())
        self._at_work.add(counting_now)
        counting_now.add_done_callback(self._at_work.discard)
        await asyncio.wait([counting_now], timeout=self._patience)
        return await self._database.read(asked)

    async def _try_to_catch_up(self) -> None:
        try:
            await self.catch_up()
        except Exception:
            # Such as a full disk. Counted games can still be read.
            log.exception("could not count the games that ended")


async def _numbers(waiting: counting.Waiting) -> tuple[SeatStatistics, ...]:
    """What the game adds up to, for each seat. Raises anything for lines that other programs wrote."""
    if waiting.won is None:
        raise UnreadableGame(waiting.game_id)
    return await workers.shared.run(numbers, *waiting.won.notation)


def _read_if_complete(transaction: Transaction, unit: Unit[_Value]) -> tuple[_Value] | None:
    """The value of a unit, in a tuple; None if a game still waits to be counted."""
    return (unit(transaction),) if counting.first_waiting(transaction) is None else None
