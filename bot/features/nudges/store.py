"""Which direct messages people want, and when to look at each person next.

The unit that passes a turn stores the next look at its player. A message is committed before it is sent.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Boolean,
    Column,
    Index,
    Row,
    Text,
    bindparam,
    case,
    cast,
    func,
    select,
    update,
)

from bot.features.nudges.model import PRESENT_SECONDS, Due, Games, WaitingTurn, Wishes
from bot.features.nudges.rules import moved
from bot.hooks import Reminder, features
from bot.model.deadline import SLOW_SECONDS
from bot.model.games import Status
from bot.store import deletions, people
from bot.store.schema import Whole, facts, games, key, needed, seats, table, word
from bot.store.units import Transaction, add_once
from bot.zones import UTC, Zone

nudges = table(
    "nudges",
    # `bot.features.nudges.model.Wishes` explains these. Without wishes, they were offered.
    key("user_id"),
    Column("games", word(10), nullable=False),
    *needed(Boolean, "daily", "evening"),
    *needed(Whole, "quiet_from", "quiet_hours"),
    Column("closed", Boolean, nullable=False),
    Column("locale", word(20), nullable=False),
    # In an evening.
    Column("reminded_at", BigInteger, nullable=False, server_default="0"),
    # By a feature.
    Column("called_at", BigInteger, nullable=False, server_default="0"),
    # When to look at them next; null: not before a turn of theirs.
    Column("due_at", BigInteger),
    Index("ix_nudges_due_at", "due_at"),
)

Decide = Callable[[Wishes, list[WaitingTurn], int, bool], Due]
"""A function that says what is due, from the wishes, the waiting turns, the last reminder, and whether something waits
for the evening.
"""
_WISHES = ("games", "daily", "evening", "quiet_from", "quiet_hours", "closed", "locale")
_player = bindparam("player", type_=seats.c.user_id.type)
_at = bindparam("at", type_=nudges.c.due_at.type)
_is_slow: BindParameter[bool] = bindparam("is_slow", type_=Boolean)
# Always changes the row, so that it waits for `take`.
_waits_for = (
    update(nudges)
    .where(nudges.c.user_id == _player)
    .where((nudges.c.games == Games.ALWAYS.value) | ((nudges.c.games == Games.SLOW.value) & _is_slow))
    .values(due_at=case((nudges.c.due_at < _at, nudges.c.due_at), else_=_at))
)
# A line begins with the number of its seat.
_own = facts.c.line.startswith(cast(seats.c.number, Text).concat(" "))
_last = select(facts.c.at).where(facts.c.game_id == games.c.id, _own).order_by(facts.c.seq.desc()).limit(1)
_moved_at = func.coalesce(_last.scalar_subquery(), 0).label("moved_at")
_in_turn = (seats.c.game_id == games.c.id) & (seats.c.number == games.c.current_seat)
_waiting = (
    select(games.c.id, games.c.waits_since, games.c.turn_seconds, _moved_at)
    .join(seats, _in_turn)
    .where(seats.c.user_id == _player, games.c.status == Status.PLAYING.value)
    .where(games.c.waits_since.is_not(None), games.c.state == "awake")
    .order_by(games.c.waits_since, games.c.id)
)
_theirs = select(nudges).where(nudges.c.user_id == _player, nudges.c.due_at <= _at).with_for_update()
_look_next = update(nudges).where(nudges.c.user_id == _player).values(due_at=_at)
_settle = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.waits_since == bindparam("since"))
    .values(waits_since=None)
)


def of(transaction: Transaction, user_id: int) -> Wishes:
    row = transaction.execute(select(nudges).where(nudges.c.user_id == user_id)).one_or_none()
    return replace(Wishes() if row is None else _read(row), zone=people.zone_of(transaction, user_id) or UTC)


def change(transaction: Transaction, user_id: int, now: int, **changes: Any) -> Wishes:
    """Returns the new wishes. Raises Refused (`being-deleted`)."""
    deletions.refuse(transaction, user_id)
    wishes = replace(of(transaction, user_id), closed=False, **changes)
    add_once(transaction, nudges, **_row(user_id, Wishes()))
    theirs = nudges.c.user_id == user_id
    transaction.execute(update(nudges).where(theirs).values(**_row(user_id, wishes), due_at=now))
    return wishes


def offer(transaction: Transaction, user_id: int) -> bool:
    """Notes that nudges are offered to a person, and returns whether they have not been before."""
    going = deletions.is_going_on(transaction, user_id)
    return not going and add_once(transaction, nudges, **_row(user_id, Wishes()))


def waits_for(transaction: Transaction, user_ids: Iterable[int], seconds: int, now: int) -> None:
    given = {"is_slow": seconds >= SLOW_SECONDS, "at": now + PRESENT_SECONDS}
    rows = [given | {"player": user_id} for user_id in user_ids]
    if rows:
        transaction.execute(_waits_for, rows)


def due(transaction: Transaction, now: int, most: int) -> list[int]:
    """People, those first who wait longest."""
    found = select(nudges.c.user_id).where(nudges.c.due_at <= now).order_by(nudges.c.due_at)
    return list(transaction.scalars(found.limit(most)))


def take(
    transaction: Transaction, user_id: int, now: int, decide: Decide
) -> tuple[Wishes, Due, Sequence[Reminder]] | None:
    """The messages to send once this is committed; None if they were taken meanwhile."""
    row = transaction.execute(_theirs, {"player": user_id, "at": now}).one_or_none()
    if row is None:
        return None
    wishes = replace(_read(row), zone=people.zone_of(transaction, user_id) or UTC)
    turns = list[WaitingTurn]()
    found = [feature.reminder(transaction, user_id, now) for feature in features()]
    reminders = [reminder for reminder in found if reminder is not None]
    if wishes.games is not Games.OFF:
        turns += [WaitingTurn(*found) for found in transaction.execute(_waiting, {"player": user_id})]
        calls = ((reminder.since, reminder.seconds) for reminder in reminders if reminder.since is not None)
        turns += [WaitingTurn(0, *call, row.called_at) for call in calls]
    taken = decide(wishes, turns, row.reminded_at, bool(reminders))
    if settled := [{"game": turn.game_id, "since": turn.since} for turn in (*taken.nudged, *taken.seen)]:
        transaction.execute(_settle, settled)
    transaction.execute(_look_next, {"player": user_id, "at": taken.next_at})
    told = {"reminded_at": taken.reminds, "called_at": any(not turn.game_id for turn in taken.nudged)}
    if times := {name: now for name, is_told in told.items() if is_told}:
        transaction.execute(update(nudges).where(nudges.c.user_id == user_id).values(**times))
    return wishes, taken, reminders


def close(transaction: Transaction, user_id: int) -> None:
    """Their direct messages are closed."""
    off = {"games": Games.OFF.value, "evening": False, "closed": True, "due_at": None}
    transaction.execute(update(nudges).where(nudges.c.user_id == user_id).values(**off))


def move(transaction: Transaction, user_id: int, before: Zone, after: Zone, now: int) -> None:
    """Looks at once, because times of day came nearer or farther. The last reminder keeps its date and its time of day,
    so that no date has two.
    """
    theirs = nudges.c.user_id == user_id
    transaction.execute(update(nudges).where(theirs, nudges.c.due_at.is_not(None)).values(due_at=now))
    reminded_at = transaction.scalar(select(nudges.c.reminded_at).where(theirs))
    if reminded_at:
        transaction.execute(update(nudges).where(theirs).values(reminded_at=moved(reminded_at, before, after)))


def put_off(transaction: Transaction, user_id: int, due_at: int) -> None:
    transaction.execute(update(nudges).where(nudges.c.user_id == user_id).values(due_at=due_at))


def _read(row: Row[object]) -> Wishes:
    values = {name: getattr(row, name) for name in _WISHES}
    return Wishes(**values | {"games": Games(row.games)})


def _row(user_id: int, wishes: Wishes) -> dict[str, object]:
    values = {name: getattr(wishes, name) for name in _WISHES}
    return values | {"user_id": user_id, "games": wishes.games.value}
