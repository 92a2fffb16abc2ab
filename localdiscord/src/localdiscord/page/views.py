"""What a person sees, as the JSON that the page draws."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import Json
from ..model.accounts import User
from ..model.channels import DIRECT_MESSAGES, Channel
from ..model.guilds import Guild
from ..model.interactions import COMMAND, Interaction
from ..model.messages import Message
from ..model.payloads import message_payload
from ..model.world import World
from ..people.commands import SLASH, offered_commands
from ..people.person import Person

_MOST_MESSAGES = 100
_SUB_COMMAND = 2


def initial_state(world: World, person: Person, people: Sequence[Person]) -> Json:
    guilds = [each for each in world.guilds.values() if person.id in each.members]
    channels = [channel for guild in guilds for channel in guild.channels.values()]
    visible = [each for each in (*channels, *_private_channels(world, person)) if each.allows(person, "view_channel")]
    return {
        "me": str(person.id),
        "people": [str(each.id) for each in people],
        "cdn": world.cdn_url,
        "messages": {
            str(each.id): [message(one, person) for one in each.messages(person)[-_MOST_MESSAGES:]] for each in visible
        },
    } | places(world, person)


def places(world: World, person: Person) -> Json:
    return {
        "bot": str(world.bot.id),
        "users": {str(each.id): _user(world, each) for each in world.users.values()},
        "guilds": [_guild(each, person) for each in world.guilds.values() if person.id in each.members],
        "direct": [_channel(each, person) for each in _private_channels(world, person)],
    }


def _private_channels(world: World, person: Person) -> list[Channel]:
    """A person's direct messages and group chats; those with the bot come first."""
    first = person.direct_messages
    return [first, *(each for each in world.channels.values() if person in each.people and each is not first)]


def _user(world: World, user: User) -> Json:
    avatar = f"avatars/{user.id}"
    return {
        "id": str(user.id),
        "handle": user.name,
        "name": user.display_name,
        "bot": user.bot,
        "avatar": f"{world.cdn_url}/{avatar}" if avatar in world.files else None,
    }


def _guild(guild: Guild, person: Person) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [_channel(each, person) for each in guild.channels.values() if each.allows(person, "view_channel")],
        "members": [str(each) for each in guild.members],
        "roles": [{"id": str(each.id), "name": each.name} for each in guild.roles.values()],
    }


def _channel(channel: Channel, person: Person) -> Json:
    others = [each.display_name for each in channel.people if each is not person]
    return {
        "id": str(channel.id),
        "name": others[0] if channel.kind == DIRECT_MESSAGES else channel.name,
        "topic": channel.topic,
        "kind": channel.kind,
        "people": [str(each.id) for each in channel.people] or None,
        "parent": str(channel.parent.id) if channel.parent else None,
        "writable": channel.can_write(person),
        "archived": channel.archived,
    }


def message(message: Message, person: Person) -> Json:
    """A message as Discord's JSON, with what Discord's client would work out by itself."""
    mentions, guild = message.mentions, message.channel.guild
    member = guild.members.get(person.id) if guild else None
    roles = {role.id for role in member.roles} if member else set()
    mine = person in (message.author, message.ephemeral_for)
    payload = message_payload(message) | {
        "content": message.content,
        "ephemeral": message.ephemeral_for is not None,
        "loading": message.loading,
        "pinged": person in mentions.users or mentions.everyone or bool(roles & set(mentions.roles)),
        "deletable": mine or message.channel.allows(person, "manage_messages"),
        "replied": str(message.reply_to.id) if message.reply_to else None,
        "used": None,
    }
    if (interaction := message.interaction) is not None:
        if interaction.type == COMMAND:
            payload["used"] = {"user": str(interaction.user.id), "command": _words(interaction)}
        elif interaction.source is not None and interaction.source is not message:
            payload["replied"] = str(interaction.source.id)
    return payload


def _words(interaction: Interaction) -> str:
    name = interaction.data["name"]
    words, options = [f"/{name}" if interaction.data["type"] == SLASH else name], interaction.data.get("options") or []
    while options and options[0]["type"] <= _SUB_COMMAND:
        words.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(words)


def commands(world: World, person: Person, channel: Channel) -> list[Json]:
    """The slash commands that a person can use here, with an entry for each sub-command."""
    found: list[Json] = []
    for command in offered_commands(world, person, channel).values():
        found += _leaves(command, command["name"])
    return found


def _leaves(command: Json, words: str) -> list[Json]:
    options = command.get("options") or []
    inner = [each for each in options if each["type"] <= _SUB_COMMAND]
    if inner:
        return [leaf for each in inner for leaf in _leaves(each, f"{words} {each['name']}")]
    return [{"words": words, "description": command.get("description", ""), "options": options}]
