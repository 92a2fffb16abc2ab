"""Everything that exists in the local Discord, and the events of its changes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import Json
from .accounts import User
from .channels import DIRECT_MESSAGES, GROUP, Channel

if TYPE_CHECKING:
    from .guilds import Guild
    from .interactions import Interaction
    from .messages import Message

DISCORD_EPOCH = 1_420_070_400_000
_ID_KINDS = ("guild", "channel", "user", "role", "emoji", "command", "file", "session", "direct")


def _id(kind: str, number: int) -> int:
    return ((200_000_000_000 + _ID_KINDS.index(kind) * 1_000_000_000 + number) << 22) | 1


def _number(kind: str, found: int) -> int:
    """The inverse of `_id`."""
    return (found >> 22) - 200_000_000_000 - _ID_KINDS.index(kind) * 1_000_000_000


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    `kind` is the name of a gateway event in lower case, "invitation" (the bot was added to a guild) or "interaction".
    """

    kind: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None


class World:
    """Everything that exists, and the one place that hears of every change."""

    def __init__(self, bot_name: str, answer_within: float, install_kinds: tuple[int, ...]) -> None:
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, Json] = {}
        # By guild, and None for the global ones.
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.answer_within = answer_within
        self.token_lifetime = 900.0
        # The kinds of installs that the application offers.
        self.install_kinds = install_kinds
        # The bot chose them when it identified last.
        self.intents = 0
        self.cdn_url = ""
        self.listeners: list[Callable[[Event], None]] = []
        self._direct_channels: dict[frozenset[User], Channel] = {}
        self._counters = dict.fromkeys(_ID_KINDS, 0)
        self._newest_snowflake = 0
        self.bot = User(self.new_id("user"), bot_name.lower(), bot_name, bot=True)
        self.users[self.bot.id] = self.bot
        self.application_id = self.bot.id

    def new_id(self, kind: str) -> int:
        """The next id of a kind. Ids are the same in every run, and consecutive guilds are on consecutive shards."""
        self._counters[kind] += 1
        return _id(kind, self._counters[kind])

    def new_snowflake(self) -> int:
        """An id that carries the present time, for messages and interactions: clients read their age from it."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self._newest_snowflake = max(now, self._newest_snowflake + 1)
        return self._newest_snowflake

    def remember(self, interaction: Interaction) -> None:
        """Keep an interaction for as long as its token is valid, and a minute longer."""
        while self.interactions:
            token, oldest = next(iter(self.interactions.items()))
            if oldest.age < self.token_lifetime + 60:
                break
            del self.interactions[token]
        self.interactions[interaction.token] = interaction

    def emit(
        self,
        kind: str,
        where: Guild | Channel,
        message: Message | None = None,
        interaction: Interaction | None = None,
    ) -> None:
        """Tell every listener what happened in a guild, or in a channel."""
        guild, channel = (where.guild, where) if isinstance(where, Channel) else (where, None)
        event = Event(kind, guild, channel, message, interaction)
        for listener in self.listeners:
            listener(event)

    def reaches(self, user: User) -> bool:
        """Whether the bot may send this user direct messages: they share a server, or the user installed the bot."""
        shares_server = any(guild.has_bot and user.id in guild.members for guild in self.guilds.values())
        return user.bot or (user.accepts_direct_messages and (shares_server or user.has_bot))

    def direct_channel(self, user: User, other: User) -> Channel:
        """The channel of the direct messages between two users."""
        key = frozenset((user, other))
        if key not in self._direct_channels:
            # A bot that kept the id finds the same people in the next run, no matter who writes first.
            first, second = sorted(_number("user", each.id) for each in (user, other))
            channel_id = _id("direct", first * 100_000 + second)
            self._direct_channels[key] = self._add_private(
                channel_id, DIRECT_MESSAGES, other.display_name, (user, other)
            )
        return self._direct_channels[key]

    def add_group(self, name: str, people: tuple[User, ...]) -> Channel:
        """Make a group chat, which belongs to the first of its people."""
        return self._add_private(self.new_id("channel"), GROUP, name, people)

    def _add_private(self, channel_id: int, kind: int, name: str, people: tuple[User, ...]) -> Channel:
        channel = Channel(self, channel_id, name, None, kind=kind, people=people)
        self.channels[channel.id] = channel
        return channel
