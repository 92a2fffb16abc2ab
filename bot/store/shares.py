"""Results that players shared: each once in a channel."""

from sqlalchemy import ColumnElement, delete, exists, select

from bot.store.schema import shares
from bot.store.statements import add_once
from bot.store.units import Transaction


def is_shared(transaction: Transaction, game_id: int, channel_id: int) -> bool:
    return bool(transaction.scalar(select(exists().where(*_its(game_id, channel_id)))))


def claim(transaction: Transaction, game_id: int, channel_id: int) -> bool:
    """False if it is shared there already."""
    return add_once(transaction, shares, game_id=game_id, channel_id=channel_id)


def give_back(transaction: Transaction, game_id: int, channel_id: int) -> None:
    transaction.execute(delete(shares).where(*_its(game_id, channel_id)))


def _its(game_id: int, channel_id: int) -> tuple[ColumnElement[bool], ...]:
    return shares.c.game_id == game_id, shares.c.channel_id == channel_id
