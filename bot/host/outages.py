"""Outages in the log: a line when something begins to fail, one a minute with a count, and one when it ends."""

import asyncio
import errno
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import aiohttp
import discord

from bot.coach.coach import CoachUnavailable
from bot.store.units import DatabaseFailedError
from bot.workers import WorkerLostError

log = logging.getLogger(__name__)

_TRY_SECONDS = 5
_QUIET_SECONDS = 60

_DATABASE = "the database cannot be read or written"
_DISCORD = "Discord cannot be reached"
_WORKERS = "worker processes fail"
_AGAIN = {
    _DATABASE: "the database can be read and written again",
    _DISCORD: "Discord has been reached for a minute",
    _WORKERS: "worker processes have worked for a minute",
}
_OF_THE_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)
_UNREACHED = (
    *(aiohttp.ClientError, ConnectionError, TimeoutError),
    *(discord.DiscordServerError, discord.GatewayNotFound, discord.ConnectionClosed),
)

_Kind: TypeAlias = str | tuple[object, ...]


@dataclass(slots=True)
class _Outage:
    """A row of records of one kind. `level` is the highest so far, `line` the first one, times are of the clock."""

    level: int
    line: str
    began: float
    logged_at: float
    last: float
    failures: int = 0
    unlogged: int = 0


class Outages:
    """Lets the first record of each kind of outage through to the log, and counts the others. `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._outages: dict[_Kind, _Outage] = {}

    def let_through(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged, as a handler's filter: the first of each kind is, and the first that is more
        severe.
        """
        kind = None if record.name == __name__ else _kind(record)
        if kind is None or (kind != _DATABASE and hasattr(record, "incident")):
            # Each incident's number is in the log, because players see it.
            return True
        now, line = self._clock(), record.getMessage()
        outage = self._outages.setdefault(kind, _Outage(logging.NOTSET, line, now, now, now))
        outage.last, outage.failures = now, outage.failures + 1
        if record.levelno <= outage.level:
            outage.unlogged += 1
            return False
        outage.level = record.levelno
        if kind in _AGAIN and outage.level >= logging.WARNING:
            record.msg, record.args = f"{kind}: {line}", None
        return True

    async def watch(self, try_database: Callable[[], Awaitable[object]]) -> None:
        """Logs how outages continue, until cancelled. `try_database` writes something, or raises."""
        while True:
            await asyncio.sleep(_TRY_SECONDS)
            await self.log_outages(try_database)

    async def log_outages(self, try_database: Callable[[], Awaitable[object]]) -> None:
        for kind, outage in list(self._outages.items()):
            now = self._clock()
            quiet = now - outage.last
            if quiet >= _QUIET_SECONDS if kind != _DATABASE else quiet >= _TRY_SECONDS and await _works(try_database):
                del self._outages[kind]
                again = _AGAIN.get(str(kind), f"not again for a minute: {outage.line}")
                if outage.failures > 1 or (kind in _AGAIN and outage.level >= logging.WARNING):
                    seconds = round(outage.last - outage.began)
                    log.log(outage.level, "%s (failures: %s, in %s s)", again, outage.failures, seconds)
            elif outage.unlogged and now - outage.logged_at >= _QUIET_SECONDS:
                what = kind if kind in _AGAIN else outage.line
                log.log(outage.level, "%s (%s more, %s since it began)", what, outage.unlogged, outage.failures)
                outage.logged_at, outage.unlogged = now, 0


shared = Outages()
"""The outages in this process's log."""


async def _works(try_database: Callable[[], Awaitable[object]]) -> bool:
    try:
        await try_database()
    except Exception:
        return False
    return True


def _kind(record: logging.LogRecord) -> _Kind | None:
    """The kind of failure that a record is about; None for no warning, unless it names an error that has a kind."""
    raised = record.exc_info[1] if record.exc_info else None
    arguments = record.args if isinstance(record.args, tuple) else ()
    for error in (raised, *arguments):
        for each in _causes(error):
            if isinstance(each, DatabaseFailedError) or (isinstance(each, OSError) and each.errno in _OF_THE_DISK):
                return _DATABASE
            if isinstance(each, CoachUnavailable | WorkerLostError):
                return _WORKERS
            if isinstance(each, _UNREACHED):
                return _DISCORD
    if record.levelno < logging.WARNING:
        return None
    if raised is None:
        return record.name, record.getMessage()
    trace = raised.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    # The same mistake in the same place. Its message may differ each time.
    return record.name, record.msg, type(raised), trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def _causes(error: object) -> Iterator[object]:
    while error is not None:
        yield error
        error = getattr(error, "__cause__", None)
