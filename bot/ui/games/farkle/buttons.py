"""What only a board of Farkle has buttons for: dice are kept, and then thrown, banked or taken over."""

from collections.abc import Callable, Mapping

from bot.errors import IllegalMove, Refused
from bot.games.farkle import Choice, Game, Then, keeps, leaders, needs_to_win, turn_after
from bot.model.games import Status
from bot.play.guards import check_turn
from bot.play.sessions import Session
from bot.ui.answers import in_time
from bot.ui.components import Screen, Style, action_row, button, text_display
from bot.ui.game.deciding import carry_out, choosing, marking
from bot.ui.game.marks import Marked, marked_dice
from bot.ui.game.press import Action, Decide, Press
from bot.ui.game.showing import show
from bot.ui.game.stage import Stage, answer_by_edit, take_back
from bot.ui.games.farkle import marks
from bot.ui.games.farkle.verbs import Verb


def _game_of(session: Session) -> Game:
    assert isinstance(session.game, Game)
    return session.game


def _marked(press: Press) -> Marked:
    return Marked.read(press.address.arguments)


def _mark_die(game: Game, seen: Marked, now: int) -> int:
    """The pressed die is marked with as few others as possible, or unmarked with as few."""
    return marks.press(game.turn.thrown, keeps(game), now, seen.die or 0)


def _mark_best(_game: Game, seen: Marked, _now: int) -> int:
    """The dice that are worth most are in the button's address."""
    return seen.marks


MARKS: Mapping[str, Callable[[Game, Marked, int], int]] = {Verb.DIE: _mark_die, Verb.BEST: _mark_best}


def _keeping(then: Then) -> Callable[[Game, Marked], Choice]:
    """Keeps the dice that were marked on the board on which the button was drawn, and then does this."""
    return lambda game, seen: Choice(marked_dice(game.turn.thrown, seen.marks), then)


CHOICES: Mapping[str, Callable[[Game, Marked], Choice]] = {
    Verb.ROLL: _keeping(Then.ROLL),
    Verb.BANK: _keeping(Then.BANK),
    Verb.FOLLOW: _keeping(Then.FOLLOW),
}


def _choosing(verb: Verb) -> Decide:
    return choosing(lambda press: CHOICES[verb](_game_of(press.session), _marked(press)))


_decide_to_bank = _choosing(Verb.BANK)
_bank = carry_out(Status.PLAYING, _decide_to_bank)


async def _bank_or_ask(press: Press) -> None:
    if not await _ask_if_bank_loses(press):
        await _bank(press)


async def _ask_if_bank_loses(press: Press) -> bool:
    """Asks privately whether somebody means to bank if that loses the game for certain. Returns whether it asked."""
    try:
        check_turn(press.stored, press.user_id, press.address.revision)
    except (Refused, IllegalMove):
        # Whoever acts on the press says why not.
        return False
    game, display = _game_of(press.session), press.context.display
    keep = marks.chosen(game.turn.thrown, keeps(game), _marked(press).marks)
    needs, points = needs_to_win(game), turn_after(game, keep).points if keep else game.turn.points
    if points >= needs:
        return False
    leading = leaders(game)
    names = display.listed([display.name(press.stored.players[seat - 1]) for seat in leading])
    mine, theirs = game.seat(game.current).total + points, game.seat(leading[0]).total
    sure = display.say("bank-sure", total=mine, leader=names, many=len(leading), leading=theirs, needs=needs)
    address = press.address._replace(verb=Verb.BANK_ANYWAY)
    bank = button(display.say("button-bank-anyway", points=points), str(address), style=Style.danger)
    view = Screen(text_display(sure), action_row(bank))
    async with in_time():
        await press.context.interaction.response.send_message(view=view, ephemeral=True)
    return True


async def _bank_anyway(press: Press) -> None:
    change = _decide_to_bank(press)
    await press.session.commit(change)
    banked = Screen(text_display(press.context.display.say("banked-well")))
    is_answered = await answer_by_edit(press.context.interaction, banked)
    await show(Stage.of(press.context), press.session, change)
    if is_answered:
        # The game shows it. Else the board itself may have been the answer.
        await take_back(press.context.interaction)


ACTIONS: Mapping[str, Action] = {
    Verb.ROLL: carry_out(Status.PLAYING, _choosing(Verb.ROLL)),
    Verb.FOLLOW: carry_out(Status.PLAYING, _choosing(Verb.FOLLOW)),
    Verb.BANK: _bank_or_ask,
    Verb.BANK_ANYWAY: _bank_anyway,
    **{verb: marking(mark) for verb, mark in MARKS.items()},
}
"""What these buttons do."""
PRIVATE = frozenset({Verb.BANK_ANYWAY})
"""The buttons of answers that only one person sees."""
