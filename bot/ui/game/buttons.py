"""Presses on the buttons of a game."""

from collections.abc import Mapping

from bot.errors import IllegalMove, Refused
from bot.hooks import features
from bot.model.counting import changes
from bot.model.games import Change, Status, StoredGame
from bot.model.place import has_rights
from bot.play import turns
from bot.play.guards import Needs, check, game_of, seat_in
from bot.rulesets import shipped_of
from bot.store.endings import sharing
from bot.ui.channels import home_of, viewer_of
from bot.ui.components import Screen, Style, action_row, button, custom_ids, text_display, text_displays
from bot.ui.context import Context, address_in
from bot.ui.display import GOLD
from bot.ui.game import lobby_buttons, opening, turn_buttons
from bot.ui.game.checking import send_check
from bot.ui.game.old_boards import lead_there, leave_behind, redraw_if_old
from bot.ui.game.plan import Answer
from bot.ui.game.solo import compared, squares
from bot.ui.game.table import AnsweringAction, ChangingAction, LaterAction, Table, at_table
from bot.ui.game.threads import close_again
from bot.ui.game_addresses import GAMES_ADDRESS, ROUTE, Address, Verb
from bot.ui.presentation import Action, CallingAction, ChoosingAction, MarkingAction, ViewingAction, presentation_of


async def _check(table: Table, address: Address) -> None:
    context = table.context
    await send_check(context, address.game, context.guild_id, await viewer_of(context))


async def _share(table: Table, _address: Address) -> None:
    """Posts the points of a game alone, once per channel. Raises Refused."""
    context, stored = table.context, table.stored
    if not stored.is_solo or context.user_id not in stored.seats.players:
        raise Refused("unknown-button")
    database, channel_id = context.services.sessions.database, context.interaction.channel_id or 0
    async with sharing(database, stored.id, channel_id) as is_first:
        if not is_first:
            raise Refused("shared-already")
        view = await _shared_view(context, stored)
        await context.answers.show(view=view, private=False)


async def _shared_view(context: Context, stored: StoredGame) -> Screen:
    endings, display = context.services.endings, context.here
    total, (player,) = game_of(stored).seat(1).total, stored.seats.players
    head = display.say("over-shared-alone", player=display.name(player), title=stored.title, total=total)
    lines = [head, *compared(stored, await endings.earlier(stored), display)]
    presentation = presentation_of(stored.rules)
    if presentation.solo is not None:
        async with endings.finished(stored.id, stored.guild_id) as finished:
            points = [turn.points for turn in finished.summary.turns] if finished else []
            lines += squares(presentation.solo, points, display) if finished else []
    below = presentation.below_totals(stored, [(1, 1)], display)
    shipped = shipped_of(stored.engine).get(stored.base)
    is_shipped = shipped is not None and not changes(stored.rules, shipped.rules)
    # Its route is in `bot.ui.game.opening`.
    play = address_in("fp", stored.base if is_shipped else stored.title)
    start = button(display.label("button-start-game", game=stored.title), play, style=Style.primary)
    return Screen(*text_displays("\n".join(lines), *below), action_row(start), accent=GOLD)


_ACTIONS: Mapping[str, Action] = {
    **lobby_buttons.ACTIONS,
    **opening.ACTIONS,
    **turn_buttons.ACTIONS,
    Verb.REMATCH: AnsweringAction(opening.rematch, needs=Needs.ENDED, only_here=True),
    Verb.SHARE: AnsweringAction(_share, needs=Needs.ENDED, only_here=True),
    Verb.CHECK: AnsweringAction(_check, also_private=True),
}
"""The actions of the buttons that all games have, without those of features."""


async def handle(context: Context, address: Address) -> None:
    """Handles a press on a button of a game, also on old messages. Raises Refused, IllegalMove or RuleSetError."""
    async with at_table(context, address.game, address.revision) as table:
        action = _pressed_action(table, address.verb)
        if table.stored.status is Status.LOBBY:
            if await table.close_if_overdue():
                if context.answers.is_due:
                    # A private message, not the lobby.
                    raise Refused("lobby-closed", game=table.stored.engine.name)
                return
            lobby_buttons.notice_host(table)
        is_on_board = not _replies(action, context)
        if _is_elsewhere(table, address.verb):
            await lead_there(table)
            return
        if is_on_board:
            if _is_left_behind(table):
                await leave_behind(table)
            _remember_pressed(table)
        before = table.stored
        await use(table, address, action)
    for feature in features():
        feature.pressed(context, before, table.stored)
    if context.is_overtaken:
        await context.answers.acknowledge()
    close_again(context, before)
    if isinstance(action, LaterAction):
        await action.later(context, table.stored)


async def use(table: Table, address: Address, action: Action) -> Change | None:
    """Does what a button of the newest message or a typed command says, and returns the change, if any. Raises as
    `handle` does.
    """
    context, was_away = table.context, False
    try:
        check(action.needs, table.stored, context.user_id, address.revision, may_help=context.may_help)
        was_away = await _let_go_on(table, action)
        address = address._replace(arguments=action.read(address.arguments, context.first_chosen))
        change = await _done(table, address, action)
        return change and await table.make(change, await _reply(table, action, change.after))
    except (Refused, IllegalMove):
        if was_away:
            await table.redraw()
        if action.redrawn_while is None or not await redraw_if_old(table, address, action.redrawn_while):
            raise
        return None


