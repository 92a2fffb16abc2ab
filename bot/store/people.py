"""Stores about a person: privacy, blocked people, and challenges they declined lately."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Column, Text, cast, delete, exists, func, select, union, update

from bot.hooks import features
from bot.model.records import PersonalBlock, Privacy
from bot.model.seats import is_former
from bot.store import deletions, former, members
from bot.store.database import block_key, known_key
from bot.store.journal import keyed_hash
from bot.store.personal import columns_of_people
from bot.store.schema import (
    copies,
    declines,
    games,
    lifetime_stats,
    people,
    personal_blocks,
    results,
    seats,
)
from bot.store.units import Transaction, upsert

_MOST_BLOCKS = 25
_MOST_MET = 10
REST_SECONDS = 24 * 3600
"""A person who declined a challenge gets no other from the same person."""


def is_hidden(transaction: Transaction, user_id: int) -> bool:
    return bool(transaction.scalar(select(people.c.hidden).where(people.c.user_id == user_id)))


def privacy(transaction: Transaction, user_id: int) -> Privacy:
    count = select(func.count(), func.count(results.c.guild_id.distinct())).where(results.c.user_id == user_id)
    games_, servers = transaction.execute(count).one()
    blocked = newest(transaction, user_id, _MOST_BLOCKS)
    return Privacy(is_hidden(transaction, user_id), games_, servers, blocked, _met(transaction, user_id))


def set_hidden(transaction: Transaction, user_id: int, hidden: bool) -> None:
    transaction.execute(upsert(people, "hidden"), {"user_id": user_id, "hidden": hidden})
    for table in (lifetime_stats, *(table for feature in features() for table in feature.ranks())):
        transaction.execute(update(table).where(table.c.user_id == user_id).values(hidden=hidden))
    if not hidden:
        members.hide_where_left(transaction, user_id)


def is_named(transaction: Transaction, user_id: int) -> bool:
    """True also during their deletion."""
    named = any(transaction.scalar(select(exists().where(column == user_id))) for column in _naming())
    return named or deletions.is_going_on(transaction, user_id) or bool(deletions.lobbies_left(transaction, user_id))


def _naming() -> Iterator["Column[int]"]:
    yield from (each.column for each in columns_of_people())
    yield from (lifetime_stats.c.user_id, personal_blocks.c.blocked_id)


def everybody(transaction: Transaction) -> list[int]:
    found = {user_id for column in _naming() for user_id in transaction.scalars(select(column).distinct())}
    for listed in transaction.scalars(select(games.c.left_lobby).where(cast(games.c.left_lobby, Text) != "[]")):
        found.update(listed)
    return sorted(user_id for user_id in found if user_id is not None and user_id > 0)


def open_games(transaction: Transaction, user_id: int) -> list[int]:
    """Includes games that they left, and challenges that they have not answered."""
    still_open = games.c.status.in_(["lobby", "playing", "paused"])
    theirs = [
        select(table.c.game_id).join(games, games.c.id == table.c.game_id).where(table.c.user_id == user_id, still_open)
        for table in (seats, copies)
    ]
    return list(transaction.scalars(union(*theirs)))


def _digest(key: str, user_id: int, blocked: int | str) -> str:
    """Keeps a block after the blocked person's data is deleted. `blocked` is their id or, if they were blocked after
    that, their hash as a former player.
    """
    return keyed_hash(key, f"{user_id} {blocked}")


def block(transaction: Transaction, user_id: int, blocked_id: int, now: int) -> bool:
    """`blocked_id` may be the number of a former player. False if it is no longer known who that was."""
    blocked = former.digest_of(transaction, blocked_id) if is_former(blocked_id) else blocked_id
    if blocked is None:
        return False
    row = {"user_id": user_id, "digest": _digest(block_key(transaction), user_id, blocked), "at": now}
    row["blocked_id"] = None if is_former(blocked_id) else blocked_id
    transaction.execute(upsert(personal_blocks, "blocked_id"), row)
    return True


def unblock(transaction: Transaction, user_id: int, digest: str) -> None:
    """Ends the rest, too."""
    for table in (personal_blocks, declines):
        transaction.execute(delete(table).where(table.c.user_id == user_id, table.c.digest == digest))


def is_blocked(transaction: Transaction, user_id: int, blocked_id: int) -> bool:
    key = known_key(transaction)
    digests = [_digest(key, user_id, each) for each in (blocked_id, former.digest(key, blocked_id))]
    theirs = (personal_blocks.c.user_id == user_id, personal_blocks.c.digest.in_(digests))
    return bool(transaction.scalar(select(exists().where(*theirs))))


def who_blocked(transaction: Transaction, blocked_id: int, among: Sequence[int]) -> frozenset[int]:
    return frozenset(user_id for user_id in among if is_blocked(transaction, user_id, blocked_id))


def decline(transaction: Transaction, user_id: int, challenger_id: int, now: int) -> None:
    """Forgets declines that are too old to matter."""
    transaction.execute(delete(declines).where(declines.c.at <= now - REST_SECONDS))
    row = {"user_id": user_id, "digest": _digest(block_key(transaction), user_id, challenger_id), "at": now}
    transaction.execute(upsert(declines, "at"), row)


def rests_until(transaction: Transaction, user_id: int, challenger_id: int) -> int:
    """From the challenger; 0 if they never declined."""
    digest = _digest(known_key(transaction), user_id, challenger_id)
    theirs = (declines.c.user_id == user_id, declines.c.digest == digest)
    declined_at = transaction.scalar(select(declines.c.at).where(*theirs))
    return 0 if declined_at is None else int(declined_at) + REST_SECONDS


def end_rest(transaction: Transaction, user_id: int, challenger_id: int) -> None:
    digest = _digest(known_key(transaction), user_id, challenger_id)
    transaction.execute(delete(declines).where(declines.c.user_id == user_id, declines.c.digest == digest))


def _met(transaction: Transaction, user_id: int) -> tuple[int, ...]:
    theirs, other = copies.alias(), copies.c.user_id
    blocked = select(personal_blocks.c.blocked_id).where(personal_blocks.c.user_id == user_id)
    found = select(other).join(theirs, theirs.c.game_id == copies.c.game_id).where(theirs.c.user_id == user_id)
    others = found.where(other != user_id, other.not_in(blocked.where(personal_blocks.c.blocked_id.is_not(None))))
    newest_first = others.group_by(other).order_by(func.max(copies.c.game_id).desc())
    return tuple(transaction.scalars(newest_first.limit(_MOST_MET)))


def newest(transaction: Transaction, user_id: int, most: int) -> tuple[PersonalBlock, ...]:
    columns = (personal_blocks.c.digest, personal_blocks.c.blocked_id)
    found = select(*columns).where(personal_blocks.c.user_id == user_id).order_by(personal_blocks.c.at.desc())
    return tuple(PersonalBlock(*row) for row in transaction.execute(found.limit(most)))
