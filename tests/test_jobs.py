"""The bot's background jobs: they repeat, and more rarely while they fail."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import pytest
from prometheus_client import REGISTRY

from bot.jobs import Job, Jobs, Tasks

HOUR = 3600


class Program:
    """A job every two seconds, which fails while a test says so, and one every hour."""

    def __init__(self) -> None:
        self.begun = {"often": 0, "rarely": 0}
        self.is_failing = False
        self.may_end = asyncio.Event()
        self.may_end.set()
        # Each pause: its seconds, and the function that ends it.
        self.pauses = list[tuple[float, Callable[[], None]]]()
        self.tasks = Tasks()
        self.jobs = Jobs(
            Job("often", 2, self.often),
            Job("rarely", HOUR, self.rarely),
            tasks=self.tasks,
            later=self.later,
        )

    async def often(self) -> None:
        self.begun["often"] += 1
        await self.may_end.wait()
        if self.is_failing:
            raise ZeroDivisionError

    async def rarely(self) -> None:
        self.begun["rarely"] += 1

    def later(self, seconds: float, wake: Callable[[], None]) -> asyncio.Handle:
        self.pauses.append((seconds, wake))
        return asyncio.Handle(str, (), asyncio.get_running_loop())

    async def pause(self, longest: float = 100) -> float:
        """The next pause that is no longer than this, which ends at once."""
        await until(lambda: any(seconds <= longest for seconds, _ in self.pauses))
        seconds, wake = next(each for each in self.pauses if each[0] <= longest)
        self.pauses.remove((seconds, wake))
        wake()
        return seconds


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - the loop is at work until the condition holds
        await asyncio.sleep(0)


@pytest.fixture
async def program() -> AsyncIterator[Program]:
    program = Program()
    program.jobs.start()
    yield program
    program.jobs.stop()


def failed(name: str) -> float:
    return REGISTRY.get_sample_value("farkle_jobs_failed_total", {"job": name}) or 0.0


async def test_a_job_that_fails_pauses_longer_each_time_and_holds_up_no_other(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    before = failed("often")
    assert [await program.pause() for _ in range(2)] == [2, 2]
    program.is_failing = True
    assert [await program.pause() for _ in range(6)] == [4, 8, 16, 30, 30, 30]
    assert failed("often") - before == 6
    program.is_failing = False
    assert [await program.pause() for _ in range(2)] == [2, 2]
    began, over = caplog.records
    assert (began.getMessage(), began.levelno) == ("job 'often' fails: ZeroDivisionError", logging.ERROR)
    assert began.exc_info
    assert over.getMessage() == "job 'often' works again"
    assert program.begun == {"often": 10, "rarely": 1}
    assert await program.pause(HOUR) == HOUR
    caplog.clear()


async def test_a_job_that_is_asked_for_begins_at_once_or_once_the_one_in_progress_ends(program: Program) -> None:
    assert await program.pause() == 2
    program.may_end.clear()
    await until(lambda: program.begun["often"] == 2)
    for name in ("often", "rarely"):
        program.jobs.soon(name)
    await until(lambda: program.begun["rarely"] == 2)
    assert program.begun["often"] == 2
    program.may_end.set()
    await until(lambda: program.begun["often"] == 3)


async def test_stopping_lets_a_job_in_progress_end_and_begins_no_other(program: Program) -> None:
    await program.pause()
    program.may_end.clear()
    await until(lambda: program.begun["often"] == 2)
    program.jobs.stop()
    in_progress = [*program.tasks.at_work]
    assert in_progress
    program.may_end.set()
    await asyncio.gather(*in_progress)
    assert program.begun == {"often": 2, "rarely": 1}
    assert not [task for task in in_progress if task.cancelled()]
