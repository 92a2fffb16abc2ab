"""Stores who is away, and lets the clock look at the turns that wait for them."""

from sqlalchemy import ColumnElement, delete, exists, insert, select, update

from bot.errors import Refused
from bot.model.deadline import DAY, HOLIDAY_SECONDS
from bot.model.games import Status
from bot.model.holidays import MOST_AT_ONCE, MOST_IN_YEAR, YEAR, Holiday, days_left
from bot.store.schema import facts, games, holidays, seats
from bot.store.units import Transaction


def begin(transaction: Transaction, user_id: int, days: int, now: int) -> Holiday:
    """Instead of one that is going on. Raises Refused (`away-too-long`)."""
    transaction.execute(delete(holidays).where(holidays.c.user_id == user_id, holidays.c.until <= now - YEAR))
    _end(transaction, user_id, now)
    found = select(*holidays.c["since", "until"]).where(holidays.c.user_id == user_id).order_by(holidays.c.since)
    left = days_left([Holiday(*row) for row in transaction.execute(found)], now)
    if days > left:
        raise Refused("away-too-long", days=left, most=MOST_AT_ONCE, year=MOST_IN_YEAR)
    holiday = Holiday(now, now + days * DAY)
    transaction.execute(insert(holidays).values(user_id=user_id, since=holiday.since, until=holiday.until))
    _look_at_turns(transaction, user_id, now)
    return holiday


def end(transaction: Transaction, user_id: int, now: int) -> None:
    """Raises Refused (`away-not`)."""
    if not _end(transaction, user_id, now):
        raise Refused("away-not", most=MOST_AT_ONCE)
    _look_at_turns(transaction, user_id, now, games.c.held_until.is_not(None))


def away_until(transaction: Transaction, user_id: int, game_id: int, seat: int, now: int) -> int | None:
    """None if the person is not away from this game: who moves in a game is back there."""
    by_clock = [f"{seat} idle", f"{seat} aside"]
    moved = (facts.c.line.startswith(f"{seat} "), facts.c.line.not_in(by_clock), facts.c.at > holidays.c.since)
    theirs = (holidays.c.user_id == user_id, holidays.c.since <= now, holidays.c.until > now)
    is_back = exists().where(facts.c.game_id == game_id, *moved)
    found: int | None = transaction.scalar(select(holidays.c.until).where(*theirs, ~is_back))
    return found


def _end(transaction: Transaction, user_id: int, now: int) -> bool:
    """False if they are not away."""
    going_on = (holidays.c.user_id == user_id, holidays.c.until > now)
    # One that begins in this second leaves nothing.
    begun_now = transaction.execute(delete(holidays).where(*going_on, holidays.c.since >= now)).rowcount
    return bool(transaction.execute(update(holidays).where(*going_on).values(until=now)).rowcount or begun_now)


def _look_at_turns(transaction: Transaction, user_id: int, now: int, *which: ColumnElement[bool]) -> None:
    """The clock of the game's process does the rest: no other may change what that has in memory."""
    theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
    is_in_turn = exists().where(
        seats.c.game_id == games.c.id, seats.c.number == games.c.current_seat, seats.c.user_id == user_id
    )
    timed = (games.c.status == Status.PLAYING, games.c.due_at.is_not(None), games.c.turn_seconds >= HOLIDAY_SECONDS)
    waiting = (games.c.id.in_(theirs), *timed, is_in_turn, *which)
    transaction.execute(update(games).where(*waiting).values(alarm_at=now))
