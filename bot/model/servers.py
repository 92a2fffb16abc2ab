from dataclasses import dataclass
from enum import StrEnum

TURN_SECONDS = 300
"""The default."""


class Boards(StrEnum):
    """What becomes of the board when the turn passes."""

    ONE = "one"
    """A new board mentions the next player, and the old one is deleted."""
    IN_PLACE = "in_place"
    """The board stays; only the reminder mentions a player."""
    FOLD = "fold"
    """As ONE, but the old board becomes a line about the turn."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's settings.

    No `channels`: games may be opened anywhere. `most_in_channel` limits open games, `most_per_person` seats. `hints`
    is the default for new games. `locale` None: the language that Discord reports. `daily_channel` gets the daily
    results.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    boards: Boards = Boards.ONE
    threads: bool = False
    hints: bool = False
    locale: str | None = None
    daily_channel: int | None = None
