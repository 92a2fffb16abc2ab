"""Attempts with the daily dice, the days and their secrets, and the posts of results."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from sqlalchemy import Column, ColumnElement, Row, Select, delete, exists, func, insert, select, update

from bot.errors import Refused
from bot.features.daily import awards as daily_awards
from bot.features.daily.model import (
    MOST_DARES,
    MOST_TURNS,
    NAME,
    BestTurn,
    Comparison,
    Dare,
    DareSide,
    Daring,
    Day,
    DayInReview,
    DayResult,
    Ended,
    Leaderboard,
    Month,
    RankedBy,
    Today,
    day_of,
)
from bot.features.daily.ranks import (
    HAS_LEFT,
    leaderboard,
    number_of,
    periods,
    rank,
    record_ends,
    record_first_throw,
    record_void,
)
from bot.features.daily.rules import days_before, days_between, first_open, first_posted, over_at, results_due, to_draw
from bot.features.daily.tables import attempts, beginnings, daily_posts, dares, days
from bot.games.dice import Seed
from bot.games.engine import Risk
from bot.model.deadline import DAY
from bot.model.games import Status, StoredGame
from bot.model.place import NOWHERE
from bot.model.records import Challengers
from bot.store import challenges, deletions
from bot.store import games as stored_games
from bot.store import people as stored_people
from bot.store.journal import keyed_hash
from bot.store.saving import add
from bot.store.schema import awards, games, guilds, people, post_channels, shares
from bot.store.units import Transaction, add_once, database_time
from bot.typed import Typed
from bot.zones import UTC

APART = 210
"""Milliseconds between posts: at most five a second."""
POSTING = 5_000
"""Milliseconds that a post may take before another may begin."""
_ASK_AGAIN = 100
_LATER = 2
"""A day's result names the dice of the third day after it: when it is posted, that day has begun nowhere."""
_FORGOTTEN_AT_ONCE = 1000


def begin(transaction: Transaction, attempt: StoredGame, guild_id: int, now: int) -> int:
    """Returns the id of the attempt, which may be an earlier one, with the dice of the player's day. Who
    begins their first one without a time zone keeps the server's.

    Raises Refused (`daily-begun` if they deleted that attempt; `being-deleted`), and ConflictError for a known
    interaction.
    """
    (user_id,) = attempt.seats.players
    deletions.refuse(transaction, user_id)
    zone = transaction.scalar(select(guilds.c.zone).where(guilds.c.id == guild_id))
    has_played = transaction.scalar(select(exists().where(attempts.c.user_id == user_id)))
    if not has_played and stored_people.zone_of(transaction, user_id) is None and zone not in (None, UTC):
        stored_people.set_zone(transaction, user_id, zone, now)
    found = today(transaction, user_id, now)
    if found.attempt is not None:
        return found.attempt
    secret = transaction.execute(select(days.c.secret).where(days.c.day == found.day)).scalar_one()
    if not add_once(transaction, beginnings, day=found.day, digest=keyed_hash(secret, user_id)):
        # Another process may have begun it meanwhile.
        if (attempt_id := _attempt_of(transaction, found.day, user_id)) is not None:
            return attempt_id
        raise Refused("daily-begun", end=str(found.ends_at))
    stored = add(transaction, replace(attempt, title=Typed(found.day), shared=Day(found.day, secret)))
    begun = {"game_id": stored.id, "day": found.day, "user_id": user_id, "ends_at": found.ends_at, "streak": 0}
    transaction.execute(insert(attempts).values(**begun, guild_id=guild_id))
    return stored.id


def dice_of(transaction: Transaction, game_id: int) -> Day | None:
    columns = (days, attempts.c.ends_at, number_of(days.c.day).label("number"))
    found = select(*columns).join(attempts, attempts.c.day == days.c.day)
    row = transaction.execute(found.where(attempts.c.game_id == game_id)).one_or_none()
    return None if row is None else Day(row.day, row.secret, row.published_at is not None, row.number, row.ends_at)


