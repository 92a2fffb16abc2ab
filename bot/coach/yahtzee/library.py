"""Solved columns as files. One is solved for all rule sets that differ only in their number of columns.

8 bytes   b"YZCOACH" and the version of the format
32 bytes  SHA-256 of the options that differ from their defaults
32 bytes  SHA-256 of all that follows
…         compressed: two numbers as doubles, then for the averages and the deviations the units of their numbers,
          and these as differences of neighbours
"""

import hashlib
import json
import lzma
import struct
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import numpy as np

from bot.coach.files import CACHE, SHIPPED, keep
from bot.coach.yahtzee.cards import ALL
from bot.coach.yahtzee.solver import Solved
from bot.coach.yahtzee.throws import Floats
from bot.games.yahtzee import RuleSet

VERSION = 1
"""To be raised where a default changes, too: a table does not say options that have theirs."""

_MAGIC = b"YZCOACH" + bytes([VERSION])
_HEAD = struct.Struct("<dbb")
_FINEST = (22, 6)
"""Averages and deviations are whole multiples of 2 to the power of minus this, or of more where they are large."""


class UnusableTable(Exception):
    """These bytes are no table of this rule set, or not one of this version, or were damaged."""


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    """32 bytes that differ if two rule sets have different tables."""
    options = rules.model_dump(mode="json", exclude={"columns"}, exclude_defaults=True)
    return hashlib.sha256(json.dumps(options, sort_keys=True).encode()).digest()


def path_of(rules: RuleSet, folder: Path) -> Path:
    """Where the table of a rule set lies in a folder, whether or not it is there."""
    return folder / f"{digest(rules).hex()[:32]}.column"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The table of a rule set, from the first folder that has a usable one. If there is none, it has to be solved."""
    for folder in folders:
        path = path_of(rules, folder)
        try:
            solved = read_table(path.read_bytes(), rules)
            if folder == CACHE:
                path.touch()
        except (OSError, UnusableTable):
            continue
        return solved
    return None


def keep_table(solved: Solved, rules: RuleSet, folder: Path = CACHE) -> bool:
    """Writes a table to a folder. False if it cannot be kept."""
    return keep(path_of(rules, folder), write_table(solved, rules))


def write_table(solved: Solved, rules: RuleSet) -> bytes:
    """The bytes of a solved column."""
    both = solved.mean, solved.deviation
    bits = [min(most, 30 - int(each.max()).bit_length()) for most, each in zip(_FINEST, both, strict=True)]
    packed = b"".join(_pack(each, units) for each, units in zip(both, bits, strict=True))
    body = lzma.compress(_HEAD.pack(solved.mean[0, 0, 0], *bits) + packed)
    return _MAGIC + digest(rules) + hashlib.sha256(body).digest() + body


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """The solved column that `write_table` made of these rules. Raises UnusableTable."""
    body = data[72:]
    if data[:72] != _MAGIC + digest(rules) + hashlib.sha256(body).digest():
        raise UnusableTable
    content = lzma.decompress(body)
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
    # Positive and negative differences alternate, so that small ones of either sign have zeros in front.
    folded = ((less << 1) ^ (less >> 63)).astype(np.uint32)
    return folded.ravel().view(np.uint8).reshape(-1, 4).T.tobytes()


def _unpack(packed: np.ndarray[tuple[int], np.dtype[np.uint8]], bits: int) -> Floats:
    folded = packed.reshape(4, -1).T.copy().view(np.uint32).astype(np.int64).reshape(2, ALL + 1, -1)
    return np.cumsum((folded >> 1) ^ -(folded & 1), axis=-1) / 2.0**bits
