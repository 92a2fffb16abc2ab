"""Guilds and channels: what is in them, who sees it, and telling when it changes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from .accounts import ORDINARY, PERMISSIONS, Member, Role, User, permission_bits
from .faults import Json

if TYPE_CHECKING:
    from .message import Message
    from .thread import Thread
    from .world import World

_VOICE = 2


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
        self.world.emit(kind, self, channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages and threads. Of those threads Discord tells nothing more."""
        for each in (*channel.threads, channel):
            self.channels.pop(each.id)
            self.world.channels.pop(each.id)
            each.vanish()
        kind = "thread_delete" if channel.is_thread else "channel_delete"
        self.world.emit(kind, self, channel)

    def kick_bot(self) -> None:
        """Remove the bot."""
        role = self.members.pop(self.world.bot.id).roles[0]
        del self.roles[role.id]
        self.has_bot = False
        self.world.commands.pop(self.id, None)
        self.world.emit("guild_delete", self)

    def invite_bot(self) -> None:
        """Add the bot, with the permissions of an ordinary member and those of its own role."""
        role = self.add_role(self.world.bot.name)
        role.permissions, role.managed = ORDINARY, True
        self.members[self.world.bot.id] = Member(self.world.bot, self, [role])
        self.has_bot = True
        self.world.emit("guild_create", self)

    def active_threads(self, viewer: User) -> list[Thread]:
        """The threads that are not archived, of the channels that a user sees."""
        threads = [thread for channel in self.channels.values() for thread in channel.threads]
        return [each for each in threads if not each.archived and each.allows(viewer, "view_channel")]

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
        return self.payload() | {
            "joined_at": bot.joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [bot.payload()],
            "channels": [channel.payload() for channel in self.channels.values() if not channel.is_thread],
            "threads": [thread.payload() for thread in self.active_threads(bot.user)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


class Channel:
    """A text channel or a direct-message channel, and its messages. `Thread` is a channel, too."""

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
        self.threads: list[Thread] = []

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

    def admits_text(self, user: User) -> bool:
        """Whether a user may write here."""
        return self.allows(user, "send_messages")

    def keep_message(self, message: Message) -> None:
        """Show a new message, and tell of it."""
        self.history[message.id] = message
        self.world.emit("message_create", self.guild, self, message)

    def vanish(self) -> None:
        """The channel is deleted, and so are its messages."""
        for message in self.history.values():
            message.deleted = True

    def deny(self, user: User, *permissions: str) -> None:
        """Take permissions away from one user in this channel."""
        allow, deny = self.overwrites.get(user.id, (0, 0))
        taken = permission_bits(permissions)
        self.overwrites[user.id] = (allow & ~taken, deny | taken)
        self.world.emit("channel_update", self.guild, self)

    def deny_bot(self, *permissions: str) -> None:
        """Take permissions ("send_messages", "view_channel") away from the bot in this channel."""
        self.deny(self.world.bot, *permissions)

    def allow_bot(self, *permissions: str) -> None:
        """Give the bot permissions in this channel, and so back what `deny_bot` took."""
        allow, deny = self.overwrites.get(self.world.bot.id, (0, 0))
        given = permission_bits(permissions)
        self.overwrites[self.world.bot.id] = (allow | given, deny & ~given)
        self.world.emit("channel_update", self.guild, self)

    def messages(self, viewer: User | None = None) -> list[Message]:
        """The messages, oldest first, as a user sees them; without a viewer, those that everyone sees."""
        if viewer is not None and not self.allows(viewer, "view_channel"):
            return []
        return [each for each in self.history.values() if each.ephemeral_for in (None, viewer)]

    def core_payload(self) -> Json:
        """What Discord's JSON of channels and threads has in common."""
        last = next(reversed(self.history), None)
        payload: Json = {"id": str(self.id), "type": self.kind, "flags": 0}
        payload["last_message_id"] = None if last is None else str(last)
        if self.guild is None:
            return payload
        return payload | {"guild_id": str(self.guild.id), "name": self.name, "rate_limit_per_user": 0}

    def payload(self) -> Json:
        """The channel as Discord's JSON."""
        if self.recipient is not None:
            return self.core_payload() | {"recipients": [self.recipient.payload()]}
        overwrites = [
            {"id": str(target), "type": int(target in self.world.users), "allow": str(allow), "deny": str(deny)}
            for target, (allow, deny) in self.overwrites.items()
        ]
        voice = {"bitrate": 64_000, "user_limit": 0} if self.kind == _VOICE else {}
        return (
            self.core_payload()
            | voice
            | {
                "parent_id": None,
                "position": 0,
                "topic": self.topic,
                "nsfw": False,
                "permission_overwrites": overwrites,
            }
        )
