"""Workers: another process computes, errors come back as they were, and nothing is left behind."""

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from bot import workers
from bot.errors import FarkleError, Fault, NotationError, Refused, RuleSetError, SetupError, UnreadableGame
from bot.games.farkle import Discrepancy, IllegalMove, NothingToCheck

_held: list[int] = []


def fail(error: Exception) -> None:
    raise error


def die_once(marker: str) -> str:
    """Ends its process, unless that has happened before."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def hold(fifo: str) -> int:
    """Opens a pipe that is closed when this process ends."""
    _held.append(os.open(fifo, os.O_WRONLY))
    return os.getpid()


async def test_another_process_computes() -> None:
    first, second = await asyncio.gather(workers.run(os.getpid), workers.run(pow, 2, 10))
    assert first != os.getpid()
    assert second == 1024


ERRORS = [
    Refused("no-such-finished-game", number="7"),
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
        await workers.run(fail, error)
    assert caught.value.args == error.args
    assert caught.value.code == error.code
    assert caught.value.fields == error.fields


async def test_other_errors_come_back_too() -> None:
    with pytest.raises(ZeroDivisionError):
        await workers.run(divmod, 1, 0)


async def test_work_is_done_again_if_its_worker_is_lost(tmp_path: Path) -> None:
    assert await workers.run(die_once, str(tmp_path / "marker")) == "done"


async def test_work_that_always_ends_its_worker_is_given_up_and_others_go_on() -> None:
    with pytest.raises(workers.WorkerLostError):
        await workers.run(os._exit, 1)
    assert await workers.run(pow, 2, 10) == 1024


async def test_who_gives_up_waiting_takes_no_worker_along() -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await workers.run(time.sleep, 0.1)
    assert await workers.run(pow, 2, 10) == 1024


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
async def test_workers_end_with_the_bot_even_if_it_is_killed(tmp_path: Path) -> None:
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    program = (
        "import asyncio, sys, time; from bot import workers; from tests.test_workers import hold\n"
        "async def main(): await workers.run(hold, sys.argv[1]); time.sleep(600)\n"
        "if __name__ == '__main__': asyncio.run(main())"
    )
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(fifo))
    with await asyncio.to_thread(fifo.open, "rb") as held:
        bot.kill()
        await bot.wait()
        # It ends where the last process that holds it does.
        assert await asyncio.to_thread(held.read) == b""
