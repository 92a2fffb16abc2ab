"""Starts tournaments by a form, and does what their buttons say."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

import discord
from discord.ui import Label, Modal, RadioGroup, Select, TextInput

from bot import workers
from bot.errors import IllegalMove, Refused
from bot.features.events import board, model, store
from bot.features.events.board import ROUTE
from bot.features.events.model import LOSS, TIE, WIN, Format, Pairing, Score, Seeding, Settings, Stage
from bot.features.events.runs import (
    CHECK_IN_SECONDS,
    ROUND_SECONDS,
    SLOW_ROUND_SECONDS,
    Meeting,
    Run,
    Step,
    begun,
    resumed,
)
from bot.features.events.service import Events
from bot.features.events.standings import standings
from bot.games.engine import AnyEngine
from bot.model.deadline import DAY, HOUR, SLOW_SECONDS
from bot.model.games import Act
from bot.model.servers import MODERATING, NOWHERE, TURN_SECONDS, Board, Power
from bot.rulesets import NamedRules, in_language
from bot.text import Typed, is_plain, tidy
from bot.ui import charts
from bot.ui.channels import check_channel
from bot.ui.components import Button, Screen, Style, action_row, button, text_display
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import GREY, Display
from bot.ui.game.delivery import in_thread, name_missing_permissions
from bot.ui.game.old_boards import lead_there
from bot.ui.game.showing import Begin, begins, showing
from bot.ui.game.table import at_table
from bot.ui.page import Figure, whole
from bot.ui.presentation import presentation_of

STARTING = Power("tournaments", is_open=True)
LONGEST_NAME = 40
_NAME, _RULES, _FORMAT, _PACE, _UNTIL = "name", "rules", "format", "pace", "until"
_UNTILS = (600, 1800, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY)
_USUAL_UNTIL = HOUR
_LONG = 6 * HOUR
"""After a registration of this length, people may be gone, and check in."""
_WEEK, _WEEKS = 7 * DAY, 4
_MOST_RULES = 25
_OUTCOMES: Mapping[str, tuple[int, int]] = {"first": (WIN, LOSS), "second": (LOSS, WIN), "tie": (TIE, TIE)}


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    """`fx:<what>:<event>[:…]`."""
    match parts:
        case ("new",):
            return _create
        case ("here", event, *key) if len(key) == 3:
            first, second, third = map(whole, key)
            return partial(_here, event_id=whole(event), key=(first, second, third))
        case ("set", event, setting) if chosen:
            return partial(_set, event_id=whole(event), setting=setting, value=chosen[0])
        case ("out", event) if chosen:
            return partial(_take_out, event_id=whole(event), number=whole(chosen[0]))
        case ("correct", event) if chosen and chosen[0].count("-") == 1:
            number, first = map(whole, chosen[0].split("-"))
            return partial(_ask_result, event_id=whole(event), number=number, first=first)
        case ("result", event, number, first, what) if what in (*_OUTCOMES, "void"):
            return partial(_correct, event_id=whole(event), number=whole(number), first=whole(first), what=what)
        case (what, event) if what in _ACTIONS:
            return partial(_ACTIONS[what], event_id=whole(event))
    return None


async def ask(context: Context) -> None:
    """Opens the form. Raises Refused."""
    _check_may_begin(context)
    book, display = await context.services.rule_books.of(context.guild_id), context.display
    offered = {ruleset.name: ruleset for ruleset in (*map(book.default_of, _engines(book.all)), *book.all)}
    titles = [in_language(ruleset, display.locale).title for ruleset in offered.values()]
    rules = [
        discord.SelectOption(label=title[:100], value=name, default=place == 0)
        for place, (name, title) in enumerate(zip(offered, titles, strict=True))
    ][:_MOST_RULES]
    until = [
        discord.SelectOption(label=display.lasting(each), value=str(each), default=each == _USUAL_UNTIL)
        for each in _UNTILS
    ]
    name: TextInput[Modal] = TextInput(custom_id=_NAME, max_length=LONGEST_NAME)
    fields = {
        _NAME: name,
        _RULES: Select[Modal](custom_id=_RULES, options=rules),
        _FORMAT: RadioGroup[Modal](custom_id=_FORMAT, options=_radio("tournament-format", [*Format], display)),
        _PACE: RadioGroup[Modal](custom_id=_PACE, options=_radio("tournament-pace", ["quick", "slow"], display)),
        _UNTIL: Select[Modal](custom_id=_UNTIL, options=until),
    }
    form = Modal(title=display.label("tournament-form"), custom_id=address_in(ROUTE, "new"), timeout=None)
    for field, component in fields.items():
        form.add_item(Label(text=display.label(f"tournament-field-{field}"), component=component))
    # The router handles the answer.
    form.stop()
    await context.answers.ask(form)


def _radio(key: str, values: list[str], display: Display) -> list[discord.RadioGroupOption]:
    return [
        discord.RadioGroupOption(
            label=display.label(key, value=value),
            value=value,
            description=display.label(f"{key}-about", value=value),
            default=place == 0,
        )
        for place, value in enumerate(values)
    ]


def _engines(rule_sets: tuple[NamedRules, ...]) -> list[AnyEngine]:
    return [*dict.fromkeys(ruleset.engine for ruleset in rule_sets)]


async def _create(context: Context) -> None:
    """What the form says. Raises Refused, also for a forged one."""
    _check_may_begin(context)
    if context.kind != "form":
        raise Refused("unknown-button")
    name = tidy(context.typed(_NAME))
    if not name or not is_plain(name, LONGEST_NAME):
        raise Refused("bad-tournament-name", most=LONGEST_NAME)
    book = await context.services.rule_books.of(context.guild_id)
    rules = in_language(book.find(context.typed(_RULES)), context.display.locale)
    presentation_of(rules.rules)
    if 2 not in rules.engine.notation.seats(rules.rules):
        raise Refused("tournament-not-for-two")
    settings = _settings(context, name)
    run = await context.services.get(Events).open(
        context.guild_id, context.interaction.channel_id or 0, context.user_id, rules, settings
    )
    try:
        message_id = await context.answers.show(view=board.screen(run, context.display, ()), private=False)
    except discord.HTTPException:
        await context.services.sessions.database.write(store.delete_unshown, run.id)
        raise
    await context.services.sessions.database.write(store.set_message, run.id, message_id, run.event.revision)


def _settings(context: Context, name: Typed) -> Settings:
    """Raises Refused for a forged form, and for a pace that the server does not allow."""
    here, now = context.services.settings.of(context.guild_id), context.services.get(Events).now()
    format_, pace, until = (context.typed(field) for field in (_FORMAT, _PACE, _UNTIL))
    if format_ not in [*Format] or pace not in ("quick", "slow") or until not in map(str, _UNTILS):
        raise Refused("unknown-button")
    is_slow, is_long = pace == "slow", int(until) >= _LONG
    if is_slow and here.longest_turn < DAY:
        raise Refused("tournament-no-slow")
    quick = here.turn_seconds if here.turn_seconds < SLOW_SECONDS else TURN_SECONDS
    settings = Settings(
        name=str(name),
        game=context.typed(_RULES),
        rules=context.typed(_RULES),
        format=Format(format_),
        turn_seconds=DAY if is_slow else quick,
        round_seconds=SLOW_ROUND_SECONDS if is_slow else ROUND_SECONDS,
        registration_until=now + int(until),
        check_in_seconds=CHECK_IN_SECONDS if is_long and not is_slow else 0,
        third_place=True,
    )
    if settings.format is not Format.LEAGUE:
        return settings
    # A day more, because it may start a moment late.
    ends_at = now + int(until) + _WEEKS * _WEEK + DAY
    league = {"round_seconds": _WEEK, "ends_at": ends_at, "check_in_seconds": 0}
    return replace(settings, **league, repeats=True)  # type: ignore[arg-type]  # whole numbers


async def _join(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).enter(event_id, context.guild_id, context.user_id)
    await _redraw(context, run)


async def _leave(context: Context, event_id: int) -> None:
    """Takes the presser out; once the tournament runs, after a question."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    number = _own_number(context, run)
    if run.event.stage is Stage.RUNNING:
        sure = context.display.say("tournament-leave-sure", name=run.name)
        yes = button(context.display.say("button-tournament-leave"), _at("leave-yes", event_id), style=Style.danger)
        await context.answers.show(view=Screen(text_display(sure), action_row(yes)))
        return
    await _redraw(context, await _do(context, event_id, lambda _run: Step((model.Withdrew(number),))))


