"""What players press on a tournament's messages."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

from bot import workers
from bot.errors import IllegalMove, Refused
from bot.features.events import managing, messages, model, store
from bot.features.events.form import ask, create
from bot.features.events.managing import check_host
from bot.features.events.model import Format, Stage
from bot.features.events.notation import write_event
from bot.features.events.runs import Call, Meeting, Run, Step, begun
from bot.features.events.service import Events
from bot.features.events.standings import standings
from bot.model.servers import MODERATING, Board, link_to
from bot.play.turns import leave
from bot.store import former
from bot.ui import charts
from bot.ui.components import Button, Screen, button, text_display
from bot.ui.context import Chosen, Context, Handler
from bot.ui.display import GREY, Display
from bot.ui.files import send_file
from bot.ui.game.old_boards import lead_there
from bot.ui.game.plan import Begin, lobby_line, plan_change
from bot.ui.game.table import at_table
from bot.ui.game.threads import in_thread, name_missing_permissions
from bot.ui.page import Figure, read_number
from bot.ui.setup import questions


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    """`fx:<what>:<event>[:…]`."""
    match parts:
        case ("form",):
            return ask
        case ("new",):
            return create
        case ("here", event, *key) if len(key) == 3:
            first, second, third = map(read_number, key)
            return partial(_here, event_id=read_number(event), key=(first, second, third))
        case ("table", event, page):
            return partial(_table, event_id=read_number(event), page=read_number(page, model.MOST_REGISTERED))
        case (what, event) if what in _ACTIONS:
            return partial(_ACTIONS[what], event_id=read_number(event))
    return managing.read(parts, chosen)


async def _join(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).enter(event_id, context.guild_id, context.user_id)
    await _redraw(context, run)


async def _leave(context: Context, event_id: int) -> None:
    """Takes the presser out; once the tournament runs, after a question."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    number = run.own_number(context.user_id)
    if run.event.stage is Stage.RUNNING:
        sure = context.display.say("tournament-leave-sure", name=run.name)
        await questions.ask(context, sure, context.display.say("lobby-leave"), messages.address("leave-yes", event_id))
        return
    left = await context.services.get(Events).do(event_id, lambda _run: Step((model.Withdrew(number),)))
    await _redraw(context, left)


async def _leave_for_good(context: Context, event_id: int) -> None:
    """Leaves the game at hand, too, so that no one plays it beside the next."""
    events = context.services.get(Events)
    before = await events.read(event_id, context.guild_id)
    run = await events.do(event_id, lambda run: Step((model.Withdrew(run.own_number(context.user_id)),)))
    await _close(context, context.display.say("tournament-left", name=run.name))
    meeting = before.meeting_of(run.own_number(context.user_id))
    if meeting is not None and meeting.game_id is not None:
        async with at_table(context, meeting.game_id) as table:
            if table.stored.is_running:
                await table.make(leave(table.stored, context.user_id, now=table.session.now()))


async def _check_in(context: Context, event_id: int) -> None:
    events = context.services.get(Events)
    run = await events.do(event_id, lambda run: Step((model.CheckedIn(run.own_number(context.user_id)),)))
    if _is_shown_in(context, run):
        await _redraw(context, run)
    else:
        await context.answers.tell(context.display.say("tournament-checked-in"))


async def _start(context: Context, event_id: int) -> None:
    events = context.services.get(Events)

    def started(run: Run) -> Step:
        if context.user_id != run.host_id and not context.may(MODERATING):
            raise Refused("only-host", host=str(run.host_id))
        if run.event.stage is not Stage.REGISTRATION:
            raise IllegalMove("event-has-begun")
        if sum(player.is_active for player in run.event.players) < model.FEWEST_PLAYERS:
            raise Refused("tournament-too-few")
        return events.starting(run)

    # Refuses those of other servers.
    await events.read(event_id, context.guild_id)
    await _redraw(context, await events.do(event_id, started))


async def _choose_everyone(context: Context, event_id: int) -> None:
    check = partial(check_host, context)
    run = await context.services.get(Events).change(event_id, context.guild_id, check, "format", Format.ROUND_ROBIN)
    await _redraw(context, run)


