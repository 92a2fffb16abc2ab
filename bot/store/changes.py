"""Numbers that say when to read again what bots keep in memory. The command line changes it, too."""

from collections.abc import Iterable

from sqlalchemy import select

from bot.store.database import record, recorded
from bot.store.schema import notes
from bot.store.units import Transaction

PEOPLE = "people"
SERVERS = "servers"


def record_change(transaction: Transaction, kind: str) -> None:
    """`kind`: of what is kept in memory."""
    record(transaction, _key(kind), str(int(recorded(transaction, _key(kind)) or 0) + 1))


def changes(transaction: Transaction, kinds: Iterable[str]) -> dict[str, str]:
    """The number of changes of each kind."""
    keys = {_key(kind): kind for kind in kinds}
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(keys)))
    return dict.fromkeys(keys.values(), "0") | {keys[row.key]: row.value for row in found}


def _key(kind: str) -> str:
    return f"changed-{kind}"
