"""Which dice of a throw are marked to be kept: either none, or dice that may be kept together.

So pressing one of three 3s marks all three, because a single 3 could not be kept.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.dice import Dice
from bot.games.farkle import Keepable
from bot.ui.game.marks import marked_dice


def chosen(thrown: Dice, keeps: Sequence[Keepable], marks: int) -> Keepable | None:
    """The keep that is exactly what is marked; None where the marked dice may not be kept."""
    dice = marked_dice(thrown, marks)
    return next((keep for keep in keeps if keep.dice == dice), None)


def press(thrown: Dice, keeps: Sequence[Keepable], marks: int, die: int) -> int:
    """The marks after a press on a die: it is marked with as few others as possible, or unmarked with as few."""
    if die >= len(thrown):
        return marks
    if marks >> die & 1:
        left = Counter(marked_dice(thrown, marks & ~(1 << die)))
        inside = [keep for keep in keeps if Counter(keep.dice) <= left]
        biggest = max(inside, key=lambda keep: len(keep.dice), default=None)
        others = [index for index in _indices(thrown, marks) if index != die]
        return place(thrown, biggest.dice, others) if biggest else 0
    wanted = Counter(marked_dice(thrown, marks | 1 << die))
    around = [keep for keep in keeps if Counter(keep.dice) >= wanted]
    around = around or [keep for keep in keeps if thrown[die] in keep.dice]
    smallest = min(around, key=lambda keep: len(keep.dice), default=None)
    return place(thrown, smallest.dice, [die, *_indices(thrown, marks)]) if smallest else marks


def best(thrown: Dice, keeps: Sequence[Keepable]) -> int:
    """The marks that are worth most, with the fewest dice among equals."""
    return place(thrown, keeps[0].dice, ()) if keeps else 0


def only_sensible(thrown: Dice, keeps: Sequence[Keepable], all_dice: int) -> int:
    """The marks to begin with: the keep that beats all others in points and in dice to throw next; else none.

    Keeping all dice leaves `all_dice` to throw, so with the most points it beats everything.
    """
    worth = {keep: (keep.points, len(thrown) - len(keep.dice) or all_dice) for keep in keeps}
    sensible = [
        keep
        for keep, (points, left) in worth.items()
        if not any(other != (points, left) and other[0] >= points and other[1] >= left for other in worth.values())
    ]
    return place(thrown, sensible[0].dice, ()) if len(sensible) == 1 else 0


def useful(thrown: Dice, keeps: Sequence[Keepable]) -> list[bool]:
    """For each die, whether it may be kept at all."""
    faces = {face for keep in keeps for face in keep.dice}
    return [die in faces for die in thrown]


def _indices(thrown: Dice, marks: int) -> list[int]:
    return [index for index in range(len(thrown)) if marks >> index & 1]


def place(thrown: Dice, dice: Dice, first: Iterable[int] = ()) -> int:
    """Marks for these faces: on the dice at the places `first` where they fit, then from the left."""
    needed, marks = Counter(dice), 0
    for index in [*first, *range(len(thrown))]:
        if needed[thrown[index]] and not marks >> index & 1:
            needed[thrown[index]] -= 1
            marks |= 1 << index
    return marks
