"""Solved columns as files, the same for any number of columns: see `bot.coach.files`."""

from collections.abc import Iterable
from functools import lru_cache, partial
from pathlib import Path

from bot.coach.files import CACHE, SHIPPED, digest_of, find, keep, read, write
from bot.coach.yahtzee.solver import Solved
from bot.games.yahtzee import RuleSet

VERSION = 2
"""Raise it if a default changes, too, because the digest ignores defaults."""

_MAGIC = b"YZCOACH" + bytes([VERSION])
_FINEST = (22, 6)
"""The units of averages and deviations, or less if they are large."""


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    no_matter = {"columns", "column_factors", "ties"}
    return digest_of(rules.model_dump(mode="json", exclude=no_matter, exclude_defaults=True))


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
    units = [min(most, 30 - int(each.max()).bit_length()) for most, each in zip(_FINEST, both, strict=True)]
    arrays = dict(zip(("mean", "deviation"), zip(both, units, strict=True), strict=True))
    return write(_MAGIC, digest(rules), arrays, {"whole_card": float(solved.mean[0, 0, 0])})


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """Raises UnusableTable."""
    arrays, numbers = read(_MAGIC, digest(rules), data)
    arrays["mean"][0, 0, 0] = numbers["whole_card"]
    return Solved(**arrays)
