"""Solved columns as files, the same for any number of columns.

After the head of `bot.coach.files`, compressed: the average of a whole card as a double, the units of the averages and
of the deviations, and both as differences of neighbours.
"""

import lzma
import struct
from collections.abc import Iterable
from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from bot.coach.files import CACHE, SHIPPED, digest_of, find, keep, opened, sealed
from bot.coach.yahtzee.solver import ALL, Floats, Solved
from bot.games.yahtzee import RuleSet

VERSION = 1
"""Raise it if a default changes, too, because the digest ignores defaults."""

_MAGIC = b"YZCOACH" + bytes([VERSION])
_HEAD = struct.Struct("<dbb")
_FINEST = (22, 6)
"""Averages and deviations are multiples of 2⁻ⁿ, or of more if they are large."""


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    return digest_of(rules.model_dump(mode="json", exclude={"columns"}, exclude_defaults=True))


def path_of(rules: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.column"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """None if it has to be solved."""
    return find(path_of(rules).name, folders, partial(read_table, rules=rules))


def keep_table(solved: Solved, rules: RuleSet, folder: Path = CACHE) -> bool:
    """False if it can't be kept."""
    return keep(path_of(rules, folder), write_table(solved, rules))


def write_table(solved: Solved, rules: RuleSet) -> bytes:
    both = solved.mean, solved.deviation
    bits = [min(most, 30 - int(each.max()).bit_length()) for most, each in zip(_FINEST, both, strict=True)]
    packed = b"".join(_pack(each, units) for each, units in zip(both, bits, strict=True))
    body = lzma.compress(_HEAD.pack(solved.mean[0, 0, 0], *bits) + packed)
    return sealed(_MAGIC, digest(rules), body)


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """Raises UnusableTable."""
    content = lzma.decompress(opened(_MAGIC, digest(rules), data))
    start, *bits = _HEAD.unpack_from(content)
    packed = np.frombuffer(content, np.uint8, offset=_HEAD.size).reshape(2, -1)
    mean, deviation = (_unpack(each, units) for each, units in zip(packed, bits, strict=True))
    mean[0, 0, 0] = start
    return Solved(mean, deviation)


def _pack(values: Floats, bits: int) -> bytes:
    """Differences of neighbours as 32-bit numbers, their lowest bytes first, then the next."""
    whole = np.rint(values * 2.0**bits).astype(np.int64)
    less = whole.copy()
    less[..., 1:] -= whole[..., :-1]
    # Small differences of either sign become small positive numbers.
    folded = ((less << 1) ^ (less >> 63)).astype(np.uint32)
    return folded.ravel().view(np.uint8).reshape(-1, 4).T.tobytes()


def _unpack(packed: np.ndarray[tuple[int], np.dtype[np.uint8]], bits: int) -> Floats:
    folded = packed.reshape(4, -1).T.copy().view(np.uint32).astype(np.int64).reshape(2, ALL + 1, -1)
    return np.cumsum((folded >> 1) ^ -(folded & 1), axis=-1) / 2.0**bits
