"""Threads: channels inside channels."""

from __future__ import annotations

from ..errors import Json
from .accounts import User
from .channels import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from .clock import now
from .messages import HAS_THREAD, Message


class Thread(Channel):
    """A thread. `person.start_thread` or the bot makes one; `channel.threads` lists those of a channel."""

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
        """Open a thread in a text channel, from a message if `source` is given, and announce it.

        `archive_minutes` is only reported: nothing is archived automatically here.
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
        # When each member joined.
        self.members: dict[User, str] = {owner: self.created_at}
        parent.threads.append(self)
        guild.register(self)
        if owner is world.bot:
            world.emit("thread_members_update", guild, self)
        self._announce_in_parent(parent)

    def _announce_in_parent(self, parent: Channel) -> None:
        """Mark the message that this was started from. Without one, post a message that announces the thread."""
        if self.source is not None:
            self.source.thread = self
            self.source.flags |= HAS_THREAD
            self.world.emit("message_update", self.guild, parent, self.source)
        elif self.kind == PUBLIC_THREAD:
            message = Message(parent, self.owner)
            message.content, message.announced_thread = self.name, self
            parent.post(message)

    def permissions_of(self, user: User) -> int:
        """What a user may do here: the same as in the parent, but nothing in a private thread of other people."""
        granted = super().permissions_of(user)
        if self.kind == PRIVATE_THREAD and user not in self.members and self.parent is not None:
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
        self.world.emit("thread_update", self.guild, self)

    def add(self, user: User) -> None:
        """Make a user a member. A bot without the members intent hears of no member but itself."""
        if user not in self.members:
            self.members[user] = now()
            self._announce_member(user)

    def remove(self, user: User) -> None:
        """Remove a user from the members."""
        if self.members.pop(user, None) is not None:
            self._announce_member(user)

    def _announce_member(self, user: User) -> None:
        if user is self.world.bot:
            self.world.emit("thread_members_update", self.guild, self)

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
        if self.parent is not None:
            self.parent.threads.remove(self)
        if self.source is not None:
            self.source.thread = None
