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

from bot.coach.files import CACHE, SHIPPED, digest_of, find, keep, opened, packed, sealed, unpacked
from bot.coach.yahtzee.solver import ALL, Solved
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
    whole = [np.rint(each * 2.0**units).astype(np.int64) for each, units in zip(both, bits, strict=True)]
    body = lzma.compress(
        _HEAD.pack(solved.mean[0, 0, 0], *bits) + b"".join(packed(np.diff(each, prepend=0)) for each in whole)
    )
    return sealed(_MAGIC, digest(rules), body)


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """Raises UnusableTable."""
    content = lzma.decompress(opened(_MAGIC, digest(rules), data))
    start, *bits = _HEAD.unpack_from(content)
    arrays = content[_HEAD.size :]
    halves = arrays[: len(arrays) // 2], arrays[len(arrays) // 2 :]
    whole = [np.cumsum(unpacked(each).reshape(2, ALL + 1, -1), axis=-1) for each in halves]
    mean, deviation = (each / 2.0**units for each, units in zip(whole, bits, strict=True))
    mean[0, 0, 0] = start
    return Solved(mean, deviation)
