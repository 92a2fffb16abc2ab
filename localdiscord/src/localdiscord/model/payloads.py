"""What exists, as the JSON that Discord sends to a bot."""

from __future__ import annotations

from ..errors import Json
from .accounts import Role, User, permission_bits
from .channels import GROUP, IN_BOT_DM, IN_GUILD, STAGE_CHANNEL, VOICE_CHANNEL, Channel, Thread
from .guilds import Guild, Member
from .interactions import Interaction
from .messages import EPHEMERAL, Message
from .world import World

# Intents of a bot that may know all members, or read all messages.
MEMBERS, MESSAGE_CONTENT = 1 << 1, 1 << 15
_MOST_MEMBERS_COUNTED = 50
_NOTHING_OF_A_GUILD = ("emojis", "stickers", "features", "voice_states", "presences", "guild_scheduled_events")


def user_payload(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": None if user.bot else user.display_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
    }


def application_payload(world: World) -> Json:
    owner = next((guild.owner for guild in world.guilds.values()), world.bot)
    return {
        "id": str(world.application_id),
        "name": world.bot.display_name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_payload(owner),
        "verify_key": "0" * 64,
        "integration_types_config": {str(kind): {} for kind in world.install_kinds},
        "approximate_guild_count": sum(each.has_bot for each in world.guilds.values()),
        "approximate_user_install_count": sum(each.has_bot for each in world.users.values()),
    }


def role_payload(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "managed": role.managed,
        "mentionable": role.mentionable,
        "position": 0,
    }


def member_payload(member: Member, channel: Channel | None = None) -> Json:
    payload = {
        "user": user_payload(member.user),
        "nick": None,
        "avatar": None,
        "roles": [str(role.id) for role in member.roles],
        "joined_at": member.joined_at,
        "flags": 0,
        "pending": False,
    }
    if channel is not None:
        payload["permissions"] = str(member.permissions_in(channel))
    return payload


def partial_guild_payload(guild: Guild) -> Json:
    """A guild in the list of those that the bot is in."""
    permissions = guild.members[guild.world.bot.id].permissions_in(None)
    return {"id": str(guild.id), "name": guild.name, "owner": False, "permissions": str(permissions), "features": []}


def guild_create_payload(guild: Guild, *, is_new: bool = False) -> Json:
    """GUILD_CREATE. Of the members it lists only the bot, unless that has the members intent.

    Of a guild that `is_new` to the bot, Discord does not say whether it is available; so libraries tell the two apart.
    """
    bot = guild.members[guild.world.bot.id]
    members = guild.members.values() if guild.world.intents & MEMBERS else [bot]
    payload: Json = dict.fromkeys(_NOTHING_OF_A_GUILD, ()) | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id),
        "preferred_locale": guild.locale,
        "roles": [role_payload(each) for each in guild.roles.values()],
        "joined_at": bot.joined_at,
        "large": False,
        "member_count": len(guild.members),
        "members": [member_payload(each) for each in members],
        "channels": [channel_payload(each) for each in guild.channels.values() if not each.is_thread],
        "threads": [channel_payload(each) for each in guild.active_threads(bot.user)],
    }
    return payload if is_new else payload | {"unavailable": False}


def channel_payload(channel: Channel) -> Json:
    last = channel.last_message_id
    payload: Json = {"id": str(channel.id), "type": channel.kind, "flags": 0}
    payload["last_message_id"] = None if last is None else str(last)
    if channel.kind == GROUP:
        return payload | {"name": channel.name, "icon": None, "owner_id": str(channel.people[0].id)}
    if channel.context == IN_BOT_DM:
        return payload | {"recipients": [user_payload(each) for each in channel.people if not each.bot]}
    if channel.guild is None:
        return payload
    payload |= {"guild_id": str(channel.guild.id), "name": channel.name}
    if isinstance(channel, Thread):
        return payload | _thread_payload(channel)
    overwrites = [
        {"id": str(target), "type": int(target in channel.world.users), "allow": str(allow), "deny": str(deny)}
        for target, (allow, deny) in channel.overwrites.items()
    ]
    about: Json = {"parent_id": None, "position": 0, "topic": channel.topic, "permission_overwrites": overwrites}
    is_heard = channel.kind in (VOICE_CHANNEL, STAGE_CHANNEL)
    return payload | about | ({"bitrate": 64_000, "user_limit": 0} if is_heard else {})


