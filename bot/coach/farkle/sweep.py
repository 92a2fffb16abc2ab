"""The compiled walk through a turn, from the most points down.

A table takes 10^10 look-ups: hours in Python, seconds with numba. Eight standings ('lanes') share each, so the
processor adds them at once.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.throws import Floats, Throws

LANES = 8

# 30 MB, and tenths of a second.
_MOST_ROOM = 4_000_000

FAR = 1 << 40

UNASKED = np.empty(0)
"""A default for `thrown_on` would compile the walk twice."""

compiled = njit(cache=True, nogil=True, fastmath={"contract", "nsz"}, error_model="numpy")


def _walk(lanes: int) -> Callable[..., Floats]:
    def walk(throws, until, bank, hot, room, farkled, overshot, worth, thrown_on):  # type: ignore[no-untyped-def]  # compiled
        """Fills in `worth` and returns the value of the beginning, by lane. Points are grid steps.

        The seat banks from `until` on or, in the hot state, has `hot`. `bank[points * lanes + lane]`, or `bank[(points
        * states + state) * lanes + lane]`, is below 0 if banking isn't allowed. `room[lane]`: points that may be kept.
        `worth[(points * states + state) * lanes + lane]`: to throw or bank; `thrown_on`, unless empty: to throw.
        """
        states = throws.farkle.size
        most = throws.most
        spread = bank.size // ((until + most + 1) * lanes)
        best = np.empty(lanes)
        total = np.empty(lanes)
        shut = np.empty(lanes)
        offset = (throws.points * states + throws.next_state) * lanes
        for points in range(until, until + most + 1):
            for state in range(states):
                banked_at = (points * spread + (state if spread > 1 else 0)) * lanes
                for lane in range(lanes):
                    value = hot[(points - until) * lanes + lane] if state == throws.hot else bank[banked_at + lane]
                    worth[(points * states + state) * lanes + lane] = value if points <= room[lane] else -1.0
        for points in range(until - 1, -1, -1):
            for state in range(states):
                base = points * states * lanes
                for lane in range(lanes):
                    total[lane] = throws.win[state] + throws.farkle[state] * farkled[lane]
                for group in range(throws.first_group[state], throws.first_group[state + 1]):
                    start = throws.first_option[group]
                    stop = throws.first_option[group + 1]
                    at = base + offset[start]
                    for lane in range(lanes):
                        best[lane] = worth[at + lane]
                    if throws.ranked:
                        for lane in range(lanes):
                            shut[lane] = 0.0
                        for choice in range(start + 1, stop):
                            at = base + offset[choice]
                            if throws.new_rank[choice]:
                                for lane in range(lanes):
                                    shut[lane] = 1.0 if best[lane] >= 0.0 else 0.0
                            for lane in range(lanes):
                                if shut[lane] == 0.0 and worth[at + lane] > best[lane]:
                                    best[lane] = worth[at + lane]
                    else:
                        for choice in range(start + 1, stop):
                            at = base + offset[choice]
                            for lane in range(lanes):
                                other = worth[at + lane]
                                mine = best[lane]
                                best[lane] = other if other > mine else mine
                    chance = throws.chance[group]
                    if room[0] < FAR:
                        for lane in range(lanes):
                            total[lane] += chance * (best[lane] if best[lane] >= 0.0 else overshot[lane])
                    else:
                        for lane in range(lanes):
                            total[lane] += chance * best[lane]
                may_bank = not (throws.must and state == throws.hot)
                banked_at = (points * spread + (state if spread > 1 else 0)) * lanes
                if thrown_on.size:
                    for lane in range(lanes):
                        thrown_on[base + state * lanes + lane] = total[lane]
                for lane in range(lanes):
                    banked = bank[banked_at + lane] if may_bank else -1.0
                    thrown = total[lane]
                    value = banked if banked > thrown else thrown
                    worth[base + state * lanes + lane] = value if points <= room[lane] else -1.0
        return worth[throws.hot * lanes : (throws.hot + 1) * lanes].copy()

    # Numba caches by name: two processes that compile walks of one name might swap them.
    walk.__qualname__ = f"walk_{lanes}"
    walked: Callable[..., Floats] = compiled(walk)
    return walked


sweep = _walk(LANES)
sweep_one = _walk(1)
"""Three times as fast for one standing."""


@compiled
def thrown(throws, worth, state, points, farkled, overshot):  # type: ignore[no-untyped-def]  # compiled
    """At `points` grid steps; `worth` is of one standing."""
    states = throws.farkle.size
    total = throws.win[state] + throws.farkle[state] * farkled
    for group in range(throws.first_group[state], throws.first_group[state + 1]):
        best = -1.0
        for choice in range(throws.first_option[group], throws.first_option[group + 1]):
            if throws.ranked and throws.new_rank[choice] and best >= 0.0:
                break
            following = (points + throws.points[choice]) * states + throws.next_state[choice]
            best = max(best, worth[following])
        total += throws.chance[group] * (best if best >= 0.0 else overshot)
    return total


def room_for(throws: Throws, until: int, lanes: int = LANES) -> Floats:
    """Raises BeyondCoach if too large."""
    size = (until + throws.most + 1) * throws.farkle.size
    if size > _MOST_ROOM:
        raise BeyondCoach
    return np.empty(size * lanes)
