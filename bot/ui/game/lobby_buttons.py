"""What the buttons and the menu of a lobby do."""

from collections.abc import Mapping

from bot.coach.adviser import Character
from bot.errors import Refused
from bot.model.games import Change, Status
from bot.play import opponents
from bot.play.gathering import host_pressed
from bot.play.lobby import cancel, join, leave, set_hints, start
from bot.ui.address import Address, Verb, chosen_number
from bot.ui.game.delivery import in_thread, name_missing_permissions
from bot.ui.game.lobby import REMOVED
from bot.ui.game.lobby_rules import close_panels, more
from bot.ui.game.table import Table, TableAction, as_change


def notice_host(table: Table) -> None:
    """Whatever the host presses says that they are there."""
    if table.context.user_id == table.stored.host_id:
        table.session.remember(host_pressed(table.stored, now=table.session.now()))


async def _join(table: Table, _address: Address) -> Change:
    return join(table.stored, table.context.user_id, table.context.interaction.id, now=table.session.now())


async def _start(table: Table, address: Address) -> None:
    context, session = table.context, table.session
    begin = opponents.start_alone if address.verb == Verb.ALONE else start
    change = begin(table.stored, context.user_id, context.interaction.id, now=session.now(), roller=session.roller)
    await table.make(in_thread(context, change))
    close_panels(context.services, table.stored.id)
    # After the board, because a press has one answer.
    await name_missing_permissions(context)


async def _set_hints(table: Table, address: Address) -> Change:
    return set_hints(table.stored, table.context.user_id, allowed=address.verb == Verb.HINTS_ON)


def _character(_arguments: tuple[str, ...], chosen: str) -> Character | None:
    """None removes an opponent. Raises Refused."""
    if chosen == REMOVED:
        return None
    number = chosen_number((), chosen)
    if number >= len(Character):
        raise Refused("unknown-button")
    return tuple(Character)[number]


async def _choose_opponent(table: Table, address: Address) -> Change:
    if address.arguments is None:
        return opponents.remove(table.stored, table.context.user_id)
    table.services.coach.prepare(table.stored.rules)
    return opponents.add(table.stored, table.context.user_id, address.arguments)


ACTIONS: Mapping[str, TableAction] = {
    Verb.JOIN: TableAction(change=_join, drawn=Status.LOBBY),
    Verb.LEAVE_LOBBY: TableAction(change=as_change(leave), drawn=Status.LOBBY),
    Verb.START: TableAction(answer=_start, drawn=Status.LOBBY),
    Verb.ALONE: TableAction(answer=_start, drawn=Status.LOBBY),
    Verb.CANCEL: TableAction(change=as_change(cancel), drawn=Status.LOBBY, also_private=True, reply="stopped-well"),
    Verb.HINTS_ON: TableAction(change=_set_hints, drawn=Status.LOBBY, also_private=True, reply_after=more),
    Verb.HINTS_OFF: TableAction(change=_set_hints, drawn=Status.LOBBY, also_private=True, reply_after=more),
    Verb.CHOOSE_OPPONENT: TableAction(change=_choose_opponent, read=_character, drawn=Status.LOBBY),
}
