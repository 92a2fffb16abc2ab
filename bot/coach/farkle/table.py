"""A solved game as a file.

After the head of `bot.coach.files`, the length of a JSON header (4 bytes), the header with each array's name, shape and
kind, and other numbers, and all arrays, compressed together.

Probabilities are multiples of 2^-24, so within 3e-8.
"""

import json
import lzma
import struct
from collections.abc import Iterable
from functools import lru_cache, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.bounds import options_of
from bot.coach.farkle.endgame import Ending, Turns
from bot.coach.farkle.levels import levels
from bot.coach.farkle.solver import Solved, gains_of
from bot.coach.farkle.throws import Floats
from bot.coach.farkle.twin import twin
from bot.coach.files import CACHE, SHIPPED, UnusableTable, digest_of, find, keep, opened, packed, sealed, unpacked
from bot.games.farkle import RuleSet

VERSION = 1
"""Raise it if a default changes, because `digest` omits defaults."""
MOST_BYTES = 3 * 1024 * 1024
"""Larger tables aren't stored."""

_MAGIC = b"FKCOACH" + bytes([VERSION])
_UNITS = 1 << 24
_MOST_HEADER = 1 << 16
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    """32 bytes, different if rules play differently."""
    return digest_of(options_of(rules))


def path_of(rules: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.table"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """None if `twin(rules)` must be solved."""
    rules = twin(rules)
    return find(path_of(rules).name, folders, partial(read_table, rules=rules))


def keep_table(solved: Solved, folder: Path = CACHE) -> bool:
    """False if it is too large or can't be kept."""
    data = write_table(solved)
    return len(data) <= MOST_BYTES and keep(path_of(solved.levels.rules, folder), data)


def write_table(solved: Solved) -> bytes:
    end = solved.ending
    arrays: dict[str, NDArray[np.float64] | NDArray[np.int64]] = {
        "wins": solved.wins,
        "play_off": end.play_off,
        "reached": end.reached,
        "met": end.met,
        "enough": end.enough,
    }
    if solved.levels.rules.follow_on:
        arrays |= {"gains": end.gains, "met_gains": end.met_gains}
    arrays |= {f"alone{count}": values for count, values in enumerate(end.alone)}
    if end.turns:
        arrays |= {f"leads{count}": values for count, values in enumerate(end.turns.leads)}
        arrays |= {f"first{count}": values for count, values in enumerate(end.turns.first)}
    header = {
        "arrays": [[name, list(values.shape), values.dtype.kind] for name, values in arrays.items()],
        "bound": solved.bound,
        "sweeps": solved.sweeps,
        "most": end.most,
        "lead": end.turns.most if end.turns else None,
    }
    text = json.dumps(header).encode()
    content = b"".join(_pack(values) for values in arrays.values())
    body = struct.pack("<I", len(text)) + text + lzma.compress(content, lzma.FORMAT_RAW, filters=_FILTERS)
    return sealed(_MAGIC, digest(solved.levels.rules), body)


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """Raises UnusableTable."""
    body = opened(_MAGIC, digest(rules), data)
    (length,) = struct.unpack_from("<I", body)
    if length > _MOST_HEADER:
        raise UnusableTable
    header = json.loads(body[4 : 4 + length])
    content = lzma.decompress(body[4 + length :], lzma.FORMAT_RAW, filters=_FILTERS)
    arrays: dict[str, Floats] = {}
    at = 0
    for name, shape, kind in header["arrays"]:
        size = 4 * int(np.prod(shape))
        arrays[name] = _unpack(content[at : at + size], tuple(shape), kind)
        at += size
    here = levels(rules)
    if arrays["wins"].shape != (here.sides, here.streaks, here.streaks, here.total.size, here.total.size):
        raise UnusableTable
    turns = None
    if header["lead"] is not None:
        turns = Turns(header["lead"], _numbered(arrays, "leads"), _numbered(arrays, "first"))
    enough = arrays["enough"].astype(np.int64)
    end = Ending(
        turns,
        tuple(_numbered(arrays, "alone")),
        arrays["play_off"],
        arrays["reached"],
        arrays["met"],
        enough,
        header["most"],
        arrays.get("gains", np.zeros((1, 1, 1))),
        arrays.get("met_gains", np.zeros((here.sides, 1, 1, 1, 1))),
    )
    wins = arrays["wins"]
    return Solved(here, end, wins, header["bound"], header["sweeps"], gains_of(here, end, wins))


def _numbered(arrays: dict[str, Floats], name: str) -> list[Floats]:
    return [arrays[f"{name}{count}"] for count in range(len(arrays)) if f"{name}{count}" in arrays]


def _pack(values: NDArray[np.float64] | NDArray[np.int64]) -> bytes:
    """As differences on both last axes."""
    left = (np.rint(values * _UNITS) if values.dtype.kind == "f" else values).astype(np.int64)
    for axis in range(max(0, left.ndim - 2), left.ndim):
        left = np.diff(left, axis=axis, prepend=0)
    return packed(left)


def _unpack(data: bytes, shape: tuple[int, ...], kind: str) -> Floats:
    whole = unpacked(data).reshape(shape)
    for axis in range(max(0, whole.ndim - 2), whole.ndim):
        whole = np.cumsum(whole, axis=axis)
    return whole / _UNITS if kind == "f" else whole.astype(np.float64)
