"""What a host and a manager read before they stop a game, and what the others are asked."""

from bot.model.games import StoredGame
from bot.play import stopping
from bot.play.guards import game_of
from bot.play.turns import players_without
from bot.ui.address import Verb, address_of
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.display import Display


def ask_host(stored: StoredGame, user_id: int, display: Display) -> Screen:
    others = [
        stored.seats.players[seat - 1] for seat in stopping.present(stored) if stored.seats.players[seat - 1] != user_id
    ]
    sure = display.say(
        "stop-sure",
        title=stored.title,
        others=len(others),
        players=display.listed([display.name(player) for player in others]) if others else "",
        left=_left(stored),
        remaining=players_without(stored, user_id),
        rated="yes" if stored.is_rated else "no",
    )
    ask, leave = address_of(stored, Verb.STOP_ASK), address_of(stored, Verb.LEAVE_FOR_GOOD)
    label = display.say("button-stop-ask" if others else "button-stop")
    return Screen(
        text_display(sure),
        action_row(
            button(label, ask, style=Style.primary if others else Style.danger),
            button(display.say("button-leave-for-good"), leave, style=Style.danger),
        ),
    )


def ask_manager(stored: StoredGame, display: Display) -> Screen:
    players = display.listed([display.name(player) for player in stored.seats.players])
    sure = display.say("stop-sure-manager", title=stored.title, players=players, id=str(stored.id))
    address = address_of(stored, Verb.STOP_VOID)
    return Screen(text_display(sure), action_row(button(display.say("button-stop"), address, style=Style.danger)))


def stop_question(stored: StoredGame, display: Display) -> Screen:
    """For the other players, after the host asked."""
    waiting = [display.name(stored.seats.players[seat - 1]) for seat in stopping.not_agreed(stored)]
    text = display.say(
        "stop-question",
        host=display.name(stored.host_id),
        title=stored.title,
        id=str(stored.id),
        players=display.listed(waiting),
        left=_left(stored),
    )
    address = address_of(stored, Verb.STOP_AGREE)
    return Screen(text_display(text), action_row(button(display.say("button-stop-agree"), address, style=Style.danger)))


def _left(stored: StoredGame) -> int:
    """How many have left: the game counts for them."""
    game = game_of(stored)
    return len(game.seats) - len(game.active)
