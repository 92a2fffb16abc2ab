"""Leaderboards of the daily dice: of a day, a month, streaks. A streak is listed under its last day."""

from collections.abc import Collection, Sequence
from itertools import islice

from sqlalchemy import (
    ColumnElement,
    Row,
    ScalarSelect,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    update,
)

from bot.features.daily import awards as daily_awards
from bot.features.daily.model import MOST_RANKS, Attempted, Leaderboard, Rank, RankedBy
from bot.features.daily.rules import (
    FORGIVING_DAYS,
    came_to,
    days_before,
    days_between,
    first_open,
    first_posted,
    last_open,
    streak_on,
)
from bot.features.daily.tables import attempts, daily_ranks, days
from bot.model.place import NOWHERE, is_server
from bot.store.members import left_among
from bot.store.schema import facts, members, people
from bot.store.units import Transaction, delete_some, insert_unless_there

_ROWS_AT_ONCE = 200

_CAME_TO = ("points", "best_turn", "risked", "risked_dice")
_row = insert_unless_there(daily_ranks)
_more = _row.on_conflict_do_update(
    index_elements=list(daily_ranks.primary_key.columns), set_={"value": daily_ranks.c.value + _row.excluded.value}
)
_end = (
    update(attempts)
    .where(attempts.c.game_id == bindparam("its"))
    .values(ends_at=None, **{name: bindparam(name) for name in _CAME_TO})
)

_theirs_here = (members.c.user_id == attempts.c.user_id, members.c.guild_id == attempts.c.guild_id)
HAS_LEFT = exists().where(*_theirs_here, members.c.left)
"""The condition that an attempt is that of a person who has left the server."""


def number_of(day: str | ColumnElement[str]) -> ScalarSelect[int]:
    """Counts the days with dice, from 1. Days when no bot ran have none."""
    until = days.alias()
    return select(func.count()).select_from(until).where(until.c.day <= day).scalar_subquery()


def record_first_throw(transaction: Transaction, game_id: int) -> None:
    its = attempts.c.game_id == game_id
    row = transaction.execute(select(attempts).where(its)).one()
    lately = attempts.c.day.between(days_before(row.day, FORGIVING_DAYS), days_before(row.day))
    theirs = select(attempts.c.day, attempts.c.streak).where(attempts.c.user_id == row.user_id, attempts.c.streak > 0)
    streak = streak_on(row.day, {each.day: each.streak for each in transaction.execute(theirs.where(lately))})
    transaction.execute(update(attempts).where(its).values(streak=streak))
    before = (daily_ranks.c.by == RankedBy.STREAK, daily_ranks.c.period < row.day)
    transaction.execute(delete(daily_ranks).where(*before, daily_ranks.c.user_id == row.user_id))
    _add(transaction, [(RankedBy.STREAK, row.day, row, streak)])


def record_ends(transaction: Transaction, game_ids: Collection[int]) -> None:
    """Attempts without a throw, and unreadable ones, count nowhere."""
    rows = transaction.execute(select(attempts).where(attempts.c.game_id.in_(game_ids))).all()
    lines = dict[int, list[str]]()
    of_games = select(facts.c.game_id, facts.c.line).where(facts.c.game_id.in_(game_ids)).order_by(facts.c.seq)
    for row in transaction.execute(of_games):
        lines.setdefault(row.game_id, []).append(row.line)
    found = {game_id: came_to(its_lines) for game_id, its_lines in lines.items()}
    ended = [(row, found.get(row.game_id)) for row in rows]
    if ended:
        transaction.execute(_end, [{"its": row.game_id, **_stored(attempted)} for row, attempted in ended])
    daily_awards.record_ends(transaction, game_ids)
    counted = [(row, attempted.points) for row, attempted in ended if attempted is not None]
    _add(transaction, [(RankedBy.DAY, row.day, row, points) for row, points in counted])
    _add(transaction, [(RankedBy.MONTH, row.day[:7], row, points) for row, points in counted])


def record_void(transaction: Transaction, game_id: int) -> None:
    transaction.execute(_end, {"its": game_id, **_stored(None)})


def _stored(attempted: Attempted | None) -> dict[str, int | None]:
    if attempted is None:
        return dict.fromkeys(_CAME_TO)
    risk = attempted.risk or (None, None)
    return dict(zip(_CAME_TO, (attempted.points, attempted.best_turn, *risk), strict=True))


def leaderboard(
    transaction: Transaction, by: RankedBy, periods: Sequence[str], guild_id: int, user_id: int | None = None
) -> Leaderboard:
    found: list[tuple[int, int]] = []
    for period in periods:
        # In the order of the index.
        order = (daily_ranks.c.value.desc(), daily_ranks.c.user_id.desc())
        listed = select(daily_ranks.c.user_id, daily_ranks.c.value).where(
            *_on(by, period, guild_id), daily_ranks.c.hidden.is_(False)
        )
        found += [(row.value, row.user_id) for row in transaction.execute(listed.order_by(*order).limit(MOST_RANKS))]
    ranks: list[Rank] = []
    for place, (value, person) in enumerate(islice(sorted(found, reverse=True), MOST_RANKS), start=1):
        is_tie = bool(ranks) and ranks[-1].value == value
        ranks.append(Rank(person, value, ranks[-1].place if is_tie else place))
    mine, people = rank(transaction, by, periods, guild_id, user_id)
    return Leaderboard(tuple(ranks), people, mine)


