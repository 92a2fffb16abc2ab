"""What is shown of a game: one message, edited in place; a new one only where someone must be called."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot.errors import Refused
from bot.store.games import Record, Status
from bot.table import Table
from bot.tables import LOBBY_SECONDS
from bot.ui.answers import Interaction, privately
from bot.ui.board import board
from bot.ui.checking import fixed_by
from bot.ui.ending import ending, farewell
from bot.ui.lobby import closed_lobby, lobby
from bot.ui.look import Look, mention, picture, plain
from bot.ui.stage import Stage, answer_by_edit, edit_message, moved_down, redrawn_where_it_is
from bot.ui.telling import ends_turn, tell, tell_roll_off
from bot.ui.threads import close_thread, open_thread

_NEW_SECONDS = 15


def view_of(record: Record, look: Look, marked: int | None = None) -> LayoutView:
    """A game as it stands, with the dice that are `marked` on its board."""
    match record.status:
        case Status.LOBBY:
            return lobby(record, look)
        case Status.PLAYING | Status.PAUSED:
            return board(record, look, marked)
        case Status.CLOSED:
            key = "lobby-cancelled" if record.players else "lobby-emptied"
            return closed_lobby(look.say(key, title=plain(record.title)))
    return ending(record, look)


async def show(stage: Stage, table: Table, before: Record, marked: int | None = None) -> None:
    """Shows what a deed changed: `before` is the game as it stood before, `table` as it stands now.

    `marked` are the dice that stay marked where the turn goes on with the same dice.
    """
    record, look = table.record, stage.look
    if record.game is None:
        await replace_board(stage, table, view_of(record, look))
        return
    if before.game is None:
        await _begin(stage, table, before)
        return
    told = tell(record, before.game, table.happened, look)
    if not record.is_running:
        await _end(stage, table, before, told)
    elif table.game.is_asleep or (ends_turn(before.game, table.happened) and not look.turns_call):
        await replace_board(stage, table, board(record, look, above="\n".join(told)))
    elif ends_turn(before.game, table.happened):
        await stage.edit(before, picture(TextDisplay("\n".join(told))))
        await _call(stage, table)
    else:
        await redraw(stage, table, marked)


async def redraw(stage: Stage, table: Table, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    await replace_board(stage, table, view_of(table.record, stage.look, marked))


async def replace_board(stage: Stage, table: Table, view: LayoutView) -> None:
    """Shows a view in place of the game's message; where that message is gone or out of reach, as a new one."""
    shown_in = await stage.edit(table.record, view) or await stage.post(table, view)
    if shown_in is not None:
        await table.shown_in(shown_in)


async def call_again(stage: Stage, table: Table, why: str | None = None, marked: int | None = None) -> None:
    """Folds the board and calls the one whose turn it is on a new one.

    `why` stands above it; `marked` are the dice that stay marked.
    """
    await stage.edit(table.record, moved_down(table.record, stage.look))
    await _call(stage, table, why, marked)


