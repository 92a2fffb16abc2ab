"""The results of a day, as they are posted on servers: each once, and all of them evenly, by however many processes."""

from sqlalchemy import delete, exists, func, select

from bot.games.dice import seed_of
from bot.model.daily import DayResult, RankedBy
from bot.store import daily_ranks
from bot.store.leases import database_time
from bot.store.prepared import insert_or
from bot.store.schema import attempts, daily_posts, days, guilds
from bot.store.units import Transaction

APART = 250
"""So many milliseconds lie between two posts, of all processes together: in no second are there more than five."""
_LONGEST_WAIT = 10_000


def due(transaction: Transaction, day: str) -> list[int]:
    """The servers that want the result of a day, which is over, where somebody has played, and it is not posted yet."""
    played = exists().where(attempts.c.guild_id == guilds.c.id, attempts.c.day == day, attempts.c.points.is_not(None))
    posted = exists().where(daily_posts.c.guild_id == guilds.c.id, daily_posts.c.day == day)
    is_over = exists().where(days.c.day == day, days.c.published_at.is_not(None))
    wanted = select(guilds.c.id).where(guilds.c.daily_channel.is_not(None), is_over, played, ~posted)
    return list(transaction.scalars(wanted.order_by(guilds.c.id)))


def claim(transaction: Transaction, day: str, next_day: str, guild_id: int) -> DayResult | None:
    """The result of a day to post on a server; None where another process posts it, or it is not wanted any more."""
    now = database_time(transaction)
    last = transaction.scalar(select(func.max(daily_posts.c.at)).where(daily_posts.c.day == day)) or 0
    at = max(now, last + APART)
    if at > now + _LONGEST_WAIT:
        # The clock was put back.
        at = now
    claimed = insert_or(daily_posts).values(day=day, guild_id=guild_id, at=at).on_conflict_do_nothing()
    if not transaction.execute(claimed).rowcount:
        return None
    channel_id = transaction.scalar(select(guilds.c.daily_channel).where(guilds.c.id == guild_id))
    found = daily_ranks.leaderboard(transaction, RankedBy.DAY, day, guild_id)
    if channel_id is None or not found.people:
        return None
    secret, next_secret = (
        transaction.scalar(select(days.c.secret).where(days.c.day == each)) for each in (day, next_day)
    )
    commitment, seconds = seed_of(next_secret, ()).commitment, (at - now) / 1000
    return DayResult(day, guild_id, channel_id, found.people, found.ranks, secret, commitment, seconds)


def forget_before(transaction: Transaction, day: str) -> None:
    """Forgets on which servers the results of days before this one were posted."""
    transaction.execute(delete(daily_posts).where(daily_posts.c.day < day))
