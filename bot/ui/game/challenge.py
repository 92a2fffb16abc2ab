"""The message of a challenge, open or closed."""

from collections.abc import Iterator
from dataclasses import replace

from bot.model.games import Status, StoredGame
from bot.model.seats import Seats
from bot.rulesets import base_of, in_language
from bot.ui.address import Verb, address_of
from bot.ui.components import Button, Screen, Style, action_row, button, text_display, text_displays
from bot.ui.display import GREY, TEAL, Display, bulleted
from bot.ui.game.checking import fixed_by
from bot.ui.game.lobby import in_records
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import differing_options, how_address


def challenge(stored: StoredGame, display: Display) -> Screen:
    """Open or closed."""
    host, invited = stored.host_id, stored.invited
    you = "host" if display.viewer == host else "invited"
    other = display.name(invited) if invited else display.say("former-player")
    people = {"you": you, "host": display.name(host), "player": other}
    base = base_of(stored.base, stored.engine)
    # Older challenges have the title of a server's own rule set.
    title = in_language(base, display.locale).title
    if stored.status is not Status.LOBBY:
        reason = _why_closed(stored, display.viewer)
        text = display.say("challenge-closed", reason=reason, title=title, **people)
        may_block = reason == "withdrawn" and you != "host"
        block = button(display.say("button-block"), address_of(stored, Verb.BLOCK))
        return Screen(text_display(text), *[action_row(block)] * may_block, accent=GREY)
    presentation = presentation_of(stored.rules)
    # The head of a game for one player may say that it needs no other.
    seated = replace(stored, title=title, seats=Seats((host, invited or host)))
    differing = differing_options(stored.rules, base.rules, display)
    short = presentation.in_short(stored.rules, display).replace("\n", "\n-# ")
    texts = (
        display.say("challenge", due=str(stored.deadline.due_at), **people),
        presentation.lobby_head(seated, display),
        f"-# {short}",
        bulleted(display.say("challenge-differs", title=title), differing) if differing else "",
        in_records(seated, display),
        fixed_by(stored.seed.commitment, display),
    )
    return Screen(*text_displays(*texts), action_row(*_buttons(stored, display, you)), accent=TEAL)


def _why_closed(stored: StoredGame, viewer: int | None) -> str:
    """Once both people see it closed, it is forgotten."""
    if stored.seats.left:
        is_theirs = viewer in stored.seats.left
        return "withdrawn" if is_theirs == (viewer == stored.host_id) else "declined"
    return "expired" if stored.deadline.alarm_at else "closed"


def _buttons(stored: StoredGame, display: Display, you: str) -> Iterator[Button]:
    leave = address_of(stored, Verb.LEAVE_LOBBY)
    if you == "host":
        yield button(display.say("challenge-withdraw"), leave, style=Style.danger)
    else:
        yield button(display.say("challenge-accept"), address_of(stored, Verb.ACCEPT), style=Style.success)
        yield button(display.say("challenge-decline"), leave)
    if presentation_of(stored.rules).how_to_play(stored.rules, display):
        yield button(display.say("lobby-how"), how_address(stored))
    if you != "host":
        yield button(display.say("challenge-block"), address_of(stored, Verb.BLOCK), style=Style.danger)
