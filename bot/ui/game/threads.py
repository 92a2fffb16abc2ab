import asyncio
import logging

import discord

from bot.discord_py import UNDELIVERED
from bot.model.games import StoredGame
from bot.play.sessions import Session, move_to_thread
from bot.text import legible
from bot.ui.context import Context, lacking, privately
from bot.ui.games.registry import title_of_game
from bot.ui.places import permission_names

log = logging.getLogger(__name__)

# Presses wait, so this may take long; a late thread would be empty.
_OPENING_SECONDS = 10.0
_CLOSING_SECONDS = 5.0
_LONGEST_NAME = 100


async def open_thread(context: Context, session: Session, message_id: int) -> None:
    """If the bot lacks permissions, tells the presser and keeps the channel."""
    stored, interaction, channel = session.stored, context.interaction, context.interaction.channel
    settings = context.services.settings.of(stored.guild_id)
    if not settings.threads or not isinstance(channel, discord.TextChannel):
        return
    if missing := lacking(interaction.app_permissions, channel, threads=True):
        names = permission_names(missing, context.display)
        await privately(
            interaction, context.display.say("may-open-no-thread", permissions=names, channel=channel.mention)
        )
        return
    await session.commit(move_to_thread(stored, message_id))
    try:
        async with asyncio.timeout(_OPENING_SECONDS):
            name = _name(
                title_of_game(stored.engine.name, context.display), stored.title, await _names(channel.guild, stored)
            )
            await channel.get_partial_message(message_id).create_thread(name=name, auto_archive_duration=10080)
    except UNDELIVERED as error:
        log.info("could not open the thread of game %s: %r", stored.id, error)


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
