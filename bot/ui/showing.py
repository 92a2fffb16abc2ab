"""Puts a game on its channel: one message shows it, edited in place; a new one only where someone must be called."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot.store.games import Record, Status
from bot.table import Table
from bot.tables import LOBBY_SECONDS
from bot.ui.answers import UNDELIVERED, Interaction, in_time, privately
from bot.ui.board import board
from bot.ui.ending import ending
from bot.ui.lobby import closed_lobby, lobby
from bot.ui.look import Look, mention, picture, plain
from bot.ui.telling import ends_turn, tell, tell_roll_off

log = logging.getLogger(__name__)

_PATIENCE_SECONDS = 1.0
_NEW_SECONDS = 15


def view_of(record: Record, look: Look) -> LayoutView:
    """A game as it stands."""
    match record.status:
        case Status.LOBBY:
            return lobby(record, look)
        case Status.PLAYING:
            return board(record, look)
        case Status.CLOSED:
            key = "lobby-cancelled" if record.players else "lobby-emptied"
            return closed_lobby(look.say(key, title=plain(record.title)))
    return ending(record, look)


async def show(interaction: Interaction, table: Table, before: Record, look: Look, marked: int | None = None) -> None:
    """Shows what a deed changed: `before` is the game as it stood before, `table` as it stands now.

    `marked` are the dice that stay marked where the turn goes on with the same dice.
    """
    record = table.record
    if record.game is None:
        await replace_board(interaction, table, view_of(record, look), look)
        return
    if before.game is None:
        await _edit(interaction, before, _begun(table, look), look)
        await _call(interaction, table, look)
        return
    told = tell(record, before.game, table.happened, look)
    if record.status is not Status.PLAYING:
        await replace_board(interaction, table, ending(record, look, told), look)
    elif ends_turn(before.game, table.happened):
        await _edit(interaction, before, picture(TextDisplay("\n".join(told))), look)
        await _call(interaction, table, look)
    else:
        await redraw(interaction, table, look, marked)


async def redraw(interaction: Interaction, table: Table, look: Look, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    await replace_board(interaction, table, _as_it_stands(table.record, look, marked), look)


async def replace_board(interaction: Interaction, table: Table, view: LayoutView, look: Look) -> None:
    """Shows a view in place of the game's message; where that message is gone or out of reach, as a new one."""
    shown_in = await _edit(interaction, table.record, view, look) or await _post(interaction, table.record, view)
    if shown_in is not None:
        await table.shown_in(shown_in)


async def call_again(interaction: Interaction, table: Table, look: Look) -> None:
    """Folds the pressed board and calls the one whose turn it is on a new one."""
    await _edit(interaction, table.record, _moved_down(table.record, look), look)
    await _call(interaction, table, look)


async def show_anew(interaction: Interaction, table: Table, look: Look, marked: int | None = None) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before.

    A message that is quite new is redrawn instead, with the dice that are `marked` on it, and linked privately: nobody
    fills a channel with boards or calls others again and again. Unless the turn began after that message was posted:
    nobody may have been called then.

    Somebody at the table thereby calls the one whose turn has not begun: where the process stopped at the wrong
    moment, nobody had.
    """
    before, game = table.record, table.record.game
    is_of_turn = game is None or not game.turn.is_fresh or before.message_revision == game.revision
    is_new = is_of_turn and _age(before.message_id, interaction.client.tables.clock()) < _NEW_SECONDS
    if is_new and await _redrawn_where_it_is(interaction.client, before, _as_it_stands(before, look, marked)):
        await privately(interaction, look.say("board-is-here", link=before.link))
        return
    may_remind = game is not None and game.turn.is_fresh and before.seat_of(interaction.user.id) is not None
    called = [before.players[game.current - 1]] if game and may_remind else []
    await post_anew(interaction, table, view_of(before, look), called)
    if table.record.message_id != before.message_id:
        await edit_message(interaction.client, before, _moved_down(before, look))


async def post_anew(interaction: Interaction, table: Table, view: LayoutView, called: Sequence[int] = ()) -> None:
    """A new message with the game, as the answer where Discord takes one."""
    message_id = await _post(interaction, table.record, view, called)
    if message_id is not None:
        await table.shown_in(message_id)


async def show_expired(client: discord.Client, record: Record, look: Look) -> None:
    """Says in the channel that a lobby closed by time."""
    await edit_message(client, record, expired(record, look))


def expired(record: Record, look: Look) -> LayoutView:
    """A lobby that closed by time."""
    return closed_lobby(look.say("lobby-expired", title=plain(record.title), minutes=LOBBY_SECONDS // 60))


async def edit_message(client: discord.Client, record: Record, view: LayoutView) -> bool:
    """Edits the message that shows the game, with the bot's own rights; one that is gone stays gone."""
    if record.message_id is None:
        return False
    try:
        await _edit_by_rights(client, record, record.message_id, view)
    except UNDELIVERED as error:
        log.info("could not edit the board of game %s: %s", record.id, error)
        return False
    return True


