"""Locks of a database file. SQLite's own, on empty files, work on every system and end with the process."""

import glob
import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path

from bot.disk import give_to_owner_of_folder, unusable
from bot.errors import NotNow, SetupError
from bot.processes.shards import Shards


class FileLocks:
    def __init__(self, database: Path) -> None:
        self._database = database

    @contextmanager
    def serving(self, shards: Shards | None) -> Iterator["FileGuard"]:
        """Locks all servers (None), or some shards once they are free.

        Raises NotNow if another bot serves all, or another number of shards, or if `alone` is held.
        """
        with ExitStack() as stack:
            stack.enter_context(_lock(self._database, "", exclusive=False, refused="database-in-use"))
            stack.enter_context(_lock(self._database, "-shards", exclusive=shards is None))
            if shards is not None:
                stack.enter_context(_lock(self._database, f"-of-{shards.count}", exclusive=False))
                _refuse_other_counts(self._database, shards.count)
            yield FileGuard(self._database, shards, stack)

    def served(self, count: int) -> set[int]:
        """The shards, of `count` in all, that processes have locked."""
        found = set[int]()
        for shard in range(count):
            if _path(self._database, _of(shard, count)).exists():
                try:
                    with _lock(self._database, _of(shard, count), exclusive=True):
                        pass
                except NotNow:
                    found.add(shard)
        return found

    def alone(self) -> AbstractContextManager[None]:
        """Locks the whole database. Raises NotNow if a bot uses it."""
        return _lock(self._database, "", exclusive=True, refused="database-in-use")


class FileGuard:
    """The locks of a process, which end with it. On a server, they may be `lost` for good; then it gets SIGTERM."""

    lost = None

    def __init__(self, database: Path, shards: Shards | None, stack: ExitStack) -> None:
        self._database = database
        self._shards = shards
        self._stack = stack
        self._has_shards = shards is None

    def holds(self) -> bool:
        """Whether this process may serve its shards. Asking takes them as soon as they are free."""
        if self._shards is not None and not self._has_shards:
            with ExitStack() as taken, suppress(NotNow):
                for shard in self._shards.ids:
                    taken.enter_context(_lock(self._database, _of(shard, self._shards.count), exclusive=True))
                self._stack.push(taken.pop_all())
                self._has_shards = True
        return self._has_shards

    def turn(self, number: int) -> AbstractContextManager[None]:
        """Takes a turn, in a `with` block. Raises NotNow while another process has this turn."""
        return _lock(self._database, f"-turn-{number}", exclusive=True)


def _refuse_other_counts(database: Path, count: int) -> None:
    """Checks that no process uses a different number of shards; raises NotNow if one does."""
    first = _path(database, "-of-")
    prefix = first.name
    for path in first.parent.glob(f"{glob.escape(prefix)}*"):
        other = path.name.removeprefix(prefix)
        if other != str(count):
            with _lock(database, f"-of-{other}", exclusive=True):
                pass  # An ended process left the file.


@contextmanager
def _lock(database: Path, suffix: str, *, exclusive: bool, refused: str = "bot-twice") -> Iterator[None]:
    """Holds a lock in a `with` block. Raises NotNow with the code `refused` while another process holds it."""
    path = _path(database, suffix)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Turns end in another thread.
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise unusable(database, error) from None
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE" if exclusive else "BEGIN")
            # Reading takes the lock.
            connection.execute("SELECT * FROM sqlite_master")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise NotNow(refused, path=str(database)) from None
            raise unusable(database, error) from None
        if exclusive and not os.access(path, os.W_OK):
            # SQLite would silently lock for reading only.
            raise SetupError("not-permitted", path=str(path))
        give_to_owner_of_folder(path)
        yield


def _path(database: Path, suffix: str) -> Path:
    real = database.resolve()
    return real.with_name(f"{real.name}-lock{suffix}")


def _of(shard: int, count: int) -> str:
    return f"-{shard}-of-{count}"
