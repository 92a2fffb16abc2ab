"""An application that ran before: its commands and emoji are at Discord, and its database notes that they are.

Bots that start on a local Discord would else upload them anew each time, which takes longer than most tests do.
"""

import sqlite3
import tempfile
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bot.local.migrated import migrate, write_new
from bot.store.database import Database, note
from localdiscord import LocalDiscord

_KINDS = ("command", "emoji")


@dataclass(frozen=True)
class Installation:
    """What Discord keeps for the application, and an empty database of it."""

    commands: dict[int | None, dict[int, Any]]
    emojis: dict[int, Any]
    files: dict[str, bytes]
    newest_ids: dict[str, int]
    database: bytes

    @classmethod
    async def of(cls, local: LocalDiscord, database: Database) -> "Installation":
        """What the bot did that started there first."""
        world, noted = local.world, await database.read(partial(note, key="commands"))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "installed.sqlite3"
            await migrate(path)
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute("INSERT INTO notes (key, value) VALUES ('commands', ?)", [noted])
            content = path.read_bytes()
        newest = {kind: world._counters[kind] for kind in _KINDS}
        return cls(deepcopy(world.commands), deepcopy(world.emojis), dict(world.files), newest, content)

    def put_on(self, local: LocalDiscord) -> None:
        """As if the application had run there before."""
        world = local.world
        world.commands.update(deepcopy(self.commands))
        world.emojis.update(deepcopy(self.emojis))
        world.files.update(self.files)
        world._counters.update(self.newest_ids)
        world.commands_registered.set()

    def put_at(self, path: Path) -> None:
        """The database, where there is none yet."""
        write_new(path, self.database)
