"""The settings that people choose for themselves."""

from dataclasses import dataclass
from enum import StrEnum


class Pings(StrEnum):
    """The turns that a game pings a person for."""

    SERVER = "server"
    """The turns that the server chose."""
    ALWAYS = "always"
    """All turns of theirs, as they begin."""
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
