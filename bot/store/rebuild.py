"""Computing everyone's record again from the facts, and clearing away what nobody asks for any more."""

import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UnreadableGame
from bot.store import games, stats
from bot.store.schema import awards, boards, results, tallies
from bot.store.stats import EndedGame, current_keys

log = logging.getLogger(__name__)

_AT_ONCE = 100
_BITE = 1000


@dataclass(frozen=True, slots=True)
class Difference:
    """A row that was stored otherwise than the facts say. `stored` and `computed` are the columns that differ.

    Where the row was missing, or should not have been there, one of the two is None.
    """

    table: str
    row: str
    stored: dict[str, Any] | None
    computed: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class _View:
    """What is compared of a table: the rows, the first `keys` columns of which say which row it is."""

    table: str
    rows: Select[Any]
    keys: int

    def sql(self, connection: AsyncConnection) -> str:
        return str(self.rows.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))


async def rebuild(connection: AsyncConnection, now: int) -> list[Difference]:
    """Computes all results, leaderboards, ratings and achievements from the facts. Returns what was stored otherwise.

    Nobody else can write meanwhile: the transaction is as long as the history. Games that cannot be read count nowhere.
    """
    views = _views(now)
    for view in views:
        await connection.exec_driver_sql(f"CREATE TEMP TABLE stored_{view.table} AS {view.sql(connection)}")
    for table in (awards, results, tallies, boards):
        await connection.execute(delete(table))
    last = 0
    while batch := await games.last_ended(connection, after=last, most=_AT_ONCE):
        if readable := await _readable(connection, [game_id for _, game_id in batch]):
            await stats.count(connection, readable, now)
        last = batch[-1][0]
    found = []
    for view in views:
        found += await _differences(connection, view)
        await connection.exec_driver_sql(f"DROP TABLE stored_{view.table}")
    return found


async def _readable(connection: AsyncConnection, game_ids: list[int]) -> list[EndedGame]:
    found = []
    for game_id in game_ids:
        try:
            found.append(await games.ended_game(connection, game_id))
        except UnreadableGame as error:
            log.warning("game %s cannot be read, and counts nowhere: %s", game_id, error.__cause__)
    return found


async def drop_past_periods(connection: AsyncConnection, now: int) -> bool:
    """Deletes some of the rows of months, weeks and days that are over. Returns whether there are more."""
    period = ""
    # The keys of months, weeks and days are digits, and stand before 'all' and 'season-…'.
    while period := await connection.scalar(_next_period(period)) or "":
        if period not in current_keys(now):
            break
    if not period:
        return False
    of_period = select(tallies.c.board_id, tallies.c.user_id).join(boards, boards.c.id == tallies.c.board_id)
    rows = of_period.where(boards.c.period == period).limit(_BITE)
    gone = await connection.execute(delete(tallies).where(tuple_(tallies.c.board_id, tallies.c.user_id).in_(rows)))
    if gone.rowcount < _BITE:
        await connection.execute(delete(boards).where(boards.c.period == period))
    return True


def _next_period(after: str) -> Select[Any]:
    return select(func.min(boards.c.period)).where(boards.c.period > after, boards.c.period < "all")


def _views(now: int) -> tuple[_View, ...]:
    places = (boards.c.guild_id, boards.c.period, boards.c.family, tallies.c.user_id)
    numbers = [column for column in tallies.c if column.name not in ("board_id", "user_id")]
    kept = or_(boards.c.period >= "all", boards.c.period.in_(current_keys(now)))
    boarded = select(*places, *numbers).join(boards, boards.c.id == tallies.c.board_id).where(kept)
    return (_View("results", select(results), 2), _View("tallies", boarded, 4), _View("awards", select(awards), 2))


async def _differences(connection: AsyncConnection, view: _View) -> list[Difference]:
    stored_sql, computed_sql = f"SELECT * FROM stored_{view.table}", view.sql(connection)
    stored = await _rows(connection, view, f"{stored_sql} EXCEPT {computed_sql}")
    computed = await _rows(connection, view, f"{computed_sql} EXCEPT {stored_sql}")
    found = []
    for key in sorted(stored.keys() | computed.keys()):
        was, is_ = stored.get(key), computed.get(key)
        row = " ".join(str(part) for part in key if part != "")
        if was and is_:
            other = [name for name in was if was[name] != is_[name]]
            was, is_ = {name: was[name] for name in other}, {name: is_[name] for name in other}
        found.append(Difference(view.table, row, was, is_))
    return found


async def _rows(connection: AsyncConnection, view: _View, sql: str) -> dict[tuple[Any, ...], dict[str, Any]]:
    rows = await connection.exec_driver_sql(sql)
    names = list(rows.keys())[view.keys :]
    return {tuple(row[: view.keys]): dict(zip(names, row[view.keys :], strict=True)) for row in rows}
