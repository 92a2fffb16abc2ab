"""Files of solved tables: shipped ones, and a cache."""

import os
from collections.abc import Iterable
from pathlib import Path

from bot.coach.farkle.solver import Solved
from bot.coach.farkle.table import MOST_BYTES, UnusableTable, digest, read_table, write_table
from bot.coach.farkle.twin import twin
from bot.games.farkle import RuleSet

SHIPPED = Path(__file__).parents[3] / "data" / "coach"

CACHE = SHIPPED / "cache"

MOST_TABLES = 64
"""The least recently used makes room."""


def path_of(rules: RuleSet, folder: Path) -> Path:
    return folder / f"{digest(rules).hex()[:32]}.table"


def find_table(rules: RuleSet, folders: Iterable[Path] = (SHIPPED, CACHE)) -> Solved | None:
    """The table of the rules or their twin; None if `twin(rules)` must be solved."""
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
    """Removes the oldest tables. Returns False if it fails."""
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
