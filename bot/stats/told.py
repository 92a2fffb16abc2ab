"""A finished game as narration and numbers. Pure, but a long one takes a worker, which caches answers for players who
page through it.
"""

from functools import lru_cache

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.games.told import Told

_REMEMBERED = 20


@lru_cache(maxsize=_REMEMBERED)
def tell(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Told:
    """Raises anything if the lines aren't a finished game."""
    return engine_of(rules).tell(rules, seats, lines)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """By seat. Raises as `tell`."""
    return engine_of(rules).numbers(rules, seats, lines)
