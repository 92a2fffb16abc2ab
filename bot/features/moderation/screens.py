"""What moderators do: they bar people, take games out of the records, and undo both."""

from contextlib import suppress
from functools import partial

from bot.errors import Refused
from bot.features.moderation import store
from bot.features.moderation.model import LONGEST_DAYS, Bar
from bot.features.moderation.service import Moderation
from bot.model.deadline import DAY
from bot.model.games import Act
from bot.model.place import is_server
from bot.model.seats import is_former
from bot.model.servers import MODERATING
from bot.play import lobby
from bot.typed import has_address, tidy
from bot.ui.components import Screen, action_row, button, select, select_option, text_display, text_displays
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import GREY, Display, in_code
from bot.ui.game.commands import find_id
from bot.ui.game.plan import Plan, Retire, screen_of
from bot.ui.game.table import at_table
from bot.ui.page import read_number, read_person

_address = partial(address_in, "fm")


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("lift", who):
            return partial(lift, person_id=read_person(who))
        case ("lift",) if chosen:
            return partial(lift, person_id=read_person(chosen[0]))
        case ("restore", game):
            return partial(restore, game_id=read_number(game))
    return None


async def bar(context: Context, person_id: int, days: int, reason: str, *, manages: bool) -> None:
    """`manages`: does the person manage the server? Raises Refused."""
    _check(context)
    if person_id == context.user_id or manages:
        raise Refused("bars-not", person=str(person_id))
    act = Act(context.user_id, "barred", _plain(reason), person_id)
    seconds = min(max(days, 1), LONGEST_DAYS) * DAY
    until = await context.services.get(Moderation).bar(context.guild_id, person_id, act, seconds)
    say, name = context.display.say, context.display.name(person_id)
    undo = button(say("button-undo"), _address("lift", person_id))
    text = say("barred-well", person=name, until=str(until))
    await context.answers.show(view=Screen(text_display(text), action_row(undo), accent=GREY))
    for game_id in await context.services.sessions.database.read(store.lobbies_of, context.guild_id, person_id):
        with suppress(Refused):
            async with at_table(context, game_id) as table:
                await table.make(lobby.leave(table.stored, person_id, now=table.session.now()))


async def lift(context: Context, person_id: int) -> None:
    """Ends the bar of a person. Raises Refused."""
    _check(context)
    act = Act(context.user_id, "unbarred", person_id=person_id)
    await context.services.get(Moderation).lift(context.guild_id, person_id, act)
    await _answer(context, context.display.say("unbarred-well", person=_name(person_id, context.display)))


async def show_bars(context: Context) -> None:
    _check(context)
    display, bars = context.display, context.services.get(Moderation).bars_of(context.guild_id)[:_MOST_LISTED]
    if not bars:
        await context.answers.tell(display.say("bars-none"))
        return
    lines = [_line(number, each, display) for number, each in enumerate(bars, start=1)]
    options = [
        select_option(f"{number}. {display.in_picture(_name(each.user_id, display))}", str(each.user_id))
        for number, each in enumerate(bars, start=1)
    ]
    menu = select(_address("lift"), display.say("bars-lift"), options)
    texts = text_displays(display.say("bars-head"), "\n".join(lines))
    await context.answers.show(view=Screen(*texts, menu, accent=GREY))


async def void(context: Context, named: str, reason: str) -> None:
    """Voids a game for a reason, and shows a button to undo that. Raises Refused."""
    _check(context)
    game_id = await find_id(context, named) or 0
    act = Act(context.user_id, "voided", _plain(reason))
    await context.services.get(Moderation).set_void(context.guild_id, game_id, act, is_void=True)
    say = context.display.say
    undo = button(say("button-undo"), _address("restore", game_id))
    view = Screen(text_display(say("voided-well")), action_row(undo), accent=GREY)
    await context.answers.show(view=view)
    await _redraw(context, game_id)


async def restore_named(context: Context, named: str) -> None:
    await restore(context, await find_id(context, named) or 0)


async def restore(context: Context, game_id: int) -> None:
    """Makes a voided game count again. Raises Refused."""
    _check(context)
    act = Act(context.user_id, "restored")
    await context.services.get(Moderation).set_void(context.guild_id, game_id, act, is_void=False)
    await _answer(context, context.display.say("restored-well"))
    await _redraw(context, game_id)


_MOST_LISTED = 15


async def _redraw(context: Context, game_id: int) -> None:
    """The ending says whether it counts, if its message is still there."""
    context.services.sessions.read_anew(game_id)
    async with at_table(context, game_id) as table:
        stored, display_of = table.stored, table.display_of
        retired = tuple(Retire(board, screen_of(stored, display_of(board))) for board in stored.boards)
        await table.deliver(Plan(retired))


async def _answer(context: Context, text: str) -> None:
    """Replaces the private question or list that was pressed."""
    if context.has_pressed_private:
        await context.answers.edit(Screen(text_display(text), accent=GREY))
    else:
        await context.answers.tell(text)


def _line(number: int, bar: Bar, display: Display) -> str:
    by, reason = _name(bar.by_id, display), bar.reason or "none"
    name = _name(bar.user_id, display)
    return display.say("bars-line", number=number, person=name, by=by, until=str(bar.until), reason=reason)


def _name(person_id: int, display: Display) -> str:
    return display.say("former-player") if is_former(person_id) else display.name(person_id)


def _plain(reason: str) -> str:
    """A reason as it is stored. Raises Refused (`reason-with-address`)."""
    if has_address(reason):
        raise Refused("reason-with-address", typed=in_code(reason))
    return tidy(reason)


def _check(context: Context) -> None:
    """Checks that the person is a moderator; raises Refused (`only-moderators`) if not."""
    if not is_server(context.guild_id) or not context.may(MODERATING):
        raise Refused("only-moderators")
