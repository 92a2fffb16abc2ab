"""The address in a button: which game, which state of it, what to do, and what else the button knows.

`fk:<game>:<revision>:<verb>[:<argument>…]`. Because a button says all this by itself, it works after a restart. What
verbs and arguments mean beside those of every game is each game's own.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, NamedTuple

from bot.errors import Refused

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


def lead_to_another(custom_ids: Iterable[str], game: int) -> bool:
    """Are these the addresses on a message of another game than `game`? No message has the buttons of two games."""
    first = next((custom_id for custom_id in custom_ids if custom_id.startswith(f"{ROOM}:")), None)
    return first is not None and not first.startswith(f"{ROOM}:{game}:")


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