async def show_anew(interaction: Interaction, table: Table, look: Look, marked: int | None = None) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before.

    A message that is quite new, or in the game's thread, is redrawn instead, with the dice that are `marked` on it, and
    linked privately: nobody fills a channel with boards.

    Somebody at the table thereby calls the one whose turn it is, where nobody had: the process stopped at the wrong
    moment.
    """
    stage = Stage(interaction.client, look, interaction)
    before = table.record
    waiting = not_called_yet(before, look) if before.seat_of(interaction.user.id) is not None else []
    is_new = _age(before.message_id, interaction.client.tables.clock()) < _NEW_SECONDS
    stays = not waiting and (is_new or stage.answer_in(before) is None)
    if stays and await redrawn_where_it_is(stage.client, before, view_of(before, look, marked)):
        await privately(interaction, look.say("board-is-here", link=before.link))
        return
    await post_anew(stage, table, view_of(before, look, marked), waiting)
    if stage.answer_in(table.record) is None:
        await privately(interaction, look.say("board-is-here", link=table.record.link))
    if table.record.message_id != before.message_id:
        await edit_message(stage.client, before, moved_down(before, look))


async def post_anew(stage: Stage, table: Table, view: LayoutView, called: Sequence[int] = ()) -> None:
    """A new message with the game, as the answer where Discord takes one."""
    message_id = await stage.post(table, view, called)
    if message_id is not None:
        await table.shown_in(message_id, called=table.record.is_running and bool(called))


async def lead_there(stage: Stage, table: Table) -> None:
    """Answers someone who sits in a game and pressed elsewhere than where it is shown. Raises Refused, with the link.

    Where it is not shown there at all, it is now: the process stopped at the wrong moment, or Discord failed.
    """
    record = table.record
    if stage.interaction is not None and record.has_ended and record.thread_id is not None:
        await answer_by_edit(stage.interaction, farewell(record, stage.look, []))
        await _end_at_home(stage, table, record.thread_id)
        return
    if record.is_running and record.message_id is None:
        await _call(stage, table)
    if stage.answer_in(table.record) is None:
        raise Refused("old-board", link=table.record.link)


def expired(record: Record, look: Look) -> LayoutView:
    """A lobby that closed by time."""
    return closed_lobby(look.say("lobby-expired", title=plain(record.title), minutes=LOBBY_SECONDS // 60))


def not_called_yet(record: Record, look: Look) -> list[int]:
    """Whose turn it is, where turns call and nobody told them so."""
    game = record.game
    if not look.turns_call or game is None or not game.turn.is_fresh or game.is_asleep:
        return []
    if record.called_for == game.turn.since:
        return []
    return [record.players[game.current - 1]]


def _age(message_id: int | None, now: float) -> float:
    """How many seconds ago a message was posted, which its id tells; one that is not known is as old as can be."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()


def _begun(table: Table, look: Look) -> LayoutView:
    record = table.record
    players = look.listed([mention(player) for player in record.players])
    head = look.say("game-begins", dice=look.picture("die_5"), players=players, title=plain(record.title))
    where = look.say("begins-in-thread", thread=f"<#{record.thread_id}>") if record.thread_id else ""
    texts = [head, tell_roll_off(record, table.happened, look), where, fixed_by(record, look)]
    return picture(*(TextDisplay(text) for text in texts if text))


async def _begin(stage: Stage, table: Table, before: Record) -> None:
    lobby_id = await stage.edit(before, _begun(table, stage.look))
    if stage.interaction is not None and lobby_id is not None:
        await open_thread(stage.interaction, table, lobby_id, stage.look)
    moved = table.record.thread_id is not None
    await _call(stage, table)
    if moved:
        await edit_message(stage.client, replace(before, message_id=lobby_id), _begun(table, stage.look))


async def _end(stage: Stage, table: Table, before: Record, told: Sequence[str]) -> None:
    record, look = table.record, stage.look
    if record.thread_id is None:
        await replace_board(stage, table, ending(record, look, told))
        return
    await stage.edit(before, farewell(record, look, told))
    await _end_at_home(stage, table, record.thread_id)


async def _end_at_home(stage: Stage, table: Table, thread_id: int) -> None:
    await replace_board(stage, table, ending(table.record, stage.look))
    await close_thread(stage.client, thread_id)


async def _call(stage: Stage, table: Table, why: str | None = None, marked: int | None = None) -> None:
    """A new message with the board, which calls the one whose turn it is: where turns call, or there is a reason."""
    record = table.record
    assert record.game is not None
    view = board(record, stage.look, marked, above=why)
    called = [record.players[record.game.current - 1]] if why or stage.look.turns_call else []
    posted = await stage.post(table, view, called)
    if posted is not None:
        await table.shown_in(posted, called=True)
    else:
        # Nobody is called then, but the folded board works again.
        await edit_message(stage.client, table.record, view)
