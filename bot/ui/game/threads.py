"""Threads of games: a server may want one for each.

A thread has the id of the lobby's message. The game stores it before Discord makes the thread, so two tries cannot make
two.
"""

import asyncio
from dataclasses import replace

import discord

from bot.discord_py import error_of
from bot.model.games import Change, StoredGame
from bot.model.servers import Board
from bot.text import legible
from bot.ui.channels import permission_names
from bot.ui.context import Context, lacking
from bot.ui.display import Display
from bot.ui.presentation import title_of_game

# Presses wait, so this may take long; a late thread would be empty.
_OPENING_SECONDS = 10.0
_CLOSING_SECONDS = 5.0
_LONGEST_NAME = 100


def in_thread(context: Context, change: Change) -> Change:
    """The game begins in a thread of the lobby, if the server wants that and the bot may open one."""
    boards, is_possible = change.after.boards, change.after.is_running and _channel_of(context) is not None
    if not is_possible or _missing(context):
        return change
    # A game in a channel has one board.
    in_threads = tuple(replace(board, thread_id=board.message_id, message_id=None) for board in boards)
    return replace(change, after=replace(change.after, boards=in_threads))


async def name_missing_permissions(context: Context) -> None:
    """If the bot lacks permissions for a thread, answers the presser that the game stays in the channel."""
    channel, missing = _channel_of(context), _missing(context)
    if channel is not None and missing:
        names = permission_names(missing, context.display)
        sentence = context.display.say("may-open-no-thread", permissions=names, channel=channel.mention)
        await context.answers.tell(sentence)


async def open_thread(context: Context, stored: StoredGame, board: Board) -> None:
    """If the answer is lost, it may be open."""
    channel = _channel_of(context)
    if channel is not None and board.thread_id is not None:
        opening = _open(channel, stored, board.thread_id, context.display)
        await error_of(opening, f"open the thread of game {stored.id}", _OPENING_SECONDS)


async def _open(channel: discord.TextChannel, stored: StoredGame, lobby_id: int, display: Display) -> None:
    game = title_of_game(stored.engine.name, display)
    name = _name(game, stored.title, await _names(channel.guild, stored))
    await channel.get_partial_message(lobby_id).create_thread(name=name, auto_archive_duration=10080)


def _channel_of(context: Context) -> discord.TextChannel | None:
    """None if the game needs no thread, or can have none."""
    channel = context.interaction.channel
    is_wanted = context.services.settings.of(context.guild_id).threads
    return channel if is_wanted and isinstance(channel, discord.TextChannel) else None


def _missing(context: Context) -> tuple[str, ...]:
    return lacking(context.interaction.app_permissions, context.interaction.channel, threads=True)


async def close_thread(client: discord.Client, thread_id: int) -> None:
    """People can still write in it."""
    await error_of(_archive(client, thread_id), f"archive thread {thread_id}", _CLOSING_SECONDS)


async def _archive(client: discord.Client, thread_id: int) -> None:
    thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=True)


async def _names(guild: discord.Guild, stored: StoredGame) -> list[str]:
    """As far as Discord sends them."""
    found = await asyncio.gather(*map(guild.fetch_member, stored.seats.people), return_exceptions=True)
    return [legible(member.display_name) for member in found if isinstance(member, discord.Member)]


def _name(game: str, title: str, players: list[str]) -> str:
    """With as many players as fit."""
    for many in range(len(players), 0, -1):
        listed = ", ".join([*players[:many], "…"] if many < len(players) else players)
        name = f"{game} · {title} · {listed}"
        if len(name) <= _LONGEST_NAME:
            return name
    return f"{game} · {title}"
