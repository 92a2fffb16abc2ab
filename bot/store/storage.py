"""Where a database is kept. What differs between the kinds of databases is in `sqlite` and in `postgresql`."""

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
    """One database, whether it is there or not."""

    @property
    def name(self) -> str:
        """How people are told of it: a path, or an address without its password."""

    @property
    def file(self) -> Path | None:
        """The file that it is; None where a server keeps it."""

    @property
    def engine(self) -> Engine:
        """What knows how to connect, and how to begin a transaction."""

    @property
    def journal(self) -> Journal:
        """What was deleted, kept where no backup of the database holds it."""

    def exists(self) -> bool:
        """Is there a database of this program? Raises NotNow where that cannot be found out now."""

    def revision(self) -> str | None:
        """The revision of its schema; None if it has none that can be read. Raises NotNow likewise."""

    def prepare(self) -> None:
        """Makes sure that a database can be there, before it is brought up to date. Raises SetupError, OSError."""

    def adopt(self) -> None:
        """Changes what has to be changed about a database of this program before it is used."""

    def serving(self, shards: Shards | AnyShards | None) -> AbstractContextManager[None]:
        """Held by a bot that serves from it: all servers, those of its shards, or those of whatever shards it takes.

        Raises NotNow where another bot serves any of these servers, or could, and where something needs the database
        for itself.
        """

    def alone(self) -> AbstractContextManager[None]:
        """Held by whatever needs it for itself, such as a restore. Raises NotNow where a bot serves from it."""

    def clear_log(self, connection: Connection) -> None:
        """Leaves nothing of what was deleted in a log, if that can be done at once."""

    def fill(self, connection: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Adds many rows to a table, each with a value for each of these columns.

        Raises SetupError where the database refuses them, and what the rows raise.
        """

    def numbers_given(self, connection: Connection) -> dict[str, int]:
        """The highest number that was ever given to a row, by table, where a number is not given twice."""

    def go_on_behind(self, connection: Connection, given: Mapping[str, int]) -> None:
        """Lets numbers go on behind those of the rows that are there, and behind those that were given elsewhere."""

    def sizes(self, transaction: Transaction) -> dict[str, int]:
        """How many bytes it takes, by what they are: "main", and "wal" where a log lies beside it."""


def storage_at(url: str) -> Storage:
    """The database at an address, as the settings have it. Raises SetupError where its driver is not installed."""
    if url.startswith("sqlite:"):
        return SqliteFile(database_path(url))
    try:
        from bot.store.postgresql import PostgresqlServer
    except ModuleNotFoundError:
        raise SetupError("no-psycopg") from None
    return PostgresqlServer(url)
