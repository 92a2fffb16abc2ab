"""Lists of past games, and one of them: its numbers, its replay, and the file."""

from collections.abc import Callable, Iterator, Sequence

from bot import PRODUCT, workers
from bot.games.measures import SeatStatistics
from bot.model.records import HistoryLine, HistoryPage, HistorySeat, VoidedGame
from bot.records.records import FinishedGame
from bot.rulesets import title_of
from bot.ui import charts
from bot.ui.channels import viewer_of
from bot.ui.components import (
    Button,
    Component,
    SelectOption,
    Style,
    action_row,
    button,
    select,
    select_option,
    text_display,
    text_displays,
)
from bot.ui.context import Context
from bot.ui.display import GOLD, Display
from bot.ui.files import send_file
from bot.ui.page import CHOSEN, Figure, Page, is_private, pager
from bot.ui.page_addresses import EXPORT_GAME, GAME, HISTORY, REPLAY, SHARE_GAME
from bot.ui.presentation import has_presentation, presentation_of
from bot.ui.records.cards import check_may_read

EVERYBODY = 0
STEPS = {"first": "replay-first", "back": "page-back", "forth": "page-next", "last": "replay-last"}
"""The sentences of a replay's buttons, in their order, by their names in addresses."""
_SEATS_SHOWN = 3
_LONGEST_LABEL = 100


async def find_history(context: Context, user_id: int, page: int) -> Page:
    check_may_read(context, user_id)
    wanted = None if user_id == EVERYBODY else user_id
    found = await context.services.records.history.page(context.guild_id, wanted, page, await viewer_of(context))
    return history(found, user_id, context.display, is_direct=context.is_direct)


async def find_game(
    context: Context, game_id: int, user_id: int = EVERYBODY, page: int = 1, *, shared: bool = False
) -> Page:
    found = await _finished_game(context, game_id)
    return await game(found, user_id, page, context.display, shared=shared or not is_private(context))


async def find_replay(context: Context, game_id: int, step: int, user_id: int, page: int) -> Page:
    """A page of a game's replay; `user_id` and `page` lead back to the list."""
    return replay(await _finished_game(context, game_id), step, user_id, page, context.display)


async def export_game(context: Context, game_id: int) -> None:
    viewer = await viewer_of(context)
    context.answers.expect()
    text = await context.services.records.history.export(game_id, context.guild_id, viewer)
    await send_file(context, context.display.say("game-exported"), f"{PRODUCT}-{game_id}.txt", text)


async def _finished_game(context: Context, game_id: int) -> FinishedGame:
    history = context.services.records.history
    return await history.finished_game(game_id, context.guild_id, await viewer_of(context))


def history(found: HistoryPage, user_id: int, display: Display, *, is_direct: bool = False) -> Page:
    """A list of past games; `user_id` may be EVERYBODY on the server."""
    head = (
        display.say("past-head-all", games=found.games)
        if user_id == EVERYBODY
        else display.say("past-head", player=display.name(user_id), games=found.games)
    )
    lines = [_line(line, display) for line in found.lines] or [display.say("past-empty")]
    texts = text_displays(head, "\n".join(lines), "\n".join(_voided(game, display) for game in found.voided))
    buttons = pager(display, found.page, found.pages, lambda page: HISTORY.address(user_id, page))
    if user_id != EVERYBODY and not is_direct:
        buttons.append(button(display.say("go-everybody"), HISTORY.address(EVERYBODY, 1, "all")))
    rows = [select(GAME.address(CHOSEN, user_id, found.page), display.say("choose-game"), _options(found, display))]
    return Page((*texts, *(rows if found.lines else []), *([action_row(*buttons)] if buttons else [])))


def _voided(voided: VoidedGame, display: Display) -> str:
    return display.say(
        "past-voided",
        id=str(voided.number),
        title=voided.title,
        at=str(voided.ended_at),
        players=display.people(voided.players),
        manager=display.name(voided.stopped_by),
    )


