"""Slash commands: which ones a person can use, and what Discord's client checks and fills in before it sends one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ..errors import ClientRefused, Json
from ..model.accounts import PERMISSIONS, Role, User
from ..model.channels import GUILD_INSTALL, Channel, Thread
from ..model.guilds import Guild
from ..model.payloads import channel_payload, member_payload, role_payload, user_payload
from ..model.world import World

# Discord's numbers for kinds of commands, of options, and what their names begin with.
SLASH, OF_USERS = 1, 2
_SIGNS = {SLASH: "/", OF_USERS: ""}
TEXT, INTEGER, BOOLEAN, USER, CHANNEL = range(3, 8)
FILE = 11
_TYPES: dict[int, type] = {USER: User, CHANNEL: Channel, FILE: tuple}
_MAX_INTEGER = 2**53


def find_command(world: World, user: User, channel: Channel, name: str, kind: int = SLASH) -> Json:
    """The command of this name and kind that a person can use here. ClientRefused if they cannot."""
    if not channel.allows(user, "view_channel") or not channel.allows(user, "use_application_commands"):
        raise ClientRefused(f"{user.name} can use no commands in {channel.name}")
    if isinstance(channel, Thread) and channel.locked_for(user):
        raise ClientRefused(f"{channel.name} is locked")
    for command in registered_commands(world, channel.guild, kind):
        if command["name"] == name and command_owners(command, user, channel):
            _check_offered(command, user, channel)
            return command
    raise ClientRefused(f"there is no command {_SIGNS[kind]}{name} here")


def offered_commands(world: World, user: User, channel: Channel, kind: int = SLASH) -> dict[str, Json]:
    """The commands that a person can use here, by name. A guild's own come before global ones."""
    offered: dict[str, Json] = {}
    for name in dict.fromkeys(command["name"] for command in registered_commands(world, channel.guild, kind)):
        with suppress(ClientRefused):
            offered[name] = find_command(world, user, channel, name, kind)
    return offered


def registered_commands(world: World, guild: Guild | None, kind: int = SLASH) -> list[Json]:
    """Every command of a kind in a guild or in direct messages, regardless of permissions."""
    own = world.commands.get(guild.id, {}) if guild else {}
    return [command for command in (*own.values(), *world.commands[None].values()) if command["type"] == kind]


def command_owners(command: Json, user: User, channel: Channel) -> dict[str, str]:
    """The installs that let a user use a command here, as authorizing_integration_owners."""
    return channel.installs(user, command.get("integration_types") or (GUILD_INSTALL,))


def _check_offered(command: Json, user: User, channel: Channel) -> None:
    contexts, guild = command.get("contexts"), channel.guild
    if contexts is not None and channel.context not in contexts:
        raise ClientRefused(f"/{command['name']} is not offered in this kind of channel")
    needed = command.get("default_member_permissions")
    if needed is not None and guild is not None:
        # 0 is for administrators, who have every permission.
        wanted = int(needed) or PERMISSIONS["administrator"]
        if guild.members[user.id].permissions_in(None) & wanted != wanted:
            raise ClientRefused(f"{user.name} lacks the permissions that /{command['name']} asks for")


