"""What the owner of the bot sees of it: servers, games, people, and what went wrong."""

from dataclasses import dataclass
from enum import StrEnum


class Blocked(StrEnum):
    """What the owner can block."""

    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class ServerFigures:
    """How much is played on a server: games that are open, and games that were won there."""

    guild_id: int
    open: int
    finished: int


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A lobby or a running game. `state` is lobby, playing, paused or asleep; `opened_at` in seconds since 1970."""

    id: int
    guild_id: int
    title: str
    state: str
    players: int
    opened_at: int


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """How much somebody plays: seats in open games, and games played to the end."""

    user_id: int
    open: int
    finished: int


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that went wrong unexpectedly: its number, when (in seconds since 1970), where, and at what."""

    number: str
    at: int
    guild_id: int | None
    game_id: int | None
    deed: str
    traceback: str
