"""What all kinds of databases have in common; `sqlite` and `postgresql` differ."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine

from bot.config import AnyShards, Shards, database_path
from bot.errors import SetupError
from bot.store.journal import Journal
from bot.store.sqlite import SqliteFile
from bot.store.units import Source, Transaction


class Storage(Source, Protocol):
    """One database, which need not exist yet."""

    @property
    def name(self) -> str:
        """For messages: a path, or an address without its password."""

    @property
    def file(self) -> Path | None:
        """None if a server keeps it."""

    @property
    def engine(self) -> Engine: ...

    @property
    def journal(self) -> Journal:
        """The journal of deletions, which is in no backup."""

    def exists(self) -> bool:
        """Is there a database of this program? Raises NotNow if unknown."""

    def revision(self) -> str | None:
        """The schema's revision, None if unreadable. Raises NotNow."""

    def prepare(self) -> None:
        """Prepares for migration. Raises SetupError, OSError."""

    def adopt(self) -> None:
        """Adjusts a known database before use."""

    def serving(self, shards: Shards | AnyShards | None) -> AbstractContextManager[None]:
        """Locks all servers or those of some shards for a bot.

        Raises NotNow if another bot may serve any of them, or `alone` is held.
        """

    def alone(self) -> AbstractContextManager[None]:
        """Locks the database, as for a restore. Raises NotNow if a bot uses it."""

    def clear_log(self, connection: Connection) -> None:
        """Removes deleted data from the log, if possible at once."""

    def fill(self, connection: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Adds rows to a table.

        Raises SetupError if the database refuses them, and what `rows` raises.
        """

    def numbers_given(self, connection: Connection) -> dict[str, int]:
        """The highest id ever given, for tables that never reuse ids."""

    def go_on_behind(self, connection: Connection, given: Mapping[str, int]) -> None:
        """Lets ids continue after the existing rows and after `given`."""

    def sizes(self, transaction: Transaction) -> dict[str, int]:
        """Bytes: "main", and "wal" if there is a log."""


def storage_at(url: str) -> Storage:
    """The database at an address. Raises SetupError if its driver is missing."""
    if url.startswith("sqlite:"):
        return SqliteFile(database_path(url))
    try:
        from bot.store.postgresql import PostgresqlServer
    except ModuleNotFoundError:
        raise SetupError("no-psycopg") from None
    return PostgresqlServer(url)
