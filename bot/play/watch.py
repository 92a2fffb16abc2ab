"""Time that nobody had: the process was suspended, or the computer's clock was set. Times are in seconds."""

import time
from collections.abc import Callable

SHORT_ABSENCE_SECONDS = 10
"""People do not notice it when the bot is away for no longer than this."""


class Watch:
    """Compares the computer's clock with one that nobody can set.

    A suspended process, or one whose event loop was blocked, does not ask in time. Where the computer itself was
    suspended, or its clock was set, the two clocks differ.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        # None until the first question: before it, the process may have stood by.
        self._last: tuple[float, float] | None = None

    def has_missed_time(self) -> bool:
        """Has time passed, or seemed to pass, in which nobody could play? This has to be asked every second."""
        wall, steady = now = self._wall(), self._steady()
        wall_before, steady_before = self._last or now
        self._last = now
        passed = steady - steady_before
        return passed > SHORT_ABSENCE_SECONDS or abs(wall - wall_before - passed) > SHORT_ABSENCE_SECONDS
