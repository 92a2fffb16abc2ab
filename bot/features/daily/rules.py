"""Days, what a game scores on them, and streaks. Pure."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

from bot.features.daily.model import Attempted
from bot.games.engine import Risk
from bot.games.options import change
from bot.games.registry import ENGINES
from bot.rulesets import shipped

ENGINE, SOLO = next((engine, engine.solo) for engine in ENGINES.values() if engine.solo)
FORGIVING_DAYS = 8
"""Enough to see whether a day of yesterday's week was forgiven."""


@cache
def rules_of_day() -> Any:
    return change(shipped()[SOLO.base].rules, dict(SOLO.options))


def end_of(day: str) -> int:
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp())


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