async def _done(table: Table, address: Address, action: Action) -> Change | None:
    """The change that the action makes; None if it has answered without one, or answers once the game is unlocked."""
    context, stored, arguments = table.context, table.stored, address.arguments
    match action:
        case ChoosingAction():
            change = _chosen(table, action.choose(game_of(stored), arguments), Needs.TURN)
            question = action.question and action.question(stored, arguments, context.display)
            if question is None:
                return change
            await context.answers.show(view=question)
        case CallingAction():
            return _chosen(table, action.call(game_of(stored), seat_in(stored, context.user_id), arguments), Needs.CALL)
        case ChangingAction():
            return await action.change(table, address)
        case MarkingAction():
            context.services.marks.mark(stored, arguments, action.mark)
            if not context.is_overtaken:
                await table.redraw_own()
        case ViewingAction():
            view = action.view(stored, context.user_id, arguments, context.display)
            await (context.answers.edit(view) if action.private else context.answers.show(view=view))
        case AnsweringAction():
            await action.answer(table, address)
    return None


def _chosen(table: Table, choice: object, needs: Needs) -> Change:
    given, session = (table.stored, table.context.user_id, choice), table.session
    return turns.choose(*given, needs=needs, now=session.now(), roller=session.roller)


async def _let_go_on(table: Table, action: Action) -> bool:
    """Lets a held turn continue, because its player is back, and returns whether it was held."""
    is_theirs = bool(action.needs & (Needs.CALL | Needs.TURN)) and table.context.user_id == table.stored.current_player
    change = turns.hold(table.stored, None, now=table.session.now()) if is_theirs else None
    if change is not None:
        await table.session.commit(change)
    return change is not None


def _remember_pressed(table: Table) -> None:
    """Remembers the pressed board, if it is newer than the known one: a process posted it, and stopped before it could
    store that.
    """
    board, pressed = table.own_board, table.context.interaction.message
    if (
        pressed is None
        or table.context.has_pressed_private
        or table.stored.has_ended
        or not table.stored.seats.number_of(table.context.user_id)
    ):
        return
    if board.may_be_in(pressed.id) and pressed.id != board.message_id:
        table.remember_message(board, pressed.id, replaces=not table.folds(board))


def _pressed_action(table: Table, verb: str) -> Action:
    """The action of the pressed button. Raises Refused without a presentation, and for a forged press: games are
    visible only in their channel and its threads, and in private messages of their players once they have begun. A
    lobby's menus and confirmations are private, too.
    """
    context, stored = table.context, table.stored
    is_here, is_private = _is_pressed_here(table), context.has_pressed_private
    is_played = stored.game is not None and stored.seats.number_of(context.user_id) is not None
    if not is_here and not (is_private and is_played):
        raise Refused("no-such-game")
    own = (presentation_of(stored.rules).actions, *(feature.actions() for feature in features()))
    action = next((each[verb] for each in (_ACTIONS, *own) if verb in each), None)
    if action is None or (stored.is_challenge and verb not in opening.CHALLENGE_VERBS):
        raise Refused("unknown-button")
    is_board = is_private and not (action.private or action.also_private)
    is_forged = (action.private and not is_private) or (
        is_board and (_replies(action, context) or not _shows_privately(table))
    )
    if is_forged or _shows_another(table) or (action.only_here and not is_here):
        # The answer would replace another message, or the press would post where its person is not.
        raise Refused("unknown-button")
    # If a player elsewhere confirms a move, the result replaces the question.
    table.is_private = is_board or (is_private and not is_here and isinstance(action, ChoosingAction))
    return action


def _replies(action: Action, context: Context) -> bool:
    """Whether the button is on a message of its own, not on a board."""
    return action.replies and (context.has_pressed_private or not action.also_private)


async def _reply(table: Table, action: Action, after: StoredGame) -> Answer | None:
    """The answer to a press that makes a change; None if the board shows the result."""
    if table.is_private or not _replies(action, table.context):
        return None
    reply: Screen | str = action.reply
    if isinstance(action, ChangingAction) and action.reply_after is not None:
        reply = await action.reply_after(table.context, after)
    if isinstance(reply, str):
        reply = Screen(
            text_display(table.context.on_pressed.say(reply, title=after.title, id=str(after.number or "none")))
        )
    return Answer(reply, passing=isinstance(action, (ChoosingAction, CallingAction)))


def _shows_another(table: Table) -> bool:
    """Whether an answer would replace another game's board."""
    pressed, stored = table.context.interaction.message, table.stored
    if pressed is None or pressed.id == table.own_board.message_id:
        return False
    shown = custom_ids(pressed.components)
    first = next((custom_id for custom_id in shown if custom_id.startswith(f"{ROUTE}:")), None)
    return first is not None and not first.startswith(f"{ROUTE}:{stored.id}:")


def _shows_privately(table: Table) -> bool:
    """Whether the pressed private message shows the game."""
    pressed, stored = table.context.interaction.message, table.stored
    if pressed is None or stored.game is None or not has_rights(stored.guild_id):
        return False
    return GAMES_ADDRESS in custom_ids(pressed.components)


def _is_pressed_here(table: Table) -> bool:
    """Whether the press is in the channel of the game or a thread of it."""
    interaction, channel_id = table.context.interaction, table.own_board.channel_id
    return channel_id == interaction.channel_id or channel_id == home_of(interaction)


def _is_elsewhere(table: Table, verb: str) -> bool:
    """Whether the press is elsewhere than the game's board; rematches may be pressed in the game's thread."""
    context, stored = table.context, table.stored
    is_there = context.has_pressed_private or context.interaction.channel_id == stored.channel_of(table.own_board)
    return not is_there and not (verb == Verb.REMATCH and stored.has_ended)


def _is_left_behind(table: Table) -> bool:
    """Whether an old board was pressed whose game is shown further down."""
    pressed, board = table.context.interaction.message, table.own_board
    if pressed is None or table.context.has_pressed_private or pressed.id == board.lobby_message_id:
        return False
    return table.stored.is_running and not board.may_be_in(pressed.id)
