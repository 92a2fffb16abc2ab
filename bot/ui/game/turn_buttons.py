"""What the buttons of a board do. `bot.ui.game.board` draws them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

import discord
from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from bot.errors import IllegalMove, Refused
from bot.games.farkle.game import Game
from bot.games.farkle.play import legal
from bot.model.games import Status
from bot.play import timing, turns
from bot.play.change import Change
from bot.play.guards import check_seat, check_turn
from bot.play.sessions import Session
from bot.ui.answers import in_time
from bot.ui.context import Context
from bot.ui.display import static_view
from bot.ui.game.address import Address, Verb
from bot.ui.game.marks import drawing_of
from bot.ui.game.press import Decide, Press
from bot.ui.game.showing import mend, redraw, show
from bot.ui.game.stage import Stage, answer_by_edit


def _roll(press: Press) -> Change:
    now, roller = press.session.now(), press.session.roller
    return turns.roll(press.stored, press.user_id, press.address.revision, press.kept, now=now, roller=roller)


def _bank(press: Press) -> Change:
    return turns.bank(press.stored, press.user_id, press.address.revision, press.kept, now=press.session.now())


def _follow(press: Press) -> Change:
    now, roller = press.session.now(), press.session.roller
    return turns.follow(press.stored, press.user_id, press.address.revision, now=now, roller=roller)


MOVES: Mapping[Verb, Decide] = {Verb.ROLL: _roll, Verb.BANK: _bank, Verb.FOLLOW: _follow}
"""What may be done in a turn."""


def resume(press: Press) -> Change:
    """Lets a paused game go on."""
    return timing.resume(press.stored, press.user_id, now=press.session.now())


async def _mark_die(press: Press) -> None:
    """Marks the pressed die, or takes its mark away, with as few others as possible."""
    drawn, address = press.context.services.drawn, press.address

    def marks(game: Game) -> int:
        keeps = legal(game).keeps
        return drawn.press(drawing_of(press.stored), game.turn.thrown, keeps, address.marks, address.die or 0)

    await _mark(press, marks)


async def _mark_best(press: Press) -> None:
    """Marks the dice that are worth most: those in the button's address."""
    await _mark(press, lambda _game: press.address.marks)


async def _mark(press: Press, marks: Callable[[Game], int]) -> None:
    """Draws the board with other marks. They are in its buttons, so that nothing is stored."""
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
    sure = display.say("leave-sure", total=game.seat(seat).total, others=len(game.active) - 1)
    button: Button[LayoutView] = Button(
        label=display.say("button-leave-for-good"),
        style=discord.ButtonStyle.danger,
        custom_id=str(Address(session.stored.id, game.revision, Verb.LEAVE_FOR_GOOD)),
    )
    view = static_view(TextDisplay(sure), ActionRow(button))
    # Others wait for this game meanwhile.
    async with in_time():
        await context.interaction.response.send_message(view=view, ephemeral=True)


async def _leave_for_good(press: Press) -> None:
    async with _keeping_marks(press):
        change = turns.leave(press.stored, press.user_id, now=press.session.now())
        await press.session.commit(change)
    left = static_view(TextDisplay(press.context.display.say("left-well")))
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
    Verb.DIE: _mark_die,
    Verb.BEST: _mark_best,
    Verb.BACK: _come_back,
    Verb.LEAVE: _ask_to_leave,
    Verb.LEAVE_FOR_GOOD: _leave_for_good,
}
"""What the other buttons of a board do."""
