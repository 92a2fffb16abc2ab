"""Two seats in every standing, under best play: see `docs/coach.md`."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.endgame import Ending, ending, ends_at_once
from bot.coach.farkle.levels import MOST_STANDINGS, Levels, goal, levels
from bot.coach.farkle.sweep import FAR, LANES, compiled, sweep
from bot.coach.farkle.throws import Floats, Throws, Whole, states, throws
from bot.games.farkle import RuleSet

THREADS = 2
PRECISION = 2e-8
"""A table that changes less is solved."""

_ROUNDING = 2e-7
"""Bounds the errors from endless turns and rounding."""

_MOST_SWEEPS = 200
_ATTEMPTS = 60

# With levels below 0: 30 MB, and several times that while solving.
_MOST_WITH_PENALTIES = 4 * MOST_STANDINGS

MOST_GAINS = 100_000_000


class Board(NamedTuple):
    """By level: `total`, `needs`, `closed`, `after_penalty`, `spared`.

    As in `Ending`: `reached`, `met`, `enough`, `most`, `gains_at_end`, `met_gains`.

    `gains`: what an offer adds, by `[side, streak, level, pile(other total - lowest) + points, state]`, after the other
    seat banked these points. `attempts`: the limit for two standings that depend on each other.
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
    follow: bool
    gains: NDArray[np.float32]
    gains_at_end: Floats
    met_gains: Floats
    attempts: int


@dataclass(frozen=True, slots=True)
class Solved:
    """`wins[side, streak, other streak, level, other level]`: of the seat in turn, before it throws; `side` is 1 if it
    matters that the other began.

    `bound`: the greatest error at totals of 0 or more. `gains`: as in `Board`.
    """

    levels: Levels
    ending: Ending
    wins: Floats
    bound: float
    gains: NDArray[np.float32]


@compiled
def pile(height):  # type: ignore[no-untyped-def]  # compiled
    """Each pile is one higher than the one before."""
    return height * (height + 1) // 2


@compiled
def _pair_lanes(board, played, wins, mine, theirs, count, side, streak, other, farkled, again, values):  # type: ignore[no-untyped-def]  # compiled
    """A turn in up to eight standings; all arrays are by lane. Also fills in gains.

    `again`: the value of a turn that changes nothing, such as a farkle; with penalties, `farkled` is a farkle's.
    `other`: the streak of the other seats.
    """
    flipped = 1 - side if board.sides == 2 else 0
    room = np.empty(LANES, dtype=np.int64)
    until = np.int64(1)  # a plain 1 would compile the sweep twice
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
    states = played.farkle.size
    spread = states if board.follow else 1
    hot_state = played.hot if board.follow else 0
    if board.follow:
        for lane in range(LANES):
            until = max(until, board.total[theirs[min(lane, count - 1)]] - board.lowest + 1)
    size = until + played.most + 1
    bank = np.empty(size * spread * LANES)
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
            for state in range(spread):
                offered = 0.0
                if board.follow and board.closed[against] == 0 and points >= board.needs[level]:
                    if reached < board.goal:
                        place = pile(reached - board.lowest) + points
                        offered = board.gains[flipped, other, against, place, state]
                    elif board.exact:
                        if reached == board.goal and not board.ends_at_once[side]:
                            offered = board.met_gains[side, against, other, points, state]
                    elif not board.ends_at_once[side]:
                        lead = min(reached - board.total[against], leads)
                        held = min(points, board.gains_at_end.shape[1] - 1)
                        offered = board.gains_at_end[lead, held, state]
                bank[(points * spread + state) * LANES + lane] = value - offered
        lost = farkled[lane] if board.penalty else again[lane]
        for points in range(played.most + 1):
            hot[points * LANES + lane] = bank[((until + points) * spread + hot_state) * LANES + lane]
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
            banked = bank[(until + played.most) * spread * LANES + lane]
            ends += (1.0 - played.win[played.hot] - played.farkle[played.hot] - repeated) * banked
            for points in range(played.most + 1):
                hot[points * LANES + lane] = ends / (1.0 - repeated) if repeated < 1.0 else 0.0
    worth = np.empty(size * states * LANES)
    ends_lost = farkled if board.penalty else again
    thrown_on = np.empty(until * states * LANES if board.follow else 0)
    found = sweep(played, until, bank, hot, room, ends_lost, again, worth, thrown_on)
    # Assigning whole arrays would compile messages about shapes.
    for lane in range(LANES):
        values[lane] = found[lane]
    if not board.follow:
        return
    for lane in range(count):
        level, height = mine[lane], board.total[theirs[lane]] - board.lowest
        if board.closed[level] == 0 and board.closed[theirs[lane]] == 0:
            for points in range(height + 1):
                for state in range(states):
                    more = thrown_on[(points * states + state) * LANES + lane] - values[lane]
                    board.gains[side, streak, level, pile(height) + points, state] = max(more, 0.0)


