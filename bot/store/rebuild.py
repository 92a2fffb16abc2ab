"""Computes all records again from the stored games, and says what differed."""

import logging
from dataclasses import dataclass, replace

from sqlalchemy import Select, delete, func, or_, select

from bot.errors import UnreadableGame
from bot.hooks import features
from bot.model.games import WonGame
from bot.model.records import Difference
from bot.model.written import numbers
from bot.store import games, reviews
from bot.store import results as writer
from bot.store.counting import count_all
from bot.store.leaderboards import current_keys
from bot.store.schema import awards, leaderboards, lifetime_stats, results
from bot.store.schema import games as all_games
from bot.store.storage import Progress, no_progress
from bot.store.units import Transaction, takes_long

log = logging.getLogger(__name__)

_AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class View:
    """The first `keys` columns identify a row."""

    table: str
    rows: Select[object]
    keys: int

    def sql(self, transaction: Transaction) -> str:
        return str(self.rows.compile(dialect=transaction.dialect, compile_kwargs={"literal_binds": True}))


def rebuild(transaction: Transaction, now: int, progress: Progress = no_progress) -> list[Difference]:
    """Returns what differed. Blocks all writers.

    Also counts queued games; unreadable ones count nowhere. Current reviews are kept, other games queued.
    """
    takes_long(transaction)
    count_all(transaction, now)
    views = _views(now)
    for view in views:
        transaction.exec_driver_sql(f"CREATE TEMP TABLE stored_{view.table} AS {view.sql(transaction)}")
    for table in (awards, results, lifetime_stats, leaderboards):
        transaction.execute(delete(table))
    last, highest = 0, transaction.scalar(select(func.max(all_games.c.finish_number)))
    while batch := games.won_after(transaction, last, _AT_ONCE):
        if readable := _readable(transaction, [game_id for _, game_id in batch]):
            writer.add(transaction, readable, now)
        last, _ = batch[-1]
        progress(last / highest)
    reviews.let_all_wait(transaction)
    for feature in features():
        feature.rebuild(transaction, now)
    found = []
    for view in views:
        found += _differences(transaction, view)
        transaction.exec_driver_sql(f"DROP TABLE stored_{view.table}")
    return found


def _readable(transaction: Transaction, game_ids: list[int]) -> list[WonGame]:
    found = []
    for game_id in game_ids:
        try:
            won = games.won_game(transaction, game_id)
            reviewed = reviews.sums_of(transaction, game_id)
            # Lines may take megabytes.
            found.append(replace(won, lines=(), seats=numbers(*won.notation), reviewed=reviewed))
        except Exception as error:
            # Foreign lines may raise anything.
            log.warning("game %s cannot be read and counts nowhere: %s", game_id, error.__cause__ or error)
    return found


def _views(now: int) -> tuple[View, ...]:
    leaderboard = (leaderboards.c.guild_id, leaderboards.c.period, leaderboards.c.family)
    kept = or_(leaderboards.c.period >= "a", leaderboards.c.period.in_(current_keys(now)))

    its = lifetime_stats.c
    added_up = select(*leaderboard, its.user_id, its.measure, its.hidden, its.amount, its.other, its.value)
    # Replaced reviews may leave zeros.
    is_any = (its.amount != 0) | (its.other != 0) | its.value.is_not(None)
    return (
        View("results", select(results), 2),
        View("lifetime_stats", added_up.join(leaderboards).where(kept, is_any), 5),
        View("awards", select(awards), 2),
        *(view for feature in features() for view in feature.records(now)),
    )


def _differences(transaction: Transaction, view: View) -> list[Difference]:
    stored_sql, computed_sql = f"SELECT * FROM stored_{view.table}", view.sql(transaction)
    stored = _rows(transaction, view, f"{stored_sql} EXCEPT {computed_sql}")
    computed = _rows(transaction, view, f"{computed_sql} EXCEPT {stored_sql}")
    found = []
    for key in sorted(stored.keys() | computed.keys()):
        was, is_ = stored.get(key), computed.get(key)
        row = " ".join(str(part) for part in key if part != "")
        if was and is_:
            other = [name for name in was if was[name] != is_[name]]
            was, is_ = {name: was[name] for name in other}, {name: is_[name] for name in other}
        found.append(Difference(view.table, row, was, is_))
    return found


def _rows(transaction: Transaction, view: View, sql: str) -> dict[tuple[object, ...], dict[str, object]]:
    rows = transaction.exec_driver_sql(sql)
    names = list(rows.keys())[view.keys :]
    return {tuple(row[: view.keys]): dict(zip(names, row[view.keys :], strict=True)) for row in rows}


def unreadable_games(transaction: Transaction) -> list[int]:
    """Reads all games, for the doctor."""
    found = []
    for game_id in list(transaction.scalars(select(all_games.c.id).order_by(all_games.c.id))):
        try:
            games.load(transaction, game_id)
        except UnreadableGame:
            found.append(game_id)
    return found
