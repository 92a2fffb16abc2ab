"""The chance of each of several seats to win, estimated from the chances of every two of them.

How well each seat will do is a normal variable, and the best one wins. If all were independent, beating one rival and
beating another would have a correlation of one half, because of the seat's own luck. It is higher, because a seat that
is ahead of most plays safe (`docs/coach.md` has the errors).
"""

from collections.abc import Sequence
from math import erf, sqrt

import numpy as np

from bot.coach.farkle.throws import Floats

_CORRELATION = 0.73
_CORRELATIONS = np.array([0.0, 0.2, 0.4, 0.55, 0.7, 0.8, 0.9, 0.97, 0.995])
_NODES, _WEIGHTS = np.polynomial.hermite_e.hermegauss(17)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
_FAR = 8
_BELOW = np.arange(-_FAR, 1 / 1024, 1 / 512)
_TAIL = np.array([(1 + erf(each / sqrt(2))) / 2 for each in _BELOW])


def shares(beats: Sequence[Sequence[Floats | float]]) -> Floats:
    """The chances of all seats, which add up to 1. `beats[i][j - i - 1]`: how likely seat i wins against seat j alone,
    for j > i; arrays are taken element by element.
    """
    count = len(beats) + 1
    ahead: list[list[Floats]] = [[] for _ in range(count)]
    for seat, chances in enumerate(beats):
        for rival, chance in enumerate(chances, seat + 1):
            normal = _normal(np.asarray(chance, dtype=np.float64))[..., None]
            ahead[seat].append(normal)
            ahead[rival].append(-normal)
    found = [_beats_all(normals, np.array(_CORRELATION)) for normals in ahead]
    total = np.maximum(sum(found), 1e-12)
    return np.stack([each / total for each in np.broadcast_arrays(*found)])


def beats_all(beats: Sequence[Floats], both: Sequence[tuple[int, int, Floats]]) -> Floats:
    """How likely a seat wins. `beats`: its chances against each of the others alone; `both`: against two of them."""
    if len(beats) == 2:
        return both[0][2]
    normals = [_normal(each)[..., None] for each in beats]
    found = [_correlation([normals[some], normals[other]], chance) for some, other, chance in both]
    return _beats_all(normals, np.mean(found, axis=0)[..., None])


def _correlation(normals: list[Floats], chance: Floats) -> Floats:
    """The correlation that makes `chance` the chance to beat both."""
    likely = np.stack([_beats_all(normals, np.array(each)) for each in _CORRELATIONS])
    above = np.clip((likely < chance).sum(axis=0), 1, len(likely) - 1)
    low, high = (np.take_along_axis(likely, (above - less)[None], axis=0)[0] for less in (1, 0))
    part = np.clip((chance - low) / np.maximum(high - low, 1e-12), 0.0, 1.0)
    return np.asarray(_CORRELATIONS[above - 1] + part * (_CORRELATIONS[above] - _CORRELATIONS[above - 1]))


def _beats_all(normals: list[Floats], correlation: Floats) -> Floats:
    likely = np.ones(_NODES.size)
    shared, own = np.sqrt(correlation), np.sqrt(1 - correlation)
    for normal in normals:
        likely = likely * _below((normal + shared * _NODES) / own)
    return np.asarray(likely @ _WEIGHTS)


def _below(normal: Floats) -> Floats:
    tail = np.interp(-np.abs(normal), _BELOW, _TAIL)
    return np.asarray(np.where(normal < 0, tail, 1 - tail))


def _normal(chance: Floats) -> Floats:
    tail = np.interp(np.minimum(chance, 1 - chance), _TAIL, _BELOW)
    return np.asarray(np.where(chance < 0.5, tail, -tail))
