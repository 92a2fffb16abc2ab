"""Stores which games wait to be counted, counts one, and computes all records again from the stored games."""

import logging
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Select, delete, exists, func, insert, or_, select, update

from bot.coach.advisers import adviser_of
from bot.errors import UnreadableGame
from bot.games.measures import SeatStatistics
from bot.hooks import features
from bot.model.games import WonGame
from bot.model.records import Difference
from bot.model.seats import is_computer
from bot.model.written import numbers
from bot.store import deletions, endings, reviews
from bot.store import results as writer
from bot.store.database import PEOPLE, changes
from bot.store.games import counted_on, load, players_of, won_after, won_game
from bot.store.leaderboards import current_keys, drop_ended
from bot.store.schema import awards, games, leaderboards, lifetime_stats, results, uncounted
from bot.store.storage import Progress, no_progress
from bot.store.units import Transaction, takes_long

log = logging.getLogger(__name__)

_MOST_LINES = 25_000
"""The most facts of a game counted in a unit; a longer game would block writers."""
_AT_ONCE = 100


class Waiting(NamedTuple):
    """An ended game that is not in the records yet. `won`: None if the rules are unreadable; it counts nowhere then."""

    game_id: int
    won: WonGame | None


def let_wait(transaction: Transaction, game_id: int, finish_number: int) -> None:
    transaction.execute(insert(uncounted).values(game_id=game_id, finish_number=finish_number))


def next_waiting(transaction: Transaction) -> Waiting | None:
    """The next game to count; None if there is none, or all that wait do so for a deletion."""
    game_id = _next(transaction)
    if game_id is None:
        return None
    try:
        return Waiting(game_id, won_game(transaction, game_id))
    except UnreadableGame:
        return Waiting(game_id, None)


def count(transaction: Transaction, waiting: Waiting, seats: tuple[SeatStatistics, ...] | None, now: int) -> None:
    """Adds an ended game to all records, and queues its review and its ending. `seats`: from `bot.model.written`, None
    if the game is unreadable.
    """
    if _next(transaction) != waiting.game_id:
        # It is already counted, or a player is being deleted.
        return
    set_aside(transaction, waiting.game_id)
    if waiting.won is None or seats is None:
        return
    (changed,) = writer.add(transaction, [_as_it_is_now(transaction, replace(waiting.won, seats=seats))], now)
    if any(seat.won for seat in seats) and adviser_of(waiting.won.rules):
        reviews.let_wait(transaction, waiting.game_id, waiting.won.finish_number)
    endings.keep(transaction, waiting.game_id, changed)


def set_aside(transaction: Transaction, game_id: int) -> None:
    transaction.execute(delete(uncounted).where(uncounted.c.game_id == game_id))


def count_all(transaction: Transaction, now: int) -> None:
    """Counts all games that wait, except those too long for a unit, which it sets aside."""
    while waiting := next_waiting(transaction):
        count(transaction, waiting, _numbers(waiting), now)


def _numbers(waiting: Waiting) -> tuple[SeatStatistics, ...] | None:
    try:
        if waiting.won is None or len(waiting.won.lines) > _MOST_LINES:
            log.error("game %s is not counted before the records are rebuilt", waiting.game_id)
            return None
        return numbers(*waiting.won.notation)
    except Exception:
        # Foreign lines may raise anything.
        return None


def first_waiting(transaction: Transaction) -> int | None:
    found: int | None = transaction.scalar(select(uncounted.c.game_id).order_by(uncounted.c.finish_number).limit(1))
    return found


def _next(transaction: Transaction) -> int | None:
    """The id of the next game to count, without games of people being deleted, and later ones of their opponents:
    ratings depend on the order.
    """
    stuck = deletions.going_on(transaction)
    if not stuck:
        return first_waiting(transaction)
    for game_id in list(transaction.scalars(select(uncounted.c.game_id).order_by(uncounted.c.finish_number))):
        people = {player for player in players_of(transaction, game_id) if not is_computer(player)}
        if not people & stuck:
            return int(game_id)
        stuck |= people
    return None