def user_command_data(command: Json, channel: Channel, target: User) -> Json:
    """The data of an interaction that uses a command on a person. ClientRefused if they are not here."""
    if not channel.allows(target, "view_channel"):
        raise ClientRefused(f"{target.name} is not in {channel.name}")
    resolved: dict[str, Json] = {}
    target_id = resolve(target, channel, resolved)
    data: Json = {"id": command["id"], "name": command["name"], "type": OF_USERS, "target_id": target_id}
    return data | {"resolved": resolved} | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def command_data(command: Json, words: list[str], channel: Channel, given: Json, focus: str | None = None) -> Json:
    """The data of an interaction that uses a command; `words` names its sub-commands, `given` its options.

    With a focus this is an autocomplete: that option is half typed, and others may still be missing.
    """
    resolved: dict[str, Json] = {}
    leaf, path = command, []
    for word in words:
        inner = next((each for each in leaf.get("options") or () if each["name"] == word), None)
        if inner is None or inner["type"] > 2:
            raise ClientRefused(f"/{command['name']} has no sub-command {word!r}")
        leaf = inner
        path.append(inner)
    known = {option["name"]: option for option in leaf.get("options") or ()}
    if any(option["type"] <= 2 for option in known.values()):
        raise ClientRefused(f"/{command['name']} needs one of the sub-commands {', '.join(known)}")
    if unknown := given.keys() - known.keys():
        raise ClientRefused(f"/{command['name']} has no option {', '.join(sorted(unknown))}")
    missing = [name for name, option in known.items() if option.get("required") and name not in given]
    if missing and focus is None:
        needed = f"/{command['name']} needs {', '.join(missing)}"
        raise ClientRefused(needed, option=missing[0], wanted="a value")
    options: list[Json] = []
    for name, value in given.items():
        filled: Json = {"name": name, "type": known[name]["type"]}
        if name == focus:
            filled |= {"value": value, "focused": True}
        else:
            filled["value"] = _value(known[name], value, channel, resolved)
        options.append(filled)
    for sub_command in reversed(path):
        options = [{"name": sub_command["name"], "type": sub_command["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _refuse(option: Json, wanted: str, value: Any) -> ClientRefused:
    return ClientRefused(f"option {option['name']}: {wanted}, not {value!r}", option=option["name"], wanted=wanted)


def _value(option: Json, value: Any, channel: Channel, resolved: dict[str, Json]) -> Any:
    """The value of an option as it is sent. ClientRefused if it does not fit."""
    kind = option["type"]
    if kind in (TEXT, INTEGER):
        return _typed(option, value)
    if kind == BOOLEAN:
        if not isinstance(value, bool):
            raise _refuse(option, "True or False", value)
        return value
    if not isinstance(value, _TYPES[kind]):
        raise _refuse(option, f"a {_TYPES[kind].__name__.lower()}", value)
    if isinstance(value, Channel) and option.get("channel_types") and value.kind not in option["channel_types"]:
        raise _refuse(option, f"a channel of the types {option['channel_types']}", value.name)
    return resolve(value, channel, resolved)


def _typed(option: Json, value: Any) -> Any:
    if choices := option.get("choices"):
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise _refuse(option, f"one of {[choice['name'] for choice in choices]}", value)
    if option["type"] == TEXT:
        if not isinstance(value, str):
            raise _refuse(option, "a text", value)
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(value) <= high:
            raise _refuse(option, f"{low} to {high} characters", value)
        return value
    if isinstance(value, bool) or not isinstance(value, int):
        raise _refuse(option, "a whole number", value)
    low, high = option.get("min_value", -_MAX_INTEGER), option.get("max_value", _MAX_INTEGER)
    if not low <= value <= high:
        raise _refuse(option, f"{low} to {high}", value)
    return value


def resolve(value: Any, channel: Channel, resolved: dict[str, Json]) -> str:
    """Add a user, role, channel or file (filename, bytes) to the resolved data. Returns its id."""
    if isinstance(value, User):
        resolved.setdefault("users", {})[str(value.id)] = user_payload(value)
        member = channel.guild.members.get(value.id) if channel.guild else None
        if member is not None:
            payload = member_payload(member, channel)
            del payload["user"]
            resolved.setdefault("members", {})[str(value.id)] = payload
        return str(value.id)
    if isinstance(value, Role):
        resolved.setdefault("roles", {})[str(value.id)] = role_payload(value)
        return str(value.id)
    if isinstance(value, Channel):
        resolved.setdefault("channels", {})[str(value.id)] = channel_payload(value)
        return str(value.id)
    filename, data = value
    world = channel.world
    attachment_id = world.new_id("file")
    path = f"ephemeral-attachments/{world.application_id}/{attachment_id}/{filename}"
    world.files[path] = data
    url = f"{world.cdn_url}/{path}"
    attachment = {"id": str(attachment_id), "filename": filename, "size": len(data), "url": url}
    resolved.setdefault("attachments", {})[str(attachment_id)] = attachment | {"proxy_url": url}
    return str(attachment_id)
