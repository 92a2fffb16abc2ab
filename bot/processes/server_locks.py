"""Advisory locks of a PostgreSQL server, which last as long as the connection that took them."""

import logging
import math
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any

from bot.errors import NotNow, SetupError
from bot.processes.shards import Shards

log = logging.getLogger(__name__)

Ask = Callable[..., Any]
"""A function that sends a statement and returns its first value. Raises NotNow if the server is away, SetupError if it
refuses.
"""

_WATCH_SECONDS = 1
_TRUSTED_SECONDS = 4
"""How many seconds shards are served after the server has said that they are locked."""
_GRACE_SECONDS = 5
"""How long a process waits with locks that another one had: that one may trust them a while."""
_GIVE_UP_SECONDS = 10
"""How long a process without its locks lives: Discord may send it presses that another one could serve."""

# The first of a lock's two numbers; the second is a shard, how many there are, or a turn.
_GENERAL, _COUNTS, _SHARDS, _TURNS = 0x6661726B, 0x6661726C, 0x6661726D, 0x6661726E
_WRITING, _IN_USE, _SERVING = 1, 2, 3

TO_WRITE = f"SELECT pg_advisory_xact_lock({_GENERAL}, {_WRITING})"
"""Waits until no other process writes, and keeps others waiting until the transaction ends."""

_LOCKED = """
    SELECT array_agg(DISTINCT objid::bigint) FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND classid::bigint = %s
"""


class ServerLocks:
    """Locks on a database server, with the methods of `FileLocks`. `asking` connects; `name` is for messages."""

    def __init__(self, asking: Callable[[], AbstractContextManager[Ask]], name: str) -> None:
        self.name = name
        self._asking = asking

    @contextmanager
    def serving(self, shards: Shards | None) -> Iterator["ServerGuard"]:
        guard = ServerGuard(self, shards)
        try:
            yield guard
        finally:
            guard.end()

    def served(self, count: int) -> set[int]:
        with self._asking() as ask:
            return {shard for shard in ask(_LOCKED, (_SHARDS,)) or () if shard < count}

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self._asking() as ask:
            self._lock(ask, _GENERAL, _IN_USE, exclusive=True, refused="database-in-use")
            yield

    @contextmanager
    def locked(self, shards: Shards | None) -> Iterator[Ask]:
        """Takes all locks but those of the shards. They last as long as the connection."""
        with self._asking() as ask:
            self._lock(ask, _GENERAL, _IN_USE, exclusive=False, refused="database-in-use")
            self._lock(ask, _GENERAL, _SERVING, exclusive=shards is None)
            if shards is not None:
                self._lock(ask, _COUNTS, shards.count, exclusive=False)
                if ask(_LOCKED, (_COUNTS,)) != [shards.count]:
                    raise NotNow("bot-twice", path=self.name)
            yield ask

    def take(self, ask: Ask, shards: Shards | None) -> bool:
        """Locks all of the shards or none, and returns whether it did."""
        wanted = shards.ids if shards else ()
        for number, shard in enumerate(wanted):
            if not ask("SELECT pg_try_advisory_lock(%s::int, %s::int)", (_SHARDS, shard)):
                for taken in wanted[:number]:
                    ask("SELECT pg_advisory_unlock(%s::int, %s::int)", (_SHARDS, taken))
                return False
        return True

    @contextmanager
    def turn(self, number: int) -> Iterator[None]:
        with self._asking() as ask:
            self._lock(ask, _TURNS, number, exclusive=True)
            yield

    def _lock(self, ask: Ask, first: int, second: int, *, exclusive: bool, refused: str = "bot-twice") -> None:
        """Takes a lock. Raises NotNow if another process holds it."""
        how = "pg_try_advisory_lock" if exclusive else "pg_try_advisory_lock_shared"
        if not ask(f"SELECT {how}(%s::int, %s::int)", (first, second)):
            raise NotNow(refused, path=self.name)


def _steady() -> float:
    """The time in seconds by a clock that cannot be set, with the time that the computer was suspended if the system
    counts it.
    """
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class ServerGuard:
    """The locks held, with the methods of `FileGuard`. After a restart of the server it takes them again, unless
    another bot has.
    """

    def __init__(self, locks: ServerLocks, shards: Shards | None) -> None:
        """Takes the locks. Raises NotNow if another bot excludes this one."""
        self.lost: SetupError | None = None
        self.turn = locks.turn
        self._locks = locks
        self._shards = shards
        # The connection's locks, and a way to ask on it.
        self._held = ExitStack()
        self._ask: Ask | None = None
        self._has_shards = False
        # When this process may serve its shards, by `_steady`.
        self._since = math.inf
        self._until = 0.0
        self._look()
        self._is_ending = threading.Event()
        self._watching = threading.Thread(target=self._watch, name="locks", daemon=True)
        self._watching.start()

    def holds(self) -> bool:
        return self._shards is None or _steady() < self._until

    def end(self) -> None:
        self._is_ending.set()
        self._watching.join()

    def _watch(self) -> None:
        while not self._is_ending.wait(_WATCH_SECONDS):
            try:
                self._look()
            except SetupError as error:
                self._held.close()
                self._ask = None
                if not self._until:
                    # The process that served goes first.
                    self._is_ending.wait(_GRACE_SECONDS)
                gives_up = self._shards and self._until and _steady() > self._until + _GIVE_UP_SECONDS
                if gives_up or error.code in ("bot-twice", "database-in-use"):
                    log.error("the connection to %s was lost, and with it the locks of this process", self._locks.name)
                    self.lost = error
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
        self._held.close()

    def _look(self) -> None:
        """Takes missing locks and asks whether others are still held. Raises SetupError, such as NotNow if the
        connection is lost.
        """
        asked = _steady()
        if self._ask is None:
            self._ask = self._held.enter_context(self._locks.locked(self._shards))
            self._has_shards = False
        if self._has_shards:
            self._ask("SELECT 1")
        elif self._locks.take(self._ask, self._shards):
            self._has_shards = True
            if self._until:
                log.info("the connection to %s was lost, and is there again", self._locks.name)
            if _steady() >= self._until:
                self._since = _steady() + _GRACE_SECONDS
        elif self._until:
            raise NotNow("bot-twice", path=self._locks.name)
        if self._has_shards and asked >= self._since:
            self._until = asked + _TRUSTED_SECONDS
