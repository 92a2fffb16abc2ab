"""Locks of a database file. SQLite's own, on empty files, work on every system and end with the process."""

import glob
import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from importlib import import_module
from pathlib import Path

from bot.config import Shards
from bot.errors import NotNow, SetupError, first_line


class FileGuard:
    """The locks of a process, which end with it. On a server, they may be `lost` for good; then it gets SIGTERM."""

    lost = None

    def __init__(self, database: Path, shards: Shards | None, stack: ExitStack) -> None:
        self._database = database
        self._shards = shards
        self._stack = stack
        self._has_shards = shards is None

    def holds(self) -> bool:
        """False while another process may serve the shards. Asking takes them as soon as they are free."""
        if self._shards is not None and not self._has_shards:
            with ExitStack() as taken, suppress(NotNow):
                for shard in self._shards.ids:
                    taken.enter_context(_lock(self._database, _of(shard, self._shards.count), exclusive=True))
                self._stack.push(taken.pop_all())
                self._has_shards = True
        return self._has_shards

    def turn(self, number: int) -> AbstractContextManager[None]:
        """Raises NotNow while another process has this turn."""
        return _lock(self._database, f"-turn-{number}", exclusive=True)


@contextmanager
def serving(database: Path, shards: Shards | None) -> Iterator[FileGuard]:
    """Locks all servers (`shards` None), or some. Raises NotNow if another process serves them."""
    with ExitStack() as stack:
        stack.enter_context(_lock(database, "", exclusive=False, refused="database-in-use"))
        stack.enter_context(_lock(database, "-shards", exclusive=shards is None))
        if shards is not None:
            stack.enter_context(_lock(database, f"-of-{shards.count}", exclusive=False))
            _refuse_other_counts(database, shards.count)
        yield FileGuard(database, shards, stack)


def served(database: Path, count: int) -> set[int]:
    """Those of the `count` shards that processes have locked."""
    found = set[int]()
    for shard in range(count):
        if _path(database, _of(shard, count)).exists():
            try:
                with _lock(database, _of(shard, count), exclusive=True):
                    pass
            except NotNow:
                found.add(shard)
    return found


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Raises NotNow if a bot uses it."""
    with _lock(database, "", exclusive=True, refused="database-in-use"):
        yield


def _refuse_other_counts(database: Path, count: int) -> None:
    """Raises NotNow if a process uses a different number of shards."""
    first = _path(database, "-of-")
    prefix = first.name
    for path in first.parent.glob(f"{glob.escape(prefix)}*"):
        other = path.name.removeprefix(prefix)
        if other != str(count):
            with _lock(database, f"-of-{other}", exclusive=True):
                pass  # An ended process left the file.


@contextmanager
def _lock(database: Path, suffix: str, *, exclusive: bool, refused: str = "bot-twice") -> Iterator[None]:
    """Raises NotNow with the code `refused`."""
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


def unusable(database: Path, error: Exception) -> SetupError:
    """The reason why a database can't be used: what belongs to another user, or else the first line of the error."""
    return next(unwritable(database), SetupError("database-unusable", path=str(database), problem=first_line(error)))


def unwritable(database: Path) -> Iterator[SetupError]:
    """One error each for the folder, the database and the files beside it that this user can't write to."""
    folder = next(each for each in database.resolve().parents if each.is_dir())
    beside = sorted(folder.glob(f"{glob.escape(database.name)}-*"))
    for path in (folder, database, *beside):
        if path.exists() and not os.access(path, os.W_OK):
            users = {"user": _name(os.getuid()), "owner": _name(path.stat().st_uid)} if hasattr(os, "getuid") else {}
            yield SetupError("unwritable", path=str(path), **users)


def _name(user: int) -> str:
    """The name of a user, or the number if there is none, as in a container."""
    with suppress(KeyError):
        return import_module("pwd").getpwuid(user).pw_name  # type: ignore[no-any-return]  # Windows has no such module
    return str(user)


def give_to_owner_of_folder(path: Path) -> None:
    """If root creates files, the bot must still own them."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _path(database: Path, suffix: str) -> Path:
    real = database.resolve()
    return real.with_name(f"{real.name}-lock{suffix}")


def _of(shard: int, count: int) -> str:
    return f"-{shard}-of-{count}"