async def _table(context: Context, event_id: int, page: int = 0) -> None:
    """Shows the whole table; those who take part can press for it in a direct message, too."""
    run = await context.services.get(Events).read(event_id, None if context.is_direct else context.guild_id)
    if context.is_direct and run.number_of(context.user_id) is None:
        raise Refused("no-such-event")
    screen = messages.whole_table(run, await table_of(run), page, context.display)
    await (context.answers.edit(screen) if page else context.answers.show(view=screen))


async def _send_text(context: Context, event_id: int) -> None:
    """Sends all facts, with which others can check it (`python -m bot event`)."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    facts = await context.services.sessions.database.read(store.facts_of, event_id)
    names = [context.display.in_picture(context.display.name(user)) for user in run.users]
    text = write_event(run.event.settings, facts, names)
    await send_file(context, context.display.say("tournament-text"), "tournament.txt", text)


async def _share(context: Context, event_id: int) -> None:
    """A line to copy, which only they see."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    if run.event.stage is not Stage.OVER:
        raise Refused("unknown-button")
    line = context.display.in_picture(messages.share_line(run, await table_of(run), context.display))
    await context.answers.tell(f"```\n{line}\n```")


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
        await context.answers.edit(messages.call(run, meeting, display))
        return
    await _begin_game(context, run, meeting)


async def _begin_game(context: Context, run: Run, meeting: Meeting) -> None:
    services, sessions, pressed = context.services, context.services.sessions, context.interaction.message
    people, now = [*map(run.user, meeting.pair)], sessions.now()
    board_ = Board(run.channel_id, message_id=pressed.id if pressed else meeting.message_id)
    unrated = await sessions.database.read(former.deleted_lately_among, people, now)
    change = begun(run, meeting, board_, unrated, context.interaction.id, now, sessions.roller)
    change = in_thread(context, change)
    game_id = await services.get(Events).begin_game(run.id, meeting, change)
    async with at_table(context, game_id) as table:
        # The pressed message becomes the line of the game, as the answer: that is no request of the bot's own.
        await context.answers.edit(lobby_line(table.stored, context.display))
        read_number, calling = replace(change, after=table.stored), table.calling(table.stored)
        shown = plan_change(read_number, table.display_of, calling, asker=context.user_id)
        rest = tuple(item for item in shown.items if not isinstance(item, Begin) or item.links)
        await table.deliver(replace(shown, items=rest))
    await name_missing_permissions(context)


async def table_of(run: Run) -> messages.Standings:
    """Beside the event loop: it takes up to a tenth of a second."""
    return await asyncio.to_thread(standings, run.event)


async def picture_of(run: Run, table: messages.Standings, display: Display) -> Figure | None:
    """The podium, once it is over."""
    if run.event.stage is not Stage.OVER or not any(places := messages.podium_of(table)):
        return None
    png = await workers.shared.run(charts.podium, places)
    return Figure("podium", png, display.in_picture(messages.share_line(run, table, display)))


def reminder(run: Run, call: Call, display: Display) -> tuple[str, Button]:
    link = link_to(run.guild_id, run.channel_id, call.message_id)
    until = messages.until(call.until, call.until - call.since)
    said = display.say("tournament-reminder", name=run.name, what=call.what, link=link, **until)
    return said, button(display.say("button-tournament-table"), messages.address("table", run.id))


async def _redraw(context: Context, run: Run) -> None:
    """Draws the tournament again in its message, which was pressed."""
    table = await table_of(run)
    picture = await picture_of(run, table, context.display)
    shown, files = messages.screen(run, context.display, table, picture), [picture.file()] if picture else []
    if await context.answers.edit(shown, attachments=files) and run.message_id:
        await context.services.sessions.database.write(store.set_message, run.id, run.message_id, run.event.revision)


def _is_shown_in(context: Context, run: Run) -> bool:
    return context.interaction.message is not None and context.interaction.message.id == run.message_id


async def _close(context: Context, text: str) -> None:
    """Replaces the question."""
    await context.answers.edit(Screen(text_display(text), accent=GREY))


_ACTIONS: Mapping[str, Callable[..., Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "leave-yes": _leave_for_good,
    "check-in": _check_in,
    "start": _start,
    "everyone": _choose_everyone,
    "table": _table,
    "share": _share,
    "text": _send_text,
}
