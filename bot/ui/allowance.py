"""How many messages the bot posts on its own where an answer would do as well."""

import time
from collections import deque
from collections.abc import Callable

from cachetools import LRUCache

# Discord takes five messages in five seconds in a channel, from when the first of them arrives, and fifty requests a
# second altogether. The rest is for what has to be posted.
_CHANNEL_SECONDS = 6
_MOST_IN_CHANNEL = 3
_MOST_A_SECOND = 20
_CHANNELS = 1000


class Allowance:
    """Lets so many messages through that Discord makes none of them wait.

    `share` says which part of all servers this process serves, from 0 to 1: Discord counts what all processes request.
    `clock` gives seconds.
    """

    def __init__(self, share: Callable[[], float] = lambda: 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        # When the last messages were posted: more need not be remembered.
        self._times: deque[float] = deque(maxlen=_MOST_A_SECOND)
        self._times_in: LRUCache[int, deque[float]] = LRUCache(_CHANNELS)

    def take(self, channel_id: int) -> bool:
        """Takes one message in a channel. False if there is none to be had now."""
        now, times = self._clock(), self._times_in.get(channel_id, deque(maxlen=_MOST_IN_CHANNEL))
        if _is_full(times, now - _CHANNEL_SECONDS) or self._is_full(now - 1):
            return False
        times.append(now)
        self._times.append(now)
        self._times_in[channel_id] = times
        return True

    def _is_full(self, since: float) -> bool:
        most = part_of(_MOST_A_SECOND, self._share())
        return len(self._times) >= most and self._times[-most] > since


def part_of(most: int, share: float) -> int:
    """What one of several processes may use of something that all of them share: at least 1."""
    return max(1, int(most * share))


def _is_full(times: deque[float], since: float) -> bool:
    """Are all times that are remembered later than that?"""
    return len(times) == times.maxlen and times[0] > since
