"""`/farkle roll`, `keep` and `bank`, for keyboards and screen readers.

Buttons carry their board's revision; typed moves don't, so they are refused right after another player's change.
"""

from collections.abc import Mapping

from bot.errors import Refused
from bot.games.dice import Dice
from bot.games.farkle import Game, Keep, Phase, keeps, play, turn_after
from bot.model.games import StoredGame
from bot.play.guards import Needs, check
from bot.play.sessions import Session
from bot.text import Typed
from bot.ui.context import Context, privately
from bot.ui.display import Display, dice
from bot.ui.game.address import Address, Marked
from bot.ui.game.buttons import act
from bot.ui.game.films import NOTHING, Sequel
from bot.ui.game.showing import redraw_here
from bot.ui.game.stage import Stage
from bot.ui.games.farkle.buttons import ACTIONS, Verb, only_sensible, place
from bot.ui.presentation import TypedMove

_FACES = frozenset("123456")
_BETWEEN = frozenset(" ,;+")
_MOST_OFFERED = 25


async def roll(context: Context, session: Session, _typed: str) -> Sequel:
    """If the first roll may have fallen by itself, tells it first."""
    stored, game, marks = session.stored, _checked(context, session), context.services.marks
    turn = game.turn
    may_be_unseen = turn.throws == 1 and turn.thrown and context.services.settings.of(context.guild_id).first_roll
    if may_be_unseen and marks.last(stored) is None:
        marks.remember(stored, _marks(context, session))
        await _answer(context, session)
        return NOTHING
    return await _press(context, session, game, Verb.ROLL)


async def bank(context: Context, session: Session, _typed: str) -> Sequel:
    return await _press(context, session, _checked(context, session), Verb.BANK)


async def _press(context: Context, session: Session, game: Game, verb: Verb) -> Sequel:
    address = Address(session.stored.id, game.revision, verb, Marked(_marks(context, session)).arguments)
    sequel = await act(context, session, address, ACTIONS[verb])
    await _answer(context, session)
    return sequel


def _marks(context: Context, session: Session) -> int:
    game, marked = session.game, context.services.marks.last(session.stored)
    assert isinstance(game, Game)
    return only_sensible(game.turn.thrown, keeps(game), game.rules.dice) if marked is None else marked


async def keep(context: Context, session: Session, typed: str) -> Sequel:
    """Marks dice as presses do."""
    game = _checked(context, session)
    kept = read_dice(typed)
    # Raises the reason if these dice can't be kept.
    play(game, Keep(game.current, kept))
    marked = place(game.turn.thrown, kept)
    context.services.marks.remember(session.stored, marked)
    await redraw_here(Stage.of(context), session, marked)
    await _answer(context, session, kept)
    return NOTHING


def read_dice(typed: str) -> Dice:
    """Accepts `1 1 5` or `115`; returns ascending dice. Raises Refused (`not-dice`)."""
    faces = [character for character in typed if character not in _BETWEEN]
    if not faces or not _FACES.issuperset(faces):
        raise Refused("not-dice", given=Typed(typed[:20]))
    return tuple(sorted(map(int, faces)))


def offered_keeps(stored: StoredGame, typed: str, display: Display) -> list[tuple[str, str]]:
    """Legal keeps with the typed dice: exactly these first, then the best."""
    assert isinstance(stored.game, Game)
    wanted = [character for character in typed if character not in _BETWEEN]
    found = [
        keep
        for keep in keeps(stored.game)
        if all(dice(keep.dice).count(face) >= wanted.count(face) for face in set(wanted))
    ]
    found.sort(key=lambda keep: len(keep.dice) != len(wanted))
    return [
        (display.label("choice-keep", dice=dice(keep.dice), points=keep.points), dice(keep.dice))
        for keep in found[:_MOST_OFFERED]
    ]


def _checked(context: Context, session: Session) -> Game:
    """Raises Refused and IllegalMove if the player may not move or has not seen this board."""
    stored, game = session.stored, session.game
    assert isinstance(game, Game)
    check(Needs.TURN, stored, context.user_id, stored.revision)
    if context.services.sessions.was_changed_by_others(stored.id, context.user_id):
        raise Refused("typed-too-soon", link=stored.link)
    return game


async def _answer(context: Context, session: Session, kept: Dice = ()) -> None:
    """Tells the player privately what they can decide, unless a board or a question was the answer."""
    if context.interaction.response.is_done():
        return
    stored, say = session.stored, context.display.say
    game = stored.game
    if not isinstance(game, Game) or game.phase is not Phase.KEEP or stored.seat_of(context.user_id) != game.current:
        await privately(context.interaction, say("board-is-here", link=stored.link))
        return
    keep = next((each for each in keeps(game) if each.dice == kept), None)
    if keep is not None:
        told = say("typed-kept", dice=dice(kept), points=turn_after(game, keep).points)
    else:
        best = keeps(game)[0]
        told = say("typed-threw", dice=dice(game.turn.thrown), best=dice(best.dice), points=best.points)
    await privately(context.interaction, f"{told} {stored.link}")


TYPED_MOVES: Mapping[str, TypedMove] = {
    "roll": roll,
    "keep": keep,
    "bank": bank,
}
