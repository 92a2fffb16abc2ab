"""Bars, and for how long acts can be undone."""

from typing import NamedTuple

from bot.model.deadline import DAY
from bot.typed import Typed

LONGEST_REASON = 150
LONGEST_DAYS = 365
USUAL_DAYS = 7
MOST_BARS = 200
"""The most bars on a server."""
VOIDABLE_SECONDS = 30 * DAY
"""Games that ended earlier stay as they are."""


class Bar(NamedTuple):
    """Keeps a person from playing on a server, until then. `by_id` may be a former player."""

    user_id: int
    by_id: int
    reason: Typed
    until: int
