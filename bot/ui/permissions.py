"""The permissions in a channel that the bot needs to write there."""

import discord

_IN_CHANNEL = ("view_channel", "send_messages")
_IN_THREAD = ("view_channel", "send_messages_in_threads")
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED = {*_IN_CHANNEL, *_IN_THREAD, *_TO_OPEN_THREADS}


def lacking(permissions: discord.Permissions, channel: object, *, threads: bool = False) -> tuple[str, ...]:
    """The permissions that the bot misses to write there; `threads` includes those to open threads.

    In a forum, it writes in people's posts, which are threads. Voice channels can have none.
    """
    in_threads = isinstance(channel, (discord.Thread, discord.ForumChannel))
    opens_threads = threads and not isinstance(channel, (discord.VoiceChannel, discord.StageChannel))
    needed = _IN_THREAD if in_threads else _IN_CHANNEL + _TO_OPEN_THREADS * opens_threads
    return tuple(name for name in needed if not getattr(permissions, name))
