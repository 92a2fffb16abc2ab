"""Moves everything to another database, as stored: unreadable games survive, ids are not given again."""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import JSON, Boolean, Connection, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import SetupError, first_line
from bot.store.backups import Contents, back_up, check, with_digest
from bot.store.schema import all_tables
from bot.store.sqlite import SqliteFile
from bot.store.storage import Progress, Storage, bring_up_to_date, is_outdated, no_progress, refuse_foreign

_AT_ONCE = 500

_Row = tuple[object, ...]

_encode = json.JSONEncoder(default=bytes.hex).encode


class Moved(NamedTuple):
    """A table that was copied. `digest`: SHA-256 of all rows as hex."""

    table: str
    rows: int
    digest: str


def move(source: Storage, target: Storage, progress: Progress = no_progress) -> list[Moved]:
    """Copies a whole database into another. `target` must be empty, and stays so on failure.

    The caller holds both locks (`Storage.locks.alone`). Raises SetupError, or NotNow if a server is away.
    """
    bring_up_to_date(source)
    return copy(source, target, progress)


def snapshot(storage: Storage, path: Path, progress: Progress = no_progress) -> Contents:
    """Copies a database to a checked file with its digest while bots run, also from a server, whose schema must be the
    newest. Raises SetupError, or NotNow if a server is away.
    """
    if storage.file is not None:
        return back_up(storage.file, path, progress)
    if not storage.exists():
        raise SetupError("no-database", path=storage.name)
    refuse_foreign(storage)
    if is_outdated(storage.revision()):
        raise SetupError("backup-of-older-schema", path=storage.name)

    def make(draft: Path) -> Contents:
        copy(storage, SqliteFile(draft), progress)
        return check(draft, named=path)

    return with_digest(path, make)


def copy(source: Storage, target: Storage, progress: Progress = no_progress) -> list[Moved]:
    """Copies all rows to an empty database, also while bots run. The schema must be the newest. Raises SetupError."""
    bring_up_to_date(target)
    sent, arrived = list[Moved](), list[Moved]()
    try:
        with target.engine.begin() as writing:
            for table in all_tables():
                if writing.execute(text(f"SELECT 1 FROM {_quoted(table.name)} LIMIT 1")).first() is not None:
                    raise SetupError("move-target-not-empty", path=target.name, table=table.name)
            with source.engine.connect().execution_options(reading=True) as reading, reading.begin():
                sizes = (reading.scalar(select(func.count()).select_from(each)) for each in all_tables())
                # Each row is sent, and read again.
                counted = _counted(2 * sum(size or 0 for size in sizes), progress)
                for table in all_tables():
                    target.fill(writing, table.name, _columns(table), counted(_recorded(table, reading, sent)))
                given = source.numbers_given(reading)
            target.go_on_behind(writing, given)
            for table in all_tables():
                deque(counted(_recorded(table, writing, arrived)), maxlen=0)
            for one, other in zip(sent, arrived, strict=True):
                if one != other:
                    raise SetupError("move-differs", table=one.table, sent=one.rows, arrived=other.rows)
            return arrived
    except SQLAlchemyError as error:
        raise SetupError("move-failed", path=target.name, problem=first_line(error)) from error


def _counted(most: int, progress: Progress) -> Callable[[Iterator[_Row]], Iterator[_Row]]:
    numbers = count(1)

    def counted(rows: Iterator[_Row]) -> Iterator[_Row]:
        for row in rows:
            if (number := next(numbers)) % _AT_ONCE == 0:
                progress(number / most)
            yield row

    return counted


def _recorded(table: Table, connection: Connection, recorded: list[Moved]) -> Iterator[_Row]:
    """The rows of a table, ordered by key, which it counts after the last one."""
    rows, seen = 0, hashlib.sha256()
    for row in _rows(table, connection):
        rows += 1
        seen.update(_encode(row).encode("ascii") + b"\n")
        yield row
    recorded.append(Moved(table.name, rows, seen.hexdigest()))


def _rows(table: Table, connection: Connection) -> Iterator[_Row]:
    stored = ", ".join(_as_stored(table, name) for name in _columns(table))
    keys = ", ".join(_quoted(column.name) for column in table.primary_key.columns)
    statement = text(f"SELECT {stored} FROM {_quoted(table.name)} ORDER BY {keys}")
    # SQLite stores booleans as numbers.
    booleans = [isinstance(table.c[name].type, Boolean) for name in _columns(table)]
    for row in connection.execution_options(yield_per=_AT_ONCE).execute(statement):
        values = zip(row, booleans, strict=True)
        yield tuple(bool(value) if is_boolean and value is not None else value for value, is_boolean in values)


def _columns(table: Table) -> list[str]:
    """The names of a table's columns, without computed ones."""
    return [column.name for column in table.columns if column.computed is None]


def _as_stored(table: Table, name: str) -> str:
    quoted = _quoted(name)
    # As text, because a driver would parse JSON.
    return f"CAST({quoted} AS TEXT) AS {quoted}" if isinstance(table.columns[name].type, JSON) else quoted


def _quoted(name: str) -> str:
    return f'"{name}"'
