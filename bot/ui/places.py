"""Where games may be opened, and what the bot needs there."""

from collections.abc import Sequence

import discord

from bot.errors import Refused
from bot.ui.context import Context, Interaction
from bot.ui.display import Display

_IN_CHANNEL = ("view_channel", "send_messages")
_IN_THREAD = ("view_channel", "send_messages_in_threads")
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED = {*_IN_CHANNEL, *_IN_THREAD, *_TO_OPEN_THREADS}
"""Every permission that the bot may lack somewhere."""


def check_place(context: Context) -> None:
    """Raises Refused where no game may be opened, or where the bot could not remind and call players by itself."""
    interaction, settings = context.interaction, context.services.settings.of(context.guild_id)
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
    """The channel from which an interaction comes; of one from a thread, that to which the thread belongs."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def counted_together(interaction: Interaction) -> set[int]:
    """The channel from which an interaction comes, or to which its thread belongs, and all its threads."""
    home = interaction.guild.get_channel(home_of(interaction) or 0) if interaction.guild else None
    threads = home.threads if isinstance(home, discord.TextChannel) else []
    return {home_of(interaction) or 0, *(thread.id for thread in threads)}


def still_there(guild: discord.Guild | None, channels: Sequence[int]) -> list[int]:
    """Those of the channels that were not deleted."""
    return [channel for channel in channels if guild is not None and guild.get_channel(channel) is not None]


def lacking(permissions: discord.Permissions, channel: object, *, threads: bool = False) -> tuple[str, ...]:
    """What the bot lacks in a channel or thread, where it may do this; `threads`: also to open threads there."""
    needed = _IN_THREAD if isinstance(channel, discord.Thread) else _IN_CHANNEL + _TO_OPEN_THREADS * threads
    return tuple(name for name in needed if not getattr(permissions, name))


def permission_names(permissions: Sequence[str], display: Display) -> str:
    """What Discord calls them, in a row."""
    return display.listed([display.say(f"permission-{name.replace('_', '-')}") for name in permissions])


def mentions(channels: Sequence[int]) -> tuple[str, ...]:
    """Channels by id, as the reader's Discord names and links them."""
    return tuple(f"<#{channel}>" for channel in channels)
