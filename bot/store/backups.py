"""Backups of database files, each with its digest beside it, and restores."""

import hashlib
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from sqlalchemy import Table

from bot import disk
from bot.errors import SetupError
from bot.hooks import features
from bot.store.sqlite import SqliteFile
from bot.store.storage import Progress, Storage, bring_up_to_date, no_progress, refuse_foreign

_LOGS = ("-wal", "-journal")
_FAILS_TO_READ = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)
_FIRST_BYTES = b"SQLite format 3\0"
_PAGES_AT_ONCE = 1000
_BUSY_SECONDS = 5
_DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_OF_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
_OF_SYSTEM = (*_OF_DISK, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY)
_HASH_KEY = "SELECT value FROM notes WHERE key = 'block-key'"
# As `sha256sum` writes and checks it.
_DIGEST = re.compile(rb"[0-9a-f]{64}\b")


def file_of(storage: Storage) -> Path:
    """The file of the database. Raises SetupError for databases on servers."""
    if storage.file is None:
        raise SetupError("restore-on-server", path=storage.name)
    return storage.file


class Contents(NamedTuple):
    revision: str
    games: int
    facts: int
    size: int


class Restored(NamedTuple):
    """What a restore found. `kept` is the database that was replaced. Without a digest, it is unknown whether the
    backup was changed.
    """

    contents: Contents
    kept: Path | None
    had_digest: bool


def back_up(database: Path, target: Path, progress: Progress = no_progress) -> Contents:
    """Copies a database, also while bots write to it, and returns what the copy holds. Raises SetupError."""
    if not database.is_file():
        raise SetupError("no-database", path=str(database))
    SqliteFile(database).refuse_incomplete()
    if _is_part_of(database.resolve(), target.resolve()):
        raise SetupError("backup-onto-itself", path=str(target))

    def make(copy: Path) -> Contents:
        _copy(database, copy, progress)
        return check(copy, named=database)

    return with_digest(target, make)


def with_digest(target: Path, make: Callable[[Path], Contents]) -> Contents:
    """What `make` returns, which writes a backup into the path of a draft.

    Replaces only databases and their digests. Raises SetupError.
    """
    beside = digest_file(target)
    if not _may_be_replaced(target):
        raise SetupError("backup-onto-another-file", path=str(target))
    if beside.exists() and beside.stat().st_size and _digest_in(beside) is None:
        raise SetupError("backup-onto-another-file", path=str(beside))
    with _written(target), disk.draft(target) as copy:
        contents = make(copy)
        digest = _digest_of(copy)
        # A backup without a digest is better than one with another's.
        beside.unlink(missing_ok=True)
        disk.sync_folder(beside.parent)
        disk.put(copy, target)
    with _written(beside), disk.draft(beside) as file:
        file.write_text(f"{digest}  {target.name}\n", encoding="utf-8", errors="surrogateescape")
        disk.put(file, beside)
    return contents


def digest_file(backup: Path) -> Path:
    return backup.with_name(f"{backup.name}.sha256")


def restore(
    backup: Path, database: Path, stamp: str, progress: Progress = no_progress, *, anyway: bool = False
) -> Restored:
    """Replaces a database by a backup, which is migrated; rows of features may outlive that.

    The caller holds `Storage.locks.alone`. The old database is kept under a name that ends in `stamp`. `anyway`: also
    if the backup lacks its log. Raises SetupError. If anything fails, and after a power cut, the old database or the
    new one is in its place.
    """
    if not backup.is_file():
        raise SetupError("no-backup", path=str(backup))
    if not anyway:
        SqliteFile(backup).refuse_incomplete()
    check(backup)
    digest = _digest_in(digest_file(backup))
    if digest is not None and digest != _digest_of(backup):
        raise SetupError("backup-changed", path=str(backup), digest=str(digest_file(backup)))
    with _written(database), disk.draft(database) as copy:
        _copy(backup, copy, progress)
        bring_up_to_date(SqliteFile(copy))
        for table in (table for feature in features() for table in feature.outlives_restore()):
            _carry_over(table, database, copy)
        contents = check(copy)
        disk.give_to_owner_of_folder(copy)
        disk.sync_file(copy)
        with _set_aside(database, stamp) as kept:
            disk.put(copy, database)
    return Restored(contents, kept, digest is not None)


