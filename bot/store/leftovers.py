"""Stores which messages are still to be deleted.

The unit that stores a new board puts the old one there. The press deletes it, or the clock later.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import NamedTuple

from sqlalchemy import delete, func, select, update

from bot.model.games import Status
from bot.model.leftovers import REPLIED_TO, Leftover
from bot.store.schema import games, leftovers
from bot.store.units import Transaction, upsert
from bot.typed import Typed, harmless

_MOST_AT_ONCE = 50


class DueLeftover(NamedTuple):
    """A message due for deletion, with what folding it takes."""

    leftover: Leftover
    guild_id: int
    title: Typed
    status: Status | None


_leave = upsert(leftovers, "due_at")


def leave(transaction: Transaction, game_id: int, left: Sequence[Leftover]) -> None:
    transaction.execute(_leave, [asdict(leftover) | {"game_id": game_id} for leftover in left])


def end_replies(transaction: Transaction, game_id: int, now: int) -> None:
    """Makes due what the replaced board was a reply to."""
    its = (leftovers.c.game_id == game_id, leftovers.c.due_at == REPLIED_TO)
    transaction.execute(update(leftovers).where(*its).values(due_at=now))


def keep_replied_to(transaction: Transaction, game_id: int) -> None:
    """Keeps the message that the ending is a reply to, because both stay."""
    transaction.execute(delete(leftovers).where(leftovers.c.game_id == game_id, leftovers.c.due_at == REPLIED_TO))


def put_off(transaction: Transaction, message_id: int, due_at: int) -> None:
    transaction.execute(update(leftovers).where(leftovers.c.message_id == message_id).values(due_at=due_at))


def forget(transaction: Transaction, message_id: int) -> None:
    transaction.execute(delete(leftovers).where(leftovers.c.message_id == message_id))


def guilds_due(transaction: Transaction, now: int) -> list[int]:
    """The servers with old messages to delete by now, the one that waits longest first."""
    waiting = select(games.c.guild_id).join(leftovers).where(leftovers.c.due_at <= now).group_by(games.c.guild_id)
    return list(transaction.scalars(waiting.order_by(func.min(leftovers.c.due_at))))


def due(transaction: Transaction, now: int, guild_ids: Sequence[int]) -> list[DueLeftover]:
    """The messages to delete by now, one batch, those that wait longest first."""
    columns = (*leftovers.c["message_id", "channel_id", "due_at"], *games.c["guild_id", "title", "status"])
    waiting = select(*columns).join(games).where(leftovers.c.due_at <= now, games.c.guild_id.in_(guild_ids))
    return [
        DueLeftover(
            Leftover(row.message_id, row.channel_id, row.due_at),
            row.guild_id,
            harmless(row.title),
            Status(row.status) if row.status in set(Status) else None,
        )
        for row in transaction.execute(waiting.order_by(leftovers.c.due_at).limit(_MOST_AT_ONCE))
    ]
