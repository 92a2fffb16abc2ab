"""Threads of games: a game that begins opens one if the server wants that, and its end closes it."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import discord

from bot.discord_py import error_of
from bot.model.games import Change, StoredGame
from bot.model.servers import Board
from bot.typed import legible
from bot.ui.channels import permission_names
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.permissions import lacking
from bot.ui.presentation import title_of_game

# Presses wait, so this may take long; a late thread would be empty.
_OPENING_SECONDS = 10.0


_CLOSING_SECONDS = 5.0


_OPENED_BY_PRESS = timedelta(minutes=1)
"""How long before a press a thread may have been opened by it; one opened earlier was opened on purpose."""


_LONGEST_NAME = 100


def in_thread(context: Context, change: Change) -> Change:
    """The change of a game that begins in a thread of the lobby, if the server wants that and the bot may open one."""
    boards, is_possible = change.after.boards, change.after.is_running and _channel_of(context) is not None
    if not is_possible or _missing(context):
        return change
    # A game in a channel has one board.
    in_threads = tuple(replace(board, thread_id=board.message_id, message_id=None) for board in boards)
    return replace(change, after=replace(change.after, boards=in_threads))


async def name_missing_permissions(context: Context) -> None:
    """Answers the presser that the game stays in the channel, if the bot lacks permissions for a thread."""
    channel, missing = _channel_of(context), _missing(context)
    if channel is not None and missing:
        names = permission_names(missing, context.display)
        sentence = context.display.say("may-open-no-thread", permissions=names, channel=channel.mention)
        await context.answers.tell(sentence)


async def open_thread(context: Context, stored: StoredGame, board: Board) -> None:
    """Opens the thread of a game. If the answer is lost, it may be open."""
    channel = _channel_of(context)
    if channel is not None and board.thread_id is not None:
        opening = _open(channel, stored, board.thread_id, context.display)
        await error_of(opening, f"open the thread of game {stored.id}", _OPENING_SECONDS)


async def _open(channel: discord.TextChannel, stored: StoredGame, lobby_id: int, display: Display) -> None:
    game = title_of_game(stored.engine.name, display)
    name = _name(game, stored.title, await _names(channel.guild, stored))
    await channel.get_partial_message(lobby_id).create_thread(name=name, auto_archive_duration=10080)


def _channel_of(context: Context) -> discord.TextChannel | None:
    """The channel where the game's thread can be opened; None if it needs no thread, or can have none."""
    channel = context.interaction.channel
    is_wanted = context.services.settings.of(context.guild_id).threads
    return channel if is_wanted and isinstance(channel, discord.TextChannel) else None


def _missing(context: Context) -> tuple[str, ...]:
    return lacking(context.interaction.app_permissions, context.interaction.channel, threads=True)


async def close_thread(client: discord.Client, thread_id: int) -> None:
    """Closes a thread, so that people can still write in it."""
    await error_of(_archive(client, thread_id), f"archive thread {thread_id}", _CLOSING_SECONDS)


def close_again(context: Context, stored: StoredGame) -> None:
    """Archives the thread of a finished game once more, because a press in it opened it.

    As long as the bot has something to show there, it was never archived (`archive_timestamp` is when it was opened or
    archived last).
    """
    thread, pressed = context.interaction.channel, context.interaction.message
    if not stored.has_ended or pressed is None or not isinstance(thread, discord.Thread):
        return
    opened = thread.archive_timestamp
    is_by_press = opened > max(pressed.created_at, context.interaction.created_at - _OPENED_BY_PRESS)
    if is_by_press and any(board.thread_id == thread.id for board in stored.boards):
        context.services.tasks.begin(close_thread(context.client, thread.id))


async def _archive(client: discord.Client, thread_id: int) -> None:
    thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=True)


async def _names(guild: discord.Guild, stored: StoredGame) -> list[str]:
    """The names of the players, as far as Discord sends them."""
    found = await asyncio.gather(*map(guild.fetch_member, stored.seats.people), return_exceptions=True)
    return [legible(member.display_name) for member in found if isinstance(member, discord.Member)]


def _name(game: str, title: str, players: list[str]) -> str:
    """The name of a thread, with as many players as fit."""
    for many in range(len(players), 0, -1):
        listed = ", ".join([*players[:many], "…"] if many < len(players) else players)
        name = f"{game} · {title} · {listed}"
        if len(name) <= _LONGEST_NAME:
            return name
    return f"{game} · {title}"
