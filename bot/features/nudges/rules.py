"""Decides when nudges and the reminders of the evening are sent. Pure; times are seconds since 1970. Nothing is due in
a person's quiet hours; it waits until they end.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from bot.features.nudges.model import PRESENT_SECONDS, Due, Games, WaitingTurn, Wishes
from bot.model.deadline import HOUR, SLOW_SECONDS
from bot.zones import Zone

EVENING = 19
"""The hour of the day."""
_ONE_DAY = timedelta(days=1)
_LATE_SECONDS = 5 * HOUR
"""The absence of the bot after which the evening is over."""


def after_quiet(wishes: Wishes, moment: int) -> int:
    """The moment, or the end of the quiet hours that it falls into."""
    zone, today = wishes.zone, wishes.zone.date_at(moment)
    begins, ends = wishes.quiet_from * 60, (wishes.quiet_from + wishes.quiet_hours) * 60
    # Two nights join if the date between them is left out.
    for day in (today - _ONE_DAY, today, today + _ONE_DAY):
        if zone.at(day, begins) <= moment < (end := zone.at(day, ends)):
            moment = end
    return moment


def evening_from(wishes: Wishes, moment: int) -> int:
    """The first evening that has not begun before the moment."""
    day = wishes.zone.date_at(moment)
    while (evening := _evening(wishes, day)) is None or evening < moment:
        day += _ONE_DAY
    return evening


def _evening(wishes: Wishes, day: date) -> int | None:
    """The moment of the evening's message; None on a date that the zone left out."""
    evening = wishes.zone.at(day, EVENING * 60)
    return evening if wishes.zone.date_at(evening) == day else None


def moved(reminded_at: int, before: Zone, after: Zone) -> int:
    """The moment that has the date and the time of day of a reminder in another zone."""
    shown = before.local(reminded_at)
    return after.at(shown.date(), shown.hour * 60 + shown.minute)


def nudge_at(wishes: Wishes, since: int) -> int:
    """The time of the nudge for a turn that began at `since`."""
    at = since + PRESENT_SECONDS
    return after_quiet(wishes, evening_from(wishes, at) if wishes.daily else at)


def decide(
    wishes: Wishes,
    turns: Sequence[WaitingTurn],
    reminded_at: int,
    may_remind: bool,
    *,
    now: int,
    pressed_at: Callable[[int], float],
) -> Due:
    """`reminded_at`: the last time. `may_remind`: does something wait? `pressed_at`: when they last pressed
    something in a game, 0 if unknown.
    """
    is_quiet = after_quiet(wishes, now) > now
    nudged, seen, later = list[WaitingTurn](), list[WaitingTurn](), list[int]()
    for turn in turns:
        # Stored times are whole seconds.
        if max(turn.moved_at, int(pressed_at(turn.game_id))) > turn.since:
            seen.append(turn)
        elif wishes.games is Games.ALWAYS or (wishes.games is Games.SLOW and turn.seconds >= SLOW_SECONDS):
            at = max(after_quiet(wishes, now), nudge_at(wishes, turn.since))
            if at > now:
                later.append(at)
            else:
                nudged.append(turn)
    reminds = False
    if wishes.evening:
        next_one = evening_from(wishes, now + 1)
        before = (_evening(wishes, wishes.zone.date_at(next_one) - days * _ONE_DAY) for days in (2, 1))
        evenings = [after_quiet(wishes, at) for at in (*filter(None, before), next_one)]
        later += [at for at in evenings if at > now]
        begun = any(at <= now < at + _LATE_SECONDS and reminded_at < at for at in evenings)
        is_first = wishes.zone.date_at(reminded_at) != wishes.zone.date_at(now)
        reminds = begun and may_remind and not is_quiet and is_first
    return Due(tuple(nudged), tuple(seen), reminds, min(later, default=None))
