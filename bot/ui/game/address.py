"""The address in a button: which game, which state of it, what to do, and which dice were marked.

`fk:<game>:<revision>:<verb>[:<marks>[:<die>]]`. Because a button says all this by itself, it works after a restart.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

ROOM = "fk"


class Verb(StrEnum):
    """What a button does."""

    JOIN = "join"
    LEAVE_LOBBY = "out"
    START = "start"
    CANCEL = "cancel"
    DIE = "die"
    BEST = "best"
    ROLL = "roll"
    BANK = "bank"
    BANK_ANYWAY = "bank-yes"
    FOLLOW = "follow"
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
    SCORE = "score"
    CARDS = "cards"
    CARD = "card"


_FORMATS = tuple(re.compile(part, re.ASCII) for part in (r"\d{1,9}", r"\d{1,9}", "|".join(Verb), r"\d{1,2}", "[0-5]"))
_LEAST_PARTS = 3


class Address(NamedTuple):
    """`marks` is a bit mask over the dice in the order in which they fell, `die` the index of the pressed one.

    Attempts with the daily dice have buttons of the same form in a `room` of their own.
    """

    game: int
    revision: int
    verb: Verb
    marks: int = 0
    die: int | None = None
    room: str = ROOM

    def __str__(self) -> str:
        """The `custom_id`; `read` reads its parts."""
        shown = f"{self.room}:{self.game}:{self.revision}:{self.verb}"
        if self.die is not None:
            return f"{shown}:{self.marks}:{self.die}"
        return f"{shown}:{self.marks}" if self.marks else shown


def lead_to_another(custom_ids: Iterable[str], game: int) -> bool:
    """Are these the addresses on a message of another game than `game`? No message has the buttons of two games."""
    first = next((custom_id for custom_id in custom_ids if custom_id.startswith(f"{ROOM}:")), None)
    return first is not None and not first.startswith(f"{ROOM}:{game}:")


def read(parts: tuple[str, ...]) -> Address | None:
    """The address whose parts these are; None where no button of ours has them."""
    fit = all(shape.fullmatch(part) for shape, part in zip(_FORMATS, parts, strict=False))
    if not fit or not _LEAST_PARTS <= len(parts) <= len(_FORMATS):
        return None
    game, revision, verb, *marked = parts
    marks, die = int(marked[0]) if marked else 0, int(marked[1]) if len(marked) > 1 else None
    return Address(int(game), int(revision), Verb(verb), marks, die)
