"""The address in a button: which game, which state of it, what to do, and which dice were marked.

`fk:<game>:<revision>:<verb>[:<marks>[:<die>]]`. Because a button says all this by itself, it outlives a restart.
"""

import re
from dataclasses import dataclass
from enum import StrEnum


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
    FOLLOW = "follow"
    LEAVE = "leave"
    LEAVE_FOR_GOOD = "leave-yes"
    BACK = "back"
    RESUME = "resume"
    REMATCH = "rematch"
    CHECK = "check"
    TARGET = "target"
    SEATS = "seats"


_FORMAT = re.compile(r"fk:(\d{1,9}):(\d{1,9}):([a-z-]{1,12})(?::(\d{1,2})(?::([0-5]))?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Address:
    """`marks` is a bit mask over the dice in the order in which they fell, `die` the index of the pressed one."""

    game: int
    revision: int
    verb: Verb
    marks: int = 0
    die: int | None = None

    def __str__(self) -> str:
        text = f"fk:{self.game}:{self.revision}:{self.verb.value}"
        if self.die is not None:
            return f"{text}:{self.marks}:{self.die}"
        return f"{text}:{self.marks}" if self.marks else text


def parse(custom_id: str) -> Address | None:
    """The address in a custom_id; None where it holds none of ours. `parse(str(address)) == address`."""
    match = _FORMAT.fullmatch(custom_id)
    if match is None or match[3] not in set(Verb):
        return None
    die = None if match[5] is None else int(match[5])
    return Address(int(match[1]), int(match[2]), Verb(match[3]), int(match[4] or 0), die)


def is_ours(custom_id: str) -> bool:
    """Was this meant as one of our addresses, even if it cannot be read?"""
    return custom_id.startswith("fk:")
