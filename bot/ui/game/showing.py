"""What is shown of a game: one message, edited in place; a new one only where someone must be called."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot.errors import Refused
from bot.games.farkle import replay
from bot.model.games import Status, StoredGame
from bot.play import Table
from bot.play.sessions import LOBBY_SECONDS
from bot.ui.answers import Interaction, privately
from bot.ui.display import Display, mention, plain, static_view
from bot.ui.game.board import board
from bot.ui.game.checking import fixed_by
from bot.ui.game.ending import ending, farewell
from bot.ui.game.lobby import closed_lobby, lobby
from bot.ui.game.stage import Stage, answer_by_edit, edit_message, moved_down, redrawn_where_it_is
from bot.ui.game.telling import ends_turn, tell, tell_roll_off
from bot.ui.game.threads import close_thread, open_thread

_NEW_SECONDS = 15


def view_of(stored: StoredGame, display: Display, marked: int | None = None) -> LayoutView:
    """A game as it stands, with the dice that are `marked` on its board."""
    match stored.status:
        case Status.LOBBY:
            return lobby(stored, display)
        case Status.PLAYING | Status.PAUSED:
            return board(stored, display, marked)
        case Status.CLOSED:
            key = "lobby-cancelled" if stored.players else "lobby-emptied"
            return closed_lobby(display.say(key, title=plain(stored.title)))
    return ending(stored, display)


async def show(stage: Stage, table: Table, before: StoredGame, marked: int | None = None) -> None:
    """Shows what a deed changed: `before` is the game as it stood before, `table` as it stands now.

    `marked` are the dice that stay marked where the turn goes on with the same dice.
    """
    stored, display = table.stored, stage.display
    if stored.game is None:
        await replace_board(stage, table, view_of(stored, display))
        return
    if before.game is None:
        await _begin(stage, table, before)
        return
    told = tell(stored, before.game, replay(before.game, table.happened), display)
    if not stored.is_running:
        await _end(stage, table, before, told)
    elif table.game.is_asleep or (ends_turn(before.game, table.happened) and not display.turns_call):
        await replace_board(stage, table, board(stored, display, above="\n".join(told)))
    elif ends_turn(before.game, table.happened):
        await stage.edit(before, static_view(TextDisplay("\n".join(told))))
        await _call(stage, table)
    else:
        await redraw(stage, table, marked)


async def redraw(stage: Stage, table: Table, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    await replace_board(stage, table, view_of(table.stored, stage.display, marked))


async def replace_board(stage: Stage, table: Table, view: LayoutView) -> None:
    """Shows a view in place of the game's message; where that message is gone or out of reach, as a new one."""
    shown_in = await stage.edit(table.stored, view) or await stage.post(table, view)
    if shown_in is not None:
        await table.shown_in(shown_in)


async def call_again(stage: Stage, table: Table, why: str | None = None, marked: int | None = None) -> None:
    """Folds the board and calls the one whose turn it is on a new one.

    `why` stands above it; `marked` are the dice that stay marked.
    """
    await stage.edit(table.stored, moved_down(table.stored, stage.display))
    await _call(stage, table, why, marked)


