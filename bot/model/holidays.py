"""How long a person may be away: fourteen days at once, and thirty in a year."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.model.deadline import DAY

MOST_AT_ONCE = 14
MOST_IN_YEAR = 30
YEAR = 365 * DAY


@dataclass(frozen=True, slots=True)
class Holiday:
    """From `since` to `until`, in seconds since 1970."""

    since: int
    until: int


def days_left(taken: Sequence[Holiday], now: int) -> int:
    """How many whole days may begin now, after the holidays of a person in order. What follows a holiday without a
    break belongs to it.
    """
    used, began = 0, now
    for each in reversed(taken):
        since, until = max(each.since, now - YEAR), min(each.until, now)
        used += max(0, until - since)
        if until == began:
            began = each.since
    return max(0, min(MOST_AT_ONCE * DAY - (now - began), MOST_IN_YEAR * DAY - used) // DAY)
