"""Statements that SQLite and PostgreSQL understand."""

from collections.abc import Mapping

from sqlalchemy import ColumnElement, Table, case, delete, literal_column, select, text, tuple_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import Insert

from bot.processes.shards import Shards
from bot.store.units import Transaction

insert_or = insert
"""SQLAlchemy renders PostgreSQL's form for SQLite too."""
_TIME: Mapping[str, str] = {
    "sqlite": "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    # The transaction's own time may be earlier.
    "postgresql": "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}


def database_time(transaction: Transaction) -> int:
    """Milliseconds since 1970. Computers' clocks differ."""
    found: int = transaction.scalar(text(_TIME[transaction.dialect.name]))
    return found


def is_on(guild_id: ColumnElement[int], shards: Shards) -> ColumnElement[bool]:
    """As `Shards.serve`."""
    # An untyped literal, because PostgreSQL can't shift by `bigint`.
    shard = guild_id.op(">>")(literal_column("22")) % shards.count
    return case((guild_id > 0, shard), else_=0).in_(shards.ids)


def add_once(transaction: Transaction, table: Table, **values: object) -> bool:
    """Returns False if the row exists."""
    # Otherwise SQLAlchemy doesn't count inserted rows.
    statement = insert_or(table).values(**values).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return transaction.execute(statement).rowcount > 0


def upsert(table: Table, *changed: str) -> Insert:
    statement = insert_or(table)
    keys = [column.name for column in table.primary_key.columns]
    return statement.on_conflict_do_update(
        index_elements=keys, set_={name: statement.excluded[name] for name in changed}
    )


def delete_some(transaction: Transaction, table: Table, which: ColumnElement[bool], most: int) -> int:
    """Returns how many."""
    keys = table.primary_key.columns
    some = select(*keys).where(which).limit(most)
    return transaction.execute(delete(table).where(tuple_(*keys).in_(some))).rowcount
