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

    `clock` gives seconds. `part_of` says how much of something this process may use that all processes share: Discord
    counts what they request together.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, part_of: Callable[[int], int] = lambda most: most
    ) -> None:
        self._part_of = part_of
        self._clock = clock
        # When the last messages were posted: more need not be remembered.
        self._times: deque[float] = deque(maxlen=_MOST_A_SECOND)
        self._times_in: LRUCache[int, deque[float]] = LRUCache(_CHANNELS)

    def take(self, channel_id: int) -> bool:
        """Takes one message in a channel. False if there is none to be had now."""
        now, times = self._clock(), self._times_in.get(channel_id, deque(maxlen=_MOST_IN_CHANNEL))
        most = self._part_of(_MOST_A_SECOND)
        if _are_taken(times, _MOST_IN_CHANNEL, now - _CHANNEL_SECONDS) or _are_taken(self._times, most, now - 1):
            return False
        times.append(now)
        self._times.append(now)
        self._times_in[channel_id] = times
        return True


def _are_taken(times: deque[float], most: int, since: float) -> bool:
    """Were as many as there may be taken since then?"""
    return len(times) >= most and times[-most] > since
