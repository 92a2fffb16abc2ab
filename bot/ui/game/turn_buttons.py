"""What the buttons of a running game do that no move is, such as to leave, come back or play on without somebody."""

from collections.abc import Mapping

from bot.model.games import Change, Status, StoredGame
from bot.play import stopping, turns
from bot.play.guards import Needs, check_may_stop, seat_in
from bot.ui.address import Address, Verb, address_of, numbered
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.context import Context, show_privately
from bot.ui.game.action import TableAction, as_change
from bot.ui.game.stopping import ask_host, ask_manager, stop_question
from bot.ui.game.table import Table


async def _skip(table: Table, _address: Address) -> None:
    """Shows the game as it is."""
    table.services.films.skip(table.stored.id)
    await table.redraw(table.marked)


async def _play_on(table: Table, address: Address) -> Change:
    session = table.session
    return turns.play_on_without(
        table.stored, table.context.user_id, address.arguments, now=session.now(), roller=session.roller
    )


async def ask_to_leave(table: Table, _address: Address | None = None) -> None:
    """Raises Refused."""
    stored, context = table.stored, table.context
    seat_in(stored, context.user_id)
    others, rated = turns.players_without(stored, context.user_id), "yes" if stored.is_rated else "no"
    sure = context.display.say("leave-sure", others=others, rated=rated)
    address = address_of(stored, Verb.LEAVE_FOR_GOOD)
    leave = button(context.display.say("button-leave-for-good"), address, style=Style.danger)
    await show_privately(context, Screen(text_display(sure), action_row(leave)))


async def ask_before_stopping(table: Table) -> None:
    """Raises Refused."""
    stored, context = table.stored, table.context
    check_may_stop(stored, context.user_id, may_manage=context.may_manage)
    is_host = context.user_id == stored.host_id
    view = ask_host(stored, context.user_id, context.display) if is_host else ask_manager(stored, context.display)
    await show_privately(context, view)


async def _reply_to_asking(_context: Context, stored: StoredGame) -> str:
    return "stop-asked" if stored.is_running else "stopped-well"


async def _reply_to_agreeing(context: Context, stored: StoredGame) -> Screen | str:
    return stop_question(stored, context.display) if stored.is_running else "stop-all-agreed"


async def _void(table: Table, _address: Address) -> Change:
    return stopping.void(table.stored, table.context.user_id)


ACTIONS: Mapping[str, TableAction] = {
    Verb.RESUME: TableAction(change=as_change(turns.resume), drawn=Status.PAUSED),
    Verb.SKIP: TableAction(answer=_skip, needs=Needs.PLAYED),
    Verb.BACK: TableAction(change=as_change(turns.come_back)),
    Verb.PLAY_ON: TableAction(change=_play_on, read=numbered, needs=Needs.CALL, drawn=Status.PLAYING),
    Verb.LEAVE: TableAction(answer=ask_to_leave),
    Verb.LEAVE_FOR_GOOD: TableAction(change=as_change(turns.leave), private=True, reply="left-well"),
    Verb.STOP_ASK: TableAction(change=as_change(stopping.ask), private=True, reply_after=_reply_to_asking),
    Verb.STOP_AGREE: TableAction(change=as_change(stopping.agree), reply_after=_reply_to_agreeing),
    Verb.STOP_VOID: TableAction(change=_void, private=True, reply="stopped-well", needs=Needs.MANAGER),
}
