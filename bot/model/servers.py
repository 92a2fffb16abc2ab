"""Servers, and places that count as one. Without the bot as a member, the id is negative: the server's, or else the
channel's. Direct messages with the bot are `NOWHERE`.
"""

from dataclasses import dataclass
from enum import StrEnum

NOWHERE = 0
"""Games here belong to their players: in direct messages with the bot, or from a server that was deleted."""
TURN_SECONDS = 300
"""The default."""


class Boards(StrEnum):
    """When the turn passes."""

    ONE = "one"
    """A new board mentions the next player; the old one is deleted."""
    IN_PLACE = "in_place"
    """The board stays; only the reminder mentions a player."""
    FOLD = "fold"
    """As ONE, but the old board becomes a line."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """Without `channels`, games may be opened anywhere. `most_per_person` limits seats. With `first_roll`, turns begin
    with their dice on the table. `locale` None: as Discord reports.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    boards: Boards = Boards.ONE
    threads: bool = False
    hints: bool = False
    first_roll: bool = True
    locale: str | None = None
    daily_channel: int | None = None


def has_rights(guild_id: int) -> bool:
    """May the bot write there by itself? Elsewhere it needs the tokens of interactions."""
    return guild_id >= NOWHERE