async def game(found: FinishedGame, user_id: int, page: int, display: Display, *, shared: bool = False) -> Page:
    """The page of a past game; `user_id` and `page` lead back to the list."""
    stored, say = found.stored, display.say
    head = say(
        "game-head",
        title=stored.title,
        id=str(stored.number),
        at=str(found.ended_at),
        rounds=len(found.summary.rounds),
        won=_is_won(found.summary.seats),
    )
    export = button(say("go-export"), EXPORT_GAME.address(stored.id))
    if not has_presentation(stored.engine):
        return Page((*text_displays(head, say("game-not-shown", game=stored.engine.name)), action_row(export)))
    order = sorted(range(len(found.summary.seats)), key=lambda seat: found.summary.seats[seat].place)
    seats = "\n".join([head, *(_seat(found, seat, display) for seat in order)])
    rounds = await rounds_figure(found, display)
    points = list(turning_points(found, display))
    turning = text_displays("\n".join([say("game-turning"), *points]) if points else None)
    first = _step_address(stored.id, 1, user_id, page)
    buttons = [button(say("go-replay"), first, style=Style.primary, disabled=not found.summary.turns), export]
    if not shared:
        buttons.append(button(say("go-share"), SHARE_GAME.address(stored.id)))
        buttons.append(button(say("go-list"), HISTORY.address(user_id, page)))
    components: list[Component] = [text_display(seats)]
    if rounds is not None:
        target = presentation_of(stored.rules).target(stored.rules)
        about = say("game-rounds", seats=len(stored.seats.players), target="none" if target is None else target)
        components += [text_display(about), rounds.component()]
    return Page((*components, *turning, action_row(*buttons)), (rounds,) if rounds else (), GOLD)


def replay(found: FinishedGame, step: int, user_id: int, page: int, display: Display) -> Page:
    """The page of a step of a game, from 1; later ones show the last."""
    stored, turns = found.stored, found.summary.turns
    step = max(1, min(step, len(turns)))
    head = display.say("replay-head", title=stored.title, id=str(stored.number), step=step, steps=len(turns))
    texts = [head]
    if turns:
        texts += [turn_in_words(found, step, display), "\n".join(_totals(found, step, display))]
    buttons = step_buttons(
        step, len(turns), lambda to, name: _step_address(stored.id, to, user_id, page, name), display
    )
    buttons.append(button(display.say("go-game"), GAME.address(stored.id, user_id, page)))
    return Page((*text_displays(*texts), action_row(*buttons)))


def turn_in_words(found: FinishedGame, step: int, display: Display) -> str:
    """The turn of a step in words; steps count from 1."""
    stored, taken = found.stored, found.summary.turns[step - 1]
    player = display.name(stored.player(taken.seat))
    head = display.say("replay-turn", player=player, round=taken.number)
    return "\n".join([head, *presentation_of(stored.rules).turn(stored, taken, display)])


def step_buttons(step: int, most: int, to: Callable[[int, str], str], display: Display) -> list[Button]:
    """The buttons to other steps; `to` makes addresses from a step and the button's name."""
    steps = zip(STEPS.items(), (1, step - 1, step + 1, most), strict=True)
    return [
        button(
            display.say(key), to(number, name), style=Style.primary, disabled=number == step or not 1 <= number <= most
        )
        for (name, key), number in steps
    ]


def _step_address(game_id: int, step: int, user_id: int, page: int, name: str = "open") -> str:
    return REPLAY.address(game_id, step, user_id, page, name)


def _line(line: HistoryLine, display: Display) -> str:
    seats = [
        display.say(
            "past-seat", won=_has_trophy(seat.won, line.seats), player=display.name(seat.user_id), points=seat.points
        )
        for seat in line.seats[:_SEATS_SHOWN]
    ]
    if (more := len(line.seats) - _SEATS_SHOWN) > 0:
        seats.append(display.say("and-more", count=more))
    won, at = _is_won(line.seats), str(line.ended_at)
    return display.say("past-line", id=str(line.number), title=line.title, at=at, won=won, seats=" · ".join(seats))


