"""`/farkle roll`, `keep` and `bank`, for keyboards and screen readers."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.errors import Refused
from bot.games.dice import Dice
from bot.games.farkle import Game, Keep, Phase, keep_to_bank, keeps, play, turn_after
from bot.model.games import StoredGame
from bot.typed import Typed
from bot.ui.display import Display, dice
from bot.ui.games.farkle.buttons import Verb, chosen, only_sensible
from bot.ui.marks import marks_of
from bot.ui.presentation import TypedMove

_FACES = frozenset("123456")
_BETWEEN = frozenset(" ,;+")
_MOST_OFFERED = 25


def press(verb: Verb, game: Game, _typed: str, marked: int | None, first_roll: bool) -> TypedMove:
    """The press that a typed move stands for. If the first roll may have fallen by itself, it only shows that."""
    marks = only_sensible(game.turn.thrown, keeps(game), game.rules.dice) if marked is None else marked
    if game.turn.throws == 1 and game.turn.thrown and first_roll and marked is None:
        return TypedMove(None, marks, unseen=True)
    return TypedMove(verb, marks)


def keep(game: Game, typed: str, _marked: int | None, _first_roll: bool) -> TypedMove:
    """The marks that typed dice make, as presses do."""
    kept = read_dice(typed)
    # Raises the reason if these dice can't be kept.
    play(game, Keep(game.current, kept))
    return TypedMove(None, marks_of(game.turn.thrown, kept))


def read_dice(typed: str) -> Dice:
    """The dice in a text such as `1 1 5` or `115`, in ascending order. Raises Refused (`not-dice`)."""
    faces = [character for character in typed if character not in _BETWEEN]
    if not faces or not _FACES.issuperset(faces):
        raise Refused("not-dice", given=Typed(typed[:20]))
    return tuple(sorted(map(int, faces)))


def offered_keeps(stored: StoredGame, typed: str, display: Display) -> list[tuple[str, str]]:
    """Legal keeps with the typed dice: exactly these first, then the best."""
    wanted = [character for character in typed if character not in _BETWEEN]
    found = [
        keep
        for keep in keeps(stored.played_as(Game))
        if all(dice(keep.dice).count(face) >= wanted.count(face) for face in set(wanted))
    ]
    found.sort(key=lambda keep: len(keep.dice) != len(wanted))
    return [
        (display.label("choice-keep", dice=dice(keep.dice), points=keep.points), dice(keep.dice))
        for keep in found[:_MOST_OFFERED]
    ]


def after_typing(stored: StoredGame, marks: int | None, display: Display) -> str | None:
    """What the player can decide; None if they have to roll."""
    game = stored.game
    if not isinstance(game, Game) or game.phase is not Phase.KEEP:
        return None
    keep = chosen(game.turn.thrown, keeps(game), marks or 0)
    banked = keep_to_bank(game, keep)
    bank = turn_after(game, banked).points if banked else 0
    if keep is not None:
        return display.say("typed-kept", dice=dice(keep.dice), points=turn_after(game, keep).points, bank=bank)
    best, thrown = keeps(game)[0], dice(game.turn.thrown)
    return display.say("typed-threw", dice=thrown, best=dice(best.dice), points=best.points, bank=bank)


TYPED_MOVES: Mapping[str, Callable[[Game, str, int | None, bool], TypedMove]] = {
    "roll": partial(press, Verb.ROLL),
    "keep": keep,
    "bank": partial(press, Verb.BANK),
}
