"""Everything that exists in the local Discord, and how it is connected.

    World                  users, guilds, channels, commands, emojis and files; tells its listeners every Event
      Guild                a server: roles, members and channels
        Role               permissions that members can have
        Member             a user's place in a guild: their roles, and what they may do
        Channel            a text channel or a direct-message channel, with its messages
          Thread           a channel inside a channel, which can be archived and locked
          Message          content, components and attachments, who is mentioned and who is pinged
      Interaction          what a person did: a command, a click, a form
        Outcome            what came of it: a message, a modal, an error

These classes refer to each other, so they share this file. How they look as Discord's JSON is in `payloads`.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from ..errors import Json
from .accounts import ALL_PERMISSIONS, ORDINARY, PERMISSIONS, Role, User, permission_bits
from .components import Button, Select, buttons, displayed_text, selects, walk

DISCORD_EPOCH = 1_420_070_400_000
_ID_KINDS = ("guild", "channel", "user", "role", "emoji", "command", "file", "session")

# Discord's numbers for kinds of channels.
TEXT_CHANNEL, DIRECT_MESSAGES, VOICE_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 11, 12

# Discord's flags of messages.
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15

# Discord's numbers for kinds of interactions.
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
NO_ANSWER = "This application did not respond"

_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_MENTION = re.compile(r"<@!?(\d+)>|<@&(\d+)>|(@everyone|@here)")


def _now() -> str:
    return datetime.now(UTC).isoformat()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    `kind` is the name of a gateway event in lower case, "invitation" (the bot was added to a guild), "interaction" or
    "typing".
    """

    kind: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None


