"""What only a board of Yahtzee has controls for: dice are held and thrown, boxes taken, and cards looked at."""

import re
from collections.abc import Mapping

from bot.errors import Refused
from bot.games.errors import IllegalMove
from bot.games.yahtzee import Box, Game, Take, Throw
from bot.model.games import Status
from bot.play import turns
from bot.play.change import Change
from bot.play.guards import check_turn, game_of
from bot.ui.game.deciding import carry_out
from bot.ui.game.marks import Marked, drawing_of, marked_dice
from bot.ui.game.press import Action, Press
from bot.ui.game.showing import mend, redraw
from bot.ui.game.stage import Stage
from bot.ui.games.yahtzee.cards import scorecard
from bot.ui.games.yahtzee.holds import toggled
from bot.ui.games.yahtzee.verbs import Verb

_BOXES = frozenset(Box)
_COLUMN = re.compile("[0-9]{1,2}")


async def _hold_die(press: Press) -> None:
    """Holds the pressed die or releases it. Holds are in the addresses of the buttons, so nothing is stored."""
    try:
        check_turn(press.stored, press.user_id, press.address.revision)
    except (Refused, IllegalMove):
        if not await mend(press, Status.PLAYING):
            raise
        return
    drawn, drawing, seen = press.context.services.drawn, drawing_of(press.stored), Marked.read(press.address.arguments)
    die = seen.die or 0
    holds = drawn.press(drawing, seen.marks, die, lambda now: toggled(now, die))
    drawn.remember(drawing, holds)
    await redraw(Stage.of(press.context), press.session, holds)


def _roll(press: Press) -> Change:
    """Throws the dice but those that are held on the board on which the button was drawn."""
    game = press.session.game
    assert isinstance(game, Game)
    return _choose(press, Throw(marked_dice(game.turn.dice, Marked.read(press.address.arguments).marks)))


def _score(press: Press) -> Change:
    """Takes the box that was chosen in the menu of a column. Raises Refused for what is no box."""
    chosen = press.context.values[0] if press.context.values else ""
    column = ":".join(press.address.arguments)
    if chosen not in _BOXES or not _COLUMN.fullmatch(column):
        raise Refused("unknown-button")
    return _choose(press, Take(Box(chosen), int(column)))


def _choose(press: Press, choice: Throw | Take) -> Change:
    now, roller = press.session.now(), press.session.roller
    return turns.choose(press.stored, press.user_id, press.address.revision, choice, now=now, roller=roller)


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
    Verb.DIE: _hold_die,
    Verb.ROLL: carry_out(Status.PLAYING, _roll),
    Verb.SCORE: carry_out(Status.PLAYING, _score),
    Verb.CARDS: _show_cards,
    Verb.CARD: _show_card,
}
"""What they do."""
PRIVATE = frozenset({Verb.CARD})
"""The menus of answers that only one person sees."""
