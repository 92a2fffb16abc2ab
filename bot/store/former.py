"""The people who deleted their data lately, as keyed hashes: limits still hold for them, and blocks reach them."""

from collections.abc import Collection

from sqlalchemy import func, insert, select

from bot.model.deadline import DAY
from bot.store.database import block_key, known_key
from bot.store.journal import keyed_hash
from bot.store.schema import former_players
from bot.store.units import Transaction, delete_some

REMEMBERED_SECONDS = 7 * DAY
"""How long games of people who deleted their data are friendly."""
RESTING_SECONDS = DAY
"""How long people who deleted their data open no lobbies and send no challenges."""
_AT_ONCE = 200


def remember(transaction: Transaction, user_id: int, former: int, now: int) -> None:
    """Remembers that a person deleted their data. `former` is the number that replaces the person's id in games."""
    row = {"former": former, "digest": digest_of_id(block_key(transaction), user_id), "at": now}
    transaction.execute(insert(former_players).values(**row))


def may_open_again_at(transaction: Transaction, user_id: int) -> int:
    """The time when the person may open lobbies again, in seconds since 1970; 0 without a deletion."""
    theirs = former_players.c.digest == digest_of_id(known_key(transaction), user_id)
    last = transaction.scalar(select(func.max(former_players.c.at)).where(theirs))
    return 0 if last is None else int(last) + RESTING_SECONDS


def deleted_lately_among(transaction: Transaction, user_ids: Collection[int], now: int) -> frozenset[int]:
    """The people of these who deleted their data in the last seven days."""
    if not (key := known_key(transaction)):
        return frozenset()
    digests = {digest_of_id(key, user_id): user_id for user_id in user_ids}
    lately = (former_players.c.digest.in_(digests), former_players.c.at > now - REMEMBERED_SECONDS)
    return frozenset(digests[found] for found in transaction.scalars(select(former_players.c.digest).where(*lately)))


def digest_of_former(transaction: Transaction, former: int) -> str | None:
    """The person's hash; None if they were deleted more than seven days ago."""
    found: str | None = transaction.scalar(select(former_players.c.digest).where(former_players.c.former == former))
    return found


def digest_of_id(key: str, user_id: int) -> str:
    return keyed_hash(key, f"former {user_id}")


def forget_some(transaction: Transaction, now: int) -> bool:
    """Deletes some of the hashes that are older than seven days, and returns whether any were."""
    past = former_players.c.at <= now - REMEMBERED_SECONDS
    return delete_some(transaction, former_players, past, _AT_ONCE) == _AT_ONCE
