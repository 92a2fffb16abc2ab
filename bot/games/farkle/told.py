"""A finished game of Farkle: each seat's numbers, and what is worth telling of it."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.farkle.game import Game
from bot.games.farkle.measures import statistics_of
from bot.games.farkle.notation import read
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import scoring
from bot.games.farkle.turns import Throw, TurnTaken, replayed, turns_of
from bot.games.measures import SeatStatistics
from bot.games.told import Luck, Push, Summary, Told, rounds, swing

# Nobody pushes their luck who throws once.
_PUSH_THROWS = 2


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


def summary_of(rules: RuleSet, seats: int, turns: Sequence[TurnTaken]) -> Summary:
    """The summary of a game from its rules, the number of its seats and its turns."""
    return Summary(rounds(seats, turns), swing(seats, turns), _push(turns), _luck(rules, turns))


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
