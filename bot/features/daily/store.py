"""Attempts with the daily dice, the days and their secrets, and the posts of results."""

from collections.abc import Sequence

from sqlalchemy import Column, ColumnElement, Select, delete, exists, func, insert, select, update

from bot.errors import Refused
from bot.features.daily import awards as daily_awards
from bot.features.daily.model import (
    MOST_TURNS,
    NAME,
    BestTurn,
    Comparison,
    Daring,
    Day,
    DayInReview,
    DayResult,
    Month,
    RankedBy,
    Today,
    day_of,
)
from bot.features.daily.ranks import (
    HAS_LEFT,
    RUNNING,
    leaderboard,
    number_of,
    rank,
    record_ends,
    record_first_throw,
    record_void,
)
from bot.features.daily.rules import days_before
from bot.features.daily.tables import attempts, beginnings, daily_posts, days
from bot.games.dice import Seed
from bot.games.engine import Risk
from bot.model.games import Status, StoredGame
from bot.model.servers import NOWHERE
from bot.store import deletions
from bot.store import games as stored_games
from bot.store.journal import keyed_hash
from bot.store.saving import add
from bot.store.schema import awards, games, people, post_channels, shares
from bot.store.units import Transaction, add_once, database_time

APART = 210
"""Milliseconds between posts: at most five a second."""
POSTING = 5_000
"""Milliseconds that a post may take before another may begin."""
_ASK_AGAIN = 100
_FORGOTTEN_AT_ONCE = 1000


def begin(transaction: Transaction, attempt: StoredGame, guild_id: int) -> int:
    """Returns the id of the attempt, which may be an earlier one. Its secret is for a new day.

    Raises Refused (`daily-day-over`; `daily-begun` if they deleted that attempt; `being-deleted`), and ConflictError
    for a known interaction.
    """
    day, (user_id,) = day_of(attempt), attempt.seats.players
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    add_once(transaction, days, day=day.label, secret=day.secret)
    row = transaction.execute(select(days).where(days.c.day == day.label)).one()
    if row.published_at is not None:
        raise Refused("daily-day-over")
    known = _attempt_of(transaction, day.label, user_id)
    if known is not None:
        return known
    if not add_once(transaction, beginnings, day=day.label, digest=keyed_hash(row.secret, user_id)):
        raise Refused("daily-begun")
    stored = add(transaction, attempt)
    begun = {"game_id": stored.id, "day": day.label, "user_id": user_id, "running": True, "streak": 0}
    transaction.execute(insert(attempts).values(**begun, guild_id=guild_id))
    return stored.id


def dice_of(transaction: Transaction, game_id: int) -> Day | None:
    found = select(days, number_of(days.c.day).label("number")).join(attempts, attempts.c.day == days.c.day)
    row = transaction.execute(found.where(attempts.c.game_id == game_id)).one_or_none()
    return None if row is None else Day(row.day, row.secret, row.published_at is not None, row.number)


def saved(transaction: Transaction, before: StoredGame, after: StoredGame) -> None:
    """Of an attempt that has changed."""
    assert before.game is not None
    assert after.game is not None
    if after.game.throw_count and not before.game.throw_count:
        record_first_throw(transaction, after.id)
    if after.has_ended and not before.has_ended:
        record_ends(transaction, [after.id])


def today(transaction: Transaction, day: str, user_id: int) -> Today:
    published = exists().where(days.c.day == days_before(day), days.c.published_at.is_not(None))
    return Today(_attempt_of(transaction, day, user_id), bool(transaction.scalar(select(published))))


def is_played(transaction: Transaction, day: str, user_id: int) -> bool:
    theirs = (attempts.c.user_id == user_id, attempts.c.day == day, attempts.c.running.is_(False))
    return bool(transaction.scalar(select(exists().where(*theirs))))


def _attempt_of(transaction: Transaction, day: str, user_id: int) -> int | None:
    found: int | None = transaction.scalar(
        select(attempts.c.game_id).where(attempts.c.user_id == user_id, attempts.c.day == day)
    )
    return found


def end(transaction: Transaction, game_id: int, now: int) -> None:
    """Keeps the banked points; an unreadable attempt gets none."""
    _end(transaction, select(attempts.c.game_id).where(attempts.c.game_id == game_id, attempts.c.running), now)


def end_some(transaction: Transaction, before_day: str, now: int, most: int) -> list[int]:
    """Returns their ids."""
    return _end(transaction, _left_running(before_day, most), now)


def left_running(transaction: Transaction, before_day: str, most: int) -> list[int]:
    return list(transaction.scalars(_left_running(before_day, most)))


def end_unread(transaction: Transaction, game_id: int, now: int) -> None:
    _stop(transaction, [game_id], now)
    record_void(transaction, game_id)


def _left_running(before_day: str, most: int) -> Select[int]:
    return select(attempts.c.game_id).where(RUNNING, attempts.c.day < before_day).limit(most)


