"""Leaderboards: a page of one, somebody's place in it, and clearing away those of the past.

Whatever is asked is answered in a few steps, or by a short count, within one index.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from math import ceil, floor, inf, nextafter
from typing import Any

from sqlalchemy import ColumnElement, Float, Row, Select, Table, delete, func, select, tuple_

from bot.model.standings import PAGE, LeaderboardLine, LeaderboardPage, LeaderboardQuery, Period, engine_of_family
from bot.stats.own import OWN
from bot.stats.rating import Rating
from bot.stats.tally import TALLY_FIELDS, Tally
from bot.store import value_counts
from bot.store.schema import EVERYWHERE, leaderboards, own_tallies, tallies
from bot.store.units import Transaction

ALL_FAMILIES = ""
"""Stands for all families of Farkle in `leaderboards.family`; for those of another game, `family_of_all` does."""

_LOWEST = -(2**63)
_SHOWN = ("hidden", "games", "wins", "mu", "sigma", "decisions")
_DELETED_AT_ONCE = 1000


def period_key(period: Period, at: int) -> str:
    """The key of the month, week or day that a moment (in seconds since 1970) belongs to."""
    day = datetime.fromtimestamp(at, UTC)
    match period:
        case Period.ALL:
            return "all"
        case Period.MONTH:
            return f"{day:%Y-%m}"
        case Period.WEEK:
            return f"{day:%G}-W{day:%V}"
        case Period.DAY:
            return f"{day:%Y-%m-%d}"


def current_keys(now: int) -> list[str]:
    """The keys of the current month, week and day."""
    return [period_key(period, now) for period in (Period.MONTH, Period.WEEK, Period.DAY)]


def season_key(season_id: int) -> str:
    return f"season-{season_id}"


@dataclass(frozen=True, slots=True)
class _Leaderboard:
    """A stored leaderboard, ordered by one number, the `value`.

    `table` is the one that has this number: that of all games, or a game's own. `counts` says how many people have
    values in each range of `edges`, the highest range first. On the leaderboard of one server there are so few people
    that all of them are in one range.
    """

    id: int
    table: Table
    value: ColumnElement[Any]
    edges: Sequence[float] = ()
    counts: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, leaderboard_id: int, query: LeaderboardQuery) -> "_Leaderboard":
        """One of which it is not known how many people have which values."""
        name = query.order.value
        table = tallies if name in tallies.c else own_tallies[engine_of_family(query.family).name]
        return cls(leaderboard_id, table, table.c[name])

    @classmethod
    def read(cls, transaction: Transaction, leaderboard_id: int, query: LeaderboardQuery) -> "_Leaderboard":
        found = cls.of(leaderboard_id, query)
        if query.guild_id is None:
            counts = value_counts.counts(transaction, leaderboard_id, query.order)
            return replace(found, edges=value_counts.EDGES, counts=counts)
        return replace(found, counts={0: found.count(transaction, found.listed())})

    @property
    def people(self) -> int:
        """How many people are listed."""
        return sum(self.counts.values())

    def listed(self, above: float = _LOWEST, number: int | None = None) -> tuple[ColumnElement[bool], ...]:
        """Who is listed: nobody who is hidden, and nobody who has too few games to have a value.

        Only those with values `above` one, and those in a range and in the ranges below, where its `number` is given.
        """
        its = self.table.c
        found = (its.leaderboard_id == self.id, its.hidden.is_(False), self.value > self._bound(above, floor))
        if number is None or number >= len(self.edges):
            return found
        return (*found, self.value < self._bound(self.edges[number], ceil))

    def _bound(self, value: float, rounded: Callable[[float], int]) -> float:
        """A bound that is a whole number where the values are, rounded so that it bounds the same ones.

        To compare whole numbers with a float, PostgreSQL makes floats of all of them, and its index is of no use.
        """
        return value if isinstance(self.value.type, Float) else rounded(value)

    def place(self, transaction: Transaction, value: float) -> int:
        """The place of a value: people with a higher one are ahead."""
        number = bisect_right(self.edges, value)
        higher = sum(people for each, people in self.counts.items() if each > number)
        return 1 + higher + self.count(transaction, self.listed(value, number))

    def count(self, transaction: Transaction, who: tuple[ColumnElement[bool], ...]) -> int:
        """How many people these are."""
        return transaction.scalar(select(func.count()).select_from(self.table).where(*who)) or 0

    def ids(self, transaction: Transaction, offset: int) -> list[int]:
        """The ids of the people on the page that comes after `offset` others.

        Only the index is read, from the nearest edge of a range: many people may share one value. `rows` fetches their
        rows afterwards.
        """
        size = min(PAGE, self.people - offset)
        above, skipped_above = _skip(self.counts.items(), offset)
        below, skipped_below = _skip(reversed(list(self.counts.items())), self.people - offset - size)
        user_id = self.table.c.user_id
        page = select(user_id).limit(size)
        if skipped_above <= skipped_below:
            order = (self.value.desc(), user_id.desc())
            page = page.where(*self.listed(number=above)).order_by(*order).offset(skipped_above)
            return list(transaction.scalars(page))
        # No value lies between an edge and the next smaller number: SQLite looks for one lower bound of a column.
        least = nextafter(self.edges[below - 1], -inf) if below else _LOWEST
        order = (self.value.asc(), user_id.asc())
        page = page.where(*self.listed(least)).order_by(*order).offset(skipped_below)
        return list(transaction.scalars(page))[::-1]

    def rows(self, user_ids: Sequence[int]) -> Select[Any]:
        """The rows of these people, hidden or not."""
        columns = (tallies.c.user_id, self.value.label("value"), *(tallies.c[name] for name in _SHOWN))
        found = select(*columns)
        if self.table is not tallies:
            found = found.join_from(tallies, self.table, _same(self.table))
        return found.where(tallies.c.leaderboard_id == self.id, tallies.c.user_id.in_(user_ids))


def page(transaction: Transaction, query: LeaderboardQuery, number: int, viewer_id: int, now: int) -> LeaderboardPage:
    """A page (from 1) of a leaderboard, as it stands at `now` (in seconds since 1970)."""
    leaderboard_id = _find(transaction, query, now)
    if leaderboard_id is None:
        return LeaderboardPage(query, page=1, pages=1, people=0, lines=(), own=None, is_viewer_hidden=False)
    leaderboard = _Leaderboard.read(transaction, leaderboard_id, query)
    pages = max(1, -(-leaderboard.people // PAGE))
    number = min(max(number, 1), pages)
    offset = (number - 1) * PAGE
    ids = leaderboard.ids(transaction, offset)
    rows = {row.user_id: row for row in transaction.execute(leaderboard.rows([*ids, viewer_id]))}
    own = rows.get(viewer_id)
    has_line = own is not None and own.value is not None
    return LeaderboardPage(
        query,
        page=number,
        pages=pages,
        people=leaderboard.people,
        lines=_lines(transaction, leaderboard, [rows[user_id] for user_id in ids], offset),
        own=_line(own, leaderboard.place(transaction, own.value)) if own and has_line else None,
        is_viewer_hidden=bool(own and own.hidden),
    )


def leaders(transaction: Transaction, query: LeaderboardQuery, now: int) -> tuple[int, ...]:
    """The ids of those who lead a leaderboard. There are several if they are level."""
    leaderboard_id = _find(transaction, query, now)
    if leaderboard_id is None:
        return ()
    leaderboard = _Leaderboard.of(leaderboard_id, query)
    listed = leaderboard.listed()
    best = transaction.scalar(select(func.max(leaderboard.value)).where(*listed))
    user_id = leaderboard.table.c.user_id
    level = select(user_id).where(*listed, leaderboard.value == best).order_by(user_id)
    return tuple(transaction.scalars(level))


def tally(transaction: Transaction, user_id: int, guild_id: int | None, family: str | None) -> Tally:
    """Somebody's numbers of all time on a server (None: everywhere) in a family of rule sets (None: all of Farkle)."""
    kind = engine_of_family(family).name
    names = OWN[kind].names if kind in OWN else ()
    columns = [tallies.c[name] for name in TALLY_FIELDS]
    on_it = (
        leaderboards.c.guild_id == (guild_id or EVERYWHERE),
        leaderboards.c.period == period_key(Period.ALL, 0),
        leaderboards.c.family == (family or ALL_FAMILIES),
    )
    found = select(*columns).join(leaderboards, leaderboards.c.id == tallies.c.leaderboard_id)
    if names:
        own = own_tallies[kind]
        found = found.add_columns(*(own.c[name] for name in names)).join(own, _same(own))
    row = transaction.execute(found.where(*on_it, tallies.c.user_id == user_id)).one_or_none()
    if row is None:
        return Tally(own=dict.fromkeys(names, 0))
    return replace(Tally(*row[: len(columns)]), own=dict(zip(names, row[len(columns) :], strict=True)))