async def show_anew(interaction: Interaction, table: Table, display: Display, marked: int | None = None) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before.

    A message that is quite new, or in the game's thread, is redrawn instead, with the dice that are `marked` on it, and
    linked privately: nobody fills a channel with boards.

    Somebody at the table thereby calls the one whose turn it is, where nobody had: the process stopped at the wrong
    moment.
    """
    stage = Stage(interaction.client, display, interaction)
    before = table.stored
    waiting = not_called_yet(before, display) if before.seat_of(interaction.user.id) is not None else []
    is_new = _age(before.message_id, interaction.client.sessions.clock()) < _NEW_SECONDS
    stays = not waiting and (is_new or stage.answer_in(before) is None)
    if stays and await redrawn_where_it_is(stage.client, before, view_of(before, display, marked)):
        await privately(interaction, display.say("board-is-here", link=before.link))
        return
    await post_anew(stage, table, view_of(before, display, marked), waiting)
    if stage.answer_in(table.stored) is None:
        await privately(interaction, display.say("board-is-here", link=table.stored.link))
    if table.stored.message_id != before.message_id:
        await edit_message(stage.client, before, moved_down(before, display))


async def post_anew(stage: Stage, table: Table, view: LayoutView, called: Sequence[int] = ()) -> None:
    """A new message with the game, as the answer where Discord takes one."""
    message_id = await stage.post(table, view, called)
    if message_id is not None:
        await table.shown_in(message_id, called=table.stored.is_running and bool(called))


async def lead_there(stage: Stage, table: Table) -> None:
    """Answers someone who sits in a game and pressed elsewhere than where it is shown. Raises Refused, with the link.

    Where it is not shown there at all, it is now: the process stopped at the wrong moment, or Discord failed.
    """
    stored = table.stored
    if stage.interaction is not None and stored.has_ended and stored.thread_id is not None:
        await answer_by_edit(stage.interaction, farewell(stored, stage.display, []))
        await _end_at_home(stage, table, stored.thread_id)
        return
    if stored.is_running and stored.message_id is None:
        await _call(stage, table)
    if stage.answer_in(table.stored) is None:
        raise Refused("old-board", link=table.stored.link)


def expired(stored: StoredGame, display: Display) -> LayoutView:
    """A lobby that closed by time."""
    return closed_lobby(display.say("lobby-expired", title=plain(stored.title), minutes=LOBBY_SECONDS // 60))


def not_called_yet(stored: StoredGame, display: Display) -> list[int]:
    """Whose turn it is, where turns call and nobody told them so."""
    game = stored.game
    if not display.turns_call or game is None or not game.turn.is_fresh or game.is_asleep:
        return []
    if stored.called_turn == game.turn.since:
        return []
    return [stored.players[game.current - 1]]


def _age(message_id: int | None, now: float) -> float:
    """How many seconds ago a message was posted, which its id tells; one that is not known is as old as can be."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()


def _begun(table: Table, display: Display) -> LayoutView:
    stored = table.stored
    players = display.listed([mention(player) for player in stored.players])
    head = display.say("game-begins", dice=display.icon("die_5"), players=players, title=plain(stored.title))
    where = display.say("begins-in-thread", thread=f"<#{stored.thread_id}>") if stored.thread_id else ""
    texts = [head, tell_roll_off(stored, table.happened, display), where, fixed_by(stored, display)]
    return static_view(*(TextDisplay(text) for text in texts if text))


async def _begin(stage: Stage, table: Table, before: StoredGame) -> None:
    lobby_id = await stage.edit(before, _begun(table, stage.display))
    if stage.interaction is not None and lobby_id is not None:
        await open_thread(stage.interaction, table, lobby_id, stage.display)
    moved = table.stored.thread_id is not None
    await _call(stage, table)
    if moved:
        await edit_message(stage.client, replace(before, message_id=lobby_id), _begun(table, stage.display))


async def _end(stage: Stage, table: Table, before: StoredGame, told: Sequence[str]) -> None:
    stored, display = table.stored, stage.display
    if stored.thread_id is None:
        await replace_board(stage, table, ending(stored, display, told))
        return
    await stage.edit(before, farewell(stored, display, told))
    await _end_at_home(stage, table, stored.thread_id)


async def _end_at_home(stage: Stage, table: Table, thread_id: int) -> None:
    await replace_board(stage, table, ending(table.stored, stage.display))
    await close_thread(stage.client, thread_id)


async def _call(stage: Stage, table: Table, why: str | None = None, marked: int | None = None) -> None:
    """A new message with the board, which calls the one whose turn it is: where turns call, or there is a reason."""
    stored = table.stored
    assert stored.game is not None
    view = board(stored, stage.display, marked, above=why)
    called = [stored.players[stored.game.current - 1]] if why or stage.display.turns_call else []
    posted = await stage.post(table, view, called)
    if posted is not None:
        await table.shown_in(posted, called=True)
    else:
        # Nobody is called then, but the folded board works again.
        await edit_message(stage.client, table.stored, view)
