"""The time of the last backup, by which the doctor, a metric and an alert notice that backups have stopped."""

from sqlalchemy.exc import SQLAlchemyError

from bot.errors import SetupError, first_line
from bot.store.database import record, recorded
from bot.store.storage import Storage
from bot.store.units import Transaction

_KEY = "backup"


def note_backup(storage: Storage, now: int) -> None:
    """`now`: seconds since 1970. Raises SetupError."""
    try:
        with storage.used(), storage.engine.begin() as connection:
            record(connection, _KEY, str(now))
    except SQLAlchemyError as error:
        raise SetupError("backup-not-noted", path=storage.name, problem=first_line(error)) from None


def last_backup(transaction: Transaction) -> int:
    """Seconds since 1970, or 0 if none is known."""
    return int(recorded(transaction, _KEY) or 0)
