"""The address in a button: which game, which state of it, what to do, and which dice are marked.

`fk:<game>:<revision>:<verb>[:<argument>…]`. Because a button says all this by itself, it works after a restart. What
verbs and arguments mean beside those of every game is each game's own. Marks are a bit mask over the dice in the order
in which they lie.
"""

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from cachetools import LRUCache

from bot.errors import Refused
from bot.games.dice import Dice
from bot.model.games import StoredGame

ROOM = "fk"


class Verb(StrEnum):
    """What a button does in every game."""

    JOIN = "join"
    LEAVE_LOBBY = "out"
    START = "start"
    CANCEL = "cancel"
    LEAVE = "leave"
    LEAVE_FOR_GOOD = "leave-yes"
    STOP_ASK = "stop-ask"
    STOP_AGREE = "stop-yes"
    STOP_VOID = "stop-void"
    BACK = "back"
    RESUME = "resume"
    REMATCH = "rematch"
    CHECK = "check"
    TARGET = "target"
    SEATS = "seats"
    RULES = "rules"
    CHOOSE_RULES = "rules-which"
    HINTS_ON = "hints-on"
    HINTS_OFF = "hints-off"
    HINT = "hint"
    ADD_OPPONENT = "opponent"
    CHOOSE_OPPONENT = "opponent-who"
    REMOVE_OPPONENT = "opponent-out"


_NUMBER = re.compile("[0-9]{1,7}")
_ADDRESS = re.compile(r"[0-9]{1,9}:[0-9]{1,9}:[a-z]+(-[a-z]+)*(:[0-9a-z]{1,9}){0,3}")


class Address(NamedTuple):
    """`arguments` are what only the verb understands, as text until its action has read it.

    Attempts with the daily dice have buttons of the same form in a `room` of their own.
    """

    game: int
    revision: int
    verb: str
    arguments: Any = ()
    room: str = ROOM

    def __str__(self) -> str:
        """The `custom_id`; `read` reads its parts."""
        return ":".join((self.room, str(self.game), str(self.revision), self.verb, *self.arguments))


def chosen_number(_arguments: tuple[str, ...], chosen: str) -> int:
    """The number that was chosen in a menu. Raises Refused."""
    if not _NUMBER.fullmatch(chosen):
        raise Refused("unknown-button")
    return int(chosen)


def read(parts: tuple[str, ...]) -> Address | None:
    """The address whose parts these are; None where no button of ours has them."""
    if not _ADDRESS.fullmatch(":".join(parts)):
        return None
    game, revision, verb, *arguments = parts
    return Address(int(game), int(revision), verb, tuple(arguments))


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
