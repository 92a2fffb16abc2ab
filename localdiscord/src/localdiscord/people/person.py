"""A person: commands, clicks, menus, forms, messages and threads."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import ClientRefused, Json
from ..model.accounts import Role, User
from ..model.channels import (
    ANNOUNCEMENT_CHANNEL,
    ANNOUNCEMENT_THREAD,
    FORUM_CHANNEL,
    GUILD_INSTALL,
    MEDIA_CHANNEL,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    USER_INSTALL,
    Channel,
    Thread,
)
from ..model.components import (
    CHANNEL_SELECT,
    CHECKBOX,
    FILE_UPLOAD,
    LABEL,
    MENTIONABLE_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    SELECTS,
    TEXT_INPUT,
    USER_SELECT,
    bounds,
    walk,
)
from ..model.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Modal, Outcome
from ..model.messages import Message
from ..model.world import World
from .commands import (
    OF_USERS,
    command_data,
    command_owners,
    find_command,
    registered_commands,
    resolve,
    user_command_data,
)

_FORGED = {"command": COMMAND, "autocomplete": AUTOCOMPLETE, "component": COMPONENT, "modal": MODAL_SUBMIT}
_BUTTON = 2
# What menus and uploads offer, by their types.
_OFFERED: dict[int, type | tuple[type, ...]] = {
    USER_SELECT: User,
    ROLE_SELECT: Role,
    MENTIONABLE_SELECT: (User, Role),
    CHANNEL_SELECT: Channel,
    FILE_UPLOAD: tuple,
}


class Person(User):
    """A user who acts. `LocalDiscord.add_user` makes one.

    Everything that Discord's client would not let this person do raises ClientRefused.
    """

    def __init__(self, world: World, user_id: int, name: str, display_name: str, *, locale: str = "en-US") -> None:
        super().__init__(user_id, name, display_name, locale=locale)
        self.world = world
        world.users[user_id] = self

    @property
    def direct_messages(self) -> Channel:
        """The channel of this person's direct messages with the bot."""
        return self.world.direct_channel(self, self.world.bot)

    def direct_messages_with(self, other: User) -> Channel:
        """The channel of this person's direct messages with another user."""
        return self.world.direct_channel(self, other)

    def install_bot(self) -> None:
        """Install the bot for this person, who can then use it everywhere. Setting `has_bot` to False removes it."""
        if USER_INSTALL not in self.world.install_kinds:
            raise ClientRefused("this application cannot be installed by users")
        self.has_bot = True

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> Outcome:
        """Use a slash command ("poll start"). Options are given by name.

        Users and channels are passed as such, an attachment as (filename, bytes).
        """
        name, *words = command.split()
        found = find_command(self.world, self, channel, name)
        data = command_data(found, words, channel, options)
        self._unarchive(channel)
        return await self._send(COMMAND, channel, data, command_owners(found, self, channel))

    async def use_on(self, channel: Channel, user: User, command: str, /) -> Outcome:
        """Use a command ("Challenge") in the menu of a user, whom this person sees in a channel."""
        found = find_command(self.world, self, channel, command, OF_USERS)
        data = user_command_data(found, channel, user)
        self._unarchive(channel)
        return await self._send(COMMAND, channel, data, command_owners(found, self, channel))

    async def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str, /, **others: Any
    ) -> list[Json]:
        """Type into an option of a slash command. Returns the choices offered, as {"name": …, "value": …}."""
        name, *words = command.split()
        found = find_command(self.world, self, channel, name)
        data = command_data(found, words, channel, {**others, option: typed}, focus=option)
        outcome = await self._send(AUTOCOMPLETE, channel, data, command_owners(found, self, channel))
        if outcome.error is not None:
            raise ClientRefused(f"loading options failed: {outcome.error}")
        return outcome.choices

    async def click(self, message: Message, custom_id: str = "", /, *, label: str = "", force: bool = False) -> Outcome:
        """Click a button, which is named by its custom_id, by its label, or by the beginning of its label.

        ClientRefused if it is disabled or missing. With `force` the custom_id is sent nevertheless, and the message
        that is sent along has such a button, because discord.py ignores a click on one that it does not find there.
        """
        self._check_sees(message)
        if label:
            try:
                button = message.button(label)
            except LookupError as error:
                raise ClientRefused(str(error)) from None
            custom_id = button.custom_id or ""
        component = _find(message, custom_id, (_BUTTON,))
        if not force:
            _check_unlocked(message)
            _enabled(component, custom_id)
            self._unarchive(message.channel)
        data: Json = {"custom_id": custom_id, "component_type": 2}
        data["id"] = component["id"] if component else 0
        return await self._use(message.channel, message, data, None if component else _forged(data))

    async def choose(self, message: Message, custom_id: str, values: Sequence[Any], /) -> Outcome:
        """Choose from a select menu: values of a string select, users, roles or channels."""
        self._check_sees(message)
        _check_unlocked(message)
        select = _enabled(_find(message, custom_id, SELECTS), custom_id)
        data: Json = {"custom_id": custom_id, "component_type": select["type"], "id": select["id"]}
        resolved: dict[str, Json] = {}
        data["values"] = _chosen(select, values, message.channel, resolved)
        if resolved:
            data["resolved"] = resolved
        self._unarchive(message.channel)
        return await self._use(message.channel, message, data)

    async def submit(self, modal: Modal | None, values: Mapping[str, Any], /) -> Outcome:
        """Fill in a modal, by custom_id, and send it. A field that is not named keeps its value.

        A group of radio buttons takes one value or None, a checkbox True or False, an upload a list of (filename,
        bytes), and everything else that is not a text a list, as in `choose`.
        """
        if modal is None or modal.interaction.user is not self:
            raise ClientRefused(f"{self.name} has no modal open")
        if unknown := values.keys() - modal.fields.keys():
            raise ClientRefused(f"the modal has no field {', '.join(sorted(unknown))}")
        channel = modal.interaction.channel
        resolved: dict[str, Json] = {}
        components = [self._filled(each, values, channel, resolved) for each in modal.components]
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if resolved:
            data["resolved"] = resolved
        return await self._send(MODAL_SUBMIT, channel, data, modal.interaction.owners, modal.interaction.source)

    async def forge(self, kind: str, channel: Channel, data: Json, message: Message | None = None) -> Outcome:
        """Send an interaction that you made up, without any check: a "command", "autocomplete", "component" or "modal".

        `data` is the interaction's data as Discord sends it. The id of a command and the type of a component may be
        left out. If the message has no such component, it is sent to the bot as if it had.
        """
        defaults: Json = {}
        if kind in ("command", "autocomplete"):
            registered = {each["name"]: each["id"] for each in reversed(registered_commands(self.world, channel.guild))}
            defaults = {"id": registered.get(data.get("name"), "0"), "type": 1, "options": []}
        elif kind == "component":
            defaults = {"custom_id": "", "component_type": 2, "id": 0}
        filled = defaults | data
        if message is not None and kind == "component":
            found = _find(message, filled["custom_id"], (filled["component_type"],))
            return await self._use(channel, message, filled, None if found else _forged(filled))
        owners = channel.installs(self, self.world.install_kinds)
        return await self._send(_FORGED[kind], channel, filled, owners, message)

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message. A bot without the message content intent does not see what it says."""
        if not channel.can_write(self):
            raise ClientRefused(f"{self.name} cannot write in {channel.name}")
        message = Message(channel, self)
        message.content = text
        message.mentions = channel.mentions_in(text, self)
        message.ping()
        channel.post(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message, or dismiss an ephemeral one. For other people's messages it takes Manage Messages."""
        self._check_sees(message)
        own = message.author is self or message.ephemeral_for is self
        if not own and not message.channel.allows(self, "manage_messages"):
            raise ClientRefused(f"{self.name} may not delete this message")
        if isinstance(message.channel, Thread) and message.channel.archived:
            message.channel.change(archived=False)
        message.channel.delete(message)

    def start_thread(self, channel: Channel, name: str) -> Thread:
        """Start a public thread, or a post in a forum."""
        is_forum = channel.kind in (FORUM_CHANNEL, MEDIA_CHANNEL)
        needed = "send_messages" if is_forum else "create_public_threads"
        fits = is_forum or channel.kind in (TEXT_CHANNEL, ANNOUNCEMENT_CHANNEL)
        if not fits or not channel.allows(self, needed):
            raise ClientRefused(f"{self.name} may not start a thread in {channel.name}")
        kind = ANNOUNCEMENT_THREAD if channel.kind == ANNOUNCEMENT_CHANNEL else PUBLIC_THREAD
        return Thread(channel, name, self, kind=kind)

    def _check_sees(self, message: Message) -> None:
        if message.deleted or message.ephemeral_for not in (None, self):
            raise ClientRefused(f"{self.name} does not see this message")
        if not message.channel.allows(self, "view_channel"):
            raise ClientRefused(f"{self.name} does not see {message.channel.name}")

    def _unarchive(self, channel: Channel) -> None:
        """Unarchive a thread, as Discord's clients do before they send a press or command from there.

        ClientRefused if this person may not: the bot never hears of that.
        """
        if isinstance(channel, Thread) and channel.archived:
            if not channel.can_change(self, {"archived": False}):
                raise ClientRefused(f"{self.name} may not unarchive {channel.name}")
            channel.change(archived=False)

    async def _use(self, channel: Channel, message: Message, data: Json, forged: Json | None = None) -> Outcome:
        """Send the use of a component, with the installs of this place and of the user whose command it answers."""
        owners = channel.installs(self, (GUILD_INSTALL,))
        authorized = message.interaction.owners if message.interaction else {}
        owners |= {kind: owner for kind, owner in authorized.items() if kind == str(USER_INSTALL)}
        return await self._send(COMPONENT, channel, data, owners, message, forged)

    async def _send(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        owners: dict[str, str],
        source: Message | None = None,
        forged: Json | None = None,
    ) -> Outcome:
        world = self.world
        interaction = Interaction(kind, self, channel, data, owners, source)
        interaction.forged_component = forged
        world.remember(interaction)
        world.emit("interaction", channel, source, interaction)
        return await interaction.first_response(world.answer_within)

    def _filled(self, component: Json, values: Mapping[str, Any], channel: Channel, resolved: dict[str, Json]) -> Json:
        """A component of a modal, with what the person entered."""
        filled: Json = {"type": component["type"], "id": component.get("id", 0)}
        if component["type"] == 1:
            inner = [self._filled(each, values, channel, resolved) for each in component["components"]]
            return filled | {"components": inner}
        if component["type"] == LABEL:
            return filled | {"component": self._filled(component["component"], values, channel, resolved)}
        if "custom_id" not in component:
            return filled
        filled["custom_id"] = component["custom_id"]
        value = values.get(component["custom_id"])
        return filled | _entered(component, value, channel, resolved)


