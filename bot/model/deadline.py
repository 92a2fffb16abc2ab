"""The time that a game waits until, and what it depends on."""

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import NamedTuple

from bot.model.servers import TURN_SECONDS
from bot.zones import UTC, Zone

HOUR = 3600
DAY = 24 * HOUR
GRACE_SECONDS = 2 * 60
"""What a turn has at least after an absence of the bot, or a delay that never happened."""
ABSENCE_SECONDS = 60
"""The shortest absence of the bot that counts; shorter ones change nothing."""
PAUSE_SECONDS = 7 * DAY
SLEEP_SECONDS = 7 * DAY
"""How long a game may sleep before it ends without a winner."""
LEAST_CLAIM_SECONDS, MOST_CLAIM_SECONDS = 5 * 60, DAY
"""The least and the most time, otherwise the length of a turn, for people to come back once the win is claimed."""
SLOW_SECONDS = HOUR
"""The length of turns that makes a game slow: its players need not be there at the same time."""
HOLD_SECONDS = DAY
"""The least length of turns that may be held."""
MOST_FREE_DAYS = 2
UNDO_SECONDS = 10 * 60
"""The time within which a delay that ends counts as if it had never been."""
EDITION = 2
"""The rules of time that new games follow. A game keeps those that it began with."""
_ONE_DAY = timedelta(days=1)
_LEAST_HOURS = {1: 8, 2: 16}
_LEAST_SECONDS = 30


class Delay(NamedTuple):
    """A time that turns wait for one player: from `since` to `until`, in seconds since 1970."""

    since: int
    until: int

    def claimed_again(self, now: int) -> int:
        """The time when a claim that is due now falls due again: a day after the delay. That may end earlier, so the
        claim waits for a day at a time, and before that until the delay can't be undone.
        """
        if now < self.since + UNDO_SECONDS:
            return self.since + UNDO_SECONDS
        return DAY + (self.until if self.until <= now + DAY else now)


