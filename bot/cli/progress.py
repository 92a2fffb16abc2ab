"""How far a long command is: a line on a terminal, and nothing elsewhere."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.storage import Progress, no_progress

_PAUSE_SECONDS = 0.2


@contextmanager
def shown_progress() -> Iterator[Progress]:
    """The line disappears at the end of the block."""
    if not sys.stderr.isatty():
        yield no_progress
        return
    shown_at = 0.0

    def show(part: float) -> None:
        nonlocal shown_at
        if time.monotonic() - shown_at >= _PAUSE_SECONDS:
            shown_at = time.monotonic()
            print(f"\r… {int(100 * part)} %", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
