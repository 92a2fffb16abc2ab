"""Who someone is and what they may do: users, roles, members and permissions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from .faults import Json

if TYPE_CHECKING:
    from .guild import Channel, Guild
    from .world import World

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
