"""The settings that people choose for themselves."""

from dataclasses import dataclass
from enum import StrEnum


class Pings(StrEnum):
    """The turns for which a game pings a person."""

    SERVER = "server"
    """The turns that the server chose."""
    ALWAYS = "always"
    """Each time that their turn begins."""
    ABSENT = "absent"
    """The turns that begin when they have pressed nothing in the game for a minute."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class OwnSettings:
    """The settings of one person, everywhere. `locale`: what only they see is in this language; None: as their Discord
    is.
    """

    pings: Pings = Pings.SERVER
    locale: str | None = None
