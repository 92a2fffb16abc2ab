"""Two seats as numbers: the levels at which a seat can stand, and what it may do there.

A standing is the level of the seat whose turn it is, that of the other, both farkle streaks and, where the final
round asks for it, whether the seat whose turn it is began the game.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log

import numpy as np

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.sweep import FAR, UNASKED, room_for, sweep_one
from bot.coach.farkle.throws import Throws, Whole, grid, throws
from bot.games.farkle import RuleSet

MOST_STANDINGS = 1_000_000
"""Up to so many standings a table is solved exactly."""

_RARE = 5e-6
_USUAL_FARKLES = 0.36
_WORTH_OF_A_PENALTY = 0.1
"""One more penalty moves a win probability by no more, deep below nothing."""

_FEWEST_PENALTIES = 3

_MOST_LEVELS = 50_000


@dataclass(frozen=True, slots=True)
class Levels:
    """Where a seat can stand. Totals are in grid steps; the first levels are those of opened seats, from `lowest` up.

    `total[i]`, `needs[i]` (the fewest points that may be banked), `closed[i]` (0 or 1), `forced[i]` (1 where the
    largest keep is forced), `after_penalty[i]` and `spared[i]` (what a floor takes off a penalty) describe level `i`.
    The target is reached at `goal` steps. `streaks` counts the values of a farkle streak, `sides` whether it matters
    who began (2) or not (1). Penalties end at `lowest`; `rest` bounds how likely a game without a floor gets there.
    """

    rules: RuleSet
    step: int
    goal: int
    lowest: int
    total: Whole
    needs: Whole
    closed: Whole
    forced: Whole
    after_penalty: Whole
    spared: Whole
    streaks: int
    sides: int
    rest: float

    @property
    def count(self) -> int:
        """How many standings there are."""
        return int(self.sides * (self.streaks * self.total.size) ** 2)

    @property
    def floor_is_exact(self) -> bool:
        """Is the floor of a penalty so far below the target that only a seat far behind can meet it in the end?"""
        penalty, rules = self.rules.penalty, self.rules
        if penalty is None or penalty.floor is None or rules.target_reach == "exact" or rules.final_round == "none":
            return True
        far = {"one_more_round": 2}.get(rules.final_round, 0)
        far = max(far, 3 * (rules.tie == "play_off"))
        return rules.target - penalty.floor >= far * penalty.points

    @property
    def loss(self) -> int:
        """What a penalty costs, in grid steps; 0 where there is none."""
        return self.rules.penalty.points // self.step if self.rules.penalty else 0

    def level(self, total: int, *, opened: bool) -> int:
        """The level of a seat with so many points; the nearest one, where the table has no such level."""
        steps = total // self.step
        if opened or not self.closed.any():
            return int(min(max(steps, self.lowest), self.goal - 1) - self.lowest)
        below = np.flatnonzero(self.closed)
        return int(below[np.argmin(np.abs(self.total[below] - steps))])

    def has(self, total: int, *, opened: bool) -> bool:
        """Does the table have this level?"""
        return bool(self.total[self.level(total, opened=opened)] * self.step == total)


def deck(rules: RuleSet, *, forced: bool) -> Throws:
    """The throws of a seat that may leave scoring dice, or must keep the most."""
    return throws(rules, all_kept=forced)


def goal(rules: RuleSet) -> int:
    """The fewest grid steps that reach the target."""
    step = grid(rules)
    return rules.target // step + 1 if rules.target_reach == "exceed" else ceil(rules.target / step)


def remembers_who_began(rules: RuleSet) -> bool:
    """Does it matter for the rest of a game which seat began it?"""
    if rules.final_round == "none":
        return False
    return rules.tie == "play_off" or rules.final_round in ("complete_round", "one_more_round")


@lru_cache(maxsize=32)
def levels(rules: RuleSet) -> Levels:
    """The levels of a rule set. Raises BeyondCoach if they are too many."""
    step, top = grid(rules), goal(rules)
    tracks = rules.opening > rules.minimum_bank or rules.keep == "all_until_open" or rules.follow_on
    minimum = max(1, ceil(rules.minimum_bank / step))
    opening = max(minimum, ceil(rules.opening / step))
    penalty = rules.penalty
    depth, rest, loss, lowest = 0, 0.0, 0, 0
    if penalty:
        loss = penalty.points // step
        often = _farkles_often(rules, opening)
        rate = min(often**penalty.farkles, 1 - 1e-9)
        depth = max(_FEWEST_PENALTIES, ceil(log(_RARE) / log(rate)))
        # No more than a table may hold; what that leaves out is stated.
        widest = int((MOST_STANDINGS**0.5) / penalty.farkles) + top
        depth = min(depth, max(_FEWEST_PENALTIES, (widest - top) // loss))
        lowest = -depth * loss
        if penalty.floor is not None and penalty.floor >= lowest * step:
            lowest = penalty.floor // step
        else:
            rest = rate**depth * _WORTH_OF_A_PENALTY
    if top - lowest > _MOST_LEVELS:
        raise BeyondCoach
    opened_totals = np.arange(lowest, top)
    closed_totals = np.array([], dtype=np.int64)
    if tracks:
        closed_totals = np.array(sorted({max(-count * loss, lowest) for count in range(depth + 1)}, reverse=True))
    total = np.concatenate([opened_totals, closed_totals]).astype(np.int64)
    closed = np.concatenate([np.zeros(opened_totals.size), np.ones(closed_totals.size)]).astype(np.int64)
    lower = np.maximum(total - loss, lowest)
    after = lower - lowest
    for level in np.flatnonzero(closed):
        after[level] = opened_totals.size + int(np.flatnonzero(closed_totals == lower[level])[0])
    forced = np.full(total.size, rules.keep == "all") | ((rules.keep == "all_until_open") & (closed == 1))
    return Levels(
        rules,
        step,
        top,
        lowest,
        total,
        np.where(closed == 1, opening, minimum).astype(np.int64),
        closed,
        forced.astype(np.int64),
        after.astype(np.int64),
        (loss - (total - np.maximum(total - loss, lowest if rest == 0 else lowest - loss))).astype(np.int64),
        penalty.farkles if penalty else 1,
        2 if remembers_who_began(rules) else 1,
        rest,
    )


def _farkles_often(rules: RuleSet, opening: int) -> float:
    """How likely a turn farkles at most if the seat plays it safe, for the bound of totals without end."""
    forced = rules.keep != "any"
    played = deck(rules, forced=forced)
    until = opening
    count = until + played.most + 1
    bank = np.where(np.arange(count) < opening, -1.0, 1.0)
    hot = np.ones(played.most + 1)
    free = np.array([FAR], dtype=np.int64)
    nothing = np.zeros(1)
    worth = room_for(played, until, 1)
    safe = float(sweep_one(played, until, bank, hot, free, nothing, nothing, worth, UNASKED)[0])
    # Seats take more risk than this: under best play, about one turn in three farkles where any bank is allowed.
    return min(max(1 - safe + 0.1, _USUAL_FARKLES), 0.999)
