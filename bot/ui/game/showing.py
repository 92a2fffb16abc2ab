"""Shows what a change did: edits the board, or posts a new one. The setting `boards` decides which."""

import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.coach.coach import CoachUnavailable
from bot.errors import Refused
from bot.games.engine import State
from bot.games.facts import CameBack
from bot.games.seating import AnyStep, changed
from bot.model.games import Change, Status, StoredGame
from bot.model.servers import NOWHERE
from bot.play.guards import game_of, may_opponent_play
from bot.play.lobby import close_if_due
from bot.play.opponents import turns_taken
from bot.play.sessions import CLEARING_SECONDS, LOBBY_SECONDS, Session, note_message
from bot.play.stopping import not_agreed
from bot.ui.components import Screen, text_display, text_displays
from bot.ui.context import Context, Services, in_patience
from bot.ui.display import Display
from bot.ui.game.challenge import challenge
from bot.ui.game.checking import fixed_by
from bot.ui.game.ending import ending, farewell, show_counted
from bot.ui.game.films import NOTHING, Sequel
from bot.ui.game.lobby import closed_lobby, lobby
from bot.ui.game.stage import (
    Posted,
    Stage,
    ThreadGoneError,
    copies_of,
    delete_after_press,
    edit_after_answer,
    edit_again,
    edit_message,
    moved_down,
)
from bot.ui.game.stopping import stop_question
from bot.ui.game.threads import close_thread, open_thread
from bot.ui.games.registry import presentation_of

log = logging.getLogger(__name__)

_RETRIES = 5


def view_of(stored: StoredGame, display: Display, marked: int | None = None) -> Screen:
    if stored.is_challenge:
        return challenge(stored, display)
    match stored.status:
        case Status.LOBBY:
            return lobby(stored, display)
        case Status.PLAYING | Status.PAUSED:
            return presentation_of(stored.rules).board(stored, display, marked)
        case Status.CLOSED:
            key = "lobby-cancelled" if stored.people else "lobby-emptied"
            return closed_lobby(display.say(key, title=stored.title))
    return ending(stored, display)


@asynccontextmanager
async def at_table(context: Context, game_id: int, revision: int = 0) -> AsyncIterator[Session]:
    """As `Sessions.lock`; deletes old boards after the block, unless it raises: then the clock does.

    Raises Refused also if the bot left the server.
    """
    context.services.sessions.remember_press(game_id, context.user_id, context.guild_id)
    async with context.services.sessions.lock(game_id, revision) as session:
        if session.stored.guild_id == -context.guild_id > NOWHERE:
            # The bot was removed.
            raise Refused("not-on-this-server")
        session.face(context.user_id)
        yield session
    for leftover in session.leftovers:
        context.services.tasks.begin(delete_after_press(context, session.stored, leftover))


def facing_each_copy(stage: Stage, session: Session) -> Iterator[Stage]:
    """As `copies_of`; the session faces each copy in turn."""
    before = session.stored
    for here, faced in copies_of(stage, before):
        session.face(faced.faces)
        yield here
    session.face(before.faces)


def begin_sequel(stage: Stage, services: Services, stored: StoredGame, sequel: Sequel) -> None:
    """Call it as soon as the game is unlocked."""
    if sequel.frames:
        services.films.begin(stored.id, sequel.frames)
    if sequel.frames or sequel.told:
        services.tasks.begin(_show_sequel(stage, services, stored, sequel))


async def _show_sequel(stage: Stage, services: Services, stored: StoredGame, sequel: Sequel) -> None:
    if sequel.frames:
        await _show_turns(stage, services, stored, sequel.frames)
    if sequel.told:
        await show_counted(stage, services.endings, stored, sequel.told)


async def _show_turns(stage: Stage, services: Services, stored: StoredGame, frames: Sequence[Screen]) -> None:
    """Ends early if the game continues, pauses, stops, is posted elsewhere, deleted or skipped. The last frame is tried
    again.
    """
    films = services.films
    try:
        for frame in (*frames, *[frames[-1]] * _RETRIES):
            if not await films.is_time_for(frames, frame, stored.place):
                continue
            async with services.sessions.lock(stored.id) as session:
                if not films.is_running(stored.id, frames) or _shown_of(session.stored) != _shown_of(stored):
                    return
                if await edit_again(stage, session.stored, frame) and frame is frames[-1]:
                    return
    except Refused:
        # The game is deleted.
        return
    finally:
        films.end(stored.id, frames)


