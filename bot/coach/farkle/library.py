"""Files of solved tables: shipped ones, and a cache."""

from collections.abc import Iterable
from pathlib import Path

from bot.coach.farkle.solver import Solved
from bot.coach.farkle.table import MOST_BYTES, UnusableTable, digest, read_table, write_table
from bot.coach.farkle.twin import twin
from bot.coach.files import CACHE, SHIPPED, keep
from bot.games.farkle import RuleSet


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
    return len(data) <= MOST_BYTES and keep(path_of(solved.levels.rules, folder), data)
