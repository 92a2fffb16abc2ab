"""A database: SQLite's file or a PostgreSQL server, by its address. `SqliteFile` explains the methods of both."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bot.config import database_path
from bot.errors import SetupError
from bot.store.sqlite import SqliteFile

if TYPE_CHECKING:
    from bot.store.postgresql import PostgresqlServer

Progress: TypeAlias = Callable[[float], None]
"""Hears often which fraction of the work is done, from 0 to 1."""

# Its driver may be missing.
Storage: TypeAlias = "SqliteFile | PostgresqlServer"


def no_progress(_part: float) -> None: ...


def storage_at(url: str) -> Storage:
    """Raises SetupError if its driver is missing."""
    if url.startswith("sqlite:"):
        return SqliteFile(database_path(url))
    try:
        from bot.store.postgresql import PostgresqlServer
    except ModuleNotFoundError:
        raise SetupError("no-psycopg") from None
    return PostgresqlServer(url)
