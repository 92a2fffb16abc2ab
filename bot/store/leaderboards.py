"""Leaderboards. Every query reads a short range of one index."""

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Any

from sqlalchemy import Row, bindparam, delete, exists, func, select

from bot.games.measures import Measure
from bot.model.calendar import Calendar
from bot.model.deadline import HOUR
from bot.model.records import (
    ACCURACY,
    ORDERS,
    PAGE,
    LeaderboardLine,
    LeaderboardPage,
    LeaderboardQuery,
    Period,
    engine_of_family,
    measures_alone,
    measures_of,
)
from bot.model.tally import RATING, WIN_RATE, Rating, Tally
from bot.store.schema import OWN, Whole, guilds, leaderboards, lifetime_stats, people
from bot.store.units import Transaction, delete_some

ALL_TIME = Calendar().key(Period.ALL, 0)
ALONE = "alone"
"""The period of a leaderboard that is never shown."""
_DELETED_AT_ONCE = 5000
_ROW = lifetime_stats.c
# Hidden people and those with too few games aren't listed.
_LISTED = (
    *(_ROW.leaderboard_id == bindparam("leaderboard_id"), _ROW.measure == bindparam("order"), _ROW.hidden.is_(False)),
    _ROW.value > bindparam("above"),
)
_best_first = (
    select(_ROW.user_id)
    .where(*_LISTED)
    .order_by(_ROW.value.desc(), _ROW.user_id.desc())
    .limit(PAGE)
    .offset(bindparam("skipped", type_=Whole))
)
_how_many = select(func.count()).select_from(lifetime_stats).where(*_LISTED)
_theirs = select(_ROW.measure, _ROW.amount, _ROW.other).where(
    _ROW.user_id == bindparam("user_id"), _ROW.leaderboard_id == bindparam("leaderboard_id")
)
# Rows of people who left the server are hidden, too.
_is_hidden = select(exists().where(people.c.user_id == bindparam("user_id"), people.c.hidden))
_its_id = select(leaderboards.c.id).where(
    *(leaderboards.c[name] == bindparam(name) for name in ("guild_id", "period", "family"))
)


def calendars(transaction: Transaction, guild_ids: Iterable[int]) -> dict[int, Calendar]:
    """The calendars of servers, by their ids."""
    columns = guilds.c["id", "zone", "earlier_zones"]
    found = transaction.execute(select(*columns).where(guilds.c.id.in_(sorted({*guild_ids}))))
    return {row.id: Calendar(row.zone, row.earlier_zones) for row in found}


def current_keys(now: int) -> set[str]:
    """The keys of periods that are going on somewhere: dates span 26 hours."""
    everywhere, somewhere = Calendar(), (now - 12 * HOUR, now, now + 14 * HOUR)
    return {everywhere.key(period, at) for period in (Period.MONTH, Period.WEEK, Period.DAY) for at in somewhere}


