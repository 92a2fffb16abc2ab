"""Notices that a process or its computer was suspended."""

import time
from collections.abc import Callable

from bot.model.deadline import ABSENCE_SECONDS


class Watch:
    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._last: tuple[float, float] | None = None

    def has_missed_time(self) -> bool:
        """Has unplayable time passed? Must be called every second."""
        wall, steady = now = self._wall(), self._steady()
        wall_before, steady_before = self._last or now
        self._last = now
        passed = steady - steady_before
        return passed >= ABSENCE_SECONDS or abs(wall - wall_before - passed) >= ABSENCE_SECONDS