def drop_past_periods(transaction: Transaction, now: int) -> bool:
    """Deletes some of the rows of past months, weeks and days. Returns whether there may be more."""
    period = ""
    while period := transaction.scalar(_next_period(period)) or "":
        if period not in current_keys(now):
            break
    if not period:
        return False
    of_period = select(tallies.c.leaderboard_id, tallies.c.user_id).join(
        leaderboards, leaderboards.c.id == tallies.c.leaderboard_id
    )
    rows = of_period.where(leaderboards.c.period == period).limit(_DELETED_AT_ONCE)
    gone = transaction.execute(delete(tallies).where(tuple_(tallies.c.leaderboard_id, tallies.c.user_id).in_(rows)))
    if gone.rowcount < _DELETED_AT_ONCE:
        transaction.execute(delete(leaderboards).where(leaderboards.c.period == period))
    return True


def _next_period(after: str) -> Select[Any]:
    """The next month, week or day after this one, in the order of the keys."""
    # These keys begin with a digit, so that they all come before 'all' and 'season-…'.
    stored = select(func.min(leaderboards.c.period))
    return stored.where(leaderboards.c.period > after, leaderboards.c.period < "all")


def _same(own: Table) -> ColumnElement[bool]:
    """What joins a game's own table to `tallies`."""
    return (own.c.leaderboard_id == tallies.c.leaderboard_id) & (own.c.user_id == tallies.c.user_id)


