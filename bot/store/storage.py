"""A database: SQLite's file or a PostgreSQL server, by its address. `SqliteFile` explains the methods of both.

Brings its tables up to date. Alembic is slow to load, so it is only if there is something to do.
"""

import re
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot import disk
from bot.config import database_path
from bot.errors import NotNow, SetupError, first_line
from bot.store.sqlite import SqliteFile
from bot.store.units import Transaction

if TYPE_CHECKING:
    from bot.store.postgresql import PostgresqlServer

Progress: TypeAlias = Callable[[float], None]
"""A function that hears often which fraction of the work is done, from 0 to 1."""

# Its driver may be missing.
Storage: TypeAlias = "SqliteFile | PostgresqlServer"

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE = sqlite3.sqlite_version

_FIRST = "1.0"
"""The first revision named after a version; before, they were 0001 to 0040."""


def no_progress(_part: float) -> None: ...


def storage_at(url: str) -> Storage:
    """The database at an address. Raises SetupError if its driver is missing."""
    if url.startswith("sqlite:"):
        return SqliteFile(database_path(url))
    try:
        from bot.store.postgresql import PostgresqlServer
    except ModuleNotFoundError:
        raise SetupError("no-psycopg") from None
    return PostgresqlServer(url)


def version_of_server(transaction: Transaction) -> str:
    return str(transaction.scalar(text("SHOW server_version")))


def durability_of_server(transaction: Transaction) -> dict[str, str]:
    """The server's settings that say what survives a crash, as they are for the bot."""
    names = ("fsync", "full_page_writes", "synchronous_commit")
    return {name: transaction.scalar(text(f"SHOW {name}")) for name in names}


def bring_up_to_date(storage: Storage) -> None:
    """Migrates a database to the newest tables. Requires exclusive access. Raises SetupError, or NotNow if the server
    is away.
    """
    try:
        revision = refuse_foreign(storage)
        with storage.used():
            storage.prepare()
            _migrate(storage, revision)
    except OperationalError as error:
        if storage.file is None:
            raise NotNow("database-away", path=storage.name, problem=first_line(error)) from None
        raise _unusable(storage, error) from error
    except (SQLAlchemyError, OSError) as error:
        raise _unusable(storage, error) from error


def _unusable(storage: Storage, error: Exception) -> SetupError:
    cause = getattr(error, "orig", None) or error
    if storage.file is not None:
        return disk.unusable(storage.file, cause)
    return SetupError("database-unusable", path=storage.name, problem=first_line(cause))


def newest_schema() -> str:
    return _revisions()[-1]


def is_outdated(revision: str | None) -> bool:
    return revision in _revisions()[:-1]


@cache
def _revisions() -> tuple[str, ...]:
    """The revisions of all migrations, in the order of their files."""
    texts = (path.read_text("utf-8") for path in sorted((MIGRATIONS / "versions").glob("*.py")))
    return tuple(found[1] for text in texts if (found := re.search(r'^revision = "(.+)"$', text, re.MULTILINE)))


def refuse_foreign(storage: Storage) -> str | None:
    """The revision of tables that can be migrated; None before the first. Raises SetupError if they can't be, and
    NotNow if the server is away.
    """
    revision = storage.revision()
    if revision is not None and revision not in _revisions():
        code = "schema-too-old" if revision < _FIRST else "schema-too-new"
        raise SetupError(code, path=storage.name, revision=revision)
    return revision


def _migrate(storage: Storage, revision: str | None) -> None:
    with storage.engine.begin() as connection:
        # The last connection of a process removes the log.
        storage.mark(connection, is_used=False)
        if revision == newest_schema():
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
