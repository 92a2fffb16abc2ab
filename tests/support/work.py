"""Work for worker processes. The module imports nearly nothing, so that such a process starts soon."""

import os
import time
from pathlib import Path
from typing import Any

_held: list[int] = []


def numbers_or_die(rules: Any, seats: int, lines: tuple[str, ...]) -> object:
    """The numbers of a game. If seat 2 banks 100 points, the process dies."""
    if "2 bank 100" in lines:
        os._exit(1)
    from bot.model.written import numbers

    return numbers(rules, seats, lines)


def fail(error: Exception) -> None:
    raise error


def die_once(marker: str) -> str:
    path = Path(marker)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


def hold(fifo: str, seconds: float = 0) -> int:
    """Opens a pipe that is closed when this process ends, and computes for `seconds`."""
    _held.append(os.open(fifo, os.O_WRONLY))
    time.sleep(seconds)
    return os.getpid()


def note(path: str, word: str) -> None:
    with Path(path).open("a") as file:
        file.write(f"{word}\n")


def note_when_there(awaited: str, path: str) -> None:
    while not Path(awaited).exists():
        time.sleep(0.001)
    note(path, "busy")
