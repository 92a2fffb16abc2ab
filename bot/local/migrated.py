"""New databases without running the migrations again: each is a copy of one that this process migrated once."""

import tempfile
from pathlib import Path

from bot.store.database import Database

_migrated: list[bytes] = []


async def migrate(path: Path) -> None:
    """Puts an empty database of the newest schema at `path`, where there is none yet."""
    if not _migrated:
        with tempfile.TemporaryDirectory() as folder:
            first = Path(folder) / "first.sqlite3"
            async with Database.open(f"sqlite:///{first}"):
                """Opening it migrates it."""
            _migrated.append(first.read_bytes())
    write_new(path, _migrated[0])


def write_new(path: Path, content: bytes) -> None:
    """Writes a file, where there is none yet."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
