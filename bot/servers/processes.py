"""This process's part of the servers."""

from bot.config import Shards
from bot.store.storage import Guard


class Served:
    """The servers of some `shards`, while the `guard` holds their locks. None: all."""

    def __init__(self, shards: Shards | None = None, guard: "Guard | None" = None) -> None:
        self.shards = shards
        self.guard = guard

    @property
    def is_held(self) -> bool:
        return self.guard is None or self.guard.holds()

    def has(self, guild_id: int) -> bool:
        return self.is_held and (self.shards is None or self.shards.serve(guild_id))

    @property
    def fraction(self) -> float:
        """This process's part of a limit that all processes have together."""
        return len(self.shards.ids) / self.shards.count if self.shards else 1.0