def _as_it_is_now(transaction: Transaction, won: WonGame) -> WonGame:
    """The game with the deletions and reviews that came after its end."""
    guild_id = transaction.scalar(select(counted_on).where(games.c.id == won.id))
    reviewed = reviews.sums_of(transaction, won.id)
    return replace(won, guild_id=guild_id, players=players_of(transaction, won.id), reviewed=reviewed)


def void(transaction: Transaction, game_id: int, by_id: int | None, now: int) -> str:
    """Takes a game out of its server's records, or back if `by_id` is None: a void one counts as if it had been played
    on no server. Returns its kind. A recount does the rest. Raises UnreadableGame.
    """
    transaction.execute(update(games).where(games.c.id == game_id).values(stopped_by=by_id))
    row = transaction.execute(select(games.c.kind, counted_on).where(games.c.id == game_id)).one()
    transaction.execute(update(results).where(results.c.game_id == game_id).values(guild_id=row.guild_id))
    writer.add_leaderboards(transaction, won_game(transaction, game_id), now)
    return str(row.kind)


def begin_recount(transaction: Transaction, guild_id: int, kind: str, now: int) -> writer.Recount:
    return writer.recount_of(transaction, guild_id, kind, _state(transaction, guild_id), now)


def to_recount(transaction: Transaction, recount: writer.Recount, most: int) -> list[WonGame]:
    """The next games that count there, with their lines."""
    its = (games.c.guild_id == recount.guild_id, games.c.kind == recount.kind, games.c.finish_number > recount.last)
    counted = exists().where(results.c.game_id == games.c.id, results.c.guild_id == recount.guild_id)
    found = select(games.c.id).where(*its, counted).order_by(games.c.finish_number).limit(most)
    won = [won_game(transaction, game_id) for game_id in list(transaction.scalars(found))]
    return [replace(game, reviewed=reviews.sums_of(transaction, game.id)) for game in won]


def finish_recount(transaction: Transaction, recount: writer.Recount) -> bool:
    """Stores what a recount found. Returns False if games were counted, reviewed or voided there meanwhile, or a person
    is being deleted.
    """
    if deletions.going_on(transaction) or _state(transaction, recount.guild_id) != recount.state:
        return False
    writer.replace_with(transaction, recount)
    return True


def _state(transaction: Transaction, guild_id: int) -> tuple[object, ...]:
    sums = (func.count(), func.count(results.c.decisions), func.sum(results.c.lost), func.sum(results.c.luck))
    newest = func.max(results.c.finish_number)
    found = transaction.execute(select(newest, *sums).where(results.c.guild_id == guild_id)).one()
    return *found, changes(transaction, [PEOPLE])[PEOPLE]


class View(NamedTuple):
    """Records as rows to compare; the first `keys` columns identify one."""

    table: str
    rows: Select[object]
    keys: int

    def sql(self, transaction: Transaction) -> str:
        return str(self.rows.compile(dialect=transaction.dialect, compile_kwargs={"literal_binds": True}))


def rebuild(transaction: Transaction, now: int, progress: Progress = no_progress) -> list[Difference]:
    """Computes all records again, and returns what differed. Blocks all writers. Also counts queued games; unreadable
    ones count nowhere. Current reviews are kept, other games queued.
    """
    takes_long(transaction)
    count_all(transaction, now)
    drop_ended(transaction, now)
    views = _views(now)
    for view in views:
        transaction.exec_driver_sql(f"CREATE TEMP TABLE stored_{view.table} AS {view.sql(transaction)}")
    for table in (awards, results, lifetime_stats, leaderboards):
        transaction.execute(delete(table))
    last, highest = 0, transaction.scalar(select(func.max(games.c.finish_number)))
    while batch := won_after(transaction, last, _AT_ONCE):
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
            won = won_game(transaction, game_id)
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
    """The games that cannot be read, for the doctor, which waits until all were."""
    found = []
    for game_id in list(transaction.scalars(select(games.c.id).order_by(games.c.id))):
        try:
            load(transaction, game_id)
        except UnreadableGame:
            found.append(game_id)
    return found
