"""What is shown of a game: one message, edited in place. A new one is posted only where somebody must be called."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import Refused
from bot.model.games import Status, StoredGame
from bot.play.change import Change
from bot.play.location import note_message
from bot.play.sessions import LOBBY_SECONDS, Session
from bot.ui.answers import privately
from bot.ui.components import Screen, text_display, text_displays
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.board import board
from bot.ui.game.checking import fixed_by
from bot.ui.game.ending import ending, farewell
from bot.ui.game.lobby import closed_lobby, lobby
from bot.ui.game.marks import drawing_of
from bot.ui.game.press import Press
from bot.ui.game.stage import Stage, answer_by_edit, edit_message, moved_down, redrawn_where_it_is
from bot.ui.game.telling import ends_turn, tell, tell_roll_off
from bot.ui.game.threads import close_thread, open_thread

_NEW_SECONDS = 15


def view_of(stored: StoredGame, display: Display, marked: int | None = None) -> Screen:
    """A game as it stands, with the dice that are `marked` on its board."""
    match stored.status:
        case Status.LOBBY:
            return lobby(stored, display)
        case Status.PLAYING | Status.PAUSED:
            return board(stored, display, marked)
        case Status.CLOSED:
            key = "lobby-cancelled" if stored.players else "lobby-emptied"
            return closed_lobby(display.say(key, title=stored.title))
    return ending(stored, display)


async def show(stage: Stage, session: Session, change: Change, marked: int | None = None) -> None:
    """Shows a change that the session has committed.

    `marked` are the dice that stay marked where the turn goes on with the same dice.
    """
    before, stored, display = change.before, change.after, stage.display
    if stored.game is None:
        await replace_board(stage, session, view_of(stored, display))
        return
    if before.game is None:
        await _begin(stage, session, change)
        return
    told, is_next_turn = tell(stored, before.game, change.steps, display), ends_turn(before.game, change.facts)
    if not stored.is_running:
        await _end(stage, session, before, told)
    elif stored.game.is_asleep or (is_next_turn and not display.turns_call):
        await replace_board(stage, session, board(stored, display, above="\n".join(told)))
    elif is_next_turn:
        await stage.edit(before, Screen(text_display("\n".join(told))))
        await _call(stage, session)
    else:
        await redraw(stage, session, marked)


async def redraw(stage: Stage, session: Session, marked: int | None = None) -> None:
    """Shows the game as it stands where it was pressed, or else where it is shown."""
    await replace_board(stage, session, view_of(session.stored, stage.display, marked))


async def replace_board(stage: Stage, session: Session, view: Screen) -> None:
    """Shows a view in place of the game's message; where that message is gone or out of reach, as a new one."""
    shown_in = await stage.edit(session.stored, view) or await stage.post(session, view)
    if shown_in is not None:
        _note(session, shown_in)


async def call_again(stage: Stage, session: Session, why: str | None = None, marked: int | None = None) -> None:
    """Folds the board and calls the one whose turn it is on a new one.

    `why` stands above it; `marked` are the dice that stay marked.
    """
    await stage.edit(session.stored, moved_down(session.stored, stage.display))
    await _call(stage, session, why, marked)


async def show_anew(context: Context, session: Session) -> None:
    """Answers a slash command with the game as it stands, and folds the message that showed it before.

    A message that is quite new, or in the game's thread, is drawn again instead and linked privately: nobody fills a
    channel with boards.

    Where the process stopped before it called the one whose turn it is, a player who asks for the board calls them.
    """
    stage, interaction, display = Stage.of(context), context.interaction, context.display
    before, marked = session.stored, context.services.drawn.last(drawing_of(session.stored))
    waiting = not_called_yet(before, display) if before.seat_of(context.user_id) is not None else []
    is_new = _age(before.message_id, context.services.clock()) < _NEW_SECONDS
    stays = not waiting and (is_new or stage.answer_in(before) is None)
    if stays and await redrawn_where_it_is(stage.client, before, view_of(before, display, marked)):
        await privately(interaction, display.say("board-is-here", link=before.link))
        return
    await post_anew(stage, session, view_of(before, display, marked), waiting)
    if stage.answer_in(session.stored) is None:
        await privately(interaction, display.say("board-is-here", link=session.stored.link))
    if session.stored.message_id != before.message_id:
        await edit_message(stage.client, before, moved_down(before, display))


async def post_anew(stage: Stage, session: Session, view: Screen, called: Sequence[int] = ()) -> None:
    """A new message with the game, as the answer where Discord takes one."""
    message_id = await stage.post(session, view, called)
    if message_id is not None:
        _note(session, message_id, called=session.stored.is_running and bool(called))


