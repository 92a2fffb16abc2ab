"""A finished game, told from the lines of its notation. Pure; a long game takes so long that a worker does it.

A worker remembers the last answers, because whoever browses through a game asks for it again and again.
"""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.farkle import Fact, Game, RuleSet, read
from bot.games.options import OptionSet
from bot.stats.statistics import SeatStatistics, statistics_of
from bot.stats.summary import Summary, summary_of
from bot.stats.turns import TurnTaken, replayed, turns_of

_REMEMBERED = 20


@dataclass(frozen=True, slots=True)
class Told:
    """Everything there is to tell of a game: each seat's numbers, seat 1 first, a summary, and the turns."""

    seats: tuple[SeatStatistics, ...]
    summary: Summary
    turns: tuple[TurnTaken, ...]


@lru_cache(maxsize=_REMEMBERED)
def tell(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> Told:
    """All of it. Raises anything if the lines are not those of a finished game."""
    assert isinstance(rules, RuleSet)
    end, turns = _played(rules, seats, lines)
    return Told(statistics_of(end, turns), summary_of(rules, seats, turns), turns)


def numbers(rules: OptionSet, seats: int, lines: tuple[str, ...]) -> tuple[SeatStatistics, ...]:
    """Only each seat's numbers, seat 1 first. Raises as `tell` does."""
    assert isinstance(rules, RuleSet)
    return statistics_of(*_played(rules, seats, lines))


def _played(rules: RuleSet, seats: int, lines: tuple[str, ...]) -> tuple[Game, tuple[TurnTaken, ...]]:
    """How a game ended, and its turns."""
    facts: list[Fact] = [read(line) for line in lines]
    games = replayed(rules, seats, facts)
    return games[-1], turns_of(games, facts)