def rank(
    transaction: Transaction, by: RankedBy, periods: Sequence[str], guild_id: int, user_id: int | None
) -> tuple[Rank | None, int]:
    """Returns the person's rank (None if hidden or not listed) and how many people are listed."""
    value = None
    if user_id is not None:
        # Nobody is in two periods.
        theirs = (daily_ranks.c.user_id == user_id, daily_ranks.c.hidden.is_(False))
        for period in periods:
            found = transaction.scalar(select(daily_ranks.c.value).where(*_on(by, period, guild_id), *theirs))
            value = found if value is None else value
    more = func.count().filter(daily_ranks.c.value > (0 if value is None else value))
    its = (daily_ranks.c.guild_id == guild_id, daily_ranks.c.by == by, daily_ranks.c.period.in_(periods))
    listed = select(func.count(), more).where(*its, daily_ranks.c.hidden.is_(False))
    people, above = transaction.execute(listed).one()
    mine = None if user_id is None or value is None else Rank(user_id, value, 1 + above)
    return mine, people


def forget_some(transaction: Transaction, now: int) -> bool:
    """Deletes what can't be shown any more. Returns False if nothing is left."""
    return any(
        delete_some(transaction, daily_ranks, (daily_ranks.c.by == by) & (daily_ranks.c.period < first), _ROWS_AT_ONCE)
        for by, first in _first_periods(now).items()
    )


def of_use(now: int) -> Select[object]:
    """Selects what can be shown."""
    shown = ((daily_ranks.c.by == by) & (daily_ranks.c.period >= first) for by, first in _first_periods(now).items())
    return select(daily_ranks).where(or_(*shown))


def _first_periods(now: int) -> dict[RankedBy, str]:
    posted = first_posted(now)
    return {RankedBy.DAY: posted, RankedBy.MONTH: posted[:7], RankedBy.STREAK: posted}


def compute(transaction: Transaction, now: int) -> None:
    transaction.execute(delete(daily_ranks))
    hides = exists().where(people.c.user_id == attempts.c.user_id, people.c.hidden)
    hidden = hides | HAS_LEFT
    later = attempts.alias()
    went_on = exists().where(later.c.user_id == attempts.c.user_id, later.c.day > attempts.c.day, later.c.streak > 0)
    # Without parameters, or PostgreSQL doesn't recognise it in GROUP BY.
    month: ColumnElement[str] = literal_column("substr(attempts.day, 1, 7)")
    points, streak = attempts.c.points, attempts.c.streak
    listed = {
        RankedBy.DAY: (attempts.c.day, func.sum(points), points.is_not(None)),
        RankedBy.MONTH: (month, func.sum(points), points.is_not(None)),
        RankedBy.STREAK: (attempts.c.day, func.sum(streak), and_(streak > 0, ~went_on)),
    }
    for by, first in _first_periods(now).items():
        period, value, counts = listed[by]
        theirs = (counts, attempts.c.user_id > 0, attempts.c.guild_id > NOWHERE, attempts.c.day >= first)
        rows = select(literal(by.value), period, attempts.c.guild_id, attempts.c.user_id, value, hidden)
        rows = rows.where(*theirs).group_by(period, attempts.c.user_id, attempts.c.guild_id)
        transaction.execute(insert(daily_ranks).from_select(list(daily_ranks.c), rows))


def periods(by: RankedBy, day: str, now: int) -> Sequence[str]:
    """The periods that a person sees on this day of theirs. A streak may continue until the day after it is over."""
    match by:
        case RankedBy.DAY:
            return (day,)
        case RankedBy.MONTH:
            return (day[:7],)
        case RankedBy.STREAK:
            return days_between(days_before(first_open(now)), last_open(now))


def _on(by: RankedBy, period: str, guild_id: int) -> tuple[ColumnElement[bool], ...]:
    return (daily_ranks.c.by == by, daily_ranks.c.period == period, daily_ranks.c.guild_id == guild_id)


def _add(transaction: Transaction, added: Sequence[tuple[RankedBy, str, "Row[*tuple[object, ...]]", int]]) -> None:
    """Adds values to those of a period's leaderboards, which only servers have. Skips people being deleted."""
    of_people = people.c.user_id.in_({attempt.user_id for _, _, attempt, _ in added})
    hidden = set(transaction.scalars(select(people.c.user_id).where(of_people, people.c.hidden)))
    of = [attempt for _, _, attempt, _ in added]
    left = left_among(transaction, {each.guild_id for each in of}, {each.user_id for each in of})
    rows = [
        {
            "by": by.value,
            "period": period,
            "guild_id": attempt.guild_id,
            "user_id": attempt.user_id,
            "value": value,
            "hidden": attempt.user_id in hidden or (attempt.guild_id, attempt.user_id) in left,
        }
        for by, period, attempt, value in added
        if attempt.user_id > 0 and is_server(attempt.guild_id)
    ]
    if rows:
        transaction.execute(_more, rows)