def saved(transaction: Transaction, before: StoredGame, after: StoredGame) -> None:
    """Records what has changed of an attempt."""
    assert before.game is not None
    assert after.game is not None
    if after.game.throw_count and not before.game.throw_count:
        record_first_throw(transaction, after.id)
    if after.has_ended and not before.has_ended:
        record_ends(transaction, [after.id])


def today(transaction: Transaction, user_id: int, now: int) -> Today:
    day = _own_day(transaction, user_id, now)
    zone = stored_people.zone_of(transaction, user_id) or UTC
    ends_at = zone.ends(date.fromisoformat(day))
    theirs = select(attempts).where(attempts.c.user_id == user_id)
    # Who moved east finishes an earlier day first, so that days in a row are counted in order.
    order = theirs.where((attempts.c.day == day) | (attempts.c.ends_at > now)).order_by(attempts.c.day)
    attempt = transaction.execute(order.limit(1)).one_or_none()
    before = transaction.scalar(select(func.max(days.c.day)).where(days.c.day < day, days.c.published_at.is_not(None)))
    if attempt is None:
        return Today(day, zone, ends_at, None, ends_at, before)
    return Today(day, zone, ends_at, attempt.game_id, attempt.ends_at, before)


def _own_day(transaction: Transaction, user_id: int, now: int) -> str:
    """The person's date, unless they have played a later one, or it is over everywhere."""
    last = transaction.scalar(select(func.max(attempts.c.day)).where(attempts.c.user_id == user_id)) or ""
    wanted = max(stored_people.date_of(transaction, user_id, now).isoformat(), last)
    hidden = select(func.min(days.c.day)).where(days.c.day >= wanted, days.c.published_at.is_(None))
    return transaction.scalar(hidden) or wanted


def _attempt_of(transaction: Transaction, day: str, user_id: int) -> int | None:
    found: int | None = transaction.scalar(
        select(attempts.c.game_id).where(attempts.c.user_id == user_id, attempts.c.day == day)
    )
    return found


def end(transaction: Transaction, game_id: int, now: int) -> None:
    """Keeps the banked points; an unreadable attempt gets none."""
    its = (attempts.c.game_id == game_id, attempts.c.ends_at.is_not(None))
    _end(transaction, select(attempts.c.game_id).where(*its), now)


def end_some(transaction: Transaction, now: int, most: int) -> list[int]:
    """Ends attempts whose midnight is past. Returns their ids."""
    return _end(transaction, _left_running(now, most), now)


def left_running(transaction: Transaction, now: int, most: int) -> list[int]:
    return list(transaction.scalars(_left_running(now, most)))


def end_unread(transaction: Transaction, game_id: int, now: int) -> None:
    _stop(transaction, [game_id], now)
    record_void(transaction, game_id)


def _left_running(now: int, most: int) -> Select[int]:
    return select(attempts.c.game_id).where(attempts.c.ends_at <= now).order_by(attempts.c.ends_at).limit(most)


def _end(transaction: Transaction, running: Select[int], now: int) -> list[int]:
    ids = list(transaction.scalars(running))
    if ids:
        _stop(transaction, ids, now)
        record_ends(transaction, ids)
    return ids


def _stop(transaction: Transaction, ids: Sequence[int], now: int) -> None:
    values = {"status": Status.STOPPED.value, "ended_at": now}
    transaction.execute(update(games).where(games.c.id.in_(ids), games.c.status == Status.PLAYING).values(**values))


