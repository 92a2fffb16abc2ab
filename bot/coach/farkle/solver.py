"""Solves games of two seats: the chance to win in every standing, under best play (`docs/coach.md` says how)."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.endgame import Ending, Values, ending, ending_of_rounds, ends_at_once
from bot.coach.farkle.levels import MOST_STANDINGS, Levels, goal, levels
from bot.coach.farkle.sweep import FAR, LANES, Turn, sweep
from bot.coach.farkle.throws import Floats, Throws, Whole, states, throws
from bot.games.farkle import RuleSet

_Height = TypeVar("_Height", int, Whole)

THREADS = 2
PRECISION = 2e-8
"""The change per sweep below which a table is solved."""

_ROUNDING = 2e-7
"""A bound of the errors from endless turns and rounding."""

_MOST_SWEEPS = 200
_ATTEMPTS = 60
_SETTLED, _LEVEL = 1e-10, 1e-15

# With levels below 0: 30 MB, and several times that while solving.
_MOST_WITH_PENALTIES = 4 * MOST_STANDINGS

MOST_GAINS = 100_000_000
MOST_ROUNDS = 30


@dataclass(frozen=True, slots=True)
class Solved:
    """The chances to win in every standing of two seats. `wins[side, streak, other streak, level, other level]`: of the
    seat in turn, before it throws; `side` is 1 if it matters that the other began.

    `bound`: the greatest error at totals of 0 or more. `gains`: what an offer adds, by `[side, streak, level,
    pile(other total - lowest) + points, state]`, after the other seat banked these points.

    The functions take levels of both seats, by lane, and the streak of the other seat.
    """

    levels: Levels
    ending: Ending
    wins: Floats
    bound: float
    gains: NDArray[np.float32]

    def until(self, side: int, mine: Whole, theirs: Whole, have: int = 0) -> int:
        """The points at which the seat banks, in all lanes, if it has some."""
        here, end = self.levels, self.ending
        total = here.total[mine]
        needed = here.goal - total
        if here.rules.target_reach == "exact":
            return max(int(needed.max()), have) + 1
        if not ends_at_once(here)[side]:
            needed = np.maximum(needed, end.enough[side, here.total[theirs] - total + here.goal - here.lowest])
        needed = np.maximum(np.minimum(needed, have + end.most), here.needs[mine])
        return max(int(needed.max()), have + 1)

    def banks(self, side: int, other: int, mine: Whole, theirs: Whole, size: int, *, followed: bool) -> Floats:
        """The value of banking, for `sweep`. `followed`: the other seat may take the dice over."""
        here, end = self.levels, self.ending
        points = np.arange(size)[:, None]
        reached = here.total[mine] + points
        level = np.minimum(reached, here.goal - 1) - here.lowest
        at_end: Floats | float = 1.0
        if here.rules.target_reach == "exact":
            at_end = end.met[side, theirs, other]
        elif not ends_at_once(here)[side]:
            leads = np.clip(reached - here.total[theirs], 0, end.reached.shape[4] - 1)
            spared = np.minimum(here.spared[theirs], end.reached.shape[2] - 1)
            at_end = end.reached[side, here.closed[theirs], spared, other, leads]
        going_on = 1 - self.wins[here.flipped(side), other, 0, theirs, level]
        bank = np.where(reached < here.goal, going_on, at_end)[:, None]
        if followed:
            bank = bank - self._offered(side, other, theirs, reached, pile(level) + np.minimum(points, level))
        return np.where((points < here.needs[mine])[:, None], -1.0, bank)

    def _offered(self, side: int, other: int, theirs: Whole, reached: Whole, index: Whole) -> Floats:
        """What the other seat gains by the dice left, by `[points, state, lane]`."""
        here, end = self.levels, self.ending
        points = np.arange(len(reached))[:, None]
        near = np.minimum(theirs, self.gains.shape[2] - 1)
        offered = self.gains[here.flipped(side), other, near, index].astype(np.float64)
        offered[reached >= here.goal] = 0.0
        if not ends_at_once(here)[side]:
            if here.rules.target_reach == "exact":
                at_end = end.met_gains[side, theirs, other, np.minimum(points, end.met_gains.shape[3] - 1)]
                counts = reached == here.goal
            else:
                leads = np.clip(reached - here.total[theirs], 0, end.gains.shape[0] - 1)
                at_end = end.gains[leads, np.minimum(points, end.gains.shape[1] - 1)]
                counts = reached >= here.goal
            offered[counts] = at_end[counts]
        if here.rules.follow_on == "opened":
            offered[:, here.closed[theirs] == 1] = 0.0
        return np.moveaxis(offered, 2, 1)

    def farkled(self, side: int, streak: int, other: int, mine: Whole, theirs: Whole) -> Floats:
        """The value of a farkle that counts for a penalty."""
        here = self.levels
        after, level = streak + 1, mine
        if after == here.streaks:
            after, level = here.streak_after_penalty, here.after_penalty[mine]
        return np.asarray(1 - self.wins[here.flipped(side), other, after, theirs, level])


class Side(NamedTuple):
    """A turn in several standings, for `sweep`. `farkled`: None if a farkle changes nothing."""

    throws: Throws
    until: int
    bank: Floats
    headroom: Whole
    farkled: Floats | None

    def farkled_if(self, again: Floats) -> Floats:
        return again if self.farkled is None else self.farkled


Walk = Callable[[Side, Floats], Turn]
"""Values turns in several standings; it is given the value of a turn that changes nothing."""


def walk(side: Side, again: Floats) -> Turn:
    return sweep(side.throws, side.until, side.bank, side.farkled_if(again), again, side.headroom)


def pile(height: _Height) -> _Height:
    """The sum of the whole numbers from 1 to `height`."""
    return height * (height + 1) // 2


def solve(rules: RuleSet, report: Callable[[int, float], None] = lambda _sweep, _change: None) -> Solved:
    """The solved rules; `report` gets each sweep's change. Raises BeyondCoach, and ImportError without numba."""
    here = levels(rules)
    if not is_exact(rules):
        raise BeyondCoach
    from bot.coach.farkle import compiled

    if not rules.target:
        return _solve_rounds(here, compiled.values)
    fill = partial(_fill, walk=compiled.walk, lanes=compiled.LANES, attempts=_ATTEMPTS)
    end = ending(here)
    shape = (here.sides, here.streaks, here.streaks, here.total.size, here.total.size)
    lead = (here.total[:, None] - here.total[None, :]) / here.goal
    wins = np.broadcast_to(1 / (1 + np.exp(-5 * lead - 0.1)), shape).copy()
    # If turns are hardly ever over, nothing is certain.
    bound = here.rest + _ROUNDING if here.floor_is_exact and end.is_bounded else 1.0
    solved = Solved(here, end, wins, bound, _no_gains(here))
    if not here.loss:
        fill(solved)
        return solved
    # Penalties are rare, so begin without them.
    calm = replace(solved, wins=wins[:, :1, :1].copy())
    fill(calm, calm=True)
    wins[:] = calm.wins
    change = 1.0
    for count in range(1, _MOST_SWEEPS + 1):
        before = wins.copy()
        fill(solved)
        earlier, change = change, float(np.abs(wins - before).max())
        report(count, change)
        # The change still to come is a geometric series.
        share = min(change / earlier, 0.9)
        if change * share / (1 - share) < PRECISION:
            break
    return solved


