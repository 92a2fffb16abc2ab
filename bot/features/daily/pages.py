"""Pages beside the daily dice: leaderboards, the calendar, a past day and its replays."""

import calendar
from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Any

from bot.coach.adviser import LookedAt
from bot.errors import Refused
from bot.features.daily import store
from bot.features.daily.board import address, check_address, named, solo_of
from bot.features.daily.model import BestTurn, DayInReview, Month, Rank, RankedBy, day_of
from bot.features.daily.service import DailyDice
from bot.model.games import Status, StoredGame
from bot.play.guards import game_of
from bot.records.records import FinishedGame
from bot.sentences import dated
from bot.store import games as stored_games
from bot.ui.components import Component, Style, action_row, button, select, select_option, text_display, text_displays
from bot.ui.context import Context, check_on_server
from bot.ui.display import Display, dice, in_block
from bot.ui.game.solo import percent_behind, rows, squares
from bot.ui.page import Page
from bot.ui.presentation import coach_of, presentation_of
from bot.ui.records.history import step_buttons

_A_DAY = timedelta(days=1)
_RANKED_BY = {RankedBy.DAY: "period-day", RankedBy.MONTH: "period-month", RankedBy.STREAK: "button-daily-streak"}
_STEP = 1000
_MOST_ROWS = 10
_MOST_CHOICES = 5
_COLUMN = 5
"""Characters: a phone shows 36."""
_FIVE_DIGITS = 10_000


