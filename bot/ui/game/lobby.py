"""The lobby: who plays, by which rules, and what its buttons and selects do."""

from collections.abc import Mapping

from bot.coach.characters import BY_STRENGTH
from bot.errors import Refused
from bot.games.features import Feature
from bot.model.games import StoredGame
from bot.model.seated import is_computer
from bot.play import opponents
from bot.play.change import Change
from bot.play.lobby import cancel, join, leave, set_hints, set_seats, set_target, start, what_counts
from bot.ui.components import (
    ActionRow,
    Button,
    Screen,
    Style,
    action_row,
    button,
    select,
    select_option,
    text_display,
    text_displays,
)
from bot.ui.display import GREY, TEAL, Display
from bot.ui.game.address import Address, Verb
from bot.ui.game.checking import fixed_by
from bot.ui.game.press import Decide, Press
from bot.ui.game.screens import screens_of
from bot.ui.rules.wording import in_short


def lobby(stored: StoredGame, display: Display, intro: str | None = None) -> Screen:
    """An open lobby. `intro` says, above all else, why it was opened."""
    screens = screens_of(stored)
    short = in_short(stored.rules, display).replace("\n", "\n-# ")
    texts = (
        intro,
        screens.lobby_head(stored, display),
        _players(stored, display),
        f"-# {short}",
        _counts(stored, display),
        _wait(stored, display),
        display.say("lobby-meanwhile") if len(stored.players) == 1 else None,
        display.say("lobby-alone") if _is_alone_for_long(stored) else None,
        fixed_by(stored, display),
    )
    return Screen(
        *text_displays(*texts),
        action_row(*_buttons(stored, display)),
        action_row(*_options(stored, display)),
        *_opponents(stored, display),
        *screens.lobby_menus(stored, display),
        _seats(stored, display),
        accent=TEAL,
    )


def closed_lobby(sentence: str) -> Screen:
    """A lobby that will not become a game, and why."""
    return Screen(text_display(sentence), accent=GREY)


def _players(stored: StoredGame, display: Display) -> str:
    lines = [
        display.say(
            "lobby-seat", number=number, player=display.name(player), host="yes" if player == stored.host_id else "no"
        )
        for number, player in enumerate(stored.players, start=1)
    ]
    free = stored.most_seats - len(stored.players)
    return "\n".join([*lines, display.say("lobby-seats-free", free=free)])


def _wait(stored: StoredGame, display: Display) -> str:
    ready = "yes" if _is_ready(stored) else "no"
    return display.say("lobby-wait", ready=ready, host=display.name(stored.host_id), closes=str(stored.due_at))


def _counts(stored: StoredGame, display: Display) -> str:
    """What the game will count for, and why."""
    found = what_counts(stored)
    return display.say("lobby-counts", reason=found.reason.value, rated="yes" if found.is_rated else "no")


def _is_ready(stored: StoredGame) -> bool:
    return len(stored.players) >= stored.kind.FEWEST_SEATS


def _address(stored: StoredGame, verb: Verb) -> str:
    return str(Address(stored.id, stored.revision, verb))


def _buttons(stored: StoredGame, display: Display) -> list[Button]:
    is_full = len(stored.players) >= stored.most_seats
    buttons = (
        (Verb.JOIN, "lobby-join", Style.primary, is_full),
        (Verb.START, "lobby-start", Style.success, not _is_ready(stored)),
        (Verb.LEAVE_LOBBY, "lobby-leave", Style.secondary, False),
        (Verb.CANCEL, "lobby-cancel", Style.danger, False),
    )
    return [
        button(display.say(key), _address(stored, verb), style=style, disabled=disabled)
        for verb, key, style, disabled in buttons
    ]


