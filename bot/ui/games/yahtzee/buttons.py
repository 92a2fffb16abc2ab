"""What only a board of Yahtzee has controls for: dice are held and thrown, boxes taken, and cards looked at."""

import re
from collections.abc import Mapping

from bot.errors import Refused
from bot.games.yahtzee import Box, Game, Take, Throw
from bot.model.games import Status
from bot.play.guards import game_of
from bot.ui.game.deciding import carry_out, choosing, marking
from bot.ui.game.marks import Marked, marked_dice
from bot.ui.game.press import Action, Press
from bot.ui.games.yahtzee.cards import scorecard
from bot.ui.games.yahtzee.holds import toggled
from bot.ui.games.yahtzee.verbs import Verb

_BOXES = frozenset(Box)
_COLUMN = re.compile("[0-9]{1,2}")


def _hold(_game: Game, seen: Marked, now: int) -> int:
    """Holds the pressed die or releases it."""
    return toggled(now, seen.die or 0)


def _throw(press: Press) -> Throw:
    """Throws the dice but those that are held on the board on which the button was drawn."""
    game = press.session.game
    assert isinstance(game, Game)
    return Throw(marked_dice(game.turn.dice, Marked.read(press.address.arguments).marks))


def _take(press: Press) -> Take:
    """Takes the box that was chosen in the menu of a column. Raises Refused for what is no box."""
    chosen, column = press.context.values[0] if press.context.values else "", ":".join(press.address.arguments)
    if chosen not in _BOXES or not _COLUMN.fullmatch(column):
        raise Refused("unknown-button")
    return Take(Box(chosen), int(column))


async def _show_cards(press: Press) -> None:
    """Shows somebody their own card privately, or that of the seat whose turn it is. Raises Refused."""
    game = game_of(press.stored)
    seat = press.stored.seat_of(press.user_id) or game.current
    view = scorecard(press.stored, seat, press.context.display)
    await press.context.interaction.response.send_message(view=view, ephemeral=True)


async def _show_card(press: Press) -> None:
    """Shows the card of the chosen seat in place of the one before, which only this person sees. Raises Refused."""
    game, seat, shown = game_of(press.stored), press.chosen(), press.context.interaction.message
    if seat not in game.numbers or shown is None or not shown.flags.ephemeral:
        raise Refused("unknown-button")
    view = scorecard(press.stored, seat, press.context.display)
    await press.context.interaction.response.edit_message(view=view)


ACTIONS: Mapping[str, Action] = {
    Verb.DIE: marking(_hold),
    Verb.ROLL: carry_out(Status.PLAYING, choosing(_throw)),
    Verb.SCORE: carry_out(Status.PLAYING, choosing(_take)),
    Verb.CARDS: _show_cards,
    Verb.CARD: _show_card,
}
"""What they do."""
PRIVATE = frozenset({Verb.CARD})
"""The menus of answers that only one person sees."""
