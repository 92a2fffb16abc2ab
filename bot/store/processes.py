"""What several processes on one database go by: its clock, and numbers that say when to read again."""

from collections.abc import Mapping
from enum import StrEnum

from sqlalchemy import select, text

from bot.store.database import record, recorded
from bot.store.schema import notes
from bot.store.units import Transaction

_TIME: Mapping[str, str] = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    # The transaction's own time may be earlier.
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}


def database_time(transaction: Transaction) -> int:
    """Milliseconds since 1970. Computers' clocks differ."""
    found: int = transaction.scalar(text(_TIME[transaction.dialect.name]))
    return found


class Remembered(StrEnum):
    """What processes cache."""

    PEOPLE = "changed-people"
    SERVERS = "changed-servers"
    BLOCKS = "changed-blocks"


def record_change(transaction: Transaction, kind: Remembered) -> None:
    record(transaction, kind, str(int(recorded(transaction, kind) or 0) + 1))


def changes(transaction: Transaction) -> dict[str, str]:
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(list(Remembered))))
    return {row.key: row.value for row in found}
