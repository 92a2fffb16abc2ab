"""An application that ran before: its commands and emoji are at Discord, and its database records that they are.

Otherwise each bot that starts on a local Discord would upload them again, which takes longer than most tests.
"""

from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.database import Database, record, recorded
from localdiscord import LocalDiscord
from tests.support.databases import kept, opened

_KINDS = ("command", "emoji")


@dataclass(frozen=True)
class Installation:
    """The application's state at Discord, and its records in the database."""

    commands: dict[int | None, dict[int, Any]]
    emojis: dict[int, Any]
    files: dict[str, bytes]
    newest_ids: dict[str, int]
    recorded: str

    @classmethod
    async def of(cls, local: LocalDiscord, database: Database) -> "Installation":
        """The state that the first bot left there."""
        world, commands = local.world, await database.read(recorded, key="commands")
        assert commands is not None
        newest = {kind: world._counters[kind] for kind in _KINDS}  # the local Discord can't be saved
        return cls(deepcopy(world.commands), deepcopy(world.emojis), dict(world.files), newest, commands)

    def put_on(self, local: LocalDiscord) -> None:
        """As if the application had run there before."""
        world = local.world
        world.commands.update(deepcopy(self.commands))
        world.emojis.update(deepcopy(self.emojis))
        world.files.update(self.files)
        world._counters.update(self.newest_ids)  # nor loaded

    async def put_at(self, path: Path) -> None:
        await kept.keeper.copy(path, "installed", self._fill)

    async def _fill(self, path: Path) -> None:
        async with opened(path) as database:
            await database.write(record, key="commands", value=self.recorded)
