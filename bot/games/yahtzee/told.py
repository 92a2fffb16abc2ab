"""A finished game of Yahtzee: each seat's numbers, and what is worth telling of it."""

from collections.abc import Sequence

from bot.games.seating import replayed
from bot.games.told import Summary, Told, rounds, swing
from bot.games.yahtzee.evolve import evolve
from bot.games.yahtzee.game import Game, new_game
from bot.games.yahtzee.measures import statistics_of
from bot.games.yahtzee.notation import read
from bot.games.yahtzee.rules import RuleSet
from bot.games.yahtzee.turns import YahtzeeTurn, turns_of


def tell(rules: RuleSet, seats: int, lines: Sequence[str]) -> Told:
    """Everything there is to tell of a game. Raises anything if the lines are not those of a finished game."""
    end, turns = _played(rules, seats, lines)
    return Told(statistics_of(end, turns), Summary(rounds(seats, turns), swing(seats, turns), None, None), turns)


def _played(rules: RuleSet, seats: int, lines: Sequence[str]) -> tuple[Game, tuple[YahtzeeTurn, ...]]:
    """How a game ended, and its turns."""
    start = new_game(rules, seats)
    steps = replayed(start, map(read, lines), evolve)
    return (steps[-1].after if steps else start), turns_of(start, steps)
