"""Runs what the bot does by itself, at intervals."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot import counters
from bot.errors import first_line
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_LONGEST_PAUSE_SECONDS = 30.0


class Tasks:
    """The tasks to finish before the bot disconnects: presses, what follows from them, and jobs."""

    def __init__(self) -> None:
        self.at_work: set[asyncio.Task[object]] = set()

    def keep(self, task: asyncio.Task[object]) -> None:
        self.at_work.add(task)
        task.add_done_callback(self.at_work.discard)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Begins work that follows from a press. Errors are logged."""
        self.keep(asyncio.create_task(_logged(work)))

    async def finish(self, seconds: float) -> None:
        """Waits for all tasks, also those that begin meanwhile. Then cancels the rest."""
        if not self.at_work:
            return
        log.info("stopping: finishing what is in flight (%s)", len(self.at_work))
        try:
            async with asyncio.timeout(seconds):
                while self.at_work:
                    await asyncio.wait(self.at_work)
        except TimeoutError:
            log.warning("gave up what took longer than %s seconds (%s)", seconds, len(self.at_work))
            # It would fail later: the database is about to close.
            for task in self.at_work:
                task.cancel()


async def _logged(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("something that follows from a press could not be done")


async def survives(
    work: Awaitable[object], log: logging.Logger, message: str, *arguments: object, game_id: int | None = None
) -> bool:
    """Whether a part of a job did not fail. Errors are incidents, after which the other parts continue, apart from
    those of the database.
    """
    try:
        await work
    except DatabaseFailedError:
        raise
    except Exception:
        counters.log_incident(log, message, *arguments, game_id=game_id)
        return False
    return True


@dataclass(frozen=True, slots=True)
class Job:
    """Work that the bot repeats by itself. `work` repeats `seconds` after it ended, or when `asked`."""

    name: str
    seconds: float
    work: Callable[[], Awaitable[object]]
    asked: asyncio.Event = field(default_factory=asyncio.Event)


class Jobs:
    """Runs jobs at their intervals. A job that fails pauses for twice its interval, then doubles the pause up to 30
    seconds. The log has the start and end of each trouble; `bot.host.outages` has those of the database.
    """

    def __init__(
        self,
        *jobs: Job,
        tasks: Tasks,
        later: Callable[[float, Callable[[], None]], asyncio.Handle] | None = None,
    ) -> None:
        self._jobs = {each.name: each for each in jobs}
        self._tasks = tasks
        self._later = later
        # Will the log have the end?
        self._failing: dict[str, bool] = {}
        self._repeating: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        for name, each in self._jobs.items():
            if name not in self._repeating:
                self._repeating[name] = asyncio.create_task(self._repeat(each))

    def soon(self, name: str) -> None:
        """Runs a job now, or after its current run."""
        self._jobs[name].asked.set()

    def stop(self, *names: str) -> None:
        """Stops these jobs, or all; current runs finish."""
        for name in names or self._repeating:
            self._repeating[name].cancel()

    async def play(self, *names: str) -> None:
        """Runs these jobs once, in order, or all."""
        for name in names or self._jobs:
            with self.watched(name):
                await self._jobs[name].work()

    @contextmanager
    def watched(self, work: str) -> Iterator[None]:
        """Logs and counts exceptions instead of raising them."""
        try:
            yield
        except Exception as error:
            counters.jobs_failed.labels(work).inc()
            is_away = isinstance(error, DatabaseFailedError)
            message, trace = (error, None) if is_away else (first_line(error), error)
            if is_away or not self._failing.get(work):
                log.error("job '%s' fails: %s", work, message, exc_info=trace)
            self._failing[work] = not is_away
        else:
            if self._failing.pop(work, False):
                log.warning("job '%s' works again", work)

    async def _repeat(self, each: Job) -> None:
        pause, asked = each.seconds, each.asked
        later = self._later or asyncio.get_running_loop().call_later
        while True:
            asked.clear()
            task = asyncio.create_task(self.play(each.name))
            self._tasks.keep(task)
            # Doesn't raise or cancel.
            await asyncio.wait([task])
            longest = max(each.seconds, _LONGEST_PAUSE_SECONDS)
            pause = min(2 * pause, longest) if each.name in self._failing else each.seconds
            timer = later(pause, asked.set)
            await asked.wait()
            timer.cancel()