def page(transaction: Transaction, query: LeaderboardQuery, number: int, viewer_id: int, now: int) -> LeaderboardPage:
    """A page of a leaderboard, from page 1 on, with the viewer's own line."""
    leaderboard_id = _find(transaction, query, now)
    if leaderboard_id is None:
        return LeaderboardPage(query, page=1, pages=1, people=0, lines=(), own=None, is_viewer_hidden=False)
    listed = _listed(leaderboard_id, query.order)
    people = _count(transaction, listed)
    pages = max(1, -(-people // PAGE))
    number = min(max(number, 1), pages)
    offset = (number - 1) * PAGE
    ids = list(transaction.scalars(_best_first, {**listed, "skipped": offset}))
    rows = _rows(transaction, listed, [*ids, viewer_id])
    own = rows.get(viewer_id, {})
    value = own[query.order].value if query.order in own else None
    return LeaderboardPage(
        query,
        page=number,
        pages=pages,
        people=people,
        lines=_lines(transaction, listed, [rows[user_id] for user_id in ids], offset),
        own=None if value is None else _line(query.order, own, _place(transaction, listed, value)),
        is_viewer_hidden=bool(own and transaction.scalar(_is_hidden, {"user_id": viewer_id})),
    )


def _listed(leaderboard_id: int, order: str) -> dict[str, object]:
    """The values for the parameters of `_LISTED`."""
    return {"leaderboard_id": leaderboard_id, "order": order, "above": -inf}


def _count(transaction: Transaction, listed: Mapping[str, object]) -> int:
    return int(transaction.scalar(_how_many, listed))


def _place(transaction: Transaction, listed: Mapping[str, object], value: float) -> int:
    return 1 + _count(transaction, {**listed, "above": value})


def leaders(transaction: Transaction, query: LeaderboardQuery, now: int) -> tuple[int, ...]:
    """The people who lead a leaderboard, several if they are tied."""
    leaderboard_id = _find(transaction, query, now)
    if leaderboard_id is None:
        return ()
    best = select(func.max(_ROW.value)).where(*_LISTED).scalar_subquery()
    level = select(_ROW.user_id).where(*_LISTED, _ROW.value == best).order_by(_ROW.user_id)
    return tuple(transaction.scalars(level, _listed(leaderboard_id, query.order)))


def tally(transaction: Transaction, user_id: int, guild_id: int | None, family: str, *, alone: bool = False) -> Tally:
    """A person's all-time numbers on a server (None: `OWN`). `alone`: of games with one person."""
    period, measures = (ALONE, measures_alone) if alone else (ALL_TIME, measures_of)
    which = {"user_id": user_id, "leaderboard_id": _id(transaction, guild_id, period, family)}
    return tally_of(measures(engine_of_family(family)), transaction.execute(_theirs, which))


def tally_of(measures: Mapping[str, Measure], rows: Iterable[tuple[str, float, float | None]]) -> Tally:
    amounts = dict[str, float]()
    for name, amount, other in rows:
        measure = measures.get(name)
        if measure is not None:
            number = float if measure is RATING else int
            amounts |= {each: number(kept or 0) for each, kept in zip(measure.amounts, (amount, other), strict=False)}
    return Tally(amounts)


def drop_past_periods(transaction: Transaction, now: int) -> bool:
    """Deletes some leaderboards of past periods, and returns whether there may be more."""
    period = ""
    # 'all', 'alone' and keys of spans sort after those that begin with digits.
    stored = select(func.min(leaderboards.c.period)).where(leaderboards.c.period < "a")
    while period := transaction.scalar(stored.where(leaderboards.c.period > period)) or "":
        if period not in current_keys(now):
            break
    if not period:
        return False
    forget_some(
        transaction, list(transaction.scalars(select(leaderboards.c.id).where(leaderboards.c.period == period)))
    )
    return True


def drop_ended(transaction: Transaction, now: int) -> None:
    """Deletes the rows of periods that are over on their server. Blocks all writers if they are large."""
    rows = transaction.execute(select(leaderboards).where(leaderboards.c.period < "a")).all()
    of_servers = calendars(transaction, (row.guild_id for row in rows))
    for row in rows:
        calendar = of_servers.get(row.guild_id, Calendar())
        if row.period not in {calendar.key(period, now) for period in Period}:
            transaction.execute(delete(leaderboards).where(leaderboards.c.id == row.id))


def forget_some(transaction: Transaction, ids: Sequence[int]) -> None:
    """Deletes leaderboards, of large ones only some rows."""
    if delete_some(transaction, lifetime_stats, _ROW.leaderboard_id.in_(ids), _DELETED_AT_ONCE) < _DELETED_AT_ONCE:
        transaction.execute(delete(leaderboards).where(leaderboards.c.id.in_(ids)))


def _find(transaction: Transaction, query: LeaderboardQuery, now: int) -> int | None:
    """The id of a leaderboard; None if no game has counted yet."""
    if query.span is not None:
        period = query.span.key
    else:
        calendar = calendars(transaction, [query.guild_id]).get(query.guild_id, Calendar())
        period = calendar.key(query.period, now)
    return _id(transaction, query.guild_id, period, query.family)


def _id(transaction: Transaction, guild_id: int | None, period: str, family: str) -> int | None:
    key = {"guild_id": OWN if guild_id is None else guild_id, "period": period, "family": family}
    return transaction.scalars(_its_id, key).one_or_none()


def _rows(
    transaction: Transaction, listed: Mapping[str, Any], user_ids: Iterable[int]
) -> dict[int, dict[str, Row[object]]]:
    order = listed["order"]
    of_decisions = {ACCURACY.name} if ORDERS[order].needs == ACCURACY.needs else set()
    shown = {order, WIN_RATE.name, *of_decisions}
    which = (_ROW.leaderboard_id == listed["leaderboard_id"], _ROW.user_id.in_(user_ids), _ROW.measure.in_(shown))
    found: dict[int, dict[str, Row[object]]] = {}
    for row in transaction.execute(select(lifetime_stats).where(*which)):
        found.setdefault(row.user_id, {})[row.measure] = row
    return found


def _lines(
    transaction: Transaction, listed: Mapping[str, Any], people: Sequence[dict[str, Row[Any]]], offset: int
) -> tuple[LeaderboardLine, ...]:
    lines = list[LeaderboardLine]()
    for index, rows in enumerate(people):
        value = rows[listed["order"]].value
        if lines and lines[-1].value == value:
            place = lines[-1].place
        else:
            place = offset + index + 1 if index else _place(transaction, listed, value)
        lines.append(_line(listed["order"], rows, place))
    return tuple(lines)


def _line(order: str, rows: Mapping[str, Row[object]], place: int) -> LeaderboardLine:
    row, won = rows[order], rows[WIN_RATE.name]
    games = int(won.other)
    rating = Rating(row.amount, row.other, games) if order == RATING.name else None
    decisions = int(rows[ACCURACY.name].other) if ACCURACY.name in rows else 0
    return LeaderboardLine(place, row.user_id, row.value, games, int(won.amount), rating, decisions)
