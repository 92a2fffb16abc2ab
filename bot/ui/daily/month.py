"""A person's calendar of the daily dice."""

import calendar
from collections.abc import Iterator, Mapping
from datetime import date, timedelta

from bot.model.daily import Month
from bot.text import dated
from bot.ui.components import action_row, button, text_display
from bot.ui.context import Context
from bot.ui.daily.board import address
from bot.ui.display import Display
from bot.ui.stats.page import Page

_A_DAY = timedelta(days=1)


async def open_month(context: Context, month: str) -> None:
    """In place of another month or, with `:beside`, as a new message."""
    dice = context.services.daily
    found = await dice.month(month, context.user_id)
    await month_page(found, dice.today, context.display).replace(context)


def month_page(found: Month, today: str, display: Display) -> Page:
    """In words only: the days on which the person played, by week."""
    say, first = display.say, date.fromisoformat(f"{found.month}-01")
    last = first.replace(day=calendar.monthrange(first.year, first.month)[1])
    began, ended = max(first, date.fromisoformat(found.first)), min(last, date.fromisoformat(today))
    played = {day: points for day, points in found.points.items() if points is not None or day == today}
    points = [each for each in played.values() if each is not None]
    lines = [say("daily-month-head", month=dated(first, "yMMMM", display.locale))]
    if points:
        best, average = max(points), round(sum(points) / len(points))
        days = (ended - began).days + 1
        lines.append(say("daily-month-played", played=len(points), days=days, best=best, average=average))
    lines += [*_weeks(first, played, display)] or [say("daily-month-empty")]
    buttons = [
        button(say("button-daily-month-before"), _to(first - _A_DAY), disabled=found.first >= found.month),
        button(say("button-daily-month-after"), _to(last + _A_DAY), disabled=today <= last.isoformat()),
    ]
    return Page((text_display("\n".join(lines)), action_row(*buttons)))


def _weeks(first: date, played: Mapping[str, int | None], display: Display) -> Iterator[str]:
    for week in calendar.monthcalendar(first.year, first.month):
        days = [first.replace(day=day) for day in week if day]
        told = [_told(day, played[day.isoformat()], display) for day in days if day.isoformat() in played]
        if told:
            yield " · ".join(told)


def _told(day: date, points: int | None, display: Display) -> str:
    weekday = dated(day, "E", display.locale)
    if points is None:
        return display.say("daily-month-running", weekday=weekday, day=day.day)
    return display.say("daily-month-day", weekday=weekday, day=day.day, points=points)


def _to(day: date) -> str:
    return address("month", day.isoformat()[:7])
