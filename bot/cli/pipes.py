"""Ends a program quietly if the reader of its output leaves, as `head` does."""

import os
import sys
from collections.abc import Callable
from typing import NoReturn


def run(main: Callable[[], int | None]) -> NoReturn:
    """Exits with the status that `main` returns, or with 0 if the reader has left."""
    try:
        try:
            status = main()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        if _has_reader():
            # Another pipe broke.
            raise
        # Otherwise Python would flush again at the end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status)


def _has_reader() -> bool:
    try:
        return os.write(sys.stdout.fileno(), b"\n") > 0
    except OSError:
        return False
