"""Routes of guilds, channels, threads and the messages in them."""

from __future__ import annotations

from aiohttp import web

from ..errors import Fault, FormErrors, Json, missing_access, missing_permissions, unknown, wrong_field
from ..model.accounts import User
from ..model.channels import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Thread
from ..model.guilds import Guild
from ..model.messages import EPHEMERAL, HAS_THREAD, Message
from ..model.payloads import (
    channel_payload,
    guild_payload,
    member_payload,
    message_payload,
    role_payload,
    thread_member_payload,
)
from ..model.world import World
from .gate import Gate
from .messages import check_not_archived, create_message, edit_message
from .request import Request, Response, reply

_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class ChannelRoutes:
    """Guilds, channels and messages, as far as the bot's permissions go."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        channel = "/channels/{channel_id}"
        message = f"{channel}/messages/{{message_id}}"
        return [
            gate.route("GET", "/users/@me/guilds", self.list_guilds),
            gate.route("DELETE", "/users/@me/guilds/{guild_id}", self.leave_guild),
            gate.route("GET", "/guilds/{guild_id}", self.get_guild),
            gate.route("GET", "/guilds/{guild_id}/channels", self.list_channels),
            gate.route("POST", "/guilds/{guild_id}/channels", self.create_channel),
            gate.route("GET", "/guilds/{guild_id}/roles", self.list_roles),
            gate.route("GET", "/guilds/{guild_id}/members/{user_id}", self.get_member),
            gate.route("POST", "/users/@me/channels", self.open_direct),
            gate.route("GET", channel, self.get_channel),
            gate.route("DELETE", channel, self.delete_channel),
            gate.route("POST", f"{channel}/typing", self.show_typing),
            gate.route("GET", f"{channel}/messages", self.list_messages),
            gate.route("POST", f"{channel}/messages", self.create_message),
            gate.route("GET", message, self.get_message),
            gate.route("PATCH", message, self.edit_message),
            gate.route("DELETE", message, self.delete_message),
        ]

    def guild(self, request: Request) -> Guild:
        """The guild in a path. 404 10004 if the bot is not in it."""
        guild = self.world.guilds.get(request.number("guild_id"))
        if guild is None or not guild.has_bot:
            raise unknown("guild")
        return guild

    def channel(self, request: Request, *permissions: str) -> Channel:
        """The channel in a path. The bot must have View Channel and these permissions there."""
        channel = self.world.channels.get(request.number("channel_id"))
        if channel is None:
            raise unknown("channel")
        if not channel.allows(self.world.bot, "view_channel"):
            raise missing_access()
        if not all(channel.allows(self.world.bot, each) for each in permissions):
            raise missing_permissions()
        return channel

    def message(self, request: Request, channel: Channel) -> Message:
        """The message in a path. For these routes there are no ephemeral messages."""
        message = channel.history.get(request.number("message_id"))
        if message is None or message.ephemeral_for is not None:
            raise unknown("message")
        return message

    def list_guilds(self, request: Request) -> Response:
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
        # Their ids grow, so they are in order.
        present = [each for each in self.world.guilds.values() if each.has_bot and each.id > after]
        return reply([self._partial_guild(guild) for guild in present[:limit]])

    def _partial_guild(self, guild: Guild) -> Json:
        member = guild.bot_member
        assert member is not None, "only guilds with the bot are listed"
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "owner": False,
            "permissions": str(member.permissions_in(None)),
            "features": [],
            "approximate_member_count": len(guild.members),
        }

    def leave_guild(self, request: Request) -> Response:
        self.guild(request).kick_bot()
        return reply()

    def get_guild(self, request: Request) -> Response:
        guild = self.guild(request)
        counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": 0}
        return reply(guild_payload(guild) | (counts if request.query.get("with_counts") else {}))

    def list_channels(self, request: Request) -> Response:
        channels = self.guild(request).channels.values()
        return reply([channel_payload(each) for each in channels if not each.is_thread])

    def create_channel(self, request: Request) -> Response:
        guild, form = self.guild(request), request.form()
        member = guild.bot_member
        if member is None or not member.may("manage_channels"):
            raise missing_permissions()
        _check_form(form, named=True)
        channel = guild.add_channel(form["name"])
        channel.topic = form.get("topic")
        return reply(channel_payload(channel), 201)

    def list_roles(self, request: Request) -> Response:
        return reply([role_payload(role) for role in self.guild(request).roles.values()])

    def get_member(self, request: Request) -> Response:
        guild = self.guild(request)
        user_id = request.number("user_id")
        if user_id not in guild.members:
            raise unknown("member" if user_id in self.world.users else "user")
        return reply(member_payload(guild.members[user_id]))

    def open_direct(self, request: Request) -> Response:
        user = self.world.users.get(int(request.form().get("recipient_id", 0)))
        if user is None or user.bot:
            raise unknown("user")
        return reply(channel_payload(self.world.direct_channel(user, self.world.bot)))

    def get_channel(self, request: Request) -> Response:
        return reply(channel_payload(self.channel(request)))

    def edit_channel(self, request: Request) -> Response:
        """PATCH /channels/{id}: renames a channel, or changes its topic."""
        channel, form = self.channel(request, "manage_channels"), request.form()
        _check_form(form, named="name" in form)
        channel.name = form.get("name", channel.name)
        channel.topic = form.get("topic", channel.topic)
        self.world.emit("channel_update", channel)
        return reply(channel_payload(channel))

    def delete_channel(self, request: Request) -> Response:
        channel = self.channel(request)
        needed = "manage_threads" if channel.is_thread else "manage_channels"
        if channel.guild is not None:
            if not channel.allows(self.world.bot, needed):
                raise missing_permissions()
            channel.guild.delete_channel(channel)
        return reply(channel_payload(channel))

    def show_typing(self, request: Request) -> Response:
        channel = self._channel_to_write(request)
        self.world.emit("typing", channel)
        return reply()

    def list_messages(self, request: Request) -> Response:
        channel, query = self.channel(request), request.query
        if not channel.allows(self.world.bot, "read_message_history"):
            return reply([])
        limit = int(query.get("limit", 50))
        errors = FormErrors()
        errors.number({"limit": limit}, "limit", (), 1, 100)
        errors.check()
        before, after = int(query.get("before", 1 << 63)), int(query.get("after", 0))
        found = [each for each in channel.messages() if after < each.id < before]
        chosen = found[:limit] if "after" in query else found[-limit:]
        return reply([message_payload(each) for each in reversed(chosen)])

    def _channel_to_write(self, request: Request) -> Channel:
        channel = self.channel(request)
        needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
        if not channel.allows(self.world.bot, needed):
            raise missing_permissions()
        if not all(map(self.world.reaches, channel.people)):
            raise Fault(403, 50007, "Cannot send messages to this user")
        return channel

    def create_message(self, request: Request) -> Response:
        channel, form = self._channel_to_write(request), request.form()
        if request.uploads and not channel.allows(self.world.bot, "attach_files"):
            raise missing_permissions()
        reply_to = None
        if reference := form.get("message_reference"):
            reply_to = channel.history.get(int(reference["message_id"]))
            if reply_to is None and reference.get("fail_if_not_exists", True):
                raise wrong_field(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        # Only answers to interactions can be ephemeral; elsewhere Discord ignores the flag.
        form["flags"] = (form.get("flags") or 0) & ~EPHEMERAL
        message = create_message(channel, form, request.uploads, reply_to=reply_to)
        return reply(message_payload(message))

    def get_message(self, request: Request) -> Response:
        return reply(message_payload(self.message(request, self.channel(request, "read_message_history"))))

    def edit_message(self, request: Request) -> Response:
        channel = self.channel(request)
        message = self.message(request, channel)
        if message.author is not self.world.bot:
            raise Fault(403, 50005, "Cannot edit a message authored by another user")
        check_not_archived(channel)
        edit_message(message, request.form(), request.uploads)
        return reply(message_payload(message))

    def delete_message(self, request: Request) -> Response:
        channel = self.channel(request)
        message = self.message(request, channel)
        if message.author is not self.world.bot and not channel.allows(self.world.bot, "manage_messages"):
            raise missing_permissions()
        check_not_archived(channel)
        channel.delete(message)
        return reply()


class ThreadRoutes:
    """Threads, as far as the bot's permissions go."""

    def __init__(self, world: World, channels: ChannelRoutes) -> None:
        self.world = world
        self.channels = channels

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        channel = "/channels/{channel_id}"
        members = f"{channel}/thread-members"
        return [
            gate.route("PATCH", channel, self.edit),
            gate.route("POST", f"{channel}/threads", self.create),
            gate.route("POST", f"{channel}/messages/{{message_id}}/threads", self.create_from_message),
            gate.route("GET", f"{channel}/threads/archived/public", self.list_archived),
            gate.route("GET", "/guilds/{guild_id}/threads/active", self.list_active),
            gate.route("GET", members, self.list_members),
            gate.route("GET", f"{members}/{{user_id}}", self.get_member),
            gate.route("PUT", f"{members}/{{user_id}}", self.add_member),
            gate.route("DELETE", f"{members}/{{user_id}}", self.remove_member),
        ]

    def create(self, request: Request) -> Response:
        """POST /channels/{id}/threads: a message in the parent announces a public thread."""
        kind = request.form().get("type", PRIVATE_THREAD)
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            errors = FormErrors()
            errors.choices(("type",), (PUBLIC_THREAD, PRIVATE_THREAD))
            errors.check()
        needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
        return reply(channel_payload(self._open(request, self.channels.channel(request, needed), kind=kind)), 201)

    def create_from_message(self, request: Request) -> Response:
        parent = self.channels.channel(request, "create_public_threads")
        source = self.channels.message(request, parent)
        return reply(channel_payload(self._open(request, parent, source=source)), 201)

    def _open(
        self, request: Request, parent: Channel, *, kind: int = PUBLIC_THREAD, source: Message | None = None
    ) -> Thread:
        if parent.kind != TEXT_CHANNEL:
            raise Fault(400, 50024, "Cannot execute action on this channel type")
        form = request.form()
        _check_form(form, named=True)
        if source is not None and source.flags & HAS_THREAD:
            raise Fault(400, 160004, "A thread has already been created for this message")
        minutes = form.get("auto_archive_duration") or 1440
        return Thread(parent, form["name"], self.world.bot, kind=kind, source=source, archive_minutes=minutes)

    def edit(self, request: Request) -> Response:
        """PATCH /channels/{id}: renames, archives or locks a thread; other channels are left to `ChannelRoutes`."""
        channel, form = self.channels.channel(request), request.form()
        if not isinstance(channel, Thread):
            return self.channels.edit_channel(request)
        if not channel.can_change(self.world.bot, form):
            raise missing_permissions()
        _check_form(form, named="name" in form)
        if channel.archived and form.get("archived") is not False and form.keys() - {"archived"}:
            raise Fault(400, 50083, "Thread is archived")
        channel.change(
            name=form.get("name"),
            archived=form.get("archived"),
            locked=form.get("locked"),
            archive_minutes=form.get("auto_archive_duration"),
        )
        return reply(channel_payload(channel))

    def _listed(self, threads: list[Thread]) -> Json:
        bot = self.world.bot
        joined = [thread_member_payload(each, bot) for each in threads if bot in each.members]
        return {"threads": [channel_payload(each) for each in threads], "members": joined, "has_more": False}

    def list_archived(self, request: Request) -> Response:
        """GET /channels/{id}/threads/archived/public, most recently archived first, all on one page."""
        threads = self.channels.channel(request, "read_message_history").threads
        found = [each for each in threads if each.archived and each.kind == PUBLIC_THREAD]
        return reply(self._listed(sorted(found, key=lambda each: each.archive_changed_at, reverse=True)))

    def list_active(self, request: Request) -> Response:
        return reply(self._listed(self.channels.guild(request).active_threads(self.world.bot)))

    def list_members(self, request: Request) -> Response:
        """GET /channels/{id}/thread-members: refused, because it takes the members intent."""
        self._thread(request)
        raise missing_access()

    def get_member(self, request: Request) -> Response:
        thread, user = self._thread(request), self._user(request)
        if user not in thread.members:
            raise unknown("member")
        return reply(thread_member_payload(thread, user))

    def add_member(self, request: Request) -> Response:
        thread, user = self._thread(request), self._user(request)
        check_not_archived(thread)
        if user is not self.world.bot and not thread.can_write(self.world.bot):
            raise missing_permissions()
        thread.add(user)
        return reply()

    def remove_member(self, request: Request) -> Response:
        thread, user = self._thread(request), self._user(request)
        check_not_archived(thread)
        if user is not self.world.bot and not thread.allows(self.world.bot, "manage_threads"):
            raise missing_permissions()
        thread.remove(user)
        return reply()

    def _thread(self, request: Request) -> Thread:
        channel = self.channels.channel(request)
        if not isinstance(channel, Thread):
            raise Fault(400, 50024, "Cannot execute action on this channel type")
        return channel

    def _user(self, request: Request) -> User:
        if request.params["user_id"] == "@me":
            return self.world.bot
        user = self.world.users.get(request.number("user_id"))
        if user is None:
            raise unknown("user")
        return user


def _check_form(form: Json, *, named: bool) -> None:
    errors = FormErrors()
    if named:
        errors.text(form, "name", (), 1, 100)
    if form.get("auto_archive_duration") not in (None, *_ARCHIVE_MINUTES):
        errors.choices(("auto_archive_duration",), _ARCHIVE_MINUTES)
    for key in ("archived", "locked"):
        if not isinstance(form.get(key, False), bool):
            errors.add((key,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    errors.check()