def _find(transaction: Transaction, query: LeaderboardQuery, now: int) -> int | None:
    """The id of the leaderboard that is asked for; None if no game has counted on it yet."""
    period = period_key(query.period, now) if query.season_id is None else season_key(query.season_id)
    found: int | None = transaction.scalar(
        select(leaderboards.c.id).where(
            leaderboards.c.guild_id == (query.guild_id or EVERYWHERE),
            leaderboards.c.period == period,
            leaderboards.c.family == (query.family or ALL_FAMILIES),
        )
    )
    return found


def _lines(
    transaction: Transaction, leaderboard: _Leaderboard, rows: Sequence[Row[Any]], offset: int
) -> tuple[LeaderboardLine, ...]:
    """The lines of a page with these rows, of which the first is that of whoever comes after `offset` others."""
    lines = list[LeaderboardLine]()
    for index, row in enumerate(rows):
        if lines and lines[-1].value == row.value:
            place = lines[-1].place
        else:
            place = offset + index + 1 if index else leaderboard.place(transaction, row.value)
        lines.append(_line(row, place))
    return tuple(lines)


def _skip(counts: Iterable[tuple[int, int]], people: int) -> tuple[int, int]:
    """The range that lies behind so many people, and how many of these are in it; `counts` are those of each range."""
    for number, there in counts:
        if people < there:
            return number, people
        people -= there
    return 0, people


def _line(row: Row[Any], place: int) -> LeaderboardLine:
    rating = Rating(row.mu, row.sigma, row.games)
    return LeaderboardLine(place, row.user_id, row.value, row.games, row.wins, rating, row.decisions)
