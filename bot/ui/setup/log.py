"""`/farkle-setup log`: how helpers and managers ended or paused games of others."""

from functools import partial

from bot.store import acts
from bot.ui.components import action_row, text_displays
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import Display
from bot.ui.page import Page, pager, show

_AT_ONCE = 6
"""Fits into a message, even if all reasons are long."""


def read(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    match parts:
        case (page,) if page.isascii() and page.isdecimal() and len(page) < 4:
            return partial(show, build=partial(find_log, page=int(page)))
    return None


async def find_log(context: Context, page: int = 1) -> Page:
    found, display = await context.services.sessions.database.read(acts.of_server, context.guild_id), context.display
    pages = max(1, -(-len(found) // _AT_ONCE))
    page = min(max(page, 1), pages)
    lines = [_line(each, display) for each in found[(page - 1) * _AT_ONCE : page * _AT_ONCE]]
    buttons = pager(display, page, pages, lambda page: address_in("fl", str(page)))
    rows = [action_row(*buttons)] if buttons else []
    return Page((*text_displays(display.say("log-head"), *(lines or [display.say("log-empty")])), *rows))


def _line(found: acts.RecordedAct, display: Display) -> str:
    return display.say(
        "log-line",
        what=found.act.what,
        who=display.name(found.act.user_id),
        title=found.title,
        id=str(found.number or "none"),
        link=found.link,
        at=str(found.at),
        reason=found.act.reason or "none",
    )