def _entered(field: Json, value: Any, channel: Channel, resolved: dict[str, Json]) -> Json:
    """The value to send for a field of a modal. ClientRefused if it does not fit."""
    required = field.get("required") is not False
    if field["type"] == CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    if field["type"] == TEXT_INPUT:
        text = value if value is not None else field.get("value") or ""
        low, high = field.get("min_length") or 0, field.get("max_length") or 4000
        if (required and not text) or (text and not low <= len(text) <= high):
            wanted = f"{max(low, int(required))} to {high} characters"
            raise ClientRefused(f"{field['custom_id']} takes {wanted}, not {text!r}")
        return {"value": text}
    if field["type"] == RADIO_GROUP and value is not None:
        value = [value]
    if value is None:
        value = [each["value"] for each in field.get("options") or () if each.get("default")]
    values = _chosen(field, value, channel, resolved) if value or required else []
    return {"value": values[0] if values else None} if field["type"] == RADIO_GROUP else {"values": values}


def _chosen(select: Json, values: Sequence[Any], channel: Channel, resolved: dict[str, Json]) -> list[str]:
    """The values to send for a select menu, a group or an upload. ClientRefused if they do not fit."""
    low, high = bounds(select)
    if not low <= len(values) <= high:
        raise ClientRefused(f"{select['custom_id']} takes {low} to {high} values, not {len(values)}")
    if "options" not in select:
        for each in values:
            _check_offered(select, each)
        return [resolve(each, channel, resolved) for each in values]
    offered = [option["value"] for option in select["options"]]
    if len(set(values)) != len(values) or not set(values) <= set(offered):
        raise ClientRefused(f"{select['custom_id']} offers {offered}, not {list(values)}")
    return list(values)


