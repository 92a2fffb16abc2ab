"""Leases: which process serves which shards, where processes take any that are free.

A lease runs out unless its holder renews it. So the shards of a process that died are taken by others. A process takes
no more than its share, so that each death stops as little as possible. All times are by the clock of the database, so
that it does not matter what those of several computers say.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, Table, delete, select, text

from bot.config import AnyShards
from bot.store.prepared import Prepared, upsert
from bot.store.schema import leases, processes
from bot.store.units import Transaction

LEASE_SECONDS = 10
"""For so long a lease lasts unless it is renewed."""
DatabaseClock = Callable[[Transaction], int]
"""Gives the milliseconds since 1970."""

_TIME: Mapping[str, str] = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    # Not when the transaction began: it may have waited since.
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
_write = Prepared(upsert(leases, "count", "holder", "until"))
_write_process = Prepared(upsert(processes, "most", "until"))


@dataclass(frozen=True, slots=True)
class Lease:
    """A shard of `count`, and the process that serves it."""

    shard: int
    count: int
    holder: str


def database_time(transaction: Transaction) -> int:
    """The time by the clock of the database, in milliseconds since 1970."""
    found: int = transaction.scalar(text(_TIME[transaction.dialect.name]))
    return found


def renew(
    transaction: Transaction, holder: str, shards: AnyShards, clock: DatabaseClock = database_time
) -> frozenset[int]:
    """Renews the leases of a process, and takes free shards until it has its share. Returns all of its shards.

    A lease that has run out is renewed if nobody has taken the shard. While nobody holds any, a process takes shards
    the second time that it asks: then it knows of those that start with it.
    """
    now = clock(transaction)
    until = now + LEASE_SECONDS * 1000
    # Left behind by processes that divided the servers otherwise: none of them runs (`bot.store.locks`).
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
    _write_process.execute(transaction, {"holder": holder, "most": shards.most, "until": until})
    if mine:
        rows = ({"shard": shard, "count": shards.count, "holder": holder, "until": until} for shard in sorted(mine))
        _write.execute(transaction, *rows)
    return frozenset(mine)


def _share(most: Sequence[int], count: int, others: Collection[int]) -> int:
    """How many of `count` shards a process may take, if each takes up to its `most`, and the `others` have so many.

    All take the same number as far as they may, and some of them one more.
    """
    equal = max(share for share in range(max(most) + 1) if sum(min(share, each) for each in most) <= count)
    left = count - sum(min(equal, each) for each in most)
    return equal + (sum(number > equal for number in others) < left)


def release(transaction: Transaction, holder: str) -> None:
    """Gives up all leases of a process. Its share stays its own for as long as a lease, so that it can start again."""
    transaction.execute(delete(leases).where(leases.c.holder == holder))


def held(transaction: Transaction, clock: DatabaseClock = database_time) -> list[Lease]:
    """The leases that have not run out, ordered by shard."""
    return [Lease(row.shard, row.of, row.holder) for row in _live(transaction, clock(transaction))]


def _live(transaction: Transaction, now: int) -> list[Row[Any]]:
    found = select(leases.c.shard, leases.c.count.label("of"), leases.c.holder).where(_lasts(leases, now))
    return list(transaction.execute(found.order_by(leases.c.shard)))


def _lasts(table: Table, now: int) -> ColumnElement[bool]:
    # Where the clock was put back, none lasts longer than a new one.
    return table.c.until.between(now + 1, now + LEASE_SECONDS * 1000)