def comparison(transaction: Transaction, game_id: int, guild_id: int, now: int) -> Comparison:
    """Compared with everyone by points only, also with hidden people."""
    row = transaction.execute(select(attempts).where(attempts.c.game_id == game_id)).one()
    mine, here = None, 0
    if guild_id == row.guild_id:
        mine, here = rank(transaction, RankedBy.DAY, (row.day,), guild_id, row.user_id)
    others = (attempts.c.day == row.day, attempts.c.points.is_not(None), attempts.c.game_id != game_id)
    less = func.count().filter(attempts.c.points < (row.points or 0))
    finished, worse = transaction.execute(select(func.count(), less).where(*others)).one()
    place, lines = mine.place if mine else None, stored_games.lines_of(transaction, game_id)
    its_awards, found = _awards_of(transaction, game_id), today(transaction, row.user_id, now)
    days_in_a_row = (row.streak, *_rows(transaction, row))
    return Comparison(found, lines, place, here, finished, worse, *days_in_a_row, its_awards)


def _rows(transaction: Transaction, attempt: "Row[*tuple[object, ...]]") -> tuple[int, Ended | None]:
    """The most days in a row, and those that ended before this attempt."""
    theirs = (attempts.c.user_id == attempt.user_id, attempts.c.streak > 0)
    longest = transaction.scalar(select(func.max(attempts.c.streak)).where(*theirs)) or 0
    before = select(attempts).where(*theirs, attempts.c.day < attempt.day).order_by(attempts.c.day.desc()).limit(1)
    last = transaction.execute(before).one_or_none()
    if last is None or attempt.streak != 1:
        return longest, None
    return longest, Ended(last.day, last.streak, len(days_between(last.day, attempt.day)) - 2)


def on_card(transaction: Transaction, user_id: int, guild_id: int | None) -> dict[str, int] | None:
    """How many days, the most points and the most days in a row. `guild_id`: of those that began there."""
    here = () if guild_id is None else (attempts.c.guild_id == guild_id,)
    sums = (func.count(attempts.c.points), func.max(attempts.c.points), func.max(attempts.c.streak))
    days_, best, longest = transaction.execute(select(*sums).where(attempts.c.user_id == user_id, *here)).one()
    return {"days": days_, "best": best, "longest": longest} if days_ else None


def own_leaderboard(transaction: Transaction, by: RankedBy, guild_id: int, user_id: int, now: int) -> Leaderboard:
    """What the person sees on their day."""
    shown = periods(by, _own_day(transaction, user_id, now), now)
    return leaderboard(transaction, by, shown, guild_id, user_id)


def _awards_of(transaction: Transaction, game_id: int | None) -> tuple[str, ...]:
    its = select(awards.c.achievement).where(awards.c.game_id == game_id)
    return tuple(transaction.scalars(its.order_by(awards.c.achievement)))


def in_review(transaction: Transaction, day: str, user_id: int) -> DayInReview:
    """What a day adds up to for a person. Raises Refused (`daily-secret-yet`; `unknown-button` if it has no dice)."""
    its = transaction.execute(select(days, number_of(day).label("number")).where(days.c.day == day)).one_or_none()
    if its is None:
        raise Refused("unknown-button")
    if its.published_at is None:
        raise Refused("daily-secret-yet", end=str(over_at(day)))
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
    return DayInReview(day, its.number, best_id, tuple(turns), mine, people, my_points, earned)


def month(transaction: Transaction, month: str, user_id: int, now: int) -> Month:
    """`month`: such as 2026-11."""
    theirs = (attempts.c.user_id == user_id, attempts.c.day >= month, attempts.c.day <= f"{month}-31")
    found = transaction.execute(select(attempts.c.day, attempts.c.points).where(*theirs))
    first, today = transaction.scalar(select(func.min(days.c.day))), _own_day(transaction, user_id, now)
    return Month(month, {row.day: row.points for row in found}, first, today)


def replayed(transaction: Transaction, game_id: int) -> StoredGame:
    """An attempt to replay, once its day is over. Raises Refused (`daily-secret-yet`, `no-such-game`) and
    UnreadableGame.
    """
    stored = stored_games.load_agreed(transaction, game_id)
    if stored is None or not isinstance(stored.shared, Day):
        raise Refused("no-such-game")
    if not stored.reveals_secret:
        raise Refused("daily-secret-yet", end=str(over_at(stored.shared.label)))
    return stored


