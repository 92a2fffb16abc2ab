"""The walk that solves tables, compiled: numba takes a second and 100 MB to load.

A table takes 10^10 look-ups. Eight standings ('lanes') share each, so the processor adds them at once.
"""

import numpy as np
from numba import njit

from bot.coach.farkle.solver import Side
from bot.coach.farkle.sweep import FAR, Turn, beyond, room_for
from bot.coach.farkle.throws import Floats

LANES = 8
_ATTEMPTS = 60

_compiled = njit(cache=True, nogil=True, fastmath={"contract", "nsz"}, error_model="numpy")


def settle(mine: Side, theirs: Side, again: Floats) -> tuple[Turn, Turn]:
    """A `Settle`."""
    lanes = np.arange(LANES) % again.size
    # A farkle is worth a fixed value and `weight` times that of a turn that changes nothing.
    coupled = mine.farkled is None or bool((mine.room < FAR).any())
    found = _settled(*_packed(mine, lanes), *_packed(theirs, lanes), again[lanes], coupled)
    size = again.size
    first, second, thrown, other_thrown = found
    return Turn(first[:size], thrown[:, :, :size]), Turn(second[:size], other_thrown[:, :, :size])


def _packed(side: Side, lanes: np.ndarray) -> tuple[object, ...]:
    throws, until, bank, room, farkled = side
    room_for(throws, until, LANES)
    bank = np.ascontiguousarray(bank[:, :, lanes])
    hot = bank[until:, throws.hot if bank.shape[1] > 1 else 0]
    grows = 0.0
    if throws.must:
        hot = beyond(throws, bank, until, 0.0)
        grows = float((beyond(throws, bank, until, 1.0) - hot).max())
    lost = np.zeros(LANES) if farkled is None else farkled[lanes]
    return throws, until, bank, np.ascontiguousarray(hot), grows, room[lanes], lost, float(farkled is None)


@_compiled
def _walk(throws, until, bank, hot, grows, room, lost, weight, again, thrown):  # type: ignore[no-untyped-def]  # compiled
    """As `sweep`; fills in `thrown`, unless it is empty."""
    states = throws.farkle.size
    spread = bank.shape[1] > 1
    best, total, shut, farkled = np.empty(LANES), np.empty(LANES), np.empty(LANES), np.empty(LANES)
    for lane in range(LANES):
        farkled[lane] = lost[lane] + weight * again[lane]
    worth = np.empty((until + throws.most + 1) * states * LANES)
    offset = (throws.points * states + throws.next_state).T.copy() * LANES
    for points in range(until, until + throws.most + 1):
        for state in range(states):
            for lane in range(LANES):
                value = bank[points, state if spread else 0, lane]
                if state == throws.hot:
                    value = hot[points - until, lane] + grows * farkled[lane]
                worth[(points * states + state) * LANES + lane] = value if points <= room[lane] else -1.0
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
                worth[base + state * LANES + lane] = value if points <= room[lane] else -1.0
    return worth[throws.hot * LANES : (throws.hot + 1) * LANES].copy()


@_compiled
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


@_compiled
def _settled(  # type: ignore[no-untyped-def]  # compiled
    throws,
    until,
    bank,
    hot,
    grows,
    room,
    lost,
    weight,
    others,
    other_until,
    other_bank,
    other_hot,
    other_grows,
    other_room,
    other_lost,
    other_weight,
    again,
    coupled,
):
    thrown = np.empty((until if bank.shape[1] > 1 else 0, throws.farkle.size, LANES))
    other_thrown = np.empty((other_until if bank.shape[1] > 1 else 0, throws.farkle.size, LANES))
    low, high, last, missed = np.zeros(LANES), np.ones(LANES), np.full(LANES, -1.0), np.empty(LANES)
    for _attempt in range(_ATTEMPTS):
        here = _walk(throws, until, bank, hot, grows, room, lost, weight, again, thrown)
        there = _walk(
            others,
            other_until,
            other_bank,
            other_hot,
            other_grows,
            other_room,
            other_lost,
            other_weight,
            1.0 - here,
            other_thrown,
        )
        if not coupled or _come_closer(again, there, low, high, last, missed) < 1e-10:
            break
    return here, there, thrown, other_thrown
