"""What the buttons of a board do. `bot.ui.game.board` draws them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.errors import Refused
from bot.games.farkle import Choice, Game, IllegalMove, Then, keeps, leaders, needs_to_win, turn_after
from bot.model.games import Status
from bot.play import timing, turns
from bot.play.change import Change
from bot.play.guards import check_seat, check_turn
from bot.play.sessions import Session
from bot.stats.counting import EARLIER
from bot.ui.answers import in_time
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context
from bot.ui.game.address import Address, Verb
from bot.ui.game.marks import chosen, drawing_of
from bot.ui.game.press import Decide, Press
from bot.ui.game.showing import mend, redraw, show
from bot.ui.game.stage import Stage, answer_by_edit


def _choosing(then: Then) -> Decide:
    """Keeps the dice that were marked, and then does this."""

    def decide(press: Press) -> Change:
        now, roller = press.session.now(), press.session.roller
        choice = Choice(press.kept, then)
        return turns.choose(press.stored, press.user_id, press.address.revision, choice, now=now, roller=roller)

    return decide


bank = _choosing(Then.BANK)
"""Keeps the dice that were marked, and banks."""

CHOICES: Mapping[Verb, Decide] = {
    Verb.ROLL: _choosing(Then.ROLL),
    Verb.FOLLOW: _choosing(Then.FOLLOW),
}
"""What somebody may decide in their turn."""


def resume(press: Press) -> Change:
    """Lets a paused game go on."""
    return timing.resume(press.stored, press.user_id, now=press.session.now())


async def ask_if_bank_loses(press: Press) -> bool:
    """Asks privately whether somebody means to bank if that loses the game for certain. Returns whether it asked."""
    try:
        check_turn(press.stored, press.user_id, press.address.revision)
    except (Refused, IllegalMove):
        # Whoever acts on the press says why not.
        return False
    game, display = press.session.game, press.context.display
    keep = chosen(game.turn.thrown, keeps(game), press.address.marks)
    needs, points = needs_to_win(game), turn_after(game, keep).points if keep else game.turn.points
    if points >= needs:
        return False
    leading = leaders(game)
    names = display.listed([display.name(press.stored.players[seat - 1]) for seat in leading])
    mine, theirs = game.seat(game.current).total + points, game.seat(leading[0]).total
    sure = display.say("bank-sure", total=mine, leader=names, many=len(leading), leading=theirs, needs=needs)
    address = replace(press.address, verb=Verb.BANK_ANYWAY)
    bank = button(display.say("button-bank-anyway", points=points), str(address), style=Style.danger)
    view = Screen(text_display(sure), action_row(bank))
    async with in_time():
        await press.context.interaction.response.send_message(view=view, ephemeral=True)
    return True


async def _bank_anyway(press: Press) -> None:
    change = bank(press)
    await press.session.commit(change)
    await answer_by_edit(press.context.interaction, Screen(text_display(press.context.display.say("banked-well"))))
    await show(Stage.of(press.context), press.session, change)


async def _mark_die(press: Press) -> None:
    """Marks the pressed die, or takes its mark away, with as few others as possible."""
    drawn, address = press.context.services.drawn, press.address

    def marks(game: Game) -> int:
        drawing, thrown = drawing_of(press.stored), game.turn.thrown
        return drawn.press(drawing, thrown, keeps(game), address.marks, address.die or 0)

    await _mark(press, marks)


async def _mark_best(press: Press) -> None:
    """Marks the dice that are worth most: those in the button's address."""
    await _mark(press, lambda _game: press.address.marks)


async def _mark(press: Press, marks: Callable[[Game], int]) -> None:
    """Draws the board with other marks. They are in the addresses of its buttons, so nothing is stored."""
    try:
        check_turn(press.stored, press.user_id, press.address.revision)
    except (Refused, IllegalMove):
        if not await mend(press, Status.PLAYING):
            raise
        return
    marked = marks(press.session.game)
    press.context.services.drawn.remember(drawing_of(press.stored), marked)
    await redraw(Stage.of(press.context), press.session, marked)


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
    counting = session.stored.counting or EARLIER
    rated = "yes" if counting.is_rated else "no"
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


ACTIONS: Mapping[Verb, Callable[[Press], Awaitable[None]]] = {
    Verb.BANK_ANYWAY: _bank_anyway,
    Verb.DIE: _mark_die,
    Verb.BEST: _mark_best,
    Verb.BACK: _come_back,
    Verb.LEAVE: _ask_to_leave,
    Verb.LEAVE_FOR_GOOD: _leave_for_good,
}
"""What the other buttons of a board do."""
