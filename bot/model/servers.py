"""Servers, places that count as one, and boards there: messages that show a game, one for all or one for each person.

Without the bot, a server's id is negative: its own, or else the channel's. The lobby's message becomes a line when the
game begins, and the board becomes the ending.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.model.place import NOWHERE, without_bot
from bot.zones import UTC, Zone

TURN_SECONDS = 300
"""The usual time for a turn, in seconds, unless a server chooses another."""
LONGEST_TURN = 3 * 24 * 3600
"""The longest turn that a host may choose, in seconds, unless a server chooses otherwise."""


class Boards(StrEnum):
    """What happens to boards when the turn passes."""

    AS_NEEDED = "as_needed"
    """ONE if the next player has to be called or the board is no longer near the bottom of its channel; else the board
    stays.
    """
    ONE = "one"
    """A new board calls the next player; the old one is deleted."""
    IN_PLACE = "in_place"
    """The board stays; only the reminder calls."""
    FOLD = "fold"
    """ONE, but the old board becomes a line instead of being deleted."""


@dataclass(frozen=True, slots=True)
class Power:
    """What managers may do, and others if the managers of a server give it to their roles, or to everyone. `is_open`:
    everyone may, unless they choose.
    """

    name: str
    is_open: bool = False


MODERATING = Power("moderating")
"""The power of moderators, over games and people of others. Features say what it is for, and share it."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server. Without `channels`: anywhere. `most_per_person` limits seats. A turn takes
    `turn_seconds` unless the host chooses up to `longest_turn`. `locale` None: as Discord reports. `zone`: of its days,
    weeks and months. `helpers`: roles that may end and pause games of others. `posts`: the channels where features post
    by themselves, by feature. `powers`: roles by the name of what they may do; None: everyone.
    """

    channels: tuple[int, ...] = ()
    most_in_channel: int = 5
    most_per_person: int = 3
    turn_seconds: int = TURN_SECONDS
    longest_turn: int = LONGEST_TURN
    boards: Boards = Boards.AS_NEEDED
    threads: bool = False
    hints: bool = False
    first_roll: bool = True
    locale: str | None = None
    zone: Zone = UTC
    earlier_zones: tuple[tuple[int, Zone], ...] = ()
    helpers: tuple[int, ...] = ()
    posts: Mapping[str, int] = field(default_factory=dict)
    powers: Mapping[str, tuple[int, ...] | None] = field(default_factory=dict)

    def given(self, power: Power) -> tuple[int, ...] | None:
        """The roles that have a power besides managers; None: all people have it."""
        return self.powers.get(power.name, None if power.is_open else ())


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a game.

    - `viewer`: the person whose own board it is; None if it is for all.
    - `locale`: the viewer's language; None means the channel's.
    - `channel_id`: shows the lobby and the ending; `NOWHERE` until it is known.
    - `thread_id`: shows the running game. It is also the id of the lobby's message.
    - `message_id`: None until it is known.
    """

    channel_id: int
    viewer: int | None = None
    locale: str | None = None
    thread_id: int | None = None
    message_id: int | None = None
    lobby_message_id: int | None = None

    @property
    def shows_lobby(self) -> bool:
        """Whether it still shows the lobby of a game that has begun: the process stopped before it was edited."""
        return self.message_id is not None and self.message_id == self.lobby_message_id

    def may_be_in(self, message_id: int) -> bool:
        """Whether a message is this board, or a newer one that could not be stored in time."""
        return self.message_id is None or message_id >= self.message_id


def link_to(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The URL of a message, or of its channel."""
    server = "@me" if guild_id in (NOWHERE, without_bot(channel_id)) else abs(guild_id)
    channel = f"https://discord.com/channels/{server}/{channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"
