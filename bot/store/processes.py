"""Times are the database's, because computers' clocks differ."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, delete, select, text

from bot.config import AnyShards
from bot.store.database import note, set_note
from bot.store.schema import leases, logins, notes, processes
from bot.store.statements import upsert
from bot.store.units import Transaction

LEASE_SECONDS = 10
DatabaseClock = Callable[[Transaction], int]
"""Milliseconds since 1970."""

_TIME: Mapping[str, str] = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    # The transaction's own time may be earlier.
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
_write_lease = upsert(leases, "count", "holder", "until")
_write_process = upsert(processes, "most", "until")
_write_login = upsert(logins, "at")

START = -1
"""The turn of whole processes; shards count from 0."""


@dataclass(frozen=True, slots=True)
class Lease:
    shard: int
    count: int
    holder: str


def database_time(transaction: Transaction) -> int:
    found: int = transaction.scalar(text(_TIME[transaction.dialect.name]))
    return found


def renew(
    transaction: Transaction, holder: str, shards: AnyShards, clock: DatabaseClock = database_time
) -> frozenset[int]:
    """Takes free shards, too, up to a share. Returns all shards; for the first process none at first, because others
    may be starting.
    """
    now = clock(transaction)
    until = now + LEASE_SECONDS * 1000
    # Of an earlier number of shards (`bot.store.locks`).
    transaction.execute(delete(leases).where(leases.c.count != shards.count))
    transaction.execute(delete(processes).where(~_lasts(processes, now)))
    mine = set(transaction.scalars(select(leases.c.shard).where(leases.c.holder == holder)))
    live = _live(transaction, now)
    running: dict[str, int] = {row.holder: row.most for row in transaction.execute(select(processes))}
    if live or holder in running:
        others = Counter(row.holder for row in live if row.holder != holder)
        share = _share([*(running | {holder: shards.most}).values()], shards.count, others.values())
        taken = mine | {row.shard for row in live}
        free = (shard for shard in range(shards.count) if shard not in taken)
        mine |= {shard for shard, _ in zip(free, range(min(share, shards.most) - len(mine)), strict=False)}
    transaction.execute(_write_process, {"holder": holder, "most": shards.most, "until": until})
    if mine:
        rows = [{"shard": shard, "count": shards.count, "holder": holder, "until": until} for shard in sorted(mine)]
        transaction.execute(_write_lease, rows)
    return frozenset(mine)


def _share(most: Sequence[int], count: int, others: Collection[int]) -> int:
    """Equal as far as `most` allows."""
    equal = max(share for share in range(max(most) + 1) if sum(min(share, each) for each in most) <= count)
    left = count - sum(min(equal, each) for each in most)
    return equal + (sum(number > equal for number in others) < left)


def release(transaction: Transaction, holder: str) -> None:
    """The share stays reserved for a restart."""
    transaction.execute(delete(leases).where(leases.c.holder == holder))


def held(transaction: Transaction, clock: DatabaseClock = database_time) -> list[Lease]:
    """Ordered by shard."""
    return [Lease(row.shard, row.of, row.holder) for row in _live(transaction, clock(transaction))]


def _live(transaction: Transaction, now: int) -> list[Row[Any]]:
    found = select(leases.c.shard, leases.c.count.label("of"), leases.c.holder).where(_lasts(leases, now))
    return list(transaction.execute(found.order_by(leases.c.shard)))


def _lasts(table: Table, now: int) -> ColumnElement[bool]:
    # The clock may have been put back.
    return table.c.until.between(now + 1, now + LEASE_SECONDS * 1000)


def take_turn(transaction: Transaction, turn: int, seconds: float, clock: DatabaseClock = database_time) -> float:
    """Takes a turn to log in and returns 0, or returns the seconds until the next: none is reserved."""
    now = clock(transaction)
    last = transaction.scalar(select(logins.c.at).where(logins.c.turn == turn))
    # The clock may have been put back.
    left = 0.0 if last is None else min(last - now, 0) / 1000 + seconds
    if left > 0:
        return left
    transaction.execute(_write_login, {"turn": turn, "at": now})
    return 0.0


class Remembered(StrEnum):
    """What processes cache."""

    PEOPLE = "changed-people"
    SERVERS = "changed-servers"
    BLOCKS = "changed-blocks"


def note_change(transaction: Transaction, kind: Remembered) -> None:
    set_note(transaction, kind, str(int(note(transaction, kind) or 0) + 1))


def changes(transaction: Transaction) -> dict[str, str]:
    found = transaction.execute(select(notes.c.key, notes.c.value).where(notes.c.key.in_(list(Remembered))))
    return {row.key: row.value for row in found}
