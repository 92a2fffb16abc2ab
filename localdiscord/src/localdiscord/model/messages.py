"""Messages, and who is mentioned in them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..errors import Json
from .accounts import User
from .components import Button, Select, buttons, displayed_text, selects
from .interactions import COMMAND

if TYPE_CHECKING:
    from .channels import Channel, Thread
    from .interactions import Interaction

# Discord's flags of messages.
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


def now() -> str:
    """The present in UTC, in ISO 8601."""
    return datetime.now(UTC).isoformat()


@dataclass(frozen=True, slots=True)
class Mentions:
    """Those whom a message mentions: users, ids of roles, or everyone."""

    users: tuple[User, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


NOBODY = Mentions()


class Message:
    """A message. The object is live: it changes at once when the message is edited or deleted."""

    def __init__(
        self, channel: Channel, author: User, *, flags: int = 0, interaction: Interaction | None = None
    ) -> None:
        self.id = channel.world.new_snowflake()
        self.channel = channel
        self.author = author
        self.flags = flags | (EPHEMERAL if interaction and interaction.forced_private else 0)
        # The interaction that this message answers.
        self.interaction = interaction
        self.ephemeral_for: User | None = interaction.user if interaction and self.flags & EPHEMERAL else None
        self.content = ""
        self.components: list[Json] = []
        self.attachments: list[Json] = []
        self.mentions = NOBODY
        # The users who got a notification.
        self.pings: list[User] = []
        self.created = asyncio.get_running_loop().time()
        self.created_at = now()
        self.edited_at: str | None = None
        self.edited_count = 0
        self.deleted = False
        self.reply_to: Message | None = None
        # The thread that was started from this message.
        self.thread: Thread | None = None
        # The thread whose start this message announces.
        self.announced_thread: Thread | None = None

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text!r}>"

    @property
    def type(self) -> int:
        """Discord's number for the kind of message: 18 announces a thread, 20 answers a command, 19 is a reply."""
        if self.announced_thread is not None:
            return 18
        if self.interaction is not None and self.interaction.type == COMMAND:
            return 20
        return 0 if self.reply_to is None else 19

    @property
    def loading(self) -> bool:
        """Whether this is a deferred answer that still shows "thinking…"."""
        return bool(self.flags & LOADING)

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All text that a person reads here, except the labels of buttons and menus."""
        return "\n".join(filter(None, (self.content, displayed_text(self.components))))

    def ping(self) -> None:
        """Notify everyone else whom this mentions, and who sees it."""
        if self.flags & SILENT:
            return
        called = list(self.mentions.users)
        if (guild := self.channel.guild) is not None:
            called += [
                member.user
                for member in guild.members.values()
                if not member.user.bot
                and (self.mentions.everyone or any(role.id in self.mentions.roles for role in member.roles))
            ]
        others = [each for each in dict.fromkeys(called) if each is not self.author]
        seeing = [each for each in others if self.channel.allows(each, "view_channel")]
        self.pings = [each for each in seeing if self.ephemeral_for in (None, each)]

    @property
    def buttons(self) -> list[Button]:
        return buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        return selects(self.components)

    def button(self, label: str) -> Button:
        """The button with this label, or the only one whose label starts with it. LookupError if there is none."""
        buttons = self.buttons
        found = [each for each in buttons if each.label == label]
        found = found or [each for each in buttons if each.label.startswith(label)]
        if len(found) != 1:
            labels = ", ".join(repr(each.label or each.emoji) for each in buttons)
            raise LookupError(f"{len(found)} buttons with the label {label!r} among: {labels}")
        return found[0]