def gains_of(here: Levels, end: Ending, wins: Floats) -> NDArray[np.float32]:
    """The gains of taking over the other seat's dice, computed anew because there are too many to store."""
    solved = Solved(here, end, wins.copy(), 1.0, _no_gains(here))
    if here.rules.follow_on:
        _fill(solved, walk, LANES, attempts=1)
    return solved.gains


def _no_gains(here: Levels) -> NDArray[np.float32]:
    return np.zeros(gains_shape(here) if here.rules.follow_on else (1, 1, 1, 1, 1), dtype=np.float32)


def gains_shape(here: Levels) -> tuple[int, ...]:
    span = here.goal - here.lowest
    followers = here.total.size if here.rules.follow_on == "anyone" else span
    return here.sides, here.streaks, followers, span * (span + 1) // 2, len(states(here.rules))


def _fill(solved: Solved, walk: Walk, lanes: int, attempts: int, *, calm: bool = False) -> None:
    """Fills in wins and gains, from the highest sum of totals down. `calm`: without penalties."""
    here = solved.levels
    penalty = bool(here.loss) and not calm
    # Farkles make streaks longer, so the longest come first.
    streaks = sorted(np.ndindex(solved.wins.shape[1:3]), key=sum, reverse=True)
    with ThreadPoolExecutor(THREADS) as pool:
        for groups in _pairs(here):
            blocks = [
                (mine[start : start + lanes], theirs[start : start + lanes])
                for mine, theirs in groups
                for start in range(0, mine.size, lanes)
            ]
            for streak, other in streaks:
                for side in range(here.sides):
                    work = partial(_fill_block, solved, walk, attempts, side, streak, other, penalty=penalty)
                    list(pool.map(work, blocks))


def _fill_block(
    solved: Solved,
    walk: Walk,
    attempts: int,
    side: int,
    streak: int,
    other: int,
    levels: tuple[Whole, Whole],
    *,
    penalty: bool,
) -> None:
    """Values the turns of both seats at the levels of `mine` and `theirs`, in a thread."""
    mine, theirs = levels
    here, wins = solved.levels, solved.wins
    both = ((side, streak, other, mine, theirs), (here.flipped(side), other, streak, theirs, mine))
    first, second = (_side(solved, *each, penalty=penalty) for each in both)
    turns = _settle(walk, attempts, first, second, 1 - wins[both[1]])
    for where, turn in zip(both, turns, strict=True):
        wins[where] = turn.value
        if here.rules.follow_on:
            _keep_gains(solved, *where, turn)