def may_be_replayed(transaction: Transaction, game_id: int, user_id: int) -> bool:
    """Whether a person may replay an attempt: only after its day, and others' attempts only if they are visible."""
    over = (attempts.c.game_id == game_id, attempts.c.points.is_not(None), days.c.published_at.is_not(None))
    found = select(attempts.c.game_id).join(days, days.c.day == attempts.c.day).where(*over)
    may = (attempts.c.user_id == user_id) | _is_listed()
    return transaction.scalar(found.where(may)) is not None


def _listed_on(day: str) -> tuple[ColumnElement[bool], ...]:
    return (attempts.c.day == day, attempts.c.points.is_not(None), _is_listed())


def _is_listed() -> ColumnElement[bool]:
    hidden = exists().where(people.c.user_id == attempts.c.user_id, people.c.hidden)
    return (attempts.c.user_id > 0) & ~hidden


def undrawn(transaction: Transaction, now: int) -> list[str]:
    """Days that need a secret."""
    return to_draw(transaction.scalar(select(func.max(days.c.day))), now)


def draw(transaction: Transaction, draw_secret: Callable[[], str], now: int) -> None:
    for day in undrawn(transaction, now):
        add_once(transaction, days, day=day, secret=draw_secret())


def later_commitments(transaction: Transaction, day: str) -> dict[str, str]:
    """The commitments of later days whose dice are decided, by day."""
    later = transaction.execute(select(days.c.day, days.c.secret).where(days.c.day > day).order_by(days.c.day))
    return {row.day: Seed(row.secret, ()).commitment for row in later}


def is_settled(transaction: Transaction, now: int) -> bool:
    """Have all attempts ended whose midnight is past, and are the days published that are over everywhere?"""
    waiting = select(days.c.day).where(days.c.published_at.is_(None), days.c.day < first_open(now)).limit(1)
    return not left_running(transaction, now, 1) and transaction.scalar(waiting) is None


def publish(transaction: Transaction, now: int) -> None:
    """Days that are over everywhere and have no running attempts (`end_some`)."""
    still = select(attempts.c.day).where(attempts.c.ends_at.is_not(None))
    over = (days.c.day < first_open(now), days.c.published_at.is_(None), days.c.day.not_in(still))
    published = list(transaction.scalars(select(days.c.day).where(*over)))
    transaction.execute(update(days).where(days.c.day.in_(published)).values(published_at=now))
    transaction.execute(delete(beginnings).where(beginnings.c.day.in_(published)))
    of_published = select(attempts.c.game_id).where(attempts.c.day.in_(published))
    transaction.execute(delete(dares).where(dares.c.game_id.in_(of_published)))
    daily_awards.record_days(transaction, published)


def posts_due(transaction: Transaction, now: int) -> dict[int, list[str]]:
    """The days on which a server had players and that are not posted, by server with a channel."""
    its, day = post_channels.c.guild_id, days.c.day
    posted = exists().where(daily_posts.c.guild_id == its, daily_posts.c.day == day)
    played = exists().where(attempts.c.guild_id == its, attempts.c.day == day, attempts.c.points.is_not(None))
    is_wanted = (post_channels.c.feature == NAME, post_channels.c.channel_id.is_not(None))
    its_days = select(its, day).join(days, day.between(*results_due(now)))
    due = dict[int, list[str]]()
    for row in transaction.execute(its_days.where(*is_wanted, played, ~posted).order_by(its, day)):
        due.setdefault(row.guild_id, []).append(row.day)
    return due


def edits_due(transaction: Transaction) -> list[tuple[int, str]]:
    """Servers and days whose post said "so far", and which are over now."""
    over = select(daily_posts.c.guild_id, daily_posts.c.day).join(days, days.c.day == daily_posts.c.day)
    posted = (daily_posts.c.message_id.is_not(None), days.c.published_at.is_not(None))
    return [(row.guild_id, row.day) for row in transaction.execute(over.where(*posted).order_by(daily_posts.c.at))]


