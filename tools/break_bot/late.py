"""The suite on a slow machine: ``python -m pytest -p tools.break_bot.late [--late SEED]``.

Now and then, SQLite, a request to Discord, a gateway event or a job comes a moment late, by each test's name and the
seed. A test that fails only then expects something too early, or the bot has a race.
"""

import random
import time
from asyncio import sleep
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest
from aiohttp import web

from bot.jobs import Jobs
from bot.store.sqlite import SqliteThread
from bot.ui import answers
from localdiscord.rest.gate import Gate

_COMES_LATE: tuple[tuple[type, str], ...] = (
    (Gate, "_injected"),
    (web.WebSocketResponse, "send_str"),
    (Jobs, "play"),
)

_chance = random.Random()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--late", type=int, default=1, metavar="SEED", help="what is drawn by (default: 1)")


def begin(seed: object, *, patience: float = 0.0) -> None:
    """The bot asks people to wait after `patience` seconds."""
    _chance.seed(str(seed))
    answers._PATIENCE_SECONDS = patience
    for owner, name in _COMES_LATE:
        setattr(owner, name, _late(getattr(owner, name)))
    # Any: mypy forbids replacing a method.
    thread: Any = SqliteThread
    thread.run = _run_late(thread.run)


def pytest_configure() -> None:
    begin(0, patience=answers._PATIENCE_SECONDS)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _chance.seed(f"{item.config.getoption('late')} {item.nodeid}")


def _seconds() -> float:
    """Mostly 0, sometimes a little, rarely a lot."""
    drawn = _chance.random()
    if drawn < 0.75:
        return 0.0
    return _chance.uniform(0.001, 0.01) if drawn < 0.95 else _chance.uniform(0.01, 0.08)


def _late(function: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @wraps(function)
    async def late(*given: Any, **named: Any) -> Any:
        await sleep(_seconds())
        return await function(*given, **named)

    return late


def _run_late(run: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(run)
    def late(thread: SqliteThread, unit: Callable[..., Any]) -> Any:
        seconds = _seconds()

        def slow(connection: Any) -> Any:
            time.sleep(seconds)
            return unit(connection)

        return run(thread, slow)

    return late