def _settle(walk: Walk, attempts: int, mine: Side, theirs: Side, again: Floats) -> tuple[Turn, Turn]:
    """The values of two turns, each after the other's farkle: by secants, from a guess of what beginning again is
    worth.
    """
    coupled = mine.farkled is None or bool((mine.headroom < FAR).any())
    low, high, last, missed = np.zeros(again.size), np.ones(again.size), again, np.zeros(again.size)
    for attempt in range(attempts):
        here = walk(mine, again)
        there = walk(theirs, 1 - here.value)
        error = 1 - there.value - again
        if not coupled or np.abs(error).max() < _SETTLED:
            break
        low, high = np.where(error > 0, np.maximum(low, again), low), np.where(error > 0, high, np.minimum(high, again))
        slope, step = error - missed, np.full(again.size, np.inf)
        np.divide(error * (again - last), slope, out=step, where=(np.abs(slope) > _LEVEL) & (attempt > 0))
        line = again - step
        last, missed, again = again, error, np.where((low <= line) & (line <= high), line, again + error)
    return here, there


def _side(solved: Solved, side: int, streak: int, other: int, mine: Whole, theirs: Whole, *, penalty: bool) -> Side:
    here = solved.levels
    follow, exact = bool(here.rules.follow_on), here.rules.target_reach == "exact"
    played = throws(here.rules, all_kept=bool(here.forced[mine[0]]))
    until = solved.until(side, mine, theirs)
    if follow:
        until = max(until, int(here.total[theirs].max()) - here.lowest + 1)
    bank = solved.banks(side, other, mine, theirs, until + played.most + 1, followed=follow)
    headroom = here.goal - here.total[mine] if exact else np.full(mine.size, FAR)
    farkled = solved.farkled(side, streak, other, mine, theirs) if penalty else None
    return Side(played, until, bank, headroom, farkled)


def _keep_gains(solved: Solved, side: int, streak: int, _other: int, mine: Whole, theirs: Whole, turn: Turn) -> None:
    here = solved.levels
    more = np.maximum(turn.thrown - turn.value, 0.0)
    follows = (here.closed[mine] == 0) | (here.rules.follow_on == "anyone")
    for lane in np.flatnonzero(follows & (here.closed[theirs] == 0)):
        height = int(here.total[theirs[lane]]) - here.lowest
        index = slice(pile(height), pile(height) + height + 1)
        solved.gains[side, streak, mine[lane], index] = more[: height + 1, :, lane]


def _pairs(here: Levels) -> Iterator[list[tuple[Whole, Whole]]]:
    """The levels of both seats: highest sums first, grouped by the seats that must keep the most dice."""
    first, second = np.triu_indices(here.total.size)
    sums = here.total[first] + here.total[second]
    order = np.argsort(-sums, kind="stable")
    first, second, sums = first[order], second[order], sums[order]
    kinds = 2 * here.forced[first] + here.forced[second]
    for chosen in np.split(np.arange(sums.size), np.flatnonzero(np.diff(sums)) + 1):
        groups = (chosen[kinds[chosen] == kind] for kind in np.unique(kinds[chosen]))
        yield [(first[some], second[some]) for some in groups]


def _solve_rounds(here: Levels, values: Values) -> Solved:
    """The values of a game by rounds, which depend on the difference of the totals alone, as in last turns."""
    assert here.rules.rounds is not None
    end = ending_of_rounds(here, 2 * here.rules.rounds, values)
    nothing = np.zeros((here.sides, here.streaks, here.streaks, here.total.size, here.total.size))
    # A play-off takes both seats to have opened.
    bound = 1.0 if here.rules.tie == "play_off" and here.closed.any() else _ROUNDING
    return Solved(here, end, nothing, bound, _no_gains(here))


def is_exact(rules: RuleSet) -> bool:
    if not rules.target:
        floor = rules.penalty.floor if rules.penalty else None
        return bool(rules.rounds and rules.rounds <= MOST_ROUNDS and not rules.follow_on and floor is None)
    if rules.rounds:
        return False
    if goal(rules) ** 2 > MOST_STANDINGS:
        return False
    here = levels(rules)
    if rules.follow_on and not _offers_are_solved(here):
        return False
    return here.sides * (here.streaks * here.goal) ** 2 <= MOST_STANDINGS and here.count <= _MOST_WITH_PENALTIES


def _offers_are_solved(here: Levels) -> bool:
    rules = here.rules
    ends_simply = rules.final_round not in ("one_roll_each", "one_more_round") and rules.tie != "play_off"
    if rules.follow_on == "anyone" and rules.keep == "all_until_open":
        return False
    return (ends_simply or rules.target_reach == "exact") and 4 * prod(gains_shape(here)) <= MOST_GAINS
