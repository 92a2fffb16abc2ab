"""Counts changes to what processes cache; every process polls the counters."""

from enum import StrEnum

from sqlalchemy import select

from bot.store.database import note, set_note
from bot.store.schema import notes
from bot.store.units import Transaction


class Remembered(StrEnum):
    PEOPLE = "changed-people"
    SERVERS = "changed-servers"
    BLOCKS = "changed-blocks"


def note_change(transaction: Transaction, kind: Remembered) -> None:
    set_note(transaction, kind, str(int(note(transaction, kind) or 0) + 1))


def numbers(transaction: Transaction) -> dict[str, str]:
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(list(Remembered))))
    return {row.key: row.value for row in found}
