"""Workers: another process computes, errors come back as they were, one that dies or hangs is replaced."""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.errors import (
    Discrepancy,
    FarkleError,
    Fault,
    IllegalMove,
    NotationError,
    NothingToCheck,
    Refused,
    RuleSetError,
    SetupError,
    UnreadableGame,
)
from bot.workers import WorkerLostError, Workers, shared
from tests.support.work import die_once, fail, hold, note, note_when_there

_LONG = 3600


def fail_with_what_cannot_be_sent() -> None:
    raise ValueError(threading.Lock())


@asynccontextmanager
async def working(most: int = 1) -> AsyncIterator[Workers]:
    workers = Workers(most, seconds=_LONG)
    yield workers
    workers.close()


async def test_another_process_computes_and_stays() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        assert first != os.getpid()
        assert await workers.run(os.getpid) == first


async def test_a_worker_without_work_ends_and_later_work_starts_another(tmp_path: Path) -> None:
    os.mkfifo(fifo := tmp_path / "held")
    workers = Workers(1, _LONG, idle_seconds=0)
    first = asyncio.create_task(workers.run(hold, str(fifo)))
    with await asyncio.to_thread(fifo.open, "rb") as held:
        assert await asyncio.to_thread(held.read) == b""
        assert await workers.run(os.getpid) != await first


ERRORS = [
    Refused("review-too-long", most="7"),
    UnreadableGame(7),
    RuleSetError([Fault("dice", "fault-unknown", {"given": "x"}, line=3)]),
    NotationError(3, Refused("stale")),
    SetupError("bad-token"),
    IllegalMove("not-your-turn"),
    NothingToCheck("nothing-to-check"),
    Discrepancy("other-dice", dice=(1, 2), computed=(3, 4)),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
async def test_errors_come_back_as_they_were(error: FarkleError) -> None:
    with pytest.raises(type(error)) as caught:
        await shared.run(fail, error)
    assert repr(caught.value) == repr(error)
    assert repr(caught.value.fields) == repr(error.fields)


async def test_other_errors_come_back_too_with_where_they_happened() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        await shared.run(divmod, 1, 0)
    assert "In a worker" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="lock"):
        await shared.run(fail_with_what_cannot_be_sent)
    assert await shared.run(pow, 2, 10) == 1024


async def test_work_is_done_again_if_its_worker_is_lost(tmp_path: Path) -> None:
    assert await shared.run(die_once, str(tmp_path / "marker")) == "done"


async def test_work_that_always_ends_its_worker_is_given_up_and_others_go_on(tmp_path: Path) -> None:
    fifo = tmp_path / "begun"
    os.mkfifo(fifo)
    async with working(2) as workers:
        slow = asyncio.create_task(workers.run(hold, str(fifo), _LONG))
        with await asyncio.to_thread(fifo.open, "rb"):
            with pytest.raises(WorkerLostError):
                await workers.run(os._exit, 1)
            assert await workers.run(pow, 2, 10) == 1024
            assert not slow.done()
            workers.close()
            with pytest.raises(WorkerLostError):
                await slow


async def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        with monkeypatch.context() as impatient:
            impatient.setattr(workers, "_seconds", 0.01)  # the first answer may take longer
            with pytest.raises(WorkerLostError):
                await workers.run(time.sleep, _LONG)
        assert await workers.run(os.getpid) != first


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only Unix suspends processes")
async def test_a_worker_that_does_not_take_its_work_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGSTOP)
        with monkeypatch.context() as impatient:
            impatient.setattr(workers, "_seconds", 0.01)  # the first answer may take longer
            with pytest.raises(WorkerLostError):
                await workers.run(len, bytes(10 << 20))
        assert await workers.run(os.getpid) != first


async def test_a_worker_that_dies_idle_is_replaced() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) != first


async def test_who_gives_up_waiting_takes_no_worker_along() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await workers.run(time.sleep, 0.01)
        assert await workers.run(os.getpid) == first


