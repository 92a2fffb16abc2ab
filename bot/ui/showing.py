"""Puts a game on its channel: one message shows it, edited in place; a new one only where someone must be called."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot.store.games import Record, Status
from bot.table import Table
from bot.tables import LOBBY_SECONDS
from bot.ui.answers import UNDELIVERED, Interaction, in_time, privately
from bot.ui.board import board
from bot.ui.checking import fixed_by
from bot.ui.ending import ending
from bot.ui.lobby import closed_lobby, lobby
from bot.ui.look import Look, mention, picture, plain
from bot.ui.telling import ends_turn, tell, tell_roll_off

log = logging.getLogger(__name__)

_PATIENCE_SECONDS = 1.0
# As long as a channel that is written in much makes the bot wait.
_POSTING_SECONDS = 5.0
_NEW_SECONDS = 15


@dataclass(frozen=True, slots=True)
class Stage:
    """How a game is shown: as the answer to an interaction where there is one, else with the bot's own rights."""

    client: discord.Client
    look: Look
    interaction: Interaction | None = None

    @property
    def pressed(self) -> discord.Message | None:
        """The public message whose button was pressed, as long as it may be changed as the answer."""
        message = self.interaction.message if self.interaction else None
        is_open = self.can_answer and message is not None and not message.flags.ephemeral
        return message if is_open else None

    @property
    def can_answer(self) -> bool:
        return self.interaction is not None and not self.interaction.response.is_done()


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
        await _edit(stage, before, _begun(table, look))
        await _call(stage, table)
        return
    told = tell(record, before.game, table.happened, look)
    if not record.is_running:
        await replace_board(stage, table, ending(record, look, told))
    elif table.game.is_asleep:
        await replace_board(stage, table, board(record, look, above="\n".join(told)))
    elif ends_turn(before.game, table.happened):
        await _edit(stage, before, picture(TextDisplay("\n".join(told))))
        await _call(stage, table)
    else:
        await redraw(stage, table, marked)


