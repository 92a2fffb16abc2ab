"""What tests of programs share: start one, read what it prints, and stop it."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process

import pytest

from tests.support.tavern import PATIENCE_SECONDS


async def start(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=PIPE, stderr=PIPE, preexec_fn=_listen_to_ctrl_c
    )


def _listen_to_ctrl_c() -> None:
    # A shell that runs the tests in the background may ignore it, and the program would inherit that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def line_with(process: Process, word: str) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_SECONDS):
        while line := (await process.stdout.readline()).decode():
            if word in line:
                return line
    pytest.fail(f"it ended without {word!r}")


async def stop(process: Process) -> tuple[int | None, str]:
    """Stop a program as Ctrl-C does. Returns its exit status and what it wrote to stderr."""
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(PATIENCE_SECONDS):
        _, errors = await process.communicate()
    return process.returncode, errors.decode()