async def test_what_waits_is_given_up_when_they_are_closed_and_later_work_is_done() -> None:
    async with working() as workers:
        tasks = [asyncio.create_task(workers.run(time.sleep, _LONG)) for _ in range(3)]
        await asyncio.sleep(0)
        workers.close()
        assert {type(each) for each in await asyncio.gather(*tasks, return_exceptions=True)} == {WorkerLostError}
        assert await workers.run(pow, 2, 10) == 1024


async def test_what_the_work_prints_does_not_get_among_the_answers() -> None:
    await shared.run(print, "hello")
    assert await shared.run(pow, 2, 10) == 1024


@pytest.mark.parametrize("seconds", [0, _LONG], ids=["idle", "busy"])
async def test_workers_end_with_the_bot_even_if_it_is_killed(tmp_path: Path, seconds: int) -> None:
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    program = (
        "import asyncio, sys, time; from bot.workers import shared; from tests.support.work import hold\n"
        f"async def main(): await shared.run(hold, sys.argv[1], {seconds}); time.sleep(600)\n"
        "asyncio.run(main())"
    )
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(fifo))
    with await asyncio.to_thread(fifo.open, "rb") as held:
        bot.kill()
        await bot.wait()
        # It ends when the last process that holds it ends.
        assert await asyncio.to_thread(held.read) == b""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="only Unix has groups of processes")
async def test_ctrl_c_while_a_worker_starts_is_left_to_the_bot() -> None:
    """All processes of a terminal get it."""
    program = (
        "import asyncio, os, signal; from bot import workers\n"
        "class Starting(workers._Worker):\n"
        "    def __init__(self, *given): super().__init__(*given); os.killpg(0, signal.SIGINT)\n"
        "workers._Worker = Starting\n"
        "async def main():\n"
        "    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, print, 'interrupted')\n"
        "    print(await workers.shared.run(pow, 2, 10))\n"
        "asyncio.run(main())"
    )
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program), stdout=pipe, stderr=pipe, start_new_session=True
    )
    assert await bot.communicate() == (b"interrupted\n1024\n", b"")


async def test_what_nobody_waits_for_is_done_last(tmp_path: Path) -> None:
    """One process is busy; later work that is waited for is done before earlier work that is not."""
    order = tmp_path / "order"
    async with working() as workers:
        busy = asyncio.create_task(workers.run(note_when_there, str(tmp_path / "go"), str(order)))
        last = asyncio.create_task(workers.run(note, str(order), "last", is_last=True))
        given_up = asyncio.create_task(workers.run(note, str(order), "given up", is_last=True))
        await asyncio.sleep(0)
        urgent = [asyncio.create_task(workers.run(note, str(order), word)) for word in ("first", "second")]
        await asyncio.sleep(0)
        given_up.cancel()
        (tmp_path / "go").touch()
        await asyncio.gather(busy, last, *urgent)
        assert order.read_text().split() == ["busy", "first", "second", "last"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit no memory")
async def test_a_worker_gets_no_more_memory_than_it_may_have() -> None:
    workers = Workers(1, seconds=_LONG, most_bytes=256 << 20)
    with pytest.raises(MemoryError):
        await workers.run(bytearray, 1 << 30)
    assert await workers.run(len, "the same process goes on") > 0
    workers.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems choose by themselves")
async def test_a_worker_is_ended_before_the_bot_if_memory_runs_out() -> None:
    async with working() as workers:
        assert await workers.run(Path.read_text, Path("/proc/self/oom_score_adj")) == "1000\n"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="only Unix has priorities")
async def test_work_for_which_nobody_waits_leaves_processors_to_others() -> None:
    for niceness in (10, 19):
        workers = Workers(1, _LONG, niceness=niceness)
        try:
            assert await workers.run(os.nice, 0) == min(os.nice(0) + niceness, 19)
        finally:
            workers.close()
