"""Reading leaderboards: a page, and the viewer's own line. Each is a few steps or a count within one index."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.standings import PAGE, BoardLine, BoardPage, BoardQuery, Order
from bot.stats.rating import Rating
from bot.stats.tally import TALLY_FIELDS, Tally
from bot.store.schema import boards, tallies
from bot.store.stats import ALL_FAMILIES, EVERYWHERE, period_key, season_key

_LOWEST = -(2**63)
_SHOWN = ("hidden", "games", "wins", "mu", "sigma")


@dataclass(frozen=True, slots=True)
class Board:
    """A board ordered by one number."""

    id: int
    order: Order

    @property
    def value(self) -> ColumnElement[Any]:
        """The column that the board is ordered by."""
        return tallies.c[self.order.value]

    @property
    def listed(self) -> tuple[ColumnElement[bool], ...]:
        """Who is on it: nobody who is hidden, nor who has too few games to have a value."""
        return self.above(_LOWEST)

    def above(self, value: float) -> tuple[ColumnElement[bool], ...]:
        """Who stands above a value. One bound only: of two, SQLite would take the first for the index."""
        return (tallies.c.board_id == self.id, tallies.c.hidden.is_(False), self.value > value)

    def up_to(self, value: float) -> tuple[ColumnElement[bool], ...]:
        """Who stands level with a value or below it."""
        return (*self.listed, self.value <= value)

    def ids(self, offset: int, most: int, *, best_first: bool) -> Select[int]:
        """Who stands there. Their rows are fetched after that: what is skipped stays within the index."""
        in_order = [column.desc() if best_first else column.asc() for column in (self.value, tallies.c.user_id)]
        return select(tallies.c.user_id).where(*self.listed).order_by(*in_order).limit(most).offset(offset)

    def rows(self, user_ids: Sequence[int]) -> Select[Any]:
        """The rows of these people, hidden or not."""
        columns = (tallies.c.user_id, self.value.label("value"), *(tallies.c[name] for name in _SHOWN))
        return select(*columns).where(tallies.c.board_id == self.id, tallies.c.user_id.in_(user_ids))


async def page(connection: AsyncConnection, query: BoardQuery, number: int, viewer_id: int, now: int) -> BoardPage:
    """A page (from 1) of a leaderboard, as it stands at `now` (seconds since 1970)."""
    board_id = await _board_id(connection, query, now)
    if board_id is None:
        return BoardPage(query, page=1, pages=1, people=0, lines=(), own=None, is_viewer_hidden=False)
    board = Board(board_id, query.order)
    own = (await connection.execute(board.rows([viewer_id]))).one_or_none()
    # Where the viewer has a line, both sides of it are counted: that is everybody, and its place.
    has_line = own is not None and own.value is not None
    above = await _count(connection, board.above(own.value)) if own and has_line else 0
    people = above + await _count(connection, board.up_to(own.value) if own and has_line else board.listed)
    pages = max(1, -(-people // PAGE))
    number = min(max(number, 1), pages)
    return BoardPage(
        query,
        page=number,
        pages=pages,
        people=people,
        lines=await _lines(connection, board, (number - 1) * PAGE, people),
        own=_line(own, 1 + above) if own and has_line else None,
        is_viewer_hidden=bool(own and own.hidden),
    )


async def leaders(connection: AsyncConnection, query: BoardQuery, now: int) -> tuple[int, ...]:
    """Whoever leads a leaderboard; several where they are level."""
    board_id = await _board_id(connection, query, now)
    if board_id is None:
        return ()
    board = Board(board_id, query.order)
    best = await connection.scalar(select(func.max(board.value)).where(*board.listed))
    level = select(tallies.c.user_id).where(*board.listed, board.value == best).order_by(tallies.c.user_id)
    return tuple(await connection.scalars(level))


async def tally(
    connection: AsyncConnection, user_id: int, guild_id: int | None, family: str | None, period: str = "all"
) -> Tally:
    """Somebody's numbers on a board; those of nobody where they are not on it."""
    columns = [tallies.c[name] for name in TALLY_FIELDS]
    has_opened = (
        boards.c.guild_id == (guild_id or EVERYWHERE),
        boards.c.period == period,
        boards.c.family == (family or ALL_FAMILIES),
    )
    found = select(*columns).join(boards, boards.c.id == tallies.c.board_id)
    row = (await connection.execute(found.where(*has_opened, tallies.c.user_id == user_id))).one_or_none()
    return Tally(*row) if row else Tally()


async def _board_id(connection: AsyncConnection, query: BoardQuery, now: int) -> int | None:
    period = period_key(query.period, now) if query.season_id is None else season_key(query.season_id)
    found: int | None = await connection.scalar(
        select(boards.c.id).where(
            boards.c.guild_id == (query.guild_id or EVERYWHERE),
            boards.c.period == period,
            boards.c.family == (query.family or ALL_FAMILIES),
        )
    )
    return found


async def _lines(connection: AsyncConnection, board: Board, offset: int, people: int) -> tuple[BoardLine, ...]:
    """The lines of a page. Whatever is skipped or counted, is from the nearer end of the board."""
    is_upper = offset <= people // 2
    after = max(0, people - offset - PAGE)
    wanted = board.ids(offset, PAGE, best_first=True)
    if not is_upper:
        wanted = board.ids(after, people - offset - after, best_first=False)
    ids = list(await connection.scalars(wanted))[:: 1 if is_upper else -1]
    rows = {row.user_id: row for row in await connection.execute(board.rows(ids))}
    lines = list[BoardLine]()
    for index, row in enumerate(rows[user_id] for user_id in ids):
        if lines and lines[-1].value == row.value:
            place = lines[-1].place
        elif index:
            place = offset + index + 1
        elif is_upper:
            place = 1 + await _count(connection, board.above(row.value))
        else:
            place = 1 + people - await _count(connection, board.up_to(row.value))
        lines.append(_line(row, place))
    return tuple(lines)


async def _count(connection: AsyncConnection, who: tuple[ColumnElement[bool], ...]) -> int:
    return await connection.scalar(select(func.count()).select_from(tallies).where(*who)) or 0


def _line(row: Row[Any], place: int) -> BoardLine:
    rating = Rating(row.mu, row.sigma, row.games)
    return BoardLine(place, row.user_id, row.value, row.games, row.wins, rating)
