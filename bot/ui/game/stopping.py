"""What a host and a helper read before they stop or pause a game, and what the others are asked."""

from discord.ui import Label, Modal, TextInput

from bot.model.games import StoredGame
from bot.play import stopping
from bot.play.guards import game_of, seat_in
from bot.play.turns import leaves_nobody_who_came, players_without
from bot.ui.components import Screen, Style, action_row, button, form, question, text_display
from bot.ui.display import Display
from bot.ui.game_addresses import Verb, address_of

REASON = "reason"
"""The only field of `ask_why`."""
_LONGEST_REASON = 150


def ask_host(stored: StoredGame, user_id: int, display: Display) -> Screen:
    others = [stored.player(seat) for seat in stored.present if stored.player(seat) != user_id]
    remaining, rated = leaving(stored, user_id)
    sure = display.say(
        "stop-sure",
        title=stored.title,
        others=len(others),
        players=display.people(others) if others else "",
        left=_left(stored),
        remaining=remaining,
        rated=rated,
    )
    ask = address_of(stored, Verb.STOP_ASK if others else Verb.STOP_ALONE)
    leave = address_of(stored, Verb.LEAVE_FOR_GOOD)
    label = display.say("button-stop-ask" if others else "button-stop")
    return Screen(
        text_display(sure),
        action_row(
            button(label, ask, style=Style.primary if others else Style.danger),
            button(display.say("button-leave-for-good"), leave, style=Style.danger),
        ),
    )


def leaving(stored: StoredGame, user_id: int) -> tuple[int, bool]:
    """How many others play on if this player leaves, and whether that is a loss in a rated game."""
    is_loss = stored.is_rated and not leaves_nobody_who_came(stored, seat_in(stored, user_id))
    return players_without(stored, user_id), is_loss


def ask_helper(stored: StoredGame, verb: Verb, display: Display) -> Screen:
    """The question to a helper before they act. `verb`: STOP_VOID or PAUSE."""
    players = display.people(stored.seats.players)
    sure = display.say("helper-sure", what=verb.value, title=stored.title, players=players, id=str(stored.number))
    return question(sure, display.say("button-helper", what=verb.value), address_of(stored, verb))


def ask_why(stored: StoredGame, verb: Verb, display: Display) -> Modal:
    field: TextInput[Modal] = TextInput(custom_id=REASON, required=False, max_length=_LONGEST_REASON)
    title = display.label("button-helper", what=verb.value)
    text, about = display.label("helper-why"), display.label("helper-why-about")
    return form(title, address_of(stored, verb), Label(text=text, description=about, component=field))


def stop_question(stored: StoredGame, display: Display) -> Screen:
    """The question to the other players, after the host asked."""
    waiting = [display.name(stored.player(seat)) for seat in stopping.not_agreed(stored)]
    text = display.say(
        "stop-question",
        host=display.name(stored.host_id),
        title=stored.title,
        id=str(stored.number),
        players=display.listed(waiting),
        left=_left(stored),
    )
    return question(text, display.say("button-stop-agree"), address_of(stored, Verb.STOP_AGREE))


def _left(stored: StoredGame) -> int:
    """How many players have left: the game counts for them."""
    game = game_of(stored)
    return len(game.seats) - len(game.active)
