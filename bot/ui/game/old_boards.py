"""Boards that don't show their game: people press old ones, and a stopped process left some behind."""

import discord

from bot.errors import Refused
from bot.model.games import Change, Status
from bot.model.leftovers import Leftover
from bot.play.leftovers import REPLACED_SECONDS
from bot.ui.game.ending import ending_in_thread
from bot.ui.game.plan import Plan, Post, Retire, moved_down, plan_beginning, plan_ending, screen_of
from bot.ui.game.table import Table
from bot.ui.game_addresses import Address
from bot.ui.messages import OutOfReachError

_NEW_SECONDS = 15


async def lead_there(table: Table) -> None:
    """Links to the game's current message, and posts it if it is missing. Raises Refused, with the link."""
    stored, board = table.stored, table.own_board
    if stored.seats.number_of(table.context.user_id) is None:
        raise Refused("old-board", link=table.link)
    if stored.has_ended and board.thread_id is not None:
        await table.context.answers.edit(ending_in_thread(stored, table.context.here, []))
        await table.deliver(plan_ending(stored, table.display_of))
        return
    if stored.is_running and board.message_id is None:
        called = table.calling(stored).called(stored, board)
        await table.deliver(Plan((Post(board, screen_of(stored, table.display_of(board)), called),)))
    if table.delivery.here(table.stored, table.own_board) is None:
        raise Refused("old-board", link=table.link)


async def leave_behind(table: Table) -> None:
    """Folds a pressed old board, or deletes it soon. Raises Refused, with a link to the newest."""
    context, stored, board = table.context, table.stored, table.own_board
    pressed = context.interaction.message
    if table.folds(board):
        await context.answers.edit(moved_down(stored.title, table.display_of(board)))
    elif pressed is not None:
        table.delivery.keep_token(stored, pressed.id, context.interaction)
        leftover = Leftover(pressed.id, stored.channel_of(board), table.session.now() + REPLACED_SECONDS)
        table.session.remember(Change(stored, stored, leftovers=(leftover,)))
    raise Refused("old-board", link=table.link)


async def redraw_if_old(table: Table, address: Address, redrawn_while: Status) -> bool:
    """Redraws an old drawing while the game has the status `redrawn_while`, after a stopped process or simultaneous
    presses. Returns whether it was old.
    """
    stored, game, board = table.stored, table.stored.game, table.own_board
    seat, pressed = stored.seats.number_of(table.context.user_id), table.context.interaction.message
    is_true = address.revision == stored.revision and stored.status is redrawn_while
    if table.is_private:
        if not is_true:
            await table.redraw_own()
        return not is_true
    is_shown_here = pressed is not None and board.may_be_in(pressed.id)
    if is_true or not is_shown_here or not seat:
        return False
    if stored.is_running and board.shows_lobby and pressed is not None and pressed.id == board.lobby_message_id:
        await table.deliver(plan_beginning(stored, table.display_of, table.calling(stored), table.asker))
    elif stored.status is Status.PLAYING and game and game.current != seat and _not_called_yet(table):
        await table.call_again()
    else:
        await table.redraw()
    return True


async def show_anew(table: Table) -> None:
    """Answers a command with the game. Recent messages, and those in the game's thread, are redrawn and linked instead.

    Also pings the current player if a stopped process did not.
    """
    context, before = table.context, table.stored
    if before.is_running and table.own_board.shows_lobby:
        await table.deliver(plan_beginning(before, table.display_of, table.calling(before), table.asker))
        return
    waiting = _not_called_yet(table) if before.seats.number_of(context.user_id) is not None else ()
    if waiting and not before.is_turn_of(table.own_board.viewer):
        await table.call_again()
        waiting = ()
    stored, board = table.stored, table.own_board
    display = table.display_of(board)
    screen = screen_of(stored, display, table.marked)
    link = context.display.say("board-is-here", link=table.link)
    # No message counts as old.
    posted_at = discord.utils.snowflake_time(board.message_id or 0).timestamp()
    is_new = table.services.clock() - posted_at < _NEW_SECONDS
    stays = context.answers_are_private or (not waiting and (is_new or table.delivery.here(stored, board) is None))
    if stays:
        # If Discord is slow, the message is still there.
        error = await table.delivery.edit_message(stored, board, screen)
        if not isinstance(error, discord.NotFound | discord.Forbidden | OutOfReachError):
            await context.answers.tell(link)
            return
    if context.answers_are_private:
        raise Refused("answers-are-private")
    folds = table.folds(board)
    is_posted = await table.deliver(Plan((Post(board, screen, waiting, replaces=not folds),)))
    if is_posted and folds:
        await table.deliver(Plan((Retire(board, moved_down(stored.title, display)),)))
    if table.delivery.here(table.stored, table.own_board) is None:
        await context.answers.tell(context.display.say("board-is-here", link=table.link))


def _not_called_yet(table: Table) -> tuple[int, ...]:
    """The current player if a ping is missing, else none."""
    stored, game = table.stored, table.stored.game
    if game is None or stored.is_asleep or stored.opponent:
        return ()
    calling, board = table.calling(stored), stored.board_of(stored.current_player)
    # The first roll may have fallen by itself.
    is_untouched = game.turn.is_fresh or game.revision == game.turn.since + 1
    is_missing = is_untouched and stored.deadline.called_turn != game.turn.since
    return calling.called(stored, board) if is_missing else ()
