"""The walk that solves tables, compiled: numba takes a second and 100 MB to load.

A table takes 10^10 look-ups. Eight standings ('lanes') share each, so the processor adds them at once.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from bot.coach.farkle.solver import Side
from bot.coach.farkle.sweep import FAR, Turn, beyond, memory_for
from bot.coach.farkle.throws import Floats, Throws, Whole

LANES = 8

_compiled: Callable[..., Callable[..., Floats]] = njit(
    cache=True, nogil=True, fastmath={"contract", "nsz"}, error_model="numpy"
)


def walk(side: Side, again: Floats) -> Turn:
    """As `solver.walk`, for up to LANES standings; `thrown` lacks the last points, and all without follow-on."""
    throws, until, bank, headroom, _ = side
    memory_for(throws, until, LANES)
    farkled = side.farkled_if(again)
    follow = bank.shape[1] > 1
    hot = beyond(throws, bank, until, farkled) if throws.must else bank[until:, throws.hot if follow else 0]
    thrown = np.empty((until if follow else 0, throws.farkle.size, LANES))
    lanes = np.arange(LANES) % again.size
    taken = [np.take(each, lanes, axis=-1) for each in (bank, hot, headroom, farkled, again)]
    value = _walk(throws, until, *taken, thrown)
    return Turn(value[: again.size], thrown[:, :, : again.size])


def values(played: Throws, until: int, bank: Floats, farkled: Floats) -> Floats:
    """Those of `endgame.Values`."""
    found = np.empty(farkled.size)
    for start in range(0, farkled.size, LANES):
        lanes = slice(start, start + LANES)
        side = Side(played, until, bank[:, None, lanes], np.full(farkled[lanes].size, FAR), None)
        found[lanes] = walk(side, farkled[lanes]).value
    return found


@_compiled
def _walk(throws, until, bank, hot, headroom, farkled, again, thrown):  # type: ignore[no-untyped-def]  # compiled
    """As `sweep`; fills in `thrown`, unless it is empty."""
    states = throws.farkle.size
    spread = bank.shape[1] > 1
    best, total, shut = np.empty(LANES), np.empty(LANES), np.empty(LANES)
    worth = np.empty((until + throws.most + 1) * states * LANES)
    offset = (throws.points * states + throws.next_state).T.copy() * LANES
    for points in range(until, until + throws.most + 1):
        for state in range(states):
            for lane in range(LANES):
                value = hot[points - until, lane] if state == throws.hot else bank[points, state if spread else 0, lane]
                worth[(points * states + state) * LANES + lane] = value if points <= headroom[lane] else -1.0
    for points in range(until - 1, -1, -1):
        for state in range(states):
            base = points * states * LANES
            for lane in range(LANES):
                total[lane] = throws.win[state] + throws.farkle[state] * farkled[lane]
            for group in range(throws.first_group[state], throws.first_group[state + 1]):
                at = base + offset[group, 0]
                for lane in range(LANES):
                    best[lane] = worth[at + lane]
                    shut[lane] = 0.0
                for choice in range(1, throws.size[group]):
                    at = base + offset[group, choice]
                    if throws.ranked:
                        if throws.rank[choice, group] != throws.rank[choice - 1, group]:
                            for lane in range(LANES):
                                shut[lane] = 1.0 if best[lane] >= 0.0 else 0.0
                        for lane in range(LANES):
                            if shut[lane] == 0.0 and worth[at + lane] > best[lane]:
                                best[lane] = worth[at + lane]
                    else:
                        for lane in range(LANES):
                            other = worth[at + lane]
                            mine = best[lane]
                            best[lane] = other if other > mine else mine
                chance = throws.chance[group]
                for lane in range(LANES):
                    total[lane] += chance * (best[lane] if best[lane] >= 0.0 else again[lane])
            if thrown.size:
                for lane in range(LANES):
                    thrown[points, state, lane] = total[lane]
            may_bank = not (throws.must and state == throws.hot)
            for lane in range(LANES):
                banked = bank[points, state if spread else 0, lane] if may_bank else -1.0
                value = banked if banked > total[lane] else total[lane]
                worth[base + state * LANES + lane] = value if points <= headroom[lane] else -1.0
    return worth[throws.hot * LANES : (throws.hot + 1) * LANES].copy()


def shared_walk(played: Throws, until: int, bank: Floats, shared: Floats, headroom: Whole, farkled: Floats) -> Floats:
    """The chances after a turn that is best for its own seat, for LANES standings: the seat's own, that of a farkle,
    and those of others without it. `bank[points, lane]`, `shared[other, points, lane]`: if it banks.
    """
    memory_for(played, until, (2 + len(shared)) * LANES)
    return _shared_walk(played, until, bank, shared, headroom, farkled)


@_compiled
def _shared_walk(throws, until, bank, shared, headroom, farkled):  # type: ignore[no-untyped-def]  # compiled
    """A state has its chances side by side, each with all lanes."""
    states, others = throws.farkle.size, shared.shape[0]
    width = (2 + others) * LANES
    best, total = np.empty(LANES), np.empty(width)
    picked = np.empty(LANES, dtype=np.int64)
    shut = np.empty(LANES)
    worth = np.empty((until + throws.most + 1) * states * width)
    offset = (throws.points * states + throws.next_state).T.copy() * width
    for points in range(until, until + throws.most + 1):
        for state in range(states):
            base = (points * states + state) * width
            for lane in range(LANES):
                worth[base + lane] = bank[points, lane] if points <= headroom[lane] else -1.0
                worth[base + LANES + lane] = 0.0
            for other in range(others):
                for lane in range(LANES):
                    worth[base + (2 + other) * LANES + lane] = shared[other, points, lane]
    for points in range(until - 1, -1, -1):
        for state in range(states):
            base = points * states * width
            total[:] = 0.0
            for lane in range(LANES):
                total[lane] = throws.win[state] + throws.farkle[state] * farkled[lane]
                total[LANES + lane] = throws.farkle[state]
            for group in range(throws.first_group[state], throws.first_group[state + 1]):
                at = base + offset[group, 0]
                for lane in range(LANES):
                    best[lane] = worth[at + lane]
                    picked[lane] = at
                if throws.ranked:
                    shut[:] = 0.0
                    for choice in range(1, throws.size[group]):
                        at = base + offset[group, choice]
                        if throws.rank[choice, group] != throws.rank[choice - 1, group]:
                            for lane in range(LANES):
                                shut[lane] = 1.0 if best[lane] >= 0.0 else 0.0
                        for lane in range(LANES):
                            if shut[lane] == 0.0 and worth[at + lane] > best[lane]:
                                best[lane] = worth[at + lane]
                                picked[lane] = at
                else:
                    for choice in range(1, throws.size[group]):
                        at = base + offset[group, choice]
                        for lane in range(LANES):
                            held = worth[at + lane]
                            mine = best[lane]
                            picked[lane] = at if held > mine else picked[lane]
                            best[lane] = held if held > mine else mine
                chance = throws.chance[group]
                for lane in range(LANES):
                    at = picked[lane] + lane
                    if best[lane] >= 0.0:
                        total[lane] += chance * best[lane]
                        for each in range(LANES, width, LANES):
                            total[each + lane] += chance * worth[at + each]
                    else:
                        total[lane] += chance * farkled[lane]
                        total[LANES + lane] += chance
            here = base + state * width
            may_bank = not (throws.must and state == throws.hot)
            for lane in range(LANES):
                banks = may_bank and bank[points, lane] > total[lane]
                value = bank[points, lane] if banks else total[lane]
                worth[here + lane] = value if points <= headroom[lane] else -1.0
                worth[here + LANES + lane] = 0.0 if banks else total[LANES + lane]
                for other in range(others):
                    at = (2 + other) * LANES + lane
                    worth[here + at] = shared[other, points, lane] if banks else total[at]
    start = throws.hot * width
    return worth[start : start + width].copy().reshape(-1, LANES)
