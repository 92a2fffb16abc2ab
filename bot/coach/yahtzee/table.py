"""Solved columns as files (`bot.coach.files`). One serves cards with any number of columns."""

from collections.abc import Iterable
from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from bot.coach.files import CACHE, SHIPPED, digest_of, find, keep, read, write
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.solved import Factored, Solved
from bot.games.yahtzee import RuleSet

VERSION = 3
"""The version of the files. Raise it if a default changes, too, because the digest ignores defaults."""

_MAGIC = b"YZCOACH" + bytes([VERSION])
_FINEST = {"mean": 22, "deviation": 6}
"""The binary digits after the point that files keep; fewer if numbers are large."""
_FINEST_OF_FACTORS = 12


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    no_matter = {"columns", "column_factors", "ties"}
    return digest_of(rules.model_dump(mode="json", exclude=no_matter, exclude_defaults=True))


def path_of(rules: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.column"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The solved column of these rules from a file; None if it has to be solved."""
    return find(path_of(rules).name, folders, partial(read_table, rules=rules))


def keep_table(solved: Solved, folder: Path = CACHE) -> bool:
    """Stores a solved column as a file, and returns whether it could."""
    return keep(path_of(solved.rules, folder), write_table(solved))


def write_table(solved: Solved) -> bytes:
    arrays = dict[str, tuple[Floats, int]]()
    for name, values in (("mean", solved.mean), ("deviation", solved.deviation)):
        if isinstance(values, Factored):
            # The other way round, neighbours differ less.
            factors = {"lower": values.lower.T, "upper": values.upper.T}
            arrays |= {f"{name} {factor}": (array, _FINEST_OF_FACTORS) for factor, array in factors.items()}
        else:
            arrays[name] = values, _FINEST[name]
    rounded = {
        name: (array, min(digits, 30 - int(np.abs(array).max()).bit_length()))
        for name, (array, digits) in arrays.items()
    }
    return write(_MAGIC, digest(solved.rules), rounded, {"average": solved.average})


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """The solved column that a file holds. Raises UnusableTable."""
    arrays, numbers = read(_MAGIC, digest(rules), data)

    def values(name: str) -> Floats | Factored:
        if name in arrays:
            return arrays[name]
        return Factored(*(np.ascontiguousarray(arrays[f"{name} {factor}"].T) for factor in ("lower", "upper")))

    return Solved(rules, values("mean"), values("deviation"), numbers["average"])
