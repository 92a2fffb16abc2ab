"""What people want to be told in direct messages, and when to look at each of them next.

The unit that passes a turn puts its player's next look there. What is told is committed before it is sent.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, bindparam, case, exists, select, update

from bot.errors import Refused
from bot.model.nudges import PRESENT_SECONDS, SLOW_SECONDS, Due, Games, Untold, Wishes
from bot.store import deletions, finding
from bot.store.schema import attempts, games, nudges
from bot.store.statements import add_once
from bot.store.units import Transaction

Decide = Callable[[Wishes, list[Untold], int, bool], Due]
"""Of the wishes, the untold turns, the last reminder of the daily dice, and whether today's are played."""
_WISHES = ("games", "daily", "evening", "quiet_from", "quiet_hours", "zone", "closed", "locale")
_at = bindparam("at", type_=nudges.c.due_at.type)
# Always changes the row, so that it waits for `take`.
_turn_began = (
    update(nudges)
    .where(nudges.c.user_id == bindparam("player"), nudges.c.games.in_(bindparam("wanted", expanding=True)))
    .values(due_at=case((nudges.c.due_at < _at, nudges.c.due_at), else_=_at))
)
_settle = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.untold_since == bindparam("since"))
    .values(untold_since=None)
)


def of(transaction: Transaction, user_id: int) -> Wishes:
    row = transaction.execute(select(nudges).where(nudges.c.user_id == user_id)).one_or_none()
    return Wishes() if row is None else _read(row)


def change(transaction: Transaction, user_id: int, now: int, **changes: Any) -> Wishes:
    """Returns the new wishes. Raises Refused (`being-deleted`)."""
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    wishes = replace(of(transaction, user_id), closed=False, **changes)
    add_once(transaction, nudges, **_row(user_id, Wishes()))
    theirs = nudges.c.user_id == user_id
    transaction.execute(update(nudges).where(theirs).values(**_row(user_id, wishes), due_at=now))
    return wishes


def offer(transaction: Transaction, user_id: int) -> bool:
    """False if they have been offered it before."""
    going = deletions.is_going_on(transaction, user_id)
    return not going and add_once(transaction, nudges, **_row(user_id, Wishes()))


def turn_began(transaction: Transaction, user_id: int, seconds: int, now: int) -> None:
    """`seconds`: the length of the turn."""
    wanted = [Games.ALWAYS, *([Games.SLOW] if seconds >= SLOW_SECONDS else [])]
    given = {"player": user_id, "wanted": [each.value for each in wanted], "at": now + PRESENT_SECONDS}
    transaction.execute(_turn_began, given)


def due(transaction: Transaction, now: int, most: int) -> list[int]:
    """People, those first who wait longest."""
    found = select(nudges.c.user_id).where(nudges.c.due_at <= now).order_by(nudges.c.due_at)
    return list(transaction.scalars(found.limit(most)))


def take(transaction: Transaction, user_id: int, now: int, day: str, decide: Decide) -> tuple[Wishes, Due] | None:
    """What is to be sent once this is committed; None if another process took it. `day`: of the daily dice."""
    theirs = nudges.c.user_id == user_id
    row = transaction.execute(select(nudges).where(theirs, nudges.c.due_at <= now).with_for_update()).one_or_none()
    if row is None:
        return None
    wishes = _read(row)
    turns = [] if wishes.games is Games.OFF else finding.untold(transaction, user_id)
    played = exists().where(attempts.c.user_id == user_id, attempts.c.day == day, attempts.c.running.is_(False))
    is_played = wishes.evening and bool(transaction.scalar(select(played)))
    taken = decide(wishes, turns, row.reminded_at, is_played)
    if settled := [{"game": turn.game.game.id, "since": turn.since} for turn in (*taken.told, *taken.seen)]:
        transaction.execute(_settle, settled)
    reminded_at = now if taken.reminds else row.reminded_at
    transaction.execute(update(nudges).where(theirs).values(due_at=taken.next_at, reminded_at=reminded_at))
    return wishes, taken


def close(transaction: Transaction, user_id: int) -> None:
    """Their direct messages are closed."""
    off = {"games": Games.OFF.value, "evening": False, "closed": True, "due_at": None}
    transaction.execute(update(nudges).where(nudges.c.user_id == user_id).values(**off))


def put_off(transaction: Transaction, user_id: int, due_at: int) -> None:
    transaction.execute(update(nudges).where(nudges.c.user_id == user_id).values(due_at=due_at))


def _read(row: Row[object]) -> Wishes:
    values: dict[str, Any] = {name: getattr(row, name) for name in _WISHES}
    return Wishes(**values | {"games": Games(row.games)})


def _row(user_id: int, wishes: Wishes) -> dict[str, object]:
    values = {name: getattr(wishes, name) for name in _WISHES}
    return values | {"user_id": user_id, "games": wishes.games.value}
