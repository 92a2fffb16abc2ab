import calendar
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta

from bot.model.daily import Leaderboard, Month, Rank, RankedBy
from bot.text import dated
from bot.ui.components import Button, Screen, Style, action_row, button, text_display
from bot.ui.context import Context
from bot.ui.daily.board import address, place_address, ranks_address
from bot.ui.display import TEAL, Display
from bot.ui.stats.page import Page


async def open_ranks(context: Context) -> None:
    """Today's leaderboard, privately."""
    view = await _view(context, RankedBy.DAY, everywhere=False)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def turn_to(context: Context, by: RankedBy, *, everywhere: bool) -> None:
    await context.interaction.response.edit_message(view=await _view(context, by, everywhere=everywhere))


async def _view(context: Context, by: RankedBy, *, everywhere: bool) -> Screen:
    """Alone, people compare with all players."""
    everywhere = everywhere or context.is_alone
    there = None if everywhere else context.guild_id
    found = await context.services.daily.leaderboard(by, there, context.user_id)
    return ranks_view(found, by, context.display, everywhere=everywhere, is_alone=context.is_alone)


def ranks_view(found: Leaderboard, by: RankedBy, display: Display, *, everywhere: bool, is_alone: bool) -> Screen:
    """With buttons that work for each viewer."""
    say = display.say
    head = say("daily-ranks-head", by=by.value, where="everywhere" if everywhere else "here")
    lines = rank_lines(found.ranks, by, display) or [say("daily-ranks-empty")]
    if found.mine is not None:
        lines.append(say("daily-ranks-mine", place=found.mine.place, people=found.people))

    def leading(label: str, to: str, *, is_shown: bool) -> Button:
        style = Style.primary if is_shown else Style.secondary
        return button(label, to, style=style, disabled=is_shown)

    # Two buttons lead to the current leaderboard; addresses must differ.
    orders = [
        leading(say(f"button-daily-{each.value}"), ranks_address(each, everywhere=everywhere), is_shown=each is by)
        for each in RankedBy
    ]
    places = [
        leading(say("button-daily-here"), place_address(by, everywhere=False), is_shown=not everywhere),
        leading(say("button-daily-everywhere"), place_address(by, everywhere=True), is_shown=everywhere),
    ]
    rows = [action_row(*orders), *[action_row(*places)] * (not is_alone)]
    return Screen(text_display("\n".join([head, *lines])), *rows, accent=TEAL)


def rank_lines(ranks: Sequence[Rank], by: RankedBy, display: Display) -> list[str]:
    key = "daily-rank-streak" if by is RankedBy.STREAK else "daily-rank-points"
    return [display.say(key, place=each.place, player=display.name(each.user_id), value=each.value) for each in ranks]


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