async def redraw(stage: Stage, table: Table, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    await replace_board(stage, table, view_of(table.record, stage.look, marked))


async def replace_board(stage: Stage, table: Table, view: LayoutView) -> None:
    """Shows a view in place of the game's message; where that message is gone or out of reach, as a new one."""
    shown_in = await _edit(stage, table.record, view) or await _post(stage, table.record, view)
    if shown_in is not None:
        await table.shown_in(shown_in)


async def call_again(stage: Stage, table: Table, why: str | None = None) -> None:
    """Folds the board and calls the one whose turn it is on a new one. `why` stands above it."""
    await _edit(stage, table.record, _moved_down(table.record, stage.look))
    await _call(stage, table, why)


async def show_anew(interaction: Interaction, table: Table, look: Look, marked: int | None = None) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before.

    A message that is quite new is redrawn instead, with the dice that are `marked` on it, and linked privately: nobody
    fills a channel with boards.

    Somebody at the table thereby calls the one whose turn it is, where nobody had: the process stopped at the wrong
    moment.
    """
    stage = Stage(interaction.client, look, interaction)
    before = table.record
    waiting = not_called_yet(before)
    is_new = not waiting and _age(before.message_id, interaction.client.tables.clock()) < _NEW_SECONDS
    if is_new and await _redrawn_where_it_is(stage.client, before, view_of(before, look, marked)):
        await privately(interaction, look.say("board-is-here", link=before.link))
        return
    called = waiting if before.seat_of(interaction.user.id) is not None else []
    await post_anew(stage, table, view_of(before, look), called)
    if table.record.message_id != before.message_id:
        await edit_message(stage.client, before, _moved_down(before, look))


async def post_anew(stage: Stage, table: Table, view: LayoutView, called: Sequence[int] = ()) -> None:
    """A new message with the game, as the answer where Discord takes one."""
    message_id = await _post(stage, table.record, view, called)
    if message_id is not None:
        await table.shown_in(message_id, called=table.record.is_running and bool(called))


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


def not_called_yet(record: Record) -> list[int]:
    """Whose turn it is, where nobody told them so."""
    game = record.game
    if game is None or not game.turn.is_fresh or game.is_asleep or record.called_for == game.turn.since:
        return []
    return [record.players[game.current - 1]]


async def answer_by_edit(interaction: Interaction, view: LayoutView) -> bool:
    """Answers a press by changing the message that was pressed. Where Discord does not take it: False."""
    try:
        async with in_time():
            await interaction.response.edit_message(view=view)
    except UNDELIVERED as error:
        log.info("could not answer a press of %s: %s", interaction.user.id, error)
        return False
    return True


def _age(message_id: int | None, now: float) -> float:
    """How many seconds ago a message was posted, which its id tells; one that is not known is as old as can be."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()


def _begun(table: Table, look: Look) -> LayoutView:
    record = table.record
    players = look.listed([mention(player) for player in record.players])
    head = look.say("game-begins", dice=look.picture("die_5"), players=players, title=plain(record.title))
    texts = [head, tell_roll_off(record, table.happened, look), fixed_by(record, look)]
    return picture(*(TextDisplay(text) for text in texts if text))


def _moved_down(record: Record, look: Look) -> LayoutView:
    return picture(TextDisplay(look.say("moved-down", title=plain(record.title))))


def _channel(client: discord.Client, record: Record) -> discord.PartialMessageable:
    return client.get_partial_messageable(record.channel_id, guild_id=record.guild_id)


async def _edit(stage: Stage, record: Record, view: LayoutView) -> int | None:
    """Edits the message that shows the game: as the answer, where that is the one that was pressed.

    Returns which message it was, None where it could not be edited.
    """
    pressed = stage.pressed
    if pressed is not None and stage.interaction is not None:
        if not record.is_shown_in(pressed.id):
            # An older one, whose buttons are still there.
            await answer_by_edit(stage.interaction, _moved_down(record, stage.look))
        elif await answer_by_edit(stage.interaction, view):
            return pressed.id
        else:
            # Too late, or answered already: the message can still be edited with the bot's own rights.
            record = replace(record, message_id=pressed.id)
    return record.message_id if await edit_message(stage.client, record, view) else None


async def _post(stage: Stage, record: Record, view: LayoutView, called: Sequence[int] = ()) -> int | None:
    """A new message, which calls the people `called`. Returns its id, None where nothing can be posted."""
    calls = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in called])
    if stage.interaction is not None:
        try:
            async with in_time():
                return await _answer(stage.interaction, view, calls)
        except UNDELIVERED as error:
            log.info("could not answer with the board of game %s: %s", record.id, error)
    try:
        # Too late for an answer, or nothing to answer: the bot may still write on its own.
        async with asyncio.timeout(_POSTING_SECONDS):
            return (await _channel(stage.client, record).send(view=view, allowed_mentions=calls)).id
    except UNDELIVERED as error:
        log.info("could not post the board of game %s: %s", record.id, error)
    return None


async def _answer(interaction: Interaction, view: LayoutView, calls: discord.AllowedMentions) -> int | None:
    if interaction.response.is_done():
        message = await interaction.followup.send(view=view, allowed_mentions=calls, wait=True)
        return int(message.id)
    return (await interaction.response.send_message(view=view, allowed_mentions=calls)).message_id


async def _call(stage: Stage, table: Table, why: str | None = None) -> None:
    """A new message with the board, which calls the one whose turn it is: where turns call, or there is a reason."""
    record = table.record
    assert record.game is not None
    view = board(record, stage.look, above=why)
    called = [record.players[record.game.current - 1]] if why or stage.look.turns_call else []
    posted = await _post(stage, record, view, called)
    if posted is not None:
        await table.shown_in(posted, called=True)
    else:
        # Nobody is called then, but the folded board works again.
        await edit_message(stage.client, record, view)