def _shown_of(stored: StoredGame) -> tuple[object, ...]:
    return stored.revision, stored.status, stored.message_id


def next_board(change: Change, display: Display, marked: int | None) -> Screen | None:
    """None if what is shown depends on what follows the commit: opponents move, or the game begins or ends.

    `marked` dice stay marked if the turn continues with the same dice.
    """
    before, after = change.before, change.after
    if after.game is None:
        return view_of(after, display)
    if before.game is None or not after.is_running or may_opponent_play(after):
        return None
    return _board_after(change, display, marked)


async def show(stage: Stage, session: Session, change: Change, ready: Screen | None = None) -> Sequel:
    """Shows a committed change. `ready` is the result of `next_board`.

    If a challenge closed, the clock shows it to the other person.
    """
    if change.after.game is None:
        await edit_board(stage, session, ready or view_of(session.stored, stage.display))
        return NOTHING
    sequels = list[Sequel]()
    for here in facing_each_copy(stage, session):
        faced = Change(change.before.facing(session.stored.faces), session.stored, change.steps)
        sequels.append(await _show_here(here, session, faced, ready))
        # It is in the presser's language, with their marks.
        ready = None
    told = {faces: lines for each in sequels for faces, lines in each.told.items()}
    return Sequel(sequels[0].frames, told)


async def _show_here(stage: Stage, session: Session, change: Change, ready: Screen | None) -> Sequel:
    before, stored, steps, display = change.before, change.after, change.steps, stage.display
    if before.game is not None and stored.is_running:
        return await _show_board(stage, session, change, before.game, ready)
    presentation = presentation_of(stored.rules)
    game = before.game or stored.engine.new_game(stored.rules, len(stored.players))
    told = presentation.tell(stored, game, steps, display)
    if before.game is None:
        told = [*presentation.tell_beginning(stored, change.facts, display), *told]
    if not stored.is_running:
        return await _end(stage, session, before, game, steps, told)
    first, *rest = _frames(stage, stored, game, steps, presentation.board(stored, display, told=told))
    await show_beginning(stage, session, before, first)
    return Sequel(rest)


async def _show_board(stage: Stage, session: Session, change: Change, game: State, ready: Screen | None) -> Sequel:
    """After `change` of the `game`. If the host asked to stop it, asks the others."""
    before, stored, steps, display = change.before, change.after, change.steps, stage.display
    rest = list[Screen]()
    # Who agreed to stop the game is not on the board.
    if steps or stored.stop_agreed == before.stop_agreed:
        board = ready or _board_after(change, display, None)
        if _calls(change, display):
            if display.folds(stored):
                told = presentation_of(stored.rules).tell(stored, game, steps, display)
                await stage.edit(before, Screen(text_display("\n".join(told))))
            await call(stage, session, board)
        else:
            first, *rest = _frames(stage, stored, game, steps, board)
            await edit_board(stage, session, first)
    if stored.stop_asked_at != before.stop_asked_at:
        waiting = [stored.players[seat - 1] for seat in not_agreed(stored)]
        if stored.faces in (None, *waiting):
            await _post(stage, session, stop_question(stored, display), called=waiting)
    return Sequel(rest)


def _board_after(change: Change, display: Display, marked: int | None) -> Screen:
    stored, game = change.after, game_of(change.before)
    presentation = presentation_of(stored.rules)
    if not stored.is_asleep and not _ends_turn(game, change.steps):
        return presentation.board(stored, display, marked)
    if display.folds(stored) and _calls(change, display):
        # The old board shows how the turn ended.
        return presentation.board(stored, display)
    told = presentation.tell(stored, game, change.steps, display)
    return presentation.board(stored, display, told=told, told_since=game.turn.since)


def _frames(stage: Stage, stored: StoredGame, before: State, steps: Sequence[AnyStep], last: Screen) -> list[Screen]:
    """What to show one by one, and `last`: a person alone watches the computers' turns in `steps`."""
    display = stage.display
    presentation, frames = presentation_of(stored.rules), list[Screen]()
    if stored.is_alone and stage.context is not None:
        for at_first, taken in turns_taken(stored, before, steps):
            head = display.say("computer-plays", player=display.name(stored.players[taken.seat - 1]))
            watched = [head, *presentation.turn(at_first, taken, display)]
            frames.append(presentation.board(at_first, display, watched=watched))
    return [*frames, last]


