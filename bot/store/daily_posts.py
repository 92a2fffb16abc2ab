"""The results of a day, as they are posted on servers: each once, and all of them evenly, by however many processes."""

from sqlalchemy import delete, exists, func, select, update

from bot.games.dice import seed_of
from bot.model.daily import DayResult, RankedBy
from bot.store import daily_ranks
from bot.store.leases import database_time
from bot.store.prepared import add_once
from bot.store.schema import attempts, daily_posts, days, guilds
from bot.store.units import Transaction

APART = 210
"""So many milliseconds lie between the end of a post and the next one: in no second are there more than five."""
POSTING = 5_000
"""So many milliseconds a post may take. Until it is done, no process posts another one."""
_ASK_AGAIN = 100


def due(transaction: Transaction, day: str) -> list[int]:
    """The servers that want the result of a day, which is over, where somebody has played, and it is not posted yet."""
    played = exists().where(attempts.c.guild_id == guilds.c.id, attempts.c.day == day, attempts.c.points.is_not(None))
    posted = exists().where(daily_posts.c.guild_id == guilds.c.id, daily_posts.c.day == day)
    is_over = exists().where(days.c.day == day, days.c.published_at.is_not(None))
    wanted = select(guilds.c.id).where(guilds.c.daily_channel.is_not(None), is_over, played, ~posted)
    return list(transaction.scalars(wanted.order_by(guilds.c.id)))


def claim(transaction: Transaction, day: str, next_day: str, guild_id: int) -> DayResult | float | None:
    """The result of a day to post on a server now, after which `note_posted` is called.

    None where another process posts it, or it is not wanted any more; and while it is too early for another post, by
    whichever process, how many seconds later to ask again.
    """
    now = database_time(transaction)
    last = transaction.scalar(select(func.max(daily_posts.c.at)).where(daily_posts.c.day == day)) or 0
    # It is later than that only where the clock was put back.
    if now < last + APART <= now + POSTING + APART:
        return min(last + APART - now, _ASK_AGAIN) / 1000
    if not add_once(transaction, daily_posts, day=day, guild_id=guild_id, at=now + POSTING):
        return None
    channel_id = transaction.scalar(select(guilds.c.daily_channel).where(guilds.c.id == guild_id))
    found = daily_ranks.leaderboard(transaction, RankedBy.DAY, day, guild_id)
    if channel_id is None or not found.people:
        note_posted(transaction, day, guild_id)
        return None
    secret, next_secret = (
        transaction.scalar(select(days.c.secret).where(days.c.day == each)) for each in (day, next_day)
    )
    commitment = seed_of(next_secret, ()).commitment
    return DayResult(day, guild_id, channel_id, found.people, found.ranks, secret, commitment)


def note_posted(transaction: Transaction, day: str, guild_id: int) -> None:
    """The result of a day is posted on a server, or could not be."""
    its = (daily_posts.c.day == day, daily_posts.c.guild_id == guild_id)
    transaction.execute(update(daily_posts).where(*its).values(at=database_time(transaction)))


def forget_before(transaction: Transaction, day: str) -> None:
    """Forgets on which servers the results of days before this one were posted."""
    transaction.execute(delete(daily_posts).where(daily_posts.c.day < day))
