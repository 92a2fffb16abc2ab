"""A function that kills its process. The module imports nothing, so that such a process starts and dies soon."""

import os
from typing import Any


def numbers_or_die(rules: Any, seats: int, lines: tuple[str, ...]) -> object:
    """The numbers of a game. If seat 2 banks 100 points, the process dies."""
    if "2 bank 100" in lines:
        os._exit(1)
    from bot.model.written import numbers

    return numbers(rules, seats, lines)
