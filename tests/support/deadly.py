"""What kills the process in which it runs. It loads nothing, so that a process which is to die of it dies soon."""

import os
from typing import Any, NoReturn


def die(*_: object) -> NoReturn:
    """Ends the process at once, whatever it was asked."""
    os._exit(1)


def numbers_or_die(rules: Any, seats: int, lines: tuple[str, ...]) -> object:
    """The numbers of a game. One in which seat 2 banks 100 points kills the process."""
    if "2 bank 100" in lines:
        die()
    from bot.stats.told import numbers

    return numbers(rules, seats, lines)
