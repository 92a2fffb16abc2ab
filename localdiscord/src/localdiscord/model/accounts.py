"""Users, roles, and the permissions that roles grant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class _Permissions(dict[str, int]):
    def __missing__(self, name: str) -> int:
        raise ValueError(f"localdiscord has no permission {name!r}; there are {', '.join(self)}")


# Plain numbers: permissions are computed twice for every click, and IntFlag is slow.
PERMISSIONS = _Permissions(
    administrator=1 << 3,
    manage_channels=1 << 4,
    manage_guild=1 << 5,
    add_reactions=1 << 6,
    view_channel=1 << 10,
    send_messages=1 << 11,
    manage_messages=1 << 13,
    embed_links=1 << 14,
    attach_files=1 << 15,
    read_message_history=1 << 16,
    mention_everyone=1 << 17,
    use_external_emojis=1 << 18,
    manage_roles=1 << 28,
    use_application_commands=1 << 31,
    manage_threads=1 << 34,
    create_public_threads=1 << 35,
    create_private_threads=1 << 36,
    send_messages_in_threads=1 << 38,
    use_external_apps=1 << 50,
)
ALL_PERMISSIONS = (1 << 53) - 1


def permission_bits(names: Iterable[str]) -> int:
    """Permissions by name ("send_messages") as Discord's number. ValueError if one is not known here."""
    return sum({PERMISSIONS[name] for name in names})


# What every member of a new guild may do.
ORDINARY = permission_bits(
    name
    for name in PERMISSIONS
    if not name.startswith(("administrator", "manage_", "mention_")) and name != "create_private_threads"
)


class User:
    """An account. `LocalDiscord.add_user` makes a `Person`, which is a user who can act."""

    def __init__(self, user_id: int, name: str, display_name: str, *, locale: str = "en-US", bot: bool = False) -> None:
        self.id = user_id
        self.name = name
        self.display_name = display_name
        self.locale = locale
        self.bot = bot
        self.accepts_direct_messages = True
        # Whether this user has installed the bot for themselves.
        self.has_bot = False

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    managed: bool = False
    mentionable: bool = False

    @property
    def mention(self) -> str:
        return f"<@&{self.id}>"
