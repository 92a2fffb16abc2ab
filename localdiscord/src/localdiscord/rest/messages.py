"""How all routes write the bot's messages: the limits are checked, then the message is created or changed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from ..errors import Fault, Json, Path, unknown
from ..model.accounts import User
from ..model.channels import Channel, Thread
from ..model.interactions import Interaction
from ..model.messages import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT, Message
from ..model.world import World
from .component_limits import Layout
from .limits import check_files, check_flag_kept, check_message
from .request import Uploads

_SUPPRESS_EMBEDS = 1 << 2
# What a bot can set when it sends a message, and when it edits one.
_SENT_FLAGS = COMPONENTS_V2 | EPHEMERAL | SILENT | _SUPPRESS_EMBEDS
_EDITED_FLAGS = COMPONENTS_V2 | _SUPPRESS_EMBEDS


def check_unlocked(channel: Channel, user: User) -> None:
    """Raise 403 50083 if this is a thread that is locked for a user: nothing can be written there."""
    if isinstance(channel, Thread) and channel.locked_for(user):
        raise Fault(403, 50083, "Thread is archived")


def check_not_archived(channel: Channel, user: User) -> None:
    """Raise 50083 if this is a locked or archived thread: nothing there can be edited or deleted."""
    check_unlocked(channel, user)
    if channel.archived:
        raise Fault(400, 50083, "Thread is archived")


class MessageWriter:
    """Creates, edits and deletes messages of the bot."""

    def __init__(self, world: World) -> None:
        self.world = world

    def create(
        self,
        channel: Channel,
        body: Json,
        uploads: Uploads,
        *,
        interaction: Interaction | None = None,
        reply_to: Message | None = None,
        prefix: Path = (),
    ) -> Message:
        """Post a message. `prefix` is where the body is within the request, for the paths of errors."""
        if channel.id not in self.world.channels:
            raise unknown("channel")
        check_unlocked(channel, self.world.bot)
        flags = (body.get("flags") or 0) & _SENT_FLAGS
        layout = self._check(body, uploads, v2=bool(flags & COMPONENTS_V2), prefix=prefix)
        if not uploads and not any(body.get(key) for key in ("content", "embeds", "components")):
            raise Fault(400, 50006, "Cannot send an empty message")
        message = Message(channel, self.world.bot, flags=flags, interaction=interaction)
        message.reply_to = reply_to
        message.nonce = body.get("nonce")
        self._fill(message, body, uploads, layout)
        self._ping(message)
        channel.post(message)
        return message

    def edit(self, message: Message, body: Json, uploads: Uploads, *, prefix: Path = ()) -> None:
        check_flag_kept(body, was_v2=message.is_v2, prefix=prefix)
        flags = message.flags | ((body.get("flags") or 0) & _EDITED_FLAGS)
        v2 = bool(flags & COMPONENTS_V2)
        checked = body
        if v2 and not message.is_v2:
            # The same edit must remove everything that Components V2 does not allow.
            checked = {"content": message.content, "embeds": message.embeds} | body
        layout = self._check(checked, uploads, v2=v2, prefix=prefix, kept=message.attachments)
        was_loading = message.loading
        message.flags = flags & ~LOADING
        self._fill(message, body, uploads, layout)
        # Neither an edit nor filling in a deferred answer pings.
        if not was_loading:
            message.edited_at = datetime.now(UTC).isoformat()
            message.edited_count += 1
        self.world.emit("message_update", message.channel.guild, message.channel, message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.channel.history.pop(message.id, None)
        self.world.emit("message_delete", message.channel.guild, message.channel, message)

    def _check(self, body: Json, uploads: Uploads, *, v2: bool, prefix: Path, kept: Iterable[Json] = ()) -> Layout:
        listed = body.get("attachments") or []
        check_files(uploads, listed, prefix)
        named = {str(each["id"]) for each in listed if "id" in each}
        files = {filename for filename, _ in uploads.values()}
        files |= {each["filename"] for each in kept if each["id"] in named}
        return check_message(body, v2=v2, emojis=self.world.emojis, files=files, prefix=prefix)

    def _fill(self, message: Message, body: Json, uploads: Uploads, layout: Layout) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            allowed = message.interaction is not None or message.channel.allows(self.world.bot, "embed_links")
            message.embeds = [{"type": "rich"} | each for each in body["embeds"] or ()] if allowed else []
        if "attachments" in body or uploads:
            message.attachments = self._attach(message, body, uploads)
        if body.get("components") is not None:
            self._show(message, body["components"], layout)
        if "content" in body or body.get("components") is not None:
            text = "\n".join([message.content, *layout.texts])
            replied = message.reply_to.author if message.reply_to else None
            message.mentions = message.channel.mentions_in(text, body.get("allowed_mentions"), replied)

    def _attach(self, message: Message, body: Json, uploads: Uploads) -> list[Json]:
        listed = {str(each.get("id")): each for each in body.get("attachments") or ()}
        kept = [each for each in message.attachments if "attachments" not in body or each["id"] in listed]
        for name, (filename, data) in uploads.items():
            described = listed.get(name.removeprefix("files[").removesuffix("]"), {})
            attachment_id = self.world.new_id("file")
            path = f"attachments/{message.channel.id}/{attachment_id}/{quote(filename)}"
            self.world.files[path] = data
            url = f"{self.world.cdn_url}/{path}"
            attachment: Json = {"id": str(attachment_id), "filename": filename, "size": len(data)}
            attachment |= {"url": url, "proxy_url": url, "content_type": "application/octet-stream"}
            if described.get("description"):
                attachment["description"] = described["description"]
            kept.append(attachment)
        return kept

    def _show(self, message: Message, components: list[Json], layout: Layout) -> None:
        """Set the components, with an id for each and the addresses of their files."""
        used: set[str] = set()
        files = {each["filename"]: each for each in message.attachments}
        for media in layout.media:
            url = media["url"]
            if url.startswith("attachment://"):
                attachment = files[url.removeprefix("attachment://")]
                used.add(attachment["id"])
                media |= {"url": attachment["url"], "attachment_id": attachment["id"]}
            media |= {"proxy_url": media["url"], "loading_state": 2, "flags": 0, "placeholder": ""}
            media |= {"content_type": "image/png", "width": 128, "height": 128}
        taken = {each["id"] for each in layout.every if each.get("id")}
        number = 0
        for component in layout.every:
            if not component.get("id"):
                number += 1
                while number in taken:
                    number += 1
                component["id"] = number
        # A file that a component shows is no longer an attachment of the message.
        message.attachments = [each for each in message.attachments if each["id"] not in used]
        message.components = components

    def _ping(self, message: Message) -> None:
        """Notify the people whom the message mentions, if they see it."""
        if message.flags & SILENT:
            return
        channel, mentions = message.channel, message.mentions
        called: list[User] = list(mentions.users)
        if channel.guild is not None:
            called += [
                member.user
                for member in channel.guild.members.values()
                if mentions.everyone or any(role.id in mentions.roles for role in member.roles)
            ]
        only: Any = message.ephemeral_for
        seen = [each for each in dict.fromkeys(called) if not each.bot and (only is None or each is only)]
        message.pings = [each for each in seen if channel.allows(each, "view_channel")]
