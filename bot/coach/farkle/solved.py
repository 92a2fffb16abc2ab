"""Solved games of two seats, and how their values give those of the ends of a turn."""

from dataclasses import dataclass
from math import prod
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.endgame import Ending, ends_at_once
from bot.coach.farkle.levels import MOST_STANDINGS, Levels, goal, levels_of
from bot.coach.farkle.throws import Floats, Whole, states
from bot.games.farkle import RuleSet

_Height = TypeVar("_Height", int, Whole)

# With levels below 0: 30 MB, and several times that while solving.
_MOST_WITH_PENALTIES = 4 * MOST_STANDINGS
MOST_GAINS = 100_000_000
MOST_ROUNDS = 30


@dataclass(frozen=True, slots=True)
class Solved:
    """A solved game of two seats, which `levels` number.

    - `wins[side, streak, other streak, level, other level]`: the chance of the seat in turn to win, before it throws.
    - `gains[side, streak, level, pile(other total - lowest) + points, state]`: what it adds to take over the dice, in
      this state, after the other seat banked these points.
    - `bound`: the greatest error at totals of 0 or more.

    Functions value the ends of one seat's turn in several standings at once: `mine` and `theirs` are the levels of both
    seats in each, `other` is the other seat's streak.
    """

    levels: Levels
    ending: Ending
    wins: Floats
    bound: float
    gains: NDArray[np.float32]

    def until(self, side: int, mine: Whole, theirs: Whole, have: int = 0) -> int:
        """The points at which the seat banks, in all lanes, if it has some."""
        levels, end = self.levels, self.ending
        total = levels.total[mine]
        needed = levels.goal - total
        if levels.rules.target_reach == "exact":
            return max(int(needed.max()), have) + 1
        if not ends_at_once(levels)[side]:
            needed = np.maximum(needed, end.enough[side, levels.total[theirs] - total + levels.goal - levels.lowest])
        needed = np.maximum(np.minimum(needed, have + end.most), levels.needs[mine])
        return max(int(needed.max()), have + 1)

    def banks(self, side: int, other: int, mine: Whole, theirs: Whole, size: int, *, followed: bool) -> Floats:
        """The value of banking, for `sweep`. `followed`: the other seat may take the dice over."""
        levels, end = self.levels, self.ending
        points = np.arange(size)[:, None]
        reached = levels.total[mine] + points
        level = np.minimum(reached, levels.goal - 1) - levels.lowest
        at_end: Floats | float = 1.0
        if levels.rules.target_reach == "exact":
            at_end = end.met[side, theirs, other]
        elif not ends_at_once(levels)[side]:
            leads = np.clip(reached - levels.total[theirs], 0, end.reached.shape[4] - 1)
            spared = np.minimum(levels.spared[theirs], end.reached.shape[2] - 1)
            at_end = end.reached[side, levels.unopened[theirs], spared, other, leads]
        going_on = 1 - self.wins[levels.flipped(side), other, 0, theirs, level]
        bank = np.where(reached < levels.goal, going_on, at_end)[:, None]
        if followed:
            bank = bank - self._offered(side, other, theirs, reached, pile(level) + np.minimum(points, level))
        return np.where((points < levels.needs[mine])[:, None], -1.0, bank)

    def _offered(self, side: int, other: int, theirs: Whole, reached: Whole, index: Whole) -> Floats:
        """What the other seat gains by the dice left, by `[points, state, lane]`."""
        levels, end = self.levels, self.ending
        points = np.arange(len(reached))[:, None]
        near = np.minimum(theirs, self.gains.shape[2] - 1)
        offered = self.gains[levels.flipped(side), other, near, index].astype(np.float64)
        offered[reached >= levels.goal] = 0.0
        if not ends_at_once(levels)[side]:
            if levels.rules.target_reach == "exact":
                at_end = end.met_gains[side, theirs, other, np.minimum(points, end.met_gains.shape[3] - 1)]
                counts = reached == levels.goal
            else:
                leads = np.clip(reached - levels.total[theirs], 0, end.gains.shape[0] - 1)
                at_end = end.gains[leads, np.minimum(points, end.gains.shape[1] - 1)]
                counts = reached >= levels.goal
            offered[counts] = at_end[counts]
        if levels.rules.follow_on == "opened":
            offered[:, levels.unopened[theirs] == 1] = 0.0
        return np.moveaxis(offered, 2, 1)

    def farkled(self, side: int, streak: int, other: int, mine: Whole, theirs: Whole) -> Floats:
        """The value of a farkle that counts for a penalty."""
        levels = self.levels
        after, level = streak + 1, mine
        if after == levels.streaks:
            after, level = levels.streak_after_penalty, levels.after_penalty[mine]
        return np.asarray(1 - self.wins[levels.flipped(side), other, after, theirs, level])


def pile(height: _Height) -> _Height:
    """The sum of the whole numbers from 1 to `height`."""
    return height * (height + 1) // 2


def no_gains(levels: Levels) -> NDArray[np.float32]:
    return np.zeros(gains_shape(levels) if levels.rules.follow_on else (1, 1, 1, 1, 1), dtype=np.float32)


def gains_shape(levels: Levels) -> tuple[int, ...]:
    span = levels.goal - levels.lowest
    followers = levels.total.size if levels.rules.follow_on == "anyone" else span
    return levels.sides, levels.streaks, followers, span * (span + 1) // 2, len(states(levels.rules))


def is_exact(rules: RuleSet) -> bool:
    if not rules.target:
        floor = rules.penalty.floor if rules.penalty else None
        return bool(rules.rounds and rules.rounds <= MOST_ROUNDS and not rules.follow_on and floor is None)
    if rules.rounds:
        return False
    if goal(rules) ** 2 > MOST_STANDINGS:
        return False
    levels = levels_of(rules)
    if rules.follow_on and not _offers_are_solved(levels):
        return False
    return levels.sides * (levels.streaks * levels.goal) ** 2 <= MOST_STANDINGS and levels.count <= _MOST_WITH_PENALTIES


def _offers_are_solved(levels: Levels) -> bool:
    rules = levels.rules
    ends_simply = rules.final_round not in ("one_roll_each", "one_more_round") and rules.tie != "play_off"
    if rules.follow_on == "anyone" and rules.keep == "all_until_open":
        return False
    return (ends_simply or rules.target_reach == "exact") and 4 * prod(gains_shape(levels)) <= MOST_GAINS
