"""Stores whose challenges people take, and which challenges their hosts withdrew."""

from typing import NamedTuple

from sqlalchemy import Row, Select, select, update

from bot.errors import Refused
from bot.model.challenges import Challengers
from bot.store import deletions
from bot.store.people import REST_SECONDS, decline
from bot.store.schema import copies, games
from bot.store.schema import people as people_table
from bot.store.units import Transaction, upsert


class Withdrawn(NamedTuple):
    """A challenge, and the message that shows the invited person that it was withdrawn."""

    game_id: int
    channel_id: int
    message_id: int


def taken_by(transaction: Transaction, user_id: int) -> Challengers:
    chosen = transaction.scalar(select(people_table.c.challenges).where(people_table.c.user_id == user_id))
    return Challengers(chosen or Challengers.ALL)


def take_from(transaction: Transaction, user_id: int, challengers: Challengers) -> None:
    """Stores whose challenges the person takes. Raises Refused (`being-deleted`)."""
    if deletions.is_going_on(transaction, user_id):
        raise Refused("being-deleted")
    row = {"user_id": user_id, "hidden": False, "challenges": challengers.value}
    transaction.execute(upsert(people_table, "challenges"), row)


def withdraw(transaction: Transaction, game_id: int, host_id: int, invited: int, now: int) -> None:
    """The second time within a day, the invited person has a rest as if they had declined."""
    if withdrawn_at(transaction, host_id, invited, now):
        decline(transaction, invited, host_id, now)
    theirs = (copies.c.game_id == game_id, copies.c.user_id == invited)
    transaction.execute(update(copies).where(*theirs).values(withdrawn_at=now))


def withdrawn_at(transaction: Transaction, host_id: int, invited: int, now: int) -> int:
    """The time of the host's last withdrawal within a day, in seconds since 1970; 0 if they withdrew none."""
    return max((row.withdrawn_at for row in transaction.execute(_lately(host_id, invited, now))), default=0)


def last_withdrawn(transaction: Transaction, host_id: int, invited: int, now: int) -> Withdrawn | None:
    """The one whose message the next challenge within a day edits, instead of calling the invited person again."""
    found: list[Row[object]] = list(transaction.execute(_lately(host_id, invited, now)))
    shown = [Withdrawn(row.game_id, row.channel_id, row.message_id) for row in found if row.message_id]
    return max(shown, default=None)


def give_message(transaction: Transaction, withdrawn: Withdrawn) -> None:
    """It shows another challenge now."""
    its = (copies.c.game_id == withdrawn.game_id, copies.c.message_id == withdrawn.message_id)
    transaction.execute(update(copies).where(*its).values(message_id=None))


def _lately(host_id: int, invited: int, now: int) -> Select[object]:
    # Challenges are open for a day, so an index finds them by when they were opened.
    opened = (games.c.opened_by == host_id, games.c.opened_at > now - 3 * REST_SECONDS)
    withdrawn = (copies.c.user_id == invited, copies.c.withdrawn_at > now - REST_SECONDS)
    return select(copies).join(games, games.c.id == copies.c.game_id).where(*opened, *withdrawn)
