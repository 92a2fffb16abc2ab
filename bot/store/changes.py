"""What processes remember, and others change: for each kind, a number that grows with each change.

Whoever changes such a thing raises the number within the same unit. All processes read the numbers every few seconds.
"""

from enum import StrEnum

from sqlalchemy import select

from bot.store.database import note, set_note
from bot.store.schema import notes
from bot.store.units import Transaction


class Remembered(StrEnum):
    """What processes remember."""

    PEOPLE = "changed-people"
    """Who plays, in games. It changes where somebody is deleted."""
    SERVERS = "changed-servers"
    """Servers, and which games are theirs. It changes where one is deleted."""
    BLOCKS = "changed-blocks"
    """Who is blocked."""


def note_change(transaction: Transaction, kind: Remembered) -> None:
    """Lets every process know that what it remembers of this may not be true any more."""
    set_note(transaction, kind, str(int(note(transaction, kind) or 0) + 1))


def numbers(transaction: Transaction) -> dict[str, str]:
    """The number of each kind that has changed ever."""
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(list(Remembered))))
    return {row.key: row.value for row in found}
