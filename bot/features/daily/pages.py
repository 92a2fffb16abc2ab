"""Pages beside the daily dice: leaderboards, the calendar, a past day and its replays."""

import calendar
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Any

from bot.errors import Refused
from bot.features.daily import store
from bot.features.daily.board import address, check_address, named, solo_of
from bot.features.daily.model import BestTurn, DayInReview, Month, Rank, RankedBy, day_of
from bot.features.daily.service import DailyDice
from bot.records.records import FinishedGame
from bot.text import dated
from bot.ui.components import Component, Style, action_row, button, select, select_option, text_display, text_displays
from bot.ui.context import Context, check_on_server
from bot.ui.display import Display, dice
from bot.ui.game.solo import percent_behind, rows, squares
from bot.ui.page import Page
from bot.ui.presentation import presentation_of
from bot.ui.records.history import step_buttons

_A_DAY = timedelta(days=1)
_STEP = 1000
_MOST_ROWS = 10


async def find_ranks(context: Context, by: RankedBy) -> Page:
    """Raises Refused."""
    check_on_server(context)
    found = await context.services.get(DailyDice).leaderboard(by, context.guild_id, context.user_id)
    say, display = context.display.say, context.display
    lines = rank_lines(found.ranks, by, display) or [say("daily-ranks-empty")]
    if found.mine is not None:
        lines.append(say("daily-ranks-mine", place=found.mine.place, people=found.people))
    orders = [
        button(
            say(f"button-daily-{each.value}"),
            address("ranks", each.value),
            style=Style.primary if each is by else Style.secondary,
            disabled=each is by,
        )
        for each in RankedBy
    ]
    head = say("daily-ranks-head", by=by.value)
    shown = [each.user_id for each in found.ranks]
    asking = context.services.members.asking(context.guild_id, shown)
    return Page((text_display("\n".join([head, *lines])), action_row(*orders)), then=asking)


def rank_lines(ranks: Sequence[Rank], by: RankedBy, display: Display) -> list[str]:
    key = "daily-rank-streak" if by is RankedBy.STREAK else "daily-rank-points"
    return [display.say(key, place=each.place, player=display.name(each.user_id), value=each.value) for each in ranks]


async def find_month(context: Context, month: str) -> Page:
    now = context.services.get(DailyDice).now
    found = await context.services.sessions.database.read(store.month, month, context.user_id, now)
    return _month_page(found, context.display)


def _month_page(found: Month, display: Display) -> Page:
    """In words only: the days on which the person played, by week."""
    say, today, first = display.say, found.today, date.fromisoformat(f"{found.month}-01")
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
        summary = [_said(day, played[day.isoformat()], display) for day in days if day.isoformat() in played]
        if summary:
            yield " · ".join(summary)


def _said(day: date, points: int | None, display: Display) -> str:
    weekday = dated(day, "E", display.locale)
    if points is None:
        return display.say("daily-month-running", weekday=weekday, day=day.day)
    return display.say("daily-month-day", weekday=weekday, day=day.day, points=points)


def _to(day: date) -> str:
    return address("month", day.isoformat()[:7])


async def find_replay(context: Context, game_id: int, step: int) -> Page:
    """Raises Refused."""
    if not await context.services.sessions.database.read(store.may_be_replayed, game_id, context.user_id):
        raise Refused("daily-not-shown")
    return _replay_page(await _replayed(context, game_id), step, context.display)


def _replayed(context: Context, game_id: int) -> Awaitable[FinishedGame]:
    return context.services.records.history.ended_game(partial(store.replayed, game_id=game_id))


async def find_day(context: Context, day: str) -> Page:
    """Raises Refused."""
    found = await context.services.sessions.database.read(store.in_review, day, context.user_id)
    ids = {turn.game_id for turn in found.turns} | ({found.best} if found.best is not None else set())
    return _day_page(found, {game_id: await _replayed(context, game_id) for game_id in ids}, context.display)


def _day_page(found: DayInReview, games: Mapping[int, FinishedGame], display: Display) -> Page:
    """Without names. `games`: by id."""
    say, day = display.say, named(found.day, display)
    parts: list[Component] = [text_display(say("daily-day-head", number=str(found.number), day=day))]
    if found.people:
        parts.append(text_display("\n".join(_spread(found, display))))
    if names := display.awards(found.awards):
        parts.append(text_display(say("daily-awards", names=names)))
    buttons = []
    if found.best is None:
        parts.append(text_display(say("daily-nobody")))
    else:
        best = games[found.best]
        said = say("daily-best", total=best.summary.seats[0].points)
        points = [each.points for each in best.summary.turns]
        parts.append(text_display("\n".join([said, *squares(solo_of(best.stored), points, display)])))
        buttons.append(button(say("button-daily-replay"), _step(found.best, 1, "best")))
    if found.mine is not None and found.mine != found.best:
        buttons.append(button(say("button-daily-mine"), _step(found.mine, 1, "mine")))
    checked = found.mine if found.mine is not None else found.best
    if checked is not None:
        buttons.append(button(say("button-check"), check_address(checked)))
    if found.turns:
        lines = [say("daily-best-turns")]
        options = []
        for number, best_turn in enumerate(found.turns, start=1):
            taken = max(games[best_turn.game_id].summary.turns, key=lambda each: each.points)
            lines += _turn_lines(number, best_turn, taken, display)
            label = display.label("daily-turn-option", number=number, points=best_turn.points, turn=taken.number)
            options.append(select_option(label, f"{best_turn.game_id}:{taken.number}"))
        parts.append(text_display("\n".join(lines)))
        parts.append(select(address("turn"), display.label("daily-choose-turn"), options))
    if buttons:
        parts.append(action_row(*buttons))
    return Page(tuple(parts))


def _spread(found: DayInReview, display: Display) -> Iterator[str]:
    """How many people came to how many points, and the share that the viewer beat."""
    people, mine = found.people, found.my_points
    everyone = sum(people.values())
    yield display.say("daily-spread-head", people=everyone)
    if mine is not None:
        worse = sum(many for points, many in people.items() if points < mine)
        yield display.say("daily-spread-mine", points=mine, percent=percent_behind(worse, everyone - 1))
    yield from rows(people, mine, "daily-spread", display, finest=_STEP, most=_MOST_ROWS)


def _replay_page(found: FinishedGame, step: int, display: Display) -> Page:
    """Turns count from 1; later ones show the last."""
    stored, turns = found.stored, found.summary.turns
    step = max(1, min(step, len(turns)))
    day = day_of(stored)
    head = [display.say("daily-replay-head", number=str(day.number), day=named(day.label, display))]
    if turns:
        head.append(display.say("daily-replay-turn", turn=step, turns=len(turns)))
    buttons = step_buttons(step, len(turns), lambda to, name: _step(stored.id, to, name), display)
    buttons.append(button(display.say("button-daily-back"), address("day", day.label)))
    summary = (
        presentation_of(stored.rules).turn(stored, turns[step - 1], display)
        if turns
        else [display.say("daily-no-turn")]
    )
    return Page((*text_displays("\n".join(head), "\n".join(summary)), action_row(*buttons)))


def _turn_lines(number: int, best: BestTurn, taken: Any, display: Display) -> list[str]:
    said = display.say("daily-turn", number=number, points=best.points, turn=taken.number)
    throws = [display.say("daily-turn-throw", dice=dice(each.dice), kept=dice(each.kept)) for each in taken.throws]
    return [said, display.say("daily-turn-throws", throws=" · ".join(throws))]


def _step(game_id: int, step: int, name: str) -> str:
    return address("replay", str(game_id), str(step), name)
