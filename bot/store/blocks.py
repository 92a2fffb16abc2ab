"""Blocked people and servers, as keyed hashes, which reveal no names and outlive deleted data."""

import hashlib
import hmac
import secrets

from sqlalchemy import delete, select

from bot.model.oversight import Blocked
from bot.store.changes import Remembered, note_change
from bot.store.database import note, set_note
from bot.store.schema import blocks
from bot.store.units import Transaction, insert_or

_KEY = "block-key"


def digest(key: bytes, kind: Blocked, discord_id: int) -> str:
    """HMAC-SHA256 of `<kind>:<id>`, as hex."""
    return hmac.new(key, f"{kind.value}:{discord_id}".encode(), hashlib.sha256).hexdigest()


def key(transaction: Transaction) -> bytes:
    """Drawn at first use."""
    stored = note(transaction, _KEY)
    if stored is None:
        stored = secrets.token_hex(32)
        set_note(transaction, _KEY, stored)
    return bytes.fromhex(stored)


def digests_and_key(transaction: Transaction) -> tuple[frozenset[str], bytes]:
    """The key is empty before its first use."""
    return frozenset(transaction.scalars(select(blocks.c.digest))), bytes.fromhex(note(transaction, _KEY) or "")


def block(transaction: Transaction, kind: Blocked, discord_id: int, now: int) -> None:
    row = {"digest": digest(key(transaction), kind, discord_id), "kind": kind.value, "at": now}
    transaction.execute(insert_or(blocks).values(**row).on_conflict_do_nothing())
    note_change(transaction, Remembered.BLOCKS)


def unblock(transaction: Transaction, kind: Blocked, discord_id: int) -> bool:
    """Returns False if there was no block."""
    found = transaction.execute(delete(blocks).where(blocks.c.digest == digest(key(transaction), kind, discord_id)))
    note_change(transaction, Remembered.BLOCKS)
    return found.rowcount > 0
