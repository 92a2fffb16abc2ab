"""For every end-to-end test: a bot at a table, and nothing goes wrong."""

import asyncio
import logging
from collections.abc import Iterator
from importlib import import_module

import pytest

from bot.coach.coach import Coach
from tests.support.command_line import command_line as command_line
from tests.support.table import clock as clock
from tests.support.table import day as day
from tests.support.table import path as path
from tests.support.table import tavern as tavern


@pytest.fixture
def coach_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach answers in this process, with numba loaded."""
    import_module("bot.coach.farkle.review")
    monkeypatch.setattr(Coach, "_ask", lambda _, *asked: asyncio.to_thread(*asked))  # a process would have to load it


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    logged = [stored for when in ("setup", "call") for stored in caplog.get_records(when)]
    assert [stored.getMessage() for stored in logged if stored.levelno >= logging.ERROR] == []
