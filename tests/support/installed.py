"""An application that ran before: its commands and emoji are at Discord, and its database records that they are.

Otherwise each bot that starts on a local Discord would upload them again, which takes longer than most tests.
"""

import pickle
from dataclasses import dataclass
from pathlib import Path

from bot.store.database import Database, record, recorded
from localdiscord import LocalDiscord
from tests.support.databases import kept, opened

_KINDS = ("command", "emoji")


@dataclass(frozen=True)
class Installation:
    """The application's state at Discord, and its records in the database."""

    registered: bytes
    """Its commands and emoji, pickled: that copies them five times faster than deepcopy."""

    files: dict[str, bytes]
    newest_ids: dict[str, int]
    recorded: str

    @classmethod
    async def of(cls, local: LocalDiscord, database: Database) -> "Installation":
        """The state that the first bot left there."""
        world, commands = local.world, await database.read(recorded, key="commands")
        assert commands is not None
        newest = {kind: world._counters[kind] for kind in _KINDS}  # the local Discord can't be saved
        registered = pickle.dumps((world.commands, world.emojis))
        return cls(registered, dict(world.files), newest, commands)

    def put_on(self, local: LocalDiscord) -> None:
        """As if the application had run there before."""
        world = local.world
        commands, emojis = pickle.loads(self.registered)
        world.commands.update(commands)
        world.emojis.update(emojis)
        world.files.update(self.files)
        world._counters.update(self.newest_ids)  # nor loaded

    async def put_at(self, path: Path) -> None:
        await kept.keeper.copy(path, "installed", self._fill)

    async def _fill(self, path: Path) -> None:
        async with opened(path) as database:
            await database.write(record, key="commands", value=self.recorded)
