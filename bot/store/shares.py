"""Results that players shared: each once in a channel."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, delete, exists, select

from bot.store.database import Database
from bot.store.schema import shares
from bot.store.units import Transaction, add_once


def is_shared(transaction: Transaction, game_id: int, channel_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(*_its(game_id, channel_id)))))


@asynccontextmanager
async def sharing(database: Database, game_id: int, channel_id: int) -> AsyncIterator[bool]:
    """Counts a result as shared, unless the block raises. False if it was shared before."""
    is_first = await database.write(lambda unit: add_once(unit, shares, game_id=game_id, channel_id=channel_id))
    try:
        yield is_first
    except BaseException:
        if is_first:
            await database.write(_give_back, game_id, channel_id)
        raise


def _give_back(transaction: Transaction, game_id: int, channel_id: int) -> None:
    transaction.execute(delete(shares).where(*_its(game_id, channel_id)))


def _its(game_id: int, channel_id: int) -> tuple[ColumnElement[bool], ...]:
    return shares.c.game_id == game_id, shares.c.channel_id == channel_id
