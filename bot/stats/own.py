"""What only one game counts, beside what every game does. Farkle's numbers stand among those of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from bot.stats.statistics import SeatStatistics
from bot.stats.yahtzee import YahtzeeStatistics

OF_ALL_GAMES = tuple(each.name for each in fields(SeatStatistics))
"""The numbers that every game has."""


@dataclass(frozen=True, slots=True)
class OwnNumbers:
    """The numbers of one seat in a game of one kind. Over many games, `bests` are the best of any, others sums.

    Its leaderboards may be ordered by each of them.
    """

    numbers: type[SeatStatistics]
    bests: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Those that only this game has."""
        return tuple(each.name for each in fields(self.numbers) if each.name not in OF_ALL_GAMES)

    def over_two(self, name: str, one: int, other: int) -> int:
        """One of these numbers over two games."""
        return max(one, other) if name in self.bests else one + other


OWN: Mapping[str, OwnNumbers] = {"yahtzee": OwnNumbers(YahtzeeStatistics, bests=("best_column",))}
"""By the name of the game."""


def added(before: Mapping[str, int], seat: SeatStatistics) -> dict[str, int]:
    """What only one game counts, over the games `before` and one more; nothing for a game that has no such numbers."""
    own = next((own for own in OWN.values() if isinstance(seat, own.numbers)), None)
    return {name: own.over_two(name, before.get(name, 0), getattr(seat, name)) for name in own.names} if own else {}


def numbers_of(kind: str) -> type[SeatStatistics]:
    """The numbers of one seat in a game of this name."""
    return OWN[kind].numbers if kind in OWN else SeatStatistics
