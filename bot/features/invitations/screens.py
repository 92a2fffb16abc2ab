"""**Invite…** in a lobby: whom its host calls there, and whether a person hears of open lobbies."""

from collections.abc import Mapping, Sequence

from bot.errors import Refused
from bot.features.invitations import store
from bot.model.games import StoredGame
from bot.model.place import is_server
from bot.play.guards import Needs
from bot.ui.components import Screen, Style, action_row, button, text_display, text_displays, user_select
from bot.ui.context import Context, check_on_server
from bot.ui.display import TEAL
from bot.ui.game.table import AnsweringAction, LaterAction, Table
from bot.ui.game_addresses import Address, address_of
from bot.ui.page import BESIDE, Page, Pattern
from bot.ui.presentation import Action

INVITE = "invite"
_WHO, _LISTED = "invite-who", "invite-all"
_MOST_CHOSEN = 10
_MOST_AT_ONCE = 20
"""People of the list, those first who were called longest ago."""
_ON, _OFF = "on", "off"
HEARING, SET_HEARING = Pattern("hear"), Pattern("hear-set", str)


async def _open(table: Table, _address: Address) -> None:
    """The host chooses whom to call. Others decide if they want to be called."""
    context = table.context
    if context.user_id == table.stored.host_id:
        await context.answers.show(view=await _panel(context, table.stored))
    else:
        await (await find_hearing(context)).send(context, private=True)


async def _panel(context: Context, stored: StoredGame, said: str = "invite-head") -> Screen:
    display, sessions = context.display, context.services.sessions
    many = len(await sessions.database.read(store.listed, stored, sessions.now()))
    menu = user_select(address_of(stored, _WHO), display.say("invite-who"), most=_MOST_CHOSEN)
    label = display.label("invite-listed", count=min(many, _MOST_AT_ONCE))
    listed = [button(label, address_of(stored, _LISTED), style=Style.primary)] * bool(many)
    hear = button(display.say("go-hear"), HEARING.address(BESIDE))
    return Screen(text_display(display.say(said)), menu, action_row(*listed, hear), accent=TEAL)


async def _call_chosen(context: Context, stored: StoredGame) -> None:
    """Calls the people who were chosen to a lobby. Raises Refused."""
    await _call(context, stored, context.chosen_people)


async def _call_listed(context: Context, stored: StoredGame) -> None:
    """Calls people who want to hear of lobbies. Raises Refused."""
    sessions = context.services.sessions
    found = await sessions.database.read(store.listed, stored, sessions.now())
    await _call(context, stored, found[:_MOST_AT_ONCE], is_list=True)


async def _call(context: Context, stored: StoredGame, among: Sequence[int], *, is_list: bool = False) -> None:
    """Who may not be called is named like the others: no one learns who blocked them."""
    services, display = context.services, context.display
    sessions = services.sessions
    called = await sessions.database.write(store.call, stored, among, sessions.now(), is_list=is_list)
    named = [user_id for user_id in among if user_id not in stored.seats.players]
    players, link = display.people(named), stored.link_for(None)
    fields = {"players": players, "host": display.name(stored.host_id), "title": stored.title, "link": link}
    said = display.say("invite-call", listed=is_list, **fields)
    hear = button(display.say("go-hear"), HEARING.address(BESIDE))
    view = Screen(text_display(said), *[action_row(hear)] * is_list)
    may_come = [user_id for user_id in called if not services.refuses(user_id, context.guild_id)]
    await services.post(stored.guild_id, stored.channel_of(stored.board_of(None)), view, may_come)
    await context.answers.edit(await _panel(context, stored, "invite-called"))


async def find_hearing(context: Context) -> Page:
    """The page on whether the person wants to hear of lobbies here. Raises Refused (`only-on-servers`)."""
    check_on_server(context)
    there = (context.guild_id, context.user_id)
    return _hearing(context, hears=await context.services.sessions.database.read(store.hears, *there))


async def set_hearing(context: Context, chosen: str) -> Page:
    """Stores whether the person wants to hear of lobbies here, and returns the page. Raises Refused."""
    check_on_server(context)
    if chosen not in (_ON, _OFF):
        raise Refused("unknown-button")
    there, hears = (context.guild_id, context.user_id), chosen == _ON
    await context.services.sessions.database.write(store.set_hearing, *there, hears=hears)
    return _hearing(context, hears=hears)


def _hearing(context: Context, *, hears: bool) -> Page:
    display = context.display
    label, to = display.say("invite-hear-change", hears=hears), SET_HEARING.address(_OFF if hears else _ON)
    style = Style.secondary if hears else Style.primary
    row = action_row(button(label, to, style=style))
    return Page((*text_displays(display.say("invite-hear", hears=hears)), row), is_own=True)


def is_offered(stored: StoredGame) -> bool:
    """Whether people can be called to a lobby: elsewhere, all who could be are there, or the bot can't write."""
    return is_server(stored.guild_id) and not stored.seats.is_full


_OF_HOST = Needs.LOBBY | Needs.HOST
ACTIONS: Mapping[str, Action] = {
    INVITE: AnsweringAction(_open, needs=Needs.LOBBY),
    _WHO: LaterAction(_call_chosen, needs=_OF_HOST, private=True),
    _LISTED: LaterAction(_call_listed, needs=_OF_HOST, private=True),
}
