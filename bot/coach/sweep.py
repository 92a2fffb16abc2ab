"""The compiled walk through one turn: from the most points down to none, for several standings side by side.

Numba earns its weight here: a table takes some 10^10 look-ups, which Python does in hours and compiled code in
seconds. Eight standings ('lanes') share each look-up of the rules, so that the processor adds them up at once.
"""

import numpy as np
from numba import njit

from bot.coach.throws import Floats, Throws

LANES = 8

FAR = 1 << 40
"""Room for points where nothing limits them."""

compiled = njit(cache=True, nogil=True, fastmath={"contract", "nsz"}, error_model="numpy")


@compiled
def sweep(throws, until, bank, hot, room, farkled, overshot, worth):  # type: ignore[no-untyped-def]  # compiled
    """Fills `worth` with the value of every state of a turn and returns that of its beginning, for each lane.

    `until`: from so many points (grid steps) on, the seat banks or, in the hot state, is worth `hot`.
    `bank[points * LANES + lane]` is the value of banking, below nothing where that is not allowed.
    `room[lane]` are the points that may be kept at most; `farkled` and `overshot` are the values of turns that end so.
    `worth[(points * states + state) * LANES + lane]` is the value of the seat that may throw or bank there.
    """
    states = throws.farkle.size
    most = throws.most
    best = np.empty(LANES)
    total = np.empty(LANES)
    shut = np.empty(LANES)
    offset = (throws.points * states + throws.next_state) * LANES
    for points in range(until, until + most + 1):
        for state in range(states):
            for lane in range(LANES):
                value = hot[(points - until) * LANES + lane] if state == throws.hot else bank[points * LANES + lane]
                worth[(points * states + state) * LANES + lane] = value if points <= room[lane] else -1.0
    for points in range(until - 1, -1, -1):
        for state in range(states):
            base = points * states * LANES
            for lane in range(LANES):
                total[lane] = throws.win[state] + throws.farkle[state] * farkled[lane]
            for group in range(throws.first_group[state], throws.first_group[state + 1]):
                start = throws.first_option[group]
                stop = throws.first_option[group + 1]
                at = base + offset[start]
                for lane in range(LANES):
                    best[lane] = worth[at + lane]
                if throws.ranked:
                    for lane in range(LANES):
                        shut[lane] = 0.0
                    for choice in range(start + 1, stop):
                        at = base + offset[choice]
                        if throws.new_rank[choice]:
                            for lane in range(LANES):
                                shut[lane] = 1.0 if best[lane] >= 0.0 else 0.0
                        for lane in range(LANES):
                            if shut[lane] == 0.0 and worth[at + lane] > best[lane]:
                                best[lane] = worth[at + lane]
                else:
                    for choice in range(start + 1, stop):
                        at = base + offset[choice]
                        for lane in range(LANES):
                            other = worth[at + lane]
                            mine = best[lane]
                            best[lane] = other if other > mine else mine
                chance = throws.chance[group]
                if room[0] < FAR:
                    for lane in range(LANES):
                        total[lane] += chance * (best[lane] if best[lane] >= 0.0 else overshot[lane])
                else:
                    for lane in range(LANES):
                        total[lane] += chance * best[lane]
            may_bank = not (throws.must and state == throws.hot)
            for lane in range(LANES):
                banked = bank[points * LANES + lane] if may_bank else -1.0
                thrown = total[lane]
                value = banked if banked > thrown else thrown
                worth[base + state * LANES + lane] = value if points <= room[lane] else -1.0
    # Nothing was kept yet, so nothing can be banked: `worth` of the beginning is that of the first throw.
    return worth[throws.hot * LANES : (throws.hot + 1) * LANES].copy()


@compiled
def thrown(throws, worth, state, points, farkled, overshot):  # type: ignore[no-untyped-def]  # compiled
    """The value of throwing the dice of `state` with so many points (grid steps), in the first lane of `worth`."""
    states = throws.farkle.size
    total = throws.win[state] + throws.farkle[state] * farkled
    for group in range(throws.first_group[state], throws.first_group[state + 1]):
        best = -1.0
        for choice in range(throws.first_option[group], throws.first_option[group + 1]):
            if throws.ranked and throws.new_rank[choice] and best >= 0.0:
                break
            following = (points + throws.points[choice]) * states + throws.next_state[choice]
            best = max(best, worth[following * LANES])
        total += throws.chance[group] * (best if best >= 0.0 else overshot)
    return total


def room_for(throws: Throws, until: int) -> Floats:
    """An array for `sweep` to fill."""
    return np.empty((until + throws.most + 1) * throws.farkle.size * LANES)
