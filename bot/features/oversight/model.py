"""What the bot's owner sees: servers, open games and people."""

from dataclasses import dataclass
from enum import StrEnum


class Blocked(StrEnum):
    PERSON = "person"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Figures:
    """How many games a server or a person has."""

    id: int
    open: int
    finished: int


@dataclass(frozen=True, slots=True)
class OpenGame:
    """`state`: lobby, playing, paused or asleep."""

    id: int
    guild_id: int
    title: str
    state: str
    players: int
    opened_at: int
