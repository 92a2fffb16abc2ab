"""Rounds in the background that fail, and what the log says of them."""

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
    """Logs each trouble when it begins, once a minute, and when it ends. A database that is away is one trouble.

    `clock` gives seconds and is never put back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        # What keeps each round from being done.
        self._troubles: dict[str, str] = {}
        # When each trouble was logged last.
        self._logged: dict[str, float] = {}

    @contextmanager
    def watched(self, deed: str) -> Iterator[None]:
        """Logs what the block raises instead of raising it: an exception would end a loop for good."""
        try:
            yield
        except Exception as error:
            is_away = isinstance(error, DatabaseFailedError)
            trouble = self._troubles[deed] = _AWAY if is_away else f"could not {deed}"
            now = self.clock()
            if now - self._logged.get(trouble, -math.inf) >= _SILENT_SECONDS:
                self._logged[trouble] = now
                log.error("%s: %s", trouble, first_line(error), exc_info=None if is_away else error)
        else:
            trouble = self._troubles.pop(deed, "")
            if self._logged.pop(trouble, None) is not None:
                log.warning(_BACK if trouble == _AWAY else f"could {deed} again")