def _end(transaction: Transaction, running: Select[int], now: int) -> list[int]:
    ids = list(transaction.scalars(running))
    if ids:
        _stop(transaction, ids, now)
        record_ends(transaction, ids)
    return ids


def _stop(transaction: Transaction, ids: Sequence[int], now: int) -> None:
    values = {"status": Status.STOPPED.value, "ended_at": now}
    transaction.execute(update(games).where(games.c.id.in_(ids), games.c.status == Status.PLAYING).values(**values))


def comparison(transaction: Transaction, game_id: int, guild_id: int) -> Comparison:
    """Compared with everyone by points only, also with hidden people."""
    row = transaction.execute(select(attempts).where(attempts.c.game_id == game_id)).one()
    mine, here = None, 0
    if guild_id == row.guild_id:
        mine, here = rank(transaction, RankedBy.DAY, row.day, guild_id, row.user_id)
    others = (attempts.c.day == row.day, attempts.c.points.is_not(None), attempts.c.game_id != game_id)
    less = func.count().filter(attempts.c.points < (row.points or 0))
    finished, worse = transaction.execute(select(func.count(), less).where(*others)).one()
    place, lines = mine.place if mine else None, stored_games.lines_of(transaction, game_id)
    return Comparison(lines, place, here, finished, worse, row.streak, _awards_of(transaction, game_id))


def _awards_of(transaction: Transaction, game_id: int | None) -> tuple[str, ...]:
    its = select(awards.c.achievement).where(awards.c.game_id == game_id)
    return tuple(transaction.scalars(its.order_by(awards.c.achievement)))


def in_review(transaction: Transaction, day: str, user_id: int) -> DayInReview | None:
    """None unless the day is over."""
    published = select(number_of(day)).where(days.c.day == day, days.c.published_at.is_not(None))
    number = transaction.scalar(published)
    if number is None:
        return None
    listed = select(attempts.c.game_id, attempts.c.best_turn).where(*_listed_on(day))
    best = transaction.execute(listed.order_by(attempts.c.points.desc(), attempts.c.game_id).limit(1)).one_or_none()
    most = listed.where(attempts.c.best_turn > 0).order_by(attempts.c.best_turn.desc(), attempts.c.game_id).limit(1)
    turns: list[BestTurn] = []
    # Many players take the same turn, so each number of points is listed once.
    while len(turns) < MOST_TURNS and (row := transaction.execute(most).one_or_none()):
        turns.append(BestTurn(*row))
        most = most.where(attempts.c.best_turn < row.best_turn)
    came_to = select(attempts.c.points, func.count().label("people")).where(*_listed_on(day))
    people = {row.points: row.people for row in transaction.execute(came_to.group_by(attempts.c.points))}
    my_points = transaction.scalar(select(attempts.c.points).where(*_listed_on(day), attempts.c.user_id == user_id))
    mine, best_id = _attempt_of(transaction, day, user_id), None if best is None else best.game_id
    earned = _awards_of(transaction, mine)
    return DayInReview(day, number, best_id, tuple(turns), mine, people, my_points, earned)


def month(transaction: Transaction, month: str, user_id: int) -> Month:
    """`month`: such as 2026-11."""
    theirs = (attempts.c.user_id == user_id, attempts.c.day >= month, attempts.c.day <= f"{month}-31")
    found = transaction.execute(select(attempts.c.day, attempts.c.points).where(*theirs))
    return Month(month, {row.day: row.points for row in found}, transaction.scalar(select(func.min(days.c.day))))


def replayed(transaction: Transaction, game_id: int) -> StoredGame:
    """After its day. Raises Refused (`daily-secret-yet`, `no-such-game`) and UnreadableGame."""
    stored = stored_games.load_agreed(transaction, game_id)
    if stored is None or not isinstance(stored.shared, Day):
        raise Refused("no-such-game")
    if not stored.reveals_secret:
        raise Refused("daily-secret-yet")
    return stored


def may_be_replayed(transaction: Transaction, game_id: int, user_id: int) -> bool:
    """Only after the day; others' attempts only if they are visible."""
    over = (attempts.c.game_id == game_id, attempts.c.points.is_not(None), days.c.published_at.is_not(None))
    found = select(attempts.c.game_id).join(days, days.c.day == attempts.c.day).where(*over)
    may = (attempts.c.user_id == user_id) | _is_listed()
    return transaction.scalar(found.where(may)) is not None


def _listed_on(day: str) -> tuple[ColumnElement[bool], ...]:
    return (attempts.c.day == day, attempts.c.points.is_not(None), _is_listed())


def _is_listed() -> ColumnElement[bool]:
    hidden = exists().where(people.c.user_id == attempts.c.user_id, people.c.hidden)
    return (attempts.c.user_id > 0) & ~hidden


