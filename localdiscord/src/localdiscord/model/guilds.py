"""Servers, and who is a member of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .accounts import ALL_PERMISSIONS, ORDINARY, PERMISSIONS, Role, User, permission_bits
from .channels import TEXT_CHANNEL, Channel, Thread
from .messages import now

if TYPE_CHECKING:
    from .world import World


@dataclass(slots=True)
class Member:
    user: User
    guild: Guild
    roles: list[Role]
    joined_at: str = field(default_factory=now)

    def permissions_in(self, channel: Channel | None) -> int:
        """What this member may do in a channel, or in the guild as a whole when no channel is given."""
        granted = self.guild.everyone.permissions
        for role in self.roles:
            granted |= role.permissions
        if self.guild.owner is self.user or granted & PERMISSIONS["administrator"]:
            return ALL_PERMISSIONS
        overwrites = (channel.parent or channel).overwrites if channel is not None else {}
        # What one role is given, no other takes away.
        for targets in ([self.guild.everyone.id], [role.id for role in self.roles], [self.user.id]):
            found = [overwrites[target] for target in targets if target in overwrites]
            for _, deny in found:
                granted &= ~deny
            for allow, _ in found:
                granted |= allow
        return granted if granted & PERMISSIONS["view_channel"] or channel is None else 0


class Guild:
    """A server. `LocalDiscord.add_guild` makes one, with the bot in it."""

    def __init__(self, world: World, name: str, owner: User) -> None:
        self.world = world
        self.id = world.new_id("guild")
        self.name = name
        self.owner = owner
        self.everyone = Role(self.id, "@everyone", ORDINARY)
        self.roles = {self.id: self.everyone}
        self.channels: dict[int, Channel] = {}
        self.members: dict[int, Member] = {}
        self.locale = "en-US"
        self.has_bot = False
        self.is_available = True
        world.guilds[self.id] = self
        self.add_member(owner)

    def add_role(self, name: str, *permissions: str, mentionable: bool = False) -> Role:
        role = Role(self.world.new_id("role"), name, permission_bits(permissions), mentionable=mentionable)
        self.roles[role.id] = role
        self.world.emit("guild_role_create", self)
        return role

    def add_member(self, user: User, *, permissions: Iterable[str] = (), manage_guild: bool = False) -> Member:
        """Add a user as an ordinary member, or as one with further permissions by name."""
        wanted = [*permissions, *(["manage_guild"] if manage_guild else [])]
        member = Member(user, self, [self.add_role(user.name, *wanted)] if wanted else [])
        self.members[user.id] = member
        return member

    def add_channel(self, name: str, *, kind: int = TEXT_CHANNEL) -> Channel:
        """Make a channel that every member sees: a text channel unless told otherwise."""
        channel = Channel(self.world, self.world.new_id("channel"), name, self, kind=kind)
        self.register(channel)
        return channel

    def register(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        self.world.emit("thread_create" if channel.is_thread else "channel_create", channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages and threads. Discord does not announce those threads."""
        for each in (*channel.threads, channel):
            self.channels.pop(each.id)
            self.world.channels.pop(each.id)
            each.mark_deleted()
        self.world.emit("thread_delete" if channel.is_thread else "channel_delete", channel)

    def kick_bot(self) -> None:
        role = self.members.pop(self.world.bot.id).roles[0]
        del self.roles[role.id]
        self.has_bot = False
        self.world.commands.pop(self.id, None)
        self.world.emit("guild_delete", self)

    def invite_bot(self) -> None:
        """Add the bot, with an ordinary member's permissions and a role of its own."""
        role = self.add_role(self.world.bot.name)
        role.permissions, role.managed = ORDINARY, True
        self.members[self.world.bot.id] = Member(self.world.bot, self, [role])
        self.has_bot = True
        self.world.emit("invitation", self)

    def begin_outage(self) -> None:
        """Make the guild unavailable: nothing that people do there reaches the bot."""
        self.is_available = False
        self.world.emit("guild_delete", self)

    def end_outage(self) -> None:
        self.is_available = True
        self.world.emit("guild_create", self)

    def active_threads(self, viewer: User) -> list[Thread]:
        """The threads that are not archived, in the channels that a user sees."""
        threads = [thread for channel in self.channels.values() for thread in channel.threads]
        return [each for each in threads if not each.archived and each.allows(viewer, "view_channel")]

    @property
    def bot_member(self) -> Member | None:
        """The bot as a member, or None if it is not in the guild."""
        return self.members.get(self.world.bot.id)
