"""What the bot's owner sees: servers, open games and people."""

from enum import StrEnum
from typing import NamedTuple


class Blocked(StrEnum):
    PERSON = "person"
    SERVER = "server"


class Figures(NamedTuple):
    """How many games a server or a person has."""

    id: int
    open: int
    finished: int


class OpenGame(NamedTuple):
    """`state`: lobby, playing, paused or asleep."""

    id: int
    guild_id: int
    title: str
    state: str
    players: int
    opened_at: int
