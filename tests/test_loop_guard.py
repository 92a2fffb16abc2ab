"""A callback that keeps the event loop busy is named, for each kind of task."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.support.loop_guard import timed_callbacks

MOST = 0.0001
STEPS = """
async def steps(compute):
    compute()
    yield

async def step(compute):
    compute()
"""


def compute() -> None:
    until = time.thread_time() + 100 * MOST
    while time.thread_time() < until:
        pass


def in_file(name: str) -> dict[str, Callable[..., Any]]:
    found: dict[str, Any] = {}
    # The guard tells whose a step is by the name of its file.
    exec(compile(STEPS, name, "exec"), found)
    return found


@pytest.mark.parametrize("name", ["step", "steps"])
async def test_a_task_that_lasts_is_named_if_it_is_the_bots(name: str) -> None:
    """A fixture, and each turn of `async for`, is a step of an asynchronous generator, which itself has no name."""
    for file, named in (("/bot/play/lasting.py", [f"{name} (/bot/play/lasting.py)"]), ("/tests/lasting.py", [])):
        made, found = in_file(file)[name](compute), list[str]()
        with timed_callbacks(found, MOST):
            await asyncio.create_task(made if name == "step" else anext(made))
        assert [each.partition(" ms in ")[2] for each in found] == named
