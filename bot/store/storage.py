"""What a database must offer: SQLite's file or a PostgreSQL server, chosen by its address."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, TypeAlias

from sqlalchemy import Connection, Engine

from bot.config import Shards, database_path
from bot.errors import SetupError
from bot.store.journal import Journal
from bot.store.sqlite import SqliteFile
from bot.store.units import Source, Transaction

Progress: TypeAlias = Callable[[float], None]
"""Hears often which fraction of the work is done, from 0 to 1."""


def no_progress(_part: float) -> None: ...


class Guard(Protocol):
    """The locks of a process. They end with it."""

    @property
    def lost(self) -> SetupError | None:
        """Why the locks are lost for good. Then this process gets SIGTERM."""

    def holds(self) -> bool:
        """False while another process may serve the shards. Asking takes them as soon as they are free."""

    def turn(self, number: int) -> AbstractContextManager[None]:
        """Raises NotNow while another process has this turn."""


class Storage(Source, Protocol):
    """A database, which need not exist yet."""

    @property
    def name(self) -> str:
        """For messages: no password."""

    @property
    def file(self) -> Path | None:
        """None for a server."""

    @property
    def engine(self) -> Engine: ...

    @property
    def journal(self) -> Journal: ...

    def exists(self) -> bool:
        """Raises NotNow if unknown."""

    def revision(self) -> str | None:
        """None if unreadable. Raises NotNow."""

    def prepare(self) -> None:
        """Raises SetupError, OSError."""

    def adopt(self) -> None: ...

    def serving(self, shards: Shards | None) -> AbstractContextManager[Guard]:
        """Locks all servers, or some shards once they are free.

        Raises NotNow if another bot serves all, or another number of shards, or if `alone` is held.
        """

    def served(self, count: int) -> set[int]:
        """Those of the `count` shards that processes have locked."""

    def alone(self) -> AbstractContextManager[None]:
        """Locks the whole database. Raises NotNow if a bot uses it."""

    def clear_log(self, connection: Connection) -> None:
        """Unless a reader prevents it."""

    def fill(
        self, connection: Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]
    ) -> None:
        """Raises SetupError."""

    def numbers_given(self, connection: Connection) -> dict[str, int]:
        """The highest ids ever given, if they are never reused."""

    def go_on_behind(self, connection: Connection, given: Mapping[str, int]) -> None: ...

    def sizes(self, transaction: Transaction) -> dict[str, int]:
        """Bytes: "main", and "wal" if any."""


def storage_at(url: str) -> Storage:
    """Raises SetupError if its driver is missing."""
    if url.startswith("sqlite:"):
        return SqliteFile(database_path(url))
    try:
        from bot.store.postgresql import PostgresqlServer
    except ModuleNotFoundError:
        raise SetupError("no-psycopg") from None
    return PostgresqlServer(url)
