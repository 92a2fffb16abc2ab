"""Routes of guilds, channels, threads and the messages in them."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from aiohttp import web

from ..errors import (
    Fault,
    FormErrors,
    Json,
    missing_access,
    missing_permissions,
    not_there,
    unknown,
    wrong_choice,
    wrong_field,
)
from ..model.channels import (
    ANNOUNCEMENT_CHANNEL,
    ANNOUNCEMENT_THREAD,
    FORUM_CHANNEL,
    MEDIA_CHANNEL,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Thread,
)
from ..model.guilds import Guild
from ..model.messages import EPHEMERAL, HAS_THREAD, Message
from ..model.payloads import (
    channel_payload,
    guild_create_payload,
    member_payload,
    message_payload,
    partial_guild_payload,
)
from ..model.world import World
from .gate import Gate, Rate, RateLimit
from .messages import check_not_archived, create_message, edit_message
from .request import Request, Response, rate_limited, reply

OLD_SECONDS = 3600
# Discord's "few minutes".
_NONCE_SECONDS = 180
_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class ChannelRoutes:
    """Guilds, channels, threads and messages, as far as the bot's permissions go."""

    def __init__(self, world: World, old_edit_rate: Rate) -> None:
        self.world = world
        self._old_edits = defaultdict[Channel, RateLimit](lambda: RateLimit(*old_edit_rate))
        # Messages by their nonces, and when they were sent.
        self._sent: dict[int | str, tuple[float, Message]] = {}

    def routes(self, gate: Gate) -> list[web.RouteDef]:
        channel = "/channels/{channel_id}"
        message = f"{channel}/messages/{{message_id}}"
        return [
            gate.route("GET", "/users/@me/guilds", self.list_guilds),
            gate.route("DELETE", "/users/@me/guilds/{guild_id}", self.leave_guild),
            gate.route("GET", "/guilds/{guild_id}", self.get_guild),
            gate.route("GET", "/guilds/{guild_id}/members/{user_id}", self.get_member),
            gate.route("POST", "/users/@me/channels", self.open_direct),
            gate.route("GET", channel, self.get_channel),
            gate.route("PATCH", channel, self.edit_thread),
            gate.route("POST", f"{channel}/threads", self.create_thread),
            gate.route("POST", f"{channel}/messages", self.create_message),
            gate.route("GET", message, self.get_message),
            gate.route("PATCH", message, self.edit_message),
            gate.route("DELETE", message, self.delete_message),
            gate.route("POST", f"{message}/threads", self.create_thread_from_message),
        ]

    def _guild(self, request: Request) -> Guild:
        """The guild in a path. 404 10004 if the bot is not in it."""
        guild = self.world.guilds.get(request.number("guild_id"))
        if guild is None or not guild.has_bot:
            raise unknown("guild")
        return guild

    def _channel(self, request: Request, *permissions: str) -> Channel:
        """The channel in a path. The bot must have View Channel and these permissions there."""
        channel = self.world.channels.get(request.number("channel_id"))
        if channel is None:
            raise unknown("channel")
        if not channel.allows(self.world.bot, "view_channel"):
            raise missing_access()
        if not all(channel.allows(self.world.bot, each) for each in permissions):
            raise missing_permissions()
        return channel

    def _message(self, request: Request, channel: Channel) -> Message:
        """The message in a path. For these routes there are no ephemeral messages."""
        message = channel.history.get(request.number("message_id"))
        if message is None or message.ephemeral_for is not None:
            raise unknown("message")
        return message

    def list_guilds(self, request: Request) -> Response:
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
        # Their ids grow, so they are in order.
        present = [each for each in self.world.guilds.values() if each.has_bot and each.id > after]
        return reply([partial_guild_payload(guild) for guild in present[:limit]])

    def leave_guild(self, request: Request) -> Response:
        self._guild(request).kick_bot()
        return reply()

    def get_guild(self, request: Request) -> Response:
        return reply(guild_create_payload(self._guild(request), is_new=True))

    def get_member(self, request: Request) -> Response:
        guild = self._guild(request)
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
        return reply(channel_payload(self._channel(request)))

    def create_message(self, request: Request) -> Response:
        channel, form = self._channel(request), request.form()
        if channel.kind in (FORUM_CHANNEL, MEDIA_CHANNEL):
            raise Fault(400, 50008, "Cannot send messages in a non-text channel")
        needed = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
        self._channel(request, *needed, *(["attach_files"] if request.uploads else []))
        if not all(map(self.world.reaches, channel.people)):
            raise Fault(403, 50007, "Cannot send messages to this user")
        reply_to = None
        if reference := form.get("message_reference"):
            if not channel.allows(self.world.bot, "read_message_history"):
                raise Fault(400, 160002, "Cannot reply without permission to read message history")
            reply_to = channel.history.get(int(reference["message_id"]))
            if reply_to is None and reference.get("fail_if_not_exists", True):
                raise wrong_field(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        # Only answers to interactions can be ephemeral; elsewhere Discord ignores the flag.
        form["flags"] = (form.get("flags") or 0) & ~EPHEMERAL
        nonce = form.get("nonce") if form.get("enforce_nonce") else None
        message = self._sent_with(nonce)
        if message is None:
            message = create_message(channel, form, request.uploads, reply_to=reply_to)
            if nonce is not None:
                self._sent[nonce] = asyncio.get_running_loop().time(), message
        return reply(message_payload(message) | ({"nonce": form["nonce"]} if form.get("nonce") is not None else {}))

    def _sent_with(self, nonce: int | str | None) -> Message | None:
        """The message that was sent with the same nonce lately."""
        now = asyncio.get_running_loop().time()
        while self._sent:
            oldest, (sent_at, _) = next(iter(self._sent.items()))
            if now - sent_at < _NONCE_SECONDS:
                break
            del self._sent[oldest]
        return self._sent[nonce][1] if nonce in self._sent else None

    def get_message(self, request: Request) -> Response:
        return reply(message_payload(self._message(request, self._channel(request, "read_message_history"))))

    def edit_message(self, request: Request) -> Response:
        channel = self._channel(request)
        message = self._message(request, channel)
        if message.author is not self.world.bot:
            raise Fault(403, 50005, "Cannot edit a message authored by another user")
        check_not_archived(channel)
        now = asyncio.get_running_loop().time()
        if now - message.created > OLD_SECONDS and not (limit := self._old_edits[channel]).take(now):
            what = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            return rate_limited(limit.ends - now, code=30046, message=what)
        edit_message(message, request.form(), request.uploads)
        return reply(message_payload(message))

    def delete_message(self, request: Request) -> Response:
        channel = self._channel(request)
        message = self._message(request, channel)
        if message.author is not self.world.bot and not channel.allows(self.world.bot, "manage_messages"):
            raise missing_permissions()
        check_not_archived(channel)
        channel.delete(message)
        return reply()

    def create_thread(self, request: Request) -> Response:
        """POST /channels/{id}/threads: a message in the parent announces a public thread."""
        kind = request.form().get("type", PRIVATE_THREAD)
        if kind not in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD):
            raise wrong_choice(("type",), (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD))
        needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
        return self._open_thread(request, self._channel(request, needed), kind)

    def create_thread_from_message(self, request: Request) -> Response:
        parent = self._channel(request, "create_public_threads")
        kind = ANNOUNCEMENT_THREAD if parent.kind == ANNOUNCEMENT_CHANNEL else PUBLIC_THREAD
        return self._open_thread(request, parent, kind, self._message(request, parent))

    def _open_thread(self, request: Request, parent: Channel, kind: int, source: Message | None = None) -> Response:
        wanted = ANNOUNCEMENT_CHANNEL if kind == ANNOUNCEMENT_THREAD else TEXT_CHANNEL
        if parent.kind != wanted:
            raise Fault(400, 50024, "Cannot execute action on this channel type")
        form = request.form()
        _check_thread(form, named=True)
        if source is not None and source.flags & HAS_THREAD:
            raise Fault(400, 160004, "A thread has already been created for this message")
        minutes = form.get("auto_archive_duration") or 1440
        thread = Thread(parent, form["name"], self.world.bot, kind=kind, source=source, archive_minutes=minutes)
        return reply(channel_payload(thread), 201)

    def edit_thread(self, request: Request) -> Response:
        """PATCH /channels/{id}: renames, archives or locks a thread."""
        thread, form = self._channel(request), request.form()
        if not isinstance(thread, Thread):
            raise not_there("changes of channels other than threads")
        if not thread.can_change(self.world.bot, form):
            raise missing_permissions()
        _check_thread(form, named="name" in form)
        if thread.archived and form.get("archived") is not False and form.keys() - {"archived"}:
            raise Fault(400, 50083, "Thread is archived")
        thread.change(
            name=form.get("name"),
            archived=form.get("archived"),
            locked=form.get("locked"),
            archive_minutes=form.get("auto_archive_duration"),
        )
        return reply(channel_payload(thread))


def _check_thread(form: Json, *, named: bool) -> None:
    errors = FormErrors()
    if named:
        errors.text(form, "name", (), 1, 100)
    if form.get("auto_archive_duration") not in (None, *_ARCHIVE_MINUTES):
        errors.choices(("auto_archive_duration",), _ARCHIVE_MINUTES)
    for key in ("archived", "locked"):
        errors.flag(form, key, ())
    errors.check()
