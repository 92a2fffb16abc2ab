"""Servers that removed the bot, and the deletion of their data."""

from collections.abc import Iterable

from sqlalchemy import delete, select, update

from bot.store.guilds import ensure_guild
from bot.store.leaderboards import EVERYWHERE
from bot.store.schema import games, guilds, house_rules, leaderboards, results, seasons
from bot.store.units import Transaction

NOWHERE = EVERYWHERE
"""The server of games whose own server was deleted. They count on the leaderboards of all servers, and on no other."""


def note_left(transaction: Transaction, guild_id: int, now: int) -> None:
    """Notes that a server removed the bot, unless that is noted already."""
    known = (guilds.c.id == guild_id, guilds.c.left_at.is_(None))
    transaction.execute(update(guilds).where(*known).values(left_at=now))


def note_joined(transaction: Transaction, guild_id: int) -> None:
    """Notes that the bot is on a server."""
    transaction.execute(update(guilds).where(guilds.c.id == guild_id).values(left_at=None))


def note_present(transaction: Transaction, guild_ids: Iterable[int], now: int) -> None:
    """Notes that the bot is on these servers and has left all others."""
    present = {NOWHERE, *guild_ids}
    joined, left = [], []
    for row in transaction.execute(select(guilds.c.id, guilds.c.left_at)):
        if row.id in present and row.left_at is not None:
            joined.append(row.id)
        if row.id not in present and row.left_at is None:
            left.append(row.id)
    for guild_id in joined:
        note_joined(transaction, guild_id)
    for guild_id in left:
        note_left(transaction, guild_id, now)


def left_before(transaction: Transaction, moment: int) -> int | None:
    """The id of a server that removed the bot at a moment (in seconds since 1970) or before; None if there is none."""
    found: int | None = transaction.scalar(select(guilds.c.id).where(guilds.c.left_at <= moment).limit(1))
    return found


def forget(transaction: Transaction, guild_id: int) -> None:
    """Deletes a server with its rule sets, seasons and leaderboards, and the games that were not played to the end.

    Finished games still count for their players elsewhere. They are kept without any trace of where they were played.
    """
    ensure_guild(transaction, NOWHERE)
    its_games = games.c.guild_id == guild_id
    rematches = games.c.rematch_of.in_(select(games.c.id).where(its_games))
    transaction.execute(update(games).where(rematches).values(rematch_of=None))
    transaction.execute(delete(games).where(its_games, games.c.finish_number.is_(None)))
    nowhere = {"guild_id": NOWHERE, "channel_id": NOWHERE, "thread_id": None, "message_id": None}
    transaction.execute(update(games).where(its_games).values(**nowhere, title=games.c.base))
    transaction.execute(update(results).where(results.c.guild_id == guild_id).values(guild_id=NOWHERE))
    for table in (leaderboards, seasons, house_rules):
        transaction.execute(delete(table).where(table.c.guild_id == guild_id))
    transaction.execute(delete(guilds).where(guilds.c.id == guild_id))
