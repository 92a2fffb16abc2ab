"""What the bot does again and again by itself, in rounds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot import measures
from bot.errors import first_line
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_LONGEST_PAUSE_SECONDS = 30.0
_AWAY, _BACK = "the database cannot be read or written", "the database can be read and written again"


@dataclass(frozen=True, slots=True)
class Round:
    """`work` that is done once, and again `seconds` after it ended, or when it is `asked` for.

    The log and a metric say its `name`.
    """

    name: str
    seconds: float
    work: Callable[[], Awaitable[None]]
    asked: asyncio.Event = field(default_factory=asyncio.Event)


class Rounds:
    """Does each round at its own interval; none waits for another.

    One that fails pauses for twice its interval, and twice as long each time that it fails again, up to half a minute.
    The log tells when a trouble begins and when it ends. A database that is away is one trouble of them all.

    `keep` gets the task of each round that begins, so that the caller can wait for it. `later` is as an event loop's
    `call_later`, whose default it is.
    """

    def __init__(
        self,
        *rounds: Round,
        keep: Callable[[asyncio.Task[None]], None],
        later: Callable[[float, Callable[[], None]], asyncio.Handle] | None = None,
    ) -> None:
        self._rounds = {each.name: each for each in rounds}
        self._keep = keep
        self._later = later
        # What keeps each deed from being done.
        self._troubles: dict[str, str] = {}
        self._repeating: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begins all rounds, unless that was done before."""
        for name, each in self._rounds.items():
            if name not in self._repeating:
                self._repeating[name] = asyncio.create_task(self._repeat(each))

    def soon(self, name: str) -> None:
        """Has a round begin now, or as soon as the one in progress has ended."""
        self._rounds[name].asked.set()

    def stop(self, *names: str) -> None:
        """Begins no more of these rounds; without names, of any. Rounds in progress still end."""
        for name in names or self._repeating:
            self._repeating[name].cancel()

    async def play(self, *names: str) -> None:
        """Does these rounds once, one after the other; without names, all."""
        for name in names or self._rounds:
            with self.watched(name):
                await self._rounds[name].work()

    @contextmanager
    def watched(self, deed: str) -> Iterator[None]:
        """Logs and counts what the block raises instead of raising it."""
        try:
            yield
        except Exception as error:
            measures.round_failed(deed)
            is_away = isinstance(error, DatabaseFailedError)
            trouble = _AWAY if is_away else f"round '{deed}' fails"
            if trouble not in self._troubles.values():
                log.error("%s: %s", trouble, first_line(error), exc_info=None if is_away else error)
            self._troubles[deed] = trouble
        else:
            trouble = self._troubles.pop(deed, "")
            if trouble and trouble not in self._troubles.values():
                log.warning(_BACK if trouble == _AWAY else f"round '{deed}' works again")

    async def _repeat(self, each: Round) -> None:
        pause, asked = each.seconds, each.asked
        later = self._later or asyncio.get_running_loop().call_later
        while True:
            asked.clear()
            task = asyncio.create_task(self.play(each.name))
            self._keep(task)
            # This neither raises what the task raises nor, if it is cancelled itself, cancels the task.
            await asyncio.wait([task])
            longest = max(each.seconds, _LONGEST_PAUSE_SECONDS)
            pause = min(2 * pause, longest) if each.name in self._troubles else each.seconds
            timer = later(pause, asked.set)
            await asked.wait()
            timer.cancel()
