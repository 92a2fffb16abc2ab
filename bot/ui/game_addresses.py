"""Addresses of the buttons of a game: `fk:<game>:<revision>:<verb>[:<argument>…]`."""

import re
from enum import StrEnum
from typing import Any, NamedTuple

from bot.errors import Refused
from bot.model.games import StoredGame

ROUTE = "fk"
GAMES_ADDRESS = "fg:games:1"
"""The address of the button of `bot.ui.game.commands`."""


class Verb(StrEnum):
    JOIN = "join"
    LEAVE_LOBBY = "out"
    START = "start"
    ALONE = "alone"
    CANCEL = "cancel"
    LEAVE = "leave"
    LEAVE_FOR_GOOD = "leave-yes"
    STOP_ASK = "stop-ask"
    STOP_AGREE = "stop-yes"
    STOP_VOID = "stop-void"
    PAUSE = "pause"
    SKIP = "skip"
    BACK = "back"
    PLAY_ON = "play-on"
    PLAY_ON_SURE = "play-on-yes"
    CLAIM = "claim"
    STOP = "stop"
    STOP_ALONE = "stop-alone"
    RESUME = "resume"
    ACCEPT = "accept"
    BLOCK = "block"
    REMATCH = "rematch"
    SHARE = "share"
    CHECK = "check"
    TARGET = "target"
    SEATS = "seats"
    TURNS = "turns"
    ZONE = "turns-zone"
    CLOCK = "turns-clock"
    HOUR = "turns-hour"
    FREE_DAYS = "turns-free"
    REMOVE = "remove"
    RULES = "rules"
    CHOOSE_RULES = "rules-which"
    HINTS_ON = "hints-on"
    HINTS_OFF = "hints-off"
    HINT = "hint"
    CHOOSE_OPPONENT = "opponent-who"


_NUMBER = re.compile("[0-9]{1,7}")
_ADDRESS = re.compile(r"[0-9]{1,9}:[0-9]{1,9}:[a-z]+(-[a-z]+)*(:[0-9a-z]{1,9}){0,3}")


class Address(NamedTuple):
    """The address of a button of a game. `arguments` are text that the verb's action reads. Features may use another
    `route`.
    """

    game: int
    revision: int
    verb: str
    arguments: Any = ()
    route: str = ROUTE

    def __str__(self) -> str:
        """The address as Discord stores it, the `custom_id`."""
        return ":".join((self.route, str(self.game), str(self.revision), self.verb, *self.arguments))


def address_of(stored: StoredGame, verb: str, *arguments: object) -> str:
    """The `custom_id` of a button on the game as it is now."""
    return str(Address(stored.id, stored.revision, verb, tuple(map(str, arguments))))


def chosen_number(_arguments: tuple[str, ...], chosen: str) -> int:
    """The number chosen in a menu. Raises Refused if `chosen` is none."""
    if not _NUMBER.fullmatch(chosen):
        raise Refused("unknown-button")
    return int(chosen)


def numbered(arguments: tuple[str, ...], _chosen: str) -> int:
    """The number in the button's address. Raises Refused."""
    return chosen_number((), arguments[0] if arguments else "")


def read(parts: tuple[str, ...], _chosen: object = None) -> Address | None:
    """The address that these parts make; None if they are invalid. An action of the game reads what was chosen."""
    if not _ADDRESS.fullmatch(":".join(parts)):
        return None
    game, revision, verb, *arguments = parts
    return Address(int(game), int(revision), verb, tuple(arguments))
