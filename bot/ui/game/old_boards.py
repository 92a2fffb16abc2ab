"""Boards that don't show their game: people press old ones, and a stopped process left some behind."""

import discord

from bot.errors import Refused
from bot.model.games import Change, Leftover, Status, StoredGame
from bot.play.sessions import CLEARING_SECONDS, Session
from bot.ui.components import Screen
from bot.ui.context import Context, privately
from bot.ui.display import Display
from bot.ui.game.address import Address
from bot.ui.game.ending import farewell
from bot.ui.game.messages import OutOfReachError
from bot.ui.game.showing import (
    call,
    call_again,
    end_at_home,
    facing_each_copy,
    post_board,
    redraw,
    show_beginning,
    view_of,
)
from bot.ui.game.stage import Stage, answer_by_edit, edit_message, moved_down
from bot.ui.games.registry import presentation_of

_NEW_SECONDS = 15


async def lead_there(context: Context, session: Session) -> None:
    """Links to the game's current message, and posts it if it is missing. Raises Refused, with the link."""
    stage, stored = Stage.of(context), session.stored
    if stored.seat_of(context.user_id) is None:
        raise Refused("old-board", link=stored.link)
    if stored.has_ended and stored.thread_id is not None:
        await answer_by_edit(context.interaction, farewell(stored, stage.display, []))
        await end_at_home(stage, session, stored.thread_id)
        return
    if stored.is_running and stored.message_id is None:
        await call(stage, session, presentation_of(stored.rules).board(stored, stage.display))
    if stage.here(session.stored) is None:
        raise Refused("old-board", link=session.stored.link)


async def leave_behind(context: Context, session: Session) -> None:
    """Folds a pressed old board, or deletes it soon. Raises Refused, with a link to the newest."""
    pressed, stored = context.interaction.message, session.stored
    if context.display.folds(stored):
        await answer_by_edit(context.interaction, moved_down(stored.title, context.display))
    elif pressed is not None:
        Stage.of(context).keep_token(stored, pressed.id, context.interaction)
        leftover = Leftover(pressed.id, stored.place, session.now() + CLEARING_SECONDS)
        session.note(Change(stored, stored, leftovers=(leftover,)))
    raise Refused("old-board", link=stored.link)


async def mend(context: Context, session: Session, address: Address, drawn: Status) -> bool:
    """Redraws an old drawing with the status `drawn`, after a stopped process or simultaneous presses. Returns whether
    it was old.
    """
    stage, stored, game = Stage.of(context), session.stored, session.stored.game
    seat, pressed = stored.seat_of(context.user_id), context.interaction.message
    is_true = address.revision == stored.revision and stored.status is drawn
    is_shown_here = pressed is not None and stored.is_shown_in(pressed.id)
    if is_true or not is_shown_here or not seat:
        return False
    if _shows_lobby_still(stored) and pressed is not None and pressed.id == stored.lobby_message_id:
        await _begin_for_all(stage, session)
    elif stored.status is Status.PLAYING and game and game.current != seat and _not_called_yet(stored, stage.display):
        await call_again(stage, session)
    else:
        await redraw(stage, session, context.services.marks.last(stored))
    return True


async def show_anew(context: Context, session: Session) -> None:
    """Answers a command with the game. Recent messages, and those in the game's thread, are redrawn and linked instead.

    Also pings the current player if a stopped process did not.
    """
    stage, interaction, display = Stage.of(context), context.interaction, context.display
    before, marked = session.stored, context.services.marks.last(session.stored)
    if _shows_lobby_still(before):
        await _begin_for_all(stage, session)
        return
    waiting = _not_called_yet(before, display) if before.seat_of(context.user_id) is not None else []
    if waiting and not before.calls_here:
        await call_again(stage, session)
        before, waiting = session.stored, []
    is_new = _age(before.message_id, context.services.clock()) < _NEW_SECONDS
    is_private = context.answers_are_private
    stays = is_private or (not waiting and (is_new or stage.here(before) is None))
    if stays and await _is_redrawn(stage, before, view_of(before, display, marked)):
        await privately(interaction, display.say("board-is-here", link=before.link))
        return
    if is_private:
        raise Refused("answers-are-private")
    await post_board(stage, session, view_of(before, display, marked), waiting)
    if stage.here(session.stored) is None:
        await privately(interaction, display.say("board-is-here", link=session.stored.link))
    if session.stored.message_id != before.message_id and display.folds(before):
        await edit_message(stage, before, moved_down(before.title, display))


async def _is_redrawn(stage: Stage, stored: StoredGame, view: Screen) -> bool:
    """False if the message is gone or out of reach. If Discord is slow, the message is still there."""
    error = await edit_message(stage, stored, view)
    return not isinstance(error, discord.NotFound | discord.Forbidden | OutOfReachError)


async def _begin_for_all(stage: Stage, session: Session) -> None:
    """After a stopped process."""
    for here in facing_each_copy(stage, session):
        if _shows_lobby_still(session.stored):
            await show_beginning(here, session, session.stored)


def _shows_lobby_still(stored: StoredGame) -> bool:
    """Did the process stop before showing the started game?"""
    return stored.is_running and stored.message_id is not None and stored.message_id == stored.lobby_message_id


def _not_called_yet(stored: StoredGame, display: Display) -> list[int]:
    """The current player if a ping is missing, else none."""
    game = stored.game
    if game is None or stored.is_asleep or stored.opponent:
        return []
    stored = stored.facing(stored.current_player)
    # The first roll may have fallen by itself.
    is_untouched = game.turn.is_fresh or game.revision == game.turn.since + 1
    is_missing = is_untouched and stored.called_turn != game.turn.since and display.turns_call(stored)
    return [stored.current_player] * is_missing


def _age(message_id: int | None, now: float) -> float:
    """In seconds, from the id; no message counts as old."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()
