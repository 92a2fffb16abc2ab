"""The turn that gains the most points, whatever the totals: farkle chances, one turn, and ten turns in a row."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

import numpy as np

from bot.coach.sweep import FAR, LANES, room_for, sweep, thrown
from bot.coach.throws import Floats, State, Throws, grid, states, throws
from bot.games.farkle import RuleSet

_FIRST_GUESS = 256
_MOST_STEPS = 1 << 15
_FREE = np.full(LANES, FAR, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class PointsTurn:
    """A solved turn. `best` is what it gains at most, in points; infinite where nothing ever ends it.

    `worth` has the points with which the turn ends under best play, by turn points (grid steps) and state.
    """

    rules: RuleSet
    best: float
    throws: Throws
    worth: Floats

    def of_throw(self, state: State, points: int) -> float:
        """The expected points at the end of the turn, if these dice are thrown on `points` turn points."""
        number, step = states(self.rules)[state], grid(self.rules)
        last = self.worth.size // (LANES * self.throws.farkle.size) - self.throws.most - 1
        # So far on, the seat banks whatever it keeps next: each point more is one more wherever it does not farkle.
        beyond = max(0, points // step - last)
        value = thrown(self.throws, self.worth, number, points // step - beyond, 0.0, 0.0)
        return float(value + (1 - self.throws.farkle[number]) * beyond * step)


def farkle_chances(rules: RuleSet) -> dict[int, float]:
    """How likely a turn ends with a farkle if so many dice are thrown; with the last die, after all its tries."""
    farkle = throws(rules, all_kept=False).farkle
    return {dice: float(farkle[states(rules)[dice, frozenset()]]) for dice in range(1, rules.dice + 1)}


@lru_cache(maxsize=32)
def points_turn(rules: RuleSet, *, opened: bool = True) -> PointsTurn:
    """The turn that gains the most expected points, with its minimum and, unless `opened`, the opening.

    A throw that wins at once has no worth in points: it counts as what its dice score.
    """
    rules = rules.model_copy(update={"instant_win": None})
    deck = throws(rules, all_kept=rules.keep == "all" or (rules.keep == "all_until_open" and not opened))
    step = grid(rules)
    needs = max(1, ceil(max(rules.minimum_bank, 0 if opened else rules.opening) / step))
    if deck.farkle[deck.hot] <= 0.0:
        return PointsTurn(rules, float("inf"), deck, np.full(room_for(deck, 0).size, np.inf))
    until = max(_FIRST_GUESS, needs + 1)
    while True:
        gains = np.arange(until + deck.most + 1, dtype=np.float64) * step
        best, worth = _solve(deck, gains, needs, until, 0.0)
        by_points = worth.reshape(-1, deck.farkle.size, LANES)[:, :, 0]
        # Throwing on gains less with every point that is at risk: where banking is best once, it stays best.
        settled = [thrown(deck, worth, state, until - 1, 0.0, 0.0) <= gains[until - 1] for state in _free(deck)]
        if all(settled) or until >= _MOST_STEPS:
            return PointsTurn(rules, best, deck, by_points.repeat(LANES).reshape(-1))
        until *= 2


def _free(deck: Throws) -> list[int]:
    """The states in which a seat may choose between throwing and banking."""
    return [state for state in range(deck.farkle.size) if not (deck.must and state == deck.hot)]


def _solve(deck: Throws, gains: Floats, needs: int, until: int, farkled: float) -> tuple[float, Floats]:
    bank = np.where(np.arange(gains.size) < needs, -1.0, gains).repeat(LANES)
    hot = hot_points(deck, gains, until, farkled) if deck.must else gains[until:]
    worth = room_for(deck, until)
    lost = np.full(LANES, farkled)
    value = sweep(deck, until, bank, hot.repeat(LANES), _FREE, lost, lost, worth)
    return float(value[0]), worth


def hot_points(deck: Throws, gains: Floats, until: int, farkled: float) -> Floats:
    """What hot dice that must be thrown are worth from `until` on, where the seat banks as soon as it may.

    The worth grows by `slope` for each point; both follow from the throws of all dice alone.
    """
    step = gains[1] - gains[0]
    again = stops = ahead = 0.0
    for group in range(deck.first_group[deck.hot], deck.first_group[deck.hot + 1]):
        options = range(deck.first_option[group], deck.first_option[group + 1])
        cold = [deck.points[choice] for choice in options if deck.next_state[choice] != deck.hot]
        if cold:
            stops += deck.chance[group]
            ahead += deck.chance[group] * max(cold) * step
        else:
            again += deck.chance[group]
    slope = stops / (1 - again)
    for group in range(deck.first_group[deck.hot], deck.first_group[deck.hot + 1]):
        options = range(deck.first_option[group], deck.first_option[group + 1])
        if all(deck.next_state[choice] == deck.hot for choice in options):
            ahead += deck.chance[group] * slope * max(deck.points[choice] for choice in options) * step
    constant = (ahead + deck.farkle[deck.hot] * farkled) / (1 - again)
    return np.asarray(slope * gains[until:] + constant)
