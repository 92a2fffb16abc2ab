"""Numbers that games add up to, and how they rank."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeAlias

Amounts: TypeAlias = Mapping[str, float]


class How(StrEnum):
    """How the numbers of games are put together. RUN: games in a row, now and at most. RATING follows from places. EACH
    is for achievements, and not kept.
    """

    SUM = "sum"
    LEAST = "least"
    BEST = "best"
    RATIO = "ratio"
    RUN = "run"
    RATING = "rating"
    EACH = "each"


class Unit(StrEnum):
    """The unit of a measure. RATE is from 0 to 1, ACCURACY from 0 to 100, LUCK in percent."""

    NUMBER = "number"
    RATE = "rate"
    ACCURACY = "accuracy"
    LUCK = "luck"


class Measure(NamedTuple):
    """A number that the games of a player add up to. `of`: the two amounts of a ratio, run or rating; others are an
    amount of their own name.

    `is_ranked`: has a leaderboard, by amount, ratio or `rank`, of people with as much of another amount as it `needs`.
    """

    name: str
    how: How = How.SUM
    of: tuple[str, ...] = ()
    unit: Unit = Unit.NUMBER
    is_ranked: bool = False
    needs: tuple[str, int] | None = None
    rank: Callable[[Amounts], float] | None = None

    @property
    def amounts(self) -> tuple[str, ...]:
        return self.of or (self.name,)

    def value(self, amounts: Amounts) -> float | None:
        """The number that these amounts are ranked by; None if they are not listed."""
        if not self.is_ranked or not all(name in amounts for name in self.amounts):
            return None
        if self.needs and amounts.get(self.needs[0], 0) < self.needs[1]:
            return None
        if self.rank is not None:
            return self.rank(amounts)
        part, *whole = (amounts[name] for name in self.amounts)
        return part / whole[0] if whole else part


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """The numbers of one seat in a finished game. `place`: from 1; equal totals share a place. `points` may be
    negative.
    """

    place: int
    seats: int
    won: bool
    left: bool
    points: int
    turns: int = 0
    best_turn: int = 0
    own: Mapping[str, int] = field(default_factory=dict)

    @property
    def numbers(self) -> Mapping[str, int]:
        return {
            "games": 1,
            "wins": int(self.won),
            "lefts": int(self.left),
            "seats": self.seats,
            "points": self.points,
            "best_game": self.points,
            "turns": self.turns,
            "best_turn": self.best_turn,
            **self.own,
        }
