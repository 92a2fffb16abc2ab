"""A finished game, told from the lines of its notation. Pure; a long game takes so long that a worker does it.

A worker remembers the last answers, because whoever browses through a game asks for it again and again.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.stats import farkle, yahtzee
from bot.stats.statistics import SeatStatistics
from bot.stats.summary import Told

_REMEMBERED = 20


class Teller(Protocol):
    """What only one game can tell. A module of each game has these functions."""

    def tell(self, rules: Any, seats: int, lines: Sequence[str], /) -> Told: ...
    def numbers(self, rules: Any, seats: int, lines: Sequence[str], /) -> tuple[SeatStatistics, ...]: ...


_TELLERS: Mapping[str, Teller] = {"farkle": farkle, "yahtzee": yahtzee}


@lru_cache(maxsize=_REMEMBERED)
def tell(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Told:
    """All of it. Raises anything if the lines are not those of a finished game."""
    return _TELLERS[engine_of(rules).name].tell(rules, seats, lines)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """Only each seat's numbers, seat 1 first. Raises as `tell` does."""
    return _TELLERS[engine_of(rules).name].numbers(rules, seats, lines)
