"""What only a board of Farkle has buttons for: dice are kept, and then thrown, banked or taken over."""

from collections.abc import Callable, Mapping

from bot.games.farkle import Choice, Game, Then, keeps, leaders, needs_to_win, turn_after
from bot.model.games import Status, StoredGame
from bot.play.guards import Needs
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.display import Display
from bot.ui.game.address import Address
from bot.ui.game.marks import Marked, marked_dice
from bot.ui.games.farkle import marks
from bot.ui.games.farkle.verbs import Verb
from bot.ui.presentation import Action, choosing, marking


def _mark_die(game: Game, seen: Marked, now: int) -> int:
    """The pressed die is marked with as few others as possible, or unmarked with as few."""
    return marks.press(game.turn.thrown, keeps(game), now, seen.die or 0)


def _mark_best(_game: Game, seen: Marked, _now: int) -> int:
    """The dice that are worth most are in the button's address."""
    return seen.marks


def _keeping(then: Then) -> Callable[[Game, Marked], Choice]:
    """Keeps the dice that were marked on the board on which the button was drawn, and then does this."""
    return lambda game, seen: Choice(marked_dice(game.turn.thrown, seen.marks), then)


def _if_bank_loses(stored: StoredGame, seen: Marked, display: Display) -> Screen | None:
    """Asks whether somebody means to bank if that loses the game for certain."""
    game = stored.game
    assert isinstance(game, Game)
    keep = marks.chosen(game.turn.thrown, keeps(game), seen.marks)
    needs, points = needs_to_win(game), turn_after(game, keep).points if keep else game.turn.points
    if points >= needs:
        return None
    leading = leaders(game)
    names = display.listed([display.name(stored.players[seat - 1]) for seat in leading])
    mine, theirs = game.seat(game.current).total + points, game.seat(leading[0]).total
    sure = display.say("bank-sure", total=mine, leader=names, many=len(leading), leading=theirs, needs=needs)
    address = str(Address(stored.id, game.revision, Verb.BANK_ANYWAY, seen.arguments))
    bank = button(display.say("button-bank-anyway", points=points), address, style=Style.danger)
    return Screen(text_display(sure), action_row(bank))


ACTIONS: Mapping[str, Action] = {
    Verb.ROLL: choosing(_keeping(Then.ROLL), Marked.read),
    Verb.FOLLOW: choosing(_keeping(Then.FOLLOW), Marked.read),
    Verb.BANK: Action(
        choose=_keeping(Then.BANK),
        read=Marked.read,
        needs=Needs.TURN,
        drawn=Status.PLAYING,
        question=_if_bank_loses,
    ),
    Verb.BANK_ANYWAY: Action(choose=_keeping(Then.BANK), read=Marked.read, private=True, told="banked-well"),
    Verb.DIE: marking(_mark_die),
    Verb.BEST: marking(_mark_best),
}
"""What these buttons do."""
