"""People who may not challenge another person.

Keyed hashes keep blocks after the blocked person's data is deleted, or people could undo blocks that way.
"""

import hashlib
import hmac

from sqlalchemy import delete, exists, select

from bot.model.standings import PersonalBlock
from bot.store.oversight import block_key
from bot.store.schema import personal_blocks
from bot.store.units import Transaction, upsert


def _digest(transaction: Transaction, user_id: int, blocked_id: int) -> str:
    """HMAC-SHA256 of both ids, as hex."""
    return hmac.new(block_key(transaction), f"{user_id} {blocked_id}".encode(), hashlib.sha256).hexdigest()


def block(transaction: Transaction, user_id: int, blocked_id: int, now: int) -> None:
    row = {"user_id": user_id, "digest": _digest(transaction, user_id, blocked_id), "blocked_id": blocked_id, "at": now}
    transaction.execute(upsert(personal_blocks, "blocked_id"), row)


def unblock(transaction: Transaction, user_id: int, digest: str) -> None:
    theirs = (personal_blocks.c.user_id == user_id, personal_blocks.c.digest == digest)
    transaction.execute(delete(personal_blocks).where(*theirs))


def is_blocked(transaction: Transaction, user_id: int, blocked_id: int) -> bool:
    theirs = (
        personal_blocks.c.user_id == user_id,
        personal_blocks.c.digest == _digest(transaction, user_id, blocked_id),
    )
    return bool(transaction.scalar(select(exists().where(*theirs))))


def newest(transaction: Transaction, user_id: int, most: int) -> tuple[PersonalBlock, ...]:
    columns = (personal_blocks.c.digest, personal_blocks.c.blocked_id)
    found = select(*columns).where(personal_blocks.c.user_id == user_id).order_by(personal_blocks.c.at.desc())
    return tuple(PersonalBlock(*row) for row in transaction.execute(found.limit(most)))