async def find_ranks(context: Context, by: RankedBy) -> Page:
    """The page of the leaderboard. Raises Refused."""
    check_on_server(context)
    database, now = context.services.sessions.database, context.services.get(DailyDice).now
    found = await database.read(store.own_leaderboard, by, context.guild_id, context.user_id, now)
    say, display = context.display.say, context.display
    lines = rank_lines(found.ranks, by, display) or [say("daily-ranks-empty")]
    if found.mine is not None:
        lines.append(say("daily-ranks-mine", place=found.mine.place, people=found.people))
    orders = [
        button(
            say(label),
            address("ranks", each.value),
            style=Style.primary if each is by else Style.secondary,
            disabled=each is by,
        )
        for each, label in _RANKED_BY.items()
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
    display = context.display
    say, today, first = display.say, found.today, date.fromisoformat(f"{month}-01")
    last = first.replace(day=calendar.monthrange(first.year, first.month)[1])
    began, ended = max(first, date.fromisoformat(found.first)), min(last, date.fromisoformat(today))
    points = [each for each in found.points.values() if each is not None]
    lines = [say("daily-month-head", month=dated(first, "yMMMM", display.locale))]
    if points:
        best, average = max(points), round(sum(points) / len(points))
        days = (ended - began).days + 1
        lines.append(say("daily-month-played", played=len(points), days=days, best=best, average=average))
    else:
        lines.append(say("daily-month-empty"))
    lines.append(in_block(_weeks(first, found, display)))
    buttons = [
        button(say("page-back"), _to(first - _A_DAY), disabled=found.first >= found.month),
        button(say("page-next"), _to(last + _A_DAY), disabled=today <= last.isoformat()),
    ]
    return Page((text_display("\n".join(lines)), action_row(*buttons)))


def _weeks(first: date, found: Month, display: Display) -> Iterator[str]:
    """Weeks in columns, each with the points below its days."""
    weeks = calendar.monthcalendar(first.year, first.month)
    monday = date(2024, 1, 1)
    names = (dated(monday + number * _A_DAY, "E", display.locale).rstrip(".")[:3] for number in range(7))
    yield _in_columns(names)
    for week in weeks:
        yield _in_columns(str(day or "") for day in week)
        points = [_said(str(first.replace(day=day)), found) if day else "" for day in week]
        if any(points):
            yield _in_columns(points)


def _in_columns(cells: Iterable[str]) -> str:
    return "".join(f"{each:>{_COLUMN}}" for each in cells).rstrip()


def _said(day: str, found: Month) -> str:
    """What the calendar has for a day, in four characters at most."""
    if day not in found.points:
        return "·" if found.first <= day < found.today else ""
    points = found.points[day]
    if points is None:
        return "…" if day == found.today else "·"
    return f"{points // 1000}k" if points >= _FIVE_DIGITS else str(points)


def _to(day: date) -> str:
    return address("month", day.isoformat()[:7])


async def find_replay(context: Context, game_id: int, step: int) -> Page:
    """The page of a turn of an attempt, from 1; later ones show the last. Raises Refused."""
    if not await context.services.sessions.database.read(store.may_be_replayed, game_id, context.user_id):
        raise Refused("daily-not-shown")
    found, display = await _replayed(context, game_id), context.display
    stored, turns = found.stored, found.summary.turns
    step = max(1, min(step, len(turns)))
    day = day_of(stored)
    head = [display.say("daily-day-head", number=str(day.number), day=named(day.label, display))]
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


def _replayed(context: Context, game_id: int) -> Awaitable[FinishedGame]:
    return context.services.records.history.ended_game(partial(store.replayed, game_id=game_id))


async def find_look(context: Context, stored: StoredGame, turn: int) -> Page:
    """A turn of the viewer's own attempt, with the best choices. Raises CoachUnavailable."""
    found, display = await _looked_back(context, stored), context.display
    say, day, turns = display.say, day_of(stored), game_of(stored).round
    turn = max(1, min(turn, turns))
    lines, words, of_turn = (
        [],
        coach_of(stored).words.choice,
        [number for number, each in enumerate(found) if each.before.round == turn],
    )
    for each in (found[number] for number in of_turn):
        choice, best = (words(each.before, one, display.locale) for one in (each.choice, each.best))
        cost, thrown = round(each.cost), dice(each.before.turn.thrown)
        lines.append(say("daily-look-choice", dice=thrown, choice=choice, best=best, cost=cost))
    whole = say("daily-look-all", cost=round(sum(each.cost for each in found)), number=str(day.number))
    head = say("daily-replay-turn", turn=turn, turns=turns)
    buttons = step_buttons(turn, turns, lambda to, name: address("look", stored.id, to, name), display)
    worst = max(of_turn, key=lambda number: found[number].cost, default=None)
    rows = [action_row(*buttons)]
    if worst is not None and round(found[worst].cost):
        rows.append(action_row(button(say("button-daily-try"), address("try", stored.id, worst))))
    text = "\n".join([head, *(lines or [say("daily-look-none")])])
    return Page((*text_displays(whole, text), *rows), is_own=True)


async def find_try(context: Context, stored: StoredGame, number: int, choice: int | None) -> Page:
    """A decision of the viewer's own attempt to make again: the best choices and their own, in the game's order. With a
    `choice`, what they would do now, by what they cost. Raises CoachUnavailable, and Refused for a forged press.
    """
    found = await _looked_back(context, stored)
    if not 0 <= number < len(found) or (choice is not None and not 0 <= choice < len(found[number].costs)):
        raise Refused("unknown-button")
    asked, display = found[number], context.display
    say, costs = display.say, asked.costs
    coached = coach_of(stored)
    words = coached.words.choice
    before = replace(stored, game=asked.before, status=Status.PLAYING)
    board = coached.look(before, display)
    back = button(say("button-daily-look"), address("look", stored.id, asked.before.round, "back"))
    offered = sorted(enumerate(costs), key=lambda each: (each[1] != asked.choice, costs[each[1]]))[:_MOST_CHOICES]
    if choice is None:
        to = partial(address, "try", stored.id, number)
        in_order = sorted(offered, key=lambda each: each[0])
        said = [(index, words(asked.before, each, display.locale)) for index, each in in_order]
        rows = [action_row(button(label, to(str(index)))) for index, label in said]
        return Page((*text_displays(*board, say("daily-try")), *rows), is_own=True)
    lines = [
        say(
            "daily-try-choice",
            choice=words(asked.before, each, display.locale),
            cost=round(costs[each]),
            chosen=index == choice,
        )
        for index, each in sorted(offered, key=lambda each: costs[each[1]])
    ]
    return Page((*text_displays(*board, "\n".join(lines)), action_row(back)), is_own=True)


async def _looked_back(context: Context, stored: StoredGame) -> Sequence[LookedAt]:
    lines = await context.services.sessions.database.read(stored_games.lines_of, stored.id)
    return await context.services.coach.look_back(stored.rules, lines)


async def find_day(context: Context, day: str) -> Page:
    """The page of a day that is over. Raises Refused."""
    found = await context.services.sessions.database.read(store.in_review, day, context.user_id)
    ids = {turn.game_id for turn in found.turns} | ({found.best} if found.best is not None else set())
    return _day_page(found, {game_id: await _replayed(context, game_id) for game_id in ids}, context.display)


def _day_page(found: DayInReview, games: Mapping[int, FinishedGame], display: Display) -> Page:
    """The page of a day, without names. `games`: by id."""
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
    yield from rows(people, mine, display, finest=_STEP, most=_MOST_ROWS)


def _turn_lines(number: int, best: BestTurn, taken: Any, display: Display) -> list[str]:
    said = display.say("daily-turn-option", number=number, points=best.points, turn=taken.number)
    throws = [display.say("daily-turn-throw", dice=dice(each.dice), kept=dice(each.kept)) for each in taken.throws]
    return [said, display.say("daily-turn-throws", throws=" · ".join(throws))]


def _step(game_id: int, step: int, name: str) -> str:
    return address("replay", game_id, step, name)
