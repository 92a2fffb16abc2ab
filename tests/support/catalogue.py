"""What a database says about its tables, to compare one that was upgraded with the schema.

Columns have no order: upgrades append theirs.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from sqlalchemy import create_engine

from bot.store.database import Database
from bot.store.schema import all_tables, metadata
from bot.store.storage import storage_at
from bot.store.units import Transaction
from tests.support.postgresql import keeper

Tables: TypeAlias = set[tuple[str, str]]
"""The names of tables with each of their columns, constraints and indexes, as the database writes them."""

_COLUMNS = """
    SELECT relname, concat_ws(' ', attname, format_type(atttypid, atttypmod), collname, attnotnull, attgenerated,
        pg_get_expr(adbin, adrelid))
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""
_CONSTRAINTS = """
    SELECT relname, conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM pg_constraint JOIN pg_class ON conrelid = pg_class.oid WHERE relnamespace = 'public'::regnamespace
"""
_INDEXES = "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'"


def tables(transaction: Transaction) -> Tables:
    read = _of_sqlite if transaction.dialect.name == "sqlite" else _of_postgresql
    return {(table, part) for table, part in read(transaction) if table != "alembic_version"}


def intended(database: Database) -> Tables:
    """What the schema says, in a new database of the same kind."""
    return _intended(on_server=database.journal.name.startswith("the schema"))


@cache
def _intended(*, on_server: bool) -> Tables:
    if on_server:
        with keeper().server.connected() as connection:
            connection.execute("CREATE DATABASE intended")
        # The schema says it for SQLite alone: saying it for PostgreSQL, too, loads a dialect that few hosts need.
        for index in (index for table in all_tables() for index in table.indexes):
            index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]
    engine = storage_at(keeper().server.url("intended")).engine if on_server else create_engine("sqlite://")
    with engine.begin() as new:
        metadata.create_all(new, all_tables())
        return tables(new)


def _of_sqlite(transaction: Transaction) -> Iterator[tuple[str, str]]:
    own = "sql IS NOT NULL AND name <> 'sqlite_sequence'"
    for table, kind, sql in transaction.exec_driver_sql(f"SELECT tbl_name, type, sql FROM sqlite_master WHERE {own}"):
        # Renaming a column puts its name into quotes.
        written = " ".join(sql.replace('"', "").split())
        yield from ((table, part) for part in (_parts(written) if kind == "table" else [written]))


def _parts(statement: str) -> list[str]:
    """The columns and constraints of a CREATE TABLE, and what follows them."""
    inside, after = re.fullmatch(r"CREATE TABLE \w+ ?\((.*)\)(.*)", statement, re.DOTALL).groups()  # type: ignore[union-attr]
    parts, depth = [""], 0
    for character in inside:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [*(part.strip() for part in parts), f"after: {after.strip()}"]


def _of_postgresql(transaction: Transaction) -> Iterator[tuple[str, str]]:
    for statement in (_COLUMNS, _CONSTRAINTS, _INDEXES):
        yield from ((table, part) for table, part in transaction.exec_driver_sql(statement))
