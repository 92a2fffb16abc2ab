"""Tables as files: those that ship, and a bounded cache of others."""

import os
from pathlib import Path

SHIPPED = Path(__file__).parents[2] / "data" / "coach"
"""The tables that ship."""

CACHE = SHIPPED / "cache"
"""The tables that were solved here."""

MOST_TABLES = 64
"""So many tables of a game are cached; the one that was used longest ago makes room."""


def keep(path: Path, data: bytes) -> bool:
    """Writes a table, whole or not at all, and removes the oldest ones like it. False if it cannot be kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(data)
        draft.replace(path)
        tables = sorted(path.parent.glob(f"*{path.suffix}"), key=lambda table: table.stat().st_mtime, reverse=True)
        for table in tables[MOST_TABLES:]:
            table.unlink(missing_ok=True)
    except OSError:
        return False
    return True
