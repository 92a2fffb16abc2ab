"""Which dice on a board are marked, as a bit mask over the dice in the order in which they lie."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.errors import Refused
from bot.games.dice import Dice
from bot.model.games import StoredGame

_REMEMBERED = 1000
_MARKED = re.compile("([0-9]{1,2})(?::([0-5]))?")


class Marked(NamedTuple):
    """The arguments of a button for dice: the marks with which it was drawn, and the place of its die, if it has one.

    `read` reads what `arguments` writes.
    """

    marks: int = 0
    die: int | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        if self.die is not None:
            return str(self.marks), str(self.die)
        return (str(self.marks),) if self.marks else ()

    @classmethod
    def read(cls, arguments: tuple[str, ...], _chosen: str = "") -> "Marked":
        """Raises Refused for what no such button has."""
        if not arguments:
            return cls()
        found = _MARKED.fullmatch(":".join(arguments))
        if found is None:
            raise Refused("unknown-button")
        return cls(int(found[1]), None if found[2] is None else int(found[2]))


def marked_dice(lying: Dice, marks: int) -> Dice:
    """The faces under the marks, sorted."""
    return tuple(sorted(die for index, die in enumerate(lying) if marks >> index & 1))


Mark: TypeAlias = Callable[[Any, Marked, int], int]
"""The marks after a press in a game, on a board that was drawn with the marks `seen`, if these are the marks now."""
Drawing = tuple[int, int, int]
"""A board as it was drawn: the game, its revision, and the message."""


def drawing_of(stored: StoredGame) -> Drawing:
    """What marks belong to: the game as it stands, on the message that shows it."""
    return stored.id, stored.game.revision if stored.game else 0, stored.message_id or 0


class Drawn:
    """The marks that were drawn last, for presses that come faster than the board is redrawn.

    The button itself says which marks it was drawn with, and after a restart that is enough.
    """

    def __init__(self) -> None:
        self._marks: LRUCache[Drawing, int] = LRUCache(_REMEMBERED)

    def mark(self, stored: StoredGame, seen: Marked, mark: Mark) -> int:
        """Remembers and returns the marks after a press on a board that was drawn with the marks `seen`.

        A second press on another die may come from a board that does not show the first one yet. It then counts on
        top of the newer marks. The same press twice counts once.
        """
        drawing = drawing_of(stored)
        now = seen.marks if seen.die is None else self._marks.get(drawing, seen.marks)
        if seen.die is None or not (now ^ seen.marks) >> seen.die & 1:
            now = mark(stored.game, seen, now)
        self._marks[drawing] = now
        return now

    def last(self, drawing: Drawing) -> int | None:
        """The marks that were drawn last, if that was lately."""
        return self._marks.get(drawing)

    def remember(self, drawing: Drawing, marked: int) -> None:
        self._marks[drawing] = marked
