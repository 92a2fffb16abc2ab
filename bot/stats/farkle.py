"""A finished game of Farkle: its numbers, its summary and its turns. Pure."""

from collections.abc import Sequence

from bot.games.farkle import Game, RuleSet, read
from bot.stats.statistics import SeatStatistics, statistics_of
from bot.stats.summary import Told, summary_of
from bot.stats.turns import TurnTaken, replayed, turns_of


def tell(rules: RuleSet, seats: int, lines: Sequence[str]) -> Told:
    """Everything there is to tell of a game. Raises anything if the lines are not those of a finished game."""
    end, turns = _played(rules, seats, lines)
    return Told(statistics_of(end, turns), summary_of(rules, seats, turns), turns)


def numbers(rules: RuleSet, seats: int, lines: Sequence[str]) -> tuple[SeatStatistics, ...]:
    """Only each seat's numbers, seat 1 first. Raises as `tell` does."""
    return statistics_of(*_played(rules, seats, lines))


def _played(rules: RuleSet, seats: int, lines: Sequence[str]) -> tuple[Game, tuple[TurnTaken, ...]]:
    """How a game ended, and its turns."""
    facts = [read(line) for line in lines]
    games = replayed(rules, seats, facts)
    return games[-1], turns_of(games, facts)
