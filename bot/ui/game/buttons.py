"""The room of a game's buttons: finds the game that a press is meant for, and who acts on the press."""

from collections.abc import Mapping

from bot.errors import Refused
from bot.model.games import Status, StoredGame
from bot.model.servers import Boards
from bot.play.lobby import close_if_due
from bot.ui.components import custom_ids
from bot.ui.context import Context
from bot.ui.game import lobby, lobby_rules, stopping, turn_buttons
from bot.ui.game.address import Verb, lead_to_another, read
from bot.ui.game.checking import answer_check
from bot.ui.game.deciding import carry_out
from bot.ui.game.farkle import buttons as farkle_buttons
from bot.ui.game.hint import answer_hint, check_hint
from bot.ui.game.press import Action, Press
from bot.ui.game.rematch import rematch
from bot.ui.game.showing import expired, lead_there, leave_behind, replace_board
from bot.ui.game.stage import Stage
from bot.ui.game.yahtzee import buttons as yahtzee_buttons
from bot.ui.places import home_of

_PRIVATE = (Verb.LEAVE_FOR_GOOD, Verb.BANK_ANYWAY, Verb.STOP_ASK, Verb.STOP_VOID, Verb.CARD, *lobby_rules.MENUS)
"""The buttons and menus of answers that only one person sees."""


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press of a game's button, whoever drew it and however long ago.

    Raises Refused, IllegalMove or RuleSetError where it is not allowed.
    """
    address = read(parts)
    if address is None or not _is_drawn_there(address.verb, context):
        raise Refused("unknown-button")
    asked: StoredGame | None = None
    async with context.services.sessions.lock(address.game, address.revision) as session:
        if not _is_reached_there(address.verb, context, session.stored):
            # Made by hand: a game is played, and can be seen, in its own channel and its threads only.
            raise Refused("no-such-game")
        if _shows_another(context, address.game):
            raise Refused("unknown-button")
        if closing := close_if_due(session.stored, now=session.now()):
            await session.commit(closing)
            await replace_board(Stage.of(context), session, expired(session.stored, context.display))
            if not context.interaction.response.is_done():
                # Something private was pressed, which is not the lobby itself.
                raise Refused("lobby-closed")
        elif _is_elsewhere(context, session.stored) and not _asks_for_rematch(address.verb, session.stored):
            await lead_there(context, session)
        elif _is_left_behind(context, session.stored):
            leave_behind(Press(context, session, address))
        elif address.verb is Verb.HINT:
            asked = check_hint(session.stored, context.user_id, address.revision)
        else:
            await act(Press(context, session, address))
    if asked is not None:
        # The others need not wait for the coach.
        await answer_hint(context, asked)


async def act(press: Press) -> None:
    """Acts on a press that the game's newest message, or a typed command, stands for. Raises what `handle` raises."""
    verb = press.address.verb
    action = _ACTIONS.get(verb) or _OF_KINDS[press.stored.engine.name].get(verb)
    if action is None:
        raise Refused("unknown-button")
    await action(press)


def _is_drawn_there(verb: Verb, context: Context) -> bool:
    """Boards are public. Whatever else is pressed on a private answer was made by hand."""
    message = context.interaction.message
    return verb in _PRIVATE or message is None or not message.flags.ephemeral


def _shows_another(context: Context, game_id: int) -> bool:
    """Was a message pressed that is about another game? Its answer would take the place of that game's board."""
    pressed = context.interaction.message
    return pressed is not None and lead_to_another(custom_ids(pressed.components), game_id)


def _is_reached_there(verb: Verb, context: Context, stored: StoredGame) -> bool:
    """A game is reached in its channel and its threads.

    It can be left from anywhere on its server, because its channel may be gone.
    """
    is_here = stored.channel_id in (context.interaction.channel_id, home_of(context.interaction))
    return is_here or (verb is Verb.LEAVE_FOR_GOOD and stored.guild_id == context.guild_id)


def _is_elsewhere(context: Context, stored: StoredGame) -> bool:
    """Was a public message pressed that is not where the game is shown now?"""
    pressed = context.interaction.message
    is_private = pressed is not None and pressed.flags.ephemeral
    return not is_private and context.interaction.channel_id != stored.place


def _asks_for_rematch(verb: Verb, stored: StoredGame) -> bool:
    """A rematch can be asked for in the thread in which the game was played, too."""
    return verb is Verb.REMATCH and stored.has_ended


def _is_left_behind(context: Context, stored: StoredGame) -> bool:
    """Was a board pressed that is gone, or should be, because the game is shown further down?"""
    pressed = context.interaction.message
    if pressed is None or pressed.flags.ephemeral or pressed.id == stored.lobby_message_id:
        return False
    return stored.is_running and not stored.is_shown_in(pressed.id) and context.display.boards is not Boards.FOLD


async def _check(press: Press) -> None:
    await answer_check(press.context, press.stored.id)


_ACTIONS: Mapping[Verb, Action] = {
    **{verb: carry_out(Status.LOBBY, decide) for verb, decide in lobby.DECISIONS.items()},
    **turn_buttons.ACTIONS,
    **lobby_rules.ACTIONS,
    Verb.STOP_ASK: stopping.ask_players,
    Verb.STOP_AGREE: stopping.agree,
    Verb.STOP_VOID: stopping.void,
    Verb.REMATCH: rematch,
    Verb.CHECK: _check,
}
"""What the buttons do that every game has."""
_OF_KINDS: Mapping[str, Mapping[Verb, Action]] = {
    "farkle": farkle_buttons.ACTIONS,
    "yahtzee": yahtzee_buttons.ACTIONS,
}
"""What the buttons do that only one game has."""
