"""Turns to log in to Discord, whose limits apply to all processes together.

Turns are taken when used, never reserved, so a dead process delays no other.
"""

from sqlalchemy import select

from bot.store.leases import DatabaseClock, database_time
from bot.store.prepared import Prepared, upsert
from bot.store.schema import logins
from bot.store.units import Transaction

START = -1
"""Turns of whole processes; others count from 0."""

_write = Prepared(upsert(logins, "at"))


def take_turn(transaction: Transaction, turn: int, seconds: float, clock: DatabaseClock = database_time) -> float:
    """Takes a turn if the last one is `seconds` old and returns 0; otherwise returns the seconds left."""
    now = clock(transaction)
    last = transaction.scalar(select(logins.c.at).where(logins.c.turn == turn))
    # The last turn is in the future if the clock was put back.
    left = 0.0 if last is None else min(last - now, 0) / 1000 + seconds
    if left > 0:
        return left
    _write.execute(transaction, {"turn": turn, "at": now})
    return 0.0
