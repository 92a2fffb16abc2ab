from collections.abc import Mapping

from bot.model.games import Change, StoredGame
from bot.play import stopping
from bot.play.guards import Needs, check_may_stop, game_of
from bot.play.sessions import Session
from bot.play.turns import players_without
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context, show_privately
from bot.ui.display import Display
from bot.ui.game.address import Address, Verb, address_of
from bot.ui.presentation import Action, as_change


async def ask_before_stopping(context: Context, session: Session) -> None:
    """Raises Refused."""
    stored, user_id, display = session.stored, context.user_id, context.display
    check_may_stop(stored, user_id, may_manage=context.may_manage)
    view = _ask_host(stored, user_id, display) if user_id == stored.host_id else _ask_manager(stored, display)
    await show_privately(context, view)


async def _reply_to_asking(_context: Context, stored: StoredGame) -> str:
    return "stop-asked" if stored.is_running else "stopped-well"


async def _reply_to_agreeing(context: Context, stored: StoredGame) -> Screen | str:
    return stop_question(stored, context.display) if stored.is_running else "stop-all-agreed"


async def _void(context: Context, session: Session, _address: Address) -> Change:
    return stopping.void(session.stored, context.user_id)


def _ask_host(stored: StoredGame, user_id: int, display: Display) -> Screen:
    others = [stored.players[seat - 1] for seat in stopping.present(stored) if stored.players[seat - 1] != user_id]
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


def _ask_manager(stored: StoredGame, display: Display) -> Screen:
    players = display.listed([display.name(player) for player in stored.players])
    sure = display.say("stop-sure-manager", title=stored.title, players=players, id=str(stored.id))
    address = address_of(stored, Verb.STOP_VOID)
    return Screen(text_display(sure), action_row(button(display.say("button-stop"), address, style=Style.danger)))


def stop_question(stored: StoredGame, display: Display) -> Screen:
    """For the other players, after the host asked."""
    waiting = [display.name(stored.players[seat - 1]) for seat in stopping.not_agreed(stored)]
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


ACTIONS: Mapping[str, Action] = {
    Verb.STOP_ASK: Action(change=as_change(stopping.ask), private=True, reply=_reply_to_asking),
    Verb.STOP_AGREE: Action(change=as_change(stopping.agree), reply=_reply_to_agreeing),
    Verb.STOP_VOID: Action(change=_void, private=True, reply="stopped-well", needs=Needs.MANAGER),
}
