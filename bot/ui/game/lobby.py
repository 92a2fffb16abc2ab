"""The lobby and its buttons."""

from collections.abc import Iterator
from dataclasses import replace

from bot.coach.adviser import Character
from bot.model.achievements import achievements
from bot.model.games import Status, StoredGame
from bot.model.seats import Seats, is_computer
from bot.model.servers import NOWHERE
from bot.play.gathering import host_seconds
from bot.play.lobby import what_counts
from bot.rulesets import base_of, in_language
from bot.ui.address import Verb, address_of
from bot.ui.components import (
    ActionRow,
    Button,
    Screen,
    SelectOption,
    Style,
    action_row,
    button,
    select,
    select_option,
    text_display,
    text_displays,
)
from bot.ui.display import GREY, TEAL, Display, bulleted
from bot.ui.game.checking import fixed_by
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import differing_options, how_address

REMOVED = "out"
"""The menu's value that removes an opponent."""


def lobby(stored: StoredGame, display: Display, intro: str | None = None) -> Screen:
    """Fits on a phone. `intro` explains why the lobby was opened."""
    presentation = presentation_of(stored.rules)
    short = presentation.in_short(stored.rules, display).replace("\n", "\n-# ")
    texts = (
        intro,
        f"{presentation.lobby_head(stored, display)}\n{_players(stored, display)}",
        f"-# {short}",
        _turns(stored, display),
        in_records(stored, display),
        _wait(stored, display),
        fixed_by(stored.seed.commitment, display),
    )
    return Screen(
        *text_displays(*texts),
        action_row(*_starting(stored, display)),
        action_row(*_others(stored, display)),
        *_opponents(stored, display),
        accent=TEAL,
    )


def closed_lobby(sentence: str) -> Screen:
    return Screen(text_display(sentence), accent=GREY)


def _players(stored: StoredGame, display: Display) -> str:
    seated = [
        display.say("lobby-seat", player=display.name(player), host="yes" if player == stored.host_id else "no")
        for player in stored.seats.players
    ]
    free = stored.seats.most - len(stored.seats.players)
    return display.say("lobby-players", players=display.listed(seated), free=free)


def _wait(stored: StoredGame, display: Display) -> str:
    ready = "yes" if _is_ready(stored) else "no"
    others, closes = "yes" if len(stored.seats.people) > 1 else "no", str(stored.deadline.due_at)
    fields = {"host": display.name(stored.host_id), "time": display.lasting(host_seconds(stored)), "others": others}
    return display.say("lobby-wait", ready=ready, closes=closes, **fields)


def _turns(stored: StoredGame, display: Display) -> str:
    """How long turns are. Discord shows a time of day in each reader's zone."""
    turns = stored.deadline
    fields = {
        "at": str(turns.ends_at(stored.opened_at)),
        "least": turns.least_hours,
        "time": display.lasting(turns.seconds),
    }
    held = "none" if not turns.may_be_held else "plays-on" if stored.plays_on else "waits"
    return display.say("lobby-turns", at_hour="no" if turns.hour is None else "yes", held=held, **fields)


def in_records(stored: StoredGame, display: Display) -> str:
    """What the game counts for."""
    found = what_counts(stored)
    is_rated, quick = found.counts and stored.guild_id > NOWHERE, stored.engine.quick_target
    reason, rated = "nowhere" if found.counts and not is_rated else found.value, "yes" if is_rated else "no"
    has_awards = any(each.kind == stored.engine.name for each in achievements().values())
    awards = "off" if has_awards and not found.earns_achievements else "on"
    return display.say("lobby-counts", reason=reason, rated=rated, quick=quick, awards=awards)


def _is_ready(stored: StoredGame) -> bool:
    return len(stored.seats.players) in stored.possible_seats


def _button(
    stored: StoredGame,
    display: Display,
    verb: Verb,
    key: str,
    style: Style = Style.secondary,
    *,
    disabled: bool = False,
) -> Button:
    return button(display.say(key), address_of(stored, verb), style=style, disabled=disabled)


def _starting(stored: StoredGame, display: Display) -> Iterator[Button]:
    is_ready = _is_ready(stored)
    yield _button(stored, display, Verb.JOIN, "lobby-join", Style.primary, disabled=stored.seats.is_full)
    yield _button(stored, display, Verb.START, "lobby-start", Style.success, disabled=not is_ready)
    if len(stored.seats.players) == 1 and not stored.seats.is_full and 2 in stored.possible_seats:
        label = display.say("lobby-alone", ready="yes" if is_ready else "no")
        yield button(label, address_of(stored, Verb.ALONE), style=Style.success)


def _others(stored: StoredGame, display: Display) -> Iterator[Button]:
    yield _button(stored, display, Verb.LEAVE_LOBBY, "lobby-leave")
    if presentation_of(stored.rules).how_to_play(stored.rules, display):
        yield button(display.say("lobby-how"), how_address(stored))
    yield _button(stored, display, Verb.RULES, "lobby-more")


def more_buttons(stored: StoredGame, display: Display, user_id: int) -> Iterator[Button]:
    """Of the private message behind **More**."""
    yield _button(stored, display, Verb.CHECK, "button-check")
    if user_id == stored.host_id:
        if stored.adviser is not None:
            yield _hints(stored, display)
        yield _button(stored, display, Verb.CANCEL, "lobby-cancel", Style.danger)


def _opponents(stored: StoredGame, display: Display) -> list[ActionRow]:
    """One menu adds them while a seat is free, and removes the newest."""
    options = list[SelectOption]()
    if not stored.seats.is_full:
        options += [
            select_option(
                display.label(f"character-{each}"), str(number), description=display.label(f"character-{each}-about")
            )
            for number, each in enumerate(Character)
            if each in stored.characters
        ]
    if computers := [player for player in stored.seats.players if is_computer(player)]:
        options.append(select_option(display.label("lobby-opponent-out", name=display.name(computers[-1])), REMOVED))
    if not options:
        return []
    return [select(address_of(stored, Verb.CHOOSE_OPPONENT), display.say("lobby-opponents"), options)]


def _hints(stored: StoredGame, display: Display) -> Button:
    if stored.hints:
        return _button(stored, display, Verb.HINTS_OFF, "lobby-hints-off")
    return _button(stored, display, Verb.HINTS_ON, "lobby-hints-on")


def challenge_screen(stored: StoredGame, display: Display) -> Screen:
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
