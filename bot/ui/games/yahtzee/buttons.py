"""The controls of a Yahtzee board."""

import re
from collections.abc import Mapping

from bot.errors import Refused
from bot.games.yahtzee import Box, Game, Take, Throw
from bot.play.guards import game_of
from bot.play.sessions import Session
from bot.ui.context import Context
from bot.ui.game.address import Address, Marked, chosen_number, marked_dice
from bot.ui.games.yahtzee.cards import scorecard
from bot.ui.games.yahtzee.holds import toggled
from bot.ui.games.yahtzee.verbs import Verb
from bot.ui.presentation import Action, choosing, marking

_BOXES = frozenset(Box)
_COLUMN = re.compile("[0-9]{1,2}")


def _hold(_game: Game, seen: Marked, now: int) -> int:
    return toggled(now, seen.die or 0)


def _throw(game: Game, seen: Marked) -> Throw:
    """Keeps the dice held when the button was drawn."""
    return Throw(marked_dice(game.turn.dice, seen.marks))


def _take(_game: Game, take: Take) -> Take:
    return take


def _box(arguments: tuple[str, ...], chosen: str) -> Take:
    """Raises Refused for an invalid value."""
    column = ":".join(arguments)
    if chosen not in _BOXES or not _COLUMN.fullmatch(column):
        raise Refused("unknown-button")
    return Take(Box(chosen), int(column))


async def _show_cards(context: Context, session: Session, _address: Address) -> None:
    """Shows the user's card, or the current player's. Raises Refused."""
    stored = session.stored
    view = scorecard(stored, stored.seat_of(context.user_id) or game_of(stored).current, context.display)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def _show_card(context: Context, session: Session, address: Address) -> None:
    """Replaces the private card. Raises Refused."""
    if address.arguments not in game_of(session.stored).numbers or not context.has_pressed_private:
        raise Refused("unknown-button")
    view = scorecard(session.stored, address.arguments, context.display)
    await context.interaction.response.edit_message(view=view)


ACTIONS: Mapping[str, Action] = {
    Verb.DIE: marking(_hold),
    Verb.ROLL: choosing(_throw, Marked.read),
    Verb.SCORE: choosing(_take, _box),
    Verb.CARDS: Action(answer=_show_cards),
    Verb.CARD: Action(answer=_show_card, read=chosen_number, private=True),
}