def _check_offered(select: Json, value: Any) -> None:
    """ClientRefused if a menu of users, roles or channels, or an upload does not offer this."""
    kinds, types, endings = _OFFERED[select["type"]], select.get("channel_types"), select.get("file_types")
    fits = isinstance(value, kinds)
    if fits and isinstance(value, Channel):
        fits = not types or value.kind in types
    elif fits and isinstance(value, tuple) and endings:
        kind, ending = (mimetypes.guess_type(value[0])[0] or "").partition("/")[0], Path(value[0]).suffix.lower()
        fits = kind in endings or ending in endings
    if not fits:
        raise ClientRefused(f"{select['custom_id']} does not offer {getattr(value, 'name', value)!r:.100}")


def _find(message: Message, custom_id: str, kinds: tuple[int, ...]) -> Json | None:
    for component in walk(message.components):
        if component.get("custom_id") == custom_id and component["type"] in kinds:
            return component
    return None


def _forged(data: Json) -> Json:
    """A component that fits forged data."""
    kind, custom_id = data["component_type"], data["custom_id"]
    return {"type": kind, "id": 0, "style": 2, "label": "?", "options": [], "custom_id": custom_id}


def _check_unlocked(message: Message) -> None:
    if message.channel.locked:
        raise ClientRefused(f"{message.channel.name} is locked")


def _enabled(component: Json | None, custom_id: str) -> Json:
    """The component. ClientRefused if there is none, or if it is disabled."""
    if component is None:
        raise ClientRefused(f"the message has no {custom_id!r} to use")
    if component.get("disabled"):
        raise ClientRefused(f"{custom_id!r} is disabled")
    return component
