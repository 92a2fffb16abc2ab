"""Solves games of two seats: the chance to win in every standing, under best play (`docs/coach.md` says how).

A bank or a farkle leads to a standing with more points or a longer streak, so standings are solved from the highest sum
of totals down (`_fill`). Two of them are solved together (`_settle`): if both seats farkle, it is as if nothing had
happened. Penalties lead back to lower totals, so with them all is filled in again until it hardly changes (`solve`).
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.endgame import Ending, ending, ending_of_rounds
from bot.coach.farkle.last_turns import ValueTurns
from bot.coach.farkle.levels import Levels, levels_of
from bot.coach.farkle.solved import Solved, is_exact, no_gains, pile
from bot.coach.farkle.sweep import FAR, LANES, Turn, sweep
from bot.coach.farkle.throws import Floats, Throws, Whole, all_throws
from bot.games.farkle import RuleSet

THREADS = 2
PRECISION = 2e-8
"""The change per sweep below which a table is solved."""

_ROUNDING = 2e-7
"""A bound of the errors from endless turns and rounding."""

_MOST_SWEEPS = 200
_ATTEMPTS = 60
_SETTLED, _LEVEL = 1e-10, 1e-15
"""The error at which the value of beginning again is found, and a slope that is too level to follow."""


class Side(NamedTuple):
    """One seat's turn in several standings, as `sweep` takes it. `farkled`: None if a farkle changes nothing, so that
    the other seat's turn follows.
    """

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


def solve(rules: RuleSet, report: Callable[[int, float], None] = lambda _sweep, _change: None) -> Solved:
    """The solved rules; `report` gets each sweep's change. Raises BeyondCoach, and ImportError without numba."""
    levels = levels_of(rules)
    if not is_exact(rules):
        raise BeyondCoach
    from bot.coach.farkle import compiled

    if not rules.target:
        return _solve_rounds(levels, compiled.values)
    fill = partial(_fill, walk=compiled.walk, lanes=compiled.LANES, attempts=_ATTEMPTS)
    end = ending(levels)
    shape = (levels.sides, levels.streaks, levels.streaks, levels.total.size, levels.total.size)
    lead = (levels.total[:, None] - levels.total[None, :]) / levels.goal
    wins = np.broadcast_to(1 / (1 + np.exp(-5 * lead - 0.1)), shape).copy()
    # If turns are hardly ever over, nothing is certain.
    bound = levels.rest + _ROUNDING if levels.floor_is_exact and end.is_bounded else 1.0
    solved = Solved(levels, end, wins, bound, no_gains(levels))
    if not levels.loss:
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


def gains_of(levels: Levels, end: Ending, wins: Floats) -> NDArray[np.float32]:
    """The gains of taking over the other seat's dice, computed anew because there are too many to store."""
    solved = Solved(levels, end, wins.copy(), 1.0, no_gains(levels))
    if levels.rules.follow_on:
        _fill(solved, walk, LANES, attempts=1)
    return solved.gains


def _fill(solved: Solved, walk: Walk, lanes: int, attempts: int, *, calm: bool = False) -> None:
    """Fills in wins and gains, from the highest sum of totals down. `calm`: without penalties."""
    levels = solved.levels
    penalty = bool(levels.loss) and not calm
    # Farkles make streaks longer, so the longest come first.
    streaks = sorted(np.ndindex(solved.wins.shape[1:3]), key=sum, reverse=True)
    with ThreadPoolExecutor(THREADS) as pool:
        for groups in _pairs(levels):
            blocks = [
                (mine[start : start + lanes], theirs[start : start + lanes])
                for mine, theirs in groups
                for start in range(0, mine.size, lanes)
            ]
            for streak, other in streaks:
                for side in range(levels.sides):
                    work = partial(_fill_block, solved, walk, attempts, side, streak, other, penalty=penalty)
                    list(pool.map(work, blocks))


