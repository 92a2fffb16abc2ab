"""Days, weeks and months of a server, by the date there."""

from datetime import date, timedelta
from typing import NamedTuple

from bot.model.records import Period
from bot.zones import UTC, Zone

_KEPT_SECONDS = 62 * 86_400
"""How long an earlier zone is kept: a month that had begun before a change, and the next one, are over by then."""


class Calendar(NamedTuple):
    """The time zone that a server's days, weeks and months begin by. `earlier`: the zones before, each with the moment
    until which it counted, oldest first.

    When the zone changes, what is going on still ends when it would have ended.
    """

    zone: Zone = UTC
    earlier: tuple[tuple[int, Zone], ...] = ()

    def moved(self, zone: Zone, now: int) -> "Calendar":
        """The calendar of a server that chooses another zone."""
        if zone == self.zone:
            return self
        kept = (each for each in self.earlier if each[0] > now - _KEPT_SECONDS)
        return Calendar(zone, (*kept, (now, self.zone)))

    def key(self, period: Period, at: int) -> str:
        """The period that a moment belongs to: `2026-11`, `2026-W47`, `2026-11-21`, or `all`. Keys never go back."""
        if period is Period.ALL:
            return "all"
        least, end = "", 0
        for until, zone in self.earlier:
            if until < end:
                # Replaced before a period of it began.
                continue
            end = zone.begins(_next(period, zone.date_at(until)))
            if at < end:
                return max(least, _key(period, zone.date_at(at)))
            least = max(least, _key(period, zone.date_at(end)))
        return max(least, _key(period, self.zone.date_at(at)))


def _key(period: Period, day: date) -> str:
    match period:
        case Period.MONTH:
            return f"{day:%Y-%m}"
        case Period.WEEK:
            return f"{day:%G}-W{day:%V}"
    return f"{day:%Y-%m-%d}"


def _next(period: Period, day: date) -> date:
    """The first day of the period after that of a day."""
    match period:
        case Period.MONTH:
            return (day.replace(day=1) + timedelta(days=31)).replace(day=1)
        case Period.WEEK:
            return day + timedelta(days=7 - day.weekday())
    return day + timedelta(days=1)