async def _leave_for_good(context: Context, event_id: int) -> None:
    events = context.services.get(Events)
    run = await events.do(event_id, lambda run: Step((model.Withdrew(_own_number(context, run)),)))
    await _close(context, context.display.say("tournament-left", name=run.name))


async def _check_in(context: Context, event_id: int) -> None:
    run = await _do(context, event_id, lambda run: Step((model.CheckedIn(_own_number(context, run)),)))
    if _is_shown_in(context, run):
        await _redraw(context, run)
    else:
        await context.answers.tell(context.display.say("tournament-checked-in"))


async def _start(context: Context, event_id: int) -> None:
    def check(run: Run) -> None:
        _check_here(context, run)
        if context.user_id != run.host_id and not context.may(MODERATING):
            raise Refused("only-host", host=str(run.host_id))
        if run.event.stage not in (Stage.REGISTRATION, Stage.CHECK_IN):
            raise IllegalMove("event-has-begun")
        if sum(player.is_active for player in run.event.players) < model.FEWEST_PLAYERS:
            raise Refused("tournament-too-few")

    await _redraw(context, await context.services.get(Events).start(event_id, check))


async def _more(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_host(context, run)
    await context.answers.show(view=board.settings_screen(run, context.display))


async def _set(context: Context, event_id: int, setting: str, value: str) -> None:
    """Raises Refused, also for a forged choice."""
    allowed: Mapping[tuple[str, str], object] = {
        ("best_of", "1"): 1,
        ("best_of", "3"): 3,
        ("third_place", "on"): True,
        ("third_place", "off"): False,
        ("seeding", "rating"): Seeding.RATING,
        ("seeding", "draw"): Seeding.DRAW,
    }
    if (setting, value) not in allowed:
        raise Refused("unknown-button")
    run = await context.services.get(Events).change(
        event_id, partial(_check_host, context), setting, allowed[setting, value]
    )
    await context.answers.edit(board.settings_screen(run, context.display))


async def _table(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    await context.answers.show(view=board.whole_table(run, await table_of(run), context.display))


async def _share(context: Context, event_id: int) -> None:
    """A line to copy, which only they see."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    if run.event.stage is not Stage.OVER:
        raise Refused("unknown-button")
    line = context.display.in_picture(board.share_line(run, await table_of(run), context.display))
    await context.answers.tell(f"```\n{line}\n```")


async def _manage(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_runs_it(context, run)
    await context.answers.show(view=board.manage_screen(run, context.display))


async def _pause(context: Context, event_id: int) -> None:
    await _act(context, event_id, "t-paused", lambda _run, now: Step((model.Paused(now),)))


async def _resume(context: Context, event_id: int) -> None:
    def go_on(run: Run, now: int) -> Step:
        return resumed(run, now, (model.Resumed(now),), now - (run.event.paused_at or now))

    await _act(context, event_id, "t-resumed", go_on)


async def _stop(context: Context, event_id: int) -> None:
    """Asks first."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_may_stop(context, run)
    yes = button(context.display.say("button-tournament-stop"), _at("stop-yes", event_id), style=Style.danger)
    sure = context.display.say("tournament-stop-sure", name=run.name)
    await context.answers.show(view=Screen(text_display(sure), action_row(yes)))


async def _stop_for_good(context: Context, event_id: int) -> None:
    def stopped(run: Run) -> Step:
        _check_may_stop(context, run)
        return Step((model.Stopped(),), tuple(replace(each, is_over=True) for each in run.open_meetings))

    run = await context.services.get(Events).read(event_id, context.guild_id)
    act = Act(context.user_id, "t-stopped", about=run.name)
    await context.services.get(Events).do(event_id, stopped, None if context.user_id == run.host_id else act)
    await _close(context, context.display.say("tournament-stopped-well", name=run.name))


async def _take_out(context: Context, event_id: int, number: int) -> None:
    def out(run: Run, _now: int) -> Step:
        if not 1 <= number <= len(run.users):
            raise Refused("unknown-button")
        is_barred = run.event.player(number).is_barred
        return Step((model.Unbarred(number) if is_barred else model.Barred(number),))

    run = await context.services.get(Events).read(event_id, context.guild_id)
    person = run.user(number) if 1 <= number <= len(run.users) else None
    await _act(context, event_id, "t-out", out, person_id=person)


async def _ask_result(context: Context, event_id: int, number: int, first: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_runs_it(context, run)
    await context.answers.edit(board.correct_screen(run, number, _pairing(run, number, first), context.display))


async def _correct(context: Context, event_id: int, number: int, first: int, what: str) -> None:
    def corrected(run: Run, _now: int) -> Step:
        pairing = _pairing(run, number, first)
        if context.user_id in map(run.user, pairing.pair):
            raise Refused("tournament-own-game")
        last = max(len(pairing.scores), 1)
        if what == "void":
            return Step((model.Voided(number, pairing.pair, 0 if pairing.absent else last),))
        return Step((model.Corrected(number, pairing.pair, last, Score(*_OUTCOMES[what])),))

    await _act(context, event_id, "t-voided" if what == "void" else "t-result", corrected)


async def _here(context: Context, event_id: int, key: tuple[int, int, int]) -> None:
    """Notes that the presser is here. Once both are, their game begins on this message. Raises Refused."""
    events, display = context.services.get(Events), context.display
    run = await events.read(event_id, context.guild_id)
    meeting = next((each for each in run.meetings if each.key == key), None)
    if meeting is not None and meeting.game_id is not None:
        async with at_table(context, meeting.game_id) as table:
            await lead_there(table)
        return
    run = await events.say_here(event_id, key, context.user_id, context.interaction.id)
    meeting = next(each for each in run.meetings if each.key == key)
    if None in meeting.here:
        await context.answers.edit(board.call(run, meeting, display))
        return
    await _begin_game(context, run, meeting)


async def _begin_game(context: Context, run: Run, meeting: Meeting) -> None:
    services, sessions, pressed = context.services, context.services.sessions, context.interaction.message
    people, now = [*map(run.user, meeting.pair)], sessions.now()
    board_ = Board(run.channel_id, message_id=pressed.id if pressed else meeting.message_id)
    unrated = await sessions.database.read(store.unrated, people, now)
    change = begun(run, meeting, board_, unrated, context.interaction.id, now, sessions.roller)
    change = in_thread(context, change)
    game_id = await services.get(Events).begin_game(run.id, meeting, change)
    async with at_table(context, game_id) as table:
        # The pressed message becomes the line of the game, as the answer: that is no request of the bot's own.
        await context.answers.edit(begins(table.stored, context.display))
        whole, calling = replace(change, after=table.stored), table.calling(table.stored)
        shown = showing(whole, table.display_of, calling, asker=context.user_id)
        rest = tuple(item for item in shown.items if not isinstance(item, Begin) or item.links)
        await table.show(replace(shown, items=rest))
    await name_missing_permissions(context)


async def table_of(run: Run) -> board.Table:
    """Beside the event loop: it takes up to a tenth of a second."""
    return await asyncio.to_thread(standings, run.event)


async def picture_of(run: Run, table: board.Table, display: Display) -> Figure | None:
    """The podium, once it is over."""
    if run.event.stage is not Stage.OVER or not any(places := board.podium_of(table)):
        return None
    png = await workers.shared.run(charts.podium, places)
    return Figure("podium", png, display.in_picture(board.share_line(run, table, display)))


def reminder(event: tuple[int, Typed, str], display: Display) -> tuple[str, Button]:
    event_id, name, link = event
    said = display.say("tournament-reminder", name=name, link=link)
    return said, button(display.say("button-tournament-table"), _at("table", event_id))


async def _redraw(context: Context, run: Run) -> None:
    """The pressed message is the tournament's."""
    table = await table_of(run)
    picture = await picture_of(run, table, context.display)
    shown, files = board.screen(run, context.display, table, picture), [picture.file()] if picture else []
    if await context.answers.edit(shown, attachments=files) and run.message_id:
        await context.services.sessions.database.write(store.set_message, run.id, run.message_id, run.event.revision)


async def _do(context: Context, event_id: int, decide: Callable[[Run], Step]) -> Run:
    return await context.services.get(Events).do(event_id, decide)


async def _act(
    context: Context, event_id: int, what: str, decide: Callable[[Run, int], Step], person_id: int | None = None
) -> None:
    """Does what those who run it chose, and writes it into the server's log."""
    events = context.services.get(Events)

    def decided(run: Run) -> Step:
        _check_runs_it(context, run)
        return decide(run, events.now())

    run = await events.read(event_id, context.guild_id)
    act = Act(context.user_id, what, person_id=person_id, about=run.name)
    run = await events.do(event_id, decided, act)
    await context.answers.edit(board.manage_screen(run, context.display))


def _own_number(context: Context, run: Run) -> int:
    """Raises IllegalMove (`event-not-in`)."""
    number = run.number_of(context.user_id)
    if number is None:
        raise IllegalMove("event-not-in")
    return number


def _pairing(run: Run, number: int, first: int) -> Pairing:
    """Raises Refused for a forged press."""
    rounds = run.event.rounds
    pairings = rounds[number - 1].pairings if 1 <= number <= len(rounds) else ()
    found = next((each for each in pairings if each.pair.first == first), None)
    if found is None:
        raise Refused("unknown-button")
    return found


def _is_shown_in(context: Context, run: Run) -> bool:
    return context.interaction.message is not None and context.interaction.message.id == run.message_id


async def _close(context: Context, text: str) -> None:
    """Replaces the question."""
    await context.answers.edit(Screen(text_display(text), accent=GREY))


def _check_may_begin(context: Context) -> None:
    """Raises Refused."""
    if context.guild_id <= NOWHERE:
        raise Refused("tournament-needs-server")
    check_channel(context)
    if not context.may(STARTING):
        raise Refused("tournament-may-not")


def _check_here(context: Context, run: Run) -> None:
    """Refuses forged presses."""
    if context.guild_id != run.guild_id:
        raise Refused("no-such-event")


def _check_host(context: Context, run: Run) -> None:
    _check_here(context, run)
    if context.user_id != run.host_id:
        raise Refused("only-host", host=str(run.host_id))
    if run.event.stage not in (Stage.REGISTRATION, Stage.CHECK_IN):
        raise IllegalMove("event-has-begun")


def _check_may_stop(context: Context, run: Run) -> None:
    """Refuses unless the presser moderates, or is the host before it begins, as with a lobby."""
    is_early = run.event.stage in (Stage.REGISTRATION, Stage.CHECK_IN)
    if not (is_early and context.user_id == run.host_id):
        _check_runs_it(context, run)


def _check_runs_it(context: Context, run: Run) -> None:
    """Refuses those who take part, and those who neither began it nor moderate. Raises Refused."""
    _check_here(context, run)
    if run.sits(context.user_id):
        raise Refused("tournament-sits")
    if context.user_id != run.host_id and not context.may(MODERATING):
        raise Refused("tournament-only-moderators")


def _at(what: str, event_id: int) -> str:
    return address_in(ROUTE, what, str(event_id))


_ACTIONS: Mapping[str, Callable[..., Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "leave-yes": _leave_for_good,
    "check-in": _check_in,
    "start": _start,
    "more": _more,
    "table": _table,
    "share": _share,
    "manage": _manage,
    "pause": _pause,
    "resume": _resume,
    "stop": _stop,
    "stop-yes": _stop_for_good,
}
