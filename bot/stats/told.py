"""Narrates a finished game from its lines. Pure, but slow for long games, so it runs in a worker, which caches the last
answers for readers who page through a game.
"""

from functools import lru_cache

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.told import Told

_REMEMBERED = 20


@lru_cache(maxsize=_REMEMBERED)
def tell(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Told:
    """Raises anything if the lines are not a finished game."""
    return rules.engine.tell(rules, seats, lines)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """By seat. Raises as `tell` does."""
    return rules.engine.tell(rules, seats, lines).seats