def _calls(change: Change, display: Display) -> bool:
    """Does a new board ping the next player?"""
    calls = display.turns_call(change.after) and not change.after.is_asleep
    return calls and _ends_turn(game_of(change.before), change.steps)


def _ends_turn(game: State, steps: Sequence[AnyStep]) -> bool:
    """A returning player may begin a turn, but needs no ping."""
    for step in steps:
        begins = step.after.turn.since != game.turn.since and not isinstance(step.fact, CameBack)
        if begins or step.after.is_over:
            return True
        game = step.after
    return False


async def let_opponents_play(stage: Stage, session: Session, change: Change) -> Change:
    """Commits the computers' turns that follow a change, so that one message shows all of it. Returns the change with
    their steps; the clock retries if the coach fails.
    """
    if not may_opponent_play(session.stored):
        return change
    taken: list[AnyStep] = []
    interaction = stage.context.interaction if stage.context else None
    playing = session.play_opponents(taken)
    try:
        if interaction is None or interaction.response.is_done():
            await playing
        elif interaction.message is None:
            # A typed move. The board must not be its private answer.
            link = stage.display.say("board-is-here", link=session.stored.link)
            await in_patience(interaction, playing, instead=link)
        else:
            await in_patience(interaction, playing, opens=False)
    except CoachUnavailable as error:
        log.warning("the opponents of game %s cannot play now: %r", session.stored.id, error)
    return Change(change.before, session.stored, (*change.steps, *taken))


async def redraw(stage: Stage, session: Session, marked: int | None = None) -> None:
    """In the pressed message, else in the game's own, for everyone with a copy."""
    for here in facing_each_copy(stage, session):
        await redraw_here(here, session, marked)


async def redraw_here(stage: Stage, session: Session, marked: int | None = None) -> None:
    """Only for the person who pressed."""
    await edit_board(stage, session, view_of(session.stored, stage.display, marked))


async def edit_board(stage: Stage, session: Session, view: Screen) -> bool:
    """Edits the game's message, or posts a new one if it is gone, except of a closed lobby. False if that failed."""
    shown_in = await stage.edit(session.stored, view)
    if shown_in is None and session.stored.status is not Status.CLOSED:
        posted = await _post(stage, session, view)
        shown_in = posted and posted.id
    if shown_in is not None:
        note_board(stage, session, shown_in)
    return shown_in is not None


async def call_again(stage: Stage, session: Session, why: str | None = None, marked: int | None = None) -> bool:
    """Pings the current player on a new board below `why`; the old one is deleted or folded. Only edits the board of
    a person who is alone, and the copy of a person who waits. Returns whether it was shown.
    """
    return any([await _call_here(here, session, why, marked) for here in facing_each_copy(stage, session)])


async def _call_here(stage: Stage, session: Session, why: str | None, marked: int | None) -> bool:
    why = why if session.stored.calls_here else None
    board = presentation_of(session.stored.rules).board(session.stored, stage.display, marked, above=why)
    if session.stored.is_alone or not session.stored.calls_here:
        return await edit_board(stage, session, board)
    if stage.display.folds(session.stored):
        await stage.edit(session.stored, moved_down(session.stored.title, stage.display))
    return await call(stage, session, board, always=why is not None)


async def _post(stage: Stage, session: Session, view: Screen, called: Sequence[int] = ()) -> Posted | None:
    """As `Stage.post`. If the game's thread is gone, the game returns to its channel."""
    try:
        return await stage.post(session.stored, view, called)
    except ThreadGoneError:
        lobby_id = session.stored.thread_id
        home = changed(session.stored, thread_id=None, message_id=None)
        await session.commit(Change(session.stored, home))
        gone = stage.display.say("thread-gone", title=session.stored.title)
        await edit_message(stage, replace(session.stored, message_id=lobby_id), Screen(text_display(gone)))
        return await stage.post(session.stored, view, called)


async def post_board(stage: Stage, session: Session, view: Screen, called: Sequence[int] = ()) -> None:
    """As the answer if possible."""
    posted = await _post(stage, session, view, called)
    if posted is not None:
        note_board(stage, session, posted.id, called=session.stored.is_running and bool(called))


