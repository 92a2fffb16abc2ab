"""Days, what a game scores on them, and streaks. Pure; moments are seconds since 1970.

A day is a date, such as 2026-11-22. Each person has it from their own midnight to the next. The first clocks that show
it are 14 hours ahead of UTC, the last ones 12 hours behind, so it lasts 50 hours.
"""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from functools import cache
from typing import Any

from bot.features.daily.model import Attempted
from bot.games.engine import Risk
from bot.games.options import change
from bot.games.registry import ENGINES
from bot.model.deadline import HOUR
from bot.rulesets import shipped
from bot.zones import UTC, Zone

ENGINE, SOLO = next((engine, engine.solo) for engine in ENGINES.values() if engine.solo)
_FIRST, _LAST = 14 * HOUR, -12 * HOUR
DRAWN_AHEAD = 2
"""Days whose dice are decided before any clock shows them, so that each result says so of a day that is to come."""
POSTED = 9 * 60
"""The minute of a server's day at which it gets the result of the day before."""
FORGIVING_DAYS = 8
"""Enough to see whether a day of yesterday's week was forgiven."""


@cache
def rules_of_day() -> Any:
    return change(shipped()[SOLO.base].rules, dict(SOLO.options))


def first_open(now: int) -> str:
    """The date of the last clocks: earlier days are over everywhere."""
    return _date(now + _LAST)


def last_open(now: int) -> str:
    """The date of the first clocks: later days have begun nowhere."""
    return _date(now + _FIRST)


def over_at(day: str) -> int:
    """The moment at which a day is over everywhere."""
    return UTC.ends(date.fromisoformat(day)) - _LAST


def first_posted(now: int) -> str:
    """The first day whose result a server may still get or have edited."""
    return days_before(first_open(now), 2)


def result_due(zone: Zone, now: int) -> str:
    """The day whose result belongs on a server: yesterday, from 9:00 there to 9:00 of the next day."""
    today = zone.date_at(now)
    return days_before(today.isoformat(), 1 if now >= zone.at(today, POSTED) else 2)


def results_due(now: int) -> tuple[str, str]:
    """The first and the last day whose result belongs on some server (`result_due`)."""
    first, last = (_date(now + ahead - POSTED * 60) for ahead in (_LAST, _FIRST))
    return days_before(first), days_before(last)


def to_draw(last: str | None, now: int) -> list[str]:
    """The days whose dice must be decided now, in order. `last`: the last one that has dice."""
    first = _date(now) if last is None else max(_date(now), days_before(last, -1))
    return days_between(first, days_before(last_open(now), -DRAWN_AHEAD))


def days_between(first: str, last: str) -> list[str]:
    """The days from the first to the last, both included, in order."""
    days = (date.fromisoformat(last) - date.fromisoformat(first)).days
    return [days_before(first, -number) for number in range(days + 1)]


def _date(seconds: int) -> str:
    return UTC.date_at(seconds).isoformat()


def banked_in(lines: Iterable[str]) -> list[int]:
    """0 for a lost turn."""
    points = (SOLO.turn_points(ENGINE.notation.read(line)) for line in lines)
    return [each for each in points if each is not None]


def came_to(lines: Iterable[str]) -> Attempted | None:
    """Returns None without a throw, or if unreadable."""
    try:
        game, best, risks = ENGINE.new_game(rules_of_day(), 1), 0, list[Risk]()
        for line in lines:
            fact = ENGINE.notation.read(line)
            if risk := SOLO.risk(game, fact):
                risks.append(risk)
            game, best = ENGINE.evolve(game, fact), max(best, SOLO.turn_points(fact) or 0)
    except Exception:
        # Foreign lines may raise anything.
        return None
    if not game.throw_count:
        # The player deleted their data before the first throw.
        return None
    riskiest = max(risks, key=lambda risk: (risk.points, -risk.dice), default=None)
    return Attempted(game.seat(1).total, best, riskiest)


def days_before(day: str, count: int = 1) -> str:
    return (date.fromisoformat(day) - timedelta(days=count)).isoformat()


def streak_on(day: str, earlier: Mapping[str, int]) -> int:
    """How many days in a row had a throw, until `day`. `earlier`: the same on those of the last `FORGIVING_DAYS`.

    One missed day from Monday to Sunday is forgiven: it neither counts nor ends the row.
    """
    if (last := days_before(day)) not in earlier:
        missed, last = last, days_before(day, 2)
        of_week = (days_before(missed, count) for count in range(1, date.fromisoformat(missed).weekday() + 1))
        if any(each not in earlier and earlier.get(days_before(each, -1), 0) > 1 for each in of_week):
            return 1
    return 1 + earlier.get(last, 0)