@dataclass(frozen=True)
class Deadline:
    """The times that a game waits for, in seconds since 1970, and None without a limit.

    - `due_at`: when the lobby closes or the turn ends; `alarm_at`: when the clock next looks at the game.
    - `seconds`: the length of a turn, unless turns end at an `hour` of the day, from 0; then a day.
    - `free_days`: the days of the week on which turns of slow games do not end, as digits from 0 for Monday.
    - `zone`: of that hour and these days; None until one of them was chosen.
    - `edition`: the rules of time that the game began with.
    - `held_until`: until then, the turn waits for its player. `held_since`: from then, also when it has gone on,
      because it waits only once. `seconds_left`: of a held or paused turn.
    - `called_turn`, `paused_turn`: the revision at which the turn began that was last called or paused.
    - `claimed_revision`: the revision at which the win was last claimed.
    """

    due_at: int | None = None
    alarm_at: int | None = None
    seconds: int = TURN_SECONDS
    hour: int | None = None
    free_days: str = ""
    zone: Zone | None = None
    edition: int = EDITION
    held_until: int | None = None
    held_since: int | None = None
    seconds_left: int | None = None
    called_turn: int | None = None
    paused_turn: int | None = None
    claimed_revision: int | None = None

    @property
    def least_hours(self) -> int:
        """The least hours of a turn that ends at a time of day."""
        return _LEAST_HOURS[self.edition]

    @property
    def claim_seconds(self) -> int:
        return min(max(LEAST_CLAIM_SECONDS, self.seconds), MOST_CLAIM_SECONDS)

    @property
    def is_slow(self) -> bool:
        return self.seconds >= SLOW_SECONDS

    @property
    def is_patient(self) -> bool:
        """May the others play on without a player only after two missed turns in a row, or while their turn is held?"""
        return self.is_slow and self.edition > 1

    @property
    def may_be_held(self) -> bool:
        """May turns wait for their players?"""
        return self.seconds >= HOLD_SECONDS

    def within(self, limit: int) -> "Deadline":
        """A deadline with turns that a server allows, whose limit is in seconds."""
        turns = replace(self, seconds=min(self.seconds, limit), hour=self.hour if limit >= DAY else None)
        return turns if turns.is_slow else replace(turns, free_days="")

    def ends_at(self, now: int) -> int:
        """The end of a turn that begins now, in seconds since 1970."""
        if self.hour is None:
            return self._on_a_working_day(now + self.seconds)
        zone, first = self.zone or UTC, now + self.least_hours * HOUR
        day, minutes = zone.date_at(first), self.hour * 60
        if (end := zone.at(day, minutes)) < first:
            end = zone.at(day + _ONE_DAY, minutes)
        return self._on_a_working_day(end)

    def _on_a_working_day(self, moment: int) -> int:
        """The moment, or the same time of day on the next day that is not free."""
        if not self.free_days:
            return moment
        zone = self.zone or UTC
        shown, day = zone.local(moment), zone.date_at(moment)
        if str(day.weekday()) not in self.free_days:
            return moment
        while str(day.weekday()) in self.free_days:
            day += _ONE_DAY
        return zone.at(day, shown.hour * 60 + shown.minute) + shown.second

    def until(self, moment: int | None) -> "Deadline":
        """The deadline of a game that waits until `moment`, without an earlier reminder."""
        return replace(self, due_at=moment, alarm_at=moment, held_until=None, seconds_left=None)

    def begun(self, now: int, seconds_left: int | None = None) -> "Deadline":
        """The time of a new turn, or of the `seconds_left` of one. The reminder comes once: in the last quarter of a
        slow turn or fifth of another.
        """
        due_at = self.ends_at(now) if seconds_left is None else self._on_a_working_day(now + seconds_left)
        # Before a pause, the reminder of a turn by a time of day came six hours or less before its end.
        length = min(due_at - now, self.seconds) if seconds_left is None else self.seconds
        warning = length // (4 if self.is_slow else 5)
        is_ahead = seconds_left is None or seconds_left > max(warning, _LEAST_SECONDS)
        alarm_at = due_at - warning if is_ahead else due_at
        held_since = None if seconds_left is None else self.held_since
        begun = replace(self, due_at=due_at, alarm_at=alarm_at, held_since=held_since)
        return replace(begun, held_until=None, seconds_left=None)

    def sleeping(self, now: int) -> "Deadline":
        """The time of a game that waits for people who are gone."""
        return replace(self.until(None), alarm_at=now + SLEEP_SECONDS)

    def claiming(self, now: int, revision: int) -> "Deadline":
        """The time that people who are gone have to come back before the win falls to another."""
        return replace(self.until(None), alarm_at=now + self.claim_seconds, claimed_revision=revision)

    def pausing(self, now: int, turn: int) -> "Deadline":
        """The time of a paused turn. One that waits for its player may wait again after the pause."""
        seconds_left, held_since = max(_LEAST_SECONDS, self._kept(now)), None if self.held_until else self.held_since
        pause = replace(self, due_at=None, alarm_at=now + PAUSE_SECONDS, seconds_left=seconds_left, paused_turn=turn)
        return replace(pause, held_until=None, held_since=held_since)

    def holding(self, now: int, until: int) -> "Deadline":
        """The time of a turn that waits for its player until then."""
        seconds_left, since = self._seconds_left_at(now), now if self.held_until is None else self.held_since
        due_at = self._on_a_working_day(until + max(HOUR, self._kept(now)))
        held = replace(self, held_until=until, held_since=since, seconds_left=seconds_left)
        return replace(held, due_at=due_at, alarm_at=until)

    def going_on(self, now: int) -> "Deadline":
        """The time of a turn once its player is back: what was left of it, or an hour if that is more.

        If it waited for less than ten minutes, it never did; but then it has two minutes at least.
        """
        assert self.held_since is not None
        seconds_left, waited = self._seconds_left_at(now), now - self.held_since
        if waited >= UNDO_SECONDS:
            return self.begun(now, max(HOUR, self._kept(now)))
        if seconds_left - waited < GRACE_SECONDS:
            return self.begun(now, GRACE_SECONDS)
        return replace(self.begun(now, seconds_left - waited), held_since=None)

    def given_back(self, since: int, now: int) -> "Deadline":
        """The time of a turn after an absence of the bot from `since` on: what was left of it, but a quarter of its
        length and two minutes at least, and its length at most. If that is more than was left, a reminder is due at
        once. Without a turn, the same for people who are gone from a game that waits for them.
        """
        if self.due_at is None:
            assert self.alarm_at is not None
            return replace(self, alarm_at=now + max(self.alarm_at - since, self.claim_seconds // 4, GRACE_SECONDS))
        seconds_left, least = self.due_at - since, max(self.seconds // 4, GRACE_SECONDS)
        due_at = min(self._on_a_working_day(now + max(seconds_left, least)), self.ends_at(now))
        if due_at <= self.due_at:
            return self
        begun = self.begun(now, due_at - now)
        return begun if seconds_left >= least else replace(begun, alarm_at=now)

    def _kept(self, now: int) -> int:
        """What is left after a wait. Free days have made the turn longer, but it keeps no more than a whole one."""
        seconds_left = self._seconds_left_at(now)
        if not self.free_days:
            return seconds_left
        return min(seconds_left, self.seconds if self.hour is None else DAY + self.least_hours * HOUR)

    def _seconds_left_at(self, now: int) -> int:
        if self.seconds_left is not None:
            return self.seconds_left
        assert self.due_at is not None
        return self.due_at - now