def check(path: Path, named: Path | None = None) -> Contents:
    """Checks a database, and returns what it holds. Raises SetupError that names `path`, or `named` if that is its
    copy.
    """
    shown = str(named or path)
    if not path.is_file():
        raise SetupError("no-database", path=str(path))
    try:
        with closing(_open_present(path)) as connection:
            problems = [row[0] for row in connection.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            loose = connection.execute("PRAGMA foreign_key_check")
            problems += [f"a row of {row[0]} refers to nothing" for row in loose]
            if problems:
                raise SetupError("damaged-database", path=shown, problem=problems[0].splitlines()[0])
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
            (facts,) = connection.execute("SELECT count(*) FROM facts").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise _unread(shown, error) from None
    return Contents(revision, games, facts, path.stat().st_size)


def _unread(shown: str, error: Exception) -> SetupError:
    is_damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF not in _OF_SYSTEM
    return SetupError("damaged-database" if is_damaged else "database-unusable", path=shown, problem=str(error))


def _digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _digest_in(path: Path) -> str | None:
    """The digest in a file of `with_digest`; None if there is none."""
    if not path.is_file():
        return None
    with path.open("rb") as file:
        found = _DIGEST.match(file.readline(100))
    return found and found[0].decode()


def _copy(source: Path, target: Path, progress: Progress) -> None:
    try:
        with closing(_open_present(source)) as reading, closing(sqlite3.connect(target)) as writing:
            # Within a transaction, because a write between two steps would restart the copy.
            reading.execute("BEGIN")
            reading.execute("SELECT 1 FROM sqlite_master").fetchone()
            reading.backup(
                writing, pages=_PAGES_AT_ONCE, progress=lambda _, left, total: progress(1 - left / max(total, 1))
            )
            # The backup is a single file, and no one uses it.
            writing.execute("PRAGMA user_version = 0")
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        # Else the copy failed, not its source.
        if error.sqlite_errorcode & 0xFF not in _OF_DISK or error.sqlite_errorcode in _FAILS_TO_READ:
            raise _unread(str(source), error) from None
        raise


def _open_present(path: Path) -> sqlite3.Connection:
    storage = SqliteFile(path)
    refuse_foreign(storage)
    # After a crash, the database needs its log, and the last connection that may write removes it. Without a log, a
    # connection that may only read would leave one.
    how = "ro" if storage.log.exists() else "rw"
    return sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode={how}", uri=True)


def _is_part_of(database: Path, target: Path) -> bool:
    """Whether a file is the database, its log or one of its locks."""
    return target == database or (target.parent == database.parent and target.name.startswith(f"{database.name}-"))


def _may_be_replaced(target: Path) -> bool:
    """Whether a file may be replaced: anything but a database was named by mistake."""
    if not target.exists():
        return True
    if not target.is_file():
        return False
    with target.open("rb") as file:
        return file.read(len(_FIRST_BYTES)) in (b"", _FIRST_BYTES)


@contextmanager
def _written(target: Path) -> Iterator[None]:
    """A block that writes the file. Raises SetupError instead of errors of the disk."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SetupError("unwritable-file", path=str(target), problem=problem) from None


@contextmanager
def _set_aside(database: Path, stamp: str) -> Iterator[Path | None]:
    """A second name of the database, so that the block can replace the first; None if there is no database.

    What other programs still hold open beside it gets new names last. Raises SetupError, OSError.
    """
    kept = database.with_name(f"{database.name}.{stamp}")
    there = database.exists()
    if there:
        _empty_logs(database)
        kept.hardlink_to(database)
    else:
        # Logs of a lost database would change the new one.
        _rename_beside(database, kept)
    disk.sync_folder(database.parent)
    try:
        yield kept if there else None
    except BaseException:
        with suppress(OSError):
            if there and kept.samefile(database):
                kept.unlink()
        raise
    with suppress(OSError):
        _rename_beside(database, kept)


def _empty_logs(database: Path) -> None:
    """Moves the contents of a database's logs into it, or they would change the next one. Raises SetupError,
    OSError.
    """
    storage = SqliteFile(database)
    has_log = storage.log.exists()
    try:
        with (
            storage.used() if has_log else nullcontext(),
            closing(sqlite3.connect(database, timeout=_BUSY_SECONDS)) as connection,
        ):
            # Rolls a transaction back that was cut off.
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
            if has_log:
                # From here on it is complete without.
                connection.execute("PRAGMA user_version = 0")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF not in _DAMAGED:
            raise
    for log in (database.with_name(database.name + suffix) for suffix in _LOGS):
        if log.exists():
            if log.stat().st_size:
                raise SetupError("log-not-emptied", path=str(database), log=str(log))
            disk.sync_file(log)


def _rename_beside(database: Path, kept: Path) -> None:
    for suffix in (*_LOGS, "-shm"):
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))


def _carry_over(table: Table, database: Path, restored: Path) -> None:
    """Adds the rows of a table in the old database to the restored one. Raises sqlite3.Error if they can't be
    written.
    """
    columns = table.columns.keys()
    try:
        with closing(_open_present(database)) as connection:
            (key,) = connection.execute(_HASH_KEY).fetchone()
            rows = connection.execute(f"SELECT {', '.join(columns)} FROM {table.name}").fetchall()
    except (SetupError, sqlite3.Error, TypeError):
        # A damaged one, or one without any.
        return
    with closing(sqlite3.connect(restored)) as connection, connection:
        connection.execute(
            f"INSERT INTO notes (key, value) SELECT 'block-key', ? WHERE NOT EXISTS ({_HASH_KEY})", (key,)
        )
        # Digests of another bot mean nothing here.
        if connection.execute(_HASH_KEY).fetchone() == (key,):
            values = ", ".join("?" * len(columns))
            connection.executemany(f"INSERT OR IGNORE INTO {table.name} ({', '.join(columns)}) VALUES ({values})", rows)