async def close_if_overdue(stage: Stage, session: Session) -> bool:
    """Closes a lobby without a start. Of a challenge, the clock tells both people."""
    closing = close_if_due(session.stored, now=session.now())
    if closing is None:
        return False
    await session.commit(closing)
    if stage.context is not None or not closing.after.is_challenge:
        await edit_board(stage, session, expired(closing.after, stage.display))
    return True


def expired(stored: StoredGame, display: Display) -> Screen:
    if stored.is_challenge:
        return challenge(stored, display)
    return closed_lobby(display.say("lobby-expired", title=stored.title, minutes=LOBBY_SECONDS // 60))


def _begun(stored: StoredGame, display: Display) -> Screen:
    """The lobby's message after the start, with the thread if any."""
    players = display.listed([display.name(player) for player in stored.players])
    dice, number = display.icon("die_5"), str(stored.id)
    head = display.say("game-begins", dice=dice, players=players, title=stored.title, id=number)
    where = display.say("begins-in-thread", thread=f"<#{stored.thread_id}>") if stored.thread_id else ""
    return Screen(*text_displays("\n".join(filter(None, [head, where, fixed_by(stored.seed.commitment, display)]))))


async def show_closed(stage: Stage, session: Session) -> None:
    """Tells both people of a challenge that it is closed; its host by a new message."""
    for here in facing_each_copy(stage, session):
        stored = session.stored
        if stored.faces == stored.host_id and stored.host_id not in stored.left_lobby:
            await post_board(here, session, view_of(stored, here.display))
        else:
            await here.edit(stored, view_of(stored, here.display))


async def show_beginning(stage: Stage, session: Session, before: StoredGame, board: Screen | None = None) -> None:
    """Turns the lobby's message into a line and pings the first player."""
    has_thread = session.stored.thread_id is not None
    lobby_id = await stage.edit(before, _begun(replace(session.stored, thread_id=None), stage.display))
    if stage.context is not None:
        await open_thread(stage.context, session.stored)
    if session.stored.is_running:
        await call(stage, session, board or view_of(session.stored, stage.display))
    if has_thread:
        begun = _begun(session.stored, stage.display)
        await edit_message(stage, replace(before, message_id=lobby_id), begun)


async def _end(
    stage: Stage, session: Session, before: StoredGame, game: State, steps: Sequence[AnyStep], told: Sequence[str]
) -> Sequel:
    """Shows the ending at once, or after the last turns (`steps` from `game`); records follow when they are counted."""
    stored, display = session.stored, stage.display
    if stored.thread_id is None:
        first, *rest = _frames(stage, stored, game, steps, ending(stored, display, told))
        await edit_board(stage, session, first)
        return Sequel(rest, {stored.faces: told} if stored.counts else {})
    await stage.edit(before, farewell(stored, display, told))
    await end_at_home(stage, session, stored.thread_id)
    return Sequel(told={None: ()}) if stored.counts else NOTHING


async def end_at_home(stage: Stage, session: Session, thread_id: int) -> None:
    await edit_board(stage, session, ending(session.stored, stage.display))
    await close_thread(stage.messages.client, thread_id)


async def call(stage: Stage, session: Session, view: Screen, *, always: bool = False) -> bool:
    """Posts a board that pings the current player, if the setting or `always` says so. Returns whether it was
    posted.
    """
    stored = session.stored
    pings = (always or stage.display.turns_call(stored)) and stored.opponent is None
    called = [stored.current_player] * pings
    posted = await _post(stage, session, view, called)
    if posted is None:
        # Without a ping, but the old board works again.
        await stage.edit(session.stored, view)
        return False
    stays = stage.display.folds(stored)
    if posted.below == stored.message_id != stored.lobby_message_id and not stays:
        stays = await edit_after_answer(stage, stored, moved_down(stored.title, stage.display))
    note_board(stage, session, posted.id, called=stored.calls_here, stays=stays)
    return True


def note_board(
    stage: Stage, session: Session, message_id: int, *, called: bool = False, stays: bool | None = None
) -> None:
    """The old message is deleted after the lock, unless it `stays` as a line: by default, as the setting says."""
    replaces = not (stage.display.folds(session.stored) if stays is None else stays)
    due_at = session.now() + (CLEARING_SECONDS if stage.context else 0)
    if change := note_message(session.stored, message_id, due_at=due_at, called=called, replaces=replaces):
        session.note(change)
