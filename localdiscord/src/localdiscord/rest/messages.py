"""How all routes write the bot's messages: the limits are checked, then the message is created or changed."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from ..errors import Fault, Json, unknown, wrong_field
from ..model.channels import ALL_MENTIONS, ONLY_USERS, Channel, Thread
from ..model.interactions import Interaction
from ..model.messages import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT, Message, now
from .component_limits import Layout
from .limits import check_files, check_message
from .request import Uploads


def check_unlocked(channel: Channel) -> None:
    """Raise 403 50083 if this is a thread that is locked for the bot: nothing can be written there."""
    if isinstance(channel, Thread) and channel.locked_for(channel.world.bot):
        raise Fault(403, 50083, "Thread is archived")


def check_not_archived(channel: Channel) -> None:
    """Raise 50083 if this is a locked or archived thread: nothing there can be edited or deleted."""
    check_unlocked(channel)
    if channel.archived:
        raise Fault(400, 50083, "Thread is archived")


def create_message(
    channel: Channel,
    body: Json,
    uploads: Uploads,
    *,
    interaction: Interaction | None = None,
    reply_to: Message | None = None,
) -> Message:
    if channel.id not in channel.world.channels:
        raise unknown("channel")
    check_unlocked(channel)
    flags = (body.get("flags") or 0) & (COMPONENTS_V2 | EPHEMERAL | SILENT)
    layout = _check(channel, body, uploads, v2=bool(flags & COMPONENTS_V2))
    if not uploads and not any(body.get(key) for key in ("content", "components")):
        raise Fault(400, 50006, "Cannot send an empty message")
    message = Message(channel, channel.world.bot, flags=flags, interaction=interaction)
    message.reply_to = reply_to
    _fill(message, body, uploads, layout)
    message.ping()
    channel.post(message)
    return message


def edit_message(message: Message, body: Json, uploads: Uploads) -> None:
    if message.is_v2 and body.get("flags") is not None and not body["flags"] & COMPONENTS_V2:
        text = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        raise wrong_field(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
    flags = message.flags | ((body.get("flags") or 0) & COMPONENTS_V2)
    v2 = bool(flags & COMPONENTS_V2)
    # The edit that changes a message to Components V2 must remove its content.
    checked = {"content": message.content} | body if v2 and not message.is_v2 else body
    layout = _check(message.channel, checked, uploads, v2=v2, kept=message.attachments)
    was_loading = message.loading
    message.flags = flags & ~LOADING
    _fill(message, body, uploads, layout)
    # Neither an edit nor filling in a deferred answer pings.
    if not was_loading:
        message.edited_at = now()
        message.edited_count += 1
    message.channel.world.emit("message_update", message.channel, message)


def _check(channel: Channel, body: Json, uploads: Uploads, *, v2: bool, kept: Iterable[Json] = ()) -> Layout:
    listed = body.get("attachments") or []
    check_files(uploads, listed)
    named = {str(each["id"]) for each in listed if "id" in each}
    files = {filename for filename, _ in uploads.values()}
    files |= {each["filename"] for each in kept if each["id"] in named}
    return check_message(body, v2=v2, emojis=channel.world.emojis, files=files)


def _fill(message: Message, body: Json, uploads: Uploads, layout: Layout) -> None:
    if "content" in body:
        message.content = body["content"] or ""
    if "attachments" in body or uploads:
        message.attachments = _attach(message, body, uploads)
    if body.get("components") is not None:
        _show(message, body["components"], layout)
    if "content" in body or body.get("components") is not None:
        text = "\n".join([message.content, *layout.texts])
        replied = message.reply_to.author if message.reply_to else None
        allowed = body.get("allowed_mentions")
        if allowed is None:
            allowed = ALL_MENTIONS if message.interaction is None else ONLY_USERS
        message.mentions = message.channel.mentions_in(text, message.author, allowed, replied)


def _attach(message: Message, body: Json, uploads: Uploads) -> list[Json]:
    world = message.channel.world
    listed = {str(each.get("id")): each for each in body.get("attachments") or ()}
    kept = [each for each in message.attachments if "attachments" not in body or each["id"] in listed]
    for name, (filename, data) in uploads.items():
        described = listed.get(name.removeprefix("files[").removesuffix("]"), {})
        attachment_id = world.new_id("file")
        path = f"attachments/{message.channel.id}/{attachment_id}/{quote(filename)}"
        world.files[path] = data
        url = f"{world.cdn_url}/{path}"
        attachment: Json = {"id": str(attachment_id), "filename": filename, "size": len(data)}
        attachment |= {"url": url, "proxy_url": url, "content_type": "application/octet-stream"}
        if described.get("description"):
            attachment["description"] = described["description"]
        kept.append(attachment)
    return kept


def _show(message: Message, components: list[Json], layout: Layout) -> None:
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
