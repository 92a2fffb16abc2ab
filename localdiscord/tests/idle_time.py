"""An event loop whose time passes only while it waits, not while it computes.

A limit then means that nothing happened for that long, however busy the machine is.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_A_MOMENT = 0.002
"""In seconds: what came was on its way, and took no longer than this, however busy the machine was."""


@contextmanager
def idle_time(pace: float = 1.0) -> Iterator[None]:
    """Within the block, the time of the running loop is idle time, which passes `pace` times faster than real time."""
    loop: Any = asyncio.get_running_loop()
    select, now = loop._selector.select, loop.time()

    def idle_select(timeout: float | None = None) -> list[Any]:
        nonlocal now
        longest = None if timeout is None else timeout / pace
        began = time.monotonic()
        events: list[Any] = select(longest)
        waited = time.monotonic() - began
        if longest is not None:
            # This process itself may have had to wait for the processor.
            waited = min(waited, longest)
        now += min(waited, _A_MOMENT) if events else waited * pace
        return events

    # The loop asks these two, and no other way leads between what it waits for and its clock.
    loop.time, loop._selector.select = lambda: now, idle_select
    try:
        yield
    finally:
        del loop.time, loop._selector.select