def _thread_payload(thread: Thread) -> Json:
    bot, count = thread.world.bot, len(thread.messages())
    metadata = {
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.archive_minutes,
        "archive_timestamp": thread.archive_changed_at,
        "create_timestamp": thread.created_at,
    }
    payload: Json = {
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": min(len(thread.members), _MOST_MEMBERS_COUNTED),
        "thread_metadata": metadata,
    }
    if bot in thread.members:
        payload["member"] = {"id": str(thread.id), "user_id": str(bot.id), "flags": 0}
        payload["member"]["join_timestamp"] = thread.members[bot]
    return payload


def thread_delete_payload(thread: Thread) -> Json:
    payload = channel_payload(thread)
    return {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}


def message_payload(message: Message) -> Json:
    """A message, without its content if the bot may not read it."""
    place, world, interaction = message.channel, message.channel.world, message.interaction
    is_told = world.intents & MESSAGE_CONTENT or world.bot in (message.author, *place.people, *message.mentions.users)
    payload: Json = {
        "id": str(message.id),
        "channel_id": str(place.id),
        "type": message.type,
        "author": user_payload(message.author),
        "content": message.content if is_told else "",
        "embeds": [],
        "components": message.components,
        "attachments": message.attachments,
        "mentions": [user_payload(each) for each in message.mentions.users],
        "mention_roles": [str(each) for each in message.mentions.roles],
        "mention_everyone": message.mentions.everyone,
        "flags": message.flags,
        "timestamp": message.created_at,
        "edited_timestamp": message.edited_at,
        "pinned": False,
        "tts": False,
    }
    if message.thread is not None:
        payload["thread"] = channel_payload(message.thread)
    if (source := message.reply_to) is not None:
        payload["message_reference"] = {"message_id": str(source.id), "channel_id": str(source.channel.id)}
    if (thread := message.announced_thread) is not None:
        payload["message_reference"] = {"channel_id": str(thread.id), "guild_id": str(thread.guild.id)}
    if interaction is not None:
        about = {"id": str(interaction.id), "type": interaction.type, "user": user_payload(interaction.user)}
        payload["interaction_metadata"] = about | {"authorizing_integration_owners": interaction.owners}
        payload["webhook_id"] = payload["application_id"] = str(world.bot.id)
    return payload


def _data(interaction: Interaction) -> Json:
    """The interaction's data. Channels that were chosen say what the user and the bot may do there."""
    channels = interaction.data.get("resolved", {}).get("channels", {})
    for channel_id, payload in channels.items():
        if (channel := interaction.channel.world.channels.get(int(channel_id))) is not None:
            payload["permissions"] = str(channel.permissions_of(interaction.user))
            payload["app_permissions"] = str(channel.permissions_of(channel.world.bot))
    return interaction.data


def _app_permissions(interaction: Interaction) -> int:
    """The bot's permissions in its answer. If only a user installed it, these are the user's permissions."""
    place = interaction.channel
    if place.context == IN_GUILD:
        return place.permissions_of(interaction.user if interaction.is_external else place.world.bot)
    own = ("use_external_emojis",) if place.context == IN_BOT_DM else ()
    return permission_bits(("attach_files", "embed_links", "mention_everyone", *own))


def interaction_payload(interaction: Interaction) -> Json:
    place, guild = interaction.channel, interaction.channel.guild
    world = place.world
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": _data(interaction),
        "channel_id": str(place.id),
        "channel": channel_payload(place) | {"permissions": str(place.permissions_of(interaction.user))},
        "app_permissions": str(_app_permissions(interaction)),
        "locale": interaction.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": place.context,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if guild is None:
        payload["user"] = user_payload(interaction.user)
    else:
        payload["guild_id"] = str(guild.id)
        payload["guild_locale"] = guild.locale
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        payload["member"] = member_payload(guild.members[interaction.user.id], place)
    if interaction.source is not None:
        payload["message"] = source = message_payload(interaction.source)
        if interaction.forged_component is not None:
            row = {"type": 1, "id": 0, "components": [interaction.forged_component]}
            source["components"] = [*source["components"], row]
    return payload


def interaction_summary_payload(interaction: Interaction) -> Json:
    answer = interaction.original
    summary = {
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel.id),
        "response_message_loading": answer is not None and answer.loading,
        "response_message_ephemeral": answer is not None and bool(answer.flags & EPHEMERAL),
    }
    return summary if answer is None else summary | {"response_message_id": str(answer.id)}
