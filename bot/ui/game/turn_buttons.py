from collections.abc import Mapping

from bot.model.games import Status
from bot.play import turns
from bot.play.guards import Needs, seat_in
from bot.play.sessions import Session
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context, show_privately
from bot.ui.game.address import Address, Verb, address_of
from bot.ui.game.showing import redraw
from bot.ui.game.stage import Stage
from bot.ui.presentation import Action, as_change


async def _skip(context: Context, session: Session, _address: Address) -> None:
    """Shows the game as it is."""
    stored = session.stored
    context.services.films.skip(stored.id)
    await redraw(Stage.of(context), session, context.services.marks.last(stored))


async def ask_to_leave(context: Context, session: Session, _address: Address | None = None) -> None:
    """Raises Refused."""
    stored, display = session.stored, context.display
    seat_in(stored, context.user_id)
    others, rated = turns.players_without(stored, context.user_id), "yes" if stored.is_rated else "no"
    sure = display.say("leave-sure", others=others, rated=rated)
    address = address_of(stored, Verb.LEAVE_FOR_GOOD)
    leave = button(display.say("button-leave-for-good"), address, style=Style.danger)
    await show_privately(context, Screen(text_display(sure), action_row(leave)))


ACTIONS: Mapping[str, Action] = {
    Verb.RESUME: Action(change=as_change(turns.resume), drawn=Status.PAUSED),
    Verb.SKIP: Action(answer=_skip, needs=Needs.PLAYED),
    Verb.BACK: Action(change=as_change(turns.come_back)),
    Verb.LEAVE: Action(answer=ask_to_leave),
    Verb.LEAVE_FOR_GOOD: Action(change=as_change(turns.leave), private=True, reply="left-well"),
}
