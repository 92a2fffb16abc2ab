"""Puts a game on its channel: one message shows it, edited in place; a new one only where someone must be called."""

import logging
from dataclasses import replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot.store.games import Record, Status
from bot.table import LOBBY_SECONDS, Table
from bot.ui.answers import Interaction
from bot.ui.board import board
from bot.ui.ending import ending
from bot.ui.lobby import closed_lobby, lobby
from bot.ui.look import Look, mention, picture, plain
from bot.ui.telling import ends_turn, tell, tell_roll_off

log = logging.getLogger(__name__)


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


def link(record: Record) -> str:
    """Where a click leads to the message that shows the game."""
    return f"https://discord.com/channels/{record.guild_id}/{record.channel_id}/{record.message_id}"


async def show(interaction: Interaction, table: Table, before: Record, look: Look) -> None:
    """Shows what a deed changed: `before` is the game as it stood before, `table` as it stands now."""
    record = table.record
    if before.game is None:
        if record.game is None:
            await _edit(interaction, record, view_of(record, look))
        else:
            await _edit(interaction, before, _begun(table, look))
            await _call(interaction, table, look)
        return
    told = tell(record, before.game, table.happened, look)
    if record.status is not Status.PLAYING:
        await _edit(interaction, record, ending(record, look, told))
    elif ends_turn(before.game, table.happened):
        await _edit(interaction, before, picture(TextDisplay("\n".join(told))))
        await _call(interaction, table, look)
    else:
        await redraw(interaction, table, look)


async def redraw(interaction: Interaction, table: Table, look: Look, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    record = table.record
    view = view_of(record, look) if marked is None else board(record, look, marked)
    shown_in = await _edit(interaction, record, view)
    await table.shown_in(shown_in)


async def call_again(interaction: Interaction, table: Table, look: Look) -> None:
    """Folds the pressed board and calls the one whose turn it is on a new one."""
    folded = picture(TextDisplay(look.say("moved-down", title=plain(table.record.title))))
    await _edit(interaction, table.record, folded)
    await _call(interaction, table, look)


async def show_anew(interaction: Interaction, table: Table, look: Look) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before."""
    before = table.record
    answer = await interaction.response.send_message(view=view_of(before, look))
    await table.shown_in(answer.message_id)
    if before.message_id is not None:
        await edit_message(
            interaction.client, before, picture(TextDisplay(look.say("moved-down", title=plain(before.title))))
        )


async def show_expired(client: discord.Client, record: Record, look: Look) -> None:
    """Says in the channel that a lobby closed by time."""
    sentence = look.say("lobby-expired", title=plain(record.title), minutes=LOBBY_SECONDS // 60)
    await edit_message(client, record, closed_lobby(sentence))


async def edit_message(client: discord.Client, record: Record, view: LayoutView) -> None:
    """Edits the message that shows the game, with the bot's own rights; one that is gone stays gone."""
    if record.message_id is None:
        return
    channel = client.get_partial_messageable(record.channel_id, guild_id=record.guild_id)
    try:
        await channel.get_partial_message(record.message_id).edit(view=view)
    except discord.HTTPException as error:
        log.info("could not edit the board of game %s: %s", record.id, error)


def _begun(table: Table, look: Look) -> LayoutView:
    record = table.record
    players = look.listed([mention(player) for player in record.players])
    head = look.say("game-begins", dice=look.picture("die_5"), players=players, title=plain(record.title))
    return picture(TextDisplay(head), TextDisplay(tell_roll_off(record, table.happened, look)))


async def _edit(interaction: Interaction, record: Record, view: LayoutView) -> int | None:
    """Edits the pressed message as the answer to the press; else the one that shows the game. Returns which it was."""
    pressed = interaction.message
    is_board = pressed is not None and not pressed.flags.ephemeral
    if pressed is None or not is_board or interaction.response.is_done():
        await edit_message(interaction.client, record, view)
        return record.message_id
    try:
        await interaction.response.edit_message(view=view)
    except discord.HTTPException as error:
        # Too late, or answered already: the message can still be edited with the bot's own rights.
        log.info("could not answer a press on game %s: %s", record.id, error)
        await edit_message(interaction.client, replace(record, message_id=pressed.id), view)
    return pressed.id


async def _call(interaction: Interaction, table: Table, look: Look) -> None:
    """A new message with the board, which calls the one whose turn it is."""
    record = table.record
    assert record.game is not None
    player = discord.Object(record.players[record.game.current - 1])
    called = discord.AllowedMentions(everyone=False, roles=False, users=[player])
    view = board(record, look)
    try:
        message = await interaction.followup.send(view=view, allowed_mentions=called, wait=True)
    except discord.HTTPException as error:
        log.info("could not post the board of game %s: %s", record.id, error)
        await edit_message(interaction.client, record, view)
    else:
        await table.shown_in(message.id)
