"""What the buttons do that every board has: somebody leaves, comes back, or lets a paused game go on."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.model.games import Status
from bot.play import timing, turns
from bot.play.change import Change
from bot.play.guards import check_seat
from bot.play.sessions import Session
from bot.ui.answers import in_time
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context
from bot.ui.game.address import Address, Verb
from bot.ui.game.deciding import carry_out
from bot.ui.game.marks import drawing_of
from bot.ui.game.press import Action, Press
from bot.ui.game.showing import show
from bot.ui.game.stage import Stage, answer_by_edit


def _resume(press: Press) -> Change:
    """Lets a paused game go on."""
    return timing.resume(press.stored, press.user_id, now=press.session.now())


async def _come_back(press: Press) -> None:
    async with _keeping_marks(press):
        change = turns.come_back(press.stored, press.user_id, now=press.session.now())
        await press.session.commit(change)
    await show(Stage.of(press.context), press.session, change, press.marked)


async def _ask_to_leave(press: Press) -> None:
    await ask_to_leave(press.context, press.session)


async def ask_to_leave(context: Context, session: Session) -> None:
    """Asks privately whether somebody who plays in a running game leaves it for good. Raises Refused."""
    seat, game, display = check_seat(session.stored, context.user_id), session.game, context.display
    rated = "yes" if session.stored.is_rated else "no"
    sure = display.say("leave-sure", total=game.seat(seat).total, others=len(game.active) - 1, rated=rated)
    address = str(Address(session.stored.id, game.revision, Verb.LEAVE_FOR_GOOD))
    leave = button(display.say("button-leave-for-good"), address, style=Style.danger)
    view = Screen(text_display(sure), action_row(leave))
    # Others wait for this game meanwhile.
    async with in_time():
        await context.interaction.response.send_message(view=view, ephemeral=True)


async def _leave_for_good(press: Press) -> None:
    async with _keeping_marks(press):
        change = turns.leave(press.stored, press.user_id, now=press.session.now())
        await press.session.commit(change)
    left = Screen(text_display(press.context.display.say("left-well")))
    await answer_by_edit(press.context.interaction, left)
    await show(Stage.of(press.context), press.session, change, press.marked)


@asynccontextmanager
async def _keeping_marks(press: Press) -> AsyncIterator[None]:
    """While one person changes the game, another may be choosing dice: what they have marked stays marked."""
    marked, turn = press.marked, press.session.game.turn
    yield
    if marked is not None and press.session.game.turn is turn:
        press.context.services.drawn.remember(drawing_of(press.stored), marked)


ACTIONS: Mapping[str, Action] = {
    Verb.RESUME: carry_out(Status.PAUSED, _resume),
    Verb.BACK: _come_back,
    Verb.LEAVE: _ask_to_leave,
    Verb.LEAVE_FOR_GOOD: _leave_for_good,
}
"""What these buttons do."""
