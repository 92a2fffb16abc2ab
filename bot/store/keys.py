"""The key of all hashes of people that the database keeps: whom people block, who declined, who deleted their data."""

import secrets

from bot.store.database import record, recorded
from bot.store.units import Transaction

_BLOCK_KEY = "block-key"


def block_key(transaction: Transaction) -> str:
    """The key, which is drawn at first use."""
    key = recorded(transaction, _BLOCK_KEY)
    if key is None:
        key = secrets.token_hex(32)
        record(transaction, _BLOCK_KEY, key)
    return key


def known_key(transaction: Transaction) -> str:
    """The key, or an empty text before its first use: for units that only read."""
    return recorded(transaction, _BLOCK_KEY) or ""
