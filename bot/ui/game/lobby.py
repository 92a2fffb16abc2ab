"""The lobby: who plays, by which rules, and what its buttons do. `lobby_rules` changes the rules."""

from collections.abc import Mapping

from bot.coach.characters import BY_STRENGTH
from bot.errors import Refused
from bot.model.games import StoredGame
from bot.model.seated import is_computer
from bot.play import opponents
from bot.play.change import Change
from bot.play.lobby import cancel, join, leave, set_hints, start, what_counts
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
from bot.ui.games.registry import presentation_of


def lobby(stored: StoredGame, display: Display, intro: str | None = None) -> Screen:
    """An open lobby, which fits on the screen of a phone. `intro` says, above all else, why it was opened."""
    presentation = presentation_of(stored.rules)
    short = presentation.in_short(stored.rules, display).replace("\n", "\n-# ")
    waiting = (_wait(stored, display), _meanwhile(stored, display))
    texts = (
        intro,
        f"{presentation.lobby_head(stored, display)}\n{_players(stored, display)}",
        f"-# {short}",
        _counts(stored, display),
        "\n".join(filter(None, waiting)),
        fixed_by(stored, display),
    )
    rows = (_seating(stored, display), _company(stored, display), _rest(stored, display))
    return Screen(
        *text_displays(*texts),
        *(action_row(*buttons) for buttons in rows if buttons),
        *_opponents(stored, display),
        accent=TEAL,
    )


def closed_lobby(sentence: str) -> Screen:
    """A lobby that will not become a game, and why."""
    return Screen(text_display(sentence), accent=GREY)


def _players(stored: StoredGame, display: Display) -> str:
    seated = [
        display.say("lobby-seat", player=display.name(player), host="yes" if player == stored.host_id else "no")
        for player in stored.players
    ]
    free = stored.most_seats - len(stored.players)
    return display.say("lobby-players", players=display.listed(seated), free=free)


def _wait(stored: StoredGame, display: Display) -> str:
    ready = "yes" if _is_ready(stored) else "no"
    return display.say("lobby-wait", ready=ready, host=display.name(stored.host_id), closes=str(stored.due_at))


def _meanwhile(stored: StoredGame, display: Display) -> str | None:
    """What somebody who waits alone can do; who has waited for long is told of opponents."""
    if len(stored.players) > 1 or stored.adviser is None:
        return None
    return display.say("lobby-alone" if stored.alarm_at == stored.due_at else "lobby-meanwhile")


def _counts(stored: StoredGame, display: Display) -> str:
    """What the game will count for, and why."""
    found = what_counts(stored)
    rated, least = "yes" if found.is_rated else "no", stored.engine.least_target
    return display.say("lobby-counts", reason=found.reason.value, rated=rated, least=least)


def _is_ready(stored: StoredGame) -> bool:
    return len(stored.players) >= stored.engine.fewest_seats


def _is_full(stored: StoredGame) -> bool:
    return len(stored.players) >= stored.most_seats


def _address(stored: StoredGame, verb: Verb) -> str:
    return str(Address(stored.id, stored.revision, verb))


def _button(
    stored: StoredGame,
    display: Display,
    verb: Verb,
    key: str,
    style: Style = Style.secondary,
    *,
    disabled: bool = False,
) -> Button:
    return button(display.say(key), _address(stored, verb), style=style, disabled=disabled)


def _seating(stored: StoredGame, display: Display) -> list[Button]:
    is_ready = _is_ready(stored)
    return [
        _button(stored, display, Verb.JOIN, "lobby-join", Style.primary, disabled=_is_full(stored)),
        _button(stored, display, Verb.START, "lobby-start", Style.success, disabled=not is_ready),
        _button(stored, display, Verb.LEAVE_LOBBY, "lobby-leave"),
    ]


def _company(stored: StoredGame, display: Display) -> list[Button]:
    """Whom and what the host may add to the game: opponents and hints, where it knows them."""
    buttons = list[Button]()
    if stored.adviser is not None:
        style = Style.primary if len(stored.players) == 1 else Style.secondary
        full = _is_full(stored)
        buttons.append(_button(stored, display, Verb.ADD_OPPONENT, "lobby-opponent", style, disabled=full))
    if computers := [player for player in stored.players if is_computer(player)]:
        label = display.label("lobby-opponent-out", name=display.name(computers[-1]))
        buttons.append(button(label, _address(stored, Verb.REMOVE_OPPONENT)))
    if stored.adviser is not None:
        buttons.append(_hints(stored, display))
    return buttons


def _rest(stored: StoredGame, display: Display) -> list[Button]:
    """The rules, which everybody may read and the host may change, and the way out for all."""
    return [
        _button(stored, display, Verb.RULES, "lobby-rules"),
        _button(stored, display, Verb.CANCEL, "lobby-cancel", Style.danger),
    ]


def _opponents(stored: StoredGame, display: Display) -> list[ActionRow]:
    """The characters to choose from, while a seat is free."""
    if stored.adviser is None or _is_full(stored):
        return []
    options = [
        select_option(
            display.label(f"character-{each}"), str(number), description=display.label(f"character-{each}-about")
        )
        for number, each in enumerate(BY_STRENGTH)
    ]
    return [select(_address(stored, Verb.CHOOSE_OPPONENT), display.say("lobby-choose-opponent"), options)]


def _hints(stored: StoredGame, display: Display) -> Button:
    """Allows hints, or no longer allows them."""
    if stored.hints:
        return _button(stored, display, Verb.HINTS_OFF, "lobby-hints-off")
    return _button(stored, display, Verb.HINTS_ON, "lobby-hints-on")


def _join(press: Press) -> Change:
    return join(press.stored, press.user_id, press.context.interaction.id)


def _leave(press: Press) -> Change:
    return leave(press.stored, press.user_id)


def _start(press: Press) -> Change:
    start_id = press.context.interaction.id
    return start(press.stored, press.user_id, start_id, now=press.session.now(), roller=press.session.roller)


def _cancel(press: Press) -> Change:
    return cancel(press.stored, press.user_id)


def _allow_hints(press: Press) -> Change:
    return set_hints(press.stored, press.user_id, allowed=press.address.verb == Verb.HINTS_ON)


def _add_opponent(press: Press) -> Change:
    press.context.services.coach.prepare(press.stored.rules)
    return opponents.add(press.stored, press.user_id, BY_STRENGTH[0])


def _choose_opponent(press: Press) -> Change:
    number = press.chosen()
    if number >= len(BY_STRENGTH):
        raise Refused("unknown-button")
    press.context.services.coach.prepare(press.stored.rules)
    return opponents.add(press.stored, press.user_id, BY_STRENGTH[number])


def _remove_opponent(press: Press) -> Change:
    return opponents.remove(press.stored, press.user_id)


DECISIONS: Mapping[str, Decide] = {
    Verb.JOIN: _join,
    Verb.LEAVE_LOBBY: _leave,
    Verb.START: _start,
    Verb.CANCEL: _cancel,
    Verb.HINTS_ON: _allow_hints,
    Verb.HINTS_OFF: _allow_hints,
    Verb.ADD_OPPONENT: _add_opponent,
    Verb.CHOOSE_OPPONENT: _choose_opponent,
    Verb.REMOVE_OPPONENT: _remove_opponent,
}
"""What the buttons of a lobby do, and the menu of opponents."""
