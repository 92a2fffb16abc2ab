"""Routes of threads: opening, changing and listing them, and who is in them."""

from __future__ import annotations

from aiohttp import web

from ..errors import Fault, FormErrors, Json, missing_access, missing_permissions, unknown
from ..model.accounts import User
from ..model.channels import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel
from ..model.messages import HAS_THREAD, Message
from ..model.payloads import channel_payload, thread_member_payload
from ..model.threads import Thread
from ..model.world import World
from .channels import ChannelRoutes
from .gate import Gate
from .messages import check_not_archived
from .request import Request, Response, reply

_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


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
        _check_form(form, required=True)
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
        _check_form(form, required=False)
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
        check_not_archived(thread, self.world.bot)
        if user is not self.world.bot and not thread.can_write(self.world.bot):
            raise missing_permissions()
        thread.add(user)
        return reply()

    def remove_member(self, request: Request) -> Response:
        thread, user = self._thread(request), self._user(request)
        check_not_archived(thread, self.world.bot)
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


def _check_form(form: Json, *, required: bool) -> None:
    errors = FormErrors()
    if required or "name" in form:
        errors.text(form, "name", (), 1, 100)
    if form.get("auto_archive_duration") not in (None, *_ARCHIVE_MINUTES):
        errors.choices(("auto_archive_duration",), _ARCHIVE_MINUTES)
    for key in ("archived", "locked"):
        if not isinstance(form.get(key, False), bool):
            errors.add((key,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    errors.check()
