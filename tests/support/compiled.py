"""Statements that are compiled to SQL once for each kind of database, and not for each one that a test opens."""

from typing import Any

from sqlalchemy import Engine, create_engine

from bot.store import postgresql, sqlite

_first: dict[str, Engine] = {}


def compile_statements_once() -> None:
    """Lets all databases of this process share the statements compiled by the first of their kind."""
    for kind in (sqlite, postgresql):
        kind.create_engine = _engine_like_the_first  # type: ignore[attr-defined]


def _engine_like_the_first(*given: Any, **named: Any) -> Engine:
    engine = create_engine(*given, **named)
    first = _first.get(engine.dialect.name)
    if first is None or first.dialect.server_version_info is None:
        # Before its engine has connected, a dialect does not know what it talks to.
        _first[engine.dialect.name] = first = engine
    # The dialect is part of the key of the compiled cache.
    engine.dialect = engine.pool._dialect = first.dialect
    engine._compiled_cache = first._compiled_cache
    return engine
