"""The walk that solves tables, compiled: numba takes a second and 100 MB to load.

A table takes 10^10 look-ups. Eight standings ('lanes') share each, so the processor adds them at once.
"""

import numpy as np

from bot.coach.farkle.solver import Side
from bot.coach.farkle.sweep import FAR, Turn, beyond, memory_for
from bot.coach.farkle.throws import Floats, Throws, Whole
from bot.coach.lanes import LANES as LANES
from bot.coach.lanes import compiled, greater, of


def walk(side: Side, again: Floats) -> Turn:
    """The turn that `solver.walk` finds, for up to LANES standings; `thrown` is cut, or empty without follow-on."""
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


def values(throws: Throws, until: int, bank: Floats, farkled: Floats) -> Floats:
    """The values that `last_turns.ValueTurns` describes, computed by compiled code."""
    found = np.empty(farkled.size)
    for start in range(0, farkled.size, LANES):
        lanes = slice(start, start + LANES)
        side = Side(throws, until, bank[:, None, lanes], np.full(farkled[lanes].size, FAR), None)
        found[lanes] = walk(side, farkled[lanes]).value
    return found


@compiled
def _walk(throws, until, bank, hot, headroom, farkled, again, thrown):  # type: ignore[no-untyped-def]  # compiled
    """The values of a turn, as `sweep` finds them; fills in `thrown`, unless it is empty."""
    states = throws.farkle.size
    spread = bank.shape[1] > 1
    shut, total = np.empty(LANES), np.empty((2, LANES))
    worth = np.empty(((until + throws.most + 1) * states, LANES))
    offset = (throws.points * states + throws.next_state).T.copy()
    for points in range(until, until + throws.most + 1):
        for state in range(states):
            for lane in range(LANES):
                value = hot[points - until, lane] if state == throws.hot else bank[points, state if spread else 0, lane]
                worth[points * states + state, lane] = value if points <= headroom[lane] else -1.0
    total[1] = again
    other = of(total, 1, 0)
    for points in range(until - 1, -1, -1):
        for state in range(states):
            base = points * states
            for lane in range(LANES):
                total[0, lane] = throws.win[state] + throws.farkle[state] * farkled[lane]
            t0, t1, t2, t3, t4, t5, t6, t7 = of(total, 0, 0)
            for group in range(throws.first_group[state], throws.first_group[state + 1]):
                best = of(worth, base + offset[group, 0], 0)
                if throws.ranked:
                    for lane in range(LANES):
                        total[1, lane] = worth[base + offset[group, 0], lane]
                        shut[lane] = 0.0
                    for choice in range(1, throws.size[group]):
                        at = base + offset[group, choice]
                        is_next = throws.rank[choice, group] != throws.rank[choice - 1, group]
                        for lane in range(LANES):
                            if is_next:
                                shut[lane] = 1.0 if total[1, lane] >= 0.0 else 0.0
                            if shut[lane] == 0.0 and worth[at, lane] > total[1, lane]:
                                total[1, lane] = worth[at, lane]
                    best = of(total, 1, 0)
                else:
                    for choice in range(1, throws.size[group]):
                        best = greater(best, of(worth, base + offset[group, choice], 0))
                chance = throws.chance[group]
                t0 += chance * (best[0] if best[0] >= 0.0 else other[0])
                t1 += chance * (best[1] if best[1] >= 0.0 else other[1])
                t2 += chance * (best[2] if best[2] >= 0.0 else other[2])
                t3 += chance * (best[3] if best[3] >= 0.0 else other[3])
                t4 += chance * (best[4] if best[4] >= 0.0 else other[4])
                t5 += chance * (best[5] if best[5] >= 0.0 else other[5])
                t6 += chance * (best[6] if best[6] >= 0.0 else other[6])
                t7 += chance * (best[7] if best[7] >= 0.0 else other[7])
            total[0, 0], total[0, 1], total[0, 2], total[0, 3] = t0, t1, t2, t3
            total[0, 4], total[0, 5], total[0, 6], total[0, 7] = t4, t5, t6, t7
            if thrown.size:
                for lane in range(LANES):
                    thrown[points, state, lane] = total[0, lane]
            may_bank = not (throws.must and state == throws.hot)
            for lane in range(LANES):
                banked = bank[points, state if spread else 0, lane] if may_bank else -1.0
                value = banked if banked > total[0, lane] else total[0, lane]
                worth[base + state, lane] = value if points <= headroom[lane] else -1.0
    return worth[throws.hot].copy()


def shared_walk(throws: Throws, until: int, bank: Floats, shared: Floats, headroom: Whole, farkled: Floats) -> Floats:
    """The chances after a turn that is best for its own seat, for LANES standings: the seat's own, that of a farkle,
    and those of others without it. `bank[points, lane]`, `shared[other, points, lane]`: if it banks.
    """
    memory_for(throws, until, (2 + len(shared)) * LANES)
    found: Floats = _shared_walk(throws, until, bank, shared, headroom, farkled)
    return found


@compiled
def _shared_walk(throws, until, bank, shared, headroom, farkled):  # type: ignore[no-untyped-def]  # compiled
    """The walk of `shared_walk`, compiled. A state has its chances side by side, each with all lanes."""
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
            place = base + state * width
            may_bank = not (throws.must and state == throws.hot)
            for lane in range(LANES):
                banks = may_bank and bank[points, lane] > total[lane]
                value = bank[points, lane] if banks else total[lane]
                worth[place + lane] = value if points <= headroom[lane] else -1.0
                worth[place + LANES + lane] = 0.0 if banks else total[LANES + lane]
                for other in range(others):
                    at = (2 + other) * LANES + lane
                    worth[place + at] = shared[other, points, lane] if banks else total[at]
    start = throws.hot * width
    return worth[start : start + width].copy().reshape(-1, LANES)
