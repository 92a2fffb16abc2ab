"""Guilds that the bot was removed from, and what becomes of their data."""

from collections.abc import Iterable

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import guilds as met
from bot.store.schema import boards, games, guilds, house_rules, results, seasons
from bot.store.stats import EVERYWHERE

_PIECE = 500
NOWHERE = EVERYWHERE
"""The guild of games whose own is forgotten: they count everywhere, and on no guild's board."""


async def note_left(connection: AsyncConnection, guild_id: int, now: int) -> None:
    """Notes that the bot was removed from a guild; the first time counts."""
    known = (guilds.c.id == guild_id, guilds.c.left_at.is_(None))
    await connection.execute(update(guilds).where(*known).values(left_at=now))


async def note_joined(connection: AsyncConnection, guild_id: int) -> None:
    """Notes that the bot is on a guild."""
    await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(left_at=None))


async def note_present(connection: AsyncConnection, guild_ids: Iterable[int], now: int) -> None:
    """Notes on which guilds the bot is: all others it has left."""
    present = {NOWHERE, *guild_ids}
    joined, left = [], []
    async for piece in (await connection.stream(select(guilds.c.id, guilds.c.left_at))).partitions(_PIECE):
        joined += [row.id for row in piece if row.id in present and row.left_at is not None]
        left += [row.id for row in piece if row.id not in present and row.left_at is None]
    for guild_id in joined:
        await note_joined(connection, guild_id)
    for guild_id in left:
        await note_left(connection, guild_id, now)


async def left_before(connection: AsyncConnection, moment: int) -> int | None:
    """A guild that the bot left at a moment or before."""
    found: int | None = await connection.scalar(select(guilds.c.id).where(guilds.c.left_at <= moment).limit(1))
    return found


async def forget(connection: AsyncConnection, guild_id: int, now: int) -> None:
    """Deletes a guild and all that is its own: rule sets, seasons, leaderboards, games that were not played to the end.

    Finished games are part of their players' records everywhere. They stay, without a trace of where they were played.
    """
    await met.ensure_guild(connection, NOWHERE, now)
    its_games = games.c.guild_id == guild_id
    rematches = games.c.rematch_of.in_(select(games.c.id).where(its_games))
    await connection.execute(update(games).where(rematches).values(rematch_of=None))
    await connection.execute(delete(games).where(its_games, games.c.finish_number.is_(None)))
    nowhere = {"guild_id": NOWHERE, "channel_id": NOWHERE, "thread_id": None, "message_id": None}
    await connection.execute(update(games).where(its_games).values(**nowhere, title=games.c.base))
    await connection.execute(update(results).where(results.c.guild_id == guild_id).values(guild_id=NOWHERE))
    for table in (boards, seasons, house_rules):
        await connection.execute(delete(table).where(table.c.guild_id == guild_id))
    await connection.execute(delete(guilds).where(guilds.c.id == guild_id))
