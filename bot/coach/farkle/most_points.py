"""Turns that gain the most points, and what several turns gain on average."""

from dataclasses import dataclass
from functools import lru_cache, partial
from math import ceil

import numpy as np
from cachetools import LRUCache, cached
from cachetools.keys import hashkey

from bot.coach.farkle.sweep import FAR, LANES, Turn, memory_for, sweep
from bot.coach.farkle.throws import Floats, State, Throws, all_throws, grid, states
from bot.games.farkle import RuleSet

_FIRST_GUESS = 256
_MOST_STEPS = 1 << 15
# Rules of servers may need 10 MB for each point below an exact target.
_MOST_BYTES = 64 << 20


@dataclass(frozen=True, slots=True)
class PointsTurn:
    """The turn that gains the most points: `best`, on average; infinite if nothing ends it.

    `thrown[points, state]`: what it gains if these dice are thrown with so many grid steps in the turn, up to those at
    which it banks.
    """

    rules: RuleSet
    best: float
    throws: Throws
    thrown: Floats

    @property
    def until(self) -> int:
        """The grid steps that are enough to bank: with this many or more, banking is best."""
        return len(self.thrown) - 1

    def of_throw(self, state: State, points: int) -> float:
        """The points that the turn gains on average after throwing these dice."""
        number, step = states(self.rules)[state], grid(self.rules)
        # Here each point adds one unless it farkles.
        beyond = max(0, points // step - self.until)
        value = self.thrown[points // step - beyond, number]
        return float(value + (1 - self.throws.farkle[number]) * beyond * step)


def farkle_chances(rules: RuleSet) -> dict[int, float]:
    """The chance, from 0 to 1, to farkle with each number of dice; with a last die, after all tries."""
    farkle = all_throws(rules, all_kept=False).farkle
    return {dice: float(farkle[states(rules)[dice, frozenset()]]) for dice in range(1, rules.dice + 1)}


def points_turn(rules: RuleSet, *, opened: bool = True, headroom: int = FAR) -> PointsTurn:
    """The turn that gains the most points by these rules. `headroom`: grid steps to an exact target; overshooting gains
    nothing. An immediate win counts as its dice score.
    """
    turn = _free_turn(rules, opened=opened)
    # The seat banks before it could overshoot.
    return turn if headroom >= turn.until + turn.throws.most else _limited_turn(rules, opened=opened, headroom=headroom)


_remembered: LRUCache[object, PointsTurn] = LRUCache(_MOST_BYTES, lambda turn: turn.thrown.nbytes)


@cached(_remembered, key=partial(hashkey, "limited"))
def _limited_turn(rules: RuleSet, *, opened: bool, headroom: int) -> PointsTurn:
    rules, throws, needs = _kind_of_turn(rules, opened=opened)
    gains = np.arange(headroom + throws.most + 2, dtype=np.float64) * grid(rules)
    turn = solve_turn(throws, gains, needs, headroom + 1, 0.0, headroom)
    return PointsTurn(rules, float(turn.value), throws, turn.thrown)


@cached(_remembered, key=partial(hashkey, "free"))
def _free_turn(rules: RuleSet, *, opened: bool) -> PointsTurn:
    rules, throws, needs = _kind_of_turn(rules, opened=opened)
    step = grid(rules)
    if throws.is_endless:
        memory_for(throws, 0)
        return PointsTurn(rules, float("inf"), throws, np.full((1, throws.farkle.size), np.inf))
    until = max(_FIRST_GUESS, needs + 1)
    while True:
        gains = np.arange(until + throws.most + 1, dtype=np.float64) * step
        turn = solve_turn(throws, gains, needs, until, 0.0)
        # Throwing gains less the more is at risk, so banking stays best.
        unsettled = np.flatnonzero(turn.thrown[until - 1] > gains[until - 1])
        if set(unsettled) <= ({throws.hot} if throws.must else set()) or until >= _MOST_STEPS:
            return PointsTurn(rules, float(turn.value), throws, turn.thrown)
        until *= 2


@lru_cache(maxsize=32)
def greatest_total(rules: RuleSet, turns: int = 10) -> float:
    """The greatest total of `turns` turns that a player can expect, in points; infinite if a turn may be endless."""
    if not np.isfinite(points_turn(rules).best):
        return float("inf")
    step = grid(rules)
    penalty = rules.penalty if rules.penalty and rules.penalty.farkles <= turns else None
    streaks = penalty.farkles if penalty else 1
    loss = penalty.points // step if penalty else 0
    due = ceil(turns / streaks)
    kinds = [_kind_of_turn(rules, opened=opened)[1:] for opened in (False, True)]
    untils = [points_turn(rules, opened=opened).until for opened in (False, True)]
    floor = penalty.floor if penalty else None
    start = height = 0
    if floor is not None:
        # With a floor, penalties depend on the total up to this height.
        height = min(due * loss, -floor // step + turns * (max(untils) + kinds[1][0].most))
        start = min(-floor // step, height)
    # Grid steps to come, by opened, streak, and total above the floor.
    later = np.zeros((2, streaks, height + 1))
    totals = np.arange(height + 1)
    lost = np.minimum(loss, totals) if floor is not None else np.full(1, loss)
    for _ in range(turns):
        now = np.empty_like(later)
        for opened, streak in np.ndindex(2, streaks):
            if not penalty:
                farkled = later[opened, 0]
            elif streak + 1 < streaks:
                farkled = later[opened, streak + 1]
            else:
                farkled = later[opened, 0][totals - lost * (floor is not None)] - lost
            now[opened, streak] = _turns(*kinds[opened], untils[opened], later[1, 0], farkled, due * loss)
        later = now
    return float(later[0, 0, start]) * step


def _turns(throws: Throws, needs: int, until: int, banked: Floats, farkled: Floats, shift: int) -> Floats:
    """The values of a turn for each total above the floor, raised by `shift`, the greatest loss: the walk takes no
    values below 0.
    """
    values = np.empty(farkled.size)
    points = np.arange(until + throws.most + 1)[:, None]
    for start in range(0, values.size, LANES):
        totals = np.arange(start, min(start + LANES, values.size))
        gains = shift + points + banked[np.minimum(points + totals, values.size - 1)]
        bank = np.where(points < needs, -1.0, gains)
        values[totals] = sweep(throws, until, bank[:, None], shift + farkled[totals]).value
    return values - shift


def _kind_of_turn(rules: RuleSet, *, opened: bool) -> tuple[RuleSet, Throws, int]:
    """The rules without immediate wins, the throws of a turn, and the grid steps that it must hold for a bank."""
    rules = rules.model_copy(update={"instant_win": None})
    throws = all_throws(rules, all_kept=rules.keep == "all" or (rules.keep == "all_until_open" and not opened))
    # To throw hot dice without a risk is never worse than to bank.
    throws = throws._replace(must=throws.must or bool(throws.farkle[throws.hot] <= 0))
    return rules, throws, max(1, ceil(max(rules.minimum_bank, 0 if opened else rules.opening) / grid(rules)))


def solve_turn(throws: Throws, gains: Floats, needs: int, until: int, farkled: float, headroom: int = FAR) -> Turn:
    """The values of a turn. `needs` grid steps may be banked, worth `gains[points]`; banking is best from `until`. None
    may be below 0.
    """
    bank = np.where(np.arange(gains.size) < needs, -1.0, gains)
    return sweep(throws, until, bank[:, None], farkled, headroom=headroom)
