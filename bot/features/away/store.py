"""Stores who is away, and lets the clock look at the turns that wait for them."""

from sqlalchemy import BigInteger, Column, ColumnElement, delete, exists, func, insert, select, update

from bot.errors import Refused
from bot.features.away.model import MOST_AT_ONCE, MOST_IN_YEAR, YEAR, OwnTurn, days_left
from bot.model.deadline import DAY, HOLD_SECONDS, UNDO_SECONDS, Deadline, Delay
from bot.model.games import Status, StoredGame
from bot.store import finding
from bot.store.games import DEADLINE
from bot.store.schema import facts, games, key, seats, table
from bot.store.units import Transaction

holidays = table("holidays", key("user_id"), key("since"), Column("until", BigInteger, nullable=False))

_TIMED = (games.c.status == Status.PLAYING, games.c.due_at.is_not(None), games.c.turn_seconds >= HOLD_SECONDS)


def begin(transaction: Transaction, user_id: int, days: int, now: int) -> tuple[Delay, list[OwnTurn]]:
    """Begins a holiday, instead of one that is going on. Returns also the turns that have waited before, and do not
    wait again. Raises Refused (`away-too-long`).
    """
    transaction.execute(delete(holidays).where(holidays.c.user_id == user_id, holidays.c.until <= now - YEAR))
    _end(transaction, user_id, now, undone_since=now)
    found = select(*holidays.c["since", "until"]).where(holidays.c.user_id == user_id).order_by(holidays.c.since)
    left = days_left([Delay(*row) for row in transaction.execute(found)], now)
    if days > left:
        raise Refused("away-too-long", days=left, most=MOST_AT_ONCE, year=MOST_IN_YEAR)
    holiday = Delay(now, now + days * DAY)
    transaction.execute(insert(holidays).values(user_id=user_id, since=holiday.since, until=holiday.until))
    is_held = games.c.held_until.is_not(None)
    _look_at_turns(transaction, user_id, now, is_held | games.c.held_since.is_(None))
    return holiday, _own_turns(transaction, user_id, ~is_held, games.c.held_since.is_not(None))


def end(transaction: Transaction, user_id: int, now: int) -> tuple[bool, list[OwnTurn]]:
    """Returns whether the holiday was taken back so soon that it never happened, and all turns of the person that may
    wait. Raises Refused (`away-not`).
    """
    if not transaction.scalar(select(exists().where(*_going_on(user_id, now)))):
        raise Refused("away-not", most=MOST_AT_ONCE)
    was_real = _end(transaction, user_id, now, undone_since=now - UNDO_SECONDS + 1)
    turns = _own_turns(transaction, user_id)
    _look_at_turns(transaction, user_id, now, games.c.held_until.is_not(None))
    return not was_real, turns


def delays(transaction: Transaction, stored: StoredGame, now: int) -> dict[int, Delay]:
    """The holidays of people who are away from this game."""
    theirs = select(holidays.c.user_id).where(holidays.c.user_id.in_(stored.seats.people), *_now(now)).distinct()
    found = dict[int, Delay]()
    for user_id in transaction.scalars(theirs).all():
        seat = stored.seats.number_of(user_id)
        if seat and (delay := away_from(transaction, user_id, stored.id, seat, now)):
            found[user_id] = delay
    return found


def away_from(transaction: Transaction, user_id: int, game_id: int, seat: int, now: int) -> Delay | None:
    """The holiday of a person who is away from this game, else None: who moves in a game is back there.

    What follows from the end of their time, from others who play on, or from the start of the game is not their move.
    """
    others = facts.alias()
    of_game = select(others.c.at).where(others.c.game_id == game_id)
    without_them = of_game.where(others.c.line.in_([f"{seat} idle", f"{seat} aside"]))
    began_at = of_game.with_only_columns(func.min(others.c.at)).scalar_subquery()
    is_theirs = (facts.c.line.startswith(f"{seat} "), facts.c.at.not_in(without_them), facts.c.at > began_at)
    is_back = exists().where(facts.c.game_id == game_id, *is_theirs, facts.c.at > holidays.c.since)
    now_away = (holidays.c.user_id == user_id, *_now(now), ~is_back)
    found = transaction.execute(select(*holidays.c["since", "until"]).where(*now_away)).first()
    return Delay(*found) if found else None


def _now(now: int) -> tuple[ColumnElement[bool], ...]:
    return holidays.c.since <= now, holidays.c.until > now


def _going_on(user_id: int, now: int) -> tuple[ColumnElement[bool], ...]:
    return holidays.c.user_id == user_id, holidays.c.until > now


def _end(transaction: Transaction, user_id: int, now: int, *, undone_since: int) -> bool:
    """What began since then leaves nothing. Returns whether something that was going on is left."""
    undone = (holidays.c.user_id == user_id, holidays.c.since >= undone_since)
    transaction.execute(delete(holidays).where(*undone))
    return bool(transaction.execute(update(holidays).where(*_going_on(user_id, now)).values(until=now)).rowcount)


def _is_in_turn(user_id: int) -> ColumnElement[bool]:
    theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
    is_current = exists().where(
        seats.c.game_id == games.c.id, seats.c.number == games.c.current_seat, seats.c.user_id == user_id
    )
    return games.c.id.in_(theirs) & is_current


def _own_turns(transaction: Transaction, user_id: int, *which: ColumnElement[bool]) -> list[OwnTurn]:
    columns = (games.c[column].label(name) for name, column in DEADLINE.items())
    rows = transaction.execute(select(games.c.id, *columns).where(*_TIMED, _is_in_turn(user_id), *which)).mappings()
    deadlines = {row["id"]: Deadline(**{name: row[name] for name in DEADLINE}) for row in rows}
    return [OwnTurn(own.game, deadlines[own.game.id]) for own in finding.of_ids(transaction, user_id, deadlines)]


def _look_at_turns(transaction: Transaction, user_id: int, now: int, which: ColumnElement[bool]) -> None:
    """The clock of the game's process does the rest: no other may change what that has in memory."""
    transaction.execute(update(games).where(*_TIMED, _is_in_turn(user_id), which).values(alarm_at=now))
