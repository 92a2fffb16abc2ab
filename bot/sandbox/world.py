"""Everything that exists in the local Discord, and the one place that tells of every change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .accounts import User
from .faults import Json
from .guild import Channel, Guild

if TYPE_CHECKING:
    from .interaction import Interaction
    from .message import Message

DISCORD_EPOCH = 1_420_070_400_000
_KINDS = ("guild", "channel", "user", "role", "emoji", "command", "file", "session")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; the gateway and every feed are told of it."""

    kind: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None


class World:
    """Everything that exists, and one place that hears of every change."""

    def __init__(self) -> None:
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, Json] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.answer_within = 3.0
        self.token_lifetime = 900.0
        self.commands_registered = asyncio.Event()
        self.cdn_url = ""
        self.listeners: list[Callable[[Event], None]] = []
        self._counters = dict.fromkeys(_KINDS, 0)
        self._recent = 0
        self.bot = User(self, self.new_id("user"), "bot", "Bot", bot=True)
        self.application_id = self.bot.id

    def new_id(self, kind: str) -> int:
        """The next id of a kind: the same in every run, and consecutive guilds lie on consecutive shards."""
        self._counters[kind] += 1
        return ((200_000_000_000 + _KINDS.index(kind) * 1_000_000_000 + self._counters[kind]) << 22) | 1

    def new_moment_id(self) -> int:
        """An id that carries the present time, for messages and interactions: clients read it as their age."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self._recent = max(now, self._recent + 1)
        return self._recent

    def remember(self, interaction: Interaction) -> None:
        """Keep an interaction for as long as its token lives, and a little longer."""
        while self.interactions:
            token, oldest = next(iter(self.interactions.items()))
            if oldest.age < self.token_lifetime + 60:
                break
            del self.interactions[token]
        self.interactions[interaction.token] = interaction

    def emit(
        self,
        kind: str,
        guild: Guild | None,
        channel: Channel | None = None,
        message: Message | None = None,
        interaction: Interaction | None = None,
    ) -> None:
        """Tell everyone who listens of something that happened."""
        event = Event(kind, guild, channel, message, interaction)
        for listener in self.listeners:
            listener(event)

    def channel_with(self, user: User) -> Channel:
        """The channel of the bot's direct messages with a user."""
        if user.direct is None:
            user.direct = Channel(self, self.new_id("channel"), user.name, None, kind=1, recipient=user)
            self.channels[user.direct.id] = user.direct
        return user.direct