def _options(found: HistoryPage, display: Display) -> list[SelectOption]:
    return [
        select_option(
            display.label("past-option", id=str(line.number), title=line.title)[:_LONGEST_LABEL],
            str(line.game_id),
            description=display.say(
                "past-option-about",
                players=len(line.seats),
                family=title_of(line.family, display.locale),
                # An unreadable game has no results.
                best=max((seat.points for seat in line.seats), default=0),
            ),
        )
        for line in found.lines
    ]


def _seat(found: FinishedGame, seat: int, display: Display) -> str:
    numbers = found.summary.seats[seat]
    parts = [
        display.say(
            "game-seat",
            place=numbers.place,
            letter=charts.letter(seat + 1) if len(found.summary.seats) > 1 else "none",
            player=display.name(found.stored.player(seat + 1)),
            points=numbers.points,
            won=_has_trophy(numbers.won, found.summary.seats),
        )
    ]
    parts += presentation_of(found.stored.rules).beside_points(numbers, display)
    if numbers.left:
        parts.append(display.say("over-left"))
    if numbers.own.get("comebacks", 0):
        parts.append(display.say("game-comeback"))
    return " · ".join(parts)


def _is_won(seats: Sequence[HistorySeat | SeatStatistics]) -> bool:
    # An unreadable game has no results.
    return not seats or any(seat.won for seat in seats)


def _has_trophy(won: bool, seats: Sequence[object]) -> bool:
    """Winners against others have one."""
    return won and len(seats) > 1


async def rounds_figure(found: FinishedGame, display: Display) -> Figure | None:
    """The picture of a game by rounds; None without points."""
    if not any(map(any, found.summary.rounds)):
        return None
    seats = range(len(found.summary.seats))
    totals = tuple((0, *(row[seat] for row in found.summary.rounds)) for seat in seats)
    names = map(display.name, found.stored.seats.players)
    ends = [
        display.say("alt-rounds-seat", player=name, points=totals[seat][-1])
        for seat, name in zip(seats, names, strict=True)
    ]
    alt = display.in_picture(display.say("alt-rounds", rounds=len(found.summary.rounds), ends=", ".join(ends)))
    goal = presentation_of(found.stored.rules).target(found.stored.rules)
    return Figure("rounds", await workers.shared.run(charts.score_by_round, totals, goal, display.locale), alt)


def turning_points(found: FinishedGame, display: Display) -> Iterator[str]:
    """The sentences on what decided the game; only what is rare."""
    if swing := found.summary.swing:
        yield display.say(
            "game-swing",
            up=swing.after > swing.before,
            player=display.name(found.stored.player(swing.seat)),
            round=swing.turn,
            before=abs(swing.before),
            after=abs(swing.after),
            idle=swing.idle,
        )
    yield from presentation_of(found.stored.rules).turning_points(found, display)


def _totals(found: FinishedGame, step: int, display: Display) -> Iterator[str]:
    """The points after a turn, and the winner, if any, after the last."""
    turn, first = found.summary.turns[step - 1], found.summary.turns[0].seat
    for seat in (*range(first, len(turn.totals) + 1), *range(1, first)):
        player = display.name(found.stored.player(seat))
        mark = "➤" if seat == turn.seat else "◦"
        yield f"{mark} {display.say('board-seat', player=player, total=turn.totals[seat - 1])}"
    winners = [display.name(found.stored.player(seat + 1)) for seat, each in enumerate(found.summary.seats) if each.won]
    if step == len(found.summary.turns) and winners and len(found.summary.seats) > 1:
        yield display.say("replay-over", players=display.listed(winners), many=len(winners))
