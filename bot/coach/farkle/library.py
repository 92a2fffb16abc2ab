"""Solved tables as files: those that ship, and a bounded cache of others."""

import os
from collections.abc import Iterable
from pathlib import Path

from bot.coach.farkle.solver import Solved
from bot.coach.farkle.table import MOST_BYTES, UnusableTable, digest, read_table, write_table
from bot.coach.farkle.twin import twin
from bot.games.farkle import RuleSet

SHIPPED = Path(__file__).parents[3] / "data" / "coach"
"""The tables that ship."""

CACHE = SHIPPED / "cache"
"""The tables that were solved here."""

MOST_TABLES = 64
"""So many tables are cached; the one that was used longest ago makes room."""


def path_of(rules: RuleSet, folder: Path) -> Path:
    """Where the table of a rule set lies in a folder, whether or not it is there."""
    return folder / f"{digest(rules).hex()[:32]}.table"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The table that answers for a rule set, its own or that of its twin, from the first folder that has a usable one.

    None where there is none, or only one that is damaged or of another version: `twin(rules)` has to be solved again.
    """
    rules = twin(rules)
    for folder in folders:
        path = path_of(rules, folder)
        try:
            solved = read_table(path.read_bytes(), rules)
        except (OSError, UnusableTable):
            continue
        if folder == CACHE:
            path.touch()
        return solved
    return None


def keep_table(solved: Solved, folder: Path = CACHE) -> bool:
    """Writes a table to a folder, whole or not at all, and removes the oldest ones. False if it cannot be kept."""
    data = write_table(solved)
    if len(data) > MOST_BYTES:
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = path_of(solved.levels.rules, folder)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(data)
        draft.replace(path)
        tables = sorted(folder.glob("*.table"), key=lambda table: table.stat().st_mtime, reverse=True)
        for table in tables[MOST_TABLES:]:
            table.unlink(missing_ok=True)
    except OSError:
        return False
    return True
