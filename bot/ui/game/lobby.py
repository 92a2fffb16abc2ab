"""The lobby and its buttons."""

from collections.abc import Iterator
from dataclasses import replace

from bot.cities import city
from bot.coach.adviser import Character
from bot.hooks import Spot, buttons_of_features
from bot.model.achievements import achievements
from bot.model.games import Status, StoredGame
from bot.model.place import is_server
from bot.model.seats import Seats, is_computer
from bot.play.lobby import what_counts
from bot.rulesets import base_of, in_language, shipped_of
from bot.sentences import weekday
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
from bot.ui.game.checking import fixed_by, in_short
from bot.ui.game_addresses import Verb, address_of
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import differing_options, how_address, rule_set_options
from bot.zones import UTC

REMOVED = "out"
"""The menu's value that removes an opponent."""


def lobby(stored: StoredGame, display: Display, intro: str | None = None) -> Screen:
    """The screen of a lobby, which fits on a phone. `intro` explains why the lobby was opened."""
    presentation = presentation_of(stored.rules)
    texts = (
        intro,
        f"{presentation.lobby_head(stored, display)}\n{_players(stored, display)}",
        presentation.in_short(stored.rules, display).replace("\n", "\n-# "),
        _wait(stored, display),
        _in_small(stored, display),
    )
    return Screen(
        *text_displays(*texts),
        action_row(*_starting(stored, display)),
        action_row(*_others(stored, display)),
        *_opponents(stored, display),
        _rules(stored, display),
        accent=TEAL,
    )


def grey_line(sentence: str) -> Screen:
    return Screen(text_display(sentence), accent=GREY)


def _players(stored: StoredGame, display: Display) -> str:
    seated = [
        display.say("lobby-seat", player=display.name(player), host=player == stored.host_id)
        for player in stored.seats.players
    ]
    free = stored.seats.most - len(stored.seats.players)
    return display.say("lobby-players", players=display.listed(seated), free=free)


def _wait(stored: StoredGame, display: Display) -> str:
    """The sentence on who has to press what for the game to begin."""
    missing, alone = stored.possible_seats[0] - len(stored.seats.players), _may_play_a_computer(stored)
    state = "solo" if alone and missing <= 0 else "alone" if alone else "lacking" if missing > 0 else "ready"
    host = display.name(stored.host_id)
    return display.say("lobby-wait", state=state, full=stored.seats.is_full, host=host, missing=missing)


def _in_small(stored: StoredGame, display: Display) -> str:
    """The line in small letters on what a newcomer need not read. **More** has the sentences."""
    turns, (reason, _) = stored.deadline, _counted(stored)
    fields = {"at": str(turns.ends_at(stored.opened_at)), "time": display.lasting(turns.seconds), "reason": reason}
    fields |= {"closes": str(stored.deadline.due_at), "digits": in_short(stored.seed.commitment)}
    return display.say("lobby-small", at_hour=turns.hour is not None, coach=stored.adviser is not None, **fields)


def in_time(stored: StoredGame, display: Display) -> str:
    """The sentence on how long turns are. Discord shows a time of day in each reader's zone."""
    turns = stored.deadline
    days = [weekday(int(day), display.locale) for day in turns.free_days]
    fields: dict[str, object] = {
        "at": str(turns.ends_at(stored.opened_at)),
        "hour": f"{turns.hour or 0:02}:00",
        "place": city(turns.zone or UTC, display.locale),
        "least": turns.least_hours,
        "time": display.lasting(turns.seconds),
        "free": len(days),
        "days": display.listed(days) if days else "",
    }
    held = "none" if not turns.may_be_held else "plays-on" if stored.plays_on else "waits"
    return display.say("lobby-turns", at_hour=turns.hour is not None, held=held, **fields)


def in_records(stored: StoredGame, display: Display) -> str:
    """The sentence on what the game counts for."""
    reason, is_rated = _counted(stored)
    has_awards = any(each.kind == stored.engine.name for each in achievements().values())
    awards = "off" if has_awards and not what_counts(stored).earns_achievements else "on"
    quick = stored.engine.quick_target
    return display.say("lobby-counts", reason=reason, rated=is_rated, quick=quick, awards=awards)


def _counted(stored: StoredGame) -> tuple[str, bool]:
    """The reason why the game counts or not, as sentences name it, and whether it is rated."""
    found = what_counts(stored)
    is_rated = found.counts and is_server(stored.guild_id)
    return "nowhere" if found.counts and not is_rated else found.value, is_rated


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
    """The buttons to join and start. All people see the same ones: those of the host say so, and only **Join**, which
    all may press, is coloured.
    """
    yield _button(stored, display, Verb.JOIN, "lobby-join", Style.primary, disabled=stored.seats.is_full)
    if len(stored.seats.players) in stored.possible_seats:
        alone = len(stored.seats.players) == 1
        yield _button(stored, display, Verb.START, "lobby-start-alone" if alone else "lobby-start")
    if _may_play_a_computer(stored):
        yield _button(stored, display, Verb.ALONE, "help-to-computer")


def _may_play_a_computer(stored: StoredGame) -> bool:
    """Whether the host waits for a second player, no matter who that is."""
    return len(stored.seats.players) == 1 and not stored.seats.is_full and 2 in stored.possible_seats


def _others(stored: StoredGame, display: Display) -> Iterator[Button]:
    yield _button(stored, display, Verb.LEAVE_LOBBY, "lobby-leave")
    if presentation_of(stored.rules).how_to_play(stored.rules, display):
        yield button(display.say("lobby-how"), how_address(stored))
    yield from buttons_of_features(Spot.LOBBY, display, stored)
    yield _button(stored, display, Verb.RULES, "lobby-more")


def _rules(stored: StoredGame, display: Display) -> ActionRow:
    """The menu of the bot's rule sets. A server's own are behind **More**."""
    options = rule_set_options([*shipped_of(stored.engine).values()], display)
    return select(address_of(stored, Verb.CHOOSE_RULES), display.say("lobby-choose-rules"), options)


def more_buttons(stored: StoredGame, display: Display, user_id: int) -> Iterator[Button]:
    """The buttons of the private message behind **More**."""
    yield _button(stored, display, Verb.CHECK, "button-check")
    if user_id == stored.host_id:
        if stored.adviser is not None:
            verb, key = (Verb.HINTS_OFF, "lobby-hints-off") if stored.hints else (Verb.HINTS_ON, "lobby-hints-on")
            yield _button(stored, display, verb, key)
        yield _button(stored, display, Verb.CANCEL, "lobby-cancel", Style.danger)


def _opponents(stored: StoredGame, display: Display) -> list[ActionRow]:
    """The menu that adds computers while a seat is free, and removes the newest."""
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


def challenge_screen(stored: StoredGame, display: Display) -> Screen:
    """The screen of a challenge, open or closed."""
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
    # A game for one player counts otherwise.
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
    """The sentence on why a challenge was closed. Once both people see it closed, that is forgotten."""
    if stored.seats.left_lobby:
        is_theirs = viewer in stored.seats.left_lobby
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
