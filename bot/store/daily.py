"""The daily dice: a secret for each day, and who plays with it. An attempt is a game that is on no server.

Until a secret is published, the row of its day is the only place where it stands.
"""

import hashlib
import hmac
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update

from bot.errors import Refused, UnreadableGame
from bot.model.daily import GAMES_BEFORE, MOST_RANKS, BestOfDay, DayResult, Rank, RankedBy, Standing
from bot.model.games import Status, StoredGame
from bot.store import deletions
from bot.store import games as stored_games
from bot.store.departures import NOWHERE
from bot.store.prepared import insert_or
from bot.store.saving import add, note_best_turn
from bot.store.schema import (
    EVERYWHERE,
    attempts,
    beginnings,
    daily_posts,
    days,
    games,
    guilds,
    leaderboards,
    people,
    seats,
    tallies,
)
from bot.store.units import Transaction

_THEIRS = seats.join(attempts, attempts.c.game_id == seats.c.game_id)


def begin(transaction: Transaction, attempt: StoredGame, guild_id: int, secret: str) -> int:
    """Stores somebody's attempt, unless they have one of that day. Returns the id of the one that is stored.

    `guild_id` is the server from which they ask, or 0. `secret` becomes that of the day if the day has none yet.

    Raises Refused: for a day that is over (`daily-day-over`), for somebody who began one and then had their data
    deleted (`daily-begun`), and while they are being deleted (`being-deleted`); and ConflictError for an interaction
    that is known already.
    """
    assert attempt.day is not None
    (user_id,) = attempt.players
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    transaction.execute(insert_or(days).values(day=attempt.day, secret=secret).on_conflict_do_nothing())
    row = transaction.execute(select(days).where(days.c.day == attempt.day)).one()
    if row.published_at is not None:
        raise Refused("daily-day-over")
    known = attempt_of(transaction, attempt.day, user_id)
    if known is not None:
        return known
    digest = hmac.new(bytes.fromhex(row.secret), str(user_id).encode("ascii"), hashlib.sha256).hexdigest()
    began = insert_or(beginnings).values(day=attempt.day, digest=digest).on_conflict_do_nothing()
    if not transaction.execute(began).rowcount:
        raise Refused("daily-begun")
    stored = add(transaction, replace(attempt, guild_id=NOWHERE, channel_id=NOWHERE))
    everywhere = _games_of(transaction, user_id) >= GAMES_BEFORE
    begun = {"game_id": stored.id, "day": attempt.day, "guild_id": guild_id, "everywhere": everywhere}
    streak = _streak(transaction, user_id, attempt.day)
    transaction.execute(insert(attempts).values(**begun, streak=streak))
    return stored.id


def attempt_of(transaction: Transaction, day: str, user_id: int) -> int | None:
    """The id of somebody's attempt of a day; None if they have none."""
    theirs = select(attempts.c.game_id).select_from(_THEIRS)
    found: int | None = transaction.scalar(theirs.where(attempts.c.day == day, seats.c.user_id == user_id))
    return found


def end_some(transaction: Transaction, before_day: str, now: int, most: int) -> int:
    """Ends attempts of days before this one, which keep the points that they have banked. Returns how many it ended.

    Their facts stay as they are, and nobody can add another. `now` is in seconds since 1970. One that cannot be read
    ends without points.
    """
    running = select(attempts.c.game_id).join(games, games.c.id == attempts.c.game_id)
    over = running.where(attempts.c.day < before_day, games.c.status == Status.PLAYING).limit(most)
    ids = list(transaction.scalars(over))
    values = {"status": Status.STOPPED.value, "ended_at": now}
    transaction.execute(update(games).where(games.c.id.in_(ids)).values(**values))
    for game_id in ids:
        with suppress(UnreadableGame):
            stored = stored_games.load(transaction, game_id)
            assert stored is not None
            assert stored.game is not None
            points = stored.game.seat(1).total
            transaction.execute(update(attempts).where(attempts.c.game_id == game_id).values(points=points))
            note_best_turn(transaction, game_id)
    return len(ids)


def standing(transaction: Transaction, game_id: int, guild_id: int) -> Standing:
    """How an attempt that has ended compares with those of its day, on a server and everywhere; and its lines."""
    mine = select(attempts, seats.c.user_id).join(seats, seats.c.game_id == attempts.c.game_id)
    row = transaction.execute(mine.where(attempts.c.game_id == game_id)).one()
    of_day = select(func.count(), func.count().filter(attempts.c.points > row.points)).select_from(_THEIRS)
    listed = of_day.where(attempts.c.day == row.day, attempts.c.points.is_not(None), *_listed())
    here, ahead_here = transaction.execute(listed.where(attempts.c.guild_id == guild_id)).one()
    all_, ahead = transaction.execute(listed.where(attempts.c.everywhere)).one()
    is_listed = transaction.scalar(select(people.c.hidden).where(people.c.user_id == row.user_id)) is not True
    return Standing(
        lines=stored_games.lines_of(transaction, game_id),
        place_here=ahead_here + 1 if is_listed and guild_id and guild_id == row.guild_id else None,
        here=here,
        place_everywhere=ahead + 1 if is_listed and row.everywhere else None,
        everywhere=all_,
        streak=row.streak,
    )


def _listed() -> tuple[ColumnElement[bool], ...]:
    """Nobody who was deleted, and nobody who is hidden."""
    hidden = select(people.c.user_id).where(people.c.hidden)
    return (seats.c.user_id > 0, seats.c.user_id.not_in(hidden))


