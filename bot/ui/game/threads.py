import asyncio
import logging
from dataclasses import replace

import discord

from bot.discord_py import UNDELIVERED
from bot.games.seating import changed
from bot.model.games import Change, StoredGame
from bot.text import legible
from bot.ui.context import Context, lacking, privately
from bot.ui.games.registry import title_of_game
from bot.ui.places import permission_names

log = logging.getLogger(__name__)

# Presses wait, so this may take long; a late thread would be empty.
_OPENING_SECONDS = 10.0
_CLOSING_SECONDS = 5.0
_LONGEST_NAME = 100


def in_thread(context: Context, change: Change) -> Change:
    """The game begins in a thread of the lobby, if the server wants that and the bot may open one."""
    pressed = context.interaction.message
    lobby_id = change.before.message_id or (pressed.id if pressed else None)
    if lobby_id is None or not change.after.is_running or not _is_wanted(context) or _missing(context):
        return change
    return replace(change, after=changed(change.after, thread_id=lobby_id, message_id=None))


async def open_thread(context: Context, stored: StoredGame) -> None:
    """If the bot lacks permissions, tells the presser that the game stays in the channel."""
    interaction, channel = context.interaction, context.interaction.channel
    if not isinstance(channel, discord.TextChannel) or not _is_wanted(context):
        return
    if stored.thread_id is None:
        if missing := _missing(context):
            names = permission_names(missing, context.display)
            told = context.display.say("may-open-no-thread", permissions=names, channel=channel.mention)
            await privately(interaction, told)
        return
    try:
        async with asyncio.timeout(_OPENING_SECONDS):
            game = title_of_game(stored.engine.name, context.display)
            name = _name(game, stored.title, await _names(channel.guild, stored))
            lobby = channel.get_partial_message(stored.thread_id)
            await lobby.create_thread(name=name, auto_archive_duration=10080)
    except UNDELIVERED as error:
        log.info("could not open the thread of game %s: %r", stored.id, error)


def _is_wanted(context: Context) -> bool:
    is_possible = isinstance(context.interaction.channel, discord.TextChannel)
    return is_possible and context.services.settings.of(context.guild_id).threads


def _missing(context: Context) -> tuple[str, ...]:
    return lacking(context.interaction.app_permissions, context.interaction.channel, threads=True)


async def close_thread(client: discord.Client, thread_id: int) -> None:
    """People can still write in it."""
    try:
        async with asyncio.timeout(_CLOSING_SECONDS):
            thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)
    except UNDELIVERED as error:
        log.info("could not archive thread %s: %r", thread_id, error)


async def _names(guild: discord.Guild, stored: StoredGame) -> list[str]:
    """As far as Discord sends them."""
    found = await asyncio.gather(*map(guild.fetch_member, stored.people), return_exceptions=True)
    return [legible(member.display_name) for member in found if isinstance(member, discord.Member)]


def _name(game: str, title: str, players: list[str]) -> str:
    """With as many players as fit."""
    for many in range(len(players), 0, -1):
        listed = ", ".join(players[:many] + ["…"] * (many < len(players)))
        name = f"{game} · {title} · {listed}"
        if len(name) <= _LONGEST_NAME:
            return name
    return f"{game} · {title}"
