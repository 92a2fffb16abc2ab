"""Solved columns as files, the same for any number of columns: see `bot.coach.files`."""

from collections.abc import Iterable
from functools import lru_cache, partial
from pathlib import Path

import numpy as np

from bot.coach.files import CACHE, SHIPPED, digest_of, find, keep, read, write
from bot.coach.yahtzee.hands import Floats
from bot.coach.yahtzee.solver import Factored, Solved
from bot.games.yahtzee import RuleSet

VERSION = 3
"""Raise it if a default changes, too, because the digest ignores defaults."""

_MAGIC = b"YZCOACH" + bytes([VERSION])
_FINEST = {"mean": 22, "deviation": 6}
_OF_FACTORS = 12
"""The units of averages and deviations, or less if they are large."""


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    no_matter = {"columns", "column_factors", "ties"}
    return digest_of(rules.model_dump(mode="json", exclude=no_matter, exclude_defaults=True))


def path_of(rules: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.column"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The solved table of these rules from a file; None if it has to be solved."""
    return find(path_of(rules).name, folders, partial(read_table, rules=rules))


def keep_table(solved: Solved, rules: RuleSet, folder: Path = CACHE) -> bool:
    """Stores a table as a file, and returns whether it could."""
    return keep(path_of(rules, folder), write_table(solved, rules))


def write_table(solved: Solved, rules: RuleSet) -> bytes:
    arrays = dict[str, tuple[Floats, int]]()
    for name, values in (("mean", solved.mean), ("deviation", solved.deviation)):
        if isinstance(values, Factored):
            # The other way round, neighbours differ less.
            arrays |= {f"{name} lower": (values.lower.T, _OF_FACTORS), f"{name} upper": (values.upper.T, _OF_FACTORS)}
        else:
            arrays[name] = values, _FINEST[name]
    within = {
        name: (array, min(units, 30 - int(np.abs(array).max()).bit_length())) for name, (array, units) in arrays.items()
    }
    return write(_MAGIC, digest(rules), within, {"average": solved.average})


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """The solved table that a file holds. Raises UnusableTable."""
    arrays, numbers = read(_MAGIC, digest(rules), data)

    def values(name: str) -> Floats | Factored:
        if name in arrays:
            return arrays[name]
        return Factored(*(np.ascontiguousarray(arrays[f"{name} {part}"].T) for part in ("lower", "upper")))

    return Solved(rules, values("mean"), values("deviation"), numbers["average"])
