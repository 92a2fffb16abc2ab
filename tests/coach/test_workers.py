"""Processes for heavy work: they stay for the next work, and one that dies takes only its own work with it."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.coach.workers import Workers, WorkLost


@asynccontextmanager
async def working(most: int = 1) -> AsyncIterator[Workers]:
    workers = Workers(most)
    yield workers
    await workers.close()


async def is_gone(process_id: int) -> bool:
    """Waits until a process is gone; the test hangs where it stays."""
    while True:
        try:
            os.kill(process_id, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.01)


async def test_work_happens_in_another_process_which_stays() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        assert first != os.getpid()
        assert await workers.run(os.getpid) == first


async def test_what_the_work_raises_is_logged_and_the_process_stays(caplog: pytest.LogCaptureFixture) -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        with pytest.raises(WorkLost):
            await workers.run(os.listdir, "/no/such/place")
        assert "FileNotFoundError" in caplog.text
        assert await workers.run(os.getpid) == first


async def test_a_process_that_dies_at_work_takes_only_that_work_with_it() -> None:
    async with working(2) as workers:
        slow = asyncio.create_task(workers.run(time.sleep, 3600))
        first = await workers.run(os.getpid)
        with pytest.raises(WorkLost):
            await workers.run(os._exit, 1)
        assert await workers.run(os.getpid) != first
        assert not slow.done()
        await workers.close()
        with pytest.raises(WorkLost):
            await slow


async def test_a_process_that_dies_idle_is_replaced() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await is_gone(first)
        # Whether its end has been noticed by now or is noticed when it gets work: at most that work is lost.
        second = await asyncio.gather(workers.run(os.getpid), return_exceptions=True)
        assert first not in second
        assert await workers.run(os.getpid) != first


async def test_work_that_nobody_waits_for_any_more_is_given_up() -> None:
    async with working() as workers:
        slow = asyncio.create_task(workers.run(time.sleep, 3600))
        await asyncio.sleep(0)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await workers.run(abs, -1) == 1


async def test_what_the_work_prints_does_not_get_among_the_answers() -> None:
    async with working() as workers:
        await workers.run(print, "hello")
        assert await workers.run(abs, -2) == 2


async def test_processes_end_with_the_one_that_started_them() -> None:
    started = "import asyncio, os, bot.coach.workers as w; print(asyncio.run(w.Workers(1).run(os.getpid))); os._exit(9)"
    process = await asyncio.create_subprocess_exec("python", "-c", started, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert await is_gone(int(said))