class World:
    """Everything that exists, and the one place that hears of every change."""

    def __init__(self) -> None:
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, Json] = {}
        # By guild, and None for the global ones.
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.answer_within = 3.0
        self.token_lifetime = 900.0
        self.commands_registered = asyncio.Event()
        self.cdn_url = ""
        self.listeners: list[Callable[[Event], None]] = []
        self._direct_channels: dict[User, Channel] = {}
        self._counters = dict.fromkeys(_ID_KINDS, 0)
        self._newest_snowflake = 0
        self.bot = User(self.new_id("user"), "bot", "Bot", bot=True)
        self.users[self.bot.id] = self.bot
        self.application_id = self.bot.id

    def new_id(self, kind: str) -> int:
        """The next id of a kind. Ids are the same in every run, and consecutive guilds are on consecutive shards."""
        self._counters[kind] += 1
        return ((200_000_000_000 + _ID_KINDS.index(kind) * 1_000_000_000 + self._counters[kind]) << 22) | 1

    def new_snowflake(self) -> int:
        """An id that carries the present time, for messages and interactions: clients read their age from it."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH) << 22
        self._newest_snowflake = max(now, self._newest_snowflake + 1)
        return self._newest_snowflake

    def remember(self, interaction: Interaction) -> None:
        """Keep an interaction for as long as its token is valid, and a minute longer."""
        while self.interactions:
            token, oldest = next(iter(self.interactions.items()))
            if oldest.age < self.token_lifetime + 60:
                break
            del self.interactions[token]
        self.interactions[interaction.token] = interaction

    def emit(
        self,
        kind: str,
        guild: Guild | None,
        channel: Channel | None = None,
        message: Message | None = None,
        interaction: Interaction | None = None,
    ) -> None:
        """Tell every listener what happened."""
        event = Event(kind, guild, channel, message, interaction)
        for listener in self.listeners:
            listener(event)

    def direct_channel(self, user: User) -> Channel:
        """The channel of the direct messages between the bot and a user."""
        channel = self._direct_channels.get(user)
        if channel is None:
            channel = Channel(self, self.new_id("channel"), user.name, None, kind=DIRECT_MESSAGES, recipient=user)
            self._direct_channels[user] = self.channels[channel.id] = channel
        return channel


@dataclass(slots=True)
class Member:
    """A user's place in a guild."""

    user: User
    guild: Guild
    roles: list[Role]
    joined_at: str = field(default_factory=_now)

    def permissions_in(self, channel: Channel | None) -> int:
        """What this member may do in a channel, or in the guild as a whole when no channel is given."""
        granted = self.guild.everyone.permissions
        for role in self.roles:
            granted |= role.permissions
        if self.guild.owner is self.user or granted & PERMISSIONS["administrator"]:
            return ALL_PERMISSIONS
        overwrites = (channel.parent or channel).overwrites if channel is not None else {}
        for target in (self.guild.everyone.id, *(role.id for role in self.roles), self.user.id):
            if target in overwrites:
                allow, deny = overwrites[target]
                granted = (granted & ~deny) | allow
        return granted if granted & PERMISSIONS["view_channel"] or channel is None else 0

    def may(self, permission: str) -> bool:
        """Whether this member has a permission ("manage_guild") in the guild as a whole."""
        return bool(self.permissions_in(None) & PERMISSIONS[permission])


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
        self.has_bot = False
        self.is_available = True
        world.guilds[self.id] = self
        self.add_member(owner)

    def add_role(self, name: str, *permissions: str) -> Role:
        """Make a role with these permissions ("manage_messages")."""
        role = Role(self.world.new_id("role"), name, permission_bits(permissions))
        self.roles[role.id] = role
        return role

    def add_member(self, user: User, *, permissions: Iterable[str] = (), manage_guild: bool = False) -> Member:
        """Add a user as an ordinary member, or as one with further permissions by name."""
        wanted = permission_bits([*permissions, *(["manage_guild"] if manage_guild else [])])
        member = Member(user, self, [])
        if wanted:
            role = self.add_role(user.name)
            role.permissions = wanted
            member.roles.append(role)
        self.members[user.id] = member
        return member

    def remove_member(self, user: User) -> None:
        """Remove a user, who left or was kicked."""
        del self.members[user.id]

    def add_channel(self, name: str, *, kind: int = TEXT_CHANNEL) -> Channel:
        """Make a channel that every member sees: a text channel unless told otherwise."""
        channel = Channel(self.world, self.world.new_id("channel"), name, self, kind=kind)
        self.register(channel)
        return channel

    def register(self, channel: Channel) -> None:
        """Add a new channel or thread to the guild, and announce it."""
        self.channels[channel.id] = channel
        self.world.channels[channel.id] = channel
        self.world.emit("thread_create" if channel.is_thread else "channel_create", self, channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages and threads. Discord does not announce those threads."""
        for each in (*channel.threads, channel):
            self.channels.pop(each.id)
            self.world.channels.pop(each.id)
            each.mark_deleted()
        self.world.emit("thread_delete" if channel.is_thread else "channel_delete", self, channel)

    def kick_bot(self) -> None:
        """Remove the bot."""
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
        """Make the guild available again."""
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


class Channel:
    """A channel and its messages. `guild.add_channel` makes one; `Thread` is a channel, too."""

    def __init__(
        self,
        world: World,
        channel_id: int,
        name: str,
        guild: Guild | None,
        *,
        kind: int = TEXT_CHANNEL,
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
        self.created_at = _now()
        self.history: dict[int, Message] = {}
        # What is allowed and denied here, by the id of a role or user.
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
        """What a user may do here; 0 for somebody who is not a member."""
        if self.guild is None:
            return ORDINARY if user is self.recipient or user.bot else 0
        member = self.guild.members.get(user.id)
        return member.permissions_in(self) if member else 0

    def allows(self, user: User, permission: str) -> bool:
        """Whether a user has a permission ("send_messages") here."""
        return bool(self.permissions_of(user) & PERMISSIONS[permission])

    def can_write(self, user: User) -> bool:
        """Whether a user may write here."""
        return self.allows(user, "send_messages")

    def post(self, message: Message) -> None:
        """Add a new message, and announce it."""
        self.history[message.id] = message
        self.world.emit("message_create", self.guild, self, message)

    def mark_deleted(self) -> None:
        """Note on everything in this channel that it is deleted."""
        for message in self.history.values():
            message.deleted = True

    def deny(self, user: User, *permissions: str) -> None:
        """Take permissions ("send_messages") away from a user in this channel."""
        allow, deny = self.overwrites.get(user.id, (0, 0))
        taken = permission_bits(permissions)
        self.overwrites[user.id] = (allow & ~taken, deny | taken)
        self.world.emit("channel_update", self.guild, self)

    def deny_bot(self, *permissions: str) -> None:
        """Take permissions ("send_messages", "view_channel") away from the bot in this channel."""
        self.deny(self.world.bot, *permissions)

    def allow_bot(self, *permissions: str) -> None:
        """Give the bot permissions in this channel, such as those that `deny_bot` took away."""
        allow, deny = self.overwrites.get(self.world.bot.id, (0, 0))
        given = permission_bits(permissions)
        self.overwrites[self.world.bot.id] = (allow | given, deny & ~given)
        self.world.emit("channel_update", self.guild, self)

    def messages(self, viewer: User | None = None) -> list[Message]:
        """The messages, oldest first, as a user sees them. Without a viewer: those that everybody sees."""
        if viewer is not None and not self.allows(viewer, "view_channel"):
            return []
        return [each for each in self.history.values() if each.ephemeral_for in (None, viewer)]

    def mentions_in(self, text: str, allowed: Json | None = None, replied_to: User | None = None) -> Mentions:
        """Who a text mentions here, as far as `allowed` (Discord's allowed_mentions) permits it."""
        if replied_to is None and "@" not in text:
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
                if (user := self.world.users.get(int(user_id))) is not None:
                    found[user] = None
            elif role_id and ("roles" in parse or int(role_id) in listed_roles):
                found_roles[int(role_id)] = None
            elif word and "everyone" in parse:
                everyone = self.allows(self.world.bot, "mention_everyone")
        if replied_to is not None and allowed.get("replied_user"):
            found[replied_to] = None
        return Mentions(tuple(found), tuple(found_roles), everyone)


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
        """Whether a user may write here."""
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
            self.archive_changed_at = _now()
        self.name = self.name if name is None else name
        self.archived = self.archived if archived is None else archived
        self.locked = self.locked if locked is None else locked
        self.archive_minutes = archive_minutes or self.archive_minutes
        self.world.emit("thread_update", self.guild, self)

    def add(self, user: User) -> None:
        """Make a user a member. A bot without the members intent hears of no member but itself."""
        if user not in self.members:
            self.members[user] = _now()
            self._announce_member(user)

    def remove(self, user: User) -> None:
        """Remove a user from the members."""
        if self.members.pop(user, None) is not None:
            self._announce_member(user)

    def _announce_member(self, user: User) -> None:
        if user is self.world.bot:
            self.world.emit("thread_members_update", self.guild, self)

    def post(self, message: Message) -> None:
        """Add a new message. It unarchives the thread, and its author and whoever it pings become members."""
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


@dataclass(frozen=True, slots=True)
class Mentions:
    """Who a message mentions: users, ids of roles, or everyone."""

    users: tuple[User, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


NOBODY = Mentions()


class Message:
    """A message. The object is live: it changes at once when the message is edited or deleted."""

    __slots__ = (
        "announced_thread",
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
        self.id = channel.world.new_snowflake()
        self.channel = channel
        self.author = author
        self.flags = flags
        # The interaction that this message answers.
        self.interaction = interaction
        self.ephemeral_for: User | None = interaction.user if interaction and flags & EPHEMERAL else None
        self.content = ""
        self.components: list[Json] = []
        self.embeds: list[Json] = []
        self.attachments: list[Json] = []
        self.mentions = NOBODY
        # The users who got a notification.
        self.pings: list[User] = []
        self.created_at = _now()
        self.edited_at: str | None = None
        self.edited_count = 0
        self.deleted = False
        self.reply_to: Message | None = None
        # The thread that was started from this message.
        self.thread: Thread | None = None
        # The thread whose start this message announces.
        self.announced_thread: Thread | None = None
        self.nonce: str | None = None

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
        """Whether this message uses Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All text that a person reads here, except the labels of buttons and menus."""
        parts: list[str | None] = [self.content, displayed_text(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title"), embed.get("description")]
            for each in embed.get("fields", ()):
                parts += [each["name"], each["value"]]
            parts.append((embed.get("footer") or {}).get("text"))
        return "\n".join(filter(None, parts))

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in the order in which they are shown."""
        return buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """The select menus, in the order in which they are shown."""
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


class Interaction:
    """What a person did, which the bot must answer in time."""

    __slots__ = (
        "_answered",
        "channel",
        "created",
        "data",
        "forged_component",
        "id",
        "messages",
        "original",
        "outcome",
        "source",
        "token",
        "type",
        "user",
    )

    def __init__(self, kind: int, user: User, channel: Channel, data: Json, source: Message | None = None) -> None:
        """`source` is the message whose button or menu was used, or which the modal's button was on."""
        loop = asyncio.get_running_loop()
        self.id = channel.world.new_snowflake()
        self.token = secrets.token_urlsafe(48)
        self.type = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.source = source
        # A component that the bot is told is in the source message, although it is not.
        self.forged_component: Json | None = None
        self.created = loop.time()
        self.outcome = Outcome()
        # What "@original" means in the routes of the interaction's webhook.
        self.original: Message | None = None
        # The messages that the bot sent through that webhook.
        self.messages: dict[int, Message] = {}
        self._answered: asyncio.Future[None] = loop.create_future()

    @property
    def age(self) -> float:
        """Seconds since it was sent."""
        return asyncio.get_running_loop().time() - self.created

    @property
    def answered(self) -> bool:
        """Whether the bot gave its first response, or failed to."""
        return self._answered.done()

    @property
    def acknowledged(self) -> bool:
        """Whether the bot gave its first response."""
        return self._answered.done() and self.outcome.kind != "failed"

    def settle(self, kind: str) -> Outcome:
        """Note that the bot gave its first response."""
        if kind in ("deferred", "deferred_update"):
            self.outcome.defer(kind)
        self.outcome.kind = kind
        self.outcome.elapsed = self.age
        self._answered.set_result(None)
        return self.outcome

    def fail(self, error: str = NO_ANSWER) -> None:
        """Note that there is no first response, unless there is one; the person reads this error."""
        if not self._answered.done():
            self.outcome.error = error
            self.outcome.elapsed = self.age
            self._answered.set_result(None)

    async def first_response(self, within: float) -> Outcome:
        """Wait for the first response, for so many seconds at most."""
        timer = asyncio.get_running_loop().call_later(within, self.fail)
        try:
            await self._answered
        finally:
            timer.cancel()
        return self.outcome


class Outcome:
    """What came of a person's click, command or form. It is live: `followups` grows, and `message` is edited.

    `kind` is "message", "deferred", "update", "deferred_update", "modal", "autocomplete" or "failed".
    """

    __slots__ = ("_changed", "choices", "elapsed", "error", "followups", "kind", "message", "modal")

    def __init__(self) -> None:
        self.kind = "failed"
        self.message: Message | None = None
        self.modal: Modal | None = None
        self.choices: list[Json] = []
        self.followups: list[Message] = []
        self.error: str | None = None
        self.elapsed = 0.0
        self._changed: asyncio.Event | None = None

    def __repr__(self) -> str:
        return f"<Outcome {self.kind} {self.text!r}>"

    @property
    def shown(self) -> Message:
        """The message, for a test that knows there is one. LookupError if there is none."""
        if self.message is None:
            raise LookupError(f"no message: {self!r}")
        return self.message

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the message."""
        return self.message is not None and self.message.ephemeral_for is not None

    @property
    def text(self) -> str:
        """All of its text: the error, the modal, the message and its follow-ups."""
        messages = [each for each in (self.message, *self.followups) if each is not None]
        parts = [self.error, self.modal.text if self.modal else None, *(each.text for each in messages)]
        return "\n".join(filter(None, parts))

    @property
    def waiting(self) -> bool:
        """Whether the bot has only deferred so far, and still owes the answer."""
        if self.kind == "deferred":
            return self.message is not None and self.message.loading and not self.message.deleted
        return self.kind == "deferred_update" and self._changed is not None and not self._changed.is_set()

    async def done(self, timeout: float = 60.0) -> Outcome:  # noqa: ASYNC109 - tests read better with it
        """Wait until a deferred answer is filled in, or a deferred update is edited or followed up."""
        if self.waiting and self._changed is not None:
            await asyncio.wait_for(self._changed.wait(), timeout)
        return self

    def defer(self, kind: str) -> None:
        """Note that the bot deferred: from now on `done` waits for the answer."""
        self.kind = kind
        self._changed = asyncio.Event()

    def note_change(self) -> None:
        """Note that the bot edited its answer or followed it up."""
        if self._changed is not None:
            self._changed.set()


class Modal:
    """A form that the bot opened for a person, who answers with `person.submit`."""

    def __init__(self, interaction: Interaction, form: Json) -> None:
        self.interaction = interaction
        self.custom_id: str = form["custom_id"]
        self.title: str = form["title"]
        self.components: list[Json] = form["components"]

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs as Discord's JSON, by custom_id."""
        return {each["custom_id"]: each for each in walk(self.components) if "custom_id" in each}

    @property
    def text(self) -> str:
        """The title, the labels and the texts."""
        keys = ("label", "description", "content")
        parts = [each[key] for each in walk(self.components) for key in keys if each.get(key)]
        return "\n".join([self.title, *parts])
