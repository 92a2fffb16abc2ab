"""Times questions to a database, and prints its query plans."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import chain
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.store.database import Database
from bot.store.units import Transaction

Question = Callable[[], Awaitable[object]]
"""Asks something else each time."""


async def ask_all(database: Database, questions: dict[str, Question], rounds: int) -> None:
    """Prints each question's time and CPU time, then its query plans."""
    asked: dict[str, dict[str, Any]] = {}

    def take(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked[name].setdefault(statement, parameters)

    event.listen(Engine, "before_cursor_execute", take)
    print(f"\n{'':<42}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}{'CPU p50':>10}{'CPU p99':>10}")
    for name, ask in questions.items():
        asked[name], taken, computed = {}, list[float](), list[float]()
        for _ in range(rounds):
            began, cpu = time.perf_counter(), time.process_time()
            await ask()
            taken.append((time.perf_counter() - began) * 1000)
            computed.append((time.process_time() - cpu) * 1000)
        taken.sort()
        computed.sort()
        middle, late = rounds // 2, rounds * 99 // 100
        figures = (taken[middle], taken[late], taken[-1], computed[middle], computed[late])
        print(f"{name:<42}" + "".join(f"{figure:>10.1f}" for figure in figures))
    event.remove(Engine, "before_cursor_execute", take)
    for name, statements in asked.items():
        plans = [await database.read(partial(_plan, *each)) for each in statements.items()]
        print("\n".join([f"\n{name}", *(f"    {step}" for step in dict.fromkeys(chain(*plans)))]))


def _plan(statement: str, parameters: Any, transaction: Transaction) -> list[str]:
    explain = "EXPLAIN QUERY PLAN" if transaction.dialect.name == "sqlite" else "EXPLAIN"
    rows = transaction.exec_driver_sql(f"{explain} {statement}", parameters)
    return [str(tuple(row)[-1]) for row in rows]
