"""Writes and reads a solved game as a file (`bot.coach.files`). Probabilities are multiples of 2⁻²⁴, so within 3e-8."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bot.coach.farkle.bounds import options_of
from bot.coach.farkle.endgame import Ending
from bot.coach.farkle.last_turns import LastTurns
from bot.coach.farkle.levels import Levels, levels_of
from bot.coach.farkle.solved import Solved, gains_shape
from bot.coach.farkle.solver import gains_of
from bot.coach.farkle.throws import Floats
from bot.coach.farkle.twin import twin
from bot.coach.files import CACHE, SHIPPED, UnusableTable, digest_of, find, keep, read, write
from bot.games.farkle import ENGINE, RuleSet
from bot.rulesets import shipped_of

VERSION = 2
"""The version of the format. Raise it if a default changes, because `digest` omits defaults."""
MOST_BYTES = 3 * 1024 * 1024
"""The size in bytes of the largest table that is stored."""

_MAGIC = b"FKCOACH" + bytes([VERSION])
_UNITS = 24
_MOST_GAINS = 8
"""How many files of offers' gains are kept; each takes up to 100 MB of the disk."""


@lru_cache(maxsize=256)
def digest(rules: RuleSet) -> bytes:
    """A digest of 32 bytes, different if rules play differently."""
    return digest_of(options_of(rules))


def path_of(rules: RuleSet, folder: Path = SHIPPED) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.table"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The solved table of `twin(rules)`, or that of a higher target, from a file; None if it has to be solved."""
    rules = twin(rules)
    option = "target" if rules.target else "rounds"
    least, known = getattr(rules, option), (getattr(ruleset.rules, option) for ruleset in shipped_of(ENGINE).values())
    for value in (least, *sorted({value for value in known if value and value > least})):
        whole = rules.model_copy(update={option: value})
        found = find(path_of(whole).name, folders, partial(read_table, rules=whole))
        if found is not None and (found := corner(found, rules)) is not None:
            return found
    return None


def corner(solved: Solved, rules: RuleSet) -> Solved | None:
    """The table of the same game to a target that is as high or lower, because seats are as far from it. None if more
    matters than that: an opening, or the floor of a penalty.
    """
    levels, whole = levels_of(rules), solved.levels
    if not rules.target:
        return replace(solved, levels=levels)
    if levels.goal == whole.goal:
        return solved
    if levels.unopened.any() or levels.lowest != whole.lowest or (levels.loss and not levels.rest):
        return None
    start, end = whole.goal - levels.goal, solved.ending
    near = replace(
        end,
        alone=tuple(values[start:] for values in end.alone),
        met=end.met[:, start:],
        enough=end.enough[:, start : end.enough.shape[1] - start],
    )
    return Solved(levels, near, solved.wins[..., start:, start:].copy(), solved.bound, solved.gains)


def keep_table(solved: Solved, folder: Path = CACHE) -> bool:
    """Stores a table as a file. Returns False if it is too large or cannot be stored."""
    data, rules = write_table(solved), solved.levels.rules
    if rules.follow_on:
        keep(_path_of_gains(data), solved.gains.tobytes(), _MOST_GAINS)
    return len(data) <= MOST_BYTES and keep(path_of(rules, folder), data)


def write_table(solved: Solved) -> bytes:
    end = solved.ending
    arrays: dict[str, NDArray[Any]] = {
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
    numbers = {"bound": solved.bound, "most": end.most, "lead": end.turns.most if end.turns else None}
    scaled = {name: (values, _UNITS * (values.dtype.kind == "f")) for name, values in arrays.items()}
    return write(_MAGIC, digest(solved.levels.rules), scaled, numbers)


def read_table(data: bytes, rules: RuleSet) -> Solved:
    """The solved table that a file holds. Raises UnusableTable if it is damaged, or of other rules or versions."""
    arrays, numbers = read(_MAGIC, digest(rules), data)
    levels, wins = levels_of(rules), arrays["wins"]
    if wins.shape != (levels.sides, levels.streaks, levels.streaks, levels.total.size, levels.total.size):
        raise UnusableTable
    turns = None
    if numbers["lead"] is not None:
        turns = LastTurns(numbers["lead"], _numbered(arrays, "leads"), _numbered(arrays, "first"))
    end = Ending(
        turns,
        tuple(_numbered(arrays, "alone")),
        arrays["play_off"],
        arrays["reached"],
        arrays["met"],
        arrays["enough"].astype(np.int64),
        numbers["most"],
        arrays.get("gains", np.zeros((1, 1, 1))),
        arrays.get("met_gains", np.zeros((levels.sides, 1, 1, 1, 1))),
    )
    return Solved(levels, end, wins, numbers["bound"], _gains(levels, end, wins, _path_of_gains(data)))


def _path_of_gains(data: bytes) -> Path:
    """The file of what following on gains, named after the digest in a table."""
    return CACHE / f"{data[40:72].hex()[:32]}.gains"


def _gains(levels: Levels, end: Ending, wins: Floats, path: Path) -> NDArray[np.float32]:
    """What offers gain: it takes seconds, so it is kept in a file, and only the used part of that is in memory."""
    if not levels.rules.follow_on:
        return gains_of(levels, end, wins)
    with suppress(OSError, ValueError):
        return _mapped(path, levels)
    gains = gains_of(levels, end, wins)
    with suppress(OSError, ValueError):
        keep(path, gains.tobytes(), _MOST_GAINS)
        return _mapped(path, levels)
    return gains


def _mapped(path: Path, levels: Levels) -> NDArray[np.float32]:
    kept = np.memmap(path, np.float32, "r", shape=gains_shape(levels))
    path.touch()
    return np.asarray(kept)


def _numbered(arrays: dict[str, Floats], name: str) -> list[Floats]:
    return [arrays[f"{name}{count}"] for count in range(len(arrays)) if f"{name}{count}" in arrays]