def _options(stored: StoredGame, display: Display) -> list[Button]:
    """What the host may add to the game or change: opponents, hints and the rules, which everybody may read."""
    features, buttons = stored.kind.FEATURES, list[Button]()
    if Feature.OPPONENTS in features:
        is_full = len(stored.players) >= stored.most_seats
        style = Style.primary if len(stored.players) == 1 else Style.secondary
        address = _address(stored, Verb.ADD_OPPONENT)
        buttons.append(button(display.say("lobby-opponent"), address, style=style, disabled=is_full))
    if computers := [player for player in stored.players if is_computer(player)]:
        label = display.label("lobby-opponent-out", name=display.name(computers[-1]))
        buttons.append(button(label, _address(stored, Verb.REMOVE_OPPONENT)))
    if Feature.HINTS in features:
        buttons.append(_hints(stored, display))
    return [*buttons, button(display.say("lobby-rules"), _address(stored, Verb.RULES))]


def _opponents(stored: StoredGame, display: Display) -> list[ActionRow]:
    """The characters to choose from, while a seat is free."""
    if Feature.OPPONENTS not in stored.kind.FEATURES or len(stored.players) >= stored.most_seats:
        return []
    options = [
        select_option(
            display.label(f"character-{each}"), str(number), description=display.label(f"character-{each}-about")
        )
        for number, each in enumerate(BY_STRENGTH)
    ]
    return [select(_address(stored, Verb.CHOOSE_OPPONENT), display.say("lobby-choose-opponent"), options)]


def _is_alone_for_long(stored: StoredGame) -> bool:
    """Has the only player waited so long that the lobby suggests an opponent?"""
    return len(stored.players) == 1 and stored.alarm_at == stored.due_at


def _hints(stored: StoredGame, display: Display) -> Button:
    """Allows hints, or no longer allows them."""
    verb = Verb.HINTS_OFF if stored.hints else Verb.HINTS_ON
    key = "lobby-hints-off" if stored.hints else "lobby-hints-on"
    return button(display.say(key), _address(stored, verb))


def _seats(stored: StoredGame, display: Display) -> ActionRow:
    options = [
        select_option(display.say("lobby-seats-option", seats=seats), str(seats), default=seats == stored.most_seats)
        for seats in range(max(stored.kind.FEWEST_SEATS, len(stored.players)), stored.kind.MOST_SEATS + 1)
    ]
    return select(_address(stored, Verb.SEATS), display.say("lobby-seats"), options)


def _join(press: Press) -> Change:
    return join(press.stored, press.user_id, press.context.interaction.id)


def _leave(press: Press) -> Change:
    return leave(press.stored, press.user_id)


def _start(press: Press) -> Change:
    start_id = press.context.interaction.id
    return start(press.stored, press.user_id, start_id, now=press.session.now(), roller=press.session.roller)


def _cancel(press: Press) -> Change:
    return cancel(press.stored, press.user_id)


def _set_target(press: Press) -> Change:
    return set_target(press.stored, press.user_id, press.chosen())


def _set_seats(press: Press) -> Change:
    return set_seats(press.stored, press.user_id, press.chosen())


def _allow_hints(press: Press) -> Change:
    return set_hints(press.stored, press.user_id, allowed=press.address.verb is Verb.HINTS_ON)


def _add_opponent(press: Press) -> Change:
    press.context.services.coach.prepare()
    return opponents.add(press.stored, press.user_id, BY_STRENGTH[0])


def _choose_opponent(press: Press) -> Change:
    number = press.chosen()
    if number >= len(BY_STRENGTH):
        raise Refused("unknown-button")
    press.context.services.coach.prepare()
    return opponents.add(press.stored, press.user_id, BY_STRENGTH[number])


def _remove_opponent(press: Press) -> Change:
    return opponents.remove(press.stored, press.user_id)


DECISIONS: Mapping[Verb, Decide] = {
    Verb.JOIN: _join,
    Verb.LEAVE_LOBBY: _leave,
    Verb.START: _start,
    Verb.CANCEL: _cancel,
    Verb.TARGET: _set_target,
    Verb.SEATS: _set_seats,
    Verb.HINTS_ON: _allow_hints,
    Verb.HINTS_OFF: _allow_hints,
    Verb.ADD_OPPONENT: _add_opponent,
    Verb.CHOOSE_OPPONENT: _choose_opponent,
    Verb.REMOVE_OPPONENT: _remove_opponent,
}
"""What the buttons and selects of a lobby do."""
