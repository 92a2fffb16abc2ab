"""Leases: which process serves which shards, where processes take any that are free.

A lease runs out unless its holder renews it. So the shards of a process that died are taken by others. All times are by
the clock of the database, so that it does not matter what those of several computers say.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, select, text

from bot.config import AnyShards
from bot.store.prepared import Prepared, upsert
from bot.store.schema import leases
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


def is_any_free(transaction: Transaction, shards: AnyShards, clock: DatabaseClock = database_time) -> bool:
    """Is there a shard that no process serves? This writes nothing, so processes that stand by may ask it often."""
    return len(_live(transaction, clock(transaction))) < shards.count


def renew(
    transaction: Transaction, holder: str, shards: AnyShards, clock: DatabaseClock = database_time
) -> frozenset[int]:
    """Renews the leases of a process, and takes free shards until it has as many as it may. Returns all of its shards.

    A lease that has run out is renewed if nobody has taken the shard.
    """
    now = clock(transaction)
    # Left behind by processes that divided the servers otherwise: none of them runs (`bot.store.locks`).
    transaction.execute(delete(leases).where(leases.c.count != shards.count))
    mine = set(transaction.scalars(select(leases.c.shard).where(leases.c.holder == holder)))
    taken = mine | {row.shard for row in _live(transaction, now)}
    free = (shard for shard in range(shards.count) if shard not in taken)
    mine |= {shard for shard, _ in zip(free, range(shards.most - len(mine)), strict=False)}
    if mine:
        until = now + LEASE_SECONDS * 1000
        rows = ({"shard": shard, "count": shards.count, "holder": holder, "until": until} for shard in sorted(mine))
        _write.execute(transaction, *rows)
    return frozenset(mine)


def release(transaction: Transaction, holder: str) -> None:
    """Gives up all leases of a process."""
    transaction.execute(delete(leases).where(leases.c.holder == holder))


def held(transaction: Transaction, clock: DatabaseClock = database_time) -> list[Lease]:
    """The leases that have not run out, ordered by shard."""
    return [Lease(row.shard, row.of, row.holder) for row in _live(transaction, clock(transaction))]


def _live(transaction: Transaction, now: int) -> list[Row[Any]]:
    # Where the clock was put back, none lasts longer than a new one.
    lasts = leases.c.until.between(now + 1, now + LEASE_SECONDS * 1000)
    return list(
        transaction.execute(
            select(leases.c.shard, leases.c.count.label("of"), leases.c.holder).where(lasts).order_by(leases.c.shard)
        )
    )
