"""A finished game, told from the lines of its notation. Pure; a long game takes so long that a worker does it.

A worker remembers the last answers, because whoever browses through a game asks for it again and again.
"""

from functools import lru_cache

from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.games.told import Told

_REMEMBERED = 20


@lru_cache(maxsize=_REMEMBERED)
def tell(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Told:
    """All of it. Raises anything if the lines are not those of a finished game."""
    return engine_of(rules).tell(rules, seats, lines)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """Only each seat's numbers, seat 1 first. Raises as `tell` does."""
    return engine_of(rules).numbers(rules, seats, lines)