@compiled
def _value_farkles(board, wins, mine, theirs, count, side, streak, other, lost):  # type: ignore[no-untyped-def]  # compiled
    """Fills in `lost`, by lane, if farkles lead to a penalty."""
    flipped = 1 - side if board.sides == 2 else 0
    for lane in range(LANES):
        at = min(lane, count - 1)
        if streak + 1 < board.streaks:
            lost[lane] = 1.0 - wins[flipped, other, streak + 1, theirs[at], mine[at]]
        else:
            lost[lane] = 1.0 - wins[flipped, other, 0, theirs[at], board.after_penalty[mine[at]]]


@compiled
def _come_closer(again, there, low, high, last, missed):  # type: ignore[no-untyped-def]  # compiled
    """One secant step of `again` towards 1 - `there`, by lane, between `low` and `high`.

    `last`: the guess before, below 0 at first; `missed`: its error. Returns the greatest error.
    """
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
    return worst


@compiled
def solve_pairs(board, played, against, wins, mine, theirs, start, stop, streak, other):  # type: ignore[no-untyped-def]  # compiled
    """Solves `mine[start:stop]` against `theirs[start:stop]`, and the other way round, in place.

    `played`, `streak` are of `mine`; `against`, `other` of `theirs`.
    """
    here, there = np.empty(LANES), np.empty(LANES)
    lost_here, lost_there = np.zeros(LANES), np.zeros(LANES)
    again, back, missed = np.empty(LANES), np.empty(LANES), np.empty(LANES)
    coupled = board.exact or not board.penalty
    for first in range(start, stop, LANES):
        count = min(LANES, stop - first)
        i = mine[first : first + count]
        j = theirs[first : first + count]
        for side in range(board.sides):
            that = 1 - side if board.sides == 2 else 0
            if board.penalty:
                _value_farkles(board, wins, i, j, count, side, streak, other, lost_here)
                _value_farkles(board, wins, j, i, count, that, other, streak, lost_there)
            for lane in range(LANES):
                at = min(lane, count - 1)
                again[lane] = 1.0 - wins[that, other, streak, j[at], i[at]]
            low, high, last = np.zeros(LANES), np.ones(LANES), np.full(LANES, -1.0)
            for _attempt in range(board.attempts):
                _pair_lanes(board, played, wins, i, j, count, side, streak, other, lost_here, again, here)
                for lane in range(LANES):
                    back[lane] = 1.0 - here[lane]
                _pair_lanes(board, against, wins, j, i, count, that, other, streak, lost_there, back, there)
                if not coupled or _come_closer(again, there, low, high, last, missed) < 1e-10:
                    break
            for lane in range(count):
                wins[side, streak, other, i[lane], j[lane]] = here[lane]
                wins[that, other, streak, j[lane], i[lane]] = there[lane]


