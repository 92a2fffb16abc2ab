"""Values a turn from the most points down, in numpy: milliseconds for a few standings at once.

A turn is in one of a few states (`throws.State`) and has some points. To throw in a state is worth the average over all
groups of throws, each with its best keep. A keep leads to more points and another state, so those with more points are
valued first. What the turn is worth there is the best of throwing on and banking.
"""

from math import prod
from typing import NamedTuple

import numpy as np

from bot.coach.adviser import BeyondCoach
from bot.coach.farkle.throws import Floats, Throws, Whole

LANES = 32
"""How many standings are valued at once; more gain little."""
FAR = 1 << 40
# 30 MB, and some seconds; 8 times that while a table is solved.
_MOST_HEADROOM = 4_000_000


class Turn(NamedTuple):
    """The values of a turn. `value`: before the first throw, by lane. `thrown[points, state, lane]`: to throw, up to
    the points at which the seat banks.
    """

    value: Floats
    thrown: Floats


def sweep(
    throws: Throws,
    until: int,
    bank: Floats,
    farkled: Floats | float,
    overshot: Floats | float = 0.0,
    headroom: Whole | int = FAR,
) -> Turn:
    """The seat banks from `until` on. Points are grid steps.

    `bank[points, state, lane]` reaches beyond `until` by the most points of one keep. It may have one state for all,
    and lack the last axis; it is below 0 where banking isn't allowed. `headroom`: points that may be kept. No other
    value may be below 0. Raises BeyondCoach if the turn is too large.
    """
    states, hot, lanes = throws.farkle.size, throws.hot, bank.shape[2:]
    memory_for(throws, until, prod(lanes))
    limited, ones = bool(np.min(headroom) < FAR), (1,) * len(lanes)
    kept = np.arange(len(bank)).reshape(-1, *ones)
    cap = np.broadcast_to(np.where(kept <= headroom, np.inf, -1.0), (len(bank), *lanes))[:, None]
    worth = np.empty((len(bank), states, *lanes))
    worth[until:] = bank[until:]
    if throws.must:
        worth[until:, hot] = beyond(throws, bank, until, farkled)
    np.minimum(worth[until:], cap[until:], out=worth[until:])
    thrown = np.empty((until + 1, states, *lanes))
    options = throws.points * states + throws.next_state
    groups = throws.chance.size
    rank = throws.rank.reshape(*options.shape, *ones)
    chances = np.zeros((states, groups + 2))
    chances[np.repeat(np.arange(states), np.diff(throws.first_group)), np.arange(groups)] = throws.chance
    chances[:, groups], chances[:, groups + 1] = throws.win, throws.farkle
    found, likely = np.empty((*options.shape, *lanes)), np.empty((groups + 2, *lanes))
    likely[groups], likely[groups + 1] = 1.0, farkled
    best, flat = likely[:groups], worth.reshape(-1, *lanes)
    for points in range(until, -1, -1):
        flat[points * states :].take(options, 0, found, "clip")
        if throws.ranked:
            first = np.where(found >= 0, rank, throws.rank.size).min(axis=0)
            found[rank != first] = -1.0
        np.maximum.reduce(found, axis=0, out=best)
        if limited:
            np.copyto(best, overshot, where=best < 0)
        now = thrown[points]
        np.matmul(chances, likely, out=now)
        if points < until:
            np.maximum(now, bank[points], out=worth[points])
            if throws.must:
                worth[points, hot] = now[hot]
            if limited:
                np.minimum(worth[points], cap[points], out=worth[points])
    return Turn(worth[0, hot].copy(), thrown)


def memory_for(throws: Throws, until: int, lanes: int = 1) -> None:
    """Checks that a turn is not too large to be valued; raises BeyondCoach if it is."""
    size = (until + throws.most + 1) * throws.farkle.size
    if size > _MOST_HEADROOM or size * lanes > 8 * _MOST_HEADROOM:
        raise BeyondCoach


def beyond(throws: Throws, bank: Floats, until: int, farkled: Floats | float) -> Floats:
    """The values from `until` points on of hot dice that must be thrown before banking, if banks grow evenly; zeros if
    nothing ends the turn.
    """
    hot = throws.hot
    some = slice(throws.first_group[hot], throws.first_group[hot + 1])
    chance, points = throws.chance[some], throws.points[:, some]
    stays = throws.next_state[:, some] == hot
    back = throws.scores_all
    again = chance[back].sum()
    bank = bank[until:, hot if bank.shape[1] > 1 else 0]
    if again >= 1:
        return np.zeros(bank.shape)
    slope = chance[~back].sum() / (1 - again)
    ahead = np.where(back, slope * points.max(axis=0), np.where(stays, 0, points).max(axis=0))
    more = (chance * ahead).sum() * (bank[1] - bank[0])
    return np.asarray(slope * bank + (more + throws.win[hot] + throws.farkle[hot] * farkled) / (1 - again))