def claim_post(transaction: Transaction, day: str, guild_id: int) -> DayResult | float | None:
    """The result to post before `record_posted`; None if it isn't wanted, or posted elsewhere; or seconds to wait."""
    now = database_time(transaction)
    last = transaction.scalar(select(func.max(daily_posts.c.at))) or 0
    # Otherwise the clock was put back.
    if now < last + APART <= now + POSTING + APART:
        return min(last + APART - now, _ASK_AGAIN) / 1000
    if not add_once(transaction, daily_posts, day=day, guild_id=guild_id, at=now + POSTING):
        return None
    its_channel = (post_channels.c.guild_id == guild_id, post_channels.c.feature == NAME)
    channel_id = transaction.scalar(select(post_channels.c.channel_id).where(*its_channel))
    result = None if channel_id is None else _result(transaction, day, guild_id, channel_id)
    if result is not None and result.people:
        return result
    record_posted(transaction, day, guild_id)
    return None


def claim_edit(transaction: Transaction, day: str, guild_id: int) -> tuple[int, DayResult] | None:
    """The message and its last result; None if it is edited elsewhere."""
    its = (daily_posts.c.day == day, daily_posts.c.guild_id == guild_id, daily_posts.c.message_id.is_not(None))
    row = transaction.execute(select(daily_posts).where(*its).with_for_update()).one_or_none()
    if row is None:
        return None
    transaction.execute(update(daily_posts).where(*its).values(message_id=None))
    return row.message_id, _result(transaction, day, guild_id, row.channel_id)


def _result(transaction: Transaction, day: str, guild_id: int, channel_id: int) -> DayResult:
    found = leaderboard(transaction, RankedBy.DAY, (day,), guild_id)
    its = transaction.execute(select(days, number_of(day).label("number")).where(days.c.day == day)).one()
    later = next(iter(later_commitments(transaction, days_before(day, -_LATER)).items()), None)
    daring, is_over = _most_daring(transaction, day, guild_id), its.published_at is not None
    return DayResult(day, its.number, guild_id, channel_id, found.people, found.ranks, daring, is_over, later)


def _most_daring(transaction: Transaction, day: str, guild_id: int) -> Daring | None:
    """The throw of the day with the most at risk; of equals, with the fewest dice, then of the earliest attempt."""
    order = (attempts.c.risked.desc(), attempts.c.risked_dice, attempts.c.game_id)
    here = (*_listed_on(day), attempts.c.guild_id == guild_id, attempts.c.risked > 0, ~HAS_LEFT)
    row = transaction.execute(select(attempts).where(*here).order_by(*order).limit(1)).one_or_none()
    return None if row is None else Daring(row.user_id, Risk(row.risked, row.risked_dice))


def record_posted(
    transaction: Transaction, day: str, guild_id: int, channel_id: int | None = None, message_id: int | None = None
) -> None:
    """Call it also if posting failed for good. `message_id`: of a post that will be edited."""
    its = (daily_posts.c.day == day, daily_posts.c.guild_id == guild_id)
    at = database_time(transaction)
    transaction.execute(update(daily_posts).where(*its).values(at=at, channel_id=channel_id, message_id=message_id))


def dare(transaction: Transaction, attempt: StoredGame, user_id: int, guild_id: int, channel_id: int, now: int) -> None:
    """Stores whom the player of an attempt asks to beat it. Raises Refused."""
    host_id, lately = attempt.host_id, dares.c.at > now - DAY
    of_host = transaction.scalars(select(dares.c.user_id).where(dares.c.game_id == attempt.id)).all()
    if user_id in of_host or len(of_host) >= MOST_DARES:
        raise Refused("daily-beat-enough", most=MOST_DARES)
    asked = select(func.count()).where(dares.c.user_id == user_id, lately)
    if (
        challenges.taken_by(transaction, user_id) is Challengers.NOBODY
        or challenges.is_blocked(transaction, user_id, host_id)
        or deletions.is_going_on(transaction, user_id)
        or (transaction.scalar(asked) or 0) >= MOST_DARES
    ):
        raise Refused("cannot-be-challenged", player=str(user_id))
    where = {"guild_id": guild_id, "channel_id": channel_id, "at": now, "taken": False, "posted": False}
    add_once(transaction, dares, game_id=attempt.id, user_id=user_id, **where)


