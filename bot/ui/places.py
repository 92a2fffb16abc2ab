from collections.abc import Sequence

import discord

from bot.errors import Refused
from bot.model.servers import NOWHERE
from bot.ui.context import NEEDED, Context, Interaction, lacking
from bot.ui.display import Display


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
    if context.answers_are_private:
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


def permission_names(permissions: Sequence[str], display: Display) -> str:
    return display.listed([display.say(f"permission-{name.replace('_', '-')}") for name in permissions])


def mentions(channels: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"<#{channel}>" for channel in channels)
