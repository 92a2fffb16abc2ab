"""The time that Discord states, by which the bot goes."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime

import discord

log = logging.getLogger(__name__)

MOST_SECONDS_OFF = 60


class DiscordTime:
    """Call it for seconds since 1970: the time that Discord stated last, and what has passed since.

    Until Discord states any, `system` counts. `steady` is a clock in seconds that cannot be set. If it stands still
    while the computer sleeps, this time is late until Discord states the next, which ends nothing too early.
    """

    answer_seconds = 5.0
    """How many seconds an interaction may be old: Discord waits three for an answer. Two more, because this time is not
    exact.
    """

    def __init__(self, system: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.is_doubtful = asyncio.Event()
        """Set it to have Discord asked."""
        self._system = system
        self._ahead = system() - steady()
        self._is_system_off = False
        self._heard = -math.inf

    def __call__(self) -> float:
        return self._now()

    def _now(self) -> float:
        """The time that Discord states. `hear` asks for it, not for `self()`: a time that is put forward overrides
        that, and its lead would be added at every setting.
        """
        return self.steady() + self._ahead

    def hear(self, date: str | None, asked: float) -> None:
        """Reads the `Date` header of an answer. `asked` is when the request began, by `steady`."""
        try:
            second = parsedate_to_datetime(date or "").timestamp()
        except (ValueError, OverflowError):
            # A proxy may omit or change it.
            return
        self._heard = self.steady()
        self._set_between(second, second + 1 + self._heard - asked)

    def is_late(self, interaction_id: int) -> bool:
        """Whether it is too late for a first answer. Such interactions wait for a process that was suspended."""
        sent = discord.utils.snowflake_time(interaction_id).timestamp()
        self._set_between(sent, math.inf)
        is_late = self._now() - sent > self.answer_seconds
        if is_late and self.steady() - self._heard > self.answer_seconds:
            # Otherwise a time that is too late would be so until the next request.
            self.is_doubtful.set()
        return is_late

    def _set_between(self, earliest: float, latest: float) -> None:
        self._ahead = min(max(self._now(), earliest), latest) - self.steady()
        off = self._system() - self._now()
        if (abs(off) > MOST_SECONDS_OFF) is not self._is_system_off:
            self._is_system_off = not self._is_system_off
            if self._is_system_off:
                log.warning("this computer's clock is %+d seconds off; the bot goes by Discord's time", round(off))
            else:
                log.warning("this computer's clock is right again")
