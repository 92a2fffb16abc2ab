"""What Farkle's buttons do: marks and choices.

Marks are empty or a legal keep: a press on one of three 3s marks all three if a single 3 can't be kept.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, Keepable, Then, keep_to_bank, keeps, leaders, needs_to_win, turn_after
from bot.model.games import StoredGame
from bot.ui.components import Screen, question
from bot.ui.display import Display
from bot.ui.game_addresses import address_of
from bot.ui.marks import Marked, marked_dice, marks_of
from bot.ui.presentation import Action, ChoosingAction, MarkingAction


class Verb(StrEnum):
    DIE = "die"
    BEST = "best"
    ROLL = "roll"
    BANK = "bank"
    BANK_ANYWAY = "bank-yes"
    FOLLOW = "follow"


def chosen(thrown: Dice, keeps: Sequence[Keepable], marks: int) -> Keepable | None:
    """The marked dice as a keep; None if they can't be kept."""
    dice = marked_dice(thrown, marks)
    return next((keep for keep in keeps if keep.dice == dice), None)


def press(thrown: Dice, keeps: Sequence[Keepable], marks: int, die: int) -> int:
    """The marks with a die marked or unmarked, and with as few others as possible."""
    if die >= len(thrown):
        return marks
    if marks >> die & 1:
        left = Counter(marked_dice(thrown, marks & ~(1 << die)))
        inside = [keep for keep in keeps if Counter(keep.dice) <= left]
        biggest = max(inside, key=lambda keep: len(keep.dice), default=None)
        others = [index for index in _indices(thrown, marks) if index != die]
        return marks_of(thrown, biggest.dice, others) if biggest else 0
    wanted = Counter(marked_dice(thrown, marks | 1 << die))
    around = [keep for keep in keeps if Counter(keep.dice) >= wanted]
    # Else with as many of its face, such as three of a kind instead of a straight of two.
    around = around or [keep for keep in keeps if keep.dice.count(thrown[die]) >= wanted[thrown[die]]]
    around = around or [keep for keep in keeps if thrown[die] in keep.dice]
    smallest = min(around, key=lambda keep: len(keep.dice), default=None)
    return marks_of(thrown, smallest.dice, [die, *_indices(thrown, marks)]) if smallest else marks


def best(thrown: Dice, keeps: Sequence[Keepable]) -> int:
    """The marks of the keep with the most points, and of these with the fewest dice."""
    return marks_of(thrown, keeps[0].dice) if keeps else 0


def only_sensible(thrown: Dice, keeps: Sequence[Keepable], all_dice: int) -> int:
    """The initial marks: a keep that is best in both points and remaining dice, else none.

    Keeping all dice leaves `all_dice` to throw.
    """
    worth = [(keep.points, len(thrown) - len(keep.dice) or all_dice) for keep in keeps]
    best_in_both = tuple(map(max, zip(*worth, strict=True)))
    sensible = [keep for keep, each in zip(keeps, worth, strict=True) if each == best_in_both]
    return marks_of(thrown, sensible[0].dice) if len(sensible) == 1 else 0


def useful(thrown: Dice, keeps: Sequence[Keepable]) -> list[bool]:
    """Whether each die may be kept."""
    faces = {face for keep in keeps for face in keep.dice}
    return [die in faces for die in thrown]


def _indices(thrown: Dice, marks: int) -> list[int]:
    return [index for index in range(len(thrown)) if marks >> index & 1]


def _keeping(then: Then) -> Callable[[Game, Marked], Choice]:
    """A choice that keeps the dice marked when the button was drawn."""
    return lambda game, seen: Choice(marked_dice(game.turn.thrown, seen.marks), then)


def _banked(game: Game, seen: Marked) -> Keepable | None:
    return keep_to_bank(game, chosen(game.turn.thrown, keeps(game), seen.marks))


def _banking(game: Game, seen: Marked) -> Choice:
    """The choice to bank the marked dice. If no points may be banked, the engine says what is missing to the best
    keep.
    """
    keep = _banked(game, seen) or next(iter(keeps(game)), None)
    return Choice(keep.dice if keep else (), Then.BANK)


def _if_bank_loses(stored: StoredGame, seen: Marked, display: Display) -> Screen | None:
    """A screen that asks for confirmation if banking certainly loses; None otherwise."""
    game = stored.played_as(Game)
    keep = _banked(game, seen)
    needs, points = needs_to_win(game), turn_after(game, keep).points if keep else game.turn.points
    if points >= needs:
        return None
    leading = leaders(game)
    names = display.people(map(stored.player, leading))
    mine, theirs = game.seat(game.current).total + points, game.seat(leading[0]).total
    about = {"tied": mine == theirs, "total": mine, "leading": theirs, "needs": needs}
    sure = display.say("bank-sure", leader=names, many=len(leading), **about)
    address = address_of(stored, Verb.BANK_ANYWAY, *seen.arguments)
    return question(sure, display.say("button-bank-anyway", points=points), address)


ACTIONS: Mapping[str, Action] = {
    Verb.ROLL: ChoosingAction(_keeping(Then.ROLL), read=Marked.read),
    Verb.FOLLOW: ChoosingAction(_keeping(Then.FOLLOW), read=Marked.read),
    Verb.BANK: ChoosingAction(_banking, read=Marked.read, question=_if_bank_loses),
    Verb.BANK_ANYWAY: ChoosingAction(_banking, read=Marked.read, redrawn_while=None, private=True, reply="banked-well"),
    Verb.DIE: MarkingAction(lambda game, seen, now: press(game.turn.thrown, keeps(game), now, seen.die or 0)),
    # The button's address holds the best dice.
    Verb.BEST: MarkingAction(lambda _game, seen, _now: seen.marks),
}