def _fill_block(
    solved: Solved,
    walk: Walk,
    attempts: int,
    side: int,
    streak: int,
    other: int,
    block: tuple[Whole, Whole],
    *,
    penalty: bool,
) -> None:
    """Values the turns of both seats at the levels of `mine` and `theirs`, in a thread."""
    mine, theirs = block
    levels, wins = solved.levels, solved.wins
    both = ((side, streak, other, mine, theirs), (levels.flipped(side), other, streak, theirs, mine))
    first, second = (_side(solved, *each, penalty=penalty) for each in both)
    turns = _settle(walk, attempts, first, second, 1 - wins[both[1]])
    for where, turn in zip(both, turns, strict=True):
        wins[where] = turn.value
        if levels.rules.follow_on:
            _keep_gains(solved, *where, turn)


def _settle(walk: Walk, attempts: int, mine: Side, theirs: Side, again: Floats) -> tuple[Turn, Turn]:
    """The values of two turns, each after the other's farkle: by secants, from a guess of what beginning again is
    worth.
    """
    coupled = mine.farkled is None or bool((mine.headroom < FAR).any())
    low, high, last, missed = np.zeros(again.size), np.ones(again.size), again, np.zeros(again.size)
    for attempt in range(attempts):
        own = walk(mine, again)
        other = walk(theirs, 1 - own.value)
        error = 1 - other.value - again
        if not coupled or np.abs(error).max() < _SETTLED:
            break
        low, high = np.where(error > 0, np.maximum(low, again), low), np.where(error > 0, high, np.minimum(high, again))
        slope, step = error - missed, np.full(again.size, np.inf)
        np.divide(error * (again - last), slope, out=step, where=(np.abs(slope) > _LEVEL) & (attempt > 0))
        line = again - step
        last, missed, again = again, error, np.where((low <= line) & (line <= high), line, again + error)
    return own, other


def _side(solved: Solved, side: int, streak: int, other: int, mine: Whole, theirs: Whole, *, penalty: bool) -> Side:
    levels = solved.levels
    follow, exact = bool(levels.rules.follow_on), levels.rules.target_reach == "exact"
    throws = all_throws(levels.rules, all_kept=bool(levels.forced[mine[0]]))
    until = solved.until(side, mine, theirs)
    if follow:
        until = max(until, int(levels.total[theirs].max()) - levels.lowest + 1)
    bank = solved.banks(side, other, mine, theirs, until + throws.most + 1, followed=follow)
    headroom = levels.goal - levels.total[mine] if exact else np.full(mine.size, FAR)
    farkled = solved.farkled(side, streak, other, mine, theirs) if penalty else None
    return Side(throws, until, bank, headroom, farkled)


def _keep_gains(solved: Solved, side: int, streak: int, _other: int, mine: Whole, theirs: Whole, turn: Turn) -> None:
    levels = solved.levels
    more = np.maximum(turn.thrown - turn.value, 0.0)
    follows = (levels.unopened[mine] == 0) | (levels.rules.follow_on == "anyone")
    for lane in np.flatnonzero(follows & (levels.unopened[theirs] == 0)):
        height = int(levels.total[theirs[lane]]) - levels.lowest
        index = slice(pile(height), pile(height) + height + 1)
        solved.gains[side, streak, mine[lane], index] = more[: height + 1, :, lane]


def _pairs(levels: Levels) -> Iterator[list[tuple[Whole, Whole]]]:
    """The levels of both seats: highest sums first, grouped by the seats that must keep the most dice."""
    first, second = np.triu_indices(levels.total.size)
    sums = levels.total[first] + levels.total[second]
    order = np.argsort(-sums, kind="stable")
    first, second, sums = first[order], second[order], sums[order]
    kinds = 2 * levels.forced[first] + levels.forced[second]
    for chosen in np.split(np.arange(sums.size), np.flatnonzero(np.diff(sums)) + 1):
        groups = (chosen[kinds[chosen] == kind] for kind in np.unique(kinds[chosen]))
        yield [(first[some], second[some]) for some in groups]


def _solve_rounds(levels: Levels, values: ValueTurns) -> Solved:
    """The values of a game by rounds, which depend on the difference of the totals alone, as in last turns."""
    assert levels.rules.rounds is not None
    end = ending_of_rounds(levels, 2 * levels.rules.rounds, values)
    nothing = np.zeros((levels.sides, levels.streaks, levels.streaks, levels.total.size, levels.total.size))
    # A play-off takes both seats to have opened.
    bound = 1.0 if levels.rules.tie == "play_off" and levels.unopened.any() else _ROUNDING
    return Solved(levels, end, nothing, bound, no_gains(levels))
