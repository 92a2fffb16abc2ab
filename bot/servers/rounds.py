"""What is done again and again in the background, and what the log says of it when it fails."""

import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.errors import first_line
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_SILENT_SECONDS = 60
_AWAY, _BACK = "the database cannot be read or written", "the database can be read and written again"


class Rounds:
    """Tells of each trouble when it begins, once a minute, and when it is over. A database that is away is one trouble.

    `clock` gives seconds and is never put back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        # What keeps each round from being done.
        self._troubles: dict[str, str] = {}
        # When each trouble was told of last.
        self._told: dict[str, float] = {}

    @contextmanager
    def watched(self, deed: str) -> Iterator[None]:
        """Logs what goes wrong in the block, and goes on behind it: an exception would end a loop for good."""
        try:
            yield
        except Exception as error:
            is_away = isinstance(error, DatabaseFailedError)
            trouble = self._troubles[deed] = _AWAY if is_away else f"could not {deed}"
            now = self.clock()
            if now - self._told.get(trouble, -math.inf) >= _SILENT_SECONDS:
                self._told[trouble] = now
                log.error("%s: %s", trouble, first_line(error), exc_info=None if is_away else error)
        else:
            trouble = self._troubles.pop(deed, "")
            if self._told.pop(trouble, None) is not None:
                log.warning(_BACK if trouble == _AWAY else f"could {deed} again")