async def lead_there(context: Context, session: Session) -> None:
    """Leads a player who pressed an old message to where the game is shown now. Raises Refused, with the link.

    Where it is not shown there, because the process stopped or Discord failed, it is shown now.
    """
    stage, stored = Stage.of(context), session.stored
    if stored.seat_of(context.user_id) is None:
        raise Refused("old-board", link=stored.link)
    if stored.has_ended and stored.thread_id is not None:
        await answer_by_edit(context.interaction, farewell(stored, stage.display, []))
        await _end_at_home(stage, session, stored.thread_id)
        return
    if stored.is_running and stored.message_id is None:
        await _call(stage, session)
    if stage.answer_in(session.stored) is None:
        raise Refused("old-board", link=session.stored.link)


async def mend(press: Press, drawn: Status) -> bool:
    """Shows the game as it stands, where a player pressed an old drawing of it. That shows the status `drawn`.

    The process stopped between storing something and showing it, or two people pressed at the same moment. Returns
    whether the drawing was an old one.
    """
    stage, stored, game = Stage.of(press.context), press.stored, press.stored.game
    seat, pressed = stored.seat_of(press.user_id), press.context.interaction.message
    is_true = press.address.revision == stored.revision and stored.status is drawn
    is_shown_here = pressed is not None and stored.is_shown_in(pressed.id)
    if is_true or not is_shown_here or not seat:
        return False
    if stored.status is Status.PLAYING and game and game.current != seat and not_called_yet(stored, stage.display):
        await call_again(stage, press.session)
    else:
        await redraw(stage, press.session, press.marked)
    return True


def expired(stored: StoredGame, display: Display) -> Screen:
    """A lobby that closed because nobody started it in time."""
    return closed_lobby(display.say("lobby-expired", title=stored.title, minutes=LOBBY_SECONDS // 60))


def not_called_yet(stored: StoredGame, display: Display) -> list[int]:
    """The one whose turn it is, where turns call their players and nobody has called them yet; else nobody."""
    game = stored.game
    if not display.turns_call or game is None or not game.turn.is_fresh or game.is_asleep:
        return []
    if stored.called_turn == game.turn.since:
        return []
    return [stored.players[game.current - 1]]


def _age(message_id: int | None, now: float) -> float:
    """How many seconds ago a message was posted, as its id tells. No message is older than all others."""
    return now - discord.utils.snowflake_time(message_id or 0).timestamp()


def _begun(stored: StoredGame, change: Change, display: Display) -> Screen:
    """What the lobby's message says once the game has begun, with the thread in which that is, if any."""
    players = display.listed([display.name(player) for player in stored.players])
    head = display.say("game-begins", dice=display.icon("die_5"), players=players, title=stored.title)
    where = display.say("begins-in-thread", thread=f"<#{stored.thread_id}>") if stored.thread_id else ""
    texts = [head, tell_roll_off(stored, change.facts, display), where, fixed_by(stored, display)]
    return Screen(*text_displays(*texts))


async def _begin(stage: Stage, session: Session, change: Change) -> None:
    before = change.before
    lobby_id = await stage.edit(before, _begun(session.stored, change, stage.display))
    if stage.context is not None and lobby_id is not None:
        await open_thread(stage.context, session, lobby_id)
    moved = session.stored.thread_id is not None
    await _call(stage, session)
    if moved:
        begun = _begun(session.stored, change, stage.display)
        await edit_message(stage.client, replace(before, message_id=lobby_id), begun)


async def _end(stage: Stage, session: Session, before: StoredGame, told: Sequence[str]) -> None:
    stored, display = session.stored, stage.display
    if stored.thread_id is None:
        await replace_board(stage, session, ending(stored, display, told))
        return
    await stage.edit(before, farewell(stored, display, told))
    await _end_at_home(stage, session, stored.thread_id)


async def _end_at_home(stage: Stage, session: Session, thread_id: int) -> None:
    await replace_board(stage, session, ending(session.stored, stage.display))
    await close_thread(stage.client, thread_id)


async def _call(stage: Stage, session: Session, why: str | None = None, marked: int | None = None) -> None:
    """A new message with the board, which calls the one whose turn it is: where turns call, or there is a reason."""
    stored = session.stored
    assert stored.game is not None
    view = board(stored, stage.display, marked, above=why)
    called = [stored.players[stored.game.current - 1]] if why or stage.display.turns_call else []
    posted = await stage.post(session, view, called)
    if posted is not None:
        _note(session, posted, called=True)
    else:
        # Nobody is called then, but the folded board works again.
        await edit_message(stage.client, session.stored, view)


def _note(session: Session, message_id: int, *, called: bool = False) -> None:
    if change := note_message(session.stored, message_id, called=called):
        session.note(change)
