"""Presses on the buttons of a game."""

from collections.abc import Mapping

from bot.errors import IllegalMove, Refused
from bot.model.games import Change, Status, StoredGame
from bot.play import turns
from bot.play.guards import check, game_of
from bot.play.sessions import Session
from bot.ui.components import Screen, custom_ids, text_display
from bot.ui.context import Context, show_privately
from bot.ui.game import challenging, checking, hint, lobby, lobby_rules, rematch, stopping, turn_buttons
from bot.ui.game.address import ROOM, Address, Verb
from bot.ui.game.films import NOTHING, Sequel
from bot.ui.game.old_boards import lead_there, leave_behind, mend
from bot.ui.game.showing import (
    at_table,
    begin_sequel,
    close_if_overdue,
    let_opponents_play,
    next_board,
    note_board,
    redraw_here,
    show,
)
from bot.ui.game.stage import Stage, acknowledge, answer_by_edit, take_back
from bot.ui.games.registry import presentation_of
from bot.ui.places import home_of
from bot.ui.presentation import Action

_ACTIONS: Mapping[str, Action] = {
    **lobby.ACTIONS,
    **lobby_rules.ACTIONS,
    **challenging.ACTIONS,
    **turn_buttons.ACTIONS,
    **stopping.ACTIONS,
    Verb.HINT: hint.ACTION,
    Verb.REMATCH: rematch.ACTION,
    Verb.CHECK: checking.ACTION,
}
"""The buttons of all games."""


async def handle(context: Context, address: Address) -> None:
    """Accepts presses on old messages. Raises Refused, IllegalMove or RuleSetError."""
    stage = Stage.of(context)
    async with at_table(context, address.game, address.revision) as session:
        action = _pressed_action(context, session.stored, address.verb)
        if session.stored.status is Status.LOBBY and await close_if_overdue(stage, session):
            if not context.interaction.response.is_done():
                # A private message, not the lobby.
                raise Refused("lobby-closed")
            return
        if _is_elsewhere(context, session.stored, address.verb):
            await lead_there(context, session)
            return
        if not action.reply and _is_left_behind(context, session.stored):
            await leave_behind(context, session)
        sequel = await act(context, session, address, action)
    if context.is_overtaken:
        await acknowledge(context.interaction)
    begin_sequel(stage, context.services, session.stored, sequel)
    if action.later is not None:
        await action.later(context, session.stored)


async def act(context: Context, session: Session, address: Address, action: Action) -> Sequel:
    """For a button of the newest message or a typed command. Raises as `handle` does."""
    stage = Stage.of(context)
    try:
        if not action.reply and (action.choose or action.change):
            _note_pressed_board(context, session)
        stored, user_id = session.stored, context.user_id
        check(action.needs, stored, user_id, address.revision, may_manage=context.may_manage)
        address = address._replace(arguments=action.read(address.arguments, context.first_chosen))
        if action.later is not None:
            return NOTHING
        if action.answer is not None:
            await action.answer(context, session, address)
            return NOTHING
        if action.mark is not None:
            marked = context.services.marks.mark(stored, address.arguments, action.mark)
            if not context.is_overtaken:
                await redraw_here(stage, session, marked)
            return NOTHING
        change = await _decided(action, context, session, address)
        question = action.question and action.question(stored, address.arguments, context.display)
        if question is not None:
            await show_privately(context, question)
            return NOTHING
        change = session.let_first_roll_fall(change)
        board = next_board(change, context.display, _marked_after(context, change))
        await session.commit(change)
    except (Refused, IllegalMove):
        if action.drawn is None or not await mend(context, session, address, action.drawn):
            raise
        return NOTHING
    has_replied = False
    if action.reply:
        has_replied = await answer_by_edit(context.interaction, await _reply(action, context, session.stored))
    change = await let_opponents_play(stage, session, change)
    sequel = await show(stage, session, change, board)
    if has_replied and action.choose is not None:
        # The game shows the result. If the answer failed, this may be the board.
        await take_back(context.interaction)
    return sequel


def _note_pressed_board(context: Context, session: Session) -> None:
    """Notes the pressed board if it is newer than the known one: a process posted it, and stopped before it could store
    that.
    """
    stored, pressed = session.stored, context.interaction.message
    if pressed is None or pressed.flags.ephemeral or stored.message_id is None or stored.has_ended:
        return
    if pressed.id > stored.message_id and stored.seat_of(context.user_id):
        note_board(Stage.of(context), session, pressed.id)


def _pressed_action(context: Context, stored: StoredGame, verb: str) -> Action:
    """Raises Refused without a presentation, and for a forged press: games are visible only in their channel and its
    threads, boards are public, and confirmations and a lobby's menus are private.
    """
    if not _may_be_pressed_here(context, stored, verb):
        raise Refused("no-such-game")
    own = presentation_of(stored.rules).actions
    action = _ACTIONS.get(verb) or own.get(verb)
    if action is None or (stored.is_challenge and verb not in challenging.VERBS):
        raise Refused("unknown-button")
    if context.has_pressed_private != action.private or _shows_another(context, stored):
        # The answer would replace another message.
        raise Refused("unknown-button")
    return action


async def _decided(action: Action, context: Context, session: Session, address: Address) -> Change:
    stored = session.stored
    if action.choose is None:
        assert action.change is not None
        return await action.change(context, session, address)
    choice = action.choose(game_of(stored), address.arguments)
    return turns.choose(stored, choice, now=session.now(), roller=session.roller)


async def _reply(action: Action, context: Context, stored: StoredGame) -> Screen:
    reply = action.reply if isinstance(action.reply, str) else await action.reply(context, stored)
    if isinstance(reply, Screen):
        return reply
    return Screen(text_display(context.display.say(reply, title=stored.title, id=str(stored.id))))


def _marked_after(context: Context, change: Change) -> int | None:
    """Keeps the marks that the current player makes while another person acts."""
    before, after, marks = change.before, change.after, context.services.marks
    if before.game is None or after.game is None or before.game.turn is not after.game.turn:
        return None
    marked = marks.last(before)
    if marked is not None:
        marks.remember(after, marked)
    return marked


def _shows_another(context: Context, stored: StoredGame) -> bool:
    """An answer would replace another game's board."""
    pressed = context.interaction.message
    if pressed is None or pressed.id == stored.message_id:
        return False
    shown = custom_ids(pressed.components)
    first = next((custom_id for custom_id in shown if custom_id.startswith(f"{ROOM}:")), None)
    return first is not None and not first.startswith(f"{ROOM}:{stored.id}:")


def _may_be_pressed_here(context: Context, stored: StoredGame, verb: str) -> bool:
    """In the channel and its threads. Players leave from anywhere on the server, because the channel may be gone."""
    is_here = stored.channel_id == context.interaction.channel_id or stored.channel_id == home_of(context.interaction)
    plays_there = stored.guild_id == context.guild_id and stored.seat_of(context.user_id) is not None
    return is_here or (verb == Verb.LEAVE_FOR_GOOD and plays_there)


def _is_elsewhere(context: Context, stored: StoredGame, verb: str) -> bool:
    """Rematches may be pressed in the game's thread."""
    is_there = context.has_pressed_private or context.interaction.channel_id == stored.place
    return not is_there and not (verb == Verb.REMATCH and stored.has_ended)


def _is_left_behind(context: Context, stored: StoredGame) -> bool:
    """Was an old board pressed whose game is shown further down?"""
    pressed = context.interaction.message
    if pressed is None or pressed.flags.ephemeral or pressed.id == stored.lobby_message_id:
        return False
    return stored.is_running and not stored.is_shown_in(pressed.id)
