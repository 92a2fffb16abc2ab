"""The room of a game's buttons: finds the game that a press is meant for, and who acts on the press."""

from collections.abc import Awaitable, Callable

from bot.errors import Refused
from bot.games.farkle import IllegalMove
from bot.model.games import Status, StoredGame
from bot.play.lobby import close_if_due
from bot.ui.context import Context
from bot.ui.game import lobby, turn_buttons
from bot.ui.game.address import Verb, read
from bot.ui.game.checking import answer_check
from bot.ui.game.press import Decide, Press
from bot.ui.game.rematch import rematch
from bot.ui.game.showing import expired, lead_there, mend, replace_board, show
from bot.ui.game.stage import Stage
from bot.ui.places import home_of

_Action = Callable[[Press], Awaitable[None]]


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Acts on a press of a game's button, whoever drew it and however long ago.

    Raises Refused, IllegalMove or RuleSetError where it is not allowed.
    """
    address = read(parts)
    if address is None or not _is_drawn_there(address.verb, context):
        raise Refused("unknown-button")
    async with context.services.sessions.lock(address.game, address.revision) as session:
        if not _is_reached_there(address.verb, context, session.stored):
            # Made by hand: a game is played, and can be seen, in its own channel and its threads only.
            raise Refused("no-such-game")
        if closing := close_if_due(session.stored, now=session.now()):
            await session.commit(closing)
            await replace_board(Stage.of(context), session, expired(session.stored, context.display))
        elif _is_elsewhere(context, session.stored):
            await lead_there(context, session)
        else:
            await _ACTIONS[address.verb](Press(context, session, address))


def _is_drawn_there(verb: Verb, context: Context) -> bool:
    """Boards are public. Whatever else is pressed on a private answer was made by hand."""
    message = context.interaction.message
    return verb is Verb.LEAVE_FOR_GOOD or message is None or not message.flags.ephemeral


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


def _carry_out(drawn: Status, decide: Decide) -> _Action:
    """Commits what a press decides, and shows it.

    Where the press is refused because the game no longer stands as its message shows it, which is with the status
    `drawn`, the message is mended instead.
    """

    async def act(press: Press) -> None:
        try:
            change = decide(press)
            await press.session.commit(change)
        except (Refused, IllegalMove):
            if not await mend(press, drawn):
                raise
        else:
            await show(Stage.of(press.context), press.session, change, press.marked)

    return act


async def _check(press: Press) -> None:
    await answer_check(press.context, press.stored.id)


_ACTIONS: dict[Verb, _Action] = {
    **{verb: _carry_out(Status.LOBBY, decide) for verb, decide in lobby.DECISIONS.items()},
    **{verb: _carry_out(Status.PLAYING, decide) for verb, decide in turn_buttons.CHOICES.items()},
    Verb.RESUME: _carry_out(Status.PAUSED, turn_buttons.resume),
    **turn_buttons.ACTIONS,
    Verb.REMATCH: rematch,
    Verb.CHECK: _check,
}
