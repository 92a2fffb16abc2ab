"""Statements compiled once: SQLAlchemy's work per execution takes as long as SQLite's."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from sqlalchemy import CursorResult, Dialect, Select, Table
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import Insert, UpdateBase

from bot.store.units import Transaction

_Columns: TypeAlias = tuple[Any, ...]
_Compiled = tuple[str, Mapping[str, Callable[[Any], Any]]]


insert_or = insert
"""SQLAlchemy renders PostgreSQL's form for SQLite too."""


class Prepared:
    """Parameters are named after columns or `bindparam`s."""

    def __init__(self, statement: UpdateBase | Select[*_Columns], columns: Collection[str] | None = None) -> None:
        """`columns` are set to parameters."""
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, _Compiled] = {}

    def execute(self, transaction: Transaction, *rows: Mapping[str, Any]) -> "CursorResult[*_Columns]":
        dialect = transaction.dialect
        if dialect.name not in self._compiled:
            self._compiled[dialect.name] = self._compile(dialect)
        sql, processors = self._compiled[dialect.name]
        for name, process in processors.items():
            rows = tuple({**row, name: process(row[name])} for row in rows)
        return transaction.exec_driver_sql(sql, rows[0] if len(rows) == 1 else list(rows))

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        assert not dialect.positional, "parameters have names"
        types = {name: bound.type.dialect_impl(dialect) for name, bound in compiled.binds.items()}
        processors = {name: type_.bind_processor(dialect) for name, type_ in types.items()}
        return str(compiled), {name: process for name, process in processors.items() if process is not None}


def add_once(transaction: Transaction, table: Table, **values: Any) -> bool:
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
