"""What is worth telling of a finished game. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from bot.games.dice import FACES, Dice
from bot.games.farkle import Fact, RuleSet, scoring, throws_of
from bot.stats.statistics import SeatStatistics
from bot.stats.turns import Throw, TurnTaken, replayed, turns_of

# Nobody pushes their luck who throws once.
_PUSH_THROWS = 2


@dataclass(frozen=True, slots=True)
class Swing:
    """The turn that changed who was ahead by the most points: its seat took the lead, or lost it.

    `before` and `after` are the seat's distance from the best of the others, in points; negative means behind.
    """

    seat: int
    turn: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Push:
    """The turn with the most throws of its player (more than one), and among those the one with the most at stake.

    `points` were banked, or else lost: then `banked` is 0. `idle` means that the clock ended it.
    """

    seat: int
    turn: int
    throws: int
    points: int
    banked: int
    idle: bool


@dataclass(frozen=True, slots=True)
class Luck:
    """The luckiest throw: the one whose worth was least likely.

    `points` is the most that could be kept of it, or 0 if it won the game at once (`wins`). `chance` is the probability
    (0 to 1) that a throw of as many dice is worth at least as much; winning at once is worth more than any points.
    """

    seat: int
    turn: int
    dice: Dice
    points: int
    chance: float
    wins: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in short.

    `rounds[n]` holds the total of each seat after it has taken n + 1 turns. `swing` is None if no turn changed who was
    ahead; `push` is None if nobody threw twice in a turn, and `luck` if nobody threw.
    """

    rounds: tuple[tuple[int, ...], ...]
    swing: Swing | None
    push: Push | None
    luck: Luck | None


class Taken(Protocol):
    """A turn of any game: whose it was, the number among the turns of its seat, and all totals after it."""

    @property
    def seat(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def totals(self) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class Told:
    """Everything there is to tell of a game: each seat's numbers, seat 1 first, a summary, and its turns."""

    seats: tuple[SeatStatistics, ...]
    summary: Summary
    turns: tuple[Any, ...]


def summarize(rules: RuleSet, seats: int, facts: Sequence[Fact]) -> Summary:
    """The summary of a game from its rules, the number of its seats and its facts."""
    return summary_of(rules, seats, turns_of(replayed(rules, seats, facts), facts))


def summary_of(rules: RuleSet, seats: int, turns: Sequence[TurnTaken]) -> Summary:
    """The summary of a game from its rules, the number of its seats and its turns."""
    return Summary(rounds(seats, turns), swing(seats, turns), _push(turns), _luck(rules, turns))


def rounds(seats: int, turns: Sequence[Taken]) -> tuple[tuple[int, ...], ...]:
    """The totals after each round. A seat that takes no more turns keeps its total: only its turns change it."""
    found: list[list[int]] = []
    totals = [0] * seats
    by_seat: dict[tuple[int, int], int] = {(turn.number, turn.seat): turn.totals[turn.seat - 1] for turn in turns}
    for number in range(1, max((turn.number for turn in turns), default=0) + 1):
        totals = [by_seat.get((number, seat), totals[seat - 1]) for seat in range(1, seats + 1)]
        found.append(totals)
    return tuple(map(tuple, found))


def swing(seats: int, turns: Sequence[Taken]) -> Swing | None:
    """The turn that changed who was ahead by the most points; None where none did."""
    found: list[Swing] = []
    standing: tuple[int, ...] = (0,) * seats
    for turn in turns:
        before, after = _lead(standing, turn.seat), _lead(turn.totals, turn.seat)
        if before < 0 < after or after < 0 < before:
            found.append(Swing(turn.seat, turn.number, before, after))
        standing = turn.totals
    return max(found, key=lambda swing: abs(swing.after - swing.before), default=None)


def _lead(totals: Sequence[int], seat: int) -> int:
    return totals[seat - 1] - max((total for number, total in enumerate(totals, start=1) if number != seat), default=0)


def _push(turns: Sequence[TurnTaken]) -> Push | None:
    longest = max(turns, key=lambda turn: (_own_throws(turn), turn.stake), default=None)
    if longest is None or (throws := _own_throws(longest)) < _PUSH_THROWS:
        return None
    points = longest.banked or longest.lost
    return Push(longest.seat, longest.number, throws, points, longest.banked, longest.idle)


def _own_throws(turn: TurnTaken) -> int:
    return sum(not throw.by_clock for throw in turn.throws)


def _luck(rules: RuleSet, turns: Sequence[TurnTaken]) -> Luck | None:
    found = [_luck_of(rules, turn, throw) for turn in turns for throw in turn.throws]
    return min(found, key=lambda luck: (luck.chance, -luck.points), default=None)


def _luck_of(rules: RuleSet, turn: TurnTaken, throw: Throw) -> Luck:
    dice = tuple(sorted(throw.dice))
    worth = _worth(rules, dice, throw.extended)
    chance = sum(share for points, share in _outcomes(rules, len(dice), throw.extended) if points >= worth)
    wins = scoring(rules).wins(dice)
    return Luck(turn.seat, turn.number, throw.dice, 0 if wins else int(worth), chance, wins)


def _worth(rules: RuleSet, dice: Dice, extended: frozenset[int]) -> float:
    """The most points that can be kept of a throw, or infinity if it wins at once."""
    if scoring(rules).wins(dice):
        return float("inf")
    return max((keep.points for keep in scoring(rules).keepable(dice, extended)), default=0)


@lru_cache(maxsize=512)
def _outcomes(rules: RuleSet, number: int, extended: frozenset[int]) -> tuple[tuple[float, float], ...]:
    """What each throw of `number` dice is worth, and how likely it is."""
    return tuple((_worth(rules, dice, extended), orders / len(FACES) ** number) for dice, orders in throws_of(number))
