"""Stored games of Farkle, as what they are."""

from bot.games.engine import State
from bot.games.farkle import Fact, Game, read
from bot.store.games import lines_of
from bot.store.units import Transaction


def farkle(game: State | None) -> Game:
    """A game that is known to be one of Farkle."""
    assert isinstance(game, Game)
    return game


def facts_of(transaction: Transaction, game_id: int) -> tuple[Fact, ...]:
    return tuple(map(read, lines_of(transaction, game_id)))
