"""Reading leaderboards: a page, and the viewer's own line. Each is a few steps or a count within one index."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rating import Rating
from bot.sheets import PAGE, BoardLine, BoardPage, BoardQuery, Order
from bot.store.schema import boards, tallies
from bot.store.stats import ALL_FAMILIES, EVERYWHERE, period_key, season_key
from bot.tally import TALLY_FIELDS, Tally

_LOWEST = -(10**15)
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
        return (tallies.c.board_id == self.id, tallies.c.hidden.is_(False), self.value > _LOWEST)

    def people(self) -> Select[int]:
        """How many are on it."""
        return select(func.count()).select_from(tallies).where(*self.listed)

    def above(self, value: float) -> Select[int]:
        """How many stand above a value."""
        return self.people().where(self.value > value)

    def lines(self, offset: int) -> Select[Any]:
        """A page's rows, best first."""
        columns = (tallies.c.user_id, self.value.label("value"), *(tallies.c[name] for name in _SHOWN))
        best_first = select(*columns).where(*self.listed).order_by(self.value.desc(), tallies.c.user_id.desc())
        return best_first.limit(PAGE).offset(offset)

    def own(self, user_id: int) -> Select[Any]:
        """Somebody's row, hidden or not."""
        columns = (tallies.c.user_id, self.value.label("value"), *(tallies.c[name] for name in _SHOWN))
        return select(*columns).where(tallies.c.board_id == self.id, tallies.c.user_id == user_id)


async def page(connection: AsyncConnection, query: BoardQuery, number: int, viewer_id: int, now: int) -> BoardPage:
    """A page (from 1) of a leaderboard, as it stands at `now` (seconds since 1970)."""
    board_id = await _board_id(connection, query, now)
    if board_id is None:
        return BoardPage(query, page=1, pages=1, people=0, lines=(), own=None, is_viewer_hidden=False)
    board = Board(board_id, query.order)
    people = await connection.scalar(board.people()) or 0
    pages = max(1, -(-people // PAGE))
    number = min(max(number, 1), pages)
    offset = (number - 1) * PAGE
    lines = list[BoardLine]()
    for index, row in enumerate(await connection.execute(board.lines(offset))):
        # Level values share a place. Above the first line of a page there may be level ones, on the page before.
        place = offset + index + 1 if index else await _place(connection, board, row.value)
        lines.append(_line(row, lines[-1].place if lines and lines[-1].value == row.value else place))
    own = (await connection.execute(board.own(viewer_id))).one_or_none()
    return BoardPage(
        query,
        page=number,
        pages=pages,
        people=people,
        lines=tuple(lines),
        own=_line(own, await _place(connection, board, own.value)) if own and own.value is not None else None,
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
    on_board = (
        boards.c.guild_id == (guild_id or EVERYWHERE),
        boards.c.period == period,
        boards.c.family == (family or ALL_FAMILIES),
    )
    found = select(*columns).join(boards, boards.c.id == tallies.c.board_id)
    row = (await connection.execute(found.where(*on_board, tallies.c.user_id == user_id))).one_or_none()
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


async def _place(connection: AsyncConnection, board: Board, value: float) -> int:
    return 1 + (await connection.scalar(board.above(value)) or 0)


def _line(row: Row[Any], place: int) -> BoardLine:
    rating = Rating(row.mu, row.sigma, row.games)
    return BoardLine(place, row.user_id, row.value, row.games, row.wins, rating)
