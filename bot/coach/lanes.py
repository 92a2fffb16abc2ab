"""Eight numbers at once, for compiled code: not as arrays, so that they stay in the processor's vectors."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import config, njit

from bot import __version__

LANES = 8

# Eight additions of single numbers become one or two of vectors.
config.SLP_VECTORIZE = 1  # type: ignore[attr-defined]  # numba's options are made as it loads
# numba compiles a function anew if its own file has changed, not for one that it calls: each version has a folder.
if config.CACHE_DIR:  # type: ignore[attr-defined]  # likewise
    config.CACHE_DIR = str(Path(config.CACHE_DIR, __version__))  # type: ignore[attr-defined]  # likewise

compiled: Callable[..., Callable[..., Any]] = njit(
    cache=True, nogil=True, fastmath={"contract", "nsz"}, error_model="numpy"
)


@compiled
def of(a, r, c):  # type: ignore[no-untyped-def]  # compiled
    """Eight numbers of a row, from column `c` on."""
    return a[r, c], a[r, c + 1], a[r, c + 2], a[r, c + 3], a[r, c + 4], a[r, c + 5], a[r, c + 6], a[r, c + 7]


@compiled
def put(a, r, b):  # type: ignore[no-untyped-def]  # compiled
    a[r, 0], a[r, 1], a[r, 2], a[r, 3], a[r, 4], a[r, 5], a[r, 6], a[r, 7] = b


@compiled
def _max(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a if a > b else b


@compiled
def greater(a, b):  # type: ignore[no-untyped-def]  # compiled
    first = _max(a[0], b[0]), _max(a[1], b[1]), _max(a[2], b[2]), _max(a[3], b[3])
    return *first, _max(a[4], b[4]), _max(a[5], b[5]), _max(a[6], b[6]), _max(a[7], b[7])


@compiled
def plus(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6], a[7] + b[7]


@compiled
def times(a, b):  # type: ignore[no-untyped-def]  # compiled
    return a[0] * b, a[1] * b, a[2] * b, a[3] * b, a[4] * b, a[5] * b, a[6] * b, a[7] * b