def take_dare(transaction: Transaction, game_id: int, user_id: int) -> str:
    """Stores that a person agrees, and returns the day. Raises Refused for others, and once the day is over."""
    its = (dares.c.game_id == game_id, dares.c.user_id == user_id)
    its_day = select(days.c.day).join(attempts, attempts.c.day == days.c.day)
    day: str | None = transaction.scalar(its_day.where(attempts.c.game_id == game_id, days.c.published_at.is_(None)))
    if day is None:
        raise Refused("daily-beat-over")
    if not transaction.execute(update(dares).where(*its).values(taken=True)).rowcount:
        raise Refused("daily-beat-others")
    return day


def dares_due(transaction: Transaction) -> list[tuple[int, int, int]]:
    """Attempts, people who have played the same day, and servers, whose results are to be posted."""
    theirs = attempts.alias()
    found = select(dares.c.game_id, dares.c.user_id, dares.c.guild_id)
    both = found.join(attempts, attempts.c.game_id == dares.c.game_id).join(
        theirs, (theirs.c.user_id == dares.c.user_id) & (theirs.c.day == attempts.c.day)
    )
    waits = (dares.c.taken.is_(True), dares.c.posted.is_(False), theirs.c.points.is_not(None))
    return [(row.game_id, row.user_id, row.guild_id) for row in transaction.execute(both.where(*waits))]


def claim_dare(transaction: Transaction, game_id: int, user_id: int) -> Dare | None:
    """What to post now; None if it is posted elsewhere, or the player of the attempt is no longer known."""
    its = (dares.c.game_id == game_id, dares.c.user_id == user_id, dares.c.posted.is_(False))
    row = transaction.execute(select(dares).where(*its)).one_or_none()
    if row is None or not transaction.execute(update(dares).where(*its).values(posted=True)).rowcount:
        return None
    host = transaction.execute(select(attempts).where(attempts.c.game_id == game_id)).one()
    of_guest = (attempts.c.day == host.day, attempts.c.user_id == user_id)
    guest = transaction.execute(select(attempts).where(*of_guest)).one_or_none()
    attempt = stored_games.load_agreed(transaction, game_id)
    if guest is None or attempt is None or host.user_id < 0:
        return None
    both = (
        DareSide(each.user_id, each.points, stored_games.lines_of(transaction, each.game_id)) for each in (host, guest)
    )
    return Dare(row.guild_id, row.channel_id, day_of(attempt).number, attempt, *both)


def forget_posts(transaction: Transaction, now: int) -> None:
    transaction.execute(delete(daily_posts).where(daily_posts.c.day < first_posted(now)))


def forget_some(transaction: Transaction, guild_id: int) -> bool:
    """What attempts say of a forgotten server, and the posts there."""
    here = select(attempts.c.game_id).where(attempts.c.guild_id == guild_id).limit(_FORGOTTEN_AT_ONCE)
    if attempted := list(transaction.scalars(here)):
        transaction.execute(update(attempts).where(attempts.c.game_id.in_(attempted)).values(guild_id=NOWHERE))
        transaction.execute(delete(shares).where(shares.c.game_id.in_(attempted)))
        return True
    transaction.execute(delete(dares).where(dares.c.guild_id == guild_id))
    return transaction.execute(delete(daily_posts).where(daily_posts.c.guild_id == guild_id)).rowcount > 0


def withheld(game_id: "Column[int]") -> ColumnElement[bool]:
    """The condition that a game is an attempt with whose dice others may still play."""
    its = (attempts.c.game_id == game_id, days.c.day == attempts.c.day, days.c.published_at.is_(None))
    return exists().where(*its)
