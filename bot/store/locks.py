"""Locks of a database file. SQLite's own, on empty files, work on every system and end with the process."""

import glob
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from bot.config import AnyShards, Shards
from bot.errors import NotNow, SetupError


@contextmanager
def serving(database: Path, shards: Shards | AnyShards | None) -> Iterator[None]:
    """As `bot.store.storage.Storage.serving`."""
    with ExitStack() as stack:
        stack.enter_context(_lock(database, "", exclusive=False, refused="database-in-use"))
        stack.enter_context(_lock(database, "-shards", exclusive=shards is None, refused="bot-twice"))
        if shards is not None:
            way = f"{shards.count}-any" if isinstance(shards, AnyShards) else str(shards.count)
            stack.enter_context(_lock(database, f"-of-{way}", exclusive=False, refused="bot-twice"))
            _refuse_other_ways(database, way)
        if isinstance(shards, Shards):
            for shard in shards.ids:
                stack.enter_context(_lock(database, f"-{shard}-of-{shards.count}", exclusive=True, refused="bot-twice"))
        yield


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Raises NotNow if a bot uses it."""
    with _lock(database, "", exclusive=True, refused="database-in-use"):
        yield


def _refuse_other_ways(database: Path, way: str) -> None:
    """Raises NotNow if a process uses a different number of shards."""
    first = _path(database, "-of-")
    prefix = first.name
    for path in first.parent.glob(f"{glob.escape(prefix)}*"):
        other = path.name.removeprefix(prefix)
        if other != way:
            with _lock(database, f"-of-{other}", exclusive=True, refused="bot-twice"):
                pass  # An ended process left the file.


@contextmanager
def _lock(database: Path, suffix: str, *, exclusive: bool, refused: str) -> Iterator[None]:
    """Raises NotNow with the code `refused`."""
    path = _path(database, suffix)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise SetupError("database-unusable", path=str(database), problem=str(error)) from None
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE" if exclusive else "BEGIN")
            # Reading takes the lock.
            connection.execute("SELECT * FROM sqlite_master")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise NotNow(refused, path=str(database)) from None
            raise SetupError("database-unusable", path=str(database), problem=str(error)) from None
        if exclusive and not os.access(path, os.W_OK):
            # SQLite would silently lock for reading only.
            raise SetupError("not-permitted", path=str(path))
        give_to_owner_of_folder(path)
        yield


def give_to_owner_of_folder(path: Path) -> None:
    """If root creates files, the bot must still own them."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _path(database: Path, suffix: str) -> Path:
    real = database.resolve()
    return real.with_name(f"{real.name}-lock{suffix}")
