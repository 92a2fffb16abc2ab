"""What only one game counts, beside what every game does. Farkle's numbers stand among those of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from bot.stats.statistics import SeatStatistics
from bot.stats.yahtzee import YahtzeeStatistics

OF_ALL_GAMES = tuple(each.name for each in fields(SeatStatistics))
"""The numbers that every game has."""


@dataclass(frozen=True, slots=True)
class OwnNumbers:
    """The numbers of one seat in a game of one kind. Over many games, `bests` are the best of any, others sums."""

    numbers: type[SeatStatistics]
    bests: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Those that only this game has."""
        return tuple(each.name for each in fields(self.numbers) if each.name not in OF_ALL_GAMES)


OWN: Mapping[str, OwnNumbers] = {"yahtzee": OwnNumbers(YahtzeeStatistics, bests=("best_column",))}
"""By the name of the game."""


def numbers_of(kind: str) -> type[SeatStatistics]:
    """The numbers of one seat in a game of this name."""
    return OWN[kind].numbers if kind in OWN else SeatStatistics
