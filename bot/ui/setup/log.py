"""`/farkle-setup log`: what helpers and managers did to games of others, and to people."""

from functools import partial

from bot.model.deadline import DAY
from bot.model.seats import is_former
from bot.store import acts
from bot.ui.components import action_row, text_displays
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import Display
from bot.ui.page import Page, pager, show

_OF_CORE = ("ended", "paused", "closed")
_AT_ONCE = 6
"""How many acts a page has: they fit into a message, even if all reasons are long."""


def read(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    match parts:
        case (page,) if page.isascii() and page.isdecimal() and len(page) < 7:
            return partial(show, build=partial(find_log, page=int(page)))
    return None


async def find_log(context: Context, page: int = 1) -> Page:
    sessions, display = context.services.sessions, context.display
    here = (context.guild_id, page, _AT_ONCE, sessions.now())
    found, page, pages = await sessions.database.read(acts.of_server, *here)
    lines = [_line(each, display) for each in found]
    buttons = pager(display, page, pages, lambda page: address_in("fl", page))
    rows = [action_row(*buttons)] if buttons else []
    head = display.say("log-head", days=acts.KEPT_SECONDS // DAY)
    return Page((*text_displays(head, *(lines or [display.say("log-empty")])), *rows))


def _line(found: acts.RecordedAct, display: Display) -> str:
    act = found.act
    key = "log-line" if act.what in _OF_CORE else f"act-{act.what}"
    said = {
        "what": act.what,
        "who": display.say("log-former-helper") if is_former(act.user_id) else display.name(act.user_id),
        "title": found.title or act.about,
        "id": str(found.number or "none"),
        "link": found.link,
        "at": str(found.at),
        "reason": act.reason or "none",
        "person": "" if act.person_id is None else display.name(act.person_id),
    }
    return display.say(key, **said)
