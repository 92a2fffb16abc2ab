"""Numbers the standings of two seats: levels, farkle streaks and, if the final round needs it, who began."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log

import numpy as np

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.sweep import sweep
from bot.coach.farkle.throws import Whole, all_throws, grid
from bot.games.farkle import RuleSet

MOST_STANDINGS = 1_000_000
"""The most standings of a table; rules with more of them have twins."""

_RARE = 5e-6
_USUAL_FARKLES = 0.36
_WORTH_OF_A_PENALTY = 0.1
"""How much one more penalty changes at most."""

_FEWEST_PENALTIES = 3

_MOST_LEVELS = 50_000


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of a seat: numbers for its total and whether it has opened. Opened seats come first, from `lowest` up.

    - Arrays by level, in grid steps: `total`, what a turn `needs` for a bank, and how much of a penalty a floor has
      `spared`. By level, as 0 or 1: whether the seat is `unopened`, and `forced` to keep the most dice.
      `after_penalty`: the level that a penalty leads to.
    - `goal`: the target in grid steps, of `step` points each. `streaks`, `sides`: how many values these have; there are
      two sides if it matters who began.
    - `rest`: the greatest chance to reach `lowest` without a floor.
    """

    rules: RuleSet
    step: int
    goal: int
    lowest: int
    total: Whole
    needs: Whole
    unopened: Whole
    forced: Whole
    after_penalty: Whole
    spared: Whole
    streaks: int
    sides: int
    rest: float

    @property
    def count(self) -> int:
        return int(self.sides * (self.streaks * self.total.size) ** 2)

    @property
    def floor_is_exact(self) -> bool:
        """Can only a seat far behind meet the floor?"""
        penalty, rules = self.rules.penalty, self.rules
        if penalty is None or penalty.floor is None or rules.target_reach == "exact" or rules.final_round == "none":
            return True
        far = {"one_more_round": 2}.get(rules.final_round, 0)
        far = max(far, 3 * (rules.tie == "play_off"))
        return rules.target - penalty.floor >= far * penalty.points

    def flipped(self, side: int) -> int:
        """The side of the other seat."""
        return 1 - side if self.sides == 2 else 0

    @property
    def loss(self) -> int:
        """The points of a penalty, in grid steps; 0 if there is none."""
        return self.rules.penalty.points // self.step if self.rules.penalty else 0

    @property
    def streak_after_penalty(self) -> int:
        """The streak after a penalty; one more farkle costs as much if penalties repeat."""
        return self.streaks - 1 if self.rules.penalty and self.rules.penalty.repeats else 0

    def level(self, total: int, *, opened: bool) -> int:
        """The index of the level nearest to a total."""
        steps = total // self.step
        if opened or not self.unopened.any():
            return int(min(max(steps, self.lowest), self.goal - 1) - self.lowest)
        below = np.flatnonzero(self.unopened)
        return int(below[np.argmin(np.abs(self.total[below] - steps))])

    def has(self, total: int, *, opened: bool) -> bool:
        return bool(self.total[self.level(total, opened=opened)] * self.step == total)


def goal(rules: RuleSet) -> int:
    """The target, in grid steps; 1 in games without one."""
    step = grid(rules)
    if not rules.target:
        # Only differences count.
        return 1
    return rules.target // step + 1 if rules.target_reach == "exceed" else ceil(rules.target / step)


def remembers_who_began(rules: RuleSet) -> bool:
    if rules.final_round == "none" and rules.target:
        return False
    return rules.tie == "play_off" or rules.final_round in ("complete_round", "one_more_round")


@lru_cache(maxsize=32)
def levels_of(rules: RuleSet) -> Levels:
    """The levels of these rules. Raises BeyondCoach if there are too many."""
    step, top = grid(rules), goal(rules)
    tracks = rules.opening > rules.minimum_bank or rules.keep == "all_until_open" or rules.follow_on == "opened"
    minimum = max(1, ceil(rules.minimum_bank / step))
    opening = max(minimum, ceil(rules.opening / step))
    penalty = rules.penalty
    depth, rest, loss, lowest = 0, 0.0, 0, 0
    if penalty:
        loss = penalty.points // step
    if penalty and rules.target:
        often = _farkles_often(rules, opening)
        rate = min(often**penalty.farkles, 1 - 1e-9)
        depth = max(_FEWEST_PENALTIES, ceil(log(_RARE) / log(rate)))
        # No more than a table may hold; `rest` says what that omits.
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
    unopened_totals = np.array([], dtype=np.int64)
    if tracks:
        unopened_totals = np.array(sorted({max(-count * loss, lowest) for count in range(depth + 1)}, reverse=True))
        if rules.reopen:
            unopened_totals = np.arange(0, lowest - 1, -1)
    total = np.concatenate([opened_totals, unopened_totals]).astype(np.int64)
    unopened = np.concatenate([np.zeros(opened_totals.size), np.ones(unopened_totals.size)]).astype(np.int64)
    lower = np.maximum(total - loss, lowest)
    after = lower - lowest
    for level in np.flatnonzero(unopened | (rules.reopen & tracks & (lower < total) & (lower <= 0))):
        after[level] = opened_totals.size + int(np.flatnonzero(unopened_totals == lower[level])[0])
    forced = np.full(total.size, rules.keep == "all") | ((rules.keep == "all_until_open") & (unopened == 1))
    return Levels(
        rules,
        step,
        top,
        lowest,
        total,
        np.where(unopened == 1, opening, minimum).astype(np.int64),
        unopened,
        forced.astype(np.int64),
        after.astype(np.int64),
        (loss - (total - np.maximum(total - loss, lowest if rest == 0 else lowest - loss))).astype(np.int64),
        penalty.farkles if penalty else 1,
        2 if remembers_who_began(rules) else 1,
        rest,
    )


def _farkles_often(rules: RuleSet, opening: int) -> float:
    throws = all_throws(rules, all_kept=rules.keep != "any")
    bank = np.where(np.arange(opening + throws.most + 1) < opening, -1.0, 1.0)
    safe = float(sweep(throws._replace(must=False), opening, bank[:, None], 0.0).value)
    # Under best play, one turn in three farkles if any bank is allowed.
    return min(max(1 - safe + 0.1, _USUAL_FARKLES), 0.999)