def is_settled(transaction: Transaction, today: str) -> bool:
    """Is today's secret drawn, and are earlier ones published?"""
    waiting = select(days.c.day).where(days.c.published_at.is_(None), days.c.day < today).limit(1)
    drawn = select(days.c.day).where(days.c.day == today)
    return transaction.scalar(drawn) is not None and transaction.scalar(waiting) is None


def turn_over(transaction: Transaction, today: str, secret: str, now: int) -> None:
    """Draws today's secret, and publishes those of past days without running attempts (`end_some`)."""
    add_once(transaction, days, day=today, secret=secret)
    still = select(attempts.c.day).where(RUNNING)
    over = (days.c.day < today, days.c.published_at.is_(None), days.c.day.not_in(still))
    published = list(transaction.scalars(select(days.c.day).where(*over)))
    transaction.execute(update(days).where(days.c.day.in_(published)).values(published_at=now))
    transaction.execute(delete(beginnings).where(beginnings.c.day.in_(published)))
    daily_awards.record_days(transaction, published)


def posts_due(transaction: Transaction, day: str) -> list[int]:
    """Returns the servers that had players on this day and have a channel, but no post yet."""
    its = post_channels.c.guild_id
    played = exists().where(attempts.c.guild_id == its, attempts.c.day == day, attempts.c.points.is_not(None))
    posted = exists().where(daily_posts.c.guild_id == its, daily_posts.c.day == day)
    is_over = exists().where(days.c.day == day, days.c.published_at.is_not(None))
    is_wanted = (post_channels.c.feature == NAME, post_channels.c.channel_id.is_not(None))
    return list(transaction.scalars(select(its).where(*is_wanted, is_over, played, ~posted).order_by(its)))


def claim_post(transaction: Transaction, day: str, next_day: str, guild_id: int) -> DayResult | float | None:
    """The result to post before `record_posted`; None if it isn't wanted, or posted elsewhere; or seconds to wait."""
    now = database_time(transaction)
    last = transaction.scalar(select(func.max(daily_posts.c.at)).where(daily_posts.c.day == day)) or 0
    # Otherwise the clock was put back.
    if now < last + APART <= now + POSTING + APART:
        return min(last + APART - now, _ASK_AGAIN) / 1000
    if not add_once(transaction, daily_posts, day=day, guild_id=guild_id, at=now + POSTING):
        return None
    its_channel = (post_channels.c.guild_id == guild_id, post_channels.c.feature == NAME)
    channel_id = transaction.scalar(select(post_channels.c.channel_id).where(*its_channel))
    found = leaderboard(transaction, RankedBy.DAY, day, guild_id)
    if channel_id is None or not found.people:
        record_posted(transaction, day, guild_id)
        return None
    number = transaction.scalar(select(number_of(day))) or 0
    commitment = Seed(transaction.scalar(select(days.c.secret).where(days.c.day == next_day)), ()).commitment
    daring = _most_daring(transaction, day, guild_id)
    return DayResult(day, number, guild_id, channel_id, found.people, found.ranks, daring, commitment)


def _most_daring(transaction: Transaction, day: str, guild_id: int) -> Daring | None:
    """Of equals, with the fewest dice, then the earliest attempt."""
    order = (attempts.c.risked.desc(), attempts.c.risked_dice, attempts.c.game_id)
    here = (*_listed_on(day), attempts.c.guild_id == guild_id, attempts.c.risked > 0, ~HAS_LEFT)
    row = transaction.execute(select(attempts).where(*here).order_by(*order).limit(1)).one_or_none()
    return None if row is None else Daring(row.user_id, Risk(row.risked, row.risked_dice))


def record_posted(transaction: Transaction, day: str, guild_id: int) -> None:
    """Call it also if posting failed for good."""
    its = (daily_posts.c.day == day, daily_posts.c.guild_id == guild_id)
    transaction.execute(update(daily_posts).where(*its).values(at=database_time(transaction)))


def forget_posts_before(transaction: Transaction, day: str) -> None:
    transaction.execute(delete(daily_posts).where(daily_posts.c.day < day))


def forget_some(transaction: Transaction, guild_id: int) -> bool:
    """What attempts say of a forgotten server, and the posts there."""
    here = select(attempts.c.game_id).where(attempts.c.guild_id == guild_id).limit(_FORGOTTEN_AT_ONCE)
    if attempted := list(transaction.scalars(here)):
        transaction.execute(update(attempts).where(attempts.c.game_id.in_(attempted)).values(guild_id=NOWHERE))
        transaction.execute(delete(shares).where(shares.c.game_id.in_(attempted)))
        return True
    return transaction.execute(delete(daily_posts).where(daily_posts.c.guild_id == guild_id)).rowcount > 0


def withheld(game_id: "Column[int]") -> ColumnElement[bool]:
    """Of attempts: others may still play with their dice."""
    its = (attempts.c.game_id == game_id, days.c.day == attempts.c.day, days.c.published_at.is_(None))
    return exists().where(*its)
