"""Posts each day's result once per server, evenly spaced across processes."""

from sqlalchemy import delete, exists, func, select, update

from bot.games.dice import seed_of
from bot.model.daily import DayResult, RankedBy
from bot.store import daily_ranks
from bot.store.attempts import number_of
from bot.store.leases import database_time
from bot.store.schema import attempts, daily_posts, days, guilds
from bot.store.units import Transaction, add_once

APART = 210
"""Milliseconds between posts: at most five a second."""
POSTING = 5_000
"""Milliseconds that a post may take before another may begin."""
_ASK_AGAIN = 100


def due(transaction: Transaction, day: str) -> list[int]:
    """Returns servers with players, a channel and no post yet."""
    played = exists().where(attempts.c.guild_id == guilds.c.id, attempts.c.day == day, attempts.c.points.is_not(None))
    posted = exists().where(daily_posts.c.guild_id == guilds.c.id, daily_posts.c.day == day)
    is_over = exists().where(days.c.day == day, days.c.published_at.is_not(None))
    wanted = select(guilds.c.id).where(guilds.c.daily_channel.is_not(None), is_over, played, ~posted)
    return list(transaction.scalars(wanted.order_by(guilds.c.id)))


def claim(transaction: Transaction, day: str, next_day: str, guild_id: int) -> DayResult | float | None:
    """Returns the result to post before calling `note_posted`.

    None: it isn't wanted, or is posted elsewhere. A number: seconds to wait.
    """
    now = database_time(transaction)
    last = transaction.scalar(select(func.max(daily_posts.c.at)).where(daily_posts.c.day == day)) or 0
    # Otherwise the clock was put back.
    if now < last + APART <= now + POSTING + APART:
        return min(last + APART - now, _ASK_AGAIN) / 1000
    if not add_once(transaction, daily_posts, day=day, guild_id=guild_id, at=now + POSTING):
        return None
    channel_id = transaction.scalar(select(guilds.c.daily_channel).where(guilds.c.id == guild_id))
    found = daily_ranks.leaderboard(transaction, RankedBy.DAY, day, guild_id)
    if channel_id is None or not found.people:
        note_posted(transaction, day, guild_id)
        return None
    number = transaction.scalar(select(number_of(day))) or 0
    commitment = seed_of(transaction.scalar(select(days.c.secret).where(days.c.day == next_day)), ()).commitment
    return DayResult(day, number, guild_id, channel_id, found.people, found.ranks, commitment)


def note_posted(transaction: Transaction, day: str, guild_id: int) -> None:
    """Call it also if posting failed for good."""
    its = (daily_posts.c.day == day, daily_posts.c.guild_id == guild_id)
    transaction.execute(update(daily_posts).where(*its).values(at=database_time(transaction)))


def forget_before(transaction: Transaction, day: str) -> None:
    transaction.execute(delete(daily_posts).where(daily_posts.c.day < day))
