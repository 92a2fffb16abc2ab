"""The state of the local Discord: users, guilds, channels, permissions and what happens to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from .faults import Json

if TYPE_CHECKING:
    from .interaction import Interaction
    from .message import Message

DISCORD_EPOCH = 1_420_070_400_000
_KINDS = ("guild", "channel", "user", "role", "emoji", "command", "file", "session")


# Plain numbers: permissions are computed twice for every click, and IntFlag is slow.
PERMISSIONS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
ALL_PERMISSIONS = (1 << 50) - 1
_ADMINISTRATOR = PERMISSIONS["administrator"]
_VIEW_CHANNEL = PERMISSIONS["view_channel"]


def permission_bits(names: Iterable[str]) -> int:
    """The permissions of these names ("send_messages"), as Discord's number."""
    return sum({PERMISSIONS[name] for name in names})


ORDINARY = permission_bits(
    name
    for name in PERMISSIONS
    if not name.startswith(("administrator", "manage_", "mention_")) and name != "create_private_threads"
)


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

    def emit(self, event: Event) -> None:
        """Tell everyone who listens."""
        for listener in self.listeners:
            listener(event)

    def channel_with(self, user: User) -> Channel:
        """The channel of the bot's direct messages with a user."""
        if user.direct is None:
            user.direct = Channel(self, self.new_id("channel"), user.name, None, kind=1, recipient=user)
            self.channels[user.direct.id] = user.direct
        return user.direct


class User:
    """An account. `discord.add_user` makes a `Person`, a user who can act."""

    def __init__(
        self, world: World, user_id: int, name: str, display_name: str, *, locale: str = "en-US", bot: bool = False
    ) -> None:
        self.world = world
        self.id = user_id
        self.name = name
        self.display_name = display_name
        self.locale = locale
        self.bot = bot
        self.direct: Channel | None = None
        self.accepts_direct_messages = True
        world.users[user_id] = self

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"

    def payload(self) -> Json:
        """The user as Discord's JSON."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": None if self.bot else self.display_name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass(slots=True)
class Role:
    """A role of a guild."""

    id: int
    name: str
    permissions: int
    managed: bool = False

    def payload(self) -> Json:
        """The role as Discord's JSON."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "managed": self.managed,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "mentionable": False,
            "position": 0,
            "flags": 0,
        }


