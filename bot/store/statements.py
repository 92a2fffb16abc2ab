"""Statements that SQLite and PostgreSQL understand."""

from sqlalchemy import ColumnElement, Table, delete, select, tuple_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import Insert

from bot.store.units import Transaction

insert_or = insert
"""SQLAlchemy renders PostgreSQL's form for SQLite too."""


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
