"""Channels and threads, their messages, and who may do what in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..errors import Json
from .accounts import ORDINARY, PERMISSIONS, User, permission_bits
from .messages import HAS_THREAD, Mentions, Message, now

if TYPE_CHECKING:
    from .guilds import Guild
    from .world import World

# Discord's numbers for kinds of channels.
TEXT_CHANNEL, DIRECT_MESSAGES, VOICE_CHANNEL, GROUP, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 3, 11, 12
ANNOUNCEMENT_CHANNEL, ANNOUNCEMENT_THREAD = 5, 10
STAGE_CHANNEL, FORUM_CHANNEL, MEDIA_CHANNEL = 13, 15, 16
# Discord's numbers for who installed the bot, and for where an interaction happens.
GUILD_INSTALL, USER_INSTALL = 0, 1
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2

# What a message may mention without allowed_mentions: of people and bots, and of interactions' webhooks.
ALL_MENTIONS: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True}
ONLY_USERS: Json = {"parse": ["users"]}

_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_MENTION = re.compile(r"<@!?(\d+)>|<@&(\d+)>|(@everyone|@here)")


class Channel:
    """A channel and its messages: of a guild, or of the `people` in direct messages or a group chat."""

    def __init__(
        self,
        world: World,
        channel_id: int,
        name: str,
        guild: Guild | None,
        *,
        kind: int = TEXT_CHANNEL,
        people: tuple[User, ...] = (),
    ) -> None:
        self.world = world
        self.id = channel_id
        self.name = name
        self.guild = guild
        self.kind = kind
        self.parent: Channel | None = None
        self.people = people
        self.topic: str | None = None
        self.archived = False
        self.locked = False
        self.created_at = now()
        self.history: dict[int, Message] = {}
        # As in Discord, of a message that may be deleted by now.
        self.last_message_id: int | None = None
        # Permissions (allowed, denied) by the id of a role or user.
        self.overwrites: dict[int, tuple[int, int]] = {}
        self.threads: list[Thread] = []

    @property
    def is_thread(self) -> bool:
        return self.parent is not None

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    def permissions_of(self, user: User) -> int:
        """A user's permissions here; 0 for users who are not members."""
        if self.guild is None:
            return ORDINARY if user in self.people else 0
        member = self.guild.members.get(user.id)
        return member.permissions_in(self) if member else 0

    @property
    def context(self) -> int:
        """Discord's number for where an interaction happens."""
        if self.guild is not None:
            return IN_GUILD
        return IN_BOT_DM if self.world.bot in self.people else IN_PRIVATE

    def installs(self, user: User, kinds: Iterable[int]) -> dict[str, str]:
        """The installs of these kinds that let a user reach the bot here, as authorizing_integration_owners."""
        found = {}
        if GUILD_INSTALL in kinds and (self.guild.has_bot if self.guild else self.context == IN_BOT_DM):
            found[str(GUILD_INSTALL)] = str(self.guild.id if self.guild else 0)
        if USER_INSTALL in kinds and user.has_bot:
            found[str(USER_INSTALL)] = str(user.id)
        return found

    def allows(self, user: User, permission: str) -> bool:
        """Whether a user has a permission ("send_messages") here."""
        return bool(self.permissions_of(user) & PERMISSIONS[permission])

    def can_write(self, user: User) -> bool:
        return self.allows(user, "send_messages")

    def post(self, message: Message) -> None:
        self.history[message.id] = message
        if message.ephemeral_for is None:
            self.last_message_id = message.id
        self.world.emit("message_create", self, message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        del self.history[message.id]
        self.world.emit("message_delete", self, message)

    def mark_deleted(self) -> None:
        for message in self.history.values():
            message.deleted = True

    def deny(self, user: User, *permissions: str) -> None:
        """Take permissions ("send_messages") away from a user in this channel."""
        self._overwrite(user, taken=permission_bits(permissions))

    def deny_bot(self, *permissions: str) -> None:
        """Take permissions ("send_messages", "view_channel") away from the bot in this channel."""
        self.deny(self.world.bot, *permissions)

    def allow_bot(self, *permissions: str) -> None:
        """Give the bot permissions in this channel, such as those that `deny_bot` took away."""
        self._overwrite(self.world.bot, given=permission_bits(permissions))

    def _overwrite(self, user: User, *, given: int = 0, taken: int = 0) -> None:
        allow, deny = self.overwrites.get(user.id, (0, 0))
        self.overwrites[user.id] = (allow & ~taken | given, deny & ~given | taken)
        self.world.emit("channel_update", self)

    def messages(self, viewer: User | None = None) -> list[Message]:
        """The messages that a viewer sees, oldest first. Without a viewer: the public ones."""
        if viewer is not None and not self.allows(viewer, "view_channel"):
            return []
        return [each for each in self.history.values() if each.ephemeral_for in (None, viewer)]

    def mentions_in(
        self, text: str, author: User, allowed: Json = ALL_MENTIONS, replied_to: User | None = None
    ) -> Mentions:
        """Those whom an author's text mentions here, as far as `allowed` (Discord's allowed_mentions) permits it."""
        parse, users, roles = allowed.get("parse", ()), allowed.get("users", ()), allowed.get("roles", ())
        listed_users, listed_roles = {int(each) for each in users}, {int(each) for each in roles}
        found: dict[User, None] = {}
        found_roles: dict[int, None] = {}
        everyone, may_mention_all = False, self.allows(author, "mention_everyone")
        for user_id, role_id, word in _MENTION.findall(_CODE.sub("", text)):
            if user_id and ("users" in parse or int(user_id) in listed_users):
                if (user := self.world.users.get(int(user_id))) is not None:
                    found[user] = None
            elif role_id and ("roles" in parse or int(role_id) in listed_roles):
                role = self.guild.roles.get(int(role_id)) if self.guild else None
                if role is not None and (role.mentionable or may_mention_all):
                    found_roles[role.id] = None
            elif word and "everyone" in parse:
                everyone = may_mention_all
        if replied_to is not None and allowed.get("replied_user"):
            found[replied_to] = None
        return Mentions(tuple(found), tuple(found_roles), everyone)


class Thread(Channel):
    """A thread. `person.start_thread` or the bot makes one; `channel.threads` lists those of a channel."""

    parent: Channel
    guild: Guild

    def __init__(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int = PUBLIC_THREAD,
        source: Message | None = None,
        archive_minutes: int = 1440,
    ) -> None:
        """Open a thread in a text channel or a post in a forum, from a message if `source` is given, and announce it.

        `archive_minutes` is only reported: nothing is archived automatically here.
        """
        world, guild = parent.world, parent.guild
        assert guild is not None, "threads belong to guilds"
        # A thread has the id of the message that it was started from.
        thread_id = world.new_id("channel") if source is None else source.id
        super().__init__(world, thread_id, name, guild, kind=kind)
        self.parent = parent
        self.owner = owner
        self.source = source
        self.archive_minutes = archive_minutes
        self.archive_changed_at = self.created_at
        # When each member joined.
        self.members: dict[User, str] = {owner: self.created_at}
        parent.threads.append(self)
        guild.register(self)
        self._announce_in_parent()

    def _announce_in_parent(self) -> None:
        """Mark the message that this was started from. Without one, post a message that announces the thread.

        A post of a forum is not announced: people see the list of all.
        """
        if self.source is not None:
            self.source.thread = self
            self.source.flags |= HAS_THREAD
            self.world.emit("message_update", self.parent, self.source)
        elif self.kind == PUBLIC_THREAD and self.parent.kind == TEXT_CHANNEL:
            message = Message(self.parent, self.owner)
            message.content, message.announced_thread = self.name, self
            self.parent.post(message)

    def permissions_of(self, user: User) -> int:
        """What a user may do here: the same as in the parent, but nothing in a private thread of other people."""
        granted = super().permissions_of(user)
        if self.kind == PRIVATE_THREAD and user not in self.members:
            return granted if self.parent.allows(user, "manage_threads") else 0
        return granted

    def locked_for(self, user: User) -> bool:
        """Whether a lock keeps a user from writing, editing and unarchiving here."""
        return self.locked and not self.allows(user, "manage_threads")

    def can_write(self, user: User) -> bool:
        return self.allows(user, "send_messages_in_threads") and not self.locked_for(user)

    def can_change(self, user: User, changes: Json) -> bool:
        """Whether a user may make changes, which are named as in PATCH /channels/{thread}."""
        if self.allows(user, "manage_threads"):
            return True
        if self.locked or changes.keys() & {"locked", "rate_limit_per_user"}:
            return False
        return user is self.owner or (user in self.members and changes == {"archived": False})

    def change(
        self,
        *,
        name: str | None = None,
        archived: bool | None = None,
        locked: bool | None = None,
        archive_minutes: int | None = None,
    ) -> None:
        """Change what is given, without checking who may, and announce it."""
        if archived not in (None, self.archived) or archive_minutes is not None:
            self.archive_changed_at = now()
        self.name = self.name if name is None else name
        self.archived = self.archived if archived is None else archived
        self.locked = self.locked if locked is None else locked
        self.archive_minutes = archive_minutes or self.archive_minutes
        self.world.emit("thread_update", self)

    def add(self, user: User) -> None:
        """Make a user a member. A bot without the members intent hears of no member but itself."""
        if user not in self.members:
            self.members[user] = now()
            if user is self.world.bot and self.kind == PRIVATE_THREAD:
                # Only now does it see the thread.
                self.world.emit("thread_create", self)

    def post(self, message: Message) -> None:
        """Add a new message. It unarchives the thread; its author and everyone it pings become members."""
        if message.ephemeral_for is None:
            if self.archived:
                self.change(archived=False)
            for user in (message.author, *message.pings):
                self.add(user)
        super().post(message)

    def mark_deleted(self) -> None:
        """Note the deletion. The source message keeps its flag, because a second thread would have the same id."""
        super().mark_deleted()
        self.parent.threads.remove(self)
        if self.source is not None:
            self.source.thread = None
