"""The people who have left a server, as far as Discord was asked: its leaderboards leave them out."""

from collections.abc import Collection

from sqlalchemy import delete, select, update

from bot.hooks import features
from bot.model.deadline import DAY
from bot.store.schema import leaderboards, lifetime_stats, members, people
from bot.store.units import Transaction, delete_some, upsert

ASKED_SECONDS = DAY
"""How long an answer of Discord is believed."""
_AT_ONCE = 200


def to_ask_about(transaction: Transaction, guild_id: int, user_ids: Collection[int], now: int) -> list[int]:
    """The people of these about whom Discord was not asked in the last day. Now they count as asked about."""
    theirs = (members.c.guild_id == guild_id, members.c.user_id.in_(user_ids))
    lately = select(members.c.user_id).where(*theirs, members.c.asked_at > now - ASKED_SECONDS)
    known = set(transaction.scalars(lately))
    unknown = [user_id for user_id in user_ids if user_id not in known]
    rows = [{"guild_id": guild_id, "user_id": user_id, "asked_at": now} for user_id in unknown]
    if rows:
        transaction.execute(upsert(members, "asked_at"), rows)
    return unknown


def leave_out(transaction: Transaction, guild_id: int, user_ids: Collection[int]) -> None:
    """Takes people off all leaderboards of this server, until `bring_back`. Only those whom `to_ask_about` returned:
    others may have been deleted meanwhile.
    """
    theirs = (members.c.guild_id == guild_id, members.c.user_id.in_(user_ids))
    transaction.execute(update(members).where(*theirs).values(left=True))
    for user_id in transaction.scalars(select(members.c.user_id).where(*theirs)).all():
        _set_hidden(transaction, guild_id, user_id, hidden=True)


def has_left(transaction: Transaction, guild_id: int, user_id: int) -> bool:
    return (guild_id, user_id) in left_among(transaction, [guild_id], [user_id])


def bring_back(transaction: Transaction, guild_id: int, user_id: int) -> None:
    """Puts the person on the leaderboards of this server again, unless they hide from all."""
    transaction.execute(delete(members).where(members.c.guild_id == guild_id, members.c.user_id == user_id))
    hidden = transaction.scalar(select(people.c.hidden).where(people.c.user_id == user_id))
    _set_hidden(transaction, guild_id, user_id, hidden=bool(hidden))


def left_among(transaction: Transaction, guild_ids: Collection[int], user_ids: Collection[int]) -> set[tuple[int, int]]:
    """Servers, and those of these people who have left them."""
    theirs = (members.c.guild_id.in_(guild_ids), members.c.user_id.in_(user_ids), members.c.left)
    found = transaction.execute(select(members.c.guild_id, members.c.user_id).where(*theirs))
    return {(row.guild_id, row.user_id) for row in found}


def hide_where_left(transaction: Transaction, user_id: int) -> None:
    left = select(members.c.guild_id).where(members.c.user_id == user_id, members.c.left)
    for guild_id in transaction.scalars(left).all():
        _set_hidden(transaction, guild_id, user_id, hidden=True)


def forget_some(transaction: Transaction, now: int) -> bool:
    """Deletes some rows of people about whom Discord may be asked again anyway, and returns whether any were left."""
    past = members.c.left.is_(False) & (members.c.asked_at <= now - ASKED_SECONDS)
    return delete_some(transaction, members, past, _AT_ONCE) == _AT_ONCE


def _set_hidden(transaction: Transaction, guild_id: int, user_id: int, *, hidden: bool) -> None:
    its = select(leaderboards.c.id).where(leaderboards.c.guild_id == guild_id)
    for table, here in (
        (lifetime_stats, lifetime_stats.c.leaderboard_id.in_(its)),
        *((table, table.c.guild_id == guild_id) for feature in features() for table in feature.ranks()),
    ):
        transaction.execute(update(table).where(table.c.user_id == user_id, here).values(hidden=hidden))
