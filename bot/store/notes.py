"""Short notes by key: the key of hashes, numbers of changes, the last backup, and others."""

import secrets
from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import SetupError, first_line
from bot.store.schema import notes
from bot.store.storage import Storage
from bot.store.units import Transaction, upsert

PEOPLE = "people"
SERVERS = "servers"
_BLOCK_KEY = "block-key"
_BACKUP = "backup"


def recorded(transaction: Transaction, key: str) -> str | None:
    value: str | None = transaction.scalar(select(notes.c.value).where(notes.c.key == key))
    return value


def record(transaction: Transaction, key: str, value: str) -> None:
    transaction.execute(upsert(notes, "value"), {"key": key, "value": value})


def block_key(transaction: Transaction) -> str:
    """The key of all hashes of people that the database keeps: whom people block, who declined, who deleted their data.
    It is drawn at first use.
    """
    key = recorded(transaction, _BLOCK_KEY)
    if key is None:
        key = secrets.token_hex(32)
        record(transaction, _BLOCK_KEY, key)
    return key


def known_key(transaction: Transaction) -> str:
    """The key, or an empty text before its first use: for units that only read."""
    return recorded(transaction, _BLOCK_KEY) or ""


def record_change(transaction: Transaction, kind: str) -> None:
    """Says that what bots keep in memory, of this kind, is to be read again. The command line does so, too."""
    record(transaction, _key(kind), str(int(recorded(transaction, _key(kind)) or 0) + 1))


def changes(transaction: Transaction, kinds: Iterable[str]) -> dict[str, str]:
    """The number of changes of each kind."""
    keys = {_key(kind): kind for kind in kinds}
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(keys)))
    return dict.fromkeys(keys.values(), "0") | {keys[row.key]: row.value for row in found}


def _key(kind: str) -> str:
    return f"changed-{kind}"


def note_backup(storage: Storage, now: int) -> None:
    """`now`: seconds since 1970. The doctor, a metric and an alert notice if backups stop. Raises SetupError."""
    try:
        with storage.used(), storage.engine.begin() as connection:
            record(connection, _BACKUP, str(now))
    except SQLAlchemyError as error:
        raise SetupError("backup-not-noted", path=storage.name, problem=first_line(error)) from None


def last_backup(transaction: Transaction) -> int:
    """Seconds since 1970, or 0 if none is known."""
    return int(recorded(transaction, _BACKUP) or 0)
