"""A callback that keeps the event loop busy is named, for each kind of task."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.support.loop_guard import MOST_SECONDS, timed_callbacks

MOST = 0.0001
STEPS = """
async def steps(compute):
    compute()
    yield

async def step(compute):
    compute()
"""


def compute(seconds: float = 100 * MOST) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def in_file(name: str) -> dict[str, Callable[..., Any]]:
    found: dict[str, Any] = {}
    # The guard knows whose a step is by the name of its file.
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


async def test_a_callback_that_computes_is_named() -> None:
    found = list[str]()
    with timed_callbacks(found, MOST):
        asyncio.get_running_loop().call_soon(compute)
        await asyncio.sleep(0)
    assert any("compute" in each for each in found)


async def test_what_waits_or_computes_elsewhere_is_not() -> None:
    found = list[str]()
    with timed_callbacks(found):
        await asyncio.to_thread(compute, 2 * MOST_SECONDS)
        asyncio.get_running_loop().call_soon(time.sleep, 2 * MOST_SECONDS)
        await asyncio.sleep(0)
    assert found == []
