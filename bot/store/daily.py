"""The daily dice: a secret for each day, and who plays with it. An attempt is a game that is on no server.

Until a secret is published, the row of its day is the only place where it stands.
"""

import hashlib
import hmac
from dataclasses import replace

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.errors import Refused
from bot.model.games import Status, StoredGame
from bot.store import deletions
from bot.store.departures import NOWHERE
from bot.store.saving import add
from bot.store.schema import attempts, beginnings, days, games, seats
from bot.store.units import Transaction

_THEIRS = seats.join(attempts, attempts.c.game_id == seats.c.game_id)


def begin(transaction: Transaction, attempt: StoredGame, secret: str) -> int:
    """Stores somebody's attempt, unless they have one of that day. Returns the id of the one that is stored.

    `secret` becomes that of the day if the day has none yet. Raises Refused: for a day that is over
    (`daily-day-over`), for somebody who began one and then had their data deleted (`daily-begun`), and while they are
    being deleted (`being-deleted`); and ConflictError for an interaction that is known already.
    """
    assert attempt.day is not None
    (user_id,) = attempt.players
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    transaction.execute(upsert(days).values(day=attempt.day, secret=secret).on_conflict_do_nothing())
    row = transaction.execute(select(days).where(days.c.day == attempt.day)).one()
    if row.published_at is not None:
        raise Refused("daily-day-over")
    known = attempt_of(transaction, attempt.day, user_id)
    if known is not None:
        return known
    digest = hmac.new(bytes.fromhex(row.secret), str(user_id).encode("ascii"), hashlib.sha256).hexdigest()
    began = upsert(beginnings).values(day=attempt.day, digest=digest).on_conflict_do_nothing()
    if not transaction.execute(began).rowcount:
        raise Refused("daily-begun")
    stored = add(transaction, replace(attempt, guild_id=NOWHERE, channel_id=NOWHERE))
    transaction.execute(insert(attempts).values(game_id=stored.id, day=attempt.day))
    return stored.id


def attempt_of(transaction: Transaction, day: str, user_id: int) -> int | None:
    """The id of somebody's attempt of a day; None if they have none."""
    theirs = select(attempts.c.game_id).select_from(_THEIRS)
    found: int | None = transaction.scalar(theirs.where(attempts.c.day == day, seats.c.user_id == user_id))
    return found


def end_some(transaction: Transaction, before_day: str, now: int, most: int) -> int:
    """Ends attempts of days before this one, which keep the points that they have banked. Returns how many it ended.

    Their facts stay as they are, and nobody can add another. `now` is in seconds since 1970.
    """
    running = select(attempts.c.game_id).join(games, games.c.id == attempts.c.game_id)
    over = running.where(attempts.c.day < before_day, games.c.status == Status.PLAYING).limit(most)
    ids = list(transaction.scalars(over))
    values = {"status": Status.STOPPED.value, "ended_at": now}
    transaction.execute(update(games).where(games.c.id.in_(ids)).values(**values))
    return len(ids)


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
