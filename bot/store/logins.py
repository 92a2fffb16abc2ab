"""Turns of several processes to log in to Discord, which limits how often that is done by all of them together.

A turn is taken at the moment at which it is used, and never ahead: so a process that dies keeps nobody waiting.
"""

from sqlalchemy import select

from bot.store.leases import DatabaseClock, database_time
from bot.store.prepared import Prepared, upsert
from bot.store.schema import logins
from bot.store.units import Transaction

START = -1
"""The turns of whole processes. The other ones have numbers from 0."""

_write = Prepared(upsert(logins, "at"))


def take_turn(transaction: Transaction, turn: int, seconds: float, clock: DatabaseClock = database_time) -> float:
    """Takes a turn if the last one of this number was so many seconds ago: then this is 0.

    Otherwise this is in how many seconds there is one to be had, if nobody else takes it.
    """
    now = clock(transaction)
    last = transaction.scalar(select(logins.c.at).where(logins.c.turn == turn))
    # Where the clock was put back, the last turn seems to be yet to come.
    left = 0.0 if last is None else min(last - now, 0) / 1000 + seconds
    if left > 0:
        return left
    _write.execute(transaction, {"turn": turn, "at": now})
    return 0.0
