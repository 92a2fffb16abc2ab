"""Deletes people in short units; a deletion resumes after a crash.

A random negative number replaces the id, the same in all games, because others' ratings depend on it. Until the last
unit, the person gets no seat, and their games are not counted.
"""

import secrets
from collections.abc import Callable, Iterator

from sqlalchemy import Column, Select, delete, exists, insert, select, update

from bot.errors import Refused
from bot.model.tally import RATING, Rating
from bot.store.database import PEOPLE, record_change
from bot.store.former import remember
from bot.store.personal import columns_of_people, lobbies_left
from bot.store.schema import (
    deletions,
    games,
    lifetime_stats,
    personal_blocks,
    seats,
)
from bot.store.units import Transaction, delete_some

_Part = Callable[[Transaction, int, int], bool]
"""Deletes some of a person's rows, or puts their former number into them, and returns whether there were any."""

_ROWS_AT_ONCE = 200
_GAMES_AT_ONCE = 50
# Each has many rows.
_LEADERBOARDS_AT_ONCE = 25


def begin(transaction: Transaction, user_id: int, now: int) -> None:
    """Begins the deletion of a person's data. `go_on` does the rest. `now` is when the person asked for it, in seconds
    since 1970.
    """
    if not is_going_on(transaction, user_id):
        former = -1 - secrets.randbelow(2**62)
        transaction.execute(insert(deletions).values(user_id=user_id, former=former))
        remember(transaction, user_id, former, now)
        record_change(transaction, PEOPLE)


def is_going_on(transaction: Transaction, user_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(deletions.c.user_id == user_id))))


def refuse(transaction: Transaction, user_id: int) -> None:
    """Refuses a person whose data is being deleted. Raises Refused (`being-deleted`)."""
    if is_going_on(transaction, user_id):
        raise Refused("being-deleted")


def concern(transaction: Transaction, game_id: int) -> bool:
    return bool(transaction.scalar(select(concerned().where(seats.c.game_id == game_id).exists())))


def concerned() -> Select[int]:
    seated = (deletions.c.user_id == seats.c.user_id) | (deletions.c.former == seats.c.user_id)
    return select(seats.c.game_id).join(deletions, seated)


def going_on(transaction: Transaction) -> set[int]:
    """The ids of all people who are being deleted, and the numbers that replace them."""
    return {number for row in transaction.execute(select(deletions.c.user_id, deletions.c.former)) for number in row}


def unfinished(transaction: Transaction) -> list[int]:
    return list(transaction.scalars(select(deletions.c.user_id)))


def go_on(transaction: Transaction, user_id: int) -> bool:
    """Does some of a person's deletion, and returns whether anything is left."""
    former = transaction.scalar(select(deletions.c.former).where(deletions.c.user_id == user_id))
    if former is None:
        return False
    if any(some(transaction, user_id, former) for some in _parts()):
        return True
    columns = (each.column for each in columns_of_people() if each.key is None and not each.are_many)
    for column in (*columns, deletions.c.user_id):
        transaction.execute(delete(column.table).where(column == user_id))
    record_change(transaction, PEOPLE)
    return False


def _deleting(column: "Column[int]") -> _Part:
    def some(transaction: Transaction, user_id: int, _former: int) -> bool:
        return delete_some(transaction, column.table, column == user_id, _ROWS_AT_ONCE) > 0

    return some


def _blocks_of_them(transaction: Transaction, user_id: int, _former: int) -> bool:
    """Takes a person's id out of the blocks of others. The hashes stay, or they could undo the blocks."""
    blocked = personal_blocks.c.blocked_id == user_id
    mine = select(personal_blocks.c.digest).where(blocked).limit(_ROWS_AT_ONCE)
    theirs = (blocked, personal_blocks.c.digest.in_(list(transaction.scalars(mine))))
    return bool(transaction.execute(update(personal_blocks).where(*theirs).values(blocked_id=None)).rowcount)


def _renaming(column: "Column[int]", key: "Column[int]") -> _Part:
    def some(transaction: Transaction, user_id: int, former: int) -> bool:
        most = _GAMES_AT_ONCE if column.table is games else _ROWS_AT_ONCE
        mine = list(transaction.scalars(select(key).where(column == user_id).order_by(key).limit(most)))
        theirs = update(column.table).where(column == user_id, key.in_(mine)).values({column.name: former})
        return bool(mine and transaction.execute(theirs).rowcount)

    return some


def _lobbies(transaction: Transaction, user_id: int, former: int) -> bool:
    listed = lobbies_left(transaction, user_id)[:_GAMES_AT_ONCE]
    for game_id in listed:
        its = games.c.id == game_id
        left = transaction.scalar(select(games.c.left_lobby).where(its))
        renamed = [former if each == user_id else each for each in left]
        transaction.execute(update(games).where(its).values(left_lobby=renamed))
    return bool(listed)


def _lifetime_stats(transaction: Transaction, user_id: int, former: int) -> bool:
    """Deletes a person's sums, but for the rating, which it takes to compute their opponents' ratings again."""
    theirs = lifetime_stats.c.user_id == user_id
    mine = select(lifetime_stats.c.leaderboard_id).where(theirs).distinct().limit(_LEADERBOARDS_AT_ONCE)
    ids = list(transaction.scalars(mine))
    these = (theirs, lifetime_stats.c.leaderboard_id.in_(ids))
    ratings = transaction.execute(select(lifetime_stats).where(*these, lifetime_stats.c.measure == RATING.name))
    # A rating without games is provisional.
    kept = [
        {**row, "user_id": former, "hidden": True, "value": Rating(row["amount"], row["other"]).rank}
        for row in ratings.mappings()
    ]
    transaction.execute(delete(lifetime_stats).where(*these))
    if kept:
        transaction.execute(insert(lifetime_stats), kept)
    return bool(ids)


def _parts() -> Iterator[_Part]:
    """The parts of a deletion in the order of their execution."""
    for each in columns_of_people():
        if each.key is not None:
            yield _renaming(each.column, each.key)
        elif each.are_many:
            yield _deleting(each.column)
    yield from (_lifetime_stats, _lobbies, _blocks_of_them)
