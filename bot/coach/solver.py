"""Two seats: the probability of winning from every standing, if both play as well as possible.

The chance is worked out from the end of the game backwards, by the sum of both totals: banking raises it, a farkle
leaves it. Where a farkle comes back to the same two standings, these are solved together, as the one number at which
each is the best answer to the other. Where a penalty leads to lower totals, the whole table is repeated until it
stands still; each time the error shrinks by the chance of so many farkles in a row.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.coach.endgame import Ending, ending, ends_at_once
from bot.coach.standings import MOST_STANDINGS, Levels, deck, levels
from bot.coach.sweep import FAR, LANES, compiled, sweep
from bot.coach.throws import Floats, Throws, Whole
from bot.games.farkle import RuleSet

THREADS = 2
PRECISION = 2e-8
"""How much a repeated table may still change, all in all, when it is taken as solved."""

_ROUNDING = 2e-7
"""What all that is left out adds up to at most: turns that go on and on, and the last digits of repeated values."""

_MOST_SWEEPS = 200


class Board(NamedTuple):
    """What the compiled part needs to know of a game, beside the throws and the values found so far.

    Of each level: `total`, `needs`, `closed`, `after_penalty`, `spared`. `reached[side, closed, spared, streak, lead]`
    is the value of having reached the target with such a lead, `met[side, level, streak]` that of having met it exactly
    while the other seat stands at a level. From `enough[side, gap + goal - lowest]` points on, a seat that reached
    the target banks for sure (`gap`: the other total less its own), from `most` on it banks anyway.
    """

    total: Whole
    needs: Whole
    closed: Whole
    after_penalty: Whole
    spared: Whole
    goal: int
    lowest: int
    streaks: int
    sides: int
    penalty: bool
    exact: bool
    ends_at_once: NDArray[np.bool_]
    reached: Floats
    met: Floats
    enough: Whole
    most: int


@dataclass(frozen=True, slots=True)
class Solved:
    """A solved game.

    `wins[side, streak, other streak, level, other level]` is the win probability of the seat whose turn it is, before
    it throws; `side` is 0 where it began the game or where that does not matter, else 1. `bound`: with totals of
    nothing or more, no probability is off by more. `sweeps`: how often the table was repeated.
    """

    levels: Levels
    ending: Ending
    wins: Floats
    bound: float
    sweeps: int


@compiled
def _pair_lanes(board, played, wins, mine, theirs, count, side, other, farkled, again, values):  # type: ignore[no-untyped-def]  # compiled
    """The value of one turn in up to eight standings. All arrays are by lane.

    `again` is what a turn that changes nothing is worth. Without a penalty a farkle is one, else `farkled` has its
    worth. `other` is the streak of the other seats.
    """
    flipped = 1 - side if board.sides == 2 else 0
    room = np.empty(LANES, dtype=np.int64)
    until = 1
    for lane in range(LANES):
        at = min(lane, count - 1)
        level, against = mine[at], theirs[at]
        total = board.total[level]
        if board.exact:
            room[lane] = board.goal - total
            until = max(until, board.goal - total + 1)
            continue
        room[lane] = FAR
        needed = board.goal - total
        if not board.ends_at_once[side]:
            gap = board.total[against] - total
            needed = max(needed, board.enough[side, gap + board.goal - board.lowest])
        until = max(until, min(needed, board.most), board.needs[level])
    size = until + played.most + 1
    bank = np.empty(size * LANES)
    hot = np.empty((played.most + 1) * LANES)
    leads = board.reached.shape[4] - 1
    opened_from = -board.lowest
    for lane in range(LANES):
        at = min(lane, count - 1)
        level, against = mine[at], theirs[at]
        total = board.total[level]
        for points in range(size):
            reached = total + points
            if points < board.needs[level]:
                value = -1.0
            elif reached < board.goal:
                value = 1.0 - wins[flipped, other, 0, against, reached + opened_from]
            elif board.exact:
                value = board.met[side, against, other]
            elif board.ends_at_once[side]:
                value = 1.0
            else:
                lead = min(reached - board.total[against], leads)
                value = board.reached[side, board.closed[against], board.spared[against], other, lead]
            bank[points * LANES + lane] = value
        lost = farkled[lane] if board.penalty else again[lane]
        for points in range(played.most + 1):
            hot[points * LANES + lane] = bank[(until + points) * LANES + lane]
        if played.must and not board.exact:
            repeated = 0.0
            for group in range(played.first_group[played.hot], played.first_group[played.hot + 1]):
                only = True
                for choice in range(played.first_option[group], played.first_option[group + 1]):
                    if played.next_state[choice] != played.hot:
                        only = False
                if only:
                    repeated += played.chance[group]
            ends = played.win[played.hot] + played.farkle[played.hot] * lost
            banked = bank[(until + played.most) * LANES + lane]
            ends += (1.0 - played.win[played.hot] - played.farkle[played.hot] - repeated) * banked
            for points in range(played.most + 1):
                hot[points * LANES + lane] = ends / (1.0 - repeated) if repeated < 1.0 else 0.0
    worth = np.empty(size * played.farkle.size * LANES)
    ends_lost = farkled if board.penalty else again
    values[:] = sweep(played, until, bank, hot, room, ends_lost, again, worth)


@compiled
def solve_pairs(board, played, against, wins, moved, mine, theirs, start, stop, streak, other):  # type: ignore[no-untyped-def]  # compiled
    """Solves the standings `mine[start:stop]` against `theirs[start:stop]` and the other way round, in place.

    `played` are the throws of `mine`, `against` those of `theirs`, `streak` the streak of `mine`, `other` of `theirs`.
    `moved` is how much each value changed when it was last worked out: where nothing that a standing leads to has
    moved, it is left alone.
    """
    here = np.empty(LANES)
    there = np.empty(LANES)
    lost_here = np.zeros(LANES)
    lost_there = np.zeros(LANES)
    again = np.empty(LANES)
    back = np.empty(LANES)
    low = np.empty(LANES)
    high = np.empty(LANES)
    last = np.empty(LANES)
    missed = np.empty(LANES)
    flipped = 1 if board.sides == 2 else 0
    coupled = board.exact or not board.penalty
    for first in range(start, stop, LANES):
        count = min(LANES, stop - first)
        i = mine[first : first + count]
        j = theirs[first : first + count]
        for side in range(board.sides):
            # With two sides, `mine` begins or follows in turn; `theirs` is on the other side.
            that = flipped - side if board.sides == 2 else 0
            # Level seats have met already, with their streaks or their sides the other way round.
            twice = streak > other or (streak == other and side == 1)
            for lane in range(LANES):
                at = min(lane, count - 1)
                if board.penalty:
                    if streak + 1 < board.streaks:
                        lost_here[lane] = 1.0 - wins[that, other, streak + 1, j[at], i[at]]
                    else:
                        lost_here[lane] = 1.0 - wins[that, other, 0, j[at], board.after_penalty[i[at]]]
                again[lane] = 1.0 - wins[that, other, streak, j[at], i[at]]
                low[lane] = 0.0
                high[lane] = 1.0
                last[lane] = -1.0
            if not coupled:
                most = 0.0
                for lane in range(count):
                    a, b = i[lane], j[lane]
                    if streak + 1 < board.streaks:
                        most = max(most, moved[that, other, streak + 1, b, a])
                    else:
                        most = max(most, moved[that, other, 0, b, board.after_penalty[a]])
                    if other + 1 < board.streaks:
                        most = max(most, moved[side, streak, other + 1, a, b])
                    else:
                        most = max(most, moved[side, streak, 0, a, board.after_penalty[b]])
                    for higher in range(board.total[a] + 1 - board.lowest, board.goal - board.lowest):
                        most = max(most, moved[that, other, 0, b, higher])
                    for higher in range(board.total[b] + 1 - board.lowest, board.goal - board.lowest):
                        most = max(most, moved[side, streak, 0, a, higher])
                if most < 1e-9:
                    for lane in range(count):
                        if i[lane] != j[lane] or not twice:
                            moved[side, streak, other, i[lane], j[lane]] = 0.0
                            moved[that, other, streak, j[lane], i[lane]] = 0.0
                    continue
            for _attempt in range(60):
                _pair_lanes(board, played, wins, i, j, count, side, other, lost_here, again, here)
                for lane in range(LANES):
                    back[lane] = 1.0 - here[lane]
                    at = min(lane, count - 1)
                    if board.penalty:
                        if other + 1 < board.streaks:
                            lost_there[lane] = 1.0 - wins[side, streak, other + 1, i[at], j[at]]
                        else:
                            lost_there[lane] = 1.0 - wins[side, streak, 0, i[at], board.after_penalty[j[at]]]
                _pair_lanes(board, against, wins, j, i, count, that, streak, lost_there, back, there)
                if not coupled:
                    break
                worst = 0.0
                for lane in range(LANES):
                    found = 1.0 - there[lane]
                    error = found - again[lane]
                    worst = max(worst, abs(error))
                    if error > 0.0:
                        low[lane] = max(low[lane], again[lane])
                    else:
                        high[lane] = min(high[lane], again[lane])
                    guess = found
                    if last[lane] >= 0.0 and abs(error - missed[lane]) > 1e-15:
                        line = again[lane] - error * (again[lane] - last[lane]) / (error - missed[lane])
                        if low[lane] <= line <= high[lane]:
                            guess = line
                    last[lane] = again[lane]
                    missed[lane] = error
                    if abs(error) > 1e-14:
                        again[lane] = guess
                if worst < 1e-10:
                    break
            for lane in range(count):
                before_here = wins[side, streak, other, i[lane], j[lane]]
                before_there = wins[that, other, streak, j[lane], i[lane]]
                if i[lane] != j[lane] or not twice:
                    moved[side, streak, other, i[lane], j[lane]] = abs(here[lane] - before_here)
                    moved[that, other, streak, j[lane], i[lane]] = abs(there[lane] - before_there)
                wins[side, streak, other, i[lane], j[lane]] = here[lane]
                wins[that, other, streak, j[lane], i[lane]] = there[lane]


def solve(rules: RuleSet, told: Callable[[int, float], None] = lambda _sweep, _change: None) -> Solved:
    """Solves a rule set for two seats. `told` hears the change after each sweep. Raises ValueError if too large."""
    here = levels(rules)
    if not is_exact(rules):
        raise ValueError("this rule set has too many standings to be solved")
    end = ending(here)
    board = _board(here, end)
    shape = (here.sides, here.streaks, here.streaks, here.total.size, here.total.size)
    lead = (here.total[:, None] - here.total[None, :]) / here.goal
    wins = np.broadcast_to(1 / (1 + np.exp(-5 * lead - 0.1)), shape).copy()
    work = _Work(here, {forced: deck(rules, forced=bool(forced)) for forced in (0, 1)}, list(_pairs(here)))
    if not here.loss:
        work.sweep(board, wins, np.ones_like(wins))
        return Solved(here, end, wins, _bound(here, end), 1)
    # Penalties are rare: without them, most is nearly right already.
    calm = wins[:, :1, :1].copy()
    work.sweep(board._replace(penalty=False, streaks=1), calm, np.ones_like(calm))
    wins[:] = calm
    change, moved = 1.0, np.ones_like(wins)
    for count in range(1, _MOST_SWEEPS + 1):
        before = wins.copy()
        work.sweep(board, wins, moved)
        earlier, change = change, float(np.abs(wins - before).max())
        told(count, change)
        # Each sweep shrinks the error by about the same share: what is still to come is a geometric series.
        share = min(change / earlier, 0.9)
        if change * share / (1 - share) < PRECISION:
            break
    return Solved(here, end, wins, _bound(here, end), count)


def _bound(here: Levels, end: Ending) -> float:
    """How far off a probability can be: by what is left out, or by more where turns hardly ever end."""
    if not here.floor_is_exact or not end.is_bounded:
        return 1.0
    return here.rest + _ROUNDING


Group = tuple[int, int, Whole, Whole]
"""Standings that are solved alike: must the one seat keep the most, must the other, and the levels of both."""


@dataclass(frozen=True, slots=True)
class _Work:
    """What is to be solved, in order: by the sum of both totals from the highest, then by the streaks."""

    here: Levels
    decks: dict[int, Throws]
    by_sum: list[list[Group]]

    def sweep(self, board: Board, wins: Floats, moved: Floats) -> None:
        """Solves every standing once, on all threads."""
        both = [(mine, theirs) for mine in range(board.streaks) for theirs in range(board.streaks)]
        # A farkle makes a streak longer: the longest come first.
        both.sort(key=sum, reverse=True)
        with ThreadPoolExecutor(THREADS - 1) as pool:
            for groups in self.by_sum:
                for streaks in both:
                    for group in groups:
                        self._share(pool, board, (wins, moved), group, *streaks)

    def _share(
        self,
        pool: ThreadPoolExecutor,
        board: Board,
        values: tuple[Floats, Floats],
        group: Group,
        streak: int,
        other: int,
    ) -> None:
        forced, other_forced, mine, theirs = group
        given = (board, self.decks[forced], self.decks[other_forced], *values, mine, theirs)
        half = -(-mine.size // LANES) // 2 * LANES
        if not half:
            solve_pairs(*given, 0, mine.size, streak, other)
            return
        rest = pool.submit(solve_pairs, *given, 0, half, streak, other)
        solve_pairs(*given, half, mine.size, streak, other)
        rest.result()


def _pairs(here: Levels) -> Iterator[list[Group]]:
    """Unordered pairs of levels by the sum of their totals, from the highest, each by who must keep the most dice."""
    first, second = np.triu_indices(here.total.size)
    sums = here.total[first] + here.total[second]
    order = np.argsort(-sums, kind="stable")
    first, second, sums = first[order], second[order], sums[order]
    for chosen in np.split(np.arange(sums.size), np.flatnonzero(np.diff(sums)) + 1):
        groups: list[Group] = []
        for forced in (0, 1):
            for other_forced in (0, 1):
                some = chosen[(here.forced[first[chosen]] == forced) & (here.forced[second[chosen]] == other_forced)]
                if some.size:
                    groups.append((forced, other_forced, first[some].copy(), second[some].copy()))
        yield groups


def is_exact(rules: RuleSet) -> bool:
    """Can two seats be solved exactly? Levels below nothing, which penalties add, are not counted."""
    here = levels(rules)
    return not rules.follow_on and here.sides * (here.streaks * here.goal) ** 2 <= MOST_STANDINGS


def _board(here: Levels, end: Ending) -> Board:
    return Board(
        here.total,
        here.needs,
        here.closed,
        here.after_penalty,
        np.minimum(here.spared, end.reached.shape[2] - 1),
        here.goal,
        here.lowest,
        here.streaks,
        here.sides,
        bool(here.loss),
        here.rules.target_reach == "exact",
        ends_at_once(here),
        end.reached,
        end.met,
        end.enough,
        end.most,
    )
