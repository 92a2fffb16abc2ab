"""The place of an interaction: what is allowed there, and what a person sees of the server."""

import asyncio
from collections.abc import Sequence

import discord

from bot.errors import Refused
from bot.model.games import Viewer
from bot.model.place import is_server
from bot.ui.context import Context, Interaction
from bot.ui.display import Display
from bot.ui.permissions import NEEDED, lacking

# Channels; a server may have 500, with many roles.
_AT_ONCE = 50


def server_link(application_id: int) -> str:
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return f"{discord.utils.oauth_url(application_id, permissions=permissions)}&integration_type=0"


def person_link(application_id: int) -> str:
    return f"{discord.utils.oauth_url(application_id, scopes=['applications.commands'])}&integration_type=1"


def install_link(client: discord.Client) -> str:
    """The link to install the bot: for people's own apps, or for servers if the bot's owner allows no others."""
    application = client.application
    assert application is not None
    link = person_link if application.user_integration_config is not None else server_link
    return link(application.id)


def check_channel(context: Context, *, posts_in: int | None = None) -> None:
    """Checks that the bot may post in this channel. Raises Refused if it is not allowed, the bot lacks permissions, or
    its answers would be private. `posts_in`: the channel of this thread, if the bot posts there.
    """
    interaction, settings = context.interaction, context.services.settings.of(context.guild_id)
    if context.answers_are_private:
        raise Refused("answers-are-private")
    if not is_server(context.guild_id):
        return
    channel, permissions = interaction.channel, interaction.app_permissions
    home = channel.parent if isinstance(channel, discord.Thread) else None
    if home is not None and home.id == posts_in:
        channel, permissions = home, home.permissions_for(home.guild.me)
    if settings.channels and home_of(interaction) not in settings.channels:
        allowed = still_there(interaction.guild, settings.channels)
        if not allowed:
            raise Refused("channels-gone")
        raise Refused("not-in-this-channel", channels=mentions(allowed))
    if missing := lacking(permissions, channel):
        names = permission_names(missing, context.display)
        raise Refused("bot-may-not", permissions=names, channel=f"<#{getattr(channel, 'id', None)}>")


def home_of(interaction: Interaction) -> int | None:
    """The channel that games here count for: of a thread, its parent channel."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def counted_together(interaction: Interaction) -> dict[int, bool]:
    """The channel of `home_of` and the threads there, whose games are counted together, and whether the person sees
    each.
    """
    guild, home_id, person = interaction.guild, home_of(interaction) or 0, interaction.user
    home = guild.get_channel(home_id) if guild else None
    if not isinstance(home, (discord.TextChannel, discord.ForumChannel)) or not isinstance(person, discord.Member):
        return {home_id: True}
    manages = home.permissions_for(person).manage_threads
    threads = {thread.id: manages or not thread.is_private() for thread in home.threads}
    return threads | {home_id: True, interaction.channel_id or home_id: True}


async def viewer_of(context: Context) -> Viewer:
    """The person who asks, with the channels and threads that they see now.

    Archived threads and deleted channels are unknown, and Discord doesn't say who is in a private thread. These
    are left out, unless the person asks from there or manages private threads.
    """
    interaction, seen, managed = context.interaction, set[int](), set[int]()
    guild, person = interaction.guild, interaction.user
    if guild is not None and isinstance(person, discord.Member):
        for number, channel in enumerate(guild.channels, start=1):
            theirs = channel.permissions_for(person)
            if theirs.view_channel:
                seen.add(channel.id)
                if theirs.manage_threads:
                    managed.add(channel.id)
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
        seen |= {each.id for each in guild.threads if each.parent_id in (managed if each.is_private() else seen)}
    return Viewer(context.user_id, seen | here_of(interaction))


def here_of(interaction: Interaction) -> set[int]:
    """The channel and, for a thread, its parent."""
    return {each for each in (interaction.channel_id, home_of(interaction)) if each is not None}


def still_there(guild: discord.Guild | None, channels: Sequence[int]) -> list[int]:
    return [channel for channel in channels if guild is not None and guild.get_channel(channel) is not None]


def permission_names(permissions: Sequence[str], display: Display) -> str:
    return display.listed([display.say(f"permission-{name.replace('_', '-')}") for name in permissions])


def mentions(channels: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"<#{channel}>" for channel in channels)
