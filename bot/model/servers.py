"""Servers, and places that count as one. Without the bot, the id is negative: the server's, or else the channel's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

NOWHERE = 0
"""Direct messages with the bot, and deleted servers: only players see these games."""
TURN_SECONDS = 300
"""The usual time for a turn, unless a server chooses another."""
LONGEST_TURN = 3 * 24 * 3600
"""What a host may choose at most, unless a server chooses otherwise. In seconds."""


class Boards(StrEnum):
    """When the turn passes."""

    ONE = "one"
    """A new board calls the next player; the old one is deleted."""
    IN_PLACE = "in_place"
    """The board stays; only the reminder calls."""
    FOLD = "fold"
    """As ONE, but the old board becomes a line."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server. Without `channels`: anywhere. `most_per_person` limits seats. A turn takes
    `turn_seconds` unless the host chooses up to `longest_turn`. `locale` None: as Discord reports. `helpers`: roles
    that may end and pause games of others. `posts`: the channels in which features post by themselves, by feature.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    longest_turn: int = LONGEST_TURN
    boards: Boards = Boards.ONE
    threads: bool = False
    hints: bool = False
    first_roll: bool = True
    locale: str | None = None
    helpers: tuple[int, ...] = ()
    posts: Mapping[str, int] = field(default_factory=dict)