async def _redrawn_where_it_is(client: discord.Client, record: Record, view: LayoutView) -> bool:
    """Draws a game that is shown somewhere anew. False where its message is gone or out of reach."""
    assert record.message_id is not None
    try:
        await _edit_by_rights(client, record, record.message_id, view)
    except (discord.NotFound, discord.Forbidden):
        return False
    except UNDELIVERED as error:
        # Somebody asked so often that Discord wants patience: the message is there all the same.
        log.info("could not redraw the board of game %s: %s", record.id, error)
    return True


async def _edit_by_rights(client: discord.Client, record: Record, message_id: int, view: LayoutView) -> None:
    # Others wait for this game: where Discord asks for patience, a later press shows it.
    async with asyncio.timeout(_PATIENCE_SECONDS):
        await _channel(client, record).get_partial_message(message_id).edit(view=view)


async def answer_by_edit(interaction: Interaction, view: LayoutView) -> bool:
    """Answers a press by changing the message that was pressed. Where Discord does not take it: False."""
    try:
        async with in_time():
            await interaction.response.edit_message(view=view)
    except UNDELIVERED as error:
        log.info("could not answer a press of %s: %s", interaction.user.id, error)
        return False
    return True


def _as_it_stands(record: Record, look: Look, marked: int | None) -> LayoutView:
    return board(record, look, marked) if record.status is Status.PLAYING else view_of(record, look)


def _age(message_id: int | None, now: float) -> float:
    """How many seconds ago a message was posted, which its id tells; one that is not known is as old as can be."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()


def _begun(table: Table, look: Look) -> LayoutView:
    record = table.record
    players = look.listed([mention(player) for player in record.players])
    head = look.say("game-begins", dice=look.picture("die_5"), players=players, title=plain(record.title))
    return picture(TextDisplay(head), TextDisplay(tell_roll_off(record, table.happened, look)))


def _moved_down(record: Record, look: Look) -> LayoutView:
    return picture(TextDisplay(look.say("moved-down", title=plain(record.title))))


def _channel(client: discord.Client, record: Record) -> discord.PartialMessageable:
    return client.get_partial_messageable(record.channel_id, guild_id=record.guild_id)


async def _edit(interaction: Interaction, record: Record, view: LayoutView, look: Look) -> int | None:
    """Edits the message that shows the game: as the answer, where that is the one that was pressed.

    Returns which message it was, None where it could not be edited.
    """
    pressed = interaction.message
    if pressed is not None and not pressed.flags.ephemeral and not interaction.response.is_done():
        if not record.is_shown_in(pressed.id):
            # An older one, whose buttons are still there.
            await answer_by_edit(interaction, _moved_down(record, look))
        elif await answer_by_edit(interaction, view):
            return pressed.id
        else:
            # Too late, or answered already: the message can still be edited with the bot's own rights.
            record = replace(record, message_id=pressed.id)
    return record.message_id if await edit_message(interaction.client, record, view) else None


async def _post(interaction: Interaction, record: Record, view: LayoutView, called: Sequence[int] = ()) -> int | None:
    """A new message, which calls the people `called`. Returns its id, None where nothing can be posted."""
    calls = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in called])
    try:
        async with in_time():
            if interaction.response.is_done():
                message = await interaction.followup.send(view=view, allowed_mentions=calls, wait=True)
                return int(message.id)
            return (await interaction.response.send_message(view=view, allowed_mentions=calls)).message_id
    except UNDELIVERED as error:
        log.info("could not answer with the board of game %s: %s", record.id, error)
    try:
        # Too late for an answer: the bot may still write on its own.
        return (await _channel(interaction.client, record).send(view=view, allowed_mentions=calls)).id
    except UNDELIVERED as error:
        log.info("could not post the board of game %s: %s", record.id, error)
    return None


async def _call(interaction: Interaction, table: Table, look: Look) -> None:
    """A new message with the board, which calls the one whose turn it is, where turns call."""
    record = table.record
    assert record.game is not None
    view = board(record, look)
    called = [record.players[record.game.current - 1]] if look.turns_call else []
    posted = await _post(interaction, record, view, called)
    if posted is not None:
        await table.shown_in(posted)
    else:
        # Nobody is called then, but the folded board works again.
        await edit_message(interaction.client, record, view)