@dataclass(slots=True)
class Member:
    """A user's place in a guild."""

    user: User
    guild: Guild
    roles: list[Role]
    joined_at: str = field(default_factory=lambda: datetime.now(UTC).isoformat())

    def permissions_in(self, channel: Channel | None) -> int:
        """What this member may do in a channel, or anywhere when there is none."""
        granted = self.guild.everyone.permissions
        for role in self.roles:
            granted |= role.permissions
        if self.guild.owner is self.user or granted & _ADMINISTRATOR:
            return ALL_PERMISSIONS
        overwrites = (channel.parent or channel).overwrites if channel is not None else {}
        for target in (self.guild.everyone.id, *(role.id for role in self.roles), self.user.id):
            if target in overwrites:
                allow, deny = overwrites[target]
                granted = (granted & ~deny) | allow
        return granted if granted & _VIEW_CHANNEL or channel is None else 0

    def may(self, permission: str) -> bool:
        """Whether this member has one permission ("manage_guild") in the guild at large."""
        return bool(self.permissions_in(None) & PERMISSIONS[permission])

    def payload(self, channel: Channel | None = None) -> Json:
        """The member as Discord's JSON, with the permissions in a channel if one is given."""
        payload = {
            "user": self.user.payload(),
            "nick": None,
            "avatar": None,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": self.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }
        if channel is not None:
            payload["permissions"] = str(self.permissions_in(channel))
        return payload


class Guild:
    """A server. Made by `discord.add_guild`; the bot is in it from the start."""

    def __init__(self, world: World, name: str, owner: User) -> None:
        self.world = world
        self.id = world.new_id("guild")
        self.name = name
        self.owner = owner
        self.everyone = Role(self.id, "@everyone", ORDINARY)
        self.roles = {self.id: self.everyone}
        self.channels: dict[int, Channel] = {}
        self.members: dict[int, Member] = {}
        self.has_bot = False
        world.guilds[self.id] = self
        self.add_member(owner)

    def add_role(self, name: str, *permissions: str) -> Role:
        """Make a role with these permissions ("manage_messages")."""
        role = Role(self.world.new_id("role"), name, permission_bits(permissions))
        self.roles[role.id] = role
        return role

    def add_member(self, user: User, *, permissions: Iterable[str] = (), manage_guild: bool = False) -> Member:
        """Let a user in: an ordinary member, or one with further permissions by name."""
        wanted = permission_bits([*permissions, *(["manage_guild"] if manage_guild else [])])
        member = Member(user, self, [])
        if wanted:
            role = self.add_role(user.name)
            role.permissions = wanted
            member.roles.append(role)
        self.members[user.id] = member
        return member

    def remove_member(self, user: User) -> None:
        """A user leaves, or is made to leave."""
        del self.members[user.id]

    def add_channel(self, name: str) -> Channel:
        """Make a text channel that every member sees."""
        channel = Channel(self.world, self.world.new_id("channel"), name, self)
        self.keep_channel(channel)
        return channel

    def keep_channel(self, channel: Channel) -> None:
        """Enter a new channel or thread, and tell of it."""
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        kind = "thread_create" if channel.is_thread else "channel_create"
        self.world.emit(Event(kind, self, channel))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages and threads."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        self.channels.pop(channel.id)
        self.world.channels.pop(channel.id)
        for message in channel.history.values():
            message.deleted = True
        kind = "thread_delete" if channel.is_thread else "channel_delete"
        self.world.emit(Event(kind, self, channel))

    def kick_bot(self) -> None:
        """Remove the bot."""
        role = self.members.pop(self.world.bot.id).roles[0]
        del self.roles[role.id]
        self.has_bot = False
        self.world.commands.pop(self.id, None)
        self.world.emit(Event("guild_delete", self))

    def invite_bot(self) -> None:
        """Add the bot, with the permissions of an ordinary member and those of its own role."""
        role = self.add_role(self.world.bot.name)
        role.permissions, role.managed = ORDINARY, True
        self.members[self.world.bot.id] = Member(self.world.bot, self, [role])
        self.has_bot = True
        self.world.emit(Event("guild_create", self))

    @property
    def bot_member(self) -> Member | None:
        """The bot as a member, or nothing when it is not in the guild."""
        return self.members.get(self.world.bot.id)

    def payload(self) -> Json:
        """The guild as REST gives it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": str(self.owner.id),
            "roles": [role.payload() for role in self.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "afk_timeout": 300,
            "afk_channel_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": "en-US",
        }

    def create_payload(self) -> Json:
        """The guild as GUILD_CREATE gives it: without the members intent, only the bot is listed."""
        bot = self.bot_member
        assert bot is not None, "the bot is told only of the guilds that it is in"
        threads = [channel for channel in self.channels.values() if channel.is_thread and not channel.archived]
        return self.payload() | {
            "joined_at": bot.joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [bot.payload()],
            "channels": [channel.payload() for channel in self.channels.values() if not channel.is_thread],
            "threads": [thread.payload() for thread in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


class Channel:
    """A text channel, a thread or a direct-message channel, and its messages."""

    def __init__(
        self,
        world: World,
        channel_id: int,
        name: str,
        guild: Guild | None,
        *,
        kind: int = 0,
        parent: Channel | None = None,
        recipient: User | None = None,
    ) -> None:
        self.world = world
        self.id = channel_id
        self.name = name
        self.guild = guild
        self.kind = kind
        self.parent = parent
        self.recipient = recipient
        self.topic: str | None = None
        self.archived = False
        self.locked = False
        self.created_at = datetime.now(UTC).isoformat()
        self.history: dict[int, Message] = {}
        self.overwrites: dict[int, tuple[int, int]] = {}

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.parent is not None

    @property
    def mention(self) -> str:
        """The text that mentions this channel."""
        return f"<#{self.id}>"

    def permissions_of(self, user: User) -> int:
        """What a user may do here; nothing for one who is no member."""
        if self.guild is None:
            return ORDINARY if user is self.recipient or user.bot else 0
        member = self.guild.members.get(user.id)
        return member.permissions_in(self) if member else 0

    def allows(self, user: User, permission: str) -> bool:
        """Whether a user has one permission ("send_messages") here."""
        return bool(self.permissions_of(user) & PERMISSIONS[permission])

    def deny(self, user: User, *permissions: str) -> None:
        """Take permissions away from one user in this channel."""
        allow, deny = self.overwrites.get(user.id, (0, 0))
        taken = permission_bits(permissions)
        self.overwrites[user.id] = (allow & ~taken, deny | taken)
        self.world.emit(Event("channel_update", self.guild, self))

    def deny_bot(self, *permissions: str) -> None:
        """Take permissions ("send_messages", "view_channel") away from the bot in this channel."""
        self.deny(self.world.bot, *permissions)

    def allow_bot(self, *permissions: str) -> None:
        """Give the bot permissions in this channel, and so back what `deny_bot` took."""
        allow, deny = self.overwrites.get(self.world.bot.id, (0, 0))
        given = permission_bits(permissions)
        self.overwrites[self.world.bot.id] = (allow | given, deny & ~given)
        self.world.emit(Event("channel_update", self.guild, self))

    def messages(self, viewer: User | None = None) -> list[Message]:
        """The messages, oldest first, as a user sees them; without a viewer, those that everyone sees."""
        if viewer is not None and not self.allows(viewer, "view_channel"):
            return []
        return [each for each in self.history.values() if each.ephemeral_for in (None, viewer)]

    def payload(self) -> Json:
        """The channel as Discord's JSON."""
        last = next(reversed(self.history), None)
        payload: Json = {"id": str(self.id), "type": self.kind, "flags": 0}
        payload["last_message_id"] = None if last is None else str(last)
        if self.recipient is not None:
            return payload | {"recipients": [self.recipient.payload()]}
        assert self.guild is not None, "a channel without a recipient belongs to a guild"
        payload |= {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}
        if self.parent is not None:
            return payload | {
                "parent_id": str(self.parent.id),
                "owner_id": str(self.world.bot.id),
                "message_count": len(self.history),
                "total_message_sent": len(self.history),
                "member_count": 1,
                "thread_metadata": {
                    "archived": self.archived,
                    "locked": self.locked,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": self.created_at,
                    "create_timestamp": self.created_at,
                },
            }
        overwrites = [
            {"id": str(target), "type": int(target in self.world.users), "allow": str(allow), "deny": str(deny)}
            for target, (allow, deny) in self.overwrites.items()
        ]
        return payload | {
            "parent_id": None,
            "position": 0,
            "topic": self.topic,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }
