"""Whom people block, whose challenges they take, and which were declined or withdrawn."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Row, Select, delete, exists, func, select, update

from bot.model.records import Challengers, PersonalBlock
from bot.model.seats import is_former
from bot.store import deletions, former
from bot.store.database import block_key, known_key
from bot.store.journal import keyed_hash
from bot.store.schema import copies, declines, games, people, personal_blocks
from bot.store.units import Transaction, upsert

_MOST_MET = 10
REST_SECONDS = 24 * 3600
"""How long a person who declined a challenge gets no other from the same person."""


def _digest(key: str, user_id: int, blocked: int | str) -> str:
    """The hash of a person for another one, which keeps a block after the blocked person's data is deleted. `blocked`
    is their id or, if they were blocked after that, their hash as a former player.
    """
    return keyed_hash(key, f"{user_id} {blocked}")


def block(transaction: Transaction, user_id: int, blocked_id: int, now: int) -> bool:
    """Lets one person block another, and says whether it did. `blocked_id` may be the number of a former player. False
    if it is no longer known who that was.
    """
    blocked = former.digest_of_former(transaction, blocked_id) if is_former(blocked_id) else blocked_id
    if blocked is None:
        return False
    row = {"user_id": user_id, "digest": _digest(block_key(transaction), user_id, blocked), "at": now}
    row["blocked_id"] = None if is_former(blocked_id) else blocked_id
    transaction.execute(upsert(personal_blocks, "blocked_id"), row)
    return True


def unblock(transaction: Transaction, user_id: int, digest: str) -> None:
    """Ends a block, and the rest after a declined challenge."""
    for table in (personal_blocks, declines):
        transaction.execute(delete(table).where(table.c.user_id == user_id, table.c.digest == digest))


def is_blocked(transaction: Transaction, user_id: int, blocked_id: int) -> bool:
    key = known_key(transaction)
    digests = [_digest(key, user_id, each) for each in (blocked_id, former.digest_of_id(key, blocked_id))]
    theirs = (personal_blocks.c.user_id == user_id, personal_blocks.c.digest.in_(digests))
    return bool(transaction.scalar(select(exists().where(*theirs))))


def who_blocked(transaction: Transaction, blocked_id: int, among: Sequence[int]) -> frozenset[int]:
    return frozenset(user_id for user_id in among if is_blocked(transaction, user_id, blocked_id))


def blocks_of(transaction: Transaction, user_id: int, most: int) -> tuple[PersonalBlock, ...]:
    columns = (personal_blocks.c.digest, personal_blocks.c.blocked_id)
    found = select(*columns).where(personal_blocks.c.user_id == user_id).order_by(personal_blocks.c.at.desc())
    return tuple(PersonalBlock(*row) for row in transaction.execute(found.limit(most)))


def people_met(transaction: Transaction, user_id: int) -> tuple[int, ...]:
    theirs, other = copies.alias(), copies.c.user_id
    blocked = select(personal_blocks.c.blocked_id).where(personal_blocks.c.user_id == user_id)
    found = select(other).join(theirs, theirs.c.game_id == copies.c.game_id).where(theirs.c.user_id == user_id)
    others = found.where(other != user_id, other.not_in(blocked.where(personal_blocks.c.blocked_id.is_not(None))))
    newest_first = others.group_by(other).order_by(func.max(copies.c.game_id).desc())
    return tuple(transaction.scalars(newest_first.limit(_MOST_MET)))


def taken_by(transaction: Transaction, user_id: int) -> Challengers:
    chosen = transaction.scalar(select(people.c.challenges).where(people.c.user_id == user_id))
    return Challengers(chosen or Challengers.ALL)


def take_from(transaction: Transaction, user_id: int, challengers: Challengers) -> None:
    """Stores whose challenges the person takes. Raises Refused (`being-deleted`)."""
    deletions.refuse(transaction, user_id)
    row = {"user_id": user_id, "hidden": False, "challenges": challengers.value}
    transaction.execute(upsert(people, "challenges"), row)


def decline(transaction: Transaction, user_id: int, challenger_id: int, now: int) -> None:
    """Stores that a person declined a challenge, and forgets declines that are too old to matter."""
    transaction.execute(delete(declines).where(declines.c.at <= now - REST_SECONDS))
    row = {"user_id": user_id, "digest": _digest(block_key(transaction), user_id, challenger_id), "at": now}
    transaction.execute(upsert(declines, "at"), row)


def may_challenge_again_at(transaction: Transaction, user_id: int, challenger_id: int) -> int:
    """The time, in seconds since 1970, until a person rests from a challenger; 0 if they never declined."""
    digest = _digest(known_key(transaction), user_id, challenger_id)
    theirs = (declines.c.user_id == user_id, declines.c.digest == digest)
    declined_at = transaction.scalar(select(declines.c.at).where(*theirs))
    return 0 if declined_at is None else int(declined_at) + REST_SECONDS


def end_rest(transaction: Transaction, user_id: int, challenger_id: int) -> None:
    digest = _digest(known_key(transaction), user_id, challenger_id)
    transaction.execute(delete(declines).where(declines.c.user_id == user_id, declines.c.digest == digest))


class Withdrawn(NamedTuple):
    """A challenge, and the message that shows the invited person that it was withdrawn."""

    game_id: int
    channel_id: int
    message_id: int


def withdraw(transaction: Transaction, game_id: int, host_id: int, invited: int, now: int) -> None:
    """Stores that a challenge was withdrawn. The second time within a day, the invited person has a rest as if they had
    declined.
    """
    if any(transaction.execute(_lately(host_id, invited, now))):
        decline(transaction, invited, host_id, now)
    theirs = (copies.c.game_id == game_id, copies.c.user_id == invited)
    transaction.execute(update(copies).where(*theirs).values(withdrawn_at=now))


def last_withdrawn(transaction: Transaction, host_id: int, invited: int, now: int) -> Withdrawn | None:
    """The withdrawn challenge whose message the next one within a day edits, instead of calling the invited person
    again.
    """
    found: list[Row[object]] = list(transaction.execute(_lately(host_id, invited, now)))
    shown = [Withdrawn(row.game_id, row.channel_id, row.message_id) for row in found if row.message_id]
    return max(shown, default=None)


def give_message(transaction: Transaction, withdrawn: Withdrawn) -> None:
    """Takes the message of a withdrawn challenge away from it, because it shows another one now."""
    its = (copies.c.game_id == withdrawn.game_id, copies.c.message_id == withdrawn.message_id)
    transaction.execute(update(copies).where(*its).values(message_id=None))


def _lately(host_id: int, invited: int, now: int) -> Select[object]:
    # Challenges are open for a day, so an index finds them by when they were opened.
    opened = (games.c.opened_by == host_id, games.c.opened_at > now - 3 * REST_SECONDS)
    withdrawn = (copies.c.user_id == invited, copies.c.withdrawn_at > now - REST_SECONDS)
    return select(copies).join(games, games.c.id == copies.c.game_id).where(*opened, *withdrawn)
