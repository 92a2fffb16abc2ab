"""Discord limits logins of all processes together.

Turns are never reserved, so a dead process delays no other.
"""

from sqlalchemy import select

from bot.store.leases import DatabaseClock, database_time
from bot.store.schema import logins
from bot.store.units import Transaction, upsert

START = -1
"""For whole processes; shards count from 0."""

_write = upsert(logins, "at")


def take_turn(transaction: Transaction, turn: int, seconds: float, clock: DatabaseClock = database_time) -> float:
    """Takes a turn and returns 0, or returns the seconds until the next."""
    now = clock(transaction)
    last = transaction.scalar(select(logins.c.at).where(logins.c.turn == turn))
    # The clock may have been put back.
    left = 0.0 if last is None else min(last - now, 0) / 1000 + seconds
    if left > 0:
        return left
    transaction.execute(_write, {"turn": turn, "at": now})
    return 0.0
