"""Threads: channels inside a channel, which are archived and locked, and who is in them."""

from __future__ import annotations

from datetime import UTC, datetime

from .accounts import User
from .faults import Fault, Json
from .guild import Channel
from .message import Message

PUBLIC, PRIVATE = 11, 12
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
HAS_THREAD = 1 << 5
_MOST_MEMBERS_COUNTED = 50


def _now() -> str:
    return datetime.now(UTC).isoformat()


class Thread(Channel):
    """A thread. Made by `person.start_thread` or by the bot; `channel.threads` lists those of a channel."""

    def __init__(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int = PUBLIC,
        source: Message | None = None,
        archive_minutes: int = 1440,
    ) -> None:
        """Open a thread in a text channel, from a message if there is a source, and tell of it.

        `archive_minutes` is only what is shown: here, nothing is archived by time.
        """
        world, guild = parent.world, parent.guild
        assert guild is not None, "threads belong to guilds"
        # A thread has the id of the message that it was started from.
        thread_id = world.new_id("channel") if source is None else source.id
        super().__init__(world, thread_id, name, guild, kind=kind, parent=parent)
        self.owner = owner
        self.source = source
        self.archive_minutes = archive_minutes
        self.archive_changed_at = self.created_at
        self.members: dict[User, str] = {owner: self.created_at}
        parent.threads.append(self)
        guild.keep_channel(self)
        if owner is world.bot:
            world.emit("thread_members_update", guild, self)
        self._show_in_parent(parent)

    def _show_in_parent(self, parent: Channel) -> None:
        """Mark the message that this was started from; where there is none, the parent gets one that tells of it."""
        if self.source is not None:
            self.source.thread = self
            self.source.flags |= HAS_THREAD
            self.world.emit("message_update", self.guild, parent, self.source)
        elif self.kind == PUBLIC:
            message = Message(parent, self.owner)
            message.content, message.announces = self.name, self
            parent.keep_message(message)

    def permissions_of(self, user: User) -> int:
        """What a user may do here: what they may in the parent, but nothing in the private thread of others."""
        granted = super().permissions_of(user)
        if self.kind == PRIVATE and user not in self.members and self.parent is not None:
            return granted if self.parent.allows(user, "manage_threads") else 0
        return granted

    def closed_to(self, user: User) -> bool:
        """Whether a lock keeps a user from writing, editing and un-archiving here."""
        return self.locked and not self.allows(user, "manage_threads")

    def admits_text(self, user: User) -> bool:
        """Whether a user may write here."""
        return self.allows(user, "send_messages_in_threads") and not self.closed_to(user)

    def may_change(self, user: User, changes: Json) -> bool:
        """Whether a user may make changes, named as in PATCH /channels/{thread}."""
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
        """Change what is given, whoever may, and tell of it."""
        if archived not in (None, self.archived) or archive_minutes is not None:
            self.archive_changed_at = _now()
        self.name = self.name if name is None else name
        self.archived = self.archived if archived is None else archived
        self.locked = self.locked if locked is None else locked
        self.archive_minutes = archive_minutes or self.archive_minutes
        self.world.emit("thread_update", self.guild, self)

    def add(self, user: User) -> None:
        """Make a user a member of the thread. Of others than itself, a bot without the members intent hears nothing."""
        if user not in self.members:
            self.members[user] = _now()
            self._tell_bot(user)

    def remove(self, user: User) -> None:
        """Make a user leave the thread."""
        if self.members.pop(user, None) is not None:
            self._tell_bot(user)

    def _tell_bot(self, user: User) -> None:
        if user is self.world.bot:
            self.world.emit("thread_members_update", self.guild, self)

    def keep_message(self, message: Message) -> None:
        """Show a new message: it wakes an archived thread, and who writes or is called is a member from now on."""
        if message.ephemeral_for is None:
            if self.archived:
                self.change(archived=False)
            for user in (message.author, *message.pings):
                self.add(user)
        super().keep_message(message)

    def vanish(self) -> None:
        """The thread is deleted; its source keeps the flag, because the id is spent."""
        super().vanish()
        if self.parent is not None:
            self.parent.threads.remove(self)
        if self.source is not None:
            self.source.thread = None

    def member_payload(self, user: User) -> Json:
        """A member of the thread as Discord's JSON."""
        return {"id": str(self.id), "user_id": str(user.id), "join_timestamp": self.members[user], "flags": 0}

    def members_payload(self) -> Json:
        """THREAD_MEMBERS_UPDATE after the bot joined or left."""
        bot, payload = self.world.bot, self.payload()
        told: Json = {key: payload[key] for key in ("id", "guild_id", "member_count")}
        if bot in self.members:
            return told | {"added_members": [self.member_payload(bot)]}
        return told | {"removed_member_ids": [str(bot.id)]}

    def deleted_payload(self) -> Json:
        """THREAD_DELETE."""
        payload = self.payload()
        return {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}

    def payload(self) -> Json:
        """The thread as Discord's JSON, with the bot's membership if it is a member."""
        assert self.guild is not None, "threads belong to guilds"
        assert self.parent is not None, "threads are made with a parent"
        bot, count = self.world.bot, len(self.messages())
        metadata = {
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": self.archive_minutes,
            "archive_timestamp": self.archive_changed_at,
            "create_timestamp": self.created_at,
        }
        payload: Json = self.core_payload() | {
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "message_count": count,
            "total_message_sent": count,
            "member_count": min(len(self.members), _MOST_MEMBERS_COUNTED),
            "thread_metadata": metadata,
        }
        return payload | ({"member": self.member_payload(bot)} if bot in self.members else {})


def check_open(channel: Channel, user: User) -> None:
    """403 50083 in a thread that is locked for a user: nothing can be written there."""
    if isinstance(channel, Thread) and channel.closed_to(user):
        raise Fault(403, 50083, "Thread is archived")


def check_active(channel: Channel, user: User) -> None:
    """400 50083 in an archived thread, too: nothing there can be edited or deleted."""
    check_open(channel, user)
    if channel.archived:
        raise Fault(400, 50083, "Thread is archived")
