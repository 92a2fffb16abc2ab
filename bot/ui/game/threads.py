"""A thread for each game, where a server wants that: made when the game begins, archived when it has ended.

A thread that is made from a message has the id of that message. So the bot can store where a game is played before it
asks for the thread. Whatever gets lost after that, there is one thread or none. Where there is none, the first board
that cannot be posted in it brings the game back to its channel.
"""

import asyncio
import logging

import discord

from bot.discord_py import UNDELIVERED
from bot.model.games import StoredGame
from bot.play.sessions import Session, move_to_thread
from bot.text import legible
from bot.ui.context import Context, privately
from bot.ui.games.registry import title_of_game
from bot.ui.places import lacking, permission_names

log = logging.getLogger(__name__)

# Nobody can press anything meanwhile, so this may take long: a thread that came later would stay empty.
_OPENING_SECONDS = 10.0
_CLOSING_SECONDS = 5.0
_LONGEST_NAME = 100


async def open_thread(context: Context, session: Session, message_id: int) -> None:
    """Moves a game that begins into a thread made from its lobby's message, if its server wants that.

    If the bot may not do that, the person who pressed is told so, and the game stays in the channel.
    """
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
    """Archives the thread of a game that has ended; people can go on writing in it."""
    try:
        async with asyncio.timeout(_CLOSING_SECONDS):
            thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)
    except UNDELIVERED as error:
        log.info("could not archive thread %s: %r", thread_id, error)


async def _names(guild: discord.Guild, stored: StoredGame) -> list[str]:
    """What the players are called on the server, as far as Discord tells: the bot knows nobody by itself."""
    found = await asyncio.gather(*map(guild.fetch_member, stored.people), return_exceptions=True)
    return [legible(member.display_name) for member in found if isinstance(member, discord.Member)]


def _name(game: str, title: str, players: list[str]) -> str:
    """The name of a thread, with as many of the players as fit."""
    for many in range(len(players), 0, -1):
        listed = ", ".join(players[:many] + ["…"] * (many < len(players)))
        name = f"{game} · {title} · {listed}"
        if len(name) <= _LONGEST_NAME:
            return name
    return f"{game} · {title}"
