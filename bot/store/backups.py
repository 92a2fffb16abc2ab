"""Backups of a database that is a file: taken while a bot writes to it, checked, and put back."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from bot.errors import SetupError
from bot.store.database import bring_up_to_date, refuse_foreign
from bot.store.locks import give_to_owner_of_folder
from bot.store.sqlite import SqliteFile
from bot.store.storage import Storage

_SUFFIXES = ("-wal", "-shm")
_FAILS_TO_WRITE = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_TRUNCATE)
_FIRST_BYTES = b"SQLite format 3\0"


def file_of(storage: Storage) -> Path:
    """The file of a database. Raises SetupError for one on a server, which has programs of its own for copies."""
    if storage.file is None:
        raise SetupError("backup-of-server", path=storage.name)
    return storage.file


@dataclass(frozen=True, slots=True)
class Contents:
    """What a sound database holds: its schema's revision, how many games and facts there are, and how many bytes."""

    revision: str
    games: int
    facts: int
    size: int


def back_up(database: Path, target: Path) -> Contents:
    """Copies a database, as it is at one moment, to a file that is complete and checked once it has that name.

    A bot may serve from the database meanwhile, and does not wait. An older backup of that name is replaced, but no
    other file. Raises SetupError.
    """
    if not database.is_file():
        raise SetupError("no-database", path=str(database))
    if _is_part_of(database.resolve(), target.resolve()):
        raise SetupError("backup-onto-itself", path=str(target))
    if not _may_be_replaced(target):
        raise SetupError("backup-onto-another-file", path=str(target))
    with _new_file(target) as copy:
        _copy(database, copy)
        return check(copy, named=database)


def restore(backup: Path, database: Path, stamp: str) -> tuple[Contents, Path | None]:
    """Puts a backup in the place of a database, and brings it up to date with this program.

    The caller holds the lock (`bot.store.locks.alone`). What was there is kept beside it, under a name that ends in
    `stamp`. People and servers that were blocked since the backup stay blocked. Returns what the database holds now,
    and where the other one is (None: there was none). Raises SetupError, and then everything is as it was.
    """
    if not backup.is_file():
        raise SetupError("no-backup", path=str(backup))
    check(backup)
    with _new_file(database) as copy:
        _copy(backup, copy)
        bring_up_to_date(SqliteFile(copy))
        _carry_blocks_over(database, copy)
        contents = check(copy)
        give_to_owner_of_folder(copy)
        kept = _set_aside(database, stamp)
    return contents, kept


def check(path: Path, named: Path | None = None) -> Contents:
    """Checks that a file is a whole database of this program. Returns what it holds.

    Raises SetupError, which tells of the file `named`, where that is the one that this file was copied from.
    """
    told = str(named or path)
    if not path.is_file():
        raise SetupError("no-database", path=str(path))
    try:
        with closing(_open_present(path)) as connection:
            problems = [row[0] for row in connection.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            loose = connection.execute("PRAGMA foreign_key_check")
            problems += [f"a row of {row[0]} refers to nothing" for row in loose]
            if problems:
                raise SetupError("damaged-database", path=told, problem=problems[0].splitlines()[0])
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
            (facts,) = connection.execute("SELECT count(*) FROM facts").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise SetupError("damaged-database", path=told, problem=str(error)) from None
    return Contents(revision, games, facts, path.stat().st_size)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(_open_present(source)) as reading, closing(sqlite3.connect(target)) as writing:
            # In one step: what is written meanwhile neither gets into it nor makes it begin again.
            reading.backup(writing)
            # One file, which needs no other beside it.
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL or error.sqlite_errorcode in _FAILS_TO_WRITE:
            # The copy, not what is copied: whoever has the file made says so.
            raise OSError(error.sqlite_errorcode, str(error)) from None
        raise SetupError("damaged-database", path=str(source), problem=str(error)) from None


def _open_present(path: Path) -> sqlite3.Connection:
    refuse_foreign(SqliteFile(path))
    # Not read-only: whoever closes a database last has to clear away what was written ahead.
    return sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=rw", uri=True)


def _is_part_of(database: Path, target: Path) -> bool:
    """Is this the database, or its log or one of its locks, which lie beside it?"""
    return target == database or (target.parent == database.parent and target.name.startswith(f"{database.name}-"))


def _may_be_replaced(target: Path) -> bool:
    """Is there no such file, an empty one, or a database? Anything else was named by mistake."""
    if not target.exists():
        return True
    if not target.is_file():
        return False
    with target.open("rb") as file:
        return file.read(len(_FIRST_BYTES)) in (b"", _FIRST_BYTES)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """An empty file, readable for this user only, that gets the name `target` if the block ends well."""
    making = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        making.unlink(missing_ok=True)
        os.close(os.open(making, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield making
        with making.open("rb+") as file:
            os.fsync(file.fileno())
        making.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise SetupError("unwritable-file", path=str(target), problem=error.strerror or str(error)) from None
    finally:
        for suffix in ("", *_SUFFIXES, "-journal"):
            making.with_name(making.name + suffix).unlink(missing_ok=True)


def _set_aside(database: Path, stamp: str) -> Path | None:
    """Keeps a database under another name as well, so that the first name can be given away at any moment."""
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        # What was written ahead goes into the file. Where it is damaged, its other files are kept beside it.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = database.with_name(f"{database.name}.{stamp}")
    kept.hardlink_to(database)
    for suffix in _SUFFIXES:
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    return kept


def _carry_blocks_over(database: Path, restored: Path) -> None:
    """Whoever was blocked since the backup was made is still blocked, if the other database can be read."""
    if not database.is_file():
        return
    # The keys are the same, unless the backup comes from another bot: then its blocks mean nothing to this one.
    key, old_key = (f"(SELECT value FROM {notes} WHERE key = 'block-key')" for notes in ("notes", "old.notes"))
    with closing(sqlite3.connect(restored, isolation_level=None)) as connection, suppress(sqlite3.Error):
        connection.execute("ATTACH ? AS old", (str(database),))
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"INSERT INTO notes SELECT * FROM old.notes WHERE key = 'block-key' AND {key} IS NULL")
        connection.execute(f"INSERT OR IGNORE INTO blocks SELECT * FROM old.blocks WHERE {key} = {old_key}")
        connection.execute("COMMIT")


def _sync_folder(folder: Path) -> None:
    # A rename survives a power cut once its folder is on the disk. Windows cannot open folders.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
