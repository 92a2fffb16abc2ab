"""Where games may be opened, and the permissions for that."""

from collections.abc import Sequence

import discord

from bot.errors import Refused
from bot.model.servers import NOWHERE, has_rights
from bot.ui.context import Context, Interaction, place_of
from bot.ui.display import Display

_IN_CHANNEL = ("view_channel", "send_messages")
_IN_THREAD = ("view_channel", "send_messages_in_threads")
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED = {*_IN_CHANNEL, *_IN_THREAD, *_TO_OPEN_THREADS}


def server_link(application_id: int) -> str:
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return f"{discord.utils.oauth_url(application_id, permissions=permissions)}&integration_type=0"


def person_link(application_id: int) -> str:
    return f"{discord.utils.oauth_url(application_id, scopes=['applications.commands'])}&integration_type=1"


def install_link(client: discord.Client) -> str:
    """For people's own apps, or for servers if the bot's owner allows no others."""
    application = client.application
    assert application is not None
    link = person_link if application.user_integration_config is not None else server_link
    return link(application.id)


def check_place(context: Context) -> None:
    """Raises Refused if this channel is not allowed, the bot lacks permissions, or its answers would be private."""
    interaction, settings = context.interaction, context.services.settings.of(context.guild_id)
    if answers_are_private(interaction):
        raise Refused("answers-are-private")
    if context.guild_id <= NOWHERE:
        return
    channel = interaction.channel
    if settings.channels and home_of(interaction) not in settings.channels:
        allowed = still_there(interaction.guild, settings.channels)
        if not allowed:
            raise Refused("channels-gone")
        raise Refused("not-in-this-channel", channels=mentions(allowed))
    if missing := lacking(interaction.app_permissions, channel):
        names = permission_names(missing, context.display)
        raise Refused("bot-may-not", permissions=names, channel=f"<#{interaction.channel_id}>")


def answers_are_private(interaction: Interaction) -> bool:
    """On a server without the bot, Discord hides the answers to members who may not use their own apps."""
    is_external = interaction.guild_id is not None and not has_rights(place_of(interaction))
    theirs = interaction.permissions
    return is_external and (not theirs.use_external_apps or bool(lacking(theirs, interaction.channel)))


def may_write(interaction: Interaction) -> bool:
    """May the bot write there without an interaction?"""
    place = place_of(interaction)
    return has_rights(place) and (place == NOWHERE or not lacking(interaction.app_permissions, interaction.channel))


def home_of(interaction: Interaction) -> int | None:
    """For a thread, its parent channel."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def counted_together(interaction: Interaction) -> set[int]:
    """The channel of `home_of` and its threads, whose games are counted together."""
    home = interaction.guild.get_channel(home_of(interaction) or 0) if interaction.guild else None
    threads = home.threads if isinstance(home, discord.TextChannel) else []
    return {home_of(interaction) or 0, *(thread.id for thread in threads)}


def still_there(guild: discord.Guild | None, channels: Sequence[int]) -> list[int]:
    return [channel for channel in channels if guild is not None and guild.get_channel(channel) is not None]


def lacking(permissions: discord.Permissions, channel: object, *, threads: bool = False) -> tuple[str, ...]:
    """The missing permissions; `threads` includes those to open threads."""
    needed = _IN_THREAD if isinstance(channel, discord.Thread) else _IN_CHANNEL + _TO_OPEN_THREADS * threads
    return tuple(name for name in needed if not getattr(permissions, name))


def permission_names(permissions: Sequence[str], display: Display) -> str:
    return display.listed([display.say(f"permission-{name.replace('_', '-')}") for name in permissions])


def mentions(channels: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"<#{channel}>" for channel in channels)
