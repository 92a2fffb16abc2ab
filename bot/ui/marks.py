"""Dice that a player marks to keep: a bit mask in table order, in the buttons' addresses and for a while in memory."""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.errors import Refused
from bot.games.dice import Dice
from bot.model.games import StoredGame

_REMEMBERED = 1000
_MARKED = re.compile("([0-9]{1,2})(?::([0-5]))?")


class Marked(NamedTuple):
    """A dice button's arguments: the marks drawn, and the place of its die if any."""

    marks: int = 0
    die: int | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        if self.die is not None:
            return str(self.marks), str(self.die)
        return (str(self.marks),) if self.marks else ()

    @classmethod
    def read(cls, arguments: tuple[str, ...], _chosen: str = "") -> "Marked":
        """The marks and the place in a button's address. Raises Refused."""
        if not arguments:
            return cls()
        found = _MARKED.fullmatch(":".join(arguments))
        if found is None:
            raise Refused("unknown-button")
        return cls(int(found[1]), None if found[2] is None else int(found[2]))


def marks_of(lying: Dice, dice: Dice, first: Iterable[int] = ()) -> int:
    """The marks of these dice, first at the places `first`, then from the left."""
    missing, marks = [*dice], 0
    for index in (*first, *range(len(lying))):
        if lying[index] in missing and not marks >> index & 1:
            missing.remove(lying[index])
            marks |= 1 << index
    return marks


def marked_dice(lying: Dice, marks: int) -> Dice:
    """The marked dice, in ascending order."""
    return tuple(sorted(die for index, die in enumerate(lying) if marks >> index & 1))


Mark: TypeAlias = Callable[[Any, Marked, int], int]
"""Changes marks, from the game, the marks `seen` on the pressed board and the current marks; returns the new marks."""
_Drawing = tuple[int, int, int]
"""A drawing of dice to mark: the game, its revision, and the message."""


def _drawing_of(stored: StoredGame) -> _Drawing:
    """The drawing of a game for the current player, who alone marks dice."""
    message_id = stored.board_of(stored.current_player).message_id if stored.game else None
    return stored.id, stored.revision, message_id or 0


class Marks:
    """Recent marks, for presses faster than redraws. After a restart, the buttons' own marks suffice."""

    def __init__(self) -> None:
        self._marks: LRUCache[_Drawing, int] = LRUCache(_REMEMBERED)
        # By message and person.
        self._newest: LRUCache[tuple[int, int], int] = LRUCache(_REMEMBERED)

    def mark(self, stored: StoredGame, seen: Marked, mark: Mark) -> int:
        """Marks a die, and returns the new marks. Another die adds to newer marks; a repeated press counts once."""
        drawing = _drawing_of(stored)
        now = seen.marks if seen.die is None else self._marks.get(drawing, seen.marks)
        if seen.die is None or not (now ^ seen.marks) >> seen.die & 1:
            now = mark(stored.game, seen, now)
        self._marks[drawing] = now
        return now

    def arrived(self, press_id: int, message_id: int, user_id: int) -> None:
        self._newest[message_id, user_id] = press_id

    def is_overtaken(self, press_id: int, message_id: int, user_id: int) -> bool:
        """Whether this person has marked another die of the message since."""
        return self._newest.get((message_id, user_id), press_id) != press_id

    def last(self, stored: StoredGame) -> int | None:
        """The last marks on the game's newest board; None if they are not recent."""
        return self._marks.get(_drawing_of(stored))

    def remember(self, stored: StoredGame, marked: int) -> None:
        self._marks[_drawing_of(stored)] = marked