def solve(rules: RuleSet, report: Callable[[int, float], None] = lambda _sweep, _change: None) -> Solved:
    """`report` gets the change after each sweep. Raises BeyondCoach."""
    here = levels(rules)
    if not is_exact(rules):
        raise BeyondCoach
    end = ending(here)
    board = _board(here, end, _no_gains(here))
    shape = (here.sides, here.streaks, here.streaks, here.total.size, here.total.size)
    lead = (here.total[:, None] - here.total[None, :]) / here.goal
    wins = np.broadcast_to(1 / (1 + np.exp(-5 * lead - 0.1)), shape).copy()
    work = _work(here)
    if not here.loss:
        work.sweep(board, wins)
        return Solved(here, end, wins, _bound(here, end), board.gains)
    # Penalties are rare, so begin without them.
    calm = wins[:, :1, :1].copy()
    work.sweep(board._replace(penalty=False, streaks=1), calm)
    wins[:] = calm
    change = 1.0
    for count in range(1, _MOST_SWEEPS + 1):
        before = wins.copy()
        work.sweep(board, wins)
        earlier, change = change, float(np.abs(wins - before).max())
        report(count, change)
        # The change still to come is a geometric series.
        share = min(change / earlier, 0.9)
        if change * share / (1 - share) < PRECISION:
            break
    return Solved(here, end, wins, _bound(here, end), board.gains)


def gains_of(here: Levels, end: Ending, wins: Floats) -> NDArray[np.float32]:
    """Too many numbers to store."""
    gains = _no_gains(here)
    if here.rules.follow_on:
        board = _board(here, end, gains)._replace(attempts=1)
        _work(here).sweep(board, wins.copy())
    return gains


def _no_gains(here: Levels) -> NDArray[np.float32]:
    return np.zeros(_gains_shape(here) if here.rules.follow_on else (1, 1, 1, 1, 1), dtype=np.float32)


def _gains_shape(here: Levels) -> tuple[int, ...]:
    span = here.goal - here.lowest
    return here.sides, here.streaks, span, span * (span + 1) // 2, len(states(here.rules))


def _work(here: Levels) -> "_Work":
    decks = {forced: throws(here.rules, all_kept=bool(forced)) for forced in (0, 1)}
    return _Work(decks, list(_pairs(here)))


def _bound(here: Levels, end: Ending) -> float:
    """Returns 1 if turns are hardly ever over."""
    if not here.floor_is_exact or not end.is_bounded:
        return 1.0
    return here.rest + _ROUNDING


Group = tuple[int, int, Whole, Whole]
"""Must each seat keep the most dice? And the levels of both."""


@dataclass(frozen=True, slots=True)
class _Work:
    decks: dict[int, Throws]
    by_sum: list[list[Group]]

    def sweep(self, board: Board, wins: Floats) -> None:
        both = [(mine, theirs) for mine in range(board.streaks) for theirs in range(board.streaks)]
        # Farkles make streaks longer, so the longest come first.
        both.sort(key=sum, reverse=True)
        with ThreadPoolExecutor(THREADS - 1) as pool:
            for groups in self.by_sum:
                for streaks in both:
                    for group in groups:
                        self._share(pool, board, wins, group, *streaks)

    def _share(
        self, pool: ThreadPoolExecutor, board: Board, wins: Floats, group: Group, streak: int, other: int
    ) -> None:
        forced, other_forced, mine, theirs = group
        given = (board, self.decks[forced], self.decks[other_forced], wins, mine, theirs)
        half = -(-mine.size // LANES) // 2 * LANES
        if not half:
            solve_pairs(*given, 0, mine.size, streak, other)
            return
        rest = pool.submit(solve_pairs, *given, 0, half, streak, other)
        solve_pairs(*given, half, mine.size, streak, other)
        rest.result()


def _pairs(here: Levels) -> Iterator[list[Group]]:
    """Highest sums first, grouped by the seats that must keep the most dice."""
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
    if goal(rules) ** 2 > MOST_STANDINGS:
        return False
    here = levels(rules)
    if rules.follow_on and not _offers_are_solved(here):
        return False
    return here.sides * (here.streaks * here.goal) ** 2 <= MOST_STANDINGS and here.count <= _MOST_WITH_PENALTIES


def _offers_are_solved(here: Levels) -> bool:
    rules = here.rules
    ends_simply = rules.final_round != "one_more_round" and rules.tie != "play_off"
    return (ends_simply or rules.target_reach == "exact") and 4 * prod(_gains_shape(here)) <= MOST_GAINS


def _board(here: Levels, end: Ending, gains: NDArray[np.float32]) -> Board:
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
        here.rules.follow_on,
        gains,
        end.gains,
        end.met_gains,
        _ATTEMPTS,
    )