def _streak(transaction: Transaction, user_id: int, day: str) -> int:
    """On how many days in a row somebody has begun an attempt, if this day is the last of them."""
    before = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
    streak = select(attempts.c.streak).select_from(_THEIRS)
    found: int = transaction.scalar(streak.where(attempts.c.day == before, seats.c.user_id == user_id)) or 0
    return found + 1


def ranks(transaction: Transaction, by: RankedBy, day: str, guild_id: int | None) -> list[Rank]:
    """Those who are ahead, the first one first: on a server, or of those who are compared everywhere (None).

    By points of a day, by points of its month so far, or by days in a row up to it or to the day before.
    """
    there = attempts.c.everywhere if guild_id is None else attempts.c.guild_id == guild_id
    before = (date.fromisoformat(day) - timedelta(days=1)).isoformat()
    value: ColumnElement[Any]
    match by:
        case RankedBy.DAY:
            value, meant = func.max(attempts.c.points), attempts.c.day == day
        case RankedBy.MONTH:
            value, meant = func.sum(attempts.c.points), attempts.c.day.between(f"{day[:7]}-01", day)
        case RankedBy.STREAK:
            value, meant = func.max(attempts.c.streak), attempts.c.day.between(before, day)
    found = select(seats.c.user_id, value.label("value")).select_from(_THEIRS)
    has_ended = attempts.c.streak > 0 if by is RankedBy.STREAK else attempts.c.points.is_not(None)
    found = found.where(meant, there, has_ended, *_listed()).group_by(seats.c.user_id)
    rows = transaction.execute(found.order_by(value.desc(), seats.c.user_id).limit(MOST_RANKS))
    return [Rank(row.user_id, row.value) for row in rows]


def posts_due(transaction: Transaction, day: str) -> list[int]:
    """The servers that want the result of a day, which is over, where somebody has played, and it is not posted yet."""
    played = exists().where(attempts.c.guild_id == guilds.c.id, attempts.c.day == day, attempts.c.points.is_not(None))
    posted = exists().where(daily_posts.c.guild_id == guilds.c.id, daily_posts.c.day == day)
    is_over = exists().where(days.c.day == day, days.c.published_at.is_not(None))
    wanted = select(guilds.c.id).where(guilds.c.daily_channel.is_not(None), is_over, played, ~posted)
    return list(transaction.scalars(wanted.order_by(guilds.c.id)))


def claim_post(transaction: Transaction, day: str, guild_id: int) -> DayResult | None:
    """The result of a day to post on a server; None where another process posts it, or it is not wanted any more."""
    claimed = insert_or(daily_posts).values(day=day, guild_id=guild_id).on_conflict_do_nothing()
    if not transaction.execute(claimed).rowcount:
        return None
    channel_id = transaction.scalar(select(guilds.c.daily_channel).where(guilds.c.id == guild_id))
    ended = (attempts.c.day == day, attempts.c.guild_id == guild_id, attempts.c.points.is_not(None), *_listed())
    people = transaction.scalar(select(func.count()).select_from(_THEIRS).where(*ended)) or 0
    if channel_id is None or not people:
        return None
    return DayResult(day, guild_id, channel_id, people, tuple(ranks(transaction, RankedBy.DAY, day, guild_id)))


def best_of(transaction: Transaction, day: str) -> BestOfDay | None:
    """The best attempt of a day that is over, and its best turn; None where nobody who is listed has played."""
    told = select(attempts.c.game_id, attempts.c.points, attempts.c.best_turn, seats.c.user_id)
    over = (attempts.c.day == day, days.c.published_at.is_not(None), attempts.c.points.is_not(None))
    ended = told.select_from(_THEIRS.join(days, days.c.day == attempts.c.day)).where(*over, *_listed())
    game = transaction.execute(ended.order_by(attempts.c.points.desc(), attempts.c.game_id).limit(1)).one_or_none()
    turn = transaction.execute(ended.order_by(attempts.c.best_turn.desc(), attempts.c.game_id).limit(1)).one_or_none()
    if game is None or turn is None:
        return None
    lines = stored_games.lines_of(transaction, game.game_id)
    return BestOfDay(game.game_id, Rank(game.user_id, game.points), Rank(turn.user_id, turn.best_turn), lines)


def _games_of(transaction: Transaction, user_id: int) -> int:
    """How many games of somebody are rated everywhere."""
    everywhere = (leaderboards.c.guild_id == EVERYWHERE, leaderboards.c.family == "", leaderboards.c.period == "all")
    counted = select(tallies.c.games).join(leaderboards, leaderboards.c.id == tallies.c.leaderboard_id)
    return transaction.scalar(counted.where(*everywhere, tallies.c.user_id == user_id)) or 0


def publish(transaction: Transaction, before_day: str, now: int) -> None:
    """From now on, the secrets of days before this one are told, and nobody has to remember who began.

    Their attempts must have ended (`end_some`): the days of those that have not are left out.
    """
    playing = select(attempts.c.day).join(games, games.c.id == attempts.c.game_id)
    still = playing.where(games.c.status == Status.PLAYING)
    over = (days.c.day < before_day, days.c.published_at.is_(None), days.c.day.not_in(still))
    published = list(transaction.scalars(select(days.c.day).where(*over)))
    transaction.execute(update(days).where(days.c.day.in_(published)).values(published_at=now))
    transaction.execute(delete(beginnings).where(beginnings.c.day.in_(published)))


def is_unpublished(transaction: Transaction, before_day: str) -> bool:
    """Is there a day before this one whose secret is not published yet?"""
    waiting = select(days.c.day).where(days.c.published_at.is_(None), days.c.day < before_day).limit(1)
    return transaction.scalar(waiting) is not None
