"""Discord's parts of the servers, which processes share among themselves."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of this process. `count` is the total of all processes."""

    ids: tuple[int, ...]
    count: int

    def serve(self, guild_id: int) -> bool:
        return shard_of(guild_id, self.count) in self.ids


def shard_of(guild_id: int, count: int) -> int:
    """The shard of a server; places outside of the bot's servers are on the first."""
    return (guild_id >> 22) % count if guild_id > 0 else 0
