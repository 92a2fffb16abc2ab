"""Statements that are compiled to SQL once, and not for each database that a test opens."""

from typing import Any

from sqlalchemy import Engine, create_engine

from bot.store import database

_first: list[Engine] = []


def compile_statements_once() -> None:
    """Lets all databases of this process share what the first one compiled: they are all SQLite."""
    database.create_engine = _engine_like_the_first  # type: ignore[attr-defined]


def _engine_like_the_first(*given: Any, **named: Any) -> Engine:
    engine = create_engine(*given, **named)
    if not _first:
        _first.append(engine)
    # What was compiled is found again by its dialect, among other things.
    engine.dialect = engine.pool._dialect = _first[0].dialect
    engine._compiled_cache = _first[0]._compiled_cache
    return engine
