"""A message, as the bot's JSON and as what a person sees of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from .faults import Json

if TYPE_CHECKING:
    from .accounts import User
    from .guild import Channel
    from .interaction import Interaction
    from .thread import Thread

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15

_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_MENTION = re.compile(r"<@!?(\d+)>|<@&(\d+)>|(@everyone|@here)")


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it; `emoji` is the character or the custom emoji's name."""

    custom_id: str | None
    label: str
    emoji: str
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu as a person sees it; `options` holds the values and labels of a string select."""

    custom_id: str
    type: int
    placeholder: str
    options: dict[str, str]
    min_values: int
    max_values: int
    disabled: bool


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component in the order in which it is shown, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


@dataclass(frozen=True, slots=True)
class Mentions:
    """Who is mentioned in a message, and of these who is pinged."""

    users: tuple[User, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


NOBODY = Mentions()


def find_mentions(channel: Channel, text: str, allowed: Json | None, replied: User | None) -> Mentions:
    """Who a text would ping, after allowed_mentions."""
    if replied is None and "@" not in text:
        return NOBODY
    if allowed is None:
        allowed = {"parse": ["users", "roles", "everyone"], "replied_user": True}
    parse, users, roles = allowed.get("parse", ()), allowed.get("users", ()), allowed.get("roles", ())
    listed_users, listed_roles = {int(each) for each in users}, {int(each) for each in roles}
    found: dict[User, None] = {}
    found_roles: dict[int, None] = {}
    everyone = False
    for user_id, role_id, word in _MENTION.findall(_CODE.sub("", text)):
        if user_id and ("users" in parse or int(user_id) in listed_users):
            if (user := channel.world.users.get(int(user_id))) is not None:
                found[user] = None
        elif role_id and ("roles" in parse or int(role_id) in listed_roles):
            found_roles[int(role_id)] = None
        elif word and "everyone" in parse:
            everyone = channel.allows(channel.world.bot, "mention_everyone")
    if replied is not None and allowed.get("replied_user"):
        found[replied] = None
    return Mentions(tuple(found), tuple(found_roles), everyone)


class Message:
    """A message. The object is live: edits and deletions show in it at once."""

    __slots__ = (
        "announces",
        "attachments",
        "author",
        "channel",
        "components",
        "content",
        "created_at",
        "deleted",
        "edited_at",
        "edited_count",
        "embeds",
        "ephemeral_for",
        "flags",
        "id",
        "interaction",
        "mentions",
        "nonce",
        "pings",
        "reply_to",
        "thread",
    )

    def __init__(
        self, channel: Channel, author: User, *, flags: int = 0, interaction: Interaction | None = None
    ) -> None:
        self.id = channel.world.new_moment_id()
        self.channel = channel
        self.author = author
        self.flags = flags
        self.interaction = interaction
        self.ephemeral_for: User | None = interaction.user if interaction and flags & EPHEMERAL else None
        self.content = ""
        self.components: list[Json] = []
        self.embeds: list[Json] = []
        self.attachments: list[Json] = []
        self.mentions = NOBODY
        self.pings: list[User] = []
        self.created_at = datetime.now(UTC).isoformat()
        self.edited_at: str | None = None
        self.edited_count = 0
        self.deleted = False
        self.reply_to: Message | None = None
        self.thread: Thread | None = None
        self.announces: Thread | None = None
        self.nonce: str | None = None

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text!r}>"

    @property
    def loading(self) -> bool:
        """Whether this is a deferred answer that shows "thinking…"."""
        return bool(self.flags & LOADING)

    @property
    def is_v2(self) -> bool:
        """Whether this message is made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def written(self) -> str:
        """The content and the text displays: what can mention someone."""
        shown = [each["content"] for each in walk(self.components) if each["type"] == 10]
        return "\n".join(filter(None, [self.content, *shown]))

    @property
    def text(self) -> str:
        """All text that a person reads here, but not what stands on buttons."""
        parts: list[str | None] = [self.written]
        for embed in self.embeds:
            parts += [embed.get("title"), embed.get("description")]
            for each in embed.get("fields", ()):
                parts += [each["name"], each["value"]]
            parts.append((embed.get("footer") or {}).get("text"))
        return "\n".join(filter(None, parts))

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in the order in which they are shown."""
        return [_button(each) for each in walk(self.components) if each["type"] == 2]

    @property
    def selects(self) -> list[Select]:
        """The select menus, in the order in which they are shown."""
        return [_select(each) for each in walk(self.components) if each["type"] in (3, 5, 6, 7, 8)]

    def button(self, label: str) -> Button:
        """The button with this label, or else the only one whose label starts so. LookupError if there is none."""
        buttons = self.buttons
        found = [each for each in buttons if each.label == label]
        found = found or [each for each in buttons if each.label.startswith(label)]
        if len(found) != 1:
            labels = ", ".join(repr(each.label or each.emoji) for each in buttons)
            raise LookupError(f"{len(found)} buttons with the label {label!r} among: {labels}")
        return found[0]

    def payload(self) -> Json:
        """The message as Discord's JSON."""
        payload: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self.type,
            "author": self.author.payload(),
            "content": "" if self._is_private else self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": self.attachments,
            "mentions": [user.payload() for user in self.mentions.users],
            "mention_roles": [str(role) for role in self.mentions.roles],
            "mention_everyone": self.mentions.everyone,
            "flags": self.flags,
            "timestamp": self.created_at,
            "edited_timestamp": self.edited_at,
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            payload["nonce"] = self.nonce
        if self.thread is not None:
            payload["thread"] = self.thread.payload()
        if self.reply_to is not None:
            payload["message_reference"] = {
                "type": 0,
                "message_id": str(self.reply_to.id),
                "channel_id": str(self.reply_to.channel.id),
            }
        if self.announces is not None:
            channel, guild = self.announces, self.channel.guild
            payload["message_reference"] = {"channel_id": str(channel.id), "guild_id": str(guild.id if guild else 0)}
        if self.interaction is not None:
            payload |= self.interaction.metadata()
        return payload

    @property
    def _is_private(self) -> bool:
        """Whether the bot may not read this: it has no message content intent."""
        bot = self.channel.world.bot
        return self.author is not bot and self.channel.guild is not None and bot not in self.mentions.users

    @property
    def type(self) -> int:
        """Discord's number for the kind of message: of a thread's beginning, an answer, a reply, or an ordinary one."""
        if self.announces is not None:
            return 18
        if self.interaction is not None and self.interaction.type == 2:
            return 20
        return 0 if self.reply_to is None else 19


def _button(component: Json) -> Button:
    emoji: Any = component.get("emoji") or {}
    return Button(
        custom_id=component.get("custom_id"),
        label=component.get("label") or "",
        emoji=emoji.get("name") or "",
        style=component["style"],
        disabled=component.get("disabled", False),
        url=component.get("url"),
    )


def bounds(component: Json) -> tuple[int, int]:
    """How few and how many values may be chosen; a group of checkboxes allows all unless told otherwise."""
    low, high = component.get("min_values"), component.get("max_values")
    most = len(component["options"]) if component["type"] == 22 else 1
    return 1 if low is None else low, most if high is None else high


def _select(component: Json) -> Select:
    low, high = bounds(component)
    return Select(
        custom_id=component["custom_id"],
        type=component["type"],
        placeholder=component.get("placeholder") or "",
        options={option["value"]: option["label"] for option in component.get("options", ())},
        min_values=low,
        max_values=high,
        disabled=component.get("disabled", False),
    )
